import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { app } from '../../app.svelte';
import { recorded } from '../../backend.recorded';
import { name, press } from '../../test/board';
import { asked, program } from '../../test/program';
import type { KeptSetUp, SetUp, SetUpLook, WindowError } from '../../types';
import { begin } from '../request/begin';
import { request } from '../request/request.svelte';
import { quickGame } from '../home/quick';
import SetUpScreen from './SetUpScreen.svelte';

const get = (id: string) => screen.getByTestId(id);
const field = () => get('set-up-fen-input') as HTMLInputElement;
const KEPT: KeptSetUp = { set_up: recorded.setUp, perspective: 'black', under_way: true };
const NO_KING: WindowError = {
  error: 'field',
  field: 'start',
  code: 'fen-no-king',
  args: { side: 'black', at: '1' },
  detail: 'black has no king',
};

async function show(answers: Parameters<typeof program>[0] = {}, kept: KeptSetUp | null = KEPT) {
  const settings = { ...structuredClone(recorded.startup.settings), set_up: kept };
  const calls = program(answers, { settings });
  render(SetUpScreen);
  await vi.waitFor(() => expect(field().value).not.toBe(''));
  return calls;
}

describe('the set-up board', () => {
  beforeEach(() => request.close());

  it('goes on with the position that was kept, from the player’s side', async () => {
    await show();
    expect(name('a7')).toBe('a7, black pawn');
    expect(get('board').dataset.bottom).toBe('black');
    expect(field().value).toBe(recorded.setUpLook.fen);
  });

  it('takes men from the tray, moves and deletes them, and undoes it', async () => {
    const calls = await show();
    await fireEvent.click(get('tray-white-n'));
    await press('b5', 'Enter');
    expect(name('b5')).toBe('b5, white knight');
    await press('c5', 'Enter');
    expect(name('c5'), 'the chosen man goes on to the next square').toBe('c5, white knight');
    await press('c5', 'Escape');
    await fireEvent.keyDown(window, { key: 'Escape' });
    await press('a7', 'Enter');
    await press('a6', 'Enter');
    expect(name('a6')).toBe('a6, black pawn');
    await press('b5', 'Delete');
    expect(name('b5')).toBe('b5, empty');
    await fireEvent.click(get('set-up-undo'));
    expect(name('b5')).toBe('b5, white knight');
    const last = asked(calls, 'lookAtSetUp').at(-1) as SetUp;
    expect(last.men).toContainEqual({ cell: 'a6', side: 'black', kind: 'p' });
    expect(app.settings.set_up?.set_up).toEqual(last);
  });

  it('is cleared to the kings and set to the usual position', async () => {
    const calls = await show();
    await fireEvent.click(get('set-up-clear'));
    expect((asked(calls, 'lookAtSetUp').at(-1) as SetUp).men.map(({ kind }) => kind)).toEqual([
      'k',
      'k',
    ]);
    await fireEvent.click(get('set-up-standard'));
    expect((asked(calls, 'lookAtSetUp').at(-1) as SetUp).men).toHaveLength(32);
  });

  it('offers the castling rights and the squares that the program names', async () => {
    const calls = await show();
    const box = (id: string) => get(`set-up-castling-${id}`) as HTMLInputElement;
    expect(box('white-short').disabled).toBe(true);
    expect(box('white-long').checked).toBe(true);
    await fireEvent.click(box('white-long'));
    const { castling } = asked(calls, 'lookAtSetUp').at(-1) as SetUp;
    expect(castling.white).toEqual({ short: true, long: false });
    const select = get('set-up-en-passant') as HTMLSelectElement;
    expect([...select.options].map(({ value }) => value)).toEqual(['', 'd6', 'f6']);
  });

  it('says what is wrong with a FEN and leaves the board as it is', async () => {
    await show({ readSetUp: async () => Promise.reject(NO_KING) });
    await fireEvent.input(field(), { target: { value: '8/8/8/8/8/8/8/4K3 w' } });
    await fireEvent.submit(field().form as HTMLFormElement);
    await vi.waitFor(() =>
      expect(get('set-up-fen-fault').textContent).toMatch('Black has no king'),
    );
    expect(field().value).toBe('8/8/8/8/8/8/8/4K3 w');
    expect(name('a7')).toBe('a7, black pawn');
  });

  it('refuses a position that no game can begin from, with the reason', async () => {
    const look: SetUpLook = { ...recorded.setUpLook, problem: NO_KING };
    await show({ lookAtSetUp: async () => look });
    await fireEvent.click(get('set-up-off'));
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch('Black has no king'),
    );
    expect(request.shown).toBeNull();
    expect(name('a7')).toBe('a7, black pawn');
  });

  it('opens the game request with the position and the side; a game from it ends the set-up', async () => {
    await show();
    await fireEvent.click(get('set-up-off'));
    await vi.waitFor(() =>
      expect(request.shown).toEqual({
        board: null,
        start: recorded.setUpLook.fen,
        colour: 'black',
      }),
    );
    expect(app.settings.set_up?.under_way).toBe(true);
    await begin({ ...quickGame(app.startup, app.settings), start: recorded.setUpLook.fen });
    expect(app.settings.set_up?.under_way).toBe(false);
  });
});
