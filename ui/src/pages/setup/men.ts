/** Changes of the men on a board without a game; at most one man stands on a square. */

import { manAt } from '../../board/cells';
import type { Cell, Kind, Man, Side } from '../../types';

/** These men with one more; it replaces what stood there. */
export function put(men: readonly Man[], man: Man): Man[] {
  return [...remove(men, man.cell), man];
}

/** These men with one on another square; it replaces what stood there. */
export function move(men: readonly Man[], from: Cell, to: Cell): Man[] {
  const man = manAt(men, from);
  return man ? put(remove(men, from), { ...man, cell: to }) : [...men];
}

/** These men without the one on this square. */
export function remove(men: readonly Man[], cell: Cell): Man[] {
  return men.filter((man) => man.cell !== cell);
}

/** A man that is dragged or chosen from the tray. */
export interface Armed {
  side: Side;
  kind: Kind;
}
