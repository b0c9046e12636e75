/** What was or may be played, under the one word that the program has for it. */

import { t } from '../../i18n';
import type { Startup } from '../../types';
import { gameName } from './games';

/** What can be played: the published sets, regular chess, and the board games. */
export function everyRules({ rule_sets, games }: Startup): { value: string; label: string }[] {
  const sets = rule_sets.flatMap(({ own, set }) => (own === null ? [set.base] : []));
  return [
    ...[...sets, 'chess'].map((name) => ({ value: name, label: t('rules-name', { rules: name }) })),
    ...games.map(({ name }) => ({ value: name, label: gameName(name) })),
  ];
}

/** The name of what is called so by the program. */
export function nameOfRules(rules: string, { games }: Startup): string {
  return games.some(({ name }) => name === rules) ? gameName(rules) : t('rules-name', { rules });
}
