/** From a request, or from an unfinished game, to the table. */

import { app } from '../../app.svelte';
import { backend } from '../../backend';
import type { NewGame } from '../../types';
import { direct } from '../direct/direct.svelte';
import { practice } from '../practice/practice.svelte';
import { setUp } from '../setup/setup.svelte';

/**
 * Opens a table; the request is remembered for the next time, unless it begins from a position of the
 * set-up board, which keeps it. A board game's own start is offered again.
 */
export async function begin(request: NewGame): Promise<void> {
  if (request.opponent.opponent === 'elsewhere') return direct.invite(request);
  const game = await backend().newGame(request);
  const practises = request.opponent.opponent === 'practice';
  if (practises) practice.begun(game);
  app.go({ name: 'table' });
  if (practises) return;
  if (request.start !== null && !request.board_game) return setUp.played(request.start);
  // The game has begun: a request that cannot be remembered is no reason to stop it.
  await app.change({ last_request: request }).catch(() => {});
}

/** Puts an unfinished game back on the table. */
export async function goOn(game: string): Promise<void> {
  await backend().goOn(game);
  app.go({ name: 'table' });
}
