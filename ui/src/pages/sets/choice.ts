/** Rule sets as a player chooses them: a published set with options, or one of his own. */

import { t } from '../../i18n';
import type { OfferedSet, RuleSet, Rules, SetChoice } from '../../types';
import { gameName } from './games';

/** The key of a set in lists: the word of a published set, or the number of an own one. */
export function keyOf({ own, set }: OfferedSet): string {
  return own === null ? set.base : `own-${own}`;
}

/** A set's name: its player's, or the published one. */
export function nameOf({ base, title = '' }: Pick<RuleSet, 'base' | 'title'>): string {
  return title || t('rules-name', { rules: base });
}

/** The same, as short as it can be told. */
export function shortName({ base, title = '' }: Pick<RuleSet, 'base' | 'title'>): string {
  return title || t('rules-short', { rules: base });
}

/** The name of what was played: a set's short one, regular chess, or a board game. */
export function rulesName(rules: Rules): string {
  if (rules.game === 'board') return gameName(rules.name);
  return rules.game === 'chess' ? t('rules-short', { rules: 'chess' }) : shortName(rules.set);
}

/** A set as it is offered, as a choice that may be changed. */
export function choiceOf({ set, options }: OfferedSet): SetChoice {
  return {
    base: set.base,
    title: set.title ?? '',
    options: Object.fromEntries(options.map(({ key, value }) => [key, value])),
  };
}

/** The offered set that a choice is made from; an own set that is gone stands for its base. */
export function offeredFor(
  sets: readonly OfferedSet[],
  { base, title = '' }: Pick<SetChoice, 'base'> & { title?: string },
): OfferedSet {
  const isOwn = ({ own, set }: OfferedSet) => own !== null && set.title === title;
  const found = sets.find(isOwn) ?? published(sets, base) ?? sets[0];
  if (found === undefined) throw new Error('the program always names its rule sets');
  return found;
}

/** The published set of this name. */
export function published(sets: readonly OfferedSet[], base: string): OfferedSet | undefined {
  return sets.find(({ own, set }) => own === null && set.base === base);
}

/** A choice that was made before, as far as it still can be made. */
export function chosenAgain(sets: readonly OfferedSet[], last: SetChoice): SetChoice {
  const offered = offeredFor(sets, last);
  const choice = choiceOf(offered);
  if (offered.own !== null || offered.set.base !== last.base) return choice;
  for (const { key, values } of offered.options) {
    const value = last.options[key];
    if (value !== undefined && values.includes(value)) choice.options[key] = value;
  }
  return choice;
}
