/** What a board shows besides men and marks, and what of it a move would change. No rules. */

import type { BoardView, Cell, Choice, Kind, Spot } from '../types';

/** What squares are, and which men stand in a plight. */
export type Scene = Pick<BoardView, 'ground' | 'frozen' | 'checked'>;

/** A board with nothing but men. */
export const PLAIN: Scene = { ground: [], frozen: [], checked: [] };

/** What a square is, where it is no plain land. */
export function groundOf({ ground }: Scene, cell: Cell): Spot | undefined {
  return ground.find((spot) => spot.cell === cell);
}

/**
 * The squares that the move to the square pointed at would strike: of the selected man, or of what is
 * dropped from beside the board.
 */
export function struckBy(
  choices: readonly Choice[],
  selected: Cell | null,
  dropped: Kind | null,
  to: Cell | null,
): readonly Cell[] {
  if (to === null || (selected === null && dropped === null)) return [];
  const meant = choices.find((choice) => {
    if (choice.to !== to) return false;
    return dropped ? choice.from === null && choice.kind === dropped : choice.from === selected;
  });
  return meant?.struck ?? [];
}
