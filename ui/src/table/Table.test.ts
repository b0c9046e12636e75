import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import App from '../App.svelte';
import { app } from '../app.svelte';
import { setBackend } from '../backend';
import { recordedBackend } from '../backend.recorded';
import { helpDialogs } from '../pages/help/help.svelte';
import { name, press } from '../test/board';
import { lay, show } from '../test/views';
import type { Announcement } from '../types';
import { table } from './table.svelte';
import Table from './Table.svelte';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function type(text: string): Promise<void> {
  const input = screen.getByTestId('try-input');
  await fireEvent.input(input, { target: { value: text } });
  await fireEvent.submit(input.closest('form')!);
}

describe('the board', () => {
  it('names every square with what the view has there', () => {
    lay();
    render(Table);
    expect(screen.getAllByRole('gridcell')).toHaveLength(64);
    expect(name('f3')).toBe('f3, white knight');
    expect(name('e2')).toBe('e2, dummy queen, capture announced here');
    expect(name('e1')).toBe('e1, white king, in check');
    expect(name('e8')).toBe('e8, dummy king');
    expect(name('a5')).toBe('a5, empty');
    expect(screen.getByTestId('check-line').className).toContain('file');
  });

  it('takes tries and marks by keys alone', async () => {
    const sent = lay();
    render(Table);
    await press('f3', 'Enter');
    expect(name('g5'), 'the squares within reach are named').toBe('g5, empty, within reach');
    await press('g5', 'Enter');
    await press('e7', 'Enter');
    await press('e5', 'Enter');
    await press('a8', 'Delete');
    expect(sent).toEqual([
      { do: 'try', ply: 8, attempt: 2, taken_back: 0, text: 'f3g5' },
      { do: 'mark', change: { mark: 'move_dummy', from: 'e7', to: 'e5' } },
      { do: 'mark', change: { mark: 'delete_dummy', cell: 'a8' } },
    ]);
  });

  it('accepts every square, also one that no hint has', async () => {
    const sent = lay();
    render(Table);
    await press('a1', 'Enter');
    await press('h8', 'Enter');
    expect(sent).toEqual([{ do: 'try', ply: 8, attempt: 2, taken_back: 0, text: 'a1h8' }]);
  });

  it('asks what a pawn becomes', async () => {
    const sent = lay((view) => {
      view.men.push({ cell: 'b7', side: 'white', kind: 'p' });
      view.dummies = [];
      view.hints = [{ from: 'b7', to: ['b8'] }];
    });
    render(Table);
    await press('b7', 'Enter');
    await press('b8', 'Enter');
    expect(sent).toEqual([]);
    await fireEvent.click(screen.getByTestId('promote-r'));
    await vi.waitFor(() =>
      expect(sent).toEqual([{ do: 'try', ply: 8, attempt: 2, taken_back: 0, text: 'b7b8r' }]),
    );
  });

  it('puts a man of the tray on the next pressed square', async () => {
    const sent = lay();
    render(Table);
    await fireEvent.click(screen.getByTestId('tray-n'));
    await press('e5', 'Enter');
    await press('e4', 'Escape');
    expect(sent).toEqual([{ do: 'mark', change: { mark: 'add_dummy', kind: 'n', cell: 'e5' } }]);
  });

  it('turns round by f, with the own side at the bottom first', async () => {
    lay((view) => (view.seat = 'black'));
    render(Table);
    expect(screen.getByTestId('board').dataset.bottom).toBe('black');
    expect(screen.getByTestId('edge-files').textContent).toBe('hgfedcba');
    expect(screen.getByTestId('edge-ranks').textContent).toBe('12345678');
    await fireEvent.keyDown(window, { key: 'f' });
    expect(screen.getByTestId('board').dataset.bottom).toBe('white');
    expect(screen.getByTestId('edge-files').textContent).toBe('abcdefgh');
  });
});

/** The referee says something to the viewer now. */
function hearNow(said: Announcement): void {
  show((view, frame) => {
    view.latest = [said];
    frame.first = table.lines.length;
    const { ply, turn: side } = view;
    frame.lines = [{ at_ms: 0, ply, side, event: { line: 'ruling', said: [said] } }];
  });
}

describe('the referee', () => {
  it('shows No and Error apart, and says a second No again', () => {
    lay();
    render(Table);
    const first = screen.getByTestId('announcement');
    expect(first.textContent).toContain('No');
    expect(first.dataset.tone).toBe('no');
    hearNow({ say: 'no' });
    expect(screen.getByTestId('announcement'), 'a new element is news').not.toBe(first);
    hearNow({ say: 'error' });
    expect(screen.getByTestId('announcement').dataset.tone).toBe('error');
    expect(screen.getByRole('alert').textContent).toContain('Error');
  });

  it('has every line in the log, back to the first', () => {
    lay();
    render(Table);
    const rows = screen.getAllByTestId('log-row');
    expect(rows).toHaveLength(13);
    expect(rows[0].textContent).toContain('White to move');
  });

  it('appends new lines, and a first frame replaces the log', () => {
    lay();
    render(Table);
    show((_, frame) => {
      frame.first = 14;
      frame.lines = frame.lines.slice(-1);
    });
    expect(screen.getAllByTestId('log-row')).toHaveLength(14);
    show((_, frame) => (frame.lines = frame.lines.slice(0, 1)));
    expect(screen.getAllByTestId('log-row')).toHaveLength(1);
  });
});

