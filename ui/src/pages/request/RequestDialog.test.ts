import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { app } from '../../app.svelte';
import { recorded } from '../../backend.recorded';
import type { NewGame, WindowError } from '../../types';
import { asked, program } from '../../test/program';
import RequestDialog from './RequestDialog.svelte';

const get = (id: string) => screen.getByTestId(id);
const box = (id: string) => get(id) as HTMLInputElement;
const start = () => fireEvent.click(get('request-start'));

async function write(id: string, text: string) {
  await fireEvent.input(get(id), { target: { value: text } });
}

describe('the game request', () => {
  const onclose = vi.fn();
  beforeEach(() => onclose.mockReset());

  it('sends the defaults with one press and goes to the table', async () => {
    const calls = program();
    render(RequestDialog, { onclose });
    await start();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    const [request] = asked(calls, 'newGame') as NewGame[];
    expect(request.rule_set?.base).toBe('se');
    expect(request.time?.mine.main_ms).toBe(2_700_000);
    expect(app.screen).toEqual({ name: 'table' });
    expect(app.settings.last_request).toEqual(request);
  });

  it('writes the ticked options into the rule set', async () => {
    const calls = program();
    render(RequestDialog, { onclose });
    await fireEvent.click(get('field-announce-promotions'));
    await fireEvent.click(get('field-announce-try-count'));
    await fireEvent.click(get('field-pawns-move-backward'));
    await fireEvent.click(get('field-opponent-hears-no'));
    await start();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    const [request] = asked(calls, 'newGame') as NewGame[];
    expect(request.rule_set?.options).toMatchObject({
      announce_promotions: 'false',
      announce_try_count: 'false',
      pawns_move_backward: 'true',
      opponent_hears_no: 'false',
    });
  });

  it('asks for another board game with the options of the list', async () => {
    const calls = program();
    render(RequestDialog, { onclose });
    await fireEvent.change(get('field-game-select'), { target: { value: 'sjakti' } });
    expect(screen.queryByTestId('field-rules-select')).toBeNull();
    expect(await screen.findByTestId('small-board')).toBeDefined();
    await fireEvent.change(get('field-sjakti-corners-select'), { target: { value: 'false' } });
    await start();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    const [request] = asked(calls, 'newGame') as NewGame[];
    expect(request.board_game).toEqual({ name: 'sjakti', options: { corners: 'false' } });
    expect(request.rule_set).toBeNull();
  });

  it('says at once what is wrong with a position', async () => {
    program({
      lookAtBoard: async () => {
        throw { error: 'field', field: 'start', code: 'none', args: {}, detail: 'no king' };
      },
    });
    render(RequestDialog, { onclose });
    await fireEvent.change(get('field-game-select'), { target: { value: 'sjakti' } });
    expect((await screen.findByTestId('start-problem')).textContent).toBe('No king.');
  });

  it('draws a game that the page has never heard of from the list, and asks for it', async () => {
    const option = { key: 'first', values: ['white', 'black'], doc: 'who puts the first stone' };
    const calls = program({}, { games: [{ name: 'toy', options: [option] }] });
    render(RequestDialog, { onclose });
    await fireEvent.change(get('field-game-select'), { target: { value: 'toy' } });
    expect(get('field-game').textContent).toContain('Toy');
    expect(get('field-toy-first').textContent).toContain('Who puts the first stone');
    await fireEvent.change(get('field-toy-first-select'), { target: { value: 'black' } });
    await start();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    const [request] = asked(calls, 'newGame') as NewGame[];
    expect(request.board_game).toEqual({ name: 'toy', options: { first: 'black' } });
  });

  it('offers a board game’s own start again', async () => {
    program({}, { games: [{ name: 'invasion', options: [] }] });
    const first = render(RequestDialog, { onclose });
    await fireEvent.change(get('field-game-select'), { target: { value: 'invasion' } });
    await write('field-start-input', ' an array ');
    await start();
    await vi.waitFor(() => expect(app.settings.last_request?.start).toBe('an array'));
    first.unmount();
    render(RequestDialog, { onclose });
    expect(box('field-start-input').value).toBe('an array');
    await fireEvent.change(get('field-game-select'), { target: { value: 'chess' } });
    expect(box('field-start-input').value).toBe('');
  });

  it('keeps a board game’s start under a name, chooses it again, and forgets it', async () => {
    let readable = false;
    program(
      {
        lookAtBoard: async () => {
          if (readable) return recorded.boardLook;
          throw { error: 'field', field: 'start', code: 'none', args: {}, detail: 'no HQ' };
        },
      },
      { games: [{ name: 'invasion', options: [] }] },
    );
    render(RequestDialog, { onclose });
    await fireEvent.change(get('field-game-select'), { target: { value: 'invasion' } });
    await write('kept-starts-name-input', 'Three tanks');
    await fireEvent.click(get('kept-starts-keep'));
    expect(get('kept-starts-name-fault').textContent).toContain('write a position first');
    await write('field-start-input', 'array');
    await fireEvent.click(get('kept-starts-keep'));
    await vi.waitFor(() => expect(get('kept-starts-name-fault').textContent).toContain('No HQ.'));
    expect(app.settings.own_starts).toEqual([]);
    readable = true;
    await fireEvent.click(get('kept-starts-keep'));
    const kept = [{ game: 'invasion', name: 'Three tanks', start: 'array' }];
    await vi.waitFor(() => expect(app.settings.own_starts).toEqual(kept));

    await write('field-start-input', '');
    await fireEvent.change(get('kept-starts-select'), { target: { value: 'Three tanks' } });
    expect(box('field-start-input').value).toBe('array');
    await fireEvent.click(get('kept-starts-forget'));
    await vi.waitFor(() => expect(screen.queryByTestId('kept-starts')).toBeNull());
  });

  it('gives White to the person at first in Dumb Chess, and shows chess as before', async () => {
    const calls = program({}, { games: [{ name: 'dumb', options: [] }] });
    render(RequestDialog, { onclose });
    await fireEvent.change(get('field-game-select'), { target: { value: 'dumb' } });
    expect(box('field-colour-white').checked).toBe(true);
    await fireEvent.change(get('field-game-select'), { target: { value: 'chess' } });
    expect(box('field-game-select').value).toBe('chess');
    await start();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    const [request] = asked(calls, 'newGame') as NewGame[];
    expect([request.board_game, request.rule_set]).toEqual([undefined, null]);
  });

  it.each(['kriegspiel', 'practice'])('from %s has no hidden rules in chess', async (from) => {
    program();
    const practises = from === 'practice';
    render(RequestDialog, { onclose, chosen: practises ? { opponent: 'practice' } : {} });
    const rules = ['announce-promotions', 'announce-try-count', 'rules-select'];
    for (const id of rules) expect(get(`field-${id}`), id).toBeDefined();
    if (practises) await fireEvent.click(get('field-chess'));
    else await fireEvent.change(get('field-game-select'), { target: { value: 'chess' } });
    for (const id of [...rules, 'opponent-hears-no']) {
      expect(screen.queryByTestId(`field-${id}`), id).toBeNull();
    }
  });

  it('changes the options with the set, and takes them from the published one', async () => {
    program();
    render(RequestDialog, { onclose });
    await fireEvent.change(get('field-rules-select'), { target: { value: 'rand' } });
    expect(screen.queryByTestId('field-announce-try-count')).toBeNull();
    expect(box('field-announce-promotions').checked).toBe(true);
    expect(get('field-try-squares-select')).toBeDefined();
  });

  it('shows minutes as a clock, and what is wrong at its field', async () => {
    const calls = program();
    render(RequestDialog, { onclose });
    await write('field-time-mine-input', '12.5');
    expect(get('clock-mine').textContent).toBe('12:30');
    await write('field-time-mine-input', '0.5');
    await start();
    expect(get('field-time-mine-fault').textContent).toContain('1.00 to 99.99');
    expect(asked(calls, 'newGame')).toEqual([]);
    await write('field-time-mine-input', '1');
    expect(screen.queryByTestId('field-time-mine-fault')).toBeNull();
  });

  it('never rates two people here, and says why', async () => {
    program();
    render(RequestDialog, { onclose, chosen: { opponent: 'person' } });
    expect(box('field-rated').disabled).toBe(true);
    expect(
      within(get('request')).getByText('Games of two people at this machine are never rated.'),
    ).toBeDefined();
  });

  it('keeps what was typed when the program finds a fault, and shows it at the field', async () => {
    const error: WindowError = {
      error: 'field',
      field: 'start',
      code: 'fen-many-men',
      args: { side: 'white', count: '17', at: '1' },
      detail: 'white has 17 men, more than 16',
    };
    program({ newGame: () => Promise.reject(error) });
    render(RequestDialog, { onclose });
    await write('field-event-input', 'Cup');
    await write('field-start-input', 'k7/8/8/8/8/8/8/KK6 w - - 0 1');
    await start();
    await vi.waitFor(() =>
      expect(get('field-start-fault').textContent).toBe(
        'White has 17 men; an army has 16 at most.',
      ),
    );
    expect(box('field-event-input').value).toBe('Cup');
    expect(onclose).not.toHaveBeenCalled();
    await write('field-start-input', '');
    expect(screen.queryByTestId('field-start-fault')).toBeNull();
  });

  it('tells the fault of the start position together with the others, until it is mended', async () => {
    const error: WindowError = {
      error: 'field',
      field: 'start',
      code: 'fen-parts',
      args: {},
      detail: 'a FEN has six parts',
    };
    const calls = program({ readSetUp: () => Promise.reject(error) });
    render(RequestDialog, { onclose });
    await write('field-time-mine-input', '0');
    await write('field-start-input', 'nonsense');
    await start();
    expect(get('field-time-mine-fault')).toBeDefined();
    await screen.findByTestId('field-start-fault');
    expect(asked(calls, 'newGame')).toEqual([]);
    await write('field-time-mine-input', '5');
    expect(get('field-start-fault'), 'the position is as wrong as before').toBeDefined();
    await write('field-start-input', '');
    expect(screen.queryByTestId('field-start-fault')).toBeNull();
  });

  it('shows an error that belongs to no field below them', async () => {
    program({ newGame: () => Promise.reject({ error: 'store', detail: 'disk full' }) });
    render(RequestDialog, { onclose });
    await start();
    await vi.waitFor(() => expect(get('request-error').textContent).toContain('disk full'));
  });
});
