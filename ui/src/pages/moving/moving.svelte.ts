/** The board to try moving on: own men and dummies that go anywhere. No game, and nothing is kept. */

import { drawnFen } from '../../board/fen';
import { manAt, otherSide } from '../../board/cells';
import type { Cell, Kind, Man, Side } from '../../types';
import { Undoable } from '../../widgets/undoable.svelte';
import { move, put, remove } from '../setup/men';

/** Own men and dummies. */
export interface Tried {
  men: Man[];
  dummies: Man[];
}

export class Moving {
  readonly #tried = new Undoable<Tried>(start('white'));
  #side = $state<Side>('white');
  /** Own men are drawn white and the enemy's black, whoever one is. */
  enemyBlack = $state(false);

  /** Who one is: at the bottom of the board. */
  get side(): Side {
    return this.#side;
  }

  /** The colour that the enemy's men are drawn in. */
  get enemyColour(): Side {
    return this.enemyBlack ? 'black' : otherSide(this.#side);
  }

  get men(): readonly Man[] {
    return inColour(this.#tried.value.men, otherSide(this.enemyColour));
  }

  get dummies(): readonly Man[] {
    return inColour(this.#tried.value.dummies, this.enemyColour);
  }

  get canUndo(): boolean {
    return this.#tried.canUndo;
  }

  get canRedo(): boolean {
    return this.#tried.canRedo;
  }

  /** Moves a man, which takes a dummy from its square, or a dummy, which gives way to men. */
  move(from: Cell, to: Cell): void {
    const { men, dummies } = this.#tried.value;
    if (from === to || manAt(men, to)) return;
    if (manAt(men, from)) {
      this.#tried.change({ men: move(men, from, to), dummies: remove(dummies, to) });
    } else this.#tried.change({ men, dummies: move(dummies, from, to) });
  }

  /** Puts a dummy on a square, also in place of another one. */
  put(kind: Kind, cell: Cell): void {
    const { men, dummies } = this.#tried.value;
    if (manAt(men, cell)) return;
    this.#tried.change({ men, dummies: put(dummies, { cell, kind, side: otherSide(this.#side) }) });
  }

  /** Takes a dummy away. */
  remove(cell: Cell): void {
    const { men, dummies } = this.#tried.value;
    this.#tried.change({ men, dummies: remove(dummies, cell) });
  }

  undo(): void {
    this.#tried.undo();
  }

  redo(): void {
    this.#tried.redo();
  }

  /** Sets everything up anew, as this side sees it. */
  restart(side: Side): void {
    this.#side = side;
    this.#tried.restart(start(side));
  }
}

function start(own: Side): Tried {
  const men = drawnFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w')?.men ?? [];
  return {
    men: men.filter(({ side }) => side === own),
    dummies: men.filter(({ side }) => side !== own),
  };
}

function inColour(men: readonly Man[], side: Side): Man[] {
  return men.map((man) => ({ ...man, side }));
}
