import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { app } from '../app.svelte';
import { recorded } from '../backend.recorded';
import { program, type Call } from '../test/program';
import { show } from '../test/views';
import { opposite } from './computer.svelte';
import { table } from './table.svelte';
import Table from './Table.svelte';

afterEach(cleanup);

/** The milliseconds that a busy machine may take. */
const PATIENCE = 10_000;
const manner = { least_ms: 0, offers_draws: false };

/** Dumb Chess, or regular chess, against the computer of level 8. */
async function playing(game: string, board = true): Promise<Call[]> {
  const computer = { level: 8, manner };
  const calls = program({ computer: async () => ({ computer, levels: [7, 8, 9] }) });
  app.begin(structuredClone(recorded.startup));
  table.clear();
  show((view) => {
    view.terms.rules = board ? { game: 'board', name: 'dumb', options: {} } : { game: 'chess' };
    Object.assign(view, { game, hidden: false, phase: { phase: 'playing' } });
  });
  render(Table);
  await vi.waitFor(() => expect(opposite.here?.computer.level).toBe(8), PATIENCE);
  return calls;
}

const called = (calls: Call[], wanted: string) => calls.filter(([name]) => name === wanted);
const press = (key: string, code = key) => fireEvent.keyDown(window, { key, code });

describe('the original’s function keys', () => {
  it('change the computer’s level as far as there is one, and say it', async () => {
    const calls = await playing('k1');
    await press('F8');
    await vi.waitFor(() => expect(table.answer).toBe('Level 9'), PATIENCE);
    await press('F8');
    await vi.waitFor(() => expect(called(calls, 'changeComputer')).toHaveLength(2), PATIENCE);
    await press('F7');
    await vi.waitFor(() => expect(table.answer).toBe('Level 8'), PATIENCE);
    const levels = called(calls, 'changeComputer').map(([, to]) => (to as { level: number }).level);
    expect(levels).toEqual([9, 9, 8]);
  });

  it('change sides, and the least time by the keypad’s arrows', async () => {
    const calls = await playing('k2');
    await press('F3');
    await press('F4');
    await vi.waitFor(() => expect(called(calls, 'changeSides')).toHaveLength(2), PATIENCE);
    await press('ArrowUp', 'Numpad8');
    await vi.waitFor(() => expect(table.answer).toBe('Level 8 · 1 s'), PATIENCE);
    await press('8', 'Numpad8');
    await press('ArrowUp', 'ArrowUp');
    await press('ArrowDown', 'Numpad2');
    await vi.waitFor(() => expect(table.answer).toBe('Level 8'), PATIENCE);
    await press('ArrowDown', 'Numpad2');
    await vi.waitFor(() => expect(called(calls, 'changeComputer')).toHaveLength(3), PATIENCE);
    expect(opposite.here?.computer.manner.least_ms).toBe(0);
  });

  it('change colours one by one, and leave Shift+F10 to the menu', async () => {
    await playing('k3');
    await press('F6');
    await vi.waitFor(() => expect(app.settings.own_colours.on).toBe(true), PATIENCE);
    expect(app.settings.own_colours.white_men).toBe('#f6e3b4');
    await press('F9');
    await press('F10');
    await vi.waitFor(() => expect(app.settings.own_colours.border).toBe('#5a3d1e'), PATIENCE);
    expect(app.settings.own_colours.black_men).toBe('#5a2d0c');
    await fireEvent.keyDown(window, { key: 'F10', shiftKey: true });
    expect(app.settings.own_colours.border).toBe('#5a3d1e');
  });

  it('are none of regular chess', async () => {
    const calls = await playing('k4', false);
    await press('F3');
    await press('F8');
    expect([...called(calls, 'changeSides'), ...called(calls, 'changeComputer')]).toEqual([]);
  });
});
