import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { app } from '../app.svelte';
import { lay, show } from '../test/views';
import type { LineEvent } from '../types';
import { table } from './table.svelte';
import Table from './Table.svelte';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A press with the mouse at a time of the page's clock. */
async function pressAt(id: string, time: number): Promise<void> {
  const event = new MouseEvent('click', { bubbles: true, detail: 1 });
  Object.defineProperty(event, 'timeStamp', { value: time });
  await fireEvent(screen.getByTestId(id), event);
}

/** A press by Enter or Space. */
async function pressByKeys(id: string): Promise<void> {
  await fireEvent.click(screen.getByTestId(id), { detail: 0 });
}

/** A new line of the log, of this half-move. */
function hear(event: LineEvent, ply: number): void {
  show((view, frame) => {
    view.offers = [];
    frame.first = table.lines.length;
    frame.lines = [{ at_ms: 0, ply, side: view.turn, event }];
  });
}

describe('requests', () => {
  it('take two presses within two seconds to accept', async () => {
    vi.useFakeTimers();
    const sent = lay();
    render(Table);
    await pressAt('offer-accept', 1000);
    vi.advanceTimersByTime(2100);
    flushSync();
    await pressAt('offer-accept', 3100);
    expect(sent, 'two slow presses are two first presses').toEqual([]);
    await pressAt('offer-accept', 3200);
    expect(sent, 'a double click is one press').toEqual([]);
    await pressAt('offer-accept', 3600);
    expect(sent).toEqual([{ do: 'accept', offer: 1 }]);
  });

  it('ask once more when they are accepted by keys', async () => {
    const sent = lay();
    render(Table);
    await pressByKeys('offer-accept');
    expect(sent).toEqual([]);
    expect(within(screen.getByTestId('accept')).getByText(/offers a draw/)).toBeDefined();
    await pressByKeys('accept-yes');
    expect(sent).toEqual([{ do: 'accept', offer: 1 }]);
  });

  it('take one press where the player wants it so', async () => {
    const sent = lay();
    app.settings = { ...app.settings, accept_twice: false };
    render(Table);
    await pressAt('offer-accept', 1000);
    expect(sent).toEqual([{ do: 'accept', offer: 1 }]);
  });

  it('are declined by one press, and the own ones withdrawn', async () => {
    const sent = lay((view) => view.offers.push({ id: 4, by: 'white', offer: 'take_back' }));
    render(Table);
    expect(screen.getByTestId('request-take-back').textContent).toContain('cannot be unheard');
    await fireEvent.click(screen.getByTestId('offer-decline'));
    await fireEvent.click(screen.getByTestId('offer-withdraw'));
    expect(sent).toEqual([
      { do: 'decline', offer: 1 },
      { do: 'withdraw', offer: 4 },
    ]);
  });

  it('that were declined or withdrawn say so for a move', () => {
    lay();
    render(Table);
    hear({ line: 'answered', by: 'black', offer: 'draw', answer: 'declined' }, 8);
    expect(screen.getByTestId('offer-ended').textContent).toBe('Black declines the draw');
    hear({ line: 'answered', by: 'black', offer: 'draw', answer: 'accepted' }, 8);
    expect(screen.queryByTestId('offer-ended')).toBeNull();
    hear({ line: 'answered', by: 'black', offer: 'draw', answer: 'withdrawn' }, 5);
    expect(screen.queryByTestId('offer-ended'), 'that was long ago').toBeNull();
  });

  it('stand in rows of nearly the same length, each in its own place', () => {
    lay();
    render(Table);
    const rows = [...screen.getByTestId('resign').closest('.actions')!.children];
    expect(rows.map((row) => row.children.length)).toEqual([4, 3]);
  });

  it('are not made twice while they stand', () => {
    lay((view) => {
      view.may = ['try', 'offer_draw', 'take_back', 'add_minute'];
      view.offers = [{ id: 4, by: 'white', offer: 'draw' }];
    });
    render(Table);
    const isOff = (id: string) => screen.getByTestId<HTMLButtonElement>(id).disabled;
    expect(['offer-draw', 'take-back', 'add-minute'].map(isOff)).toEqual([true, false, false]);
  });

  it('offer only what the view allows, and resigning asks once', async () => {
    const sent = lay((view) => (view.may = ['try', 'resign']));
    render(Table);
    expect(screen.getByTestId<HTMLButtonElement>('offer-draw').disabled).toBe(true);
    expect(screen.getByTestId<HTMLButtonElement>('add-minute').disabled).toBe(true);
    await pressAt('resign', 1000);
    await pressAt('resign', 1200);
    expect(sent, 'a double click asks and no more').toEqual([]);
    await pressAt('resign', 2000);
    expect(sent).toEqual([{ do: 'resign' }]);
  });
});

describe('two people at one machine', () => {
  it('change places for an answer, and back', async () => {
    lay((view) => {
      view.terms.hand_over = true;
      view.offers = [{ id: 4, by: view.seat, offer: 'take_back' }];
    });
    render(Table);
    await fireEvent.click(screen.getByTestId('pass-to-answer'));
    expect(table.view, 'nothing of the seat is left in the page').toBeNull();
    show((view) => (view.terms.hand_over = true));
    expect(table.view, 'what White still hears shows nothing').toBeNull();
    expect(table.handOver).toMatchObject({ to: 'black', answers: true });
    show((view) => {
      view.terms.hand_over = true;
      view.seat = 'black';
    });
    await fireEvent.click(screen.getByTestId('pass-on'));
    expect(table.handOver?.to).toBe('white');
  });
});
