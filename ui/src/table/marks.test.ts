import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import { app } from '../app.svelte';
import { menus } from '../menu/menus';
import { name, press } from '../test/board';
import { lay, show } from '../test/views';
import { markTools } from './marks.svelte';
import Table from './Table.svelte';

beforeEach(() => markTools.follow(null));

const cubesSwitch = () => screen.getByTestId('cubes-tool');
const isOn = () => cubesSwitch().getAttribute('aria-pressed') === 'true';

describe('cubes', () => {
  it('are off at first, and on where the game has some', () => {
    lay((view) => (view.game = 'first'));
    render(Table);
    expect(isOn()).toBe(false);
    show((view) => {
      view.game = 'second';
      view.cubes = [{ cell: 'd5', pawn: null }];
    });
    expect(isOn()).toBe(true);
    expect(name('d5')).toContain('cube');
  });

  it('are turned on by the tray or the menu, and stay with the seat', async () => {
    lay((view) => (view.game = 'third'));
    app.go({ name: 'table' });
    render(Table);
    await fireEvent.click(cubesSwitch());
    expect(isOn()).toBe(true);
    const options = menus().find(({ text }) => text === 'menu-options');
    const entry = options?.entries.find(({ text }) => text === 'menu-cubes-off');
    await entry?.act();
    show((view) => (view.game = 'third'));
    expect(isOn()).toBe(false);
  });

  it('begin as they were left, if that is remembered', () => {
    lay((view) => (view.game = 'fourth'));
    app.settings = { ...app.settings, remember_cubes: true, cubes_on: true };
    render(Table);
    expect(isOn()).toBe(true);
  });

  it('are added, tied and named by keys and typing', async () => {
    const sent = lay((view) => {
      view.game = 'fifth';
      view.cubes = [{ cell: 'd5', pawn: 'd7' }];
    });
    render(Table);
    expect(name('d5')).toContain('cube of the pawn on d7');
    await press('d4', 'c');
    await press('d5', 'Enter');
    expect(screen.getByTestId('tied-d7')).toBeTruthy();
    await press('d3', 'Enter');
    expect(sent).toEqual([
      { do: 'mark', change: { mark: 'add_cube', cell: 'd4' } },
      { do: 'mark', change: { mark: 'move_cube', from: 'd5', to: 'd3' } },
    ]);
  });
});

describe('highlighted squares', () => {
  it('are marked while the plus is red, and cleared with it', async () => {
    const sent = lay((view) => (view.game = 'sixth'));
    render(Table);
    await fireEvent.click(screen.getByTestId('highlight-tool'));
    expect(screen.getByTestId('highlight-help')).toBeTruthy();
    await fireEvent.click(screen.getByTestId('highlight-skip'));
    await fireEvent.click(screen.getByTestId('highlight-close'));
    expect(app.settings.skip_highlight_help).toBe(true);
    await press('e1', 'Enter');
    show((view) => {
      view.game = 'sixth';
      view.highlights = [{ cell: 'e1', red: true }];
    });
    expect(name('e1')).toContain('red plus');
    await press('e1', 'Delete');
    await fireEvent.click(screen.getByTestId('highlight-tool'));
    show((view) => (view.game = 'sixth'));
    await press('e1', 'Enter');
    expect(sent.map((command) => command.do === 'mark' && command.change.mark)).toEqual([
      'add_highlight',
      'remove_highlight',
      'clear_highlights',
    ]);
  });

  it('show the tool on when an undo brings them back, and go with it', async () => {
    const sent = lay((view) => (view.game = 'eighth'));
    render(Table);
    const tool = screen.getByTestId('highlight-tool');
    expect(tool.getAttribute('aria-pressed')).toBe('false');
    show((view) => {
      view.game = 'eighth';
      view.highlights = [{ cell: 'e1', red: true }];
    });
    expect(tool.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(tool);
    expect(sent).toMatchObject([{ change: { mark: 'clear_highlights' } }]);
  });
});

it('points out doubtful dummies by choice alone', () => {
  lay((view) => {
    view.game = 'seventh';
    view.doubtful = [view.dummies[0].cell];
  });
  render(Table);
  const doubt = () => document.querySelectorAll('[data-testid^="doubt-"]').length;
  expect(doubt()).toBe(0);
  void app.change({ point_out_dummies: true });
  show((view) => {
    view.game = 'seventh';
    view.doubtful = [view.dummies[0].cell];
  });
  expect(doubt()).toBe(1);
});
