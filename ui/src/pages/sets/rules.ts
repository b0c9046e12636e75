/** What a rule set tells, rule by rule, in words made from the set's own values. */

import { t } from '../../i18n';
import type { AskRule, OfferedSet, RefusalRule, RuleSet } from '../../types';

/** A line of the comparison. */
export interface Rule {
  /** The rule's name; with `rule-` before it the key of its title. */
  name: string;
  /** The rules of the set that it is about, named as the referee names them. */
  about: readonly string[];
  /** What the set says of it. */
  words: (set: RuleSet) => string;
}

/** Lines that belong together. */
export interface Group {
  name: string;
  rules: readonly Rule[];
}

type Field = Exclude<keyof RuleSet, 'base' | 'title'>;

const key = (text: string) => text.replaceAll(/[_.]/g, '-');

const refusal = ({ word, heard_by }: RefusalRule) => t('rule-refusal', { word, heard: heard_by });

/** A refusal's word and who hears it. */
function refused(field: 'own_board' | 'repeated' | 'hidden'): Rule {
  return { name: key(field), about: [field], words: (set) => refusal(set[field]) };
}

/** A rule whose values are words of the referee; `texts` begins the keys of their texts. */
function plain(field: Field, texts = `rule-${key(field)}`): Rule {
  const words = (set: RuleSet) => t(`${texts}-${key(String(set[field]))}`);
  return { name: key(field), about: [field], words };
}

/** A rule of the question "Any?". */
function asked(field: keyof AskRule, words?: (ask: AskRule) => string): Rule {
  const told = words ?? ((ask) => t(`rule-any-${key(field)}-${key(String(ask[field]))}`));
  return {
    name: `any-${key(field)}`,
    about: [`pawn_tries.${field}`],
    words: ({ pawn_tries: tries }) =>
      typeof tries === 'string' ? t('rule-any-none') : told(tries.ask),
  };
}

const ANNOUNCED: Rule = {
  name: 'announced',
  about: ['contradictions', 'announced'],
  words: ({ contradictions, announced: { word, heard_by: heard } }) =>
    t(`rule-announced-${key(contradictions)}`, { word, heard }),
};

const PAWN_TRIES: Rule = {
  name: 'pawn-tries',
  about: ['pawn_tries'],
  words: ({ pawn_tries: tries }) =>
    t(`rule-pawn-tries-${typeof tries === 'string' ? key(tries) : 'ask'}`),
};

const TRY_LIMIT: Rule = {
  name: 'try-limit',
  about: ['try_limit'],
  words: ({ try_limit: limit }) =>
    limit === null ? t('rule-try-limit-none') : t('rule-try-limit-some', { count: limit }),
};

export const GROUPS: readonly Group[] = [
  {
    name: 'refusals',
    rules: [
      refused('hidden'),
      refused('own_board'),
      ANNOUNCED,
      refused('repeated'),
      plain('noes_question'),
    ],
  },
  { name: 'captures', rules: [plain('capture'), plain('en_passant'), plain('checks')] },
  { name: 'pawns', rules: [PAWN_TRIES, TRY_LIMIT] },
  {
    name: 'any',
    rules: [
      asked('heard_by'),
      asked('duty'),
      asked('while_owing', (ask) => refusal(ask.while_owing)),
      asked('without_pawns'),
      asked('no_adds_to_count'),
    ],
  },
  {
    name: 'promotion',
    rules: [
      plain('promotion'),
      plain('promotes_to'),
      plain('pawns_move_backward'),
      plain('reserves'),
    ],
  },
  {
    name: 'ends',
    rules: [
      plain('stalemate', 'option-stalemate'),
      plain('insufficient', 'option-insufficient'),
      plain('fifty', 'option-fifty'),
      plain('repetition', 'option-repetition'),
    ],
  },
];

/** The groups with those rules alone in which the sets differ. */
export function differing(sets: readonly RuleSet[]): Group[] {
  const differ = ({ words }: Rule) => new Set(sets.map(words)).size > 1;
  return GROUPS.map((group) => ({ ...group, rules: group.rules.filter(differ) })).filter(
    ({ rules }) => rules.length > 0,
  );
}

/** What the sources say of a rule where they leave it open, for the sets that can change it. */
export function readings(rule: Rule, sets: readonly OfferedSet[]): string[] {
  const found = sets.flatMap(({ set, options }) =>
    options
      .filter(({ rules }) => rules.some((name) => rule.about.includes(name)))
      .map((option) => sourceOf(option.key, set.base)),
  );
  return [...new Set(found)];
}

/** What the sources say of an option of a set. */
export function sourceOf(option: string, base: string): string {
  return t(`option-source-${key(option)}`, { rules: base });
}

/** What an option's value is called. */
export function valueName(option: string, value: string): string {
  if (value === 'true') return t('set-option-yes');
  if (value === 'false') return t('set-option-no');
  return t(`option-${key(option)}-${key(value)}`);
}
