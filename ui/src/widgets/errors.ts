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
      return fieldWords(error);
    case 'refused': {
      const key = `refused-${error.code.replaceAll('_', '-')}`;
      return has(key) ? t(key) : sentence(error.detail);
    }
    case 'store':
      return t('error-store', { detail: error.detail });
    case 'no_such_game':
      return t('error-no-such-game');
  }
}

/** The catalogue's text for this code at this field, or for the code alone, or the program's words. */
function fieldWords({ field, code, args, detail }: WindowError & { error: 'field' }): string {
  const keys = [`${code}-${field.replaceAll(/[._]/g, '-')}`, code];
  const key = keys.find(has);
  return key === undefined ? sentence(detail) : t(key, { detail, ...numbered(args) });
}

/** Numbers as numbers: the catalogue counts with them. */
function numbered(args: { [name: string]: string }): { [name: string]: string | number } {
  const read = (value: string) => (/^\d+$/.test(value) ? Number(value) : value);
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, read(value)]));
}

function sentence(phrase: string): string {
  const end = /[.!?]$/.test(phrase) ? '' : '.';
  return phrase.charAt(0).toUpperCase() + phrase.slice(1) + end;
}

/** The words of whatever a call rejected with. */
export function wordsOfThrown(thrown: unknown): string {
  return wordsOf(asWindowError(thrown));
}
