/** Moves as the reader's language writes them: the catalogue has the letters of the men. */

import { t } from '../i18n';

/** King, queen, rook, bishop, knight, as the program writes them. */
const LETTERS = 'KQRBN';

/** `Nf3` in the reader's letters. */
export function written(notation: string): string {
  return swapped(notation, LETTERS, t('men-letters'));
}

/** A move in the reader's letters as the program writes it. */
export function readLetters(text: string): string {
  return swapped(text, t('men-letters'), LETTERS);
}

function swapped(text: string, from: string, to: string): string {
  return [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}
