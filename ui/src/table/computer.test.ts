import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { app } from '../app.svelte';
import { recorded } from '../backend.recorded';
import { program, type Call } from '../test/program';
import { show } from '../test/views';
import type { Computer } from '../types';
import { opposite } from './computer.svelte';
import { table } from './table.svelte';
import Table from './Table.svelte';

afterEach(cleanup);

/** The milliseconds that a busy machine may take. */
const PATIENCE = 10_000;
const level5: Computer = { level: 5, manner: { least_ms: 0, offers_draws: false } };

/** The computer thinks in a game in which both see everything. */
async function thinking(game: string, computer = level5): Promise<Call[]> {
  const here = { computer, levels: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
  const calls = program({ computer: async () => here });
  app.begin(structuredClone(recorded.startup));
  table.clear();
  show((view) => {
    const seen = { game, hidden: false, phase: { phase: 'playing' as const } };
    Object.assign(view, seen, { seat: 'white', turn: 'black' });
  });
  render(Table);
  await vi.waitFor(() => expect(opposite.here).toEqual(here), PATIENCE);
  return calls;
}

const named = (calls: Call[], wanted: string) => calls.filter(([name]) => name === wanted);

describe('the computer opposite', () => {
  it('moves at once by its button and by Escape', async () => {
    const calls = await thinking('a1');
    await fireEvent.click(screen.getByTestId('computer-hurry'));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(named(calls, 'hurry')).toHaveLength(2);
  });

  it('plays at another level from now on, and the table shows it', async () => {
    const calls = await thinking('a2');
    expect(screen.getByTestId('computer-now').textContent).toContain('5');
    await fireEvent.click(screen.getByTestId('computer-now'));
    const select = screen.getByTestId('field-level-select');
    await fireEvent.change(select, { target: { value: '8' } });
    await fireEvent.input(screen.getByTestId('field-least-input'), { target: { value: '1,5' } });
    await fireEvent.click(screen.getByTestId('computer-change'));
    const asked = { level: 8, manner: { least_ms: 1500, offers_draws: false } };
    await vi.waitFor(
      () => expect(named(calls, 'changeComputer')).toEqual([['changeComputer', asked]]),
      PATIENCE,
    );
    await vi.waitFor(
      () => expect(screen.getByTestId('computer-now').textContent).toContain('8'),
      PATIENCE,
    );
  });

  it('is not asked for where the enemy is hidden', async () => {
    const calls = program();
    show((view) => Object.assign(view, { game: 'a3', hidden: true }));
    render(Table);
    expect(named(calls, 'computer')).toEqual([]);
    expect(screen.queryByTestId('computer')).toBeNull();
  });
});
