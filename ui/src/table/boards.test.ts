import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { boardFrame } from '../backend.recorded';
import { name, press } from '../test/board';
import { lay } from '../test/views';
import type { Command, View } from '../types';
import { table } from './table.svelte';
import Table from './Table.svelte';

afterEach(cleanup);

/** Puts a recorded board game on the table and returns what is sent. */
function play(board: string, change: (view: View) => void = () => {}): Command[] {
  const sent = lay();
  const frame = boardFrame(board);
  frame.view.game = table.view!.game;
  change(frame.view);
  table.hear({ push: 'frame', ...frame, first: 0 });
  flushSync();
  render(Table);
  return sent;
}

function texts(sent: Command[]): string[] {
  return sent.flatMap((command) => (command.do === 'try' ? [command.text] : []));
}

/** The squares that the move shown would strike; those whose man is lost are marked. */
function struck(): string[] {
  return screen.queryAllByTestId(/^struck-/).map(({ dataset }) => {
    const cell = dataset.testid!.replace('struck-', '');
    return dataset.lost === 'true' ? `${cell}x` : cell;
  });
}

describe('a board game at the table', () => {
  it('shows boards of its own size, whose tiles can be gone', async () => {
    const sent = play('holes');
    expect(screen.getAllByRole('gridcell')).toHaveLength(49);
    expect(name('c5')).toBe('c5, no tile');
    expect(name('b2')).toBe('b2, white warrior');
    expect(screen.getByTestId('ground-d4').dataset.ground).toBe('gone');
    await press('b2', 'Enter');
    expect(name('a3')).toBe('a3, empty, within reach');
    await press('a3', 'Enter');
    expect(texts(sent)).toEqual(['b2-a3']);
  });

  it('shows the sea, camps, homes, red corners and what stands beside the board', () => {
    play('invasion');
    expect(name('d4')).toBe('d4, sea');
    expect(name('a1')).toBe('a1, empty, red corner');
    expect(name('j1')).toBe('j1, white HQ, White’s home');
    expect(name('a8')).toBe('a8, black paratrooper, Black’s camp');
    const bomb = screen.getByTestId('held-white-b') as HTMLButtonElement;
    expect(bomb.getAttribute('aria-label')).toBe('white bomb, not ready');
    expect(bomb.disabled).toBe(true);
    expect(screen.queryByTestId('tray-p'), 'nothing is hidden: no dummies').toBeNull();
  });

  it('shows a tank’s path and its victims before the drop, its own men among them', async () => {
    const sent = play('bomb');
    await press('a2', 'Enter');
    screen.getByTestId('cell-a4').focus();
    flushSync();
    expect(struck()).toEqual(['a3x', 'a4x']);
    screen.getByTestId('cell-e2').focus();
    flushSync();
    expect(struck()).toEqual(['b2x', 'c2x', 'd2', 'e2']);
    await press('b2', 'Enter');
    expect(texts(sent)).toEqual(['a2-b2']);
    expect(struck()).toEqual([]);
  });

  it('throws the bomb where it is pointed, with its blast shown before', async () => {
    const sent = play('bomb');
    await fireEvent.click(screen.getByTestId('held-white-b'));
    screen.getByTestId('cell-b3').focus();
    flushSync();
    expect(struck()).toEqual(['a2x', 'b2x', 'c2x', 'a3x', 'b3', 'c3', 'a4x', 'b4', 'c4']);
    await press('b3', 'Enter');
    expect(texts(sent)).toEqual(['B@b3']);
  });

  it('lifts no frozen man, and says why', async () => {
    const sent = play('frozen');
    expect(name('b2')).toBe('b2, white pawn, frozen');
    await press('b2', 'Enter');
    expect(screen.getByTestId('cell-b2').getAttribute('aria-selected')).toBe('false');
    expect(screen.getByTestId('frozen-b2').dataset.shaken).toBe('true');
    expect(screen.getByTestId('answer').textContent).toContain('frozen');
    await press('b3', 'Enter');
    expect(sent).toEqual([]);
  });

  it('takes no drop where no move leads', async () => {
    const sent = play('dumb');
    await press('a2', 'Enter');
    await press('c4', 'Enter');
    await vi.waitFor(() => expect(table.answer).toBe('That is no move of this man.'));
    expect(sent).toEqual([]);
  });

  it('castles by the king put on the rook', async () => {
    const sent = play('castling');
    await press('e1', 'Enter');
    await press('h1', 'Enter');
    expect(texts(sent)).toEqual(['e1-h1']);
  });

  it('offers what the moves name where there are several', async () => {
    const sent = play('promotion');
    await press('b4', 'Enter');
    await press('b5', 'Enter');
    const kinds = screen.getAllByTestId(/^promote-/).map(({ dataset }) => dataset.testid);
    expect(kinds).toEqual(['promote-q', 'promote-r', 'promote-b', 'promote-n']);
    await fireEvent.click(screen.getByTestId('promote-n'));
    await vi.waitFor(() => expect(texts(sent)).toEqual(['b4-b5=N']));
  });

  it('passes by a button where nothing else is left', async () => {
    const sent = play('pass');
    await fireEvent.click(screen.getByTestId('pass'));
    expect(texts(sent)).toEqual(['pass']);
  });

  it('warns of a check', () => {
    play('check');
    expect(name('a1')).toBe('a1, white king, in check');
  });

  it('lets nobody move in the other one’s time', async () => {
    const sent = play('dumb', (view) => {
      view.turn = 'black';
      view.board!.choices = [];
    });
    await press('a2', 'Enter');
    expect(screen.getByTestId('cell-a2').getAttribute('aria-selected')).toBe('false');
    expect(sent).toEqual([]);
  });
});
