/** The words of typed commands in the reader's language; the program's own are always understood, too. */

import { t } from '../i18n';

/** Words that say everything by themselves. */
export const WORDS = [
  'undo',
  'redo',
  'clock',
  'tries',
  'dummies',
  'cubes',
  'resign',
  'draw',
  'quickdraw',
  'takeback',
  'withdraw',
  'abort',
  'flip',
  'help',
] as const;
export type Word = (typeof WORDS)[number];

/** The program's words that have others in a language: `typed-word-WORD` in the catalogues. */
export const TRANSLATED = [
  ...WORDS,
  'log',
  'dummy',
  'cube',
  'tie',
  'untie',
  'plus',
  'arrow',
  'circle',
  'green',
  'red',
  'yellow',
] as const;

/** A line in lower case with the program's words in place of the reader's, diacritics or not. */
export function inProgramWords(line: string): string {
  const own = new Map(TRANSLATED.map((word) => [fold(t(`typed-word-${word}`)), word]));
  return line
    .toLowerCase()
    .split(' ')
    .map((word) => own.get(fold(word)) ?? word)
    .join(' ');
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
