/** What the player does at the table, on its way to the program. */

import { app } from '../app.svelte';
import { backend, isWindowError } from '../backend';
import { otherSide } from '../board/cells';
import { has, t } from '../i18n';
import type { Cell, Command, Kind, MarkChange, Offer, View } from '../types';
import { wordsOf } from '../widgets/errors';
import { table } from './table.svelte';

/** Sends a command; a refusal is told in the table's line of answers. */
export function act(command: Command): Promise<boolean> {
  return told(backend().send(command), command.do);
}

/** Whether a call did what it should; if not, the table's line of answers tells why. */
async function told(call: Promise<void>, command = ''): Promise<boolean> {
  try {
    await call;
    table.answer = '';
    return true;
  } catch (error) {
    table.answer = refusalText(error, command);
    return false;
  }
}

/** Submits a try for the moment that the view shows; in the other side's time, in advance. */
export async function submit(view: View, text: string): Promise<boolean> {
  if (view.terms.practice && view.may.includes('try')) {
    const { ply, attempt, taken_back } = view;
    const keep_turn = !app.settings.auto_turn;
    return act({ do: 'practise', ply, attempt, taken_back, text, keep_turn });
  }
  if (view.may.includes('try')) {
    const { ply, attempt, taken_back } = view;
    return act({ do: 'try', ply, attempt, taken_back, text });
  }
  if (view.phase.phase === 'playing' && view.turn !== view.seat && text !== 'any?') {
    return told(backend().advance(view.ply, text));
  }
  table.answer = t(view.phase.phase === 'over' ? 'refused-over' : 'try-answer-not-yours');
  return false;
}

/** Forgets the move that was entered in advance. */
export function withdrawAdvance(): Promise<boolean> {
  return told(backend().withdrawAdvance());
}

/** Two people at one machine: the other one sits down to answer a request. */
export async function letAnswer(view: View): Promise<void> {
  // After the end there is nothing to hide.
  if (view.phase.phase === 'over') await told(backend().takeSeat(otherSide(view.seat)));
  else table.callToAnswer(view);
}

/** `e2e4`, `e7e8q`. */
export function moveText(from: Cell, to: Cell, promotion?: Kind): string {
  return `${from}${to}${promotion ?? ''}`;
}

export function mark(change: MarkChange): Promise<boolean> {
  return act({ do: 'mark', change });
}

export function offer(wanted: Offer): Promise<boolean> {
  return act({ do: 'offer', offer: wanted });
}

/** A failed call in words; some commands have words of their own for a refusal. */
export function refusalText(error: unknown, command = ''): string {
  if (!isWindowError(error)) return t('refused-other', { detail: String(error) });
  switch (error.error) {
    case 'refused': {
      const code = `refused-${error.code}`.replaceAll('_', '-');
      const key = [`${code}-${command.replaceAll('_', '-')}`, code].find(has);
      return key ? t(key) : t('refused-other', { detail: error.detail });
    }
    case 'field':
      return wordsOf(error);
    case 'store':
      return t('refused-other', { detail: error.detail });
    case 'no_such_game':
      return t('refused-gone');
  }
}
