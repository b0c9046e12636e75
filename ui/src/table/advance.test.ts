import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { backend, setBackend } from '../backend';
import { name, press } from '../test/board';
import { lay } from '../test/views';
import type { Advance } from '../types';
import { aheadOf, aheadText } from './advance';
import { table } from './table.svelte';
import Table from './Table.svelte';

afterEach(cleanup);

/** Lays the table in the other side's time; what is entered in advance is listed. */
function layWaiting(): string[] {
  const entered: string[] = [];
  lay((view) => {
    view.turn = 'black';
    view.may = ['offer_draw'];
    view.hints = [{ from: 'b7', to: ['b8'] }];
    view.men.push({ cell: 'b7', side: 'white', kind: 'p' });
    view.dummies = view.dummies.filter(({ cell }) => cell !== 'b7' && cell !== 'b8');
  });
  setBackend({
    ...backend(),
    advance: async (ply, text) => void entered.push(`${ply} ${text}`),
    withdrawAdvance: async () => void entered.push('withdrawn'),
  });
  return entered;
}

function hear(advance: Advance): void {
  table.hear({ push: 'advance', advance });
  flushSync();
}

describe('a move in advance', () => {
  it('is entered in the other side’s time, and is no try', async () => {
    const entered = layWaiting();
    render(Table);
    await press('f3', 'Enter');
    await press('g5', 'Enter');
    expect(entered).toEqual(['8 f3g5']);
  });

  it('asks what a pawn becomes when it is entered', async () => {
    const entered = layWaiting();
    render(Table);
    await press('b7', 'Enter');
    await press('b8', 'Enter');
    expect(entered).toEqual([]);
    await fireEvent.click(screen.getByTestId('promote-r'));
    await Promise.resolve();
    expect(entered).toEqual(['8 b7b8r']);
  });

  it('shows its man on the target, and says so', () => {
    layWaiting();
    render(Table);
    hear({ advance: 'waits', text: 'f3g5' });
    expect(name('g5')).toBe('g5, white knight, stands here in advance');
    expect(name('f3')).toBe('f3, empty, left in advance');
    expect(screen.getByTestId('advance').textContent).toContain('f3–g5 waits');
    hear({ advance: 'waits', text: 'b7b8r' });
    expect(name('b8'), 'a pawn as what it becomes').toBe('b8, white rook, stands here in advance');
    hear({ advance: 'none' });
    expect(name('f3')).toBe('f3, white knight');
  });

  it('is withdrawn by a press on it, by Escape and by a word; choosing another man keeps it', async () => {
    const entered = layWaiting();
    render(Table);
    hear({ advance: 'waits', text: 'f3g5' });
    await press('e1', 'Enter');
    await press('e1', 'Escape');
    expect(entered, 'the first Escape lets go of the man').toEqual([]);
    await press('e1', 'Escape');
    await press('g5', 'Enter');
    await fireEvent.click(screen.getByTestId('advance-withdraw'));
    expect(entered).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
  });

  it('tells why it was not played', () => {
    layWaiting();
    render(Table);
    hear({ advance: 'dropped', text: 'f3g5', why: 'news' });
    expect(screen.getByTestId('advance').textContent?.trim()).toBe(
      'Advance move f3–g5 not played: there is news',
    );
    expect(name('f3')).toBe('f3, white knight');
  });
});

describe('its text', () => {
  it('names squares and the kind of a promotion', () => {
    expect(aheadOf({ advance: 'waits', text: 'e7e8q' })).toEqual({
      from: 'e7',
      to: 'e8',
      kind: 'q',
    });
    expect(aheadOf({ advance: 'waits', text: 'N@d4' })).toBeNull();
    expect(aheadText('e7e8q')).toBe('e7–e8=Q');
    expect(aheadText('e2e4')).toBe('e2–e4');
  });
});
