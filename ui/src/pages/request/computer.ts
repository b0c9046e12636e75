/** How the computer plays, as the player types it. */

import type { Manner } from '../../types';

/** What is asked of the computer; texts stay as they were typed. */
export interface ComputerForm {
  level: number;
  /** The seconds that it takes at least for a move. */
  least: string;
  offersDraws: boolean;
}

const LONGEST_SECONDS = 60;

/** The usual way. */
export const usualManner: Omit<ComputerForm, 'level'> = { least: '0', offersDraws: false };

/** Milliseconds of a number of seconds from 0 to 60; null for another text. */
export function readLeast(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (!/^\d+(\.\d{1,3})?$/.test(trimmed)) return null;
  const seconds = Number(trimmed);
  return seconds <= LONGEST_SECONDS ? Math.round(seconds * 1000) : null;
}

/** What is typed of a manner. */
export function typedManner(manner: Manner | undefined): Omit<ComputerForm, 'level'> {
  if (manner === undefined) return usualManner;
  return { least: String(manner.least_ms / 1000), offersDraws: manner.offers_draws };
}

/** The manner of what was typed, with an engine in the computer's place or none. */
export function mannerOf(form: ComputerForm, engine?: string): Manner {
  const least_ms = readLeast(form.least) ?? 0;
  return {
    ...(engine === undefined ? {} : { engine }),
    least_ms,
    offers_draws: engine === undefined && form.offersDraws,
  };
}

/** Whether it is the usual manner, which need not be told. */
export function isUsual({ engine, least_ms, offers_draws }: Manner): boolean {
  return engine === undefined && least_ms === 0 && !offers_draws;
}
