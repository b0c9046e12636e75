/** The words that two players say to each other. */

import type { Line, Side } from '../types';

/** A line of the chat that begins with this stands in a box at the other side, too. */
const ALERT = '!';

/** The host takes no longer line. */
export const LONGEST = 500;

export interface Said {
  /** Its place among all lines. */
  number: number;
  by: Side;
  text: string;
  alerts: boolean;
}

/** What was said, without the mark of an alert. */
export function saidIn(lines: Line[]): Said[] {
  return lines.flatMap(({ event }, number) => {
    if (event.line !== 'chat') return [];
    const { by } = event;
    const called = event.text.startsWith(ALERT) ? event.text.slice(ALERT.length).trim() : '';
    const alerts = called !== '';
    return [{ number, by, text: alerts ? called : event.text, alerts }];
  });
}

/** The line that says something once more, in a box. */
export function alertOf(text: string): string {
  return `${ALERT} ${text}`.slice(0, LONGEST);
}
