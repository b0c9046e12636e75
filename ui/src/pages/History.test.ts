import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';

import { app } from '../app.svelte';
import { recorded } from '../backend.recorded';
import { asked, program } from '../test/program';
import type { GameRow, HistoryQuery } from '../types';
import History from './History.svelte';
import { outcomeOf } from './history/rows';
import { timeWritten } from './history/words';

const rows = () => screen.findAllByTestId('history-row');
const row = (change: Partial<GameRow>): GameRow => ({
  ...(recorded.history.rows[1] as GameRow),
  ...change,
});

describe('the history', () => {
  it('lists games; one that goes on offers to go on and its deletion alone', async () => {
    const calls = program();
    render(History);
    const [unfinished, over] = await rows();
    const buttons = (of: HTMLElement | undefined) =>
      within(of as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.dataset.testid);
    expect(buttons(unfinished)).toEqual(['go-on', 'history-delete']);
    expect(buttons(over)).toEqual(['history-open', 'history-delete']);
    await fireEvent.click(within(over as HTMLElement).getByTestId('history-open'));
    expect(app.screen).toEqual({ name: 'replay', game: over?.dataset.game });
    await fireEvent.click(within(unfinished as HTMLElement).getByTestId('go-on'));
    expect(asked(calls, 'goOn')).toEqual([unfinished?.dataset.game]);
    await vi.waitFor(() => expect(app.screen.name).toBe('table'));
  });

  it('deletes after a question only', async () => {
    const calls = program();
    render(History);
    const first = (await rows())[0] as HTMLElement;
    await fireEvent.click(within(first).getByTestId('history-delete'));
    await fireEvent.click(screen.getByTestId('history-delete-no'));
    expect(asked(calls, 'deleteGame')).toEqual([]);
    await fireEvent.click(within(first).getByTestId('history-delete'));
    await fireEvent.click(screen.getByTestId('history-delete-yes'));
    expect(asked(calls, 'deleteGame')).toEqual([first.dataset.game]);
    await vi.waitFor(() => expect(asked(calls, 'history')).toHaveLength(2));
  });

  it('asks anew for an order, a filter, words and another page', async () => {
    const page = recorded.history.rows.slice(0, 2);
    const calls = program({ history: async () => ({ rows: page, total: 45 }) });
    render(History);
    await rows();
    const newest = () => asked(calls, 'history').at(-1) as HistoryQuery;
    const expectAsked = (part: Partial<HistoryQuery>) =>
      vi.waitFor(() => expect(newest()).toMatchObject(part));
    await expectAsked({ sort: 'date', ascending: false, offset: 0, text: '', rules: null });
    await fireEvent.click(screen.getByTestId('history-page-next'));
    await expectAsked({ offset: 20 });
    await fireEvent.click(screen.getByTestId('history-sort-opponent'));
    await expectAsked({ sort: 'opponent', ascending: true, offset: 0 });
    await fireEvent.click(screen.getByTestId('history-sort-opponent'));
    await expectAsked({ sort: 'opponent', ascending: false });
    await fireEvent.input(screen.getByTestId('history-search'), { target: { value: ' Matei ' } });
    await expectAsked({ text: 'Matei' });
    await fireEvent.change(screen.getByTestId('history-filter-outcome'), {
      target: { value: 'lost' },
    });
    await expectAsked({ outcome: 'lost', text: 'Matei' });
    const rules = screen.getByTestId('history-filter-rules');
    expect(within(rules).getByText('Invasion')).toBeDefined();
    await fireEvent.change(rules, { target: { value: 'sjakti' } });
    await expectAsked({ rules: 'sjakti' });
  });

  it('says what will stand in an empty list', async () => {
    program({ history: async () => ({ rows: [], total: 0 }) });
    render(History);
    expect((await screen.findByTestId('history-empty')).textContent).toContain('kept here');
  });

  it('shows what went wrong', async () => {
    program({ history: () => Promise.reject({ error: 'store', detail: 'disk is gone' }) });
    render(History);
    expect((await screen.findByTestId('history-error')).textContent).toContain('disk is gone');
  });
});

describe('a row', () => {
  it.each<[Partial<GameRow>, string | null]>([
    [{ result: '1-0', seat: 'white' }, 'won'],
    [{ result: '1-0', seat: 'black' }, 'lost'],
    [{ result: '1/2-1/2', seat: null }, 'drawn'],
    [{ result: '1-0', seat: null }, null],
    [{ result: '*', seat: 'white' }, null],
    [{ result: null }, 'unfinished'],
  ])('%j is %s', (change, outcome) => {
    expect(outcomeOf(row(change))).toBe(outcome);
  });

  it('writes the time control as the original does', () => {
    expect(recorded.history.rows.slice(0, 6).map(timeWritten)).toEqual([
      '45.00/0',
      '45.00/0',
      '45.00/0',
      '45.00/0',
      '12.00/8 – 5.00/0',
      'No clock',
    ]);
  });
});
