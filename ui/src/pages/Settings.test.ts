import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';

import { app } from '../app.svelte';
import { setLanguage } from '../i18n';
import { asked, program } from '../test/program';
import type { Settings as Preferences } from '../types';
import Settings from './Settings.svelte';

describe('the settings', () => {
  it.each<[string, Partial<Preferences>]>([
    ['settings-theme-dark', { theme: 'dark' }],
    ['settings-coordinates-every', { coordinates: 'every' }],
    ['settings-tenths-always', { tenths: 'always' }],
    ['settings-drop-click', { drop: 'click' }],
    ['settings-board-slate', { board: 'slate' }],
    ['settings-larger-text', { larger_text: true }],
    ['settings-men-set-plain', { men: 'plain' }],
    ['settings-enemy-black', { enemy_black: true }],
    ['settings-blindfold', { blindfold: true }],
  ])('keep %s at once', async (id, change) => {
    const calls = program();
    render(Settings);
    await fireEvent.click(screen.getByTestId(id));
    expect(asked(calls, 'saveSettings')).toEqual([expect.objectContaining(change)]);
    expect(app.settings).toMatchObject(change);
  });

  it.each(['clocks', 'moving', 'cubes', 'letters', 'requests'])(
    'lead to the help on %s',
    async (topic) => {
      program();
      render(Settings);
      await fireEvent.click(screen.getByTestId(`settings-help-${topic}`));
      expect(app.screen).toEqual({ name: 'help', topic });
    },
  );

  it('change the language of the page', async () => {
    program();
    render(Settings);
    await fireEvent.click(screen.getByTestId('settings-language-ro'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Setări');
    setLanguage('en');
  });

  it('change the name after a look at it', async () => {
    const calls = program();
    render(Settings);
    await fireEvent.input(screen.getByTestId('settings-name-input'), { target: { value: '' } });
    await fireEvent.click(screen.getByTestId('settings-name-save'));
    expect(screen.getByTestId('settings-name-fault').textContent).toContain('1 to 40');
    await fireEvent.input(screen.getByTestId('settings-name-input'), { target: { value: 'Ana' } });
    await fireEvent.click(screen.getByTestId('settings-name-save'));
    await vi.waitFor(() => expect(asked(calls, 'saveName')).toEqual(['Ana']));
  });

  it('refuse a colour that cannot be read, and keep the old one', async () => {
    const calls = program();
    render(Settings);
    await fireEvent.click(screen.getByTestId('settings-own-colours'));
    const field = screen.getByTestId<HTMLInputElement>('settings-colour-dark-input');
    await fireEvent.input(field, { target: { value: 'mauve' } });
    await fireEvent.focusOut(field);
    expect(screen.getByTestId('settings-colour-dark-fault').textContent).toContain('#a8b094');
    expect(app.settings.own_colours.dark).toBe('#a8b094');
    await fireEvent.input(field, { target: { value: 'FC0' } });
    await fireEvent.focusOut(field);
    expect(screen.queryByTestId('settings-colour-dark-fault')).toBeNull();
    expect(app.settings.own_colours).toMatchObject({ on: true, dark: '#ffcc00' });
    expect(asked(calls, 'saveSettings')).toHaveLength(2);
  });

  it('say which way of moving, slide and drag distance are chosen', async () => {
    program();
    render(Settings);
    await fireEvent.change(screen.getByTestId('settings-slide-select'), {
      target: { value: '500' },
    });
    await fireEvent.change(screen.getByTestId('settings-drag-distance-select'), {
      target: { value: '10' },
    });
    expect(app.settings).toMatchObject({ slide_ms: 500, drag_distance: 10 });
  });

  it('say when they could not be kept', async () => {
    program({ saveSettings: () => Promise.reject({ error: 'store', detail: 'read-only' }) });
    render(Settings);
    await fireEvent.click(screen.getByTestId('settings-theme-dark'));
    expect((await screen.findByTestId('settings-error')).textContent).toContain('read-only');
  });
});
