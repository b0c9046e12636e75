import { expect, it } from 'vitest';

import type { Choice } from '../types';
import { between, drops, hintsOf, passes } from './choices';

function choice(text: string, from: string | null, to: string | null, kind = null): Choice {
  return { text, from, to, kind, struck: [] };
}

const CHOICES = [
  choice('b4-b5=N', 'b4', 'b5'),
  choice('b4-b5=Q', 'b4', 'b5'),
  choice('a1-a2', 'a1', 'a2'),
  choice('B@i4', null, 'i4'),
  choice('pass', null, null),
];

it('tells where each man can go, each square once', () => {
  expect(hintsOf(CHOICES)).toEqual([
    { from: 'b4', to: ['b5'] },
    { from: 'a1', to: ['a2'] },
  ]);
});

it('tells moves between squares, drops and passes apart', () => {
  const texts = (choices: Choice[]) => choices.map(({ text }) => text);
  expect(texts(between(CHOICES, 'b4', 'b5'))).toEqual(['b4-b5=N', 'b4-b5=Q']);
  expect(texts(between(CHOICES, 'a1', 'b5'))).toEqual([]);
  expect(texts(drops(CHOICES))).toEqual(['B@i4']);
  expect(texts(passes(CHOICES))).toEqual(['pass']);
});
