/** Clocks between two views: the page only counts down what the host last said. */

import { t } from '../i18n';
import type { BySide, ClockView, Side, SideTime, Tenths } from '../types';

/** How urgent a clock is: amber below the first warning, red below the last minute. */
export type Urgency = 'plain' | 'amber' | 'red';

/** Milliseconds left on a side's clock when the view is `age` milliseconds old. */
export function leftNow(clock: ClockView, side: Side, age: number): number {
  const left = clock.left_ms[side];
  return clock.running === side ? Math.max(0, left - age) : left;
}

export function urgency(left: number): Urgency {
  if (left < 60_000) return 'red';
  return left < 180_000 ? 'amber' : 'plain';
}

/** `4:12`, `1:02:05`, `0:09.3`. Whole seconds are rounded up, so that 0:00 means that it is over. */
export function clockText(left: number, tenths: Tenths): string {
  const fine = tenths === 'always' || (tenths === 'below_ten' && left < 10_000);
  const unit = fine ? 100 : 1000;
  const units = Math.ceil(left / unit);
  const seconds = Math.floor((units * unit) / 1000);
  const clock = `${minutes(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
  return fine ? `${clock}.${units % 10}` : clock;
}

function minutes(whole: number): string {
  const hours = Math.floor(whole / 60);
  return hours > 0 ? `${hours}:${two(whole % 60)}` : `${whole}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** `45.00/0`; with a handicap White's and Black's. */
export function timeControls(times: BySide<SideTime>): string {
  return ofBoth(times, timeControl);
}

/** `45 min`, `12 min + 8 s a move`; with a handicap White's and Black's. */
export function timeInWords(times: BySide<SideTime>): string {
  return ofBoth(times, ({ main_ms, increment_ms }) =>
    t('time-words', { minutes: Math.round(main_ms / 600) / 100, seconds: increment_ms / 1000 }),
  );
}

function ofBoth({ white, black }: BySide<SideTime>, words: (time: SideTime) => string): string {
  const both = [words(white), words(black)];
  return both[0] === both[1] ? both[0] : both.join(' – ');
}

/** `45.00/0`: main time in decimal minutes, and the increment in seconds. */
function timeControl(time: SideTime): string {
  return `${(time.main_ms / 60_000).toFixed(2)}/${time.increment_ms / 1000}`;
}
