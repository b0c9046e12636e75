/** The words for squares and men. */

import { has, t } from '../i18n';
import type { Held, Cell, Ground, Kind, Man, Rules, Side, Spot } from '../types';
import type { Letter } from './cells';

/** What stands on a square or is announced there. */
export interface OnCell {
  /** The game that the men belong to; none for chess. */
  game?: string;
  /** What the square is, where it is no plain land. */
  ground?: Spot;
  /** The man cannot be lifted. */
  frozen?: boolean;
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

/** Where nothing ever stands. */
const VOID: readonly Ground[] = ['gone', 'sea'];

/** A square as a screen reader says it: `e4, white pawn`. */
export function cellName(
  cell: Cell,
  {
    game,
    ground,
    frozen,
    man,
    dummy,
    capture,
    check,
    hint,
    ahead,
    left,
    letters = [],
    words = [],
  }: OnCell,
): string {
  const parts: string[] = [cell];
  if (man) parts.push(manName(man.side, man.kind, game));
  else if (dummy) parts.push(t('man-dummy', { kind: dummy.kind }));
  else if (!ground || !VOID.includes(ground.ground)) parts.push(t('cell-empty'));
  if (frozen) parts.push(t('cell-frozen'));
  if (ground) parts.push(t(`cell-ground-${ground.ground}`, { side: ground.side ?? 'none' }));
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

/** The game whose men these are; none for chess, open or hidden. */
export function gameOf(rules: Rules): string | undefined {
  return rules.game === 'board' ? rules.name : undefined;
}

/** `white knight`; a game names its own men, and the others as chess does. */
export function manName(side: Side, kind: Kind, game?: string): string {
  const own = `man-${game}-${kind}`;
  return has(own) ? t(own, { side }) : t('man', { side, kind });
}

/** What stands beside the board, and whether it can be used. */
export function heldName({ side, kind, ready }: Held, game?: string): string {
  return t(ready ? 'held-ready' : 'held-unready', { man: manName(side, kind, game) });
}

/** `knight`, likewise. */
export function kindName(kind: Kind, game?: string): string {
  const own = `kind-${game}-${kind}`;
  return has(own) ? t(own) : t('kind', { kind });
}
