/**
 * The help's topics in their order.
 *
 * What a topic says stands in the catalogues: `help-NAME` is its title, `help-NAME-1` and on are its
 * paragraphs. A new topic is an entry here and its texts there.
 */

/** The groups of the list, in their order. */
export const GROUPS = ['game', 'desk', 'strategy', 'chess', 'boards', 'more'] as const;
export type Group = (typeof GROUPS)[number];

/** What stands below a topic's words and is no text of its own. */
export type Extra = 'keys' | 'levels' | 'sets' | 'tour' | 'about';

/** One topic. */
export interface Topic {
  name: string;
  group: Group;
  paragraphs: number;
  /** Names of figures, each list after the paragraph of this number. */
  figures?: { readonly [after: number]: readonly string[] };
  extra?: Extra;
}

const FIRST: Topic = {
  name: 'idea',
  group: 'game',
  paragraphs: 3,
  figures: { 1: ['seen-by-white', 'seen-by-referee'] },
};

/** A strategy tip: two paragraphs, and below them its example to play. */
function tip(name: string): Topic {
  return { name: `tip-${name}`, group: 'strategy', paragraphs: 2, figures: { 2: [`tip-${name}`] } };
}

export const TOPICS: readonly Topic[] = [
  FIRST,
  {
    name: 'words',
    group: 'game',
    paragraphs: 7,
    figures: { 4: ['rook-asks'], 5: ['capture-told'] },
  },
  {
    name: 'tries',
    group: 'game',
    paragraphs: 5,
    figures: { 1: ['three-tries'], 2: ['pinned-pawn'] },
  },
  {
    name: 'checks',
    group: 'game',
    paragraphs: 5,
    figures: {
      2: [
        'check-vertical',
        'check-horizontal',
        'check-left-diagonal',
        'check-right-diagonal',
        'check-knight',
      ],
    },
  },
  { name: 'dummies', group: 'game', paragraphs: 5, figures: { 1: ['dummies-moved'] } },
  { name: 'cubes', group: 'game', paragraphs: 5 },
  {
    name: 'cubes-use',
    group: 'game',
    paragraphs: 4,
    figures: { 1: ['cubes-try'], 2: ['cubes-taken'], 3: ['cubes-piece'] },
  },
  { name: 'ends', group: 'game', paragraphs: 4 },
  { name: 'sets', group: 'game', paragraphs: 2, extra: 'sets' },
  { name: 'informs', group: 'game', paragraphs: 3 },
  { name: 'fog', group: 'game', paragraphs: 2 },
  { name: 'moving', group: 'desk', paragraphs: 6 },
  { name: 'squares', group: 'desk', paragraphs: 2 },
  { name: 'black', group: 'desk', paragraphs: 4 },
  {
    name: 'mirror',
    group: 'desk',
    paragraphs: 2,
    figures: { 1: ['mirror-white', 'mirror-black'] },
  },
  { name: 'advance', group: 'desk', paragraphs: 2 },
  { name: 'typing', group: 'desk', paragraphs: 2 },
  { name: 'request', group: 'desk', paragraphs: 4 },
  { name: 'requests', group: 'desk', paragraphs: 4 },
  { name: 'clocks', group: 'desk', paragraphs: 4 },
  { name: 'takeback', group: 'desk', paragraphs: 3 },
  { name: 'adjourn', group: 'desk', paragraphs: 3 },
  { name: 'interrupted', group: 'desk', paragraphs: 3 },
  { name: 'two', group: 'desk', paragraphs: 2 },
  { name: 'replay', group: 'desk', paragraphs: 3 },
  { name: 'letters', group: 'desk', paragraphs: 3 },
  { name: 'kept', group: 'desk', paragraphs: 2 },
  { name: 'settings', group: 'desk', paragraphs: 1 },
  { name: 'setup', group: 'desk', paragraphs: 3 },
  { name: 'demos', group: 'desk', paragraphs: 2 },
  { name: 'practice', group: 'desk', paragraphs: 4 },
  { name: 'keys', group: 'desk', paragraphs: 0, extra: 'keys' },
  ...['known', 'probe', 'guard', 'pawns', 'order', 'passing'].map(tip),
  ...['check', 'count', 'many', 'run', 'king'].map(tip),
  { name: 'chess-board', group: 'chess', paragraphs: 3, figures: { 2: ['start'] } },
  {
    name: 'chess-men',
    group: 'chess',
    paragraphs: 4,
    figures: {
      2: ['reach-rook', 'reach-bishop', 'reach-queen'],
      4: ['reach-king', 'reach-knight'],
    },
  },
  {
    name: 'chess-pawns',
    group: 'chess',
    paragraphs: 4,
    figures: { 2: ['pawn-steps', 'pawn-takes'], 4: ['en-passant', 'promotion'] },
  },
  {
    name: 'chess-castling',
    group: 'chess',
    paragraphs: 3,
    figures: { 1: ['castling', 'castled-short', 'castled-long'], 3: ['castling-barred'] },
  },
  {
    name: 'chess-mate',
    group: 'chess',
    paragraphs: 4,
    figures: { 2: ['mate'], 3: ['discovered'] },
  },
  { name: 'chess-draws', group: 'chess', paragraphs: 3, figures: { 1: ['stalemate'] } },
  { name: 'regular', group: 'chess', paragraphs: 2 },
  {
    name: 'sjakti',
    group: 'boards',
    paragraphs: 12,
    figures: {
      2: ['sjakti-start', 'shakti-start'],
      4: ['sjakti-king', 'sjakti-warrior'],
      5: ['sjakti-check', 'sjakti-between'],
      6: ['sjakti-take', 'sjakti-protected'],
      8: ['sjakti-exposed'],
      9: ['sjakti-pass'],
      11: ['sjakti-key-1', 'sjakti-key-2'],
    },
  },
  {
    name: 'dumb',
    group: 'boards',
    paragraphs: 11,
    figures: {
      2: ['dumb-start', 'dumb-start-wide'],
      3: ['dumb-pawn', 'dumb-passing'],
      4: ['dumb-promotion'],
      5: ['dumb-check', 'dumb-king-taken'],
      7: ['dumb-castling-king', 'dumb-castling-queen', 'dumb-castling-wide'],
    },
  },
  {
    name: 'dumber',
    group: 'boards',
    paragraphs: 7,
    figures: {
      1: ['dumber-start'],
      2: ['dumber-knight', 'dumber-bishop', 'dumber-rook', 'dumber-queen'],
      3: [
        'dumber-earl',
        'dumber-wizard',
        'dumber-joker',
        'dumber-archer',
        'dumber-duke',
        'dumber-mother',
      ],
      4: ['dumber-frozen'],
      5: ['dumber-no-move'],
      6: ['dumber-archer-queen'],
    },
  },
  {
    name: 'invasion',
    group: 'boards',
    paragraphs: 11,
    figures: {
      2: ['invasion-start'],
      3: ['invasion-mate', 'invasion-stalemate', 'invasion-corner'],
      5: ['invasion-hq', 'invasion-flag'],
      6: ['invasion-commando', 'invasion-paratrooper'],
      7: ['invasion-tank', 'invasion-tank-check'],
      8: ['invasion-trooper'],
      9: ['invasion-bomb'],
    },
  },
  { name: 'levels', group: 'more', paragraphs: 1, extra: 'levels' },
  { name: 'story', group: 'more', paragraphs: 4 },
  { name: 'tour', group: 'more', paragraphs: 1, extra: 'tour' },
  { name: 'about', group: 'more', paragraphs: 1, extra: 'about' },
];

/** The topic that stands for a name; the first one for anything else. */
export function topicNamed(name: string | undefined): Topic {
  return TOPICS.find((topic) => topic.name === name) ?? FIRST;
}

/** The catalogue's keys of a topic's paragraphs. */
export function paragraphKeys({ name, paragraphs }: Topic): string[] {
  return Array.from({ length: paragraphs }, (_, at) => `help-${name}-${at + 1}`);
}
