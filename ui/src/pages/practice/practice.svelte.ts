/** The practice board: where it is opened from, and the way back when it is over. */

import { app, type Screen } from '../../app.svelte';
import { backend } from '../../backend';
import { table } from '../../table/table.svelte';
import type { PracticeOrigin, Rules, Side } from '../../types';
import { request } from '../request/request.svelte';
import { choiceOf, offeredFor } from '../sets/choice';

/** What a practice board is opened with. */
export interface Opening {
  /** The position; the usual start, if none is given. */
  fen?: string;
  /** The screen to go back to when it is over. */
  from: Screen;
  /** The side at the bottom of the board. */
  bottom?: Side;
  /** The rules to begin the request with; the last ones, if none are given. */
  rules?: Rules;
}

/**
 * Asks for the options of a practice board; it begins when they are agreed to.
 *
 * Whether to practise with an opponent is asked here first, as soon as there can be one on another
 * machine.
 */
export function openPractice({ fen = '', from, bottom = 'white', rules }: Opening): void {
  practice.from = from;
  request.open({
    opponent: 'practice',
    board: null,
    start: fen,
    colour: bottom,
    clock: false,
    handicap: false,
    rated: false,
    requestsAfterEnd: false,
    ...(rules ? chosen(rules) : {}),
  });
}

function chosen(rules: Rules) {
  if (rules.game === 'board') return { board: { name: rules.name, options: rules.options } };
  if (rules.game === 'chess') return { chess: true };
  return { chess: false, set: choiceOf(offeredFor(app.startup.rule_sets, rules.set)) };
}

/** A game that was given up on the start screen leaves its origin behind; so many are kept. */
const KEPT = 20;

class Practice {
  /** Where the request was opened. */
  from: Screen = { name: 'home' };
  /** The board asks how the practice game ends. */
  ending = $state(false);

  /** The game has begun; where it came from is kept, also when the window is closed before its end. */
  begun(game: string): void {
    this.ending = false;
    const { from } = this;
    const at = from.name === 'replay' ? from.at : undefined;
    if (from.name === 'replay' && at) {
      this.#keep([...kept(game), { game, from: { ...from, at } }]);
    } else if (from.name === 'set-up') {
      this.#keep([...kept(game), { game, from }]);
    }
  }

  /** The game is over: it is kept or deleted, and one goes back to where it came from. */
  async leave(game: string, keeps: boolean): Promise<void> {
    if (keeps) await backend().leaveTable();
    else await backend().deleteGame(game);
    table.clear();
    const origin = app.settings.practice_origins.find((one) => one.game === game);
    app.go(origin?.from ?? { name: 'home' });
    if (origin) this.#keep(kept(game));
  }

  #keep(origins: PracticeOrigin[]): void {
    // Where it cannot be kept, the way back is known until the window is closed.
    void app.change({ practice_origins: origins.slice(-KEPT) }).catch(() => {});
  }
}

/** What is kept of all other games. */
function kept(without: string): PracticeOrigin[] {
  return app.settings.practice_origins.filter(({ game }) => game !== without);
}

export const practice = new Practice();
