/**
 * The drawing board of chessgroundx, held to this program's ways.
 *
 * It accepts a drop on every square and reports it; what stands on the board comes from the view
 * alone. After a drop the board waits for the next facts and then shows them, so that a man whose
 * try was refused goes back. Own men and dummies stand in one map; a dummy carries the library's
 * mark `promoted`, which is drawn paler.
 */

import { Chessground } from 'chessgroundx/chessground.js';
import type { Api } from 'chessgroundx/api';
import type { Config } from 'chessgroundx/config';
import type { Key, Piece, Pieces, PiecesDiff, Role } from 'chessgroundx/types';

import type { Cell, DropMode, Hint, Kind, Man, Side } from '../types';
import { cellAt, manAt } from './cells';

/** What the board shows. */
export interface Facts {
  files: number;
  ranks: number;
  bottom: Side;
  /** Drawn full. */
  men: readonly Man[];
  /** Drawn paler, with a dashed ring. */
  dummies: readonly Man[];
  lastMove: readonly [Cell, Cell] | null;
  /** A ring is drawn round these. */
  check: readonly Cell[];
  /** Whose men can be picked up: both when dummies are on the board, none to look only. */
  movable: Side | 'both' | null;
  drop: DropMode;
  /** Men that cannot be picked up. */
  fast: readonly Cell[];
  /** Where men go for certain, also where a man of their own army stands. */
  goals: readonly Hint[];
  /** Own men are put and taken away as dummies are: a board without a game. */
  free: boolean;
  /** How long a man slides to another square, in milliseconds. */
  slide: number;
  /** A press becomes a drag after so many pixels. */
  dragDistance: number;
}

/** What the board reports; the caller decides. */
export interface Hearer {
  /** A man or dummy was put from one square on another. Resolves when that has been answered. */
  onMove(from: Cell, to: Cell): Promise<void> | void;
  /** A dummy was dropped off the board, or right-clicked while selected; on a free board any man. */
  onDelete(cell: Cell): void;
  /** A kind from the tray was put on a square. */
  onPut(kind: Kind, cell: Cell): void;
  /** Another square is selected now, or none. */
  onSelect(cell: Cell | null): void;
}

/** After an answer the board waits so long for the view that goes with it. */
const SETTLE_MS = 150;

export class BoardAdapter {
  private readonly api: Api;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private selected: Cell | null = null;
  private tray: Kind | null = null;

  constructor(
    private readonly wrap: HTMLElement,
    private facts: Facts,
    private readonly hearer: Hearer,
  ) {
    this.api = Chessground(wrap, fixed(this, facts));
    this.show(facts);
    wrap.addEventListener('mousedown', this.pressedInside);
    document.addEventListener('mouseup', this.releasedFirst, { capture: true });
    document.addEventListener('mouseup', this.tellSelection);
  }

  /** Shows these facts; a drag under way goes on as long as its man still stands there. */
  show(facts: Facts): void {
    clearTimeout(this.settling);
    this.facts = facts;
    const wanted = pieces(facts);
    const diff: PiecesDiff = new Map();
    for (const key of this.api.state.boardState.pieces.keys()) {
      if (key !== 'a0' && !wanted.has(key)) diff.set(key, undefined);
    }
    for (const [key, piece] of wanted) {
      if (!same(this.api.state.boardState.pieces.get(key), piece)) diff.set(key, piece);
    }
    this.api.setPieces(diff);
    const { selected } = this.api.state.selectable;
    if (typeof selected === 'string' && !wanted.has(selected)) this.api.selectSquare(null);
    this.api.set(this.config());
    this.tellSelection();
  }

  /** Starts to drag a kind from the tray, as a dummy or as a man. */
  dragFromTray(kind: Kind, side: Side, event: MouseEvent, dummy = !this.facts.free): void {
    this.tray = kind;
    const piece = { role: role(kind), color: side, promoted: dummy };
    this.api.dragNewPiece(piece, false, event, true);
  }

  /** Selects the man on a square, or with none nothing. */
  select(cell: Cell | null): void {
    if (this.selected !== cell) this.api.selectSquare(null);
    if (cell && this.canPick(cell)) this.api.selectSquare(keyOf(cell), true);
    this.tellSelection();
  }

  /** Presses a square by keys: picks a man up, or puts the picked one there. */
  press(cell: Cell): void {
    const from = this.selected;
    if (!from) return this.select(cell);
    if (from === cell) return this.select(null);
    if (this.sameArmy(from, cell)) return this.select(cell);
    this.select(null);
    void this.answer(from, cell);
  }

  /** The square under a point of the page. */
  cellAtPoint(x: number, y: number): Cell | null {
    const key = this.api.getKeyAtDomPos([x, y]);
    return key ? cellOf(key) : null;
  }

  destroy(): void {
    clearTimeout(this.settling);
    this.wrap.removeEventListener('mousedown', this.pressedInside);
    document.removeEventListener('mouseup', this.releasedFirst, { capture: true });
    document.removeEventListener('mouseup', this.tellSelection);
    this.api.destroy();
  }

  /** A man was dropped or click-moved; the library has already put it there. */
  moved(from: Cell, to: Cell): void {
    const byClick = !this.api.state.stats.dragged;
    if (byClick && this.sameArmy(from, to)) {
      this.show(this.facts);
      this.select(to);
      return;
    }
    this.tellSelection();
    void this.answer(from, to);
  }

