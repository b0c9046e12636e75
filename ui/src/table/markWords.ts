/** The marks on a square in words, for a screen reader and for answers to what was typed. */

import { t } from '../i18n';
import type { Cell, View } from '../types';

/** What a square's name adds for the marks on it. */
export function markWords(view: View, withCubes: boolean, withDoubt: boolean): Map<Cell, string[]> {
  const words = new Map<Cell, string[]>();
  const add = (cell: Cell, text: string) => words.set(cell, [...(words.get(cell) ?? []), text]);
  if (withCubes) {
    for (const { cell, pawn } of view.cubes) {
      add(cell, pawn ? t('cell-cube-tied', { pawn }) : t('cell-cube'));
    }
  }
  for (const { cell, red } of view.highlights) {
    add(cell, t('cell-highlight', { colour: red ? 'red' : 'green' }));
  }
  for (const { shape, colour } of view.drawings) {
    if (shape.shape === 'circle') add(shape.cell, t('cell-circle', { colour }));
    else add(shape.from, t('cell-arrow', { colour, to: shape.to }));
  }
  if (withDoubt) for (const cell of view.doubtful) add(cell, t('cell-doubt'));
  return words;
}

/** `d2 (may be e5), f4`. */
export function answerCubes({ cubes }: View): string {
  if (cubes.length === 0) return t('try-answer-no-cubes');
  const list = cubes.map(({ cell, pawn }) => (pawn ? t('try-answer-tied', { cell, pawn }) : cell));
  return t('try-answer-cubes', { list: list.join(', ') });
}
