/**
 * The set-up board: the position as it is built up, and what the program says of it.
 *
 * It is kept with the preferences, so that it is there again after the window was closed.
 */

import { app } from '../../app.svelte';
import { backend } from '../../backend';
import { drawnFen } from '../../board/fen';
import type { Cell, KeptSetUp, Man, SetChoice, SetUp, SetUpLook, Side } from '../../types';
import { wordsOf, wordsOfThrown } from '../../widgets/errors';
import { Undoable } from '../../widgets/undoable.svelte';
import { openForm } from '../request/form';
import { openPractice } from '../practice/practice.svelte';
import { request } from '../request/request.svelte';
import { move, put, remove } from './men';

/** The men of a position, and nothing else of it. */
const STANDARD = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w';
const KINGS = '4k3/8/8/8/8/8/8/4K3 w';

class SetUpBoard {
  readonly #positions = new Undoable<SetUp>(fresh(STANDARD));
  #perspective = $state<Side>('white');
  #look = $state.raw<SetUpLook | null>(null);
  /** The program could not be asked. */
  #failure = $state<string | null>(null);
  #asked = 0;
  #kept = '';

  get position(): SetUp {
    return this.#positions.value;
  }

  /** The side that the player takes, at the bottom of the board. */
  get perspective(): Side {
    return this.#perspective;
  }

  get canUndo(): boolean {
    return this.#positions.canUndo;
  }

  get canRedo(): boolean {
    return this.#positions.canRedo;
  }

  /** What the program says of the position; null until it has answered for the first time. */
  get look(): SetUpLook | null {
    return this.#look;
  }

  /** Why no game can begin from the position, in one sentence. */
  get problem(): string | null {
    return this.#failure ?? (this.#look?.problem ? wordsOf(this.#look.problem) : null);
  }

  /** Whether a set-up waits for its game. */
  get underWay(): boolean {
    return app.settings.set_up?.under_way ?? false;
  }

  /** Goes on with the set-up that was kept, or begins with the usual position. */
  async open(): Promise<void> {
    const kept = app.settings.set_up;
    if (kept && JSON.stringify(kept) !== this.#kept) {
      this.#perspective = kept.perspective;
      this.#positions.restart(kept.set_up);
    }
    await this.#ask();
  }

  put(man: Man): void {
    this.#place(put(this.position.men, man));
  }

  move(from: Cell, to: Cell): void {
    if (from !== to) this.#place(move(this.position.men, from, to));
  }

  remove(cell: Cell): void {
    this.#place(remove(this.position.men, cell));
  }

  /** Leaves the kings alone. */
  clear(): void {
    this.#change({ ...fresh(KINGS), turn: this.position.turn });
  }

  /** All 32 men at home. */
  standard(): void {
    this.#change({ ...fresh(STANDARD), turn: this.position.turn });
  }

  setTurn(turn: Side): void {
    this.#change({ ...this.position, turn, en_passant: null });
  }

  setCastling(side: Side, wing: 'short' | 'long', on: boolean): void {
    const { castling } = this.position;
    const changed = { ...castling, [side]: { ...castling[side], [wing]: on } };
    this.#change({ ...this.position, castling: changed });
  }

  setEnPassant(en_passant: Cell | null): void {
    this.#change({ ...this.position, en_passant });
  }

  setPerspective(side: Side): void {
    this.#perspective = side;
    this.#keep(true);
  }

  undo(): void {
    this.#positions.undo();
    this.#changed();
  }

  redo(): void {
    this.#positions.redo();
    this.#changed();
  }

  /** Puts the position of a FEN on the board; one that cannot be used rejects and changes nothing. */
  async take(fen: string): Promise<void> {
    this.#change(await backend().readSetUp(fen, rules()));
  }

  /** Opens the game request with the position; false where no game can begin from it. */
  async off(): Promise<boolean> {
    const start = await this.#playable();
    if (start !== null) request.open({ board: null, start, colour: this.#perspective });
    return start !== null;
  }

  /** Opens a practice board with the position, which leads back here; false where there can be none. */
  async practise(): Promise<boolean> {
    const fen = await this.#playable();
    const bottom = this.#perspective;
    if (fen !== null) openPractice({ fen, from: { name: 'set-up' }, bottom });
    return fen !== null;
  }

  /** The position as a FEN; null where no game can begin from it. */
  async #playable(): Promise<string | null> {
    await this.open();
    return this.problem === null ? (this.#look?.fen ?? null) : null;
  }

  /** A game has begun from this position; if it was the one on the set-up board, that is done. */
  played(fen: string): void {
    if (this.underWay && fen === this.#look?.fen) this.#keep(false);
  }

  /** Asks the program about the position as it is now. */
  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const look = await backend().lookAtSetUp(this.position, rules());
      if (asked !== this.#asked) return;
      this.#look = look;
      this.#failure = null;
    } catch (thrown) {
      if (asked === this.#asked) this.#failure = wordsOfThrown(thrown);
    }
  }

  #place(men: Man[]): void {
    this.#change({ ...this.position, men, en_passant: null });
  }

  #change(next: SetUp): void {
    this.#positions.change(next);
    this.#changed();
  }

  #changed(): void {
    this.#keep(true);
    void this.#ask();
  }

  #keep(under_way: boolean): void {
    const kept: KeptSetUp = {
      set_up: this.position,
      perspective: this.#perspective,
      under_way,
    };
    this.#kept = JSON.stringify(kept);
    // What cannot be kept is on the board all the same.
    void app.change({ set_up: kept }).catch(() => {});
  }
}

export const setUp = new SetUpBoard();

/** A position of these men with nothing played before it. */
function fresh(placement: string): SetUp {
  const both = { short: true, long: true };
  return {
    men: drawnFen(placement)?.men ?? [],
    turn: 'white',
    castling: { white: both, black: both },
    en_passant: null,
    halfmoves: 0,
    fullmoves: 1,
  };
}

/** The rules that the next request begins with; null for regular chess. */
function rules(): SetChoice | null {
  const form = openForm(app.settings, app.startup);
  return form.chess ? null : form.set;
}
