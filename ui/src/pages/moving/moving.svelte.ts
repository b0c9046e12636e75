/** The board to try moving on: own men and dummies that go anywhere. No game, and nothing is kept. */

import { drawnFen } from '../../board/fen';
import { manAt } from '../../board/cells';
import type { Cell, Kind, Man } from '../../types';
import { Undoable } from '../../widgets/undoable.svelte';
import { move, put, remove } from '../setup/men';

/** Own men and dummies. */
export interface Tried {
  men: Man[];
  dummies: Man[];
}

export class Moving {
  readonly #tried = new Undoable<Tried>(start());

  get men(): readonly Man[] {
    return this.#tried.value.men;
  }

  get dummies(): readonly Man[] {
    return this.#tried.value.dummies;
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
    this.#tried.change({ men, dummies: put(dummies, { cell, kind, side: 'black' }) });
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

  /** Sets everything up anew. */
  restart(): void {
    this.#tried.change(start());
  }
}

function start(): Tried {
  const men = drawnFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w')?.men ?? [];
  return {
    men: men.filter(({ side }) => side === 'white'),
    dummies: men.filter(({ side }) => side === 'black'),
  };
}
