import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import { name, press } from '../../test/board';
import { asked, program } from '../../test/program';
import MovingScreen from './MovingScreen.svelte';

describe('the board to try moving on', () => {
  let calls: ReturnType<typeof program>;
  beforeEach(() => {
    calls = program();
    render(MovingScreen);
  });

  async function move(from: string, to: string) {
    await press(from, 'Enter');
    await press(to, 'Enter');
  }

  it('lets men and dummies go anywhere; a man takes the dummy from its square', async () => {
    await move('a1', 'd5');
    expect(name('d5')).toBe('d5, white rook');
    await move('d8', 'd4');
    expect(name('d4')).toBe('d4, dummy queen');
    await move('d5', 'd4');
    expect(name('d4')).toBe('d4, white rook');
    await move('e7', 'd4');
    expect(name('e7'), 'a dummy gives way to men').toBe('e7, dummy pawn');
  });

  it('adds, changes and deletes dummies, undoes it, and keeps nothing', async () => {
    await fireEvent.click(screen.getByTestId('tray-n'));
    await press('e7', 'Enter');
    expect(name('e7')).toBe('e7, dummy knight');
    await press('e7', 'Delete');
    expect(name('e7')).toBe('e7, empty');
    await fireEvent.click(screen.getByTestId('moving-undo'));
    await fireEvent.click(screen.getByTestId('moving-undo'));
    expect(name('e7')).toBe('e7, dummy pawn');
    expect(asked(calls, 'send')).toEqual([]);
    expect(asked(calls, 'saveSettings')).toEqual([]);
  });

  it('is seen by either side, and draws the enemy black where that is wanted', async () => {
    await fireEvent.click(screen.getByTestId('moving-side-black'));
    expect(name('e8')).toBe('e8, black king');
    expect(screen.getByTestId('board').dataset.bottom).toBe('black');
    await fireEvent.click(screen.getByTestId('moving-enemy-black'));
    expect(name('e8'), 'Black’s king stands where it stood').toBe('e8, white king');
    expect(name('e1')).toBe('e1, dummy king');
  });
});
