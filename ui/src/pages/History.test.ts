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
    const calls = program({ history: async () => ({ rows: page, total: 45, has_more: false }) });
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

  it('is narrowed by days, moves and tags; a field that is wrong says so and narrows nothing', async () => {
    const calls = program();
    render(History);
    await rows();
    await fireEvent.click(screen.getByTestId('history-more-open'));
    const type = (field: string, value: string) =>
      fireEvent.input(screen.getByTestId(`history-${field}-input`), { target: { value } });
    const newest = () => asked(calls, 'history').at(-1) as HistoryQuery;
    await type('least', '10');
    await vi.waitFor(() => expect(newest()).toMatchObject({ least_plies: 19, offset: 0 }));
    await type('least', 'ten');
    expect(screen.getByTestId('history-least-fault').textContent).toContain('1 to 9,999');
    await vi.waitFor(() => expect(newest()).not.toHaveProperty('least_plies'));
    await fireEvent.change(await screen.findByTestId('history-tag-select'), {
      target: { value: 'rook' },
    });
    await vi.waitFor(() => expect(newest()).toMatchObject({ tag: 'rook' }));
  });

  it('lists the games against one opponent until all are asked for', async () => {
    const calls = program();
    render(History, { opponent: 'Ann' });
    await rows();
    const newest = () => asked(calls, 'history').at(-1) as HistoryQuery;
    expect(newest()).toMatchObject({ opponent: 'Ann' });
    await fireEvent.click(screen.getByTestId('history-opponent'));
    await vi.waitFor(() => expect(newest()).not.toHaveProperty('opponent'));
  });

  it('goes on beyond the games that were counted', async () => {
    const page = recorded.history.rows.slice(0, 2);
    const full = Array.from({ length: 20 }, (_, at) => row({ game: String(at) }));
    program({
      history: async ({ offset }) => ({
        rows: offset === 0 ? full : page,
        total: 1000,
        has_more: true,
      }),
    });
    render(History);
    await rows();
    expect(screen.getByTestId('history-shown').textContent).toContain('1–20 of more than 1,000');
    const next = screen.getByTestId<HTMLButtonElement>('history-page-next');
    await fireEvent.click(next);
    await vi.waitFor(() => expect(next.disabled).toBe(true));
  });

  it('says what will stand in an empty list', async () => {
    program({ history: async () => ({ rows: [], total: 0, has_more: false }) });
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
