import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';

import { app } from '../../app.svelte';
import { press } from '../../test/board';
import { asked, program } from '../../test/program';
import { lay, show } from '../../test/views';
import Table from '../../table/Table.svelte';
import type { Command, NewGame, Settings, View } from '../../types';
import Overlays from '../Overlays.svelte';
import { openPractice, practice } from './practice.svelte';

const KINGS = '4k3/8/8/8/8/8/8/R3K3 b - - 0 1';

/** Lays a practice board: White's rook and both kings, Black to move. */
function laid(change: (view: View) => void = () => {}): Command[] {
  return lay((view) => {
    view.terms.practice = true;
    view.hidden = false;
    view.turn = 'black';
    view.dummies = [];
    view.hints = [];
    view.men = [
      { cell: 'a1', side: 'white', kind: 'r' },
      { cell: 'e1', side: 'white', kind: 'k' },
      { cell: 'e8', side: 'black', kind: 'k' },
    ];
    view.may = ['try', 'offer_draw', 'take_back', 'resign', 'abort'];
    change(view);
  });
}

describe('the practice board', () => {
  it('moves both sides and tells by the outline whose turn it is', async () => {
    const sent = laid();
    app.settings = { ...app.settings, auto_turn: true };
    render(Table);
    const board = screen.getByTestId('board');
    await press('a1', 'Enter');
    expect(board.dataset.chosen).toBe('out-of-turn');
    await press('a5', 'Enter');
    app.settings = { ...app.settings, auto_turn: false };
    await press('e8', 'Enter');
    expect(board.dataset.chosen).toBe('in-turn');
    await press('c3', 'Enter');
    const moment = { do: 'practise', ply: 8, attempt: 2, taken_back: 0 };
    expect(sent).toEqual([
      { ...moment, text: 'a1a5', keep_turn: false },
      { ...moment, text: 'e8c3', keep_turn: true },
    ]);
  });

  it('begins the question whether to keep the game at its default button, not at the cross', () => {
    laid((view) => (view.phase = { phase: 'over', result: '1/2-1/2', reason: 'agreed' }));
    render(Table);
    expect(document.activeElement).toBe(screen.getByTestId('practice-save-yes'));
  });

  it('has no requests and no chat, and ends by three words', async () => {
    const sent = laid();
    render(Table);
    expect(screen.queryByTestId('tab-chat')).toBeNull();
    expect(screen.queryByTestId('offer-draw')).toBeNull();
    await fireEvent.click(screen.getByTestId('take-back'));
    await fireEvent.click(screen.getByTestId('end-practice'));
    await fireEvent.click(screen.getByTestId('practice-draw'));
    await fireEvent.click(await screen.findByTestId('end-practice'));
    await fireEvent.click(screen.getByTestId('practice-abort'));
    expect(sent).toEqual([
      { do: 'offer', offer: 'take_back' },
      { do: 'offer', offer: 'draw' },
      { do: 'abort' },
    ]);
  });

  it('is asked for without opponent, colour and rating, and is no last request', async () => {
    const calls = program();
    const last = app.settings.last_request;
    render(Overlays);
    openPractice({ fen: KINGS, from: { name: 'home' }, bottom: 'black' });
    await screen.findByTestId('request');
    for (const id of ['field-opponent', 'field-colour-white', 'field-rated', 'field-after-end']) {
      expect(screen.queryByTestId(id), id).toBeNull();
    }
    await fireEvent.click(screen.getByTestId('request-start'));
    await vi.waitFor(() => expect(app.screen).toEqual({ name: 'table' }));
    const [request] = asked(calls, 'newGame') as NewGame[];
    expect(request).toMatchObject({
      opponent: { opponent: 'practice' },
      colour: 'black',
      time: null,
      rated: false,
      start: KINGS,
    });
    expect(app.settings.last_request).toEqual(last);
  });

  it.each([
    ['yes', 'leaveTable'],
    ['no', 'deleteGame'],
  ])('when %s is said to saving, goes back to where it came from', async (word, call) => {
    const calls = program();
    const back = { name: 'replay', game: 'f', at: { index: 3, viewer: 'white' } } as const;
    render(Overlays);
    openPractice({ from: back });
    await fireEvent.click(await screen.findByTestId('request-start'));
    await vi.waitFor(() => expect(app.screen).toEqual({ name: 'table' }));
    show((view) => {
      view.terms.practice = true;
      view.phase = { phase: 'over', reason: 'agreed', result: '1/2-1/2' };
    });
    render(Table);
    await fireEvent.click(await screen.findByTestId(`practice-save-${word}`));
    await vi.waitFor(() => expect(app.screen).toEqual(back));
    expect(calls.map(([name]) => name)).toContain(call);
  });

  it.each([
    { name: 'set-up' },
    { name: 'replay', game: 'f', at: { index: 3, viewer: 'referee' } },
  ] as const)('that was opened from $name leads back there in another window', async (from) => {
    const calls = program();
    practice.from = from;
    practice.begun('p');
    await vi.waitFor(() => expect(asked(calls, 'saveSettings')).toHaveLength(1));
    const [settings] = asked(calls, 'saveSettings') as Settings[];
    expect(settings?.practice_origins).toEqual([{ game: 'p', from }]);

    const later = program({}, { settings });
    await practice.leave('p', true);
    expect(app.screen).toEqual(from);
    const [forgotten] = asked(later, 'saveSettings') as Settings[];
    expect(forgotten?.practice_origins).toEqual([]);
  });
});
