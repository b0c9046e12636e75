/** A step of the move list in words. */

import { t } from '../../i18n';
import { happened } from '../../table/log';
import { written } from '../../table/notation';
import { type Tone, sayAll, toneOf, worthSaying } from '../../table/say';
import type { Side } from '../../types';
import type { ListedStep } from './replay';

/** What was tried, or what a step without a try is. */
export function triedWords(listed: ListedStep): string {
  if (listed.notation !== null) return written(listed.notation);
  if (listed.index === 0) return t('replay-start');
  return listed.refused ? t('replay-unknown-try') : '';
}

/** Who made the step; nobody where it is no move. */
export function moverOf({ told, side, notation, refused, index }: ListedStep): Side | null {
  if (told !== null) return told.line === 'placed' ? side : null;
  return notation !== null || refused || index === 0 ? side : null;
}

/** Everything that was said, each with its tone. */
export function saidWords(listed: ListedStep): { words: string; tone: Tone | 'turn' }[] {
  const told = listed.told && {
    words: happened(listed.told, listed.start),
    tone: 'plain' as const,
  };
  const said = listed.told === null || listed.told.line === 'placed' ? listed.said : [];
  const all = sayAll(said);
  const words = worthSaying(said).map((said, at) => ({
    words: all[at] ?? '',
    tone: said.say === 'turn' ? ('turn' as const) : toneOf(said),
  }));
  return told ? [told, ...words] : words;
}

/** The whole step, as a screen reader says it. */
export function stepWords(listed: ListedStep): string {
  const mover = moverOf(listed);
  const side = mover ? `${t(`side-${mover}`)} ` : '';
  const number = listed.index === 0 ? '' : `${listed.move}. ${side}`;
  const said = saidWords(listed).map(({ words }) => words);
  return [`${number}${triedWords(listed)}`.trim(), ...said].join(', ');
}
