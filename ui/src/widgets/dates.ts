/** Moments for people: relative while they are recent, with the whole date beside. */

import { t } from '../i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, while it is less than a week; the date after that. */
export function whenRoughly(at: number, now: number, language: string): string {
  const ago = now - at;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (ago < 7 * DAY && ago > -MINUTE) {
    if (ago < MINUTE) return t('time-just-now');
    if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
    if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
    return relative.format(-Math.floor(ago / DAY), 'day');
  }
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
}

/** The whole moment, to the minute. */
export function whenExactly(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(at);
}
