/** Both clocks through a game as lines of a drawing. */

import type { Record as GameRecord } from '../../types';
import { clocksOf } from './stats';

/** The drawing's size in its own units. */
export const WIDTH = 300;
export const HEIGHT = 60;
const EDGE = 3;

export interface ClockCurve {
  white: string;
  black: string;
  /** Where a step stands in the drawing, from the left. */
  x: (index: number) => number;
  /** The most that a clock showed, in milliseconds. */
  most: number;
}

/** The curves of a game, from the least to the most that a clock showed; null where there were no clocks, or for one moment alone. */
export function clockCurve(record: GameRecord): ClockCurve | null {
  const clocks = clocksOf(record);
  const last = clocks.at(-1);
  if (last === undefined || clocks.length < 2) return null;
  const shown = clocks.flatMap(({ white, black }) => [white, black]);
  const most = Math.max(...shown);
  const least = Math.min(...shown);
  const x = (index: number) => round(EDGE + (index / last.index) * (WIDTH - 2 * EDGE));
  const y = (ms: number) =>
    round(EDGE + ((most - ms) / Math.max(1, most - least)) * (HEIGHT - 2 * EDGE));
  const line = (side: 'white' | 'black') =>
    `M${clocks.map((clock) => `${x(clock.index)} ${y(clock[side])}`).join(' L')}`;
  return { white: line('white'), black: line('black'), x, most };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
