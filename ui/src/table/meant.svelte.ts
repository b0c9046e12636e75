/** What was meant by a man that was put somewhere: the move, and what the man becomes by it. */

import { manAt } from '../board/cells';
import { between, drops, hintsOf } from '../board/choices';
import { KINDS } from '../board/sets';
import { t } from '../i18n';
import type { Cell, Choice, Hint, Kind, Side, View } from '../types';
import { mark, moveText, submit } from './act';
import { table } from './table.svelte';
import { asksPromotion } from './typed';

/** What a man becomes is asked. */
export interface Asked {
  side: Side;
  kinds: readonly Kind[];
  choose: (kind: Kind | null) => void;
}

export class Meant {
  asked = $state.raw<Asked | null>(null);

  /** A man was put on a square; resolves when the table has answered. */
  async moved(view: View, from: Cell, to: Cell): Promise<void> {
    if (view.board) {
      await this.make(view, between(view.board.choices, from, to), 'board-no-move');
    } else if (manAt(view.dummies, from) && !manAt(view.men, from)) {
      await mark({ mark: 'move_dummy', from, to });
    } else if (asksPromotion(view, from, to)) {
      const kind = await this.ask(manAt(view.men, from)?.side ?? view.seat, view.promotes_to);
      if (kind) await submit(view, moveText(from, to, kind));
    } else await submit(view, moveText(from, to));
  }

  /** A kind from the tray was put on a square: a dummy, or what stands beside the board. */
  async put(view: View, kind: Kind, cell: Cell): Promise<void> {
    if (!view.board) return void (await mark({ mark: 'add_dummy', kind, cell }));
    const meant = drops(view.board.choices).filter((one) => one.kind === kind && one.to === cell);
    await this.make(view, meant, 'board-no-drop');
  }

  /** Makes the legal move that was meant; where there is none, the answer says so. */
  private async make(view: View, choices: Choice[], none: string): Promise<void> {
    const [first] = choices;
    if (!first) {
      table.answer = t(none);
      return;
    }
    const kinds = choices.flatMap(({ kind }) => kind ?? []).sort((a, b) => rank(a) - rank(b));
    const kind = choices.length > 1 ? await this.ask(view.turn, kinds) : first.kind;
    const choice = choices.find((one) => one.kind === kind);
    if (choice) await submit(view, choice.text);
  }

  private async ask(side: Side, kinds: readonly Kind[]): Promise<Kind | null> {
    const kind = await new Promise<Kind | null>((choose) => (this.asked = { side, kinds, choose }));
    this.asked = null;
    return kind;
  }
}

/** Chess men stand first, the strongest at the beginning; the others as the game lists them. */
function rank(kind: Kind): number {
  return [...KINDS, kind].indexOf(kind);
}

/** Whose men the player can pick up. */
export function movable(view: View): Side | 'both' | null {
  if (view.phase.phase === 'over') return null;
  if (view.board) return view.board.choices.length > 0 ? view.turn : null;
  return view.hidden || view.terms.practice ? 'both' : view.seat;
}

/** Where men could go: known in a board game, a guess from own men otherwise. */
export function hints(view: View): Hint[] {
  return view.board ? hintsOf(view.board.choices) : view.hints;
}
