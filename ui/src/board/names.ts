/** The words for squares and men. */

import { t } from '../i18n';
import type { Cell, Kind, Man, Side } from '../types';
import type { Letter } from './cells';

/** What stands on a square or is announced there. */
export interface OnCell {
  man?: Man;
  dummy?: Man;
  capture?: boolean;
  check?: boolean;
  hint?: boolean;
  /** A man is shown here in advance. */
  ahead?: boolean;
  /** A man leaves in advance. */
  left?: boolean;
  letters?: readonly Letter[];
  /** Further words, such as for marks. */
  words?: readonly string[];
}

/** A square as a screen reader says it: `e4, white pawn`. */
export function cellName(
  cell: Cell,
  { man, dummy, capture, check, hint, ahead, left, letters = [], words = [] }: OnCell,
): string {
  const parts: string[] = [cell];
  if (man) parts.push(manName(man.side, man.kind));
  else if (dummy) parts.push(t('man-dummy', { kind: dummy.kind }));
  else parts.push(t('cell-empty'));
  if (check) parts.push(t('cell-check'));
  if (capture) parts.push(t('cell-capture'));
  if (ahead) parts.push(t('cell-ahead'));
  if (left) parts.push(t('cell-left'));
  if (hint) parts.push(t('cell-hint'));
  for (const { tone, text } of letters) {
    parts.push(t('cell-letter', { tone, kind: text.toLowerCase() }));
  }
  return [...parts, ...words].join(', ');
}

/** `white knight`. */
export function manName(side: Side, kind: Kind): string {
  return t('man', { side, kind });
}