describe('typed lines', () => {
  it('are tries, marks and questions', async () => {
    const sent = lay();
    render(Table);
    await type('Nd4');
    await type('dummy n e5');
    await type('tries');
    expect(screen.getByTestId('answer').textContent).toBe('Your calls in this turn: g5, Nd4');
    await type('zz9');
    expect(screen.getByTestId('answer').textContent).toBe('Not understood: zz9');
    expect(sent.map((command) => command.do)).toEqual(['try', 'mark']);
  });

  it('name the question for pawn captures only where the rules have it', async () => {
    lay();
    render(Table);
    await type('help');
    expect(screen.getByTestId('answer').textContent).toContain('e7e8q: a move\ndummy n e5');
  });

  it('say what an undo could not find', async () => {
    lay();
    setBackend({
      ...recordedBackend(new URLSearchParams()),
      send: () => Promise.reject({ error: 'refused', code: 'nothing_there', detail: 'none' }),
    });
    render(Table);
    await type('undo');
    await vi.waitFor(() =>
      expect(screen.getByTestId('answer').textContent).toBe('There is no mark to undo.'),
    );
  });

  it('do not try out of turn', async () => {
    const sent = lay((view) => (view.may = ['resign']));
    render(Table);
    await type('e2e4');
    expect(screen.getByTestId('answer').textContent).toBe('It is the other side’s turn.');
    expect(sent).toEqual([]);
  });
});

describe('the clocks', () => {
  it('count down between views, and ask the host once at zero', async () => {
    vi.useFakeTimers();
    const sent = lay((view) => (view.clock!.left_ms.white = 9400));
    render(Table);
    expect(screen.getByTestId('clock-own').textContent?.trim()).toBe('0:09.4');
    vi.advanceTimersByTime(3000);
    flushSync();
    expect(screen.getByTestId('clock-own').textContent?.trim()).toBe('0:06.4');
    expect(screen.getByTestId('clock-other').textContent?.trim()).toBe('4:21');
    vi.advanceTimersByTime(9000);
    flushSync();
    expect(sent).toEqual([{ do: 'flag' }]);
  });

  it('warn in the window', () => {
    lay();
    render(Table);
    expect(screen.queryByTestId('time-warning')).toBeNull();
    show((_, frame) => {
      frame.first = 14;
      frame.lines = [
        {
          at_ms: 50_000,
          ply: 8,
          side: 'white',
          event: { line: 'time_warning', side: 'white', below_s: 60 },
        },
      ];
    });
    expect(screen.getByTestId('time-warning').textContent).toContain(
      'Less than 1 minute left on your clock',
    );
  });
});

describe('a hand-over', () => {
  it('hides the whole game until the next player sits down', async () => {
    lay();
    app.go({ name: 'table' });
    render(App);
    table.hear({ push: 'hand_over', to: 'black', name: 'Ann' });
    flushSync();
    expect(screen.getByTestId('handover').textContent).toContain('Black (Ann) sits down');
    expect(screen.queryByTestId('board')).toBeNull();
    expect(table.view, 'nothing of the game is kept').toBeNull();
    expect(table.lines).toEqual([]);
    await fireEvent.click(screen.getByTestId('handover-ready'));
    await vi.waitFor(() => expect(screen.queryByTestId('handover')).toBeNull());
    expect(screen.getByTestId('board')).toBeTruthy();
  });

  it('lets the mover see what his move brought, until he passes the seat on', async () => {
    lay((view) => (view.phase = { phase: 'hand_over', to: 'black' }));
    render(Table);
    expect(screen.getByTestId('announcement').textContent).toContain('No');
    await fireEvent.click(screen.getByTestId('pass-on'));
    expect(screen.queryByTestId('board')).toBeNull();
    expect(table.view).toBeNull();
    expect(table.handOver).toEqual({ to: 'black', name: 'Computer, level 2' });
  });

  it('never shows the one who sits down before he does', () => {
    lay((view) => (view.phase = { phase: 'hand_over', to: 'white' }));
    expect(table.view).toBeNull();
    expect(table.handOver?.to).toBe('white');
  });
});

describe('the end', () => {
  it('has the keys under F1, over the dialog', async () => {
    lay((view) => (view.phase = { phase: 'over', reason: 'resign', result: '1-0' }));
    app.go({ name: 'table' });
    render(App);
    await fireEvent.keyDown(screen.getByTestId('end'), { key: 'F1' });
    expect(screen.getByTestId('keys-dialog')).toBeTruthy();
    helpDialogs.close();
  });

  it('is told, and leads to the replay once the record is there', async () => {
    lay((view) => (view.phase = { phase: 'over', reason: 'checkmate', result: '1-0' }));
    render(Table);
    expect(screen.getByTestId('end-sentence').textContent).toContain('White wins.');
    app.go({ name: 'table' });
    const replay = screen.getByTestId('end-replay');
    await fireEvent.click(replay);
    expect(app.screen.name, 'there is no record yet').toBe('table');
    table.hear({ push: 'ended', game: table.view!.game });
    flushSync();
    await fireEvent.click(replay);
    expect(app.screen).toEqual({ name: 'replay', game: table.view!.game });
  });

  it('says when the newest moves are not on disk', () => {
    lay((view) => (view.saved = false));
    render(Table);
    expect(screen.getByTestId('not-saved').textContent).toContain('could not be written');
  });
});
