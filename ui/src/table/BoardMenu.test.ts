import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { app } from '../app.svelte';
import { request } from '../pages/request/request.svelte';
import { lay } from '../test/views';
import type { Settings, View } from '../types';
import Table from './Table.svelte';

afterEach(cleanup);

/** Lays a table under these preferences. */
async function seat(change: Partial<Settings>, view: (view: View) => void = () => {}) {
  const sent = lay(view);
  app.go({ name: 'table' });
  await app.change(change);
  render(Table);
  return sent;
}

describe('the enemy always black', () => {
  const black = (view: View) => (view.seat = 'black');
  const blackFirst = (view: View) => {
    view.seat = 'black';
    view.terms.start = '4k3/p7/8/8/8/8/8/R3K3 b - - 0 1';
  };
  const whiteSecond = (view: View) => {
    view.terms.start = '4k3/p7/8/8/8/8/8/R3K3 b - - 0 1';
  };

  it.each<[string, boolean, (view: View) => void, string, string, RegExp]>([
    ['off', false, black, 'false', '', /^$/],
    ['on, really White', true, () => {}, 'false', 'green', /White and move first/],
    ['on, really Black', true, black, 'true', 'black', /Black and move second/],
    ['on, Black who begins', true, blackFirst, 'true', 'green', /Black and move first/],
    ['on, White who does not', true, whiteSecond, 'false', 'green', /White and move second/],
  ])('%s', async (_, enemy_black, view, swapped, outline, real) => {
    await seat({ enemy_black }, view);
    const tray = screen.getByTestId('tray');
    expect(tray.dataset.swapped).toBe(swapped);
    expect(screen.getByTestId('board').dataset.swapped).toBe(swapped);
    expect(/green|black/.exec(tray.className)?.[0] ?? '').toBe(outline);
    expect(tray.title).toMatch(real);
  });

  it('turns neither the board nor its words', async () => {
    await seat({ enemy_black: true }, black);
    expect(screen.getByTestId('board').dataset.bottom).toBe('black');
    expect(screen.getByTestId('cell-f3').getAttribute('aria-label')).toContain('white knight');
  });
});

describe('blindfold', () => {
  it('hides the men by b, and shows them again by the button below the board', async () => {
    await seat({});
    const board = screen.getByTestId('board');
    await fireEvent.keyDown(board, { key: 'b' });
    expect(board.className).toContain('blindfold');
    await fireEvent.click(screen.getByTestId('blindfold-off'));
    expect(board.className).not.toContain('blindfold');
  });
});

describe('the menu beside the board', () => {
  const isOpen = () => screen.queryByTestId('sub-menu') !== null;

  it('opens by a right click on free space, not on the board or in a field', async () => {
    await seat({});
    await fireEvent.contextMenu(screen.getByTestId('board'));
    await fireEvent.contextMenu(screen.getByTestId('try-input'));
    expect(isOpen()).toBe(false);
    await fireEvent.contextMenu(screen.getByTestId('tray'));
    expect(isOpen()).toBe(true);
    await fireEvent.click(screen.getByTestId('sub-close'));
    expect(isOpen()).toBe(false);
  });

  it('opens by keys, gives the focus back, and offers what can be done', async () => {
    const sent = await seat({}, (view) => (view.may = ['add_minute']));
    const square = screen.getByTestId('cell-e4');
    square.focus();
    await fireEvent.keyDown(square, { key: 'F10', shiftKey: true });
    expect(document.activeElement).toBe(screen.getByTestId('sub-add-minute'));
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(square);
    await fireEvent.keyDown(square, { key: 'ContextMenu' });
    await fireEvent.click(screen.getByTestId('sub-add-minute'));
    expect(sent).toEqual([{ do: 'add_minute' }]);
  });

  it('flips and redraws the board, and leads to the request', async () => {
    await seat({}, (view) => (view.may = []));
    const choose = async (entry: string) => {
      await fireEvent.contextMenu(screen.getByTestId('tray'));
      await fireEvent.click(screen.getByTestId(`sub-${entry}`));
    };
    await choose('flip');
    expect(screen.getByTestId('board').dataset.bottom).toBe('black');
    const drawn = document.querySelector('cg-board');
    await choose('redraw');
    expect(document.querySelector('cg-board')).not.toBe(drawn);
    await choose('request');
    expect(request.shown).not.toBeNull();
    request.close();
    await fireEvent.contextMenu(screen.getByTestId('tray'));
    expect(screen.queryByTestId('sub-add-minute')).toBeNull();
  });
});
