/** The legal moves of a board game, as the board and the pages ask about them. */

import type { Cell, Choice, Hint } from '../types';

/** The squares that each man can be put on. */
export function hintsOf(choices: readonly Choice[]): Hint[] {
  const hints = new Map<Cell, Set<Cell>>();
  for (const { from, to } of choices) {
    if (from && to) hints.set(from, (hints.get(from) ?? new Set()).add(to));
  }
  return [...hints].map(([from, to]) => ({ from, to: [...to] }));
}

/** The moves that put this man there: several when it can become several things. */
export function between(choices: readonly Choice[], from: Cell, to: Cell): Choice[] {
  return choices.filter((choice) => choice.from === from && choice.to === to);
}

/** The moves that drop something from beside the board. */
export function drops(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ from, to }) => from === null && to !== null);
}

/** The moves that no square belongs to: a pass. */
export function passes(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ from, to }) => from === null && to === null);
}
