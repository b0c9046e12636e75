import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { app } from '../app.svelte';
import { recorded } from '../backend.recorded';
import { request } from '../pages/request/request.svelte';
import { program } from '../test/program';
import type { KeptSetUp, View } from '../types';
import Aids from './Aids.svelte';
import { markTools } from './marks.svelte';

const get = (id: string) => screen.getByTestId(id);
const KEPT: KeptSetUp = { set_up: recorded.setUp, perspective: 'black', under_way: true };

/** Opens the menu beside this game, or beside none. */
async function show(kept: KeptSetUp | null, view: View | null = null) {
  const settings = { ...structuredClone(recorded.startup.settings), set_up: kept };
  program({}, { settings });
  app.go({ name: 'table' });
  render(Aids, { view });
  await fireEvent.click(get('aids'));
}

function game(running: 'white' | null): View {
  const view = structuredClone(recorded.frame.view);
  view.phase = { phase: 'playing' };
  view.clock = { running, left_ms: { white: 60_000, black: 60_000 } };
  return view;
}

describe('the instructional aids', () => {
  beforeEach(() => request.close());

  it('open the set-up board at once where no clock runs', async () => {
    await show(null, game(null));
    await fireEvent.click(get('aids-set-up'));
    expect(app.screen.name).toBe('set-up');
  });

  it('ask first while a clock runs, and stay where the answer is no', async () => {
    await show(null, game('white'));
    await fireEvent.click(get('aids-set-up'));
    expect(app.screen.name).toBe('table');
    await fireEvent.click(get('aids-leave-no'));
    expect(app.screen.name).toBe('table');
    await fireEvent.click(get('aids'));
    await fireEvent.click(get('aids-set-up'));
    await fireEvent.click(get('aids-leave-yes'));
    expect(app.screen.name).toBe('set-up');
  });

  it('offer a set-up that waits for its game: to be played or opened again', async () => {
    await show(KEPT);
    await fireEvent.click(get('aids-set-up-off'));
    await vi.waitFor(() =>
      expect(request.shown).toEqual({
        start: recorded.setUpLook.fen,
        colour: 'black',
        board: null,
      }),
    );
    await fireEvent.click(get('aids'));
    await fireEvent.click(get('aids-reopen'));
    expect(app.screen.name).toBe('set-up');
  });

  it('turn the tool for highlighted squares on in a game that goes on', async () => {
    await show(null, game(null));
    const view = game(null);
    await fireEvent.click(get('aids-highlight'));
    expect(markTools.highlighting(view)).toBe(true);
    await fireEvent.click(get('aids'));
    await fireEvent.click(get('aids-highlight'));
    expect(markTools.highlighting(view)).toBe(false);
  });

  it('close by Escape, and the focus goes back', async () => {
    await show(null);
    await fireEvent.keyDown(get('aids-request'), { key: 'Escape' });
    expect(screen.queryByTestId('aids-request')).toBeNull();
    expect(document.activeElement).toBe(get('aids'));
  });
});
