import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

import { app } from '../app.svelte';
import { recorded } from '../backend.recorded';
import Overlays from '../pages/Overlays.svelte';
import { helpDialogs } from '../pages/help/help.svelte';
import { table } from '../table/table.svelte';
import { asked, program } from '../test/program';
import type { GameRow } from '../types';
import MenuBar from './MenuBar.svelte';
import { menus } from './menus';

/** A row of the list of unfinished games for the recorded game. */
function unfinished(change: Partial<GameRow>): GameRow {
  const [row] = recorded.history.rows as [GameRow];
  return { ...row, game: recorded.frame.view.game, ...change };
}

const names = () => menus().map(({ text }) => text);

describe('the menu bar', () => {
  it('leaves out what does nothing now', () => {
    program();
    expect(names()).not.toContain('menu-add-minute');
    table.hear({ push: 'frame', ...recorded.frame });
    app.go({ name: 'table' });
    expect(names().includes('menu-add-minute')).toBe(
      recorded.frame.view.may.includes('add_minute'),
    );
    const off = (text: string) =>
      menus().flatMap(({ entries }) => entries.filter((entry) => entry.text === text))[0]?.off;
    expect(off('menu-undo-mark')).toBe(!recorded.frame.view.can_undo_mark);
    expect(off('menu-clear-drawings')).toBe(recorded.frame.view.drawings.length === 0);
  });

  it('shows the state of the game at the table, with its number', async () => {
    program({}, { unfinished: [unfinished({ number: 118 })] });
    expect(names()).not.toContain('menu-status');
    table.hear({ push: 'frame', ...recorded.frame });
    app.go({ name: 'table' });
    await table.learnNumber();
    render(MenuBar);
    render(Overlays);
    await fireEvent.click(screen.getByTestId('menu-status'));
    expect(screen.getByTestId('game-status-number').textContent).toContain('118');
    expect(screen.getByTestId('game-status-time').textContent).toContain('4.62/0');
    table.clear();
  });

  it('ends the program', async () => {
    const calls = program();
    render(MenuBar);
    await fireEvent.click(screen.getByTestId('menu-file'));
    await fireEvent.click(screen.getByTestId('menu-exit'));
    expect(asked(calls, 'exit')).toHaveLength(1);
  });

  it('is not there before the player has a name', () => {
    program({}, { name: null });
    render(MenuBar);
    expect(screen.queryByRole('menubar')).toBeNull();
  });

  it('opens, moves and closes by keys', async () => {
    program();
    render(MenuBar);
    const head = screen.getByTestId('menu-help');
    head.focus();
    await fireEvent.keyDown(head, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(screen.getByTestId('menu-help-topics'));
    await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(screen.getByTestId('menu-about'));
    await fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(head);
  });

  it('has one way of moving men at a time, and switches', async () => {
    program();
    render(MenuBar);
    await fireEvent.click(screen.getByTestId('menu-options'));
    expect(screen.getByTestId('menu-drop-both').getAttribute('role')).toBe('menuitemradio');
    expect(screen.getByTestId('menu-drop-both').getAttribute('aria-checked')).toBe('true');
    await fireEvent.click(screen.getByTestId('menu-drop-click'));
    await fireEvent.click(screen.getByTestId('menu-options'));
    await fireEvent.click(screen.getByTestId('menu-enemy-black'));
    expect(app.settings).toMatchObject({ drop: 'click', enemy_black: true });
    expect(screen.queryByTestId('menu-redraw')).toBeNull();
  });

  it('acts and closes', async () => {
    const calls = program();
    render(MenuBar);
    await fireEvent.click(screen.getByTestId('menu-help'));
    await fireEvent.click(screen.getByTestId('menu-about'));
    expect(helpDialogs.shown).toBe('about');
    helpDialogs.close();
    await fireEvent.click(screen.getByTestId('menu-options'));
    const hints = screen.getByTestId('menu-hints');
    expect(hints.getAttribute('aria-checked')).toBe(String(app.settings.hints));
    await fireEvent.click(hints);
    expect(asked(calls, 'saveSettings')).toHaveLength(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
