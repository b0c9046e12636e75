/** The keys of the original Dumb Chess that act at the table of every other board game. */

import { gameOf } from '../board/names';
import { openHelp } from '../pages/help/help.svelte';
import type { View } from '../types';

/** F5, the original's key for its instructions, opens the rules of the game. */
export function rulesKey(event: KeyboardEvent, { terms }: View): void {
  const game = gameOf(terms.rules);
  if (event.key !== 'F5' || game === undefined) return;
  event.preventDefault();
  openHelp(game);
}
