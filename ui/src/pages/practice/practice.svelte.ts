/** The practice board: where it is opened from, and the way back when it is over. */

import { app, type Screen } from '../../app.svelte';
import { backend } from '../../backend';
import { table } from '../../table/table.svelte';
import type { Rules, Side } from '../../types';
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

class Practice {
  /** Where the request was opened. */
  from: Screen = { name: 'home' };
  /** The board asks how the practice game ends. */
  ending = $state(false);
  /** Where each game that was begun came from. */
  #origins = new Map<string, Screen>();

  /** The game has begun. */
  begun(game: string): void {
    this.#origins.set(game, this.from);
    this.ending = false;
  }

  /** The game is over: it is kept or deleted, and one goes back to where it came from. */
  async leave(game: string, keeps: boolean): Promise<void> {
    if (keeps) await backend().leaveTable();
    else await backend().deleteGame(game);
    table.clear();
    app.go(this.#origins.get(game) ?? { name: 'home' });
    this.#origins.delete(game);
  }
}

export const practice = new Practice();
