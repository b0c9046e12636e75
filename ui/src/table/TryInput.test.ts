import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';

import { recorded } from '../backend.recorded';
import { asked, type Call, program } from '../test/program';
import type { Choice, Command, View } from '../types';
import TryInput from './TryInput.svelte';

function choice(text: string): Choice {
  const [from, to, kind] = text.split(/[-=]/);
  return { text, from, to, kind: kind?.toLowerCase() ?? null, struck: [] };
}

/** White to move on five columns and six rows. */
const dumb: View = {
  ...structuredClone(recorded.frame.view),
  ...{ files: 5, ranks: 6, seat: 'white', turn: 'white', ply: 0, may: ['try', 'quick_draw'] },
  terms: {
    ...recorded.frame.view.terms,
    rules: { game: 'board', name: 'dumb', options: {} },
  },
  board: {
    ...{ ground: [], frozen: [], checked: [], held: [], demonstration: null },
    choices: ['a2-a3', 'b1-c3', 'b5-b6=N', 'b5-b6=Q'].map(choice),
  },
};

let calls: Call[];

beforeEach(() => {
  calls = program();
  render(TryInput, { view: dumb, onflip: () => {} });
});

const field = () => screen.getByTestId<HTMLInputElement>('try-input');
const answer = () => screen.getByTestId('answer').textContent;
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const sent = () =>
  (asked(calls, 'send') as Command[]).map((each) => ('text' in each ? each.text : each.do));

async function enter(value: string) {
  await type(value);
  await fireEvent.submit(field().form!);
}

it('takes four digits for a move without Enter, row 1 at the top', async () => {
  await type('624');
  expect(sent()).toEqual([]);
  await type('6243');
  expect(sent()).toEqual(['b1-c3']);
  expect(field().value).toBe('');
});

it('asks by numbers which man a pawn becomes', async () => {
  await type('2212');
  await expect.poll(answer).toContain('1 knight, 2 queen');
  expect(field().value).toBe('2212');
  await type('22122');
  await expect.poll(sent).toEqual(['b5-b6=Q']);
});

it('begins again at 0 and at Escape', async () => {
  await type('620');
  expect(field().value).toBe('');
  await type('62');
  await fireEvent.keyDown(field(), { key: 'Escape' });
  expect(field().value).toBe('');
  expect(sent()).toEqual([]);
});

it('says when the rules have no such move', async () => {
  await type('6111');
  await expect.poll(answer).toContain('6111');
  expect(sent()).toEqual([]);
});

it('offers a draw by d, and asks twice before it ends the game', async () => {
  await enter('D');
  await expect.poll(sent).toEqual(['offer']);
  await enter('r');
  await expect.poll(answer).toContain('resign once more');
  await enter('!');
  await expect.poll(answer).toContain('! once more');
  expect(sent()).toEqual(['offer']);
  await enter('!');
  await expect.poll(sent).toEqual(['offer', 'quick_draw']);
  await enter('f');
  await expect.poll(answer).toContain('resign once more');
  await enter('r');
  await expect.poll(sent).toEqual(['offer', 'quick_draw', 'resign']);
});

it('takes squares as well', async () => {
  await enter('a2-a3');
  await expect.poll(sent).toEqual(['a2-a3']);
});
