/** A row of the history in the words of the language in use. */

import { t } from '../../i18n';
import type { GameRow } from '../../types';
import { timeControls, timeInWords } from '../../table/clock';
import { writeClock } from '../request/minutes';
import { isMyTurn, nameToMove, opponentName, outcomeOf } from './rows';

/** The opponent: the computer with its level's word, a person, or both people at this machine. */
export function opponentWords(row: GameRow): string {
  if (row.terms.practice) return t('practice-word');
  return row.level === null ? opponentName(row) : t('computer-name', { level: row.level });
}

/** The result as it is written, and in a word for the program's player. */
export function resultWords(row: GameRow): string {
  const outcome = outcomeOf(row);
  if (row.result === null) return t(row.adjourned ? 'outcome-adjourned' : 'outcome-unfinished');
  if (row.result === '*') return t('outcome-aborted');
  if (row.result === '1/2-1/2') return `½-½ · ${t('outcome-drawn')}`;
  if (outcome === null) return row.result;
  return `${row.result.replaceAll('1/2', '½')} · ${t(`outcome-${outcome}`)}`;
}

/** `12.00/8`, or that there was no clock. */
export function timeWritten({ terms: { time } }: GameRow): string {
  return time ? timeControls(time) : t('time-none');
}

/** `12 min + 8 s a move`, or that there was no clock. */
export function timeWords({ terms: { time } }: GameRow): string {
  return time ? timeInWords(time) : t('time-none');
}

/** Why the game ended; nothing while it goes on. */
export function resultTitle(row: GameRow): string | undefined {
  return row.reason === null ? undefined : t('end-reason', { reason: row.reason });
}

/** Who is to move in a game that can be gone on with. */
export function turnWords(row: GameRow): string {
  return isMyTurn(row) === true ? t('home-your-turn') : t('home-turn', { name: nameToMove(row) });
}

/** What both clocks show; nothing in a game without clocks. */
export function clockWords({ left_ms }: GameRow): string | null {
  if (left_ms === null) return null;
  const whole = (ms: number) => writeClock(Math.floor(ms / 1000) * 1000);
  return t('home-clocks', { white: whole(left_ms.white), black: whole(left_ms.black) });
}
