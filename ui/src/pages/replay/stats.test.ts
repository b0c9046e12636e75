import { expect, it } from 'vitest';

import { recorded } from '../../backend.recorded';
import type { Announcement, Man, Record as GameRecord, Side, Step, Verdict } from '../../types';
import { figuresOf, phaseOf } from './stats';

const none = { white: [], black: [] };
const men: Man[] = [
  { cell: 'e4', side: 'white', kind: 'p' },
  { cell: 'd1', side: 'white', kind: 'q' },
];

function step(ply: number, change: Partial<Step> = {}): Step {
  const marks = { dummies: none, cubes: none, highlights: none, drawings: none };
  return { at_ms: ply * 1000, ply, side: 'white', heard: none, men, fen: '', ...marks, ...change };
}

function tried(by: Side, from: string, to: string, verdict: Verdict): Partial<Step> {
  return { tried: { by, text: from + to, notation: to, verdict, cells: [from, to] } };
}

function heard(...said: Announcement[]): Partial<Step> {
  return { heard: { white: said, black: said } };
}

const clocks = (white: number, black: number) => ({ left_ms: { white, black } });

const record: GameRecord = {
  ...recorded.record,
  terms: {
    ...recorded.record.terms,
    time: {
      white: { main_ms: 60_000, increment_ms: 2_000 },
      black: { main_ms: 60_000, increment_ms: 2_000 },
    },
  },
  steps: [
    step(0, { ...heard({ say: 'tries', n: 1 }), ...clocks(60_000, 60_000) }),
    step(0, { ...tried('white', 'd1', 'd9', 'no'), ...clocks(57_000, 60_000) }),
    step(1, {
      ...tried('white', 'e4', 'd5', 'legal'),
      ...heard({ say: 'check', dirs: [] }),
      capture: 'd5',
      ...clocks(58_000, 60_000),
    }),
    step(2, { ...tried('black', 'a7', 'a6', 'legal'), ...clocks(58_000, 52_000) }),
    step(2, tried('white', 'd1', 'd2', 'any_no')),
  ],
};

it('counts tries, what was refused, pawn captures, checks and the time of each move', () => {
  const { white, black } = figuresOf(record);
  expect(white.phases.opening).toEqual({ tries: 2, refused: 1 });
  expect(white.phases.endgame).toEqual({ tries: 0, refused: 0 });
  expect(white).toMatchObject({ pawnCaptures: 1, pawnTriesTold: 1, checks: 1 });
  expect(white.thoughts).toEqual([{ ply: 1, ms: 4_000 }]);
  expect(black).toMatchObject({ pawnCaptures: 0, checks: 0 });
  expect(black.thoughts).toEqual([{ ply: 2, ms: 10_000 }]);
});

it('takes the time that passed where there are no clocks', () => {
  const steps = record.steps.map((step) => ({ ...step, left_ms: undefined }));
  expect(figuresOf({ ...record, steps }).white.thoughts).toEqual([{ ply: 1, ms: 1_000 }]);
});

it('knows the parts of a game', () => {
  const queens = (count: number) =>
    Array<Man>(count).fill({ cell: 'a1', side: 'white', kind: 'q' });
  expect(phaseOf({ ply: 19, men: [] })).toBe('opening');
  expect(phaseOf({ ply: 20, men: queens(7) })).toBe('middlegame');
  expect(phaseOf({ ply: 20, men: queens(6) })).toBe('endgame');
});