  private async answer(from: Cell, to: Cell): Promise<void> {
    clearTimeout(this.settling);
    const before = this.facts;
    await this.hearer.onMove(from, to);
    if (this.facts !== before) return;
    this.settling = setTimeout(() => this.show(this.facts), SETTLE_MS);
  }

  /** Whether what stands there can be taken away. */
  private isLoose(cell: Cell): boolean {
    const { men, dummies, free } = this.facts;
    return Boolean(manAt(dummies, cell) ?? (free && manAt(men, cell)));
  }

  private canPick(cell: Cell): boolean {
    const { movable, men, dummies, fast } = this.facts;
    if (movable === null || fast.includes(cell)) return false;
    if (movable === 'both') return Boolean(manAt(men, cell) ?? manAt(dummies, cell));
    return manAt(men, cell)?.side === movable;
  }

  /** Whether the second square gets the choice of the man there, instead of the first one's man. */
  private sameArmy(one: Cell, other: Cell): boolean {
    const { men, dummies, goals } = this.facts;
    if (goals.some(({ from, to }) => from === one && to.includes(other))) return false;
    if (manAt(dummies, one)) return Boolean(manAt(dummies, other)) && !manAt(men, other);
    const mine = manAt(men, one);
    return mine !== undefined && mine.side === manAt(men, other)?.side;
  }

  /** Right click deletes the selected dummy, on a free board what stands there. */
  private readonly pressedInside = (event: MouseEvent): void => {
    const cell = this.cellAtPoint(event.clientX, event.clientY);
    const isMeant = cell === this.selected || this.facts.free;
    if (event.button === 2 && cell && isMeant && this.isLoose(cell)) {
      this.select(null);
      this.hearer.onDelete(cell);
    }
    this.tellSelection();
  };

  /** Hears the end of a drag before the library does: from the tray, or off the board. */
  private readonly releasedFirst = (event: MouseEvent): void => {
    const drag = this.api.state.draggable.current;
    if (!drag || event.button !== 0) return;
    const cell = this.cellAtPoint(event.clientX, event.clientY);
    if (drag.orig === 'a0') {
      const kind = this.tray;
      this.tray = null;
      this.api.cancelMove();
      if (cell && kind) this.hearer.onPut(kind, cell);
    } else if (!cell && drag.started && this.isLoose(cellOf(drag.orig))) {
      this.hearer.onDelete(cellOf(drag.orig));
    }
  };

  private readonly tellSelection = (): void => {
    const { selected } = this.api.state.selectable;
    const cell = typeof selected === 'string' ? cellOf(selected) : null;
    if (cell === this.selected) return;
    this.selected = cell;
    this.hearer.onSelect(cell);
  };

  private config(): Config {
    const { files, ranks, bottom, lastMove, check, movable, drop, slide, dragDistance } =
      this.facts;
    const color = movable ?? undefined;
    return {
      dimensions: { width: files, height: ranks },
      orientation: bottom,
      animation: { enabled: slides(slide), duration: slide },
      lastMove: lastMove?.map(keyOf),
      check: check.map(keyOf),
      turnColor: movable === 'black' ? 'black' : 'white',
      movable: { free: true, color },
      draggable: { enabled: drop !== 'click' && movable !== null, distance: dragDistance },
      selectable: { enabled: drop !== 'drag' && movable !== null },
    };
  }
}

/** What is never changed while a board stands. */
function fixed(adapter: BoardAdapter, { files, ranks, bottom, slide }: Facts): Config {
  return {
    fen: '8/8/8/8/8/8/8/8',
    dimensions: { width: files, height: ranks },
    orientation: bottom,
    autoCastle: false,
    coordinates: false,
    disableContextMenu: true,
    animation: { enabled: slides(slide), duration: slide },
    movable: {
      showDests: false,
      rookCastle: false,
      events: { after: (from, to) => adapter.moved(cellOf(from), cellOf(to)) },
    },
    premovable: { enabled: false },
    drawable: { enabled: false, visible: false },
    draggable: { showGhost: true, deleteOnDropOff: false },
  };
}

/** Whether men are seen on their way: not where the person's system asks for less motion. */
function slides(ms: number): boolean {
  return ms > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function pieces({ men, dummies }: Facts): Pieces {
  const map: Pieces = new Map();
  for (const man of dummies) {
    map.set(keyOf(man.cell), { role: role(man.kind), color: man.side, promoted: true });
  }
  for (const man of men) map.set(keyOf(man.cell), { role: role(man.kind), color: man.side });
  return map;
}

function role(kind: Kind): Role {
  return `${kind}-piece` as Role;
}

function same(one: Piece | undefined, other: Piece): boolean {
  return one?.role === other.role && one.color === other.color && one.promoted === other.promoted;
}

/** The library writes a rank in one character: `:` is 10. */
function keyOf(cell: Cell): Key {
  return `${cell[0]}${String.fromCharCode(48 + Number(cell.slice(1)))}` as Key;
}

function cellOf(key: Key): Cell {
  return cellAt({ file: key.charCodeAt(0) - 97, rank: key.charCodeAt(1) - 49 });
}
