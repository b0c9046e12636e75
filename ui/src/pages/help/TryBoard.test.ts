import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import { recorded } from '../../backend.recorded';
import { press } from '../../test/board';
import { program } from '../../test/program';
import type { BoardLook } from '../../types';
import { boardFigure } from './board-figures';
import TryBoard from './TryBoard.svelte';

const { boardLook } = recorded;

/** After f2-c5 the board is mated. */
const mated: BoardLook = { ...boardLook, choices: [], reason: 'checkmate', result: '1-0' };

async function shown(before: BoardLook = boardLook) {
  const calls = program({
    lookAtBoard: async (...[, , moves]) => (moves.length > 0 ? mated : before),
  });
  render(TryBoard, { figure: boardFigure('sjakti-key-1')! });
  await screen.findByTestId('board');
  return () => calls.filter(([name]) => name === 'lookAtBoard').map((call) => call[3]);
}

const told = () => screen.getByTestId('told-sjakti-key-1').textContent;

it('makes a legal move, tells what comes of it, and goes back', async () => {
  const asked = await shown();
  expect(told()).toBe('White to move');
  await press('f2', 'Enter');
  await press('c5', 'Enter');
  await expect.poll(told).toBe('Checkmate. White wins.');
  await fireEvent.click(screen.getByTestId('back-sjakti-key-1'));
  await expect.poll(told).toBe('White to move');
  expect(asked()).toEqual([[], ['f2-c5'], []]);
});

it('leaves the position as it is after what is no move', async () => {
  const asked = await shown();
  await press('f2', 'Enter');
  await press('a1', 'Enter');
  expect(told()).toBe('White to move');
  expect(asked()).toEqual([[]]);
});

it('shows the move that the caption tells of', async () => {
  const asked = await shown();
  await fireEvent.click(screen.getByTestId('show-sjakti-key-1'));
  await expect.poll(told).toBe('Checkmate. White wins.');
  expect(asked()).toEqual([[], ['f2-c5']]);
  expect(screen.queryByTestId('show-sjakti-key-1')).toBeNull();
});

it('passes by a button, and asks which man a pawn becomes', async () => {
  const choice = (text: string, kind: string | null) => ({
    ...{ text, from: null, to: null, kind, struck: [] },
  });
  const becomes = (kind: string) => ({
    ...{ text: `f2-c5=${kind}`, from: 'f2', to: 'c5', kind, struck: [] },
  });
  const asked = await shown({
    ...boardLook,
    choices: [choice('pass', null), becomes('n'), becomes('q')],
  });
  await press('f2', 'Enter');
  await press('c5', 'Enter');
  await fireEvent.click(screen.getByTestId('promote-q'));
  await expect.poll(() => asked().at(-1)).toEqual(['f2-c5=q']);
  await fireEvent.click(screen.getByTestId('again-sjakti-key-1'));
  await fireEvent.click(await screen.findByTestId('pass-sjakti-key-1'));
  await expect.poll(() => asked().at(-1)).toEqual(['pass']);
});
