/** The program's errors in words. */

import { isWindowError } from '../backend';
import { has, t } from '../i18n';
import type { WindowError } from '../types';

/** What a rejected call carried; anything unforeseen becomes a store error with its own words. */
export function asWindowError(thrown: unknown): WindowError {
  if (isWindowError(thrown)) return thrown;
  return { error: 'store', detail: thrown instanceof Error ? thrown.message : String(thrown) };
}

/** One sentence for the player: the catalogue's where it has one, else the program's own. */
export function wordsOf(error: WindowError): string {
  switch (error.error) {
    case 'field':
      return has(error.code) ? t(error.code, { detail: error.detail }) : error.detail;
    case 'refused': {
      const key = `refusal-${error.code.replaceAll('_', '-')}`;
      return has(key) ? t(key) : error.detail;
    }
    case 'store':
      return t('error-store', { detail: error.detail });
    case 'no_such_game':
      return t('error-no-such-game');
  }
}

/** The words of whatever a call rejected with. */
export function wordsOfThrown(thrown: unknown): string {
  return wordsOf(asWindowError(thrown));
}
