/**
 * What can be chosen in each rule set, as form fields over the set's values.
 *
 * The referee's own table of options says which set offers what; this one has the same keys.
 */

import type { AskRule, DrawRule, Hearers, RuleSet, RuleSetName } from '../../types';

/** One option: its key is that of the referee's table and of the catalogue's texts. */
export interface RuleOption {
  key: string;
  sets: readonly RuleSetName[];
  /** `true` and `false` for a tick box. */
  values: readonly string[];
  get: (set: RuleSet) => string;
  set: (set: RuleSet, value: string) => void;
}

const YES_NO = ['true', 'false'] as const;
const DRAW_RULES: readonly DrawRule[] = ['never', 'claim', 'automatic'];
const DRAWING: readonly RuleSetName[] = [
  'english',
  'traditional',
  'cincinnati',
  'wild16',
  'rand',
  'crazykrieg',
];

/** The tick boxes of the original, always shown; a set that has no such choice shows them disabled. */
export const TICK_BOXES = [
  'announce_promotions',
  'announce_try_count',
  'pawns_move_backward',
] as const;

const OPTIONS: readonly RuleOption[] = [
  {
    key: 'announce_try_count',
    sets: ['se'],
    values: YES_NO,
    get: (set) => String(set.pawn_tries === 'count'),
    set: (set, value) => (set.pawn_tries = value === 'true' ? 'count' : 'fact'),
  },
  {
    key: 'announce_promotions',
    sets: ['se', 'english', 'traditional', 'rand', 'crazykrieg'],
    values: YES_NO,
    get: (set) => String(set.promotion !== 'silent'),
    set: (set, value) => {
      const told = set.base === 'se' ? 'told_with_side' : 'told';
      set.promotion = value === 'true' ? told : 'silent';
    },
  },
  {
    key: 'pawns_move_backward',
    sets: ['se'],
    values: YES_NO,
    get: (set) => String(set.pawns_move_backward),
    set: (set, value) => (set.pawns_move_backward = value === 'true'),
  },
  {
    key: 'promote_to_any',
    sets: ['se'],
    values: YES_NO,
    get: (set) => String(set.promotes_to === 'any'),
    set: (set, value) => (set.promotes_to = value === 'true' ? 'any' : 'queen_or_rook'),
  },
  hearing('opponent_hears_no', ['se'], ['announced', 'repeated', 'hidden']),
  hearing(
    'opponent_hears_refusals',
    ['english', 'crazykrieg'],
    ['own_board', 'announced', 'repeated', 'hidden'],
  ),
  {
    ...hearing('opponent_hears_nonsense', ['berkeley', 'berkeley_any'], ['own_board', 'repeated']),
    set: (set, value) => {
      letHear(set, ['own_board', 'repeated'], hearers(value));
      changeAsk(set, (ask) => (ask.while_owing.heard_by = hearers(value)));
    },
  },
  {
    key: 'opponent_hears_any',
    sets: ['english', 'berkeley_any', 'crazykrieg'],
    values: YES_NO,
    get: (set) => String(asking(set)?.heard_by === 'both'),
    set: (set, value) => changeAsk(set, (ask) => (ask.heard_by = hearers(value))),
  },
  {
    key: 'any_without_pawns',
    sets: ['english', 'berkeley_any', 'crazykrieg'],
    values: ['answered', 'refused'],
    get: (set) => (asking(set)?.without_pawns === 'refused' ? 'refused' : 'answered'),
    set: (set, value) =>
      changeAsk(set, (ask) => (ask.without_pawns = value === 'refused' ? 'refused' : 'answer_no')),
  },
  {
    key: 'refuse_known_replies',
    sets: ['traditional', 'cincinnati'],
    values: YES_NO,
    get: (set) => String(set.contradictions === 'pawn_captures_and_replies'),
    set: (set, value) =>
      (set.contradictions = value === 'true' ? 'pawn_captures_and_replies' : 'pawn_captures'),
  },
  {
    key: 'announce_zero_tries',
    sets: ['wild16'],
    values: YES_NO,
    get: (set) => String(set.pawn_tries === 'count_from_zero'),
    set: (set, value) => (set.pawn_tries = value === 'true' ? 'count_from_zero' : 'count'),
  },
  {
    key: 'try_squares',
    sets: ['rand'],
    values: ['targets', 'sources'],
    get: (set) => (set.pawn_tries === 'sources' ? 'sources' : 'targets'),
    set: (set, value) => (set.pawn_tries = value === 'sources' ? 'sources' : 'targets'),
  },
  oneOf('en_passant', ['english', 'wild16', 'rand', 'crazykrieg'], 'en_passant', [
    'victim_square',
    'landing_square',
    'named_landing_square',
  ]),
  oneOf('stalemate', ['rand'], 'stalemate', ['draw', 'loses']),
  oneOf('insufficient', ['traditional', 'cincinnati', 'wild16', 'rand'], 'insufficient', [
    'one_minor_each',
    'dead_position',
  ]),
  oneOf('fifty', DRAWING, 'fifty', DRAW_RULES),
  oneOf('repetition', DRAWING, 'repetition', DRAW_RULES),
];

/** The option with this key, if the set offers it. */
export function optionOf(set: RuleSet, key: string): RuleOption | undefined {
  return OPTIONS.find((option) => option.key === key && option.sets.includes(set.base));
}

/** The set's options beside the tick boxes of the original. */
export function otherOptions(set: RuleSet): RuleOption[] {
  const boxes: readonly string[] = TICK_BOXES;
  return OPTIONS.filter(({ key, sets }) => sets.includes(set.base) && !boxes.includes(key));
}

type Kind = 'own_board' | 'announced' | 'repeated' | 'hidden';

function hearing(key: string, sets: RuleSetName[], kinds: [Kind, ...Kind[]]): RuleOption {
  return {
    key,
    sets,
    values: YES_NO,
    get: (set) => String(set[kinds[0]].heard_by === 'both'),
    set: (set, value) => letHear(set, kinds, hearers(value)),
  };
}

function letHear(set: RuleSet, kinds: Kind[], who: Hearers): void {
  for (const kind of kinds) set[kind] = { ...set[kind], heard_by: who };
}

function hearers(bothHear: string): Hearers {
  return bothHear === 'true' ? 'both' : 'mover';
}

function asking(set: RuleSet): AskRule | undefined {
  return typeof set.pawn_tries === 'object' ? set.pawn_tries.ask : undefined;
}

function changeAsk(set: RuleSet, change: (ask: AskRule) => unknown): void {
  const ask = asking(set);
  if (ask !== undefined) change(ask);
}

/** An option whose values are those of one field of the set. */
function oneOf<Field extends 'en_passant' | 'stalemate' | 'insufficient' | 'fifty' | 'repetition'>(
  key: string,
  sets: readonly RuleSetName[],
  field: Field,
  values: readonly (RuleSet[Field] & string)[],
): RuleOption {
  return {
    key,
    sets,
    values,
    get: (set) => set[field],
    set: (set, value) => {
      const wanted = values.find((known) => known === value);
      if (wanted !== undefined) set[field] = wanted;
    },
  };
}
