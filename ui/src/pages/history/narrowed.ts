/** What narrows the list of games beside words, rules and result, as it is typed. */

import { t } from '../../i18n';
import type { HistoryQuery } from '../../types';
import { addDays, isDay } from '../calendar/days';

/** A game has at most so many moves here. */
const MOST_MOVES = 9_999;

/** Every field is empty where it does not narrow. */
export interface Narrowed {
  /** The first and the last day, such as `2026-05-01`. */
  from: string;
  until: string;
  /** The fewest and the most moves. */
  least: string;
  most: string;
  event: string;
  tag: string;
}

export const UNNARROWED: Narrowed = {
  from: '',
  until: '',
  least: '',
  most: '',
  event: '',
  tag: '',
};

export type Faults = Partial<Record<'from' | 'until' | 'least' | 'most', string>>;

/** What is wrong with what is typed, in words. */
export function faultsOf({ from, until, least, most }: Narrowed): Faults {
  const faults: Faults = {};
  const bad = {
    day: t('appointment-bad-date', { example: '2026-05-01' }),
    moves: t('appointment-bad-number', { least: 1, most: MOST_MOVES }),
  };
  if (!isEmpty(from) && dayOf(from) === null) faults.from = bad.day;
  if (!isEmpty(until) && dayOf(until) === null) faults.until = bad.day;
  if (!isEmpty(least) && movesOf(least) === null) faults.least = bad.moves;
  if (!isEmpty(most) && movesOf(most) === null) faults.most = bad.moves;
  const [first, last] = [dayOf(from), dayOf(until)];
  if (first !== null && last !== null && last < first) faults.until = t('history-bad-days');
  const [fewest, greatest] = [movesOf(least), movesOf(most)];
  if (fewest !== null && greatest !== null && greatest < fewest)
    faults.most = t('history-bad-moves');
  return faults;
}

/** The question's part; a field that is wrong narrows nothing. */
export function narrowedBy(narrowed: Narrowed): Partial<HistoryQuery> {
  const faults = faultsOf(narrowed);
  const { event, tag } = narrowed;
  const [from, until] = [dayOf(narrowed.from), dayOf(narrowed.until)];
  const [least, most] = [movesOf(narrowed.least), movesOf(narrowed.most)];
  return {
    ...(from !== null && { from: startOf(from) }),
    ...(until !== null && !faults.until && { until: startOf(addDays(until, 1)) }),
    // The second half of a move need not have been played.
    ...(least !== null && { least_plies: 2 * least - 1 }),
    ...(most !== null && !faults.most && { most_plies: 2 * most }),
    ...(event !== '' && { event }),
    ...(tag !== '' && { tag }),
  };
}

/** When a local day begins. */
function startOf(day: string): number {
  return new Date(`${day}T00:00:00`).getTime();
}

function dayOf(text: string): string | null {
  return isDay(text.trim()) ? text.trim() : null;
}

function movesOf(text: string): number | null {
  const moves = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return moves >= 1 && moves <= MOST_MOVES ? moves : null;
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}
