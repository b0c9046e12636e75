/** Results against somebody, as chess counts them. */

import { t } from '../../i18n';
import type { Against } from '../../types';

/** The opponent: a person's name, or the computer's with its level. */
export function opponentName({ opponent, level }: Against): string {
  return level === null ? opponent : t('computer-name', { level });
}

export function gamesOf({ won, drawn, lost }: Against): number {
  return won + drawn + lost;
}

/** Points of how many games: a draw is half a one. */
export function score(of: Against): string {
  const halves = 2 * of.won + of.drawn;
  const half = halves % 2 === 1 ? '½' : '';
  const whole = Math.floor(halves / 2);
  return `${whole === 0 && half !== '' ? '' : whole}${half} / ${gamesOf(of)}`;
}
