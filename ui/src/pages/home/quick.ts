/** One press from the start screen to a game: the last request again, with the wanted kind of opponent. */

import type { NewGame, Settings, Startup } from '../../types';
import { openForm, toNewGame } from '../request/form';

/** The request that one press on "play the computer" sends. */
export function quickGame(startup: Startup, settings: Settings): NewGame {
  const form = openForm(settings, startup);
  return toNewGame({ ...form, opponent: 'computer' });
}
