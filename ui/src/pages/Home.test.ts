import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';

import { app } from '../app.svelte';
import { asked, program } from '../test/program';
import type { NewGame } from '../types';
import Home from './Home.svelte';
import { request } from './request/request.svelte';

const get = (id: string) => screen.getByTestId(id);

describe('the first start', () => {
  it('asks for a name and nothing else', async () => {
    const calls = program({}, { name: null });
    render(Home);
    await fireEvent.click(get('first-save'));
    expect(get('first-name-fault').textContent).toContain('1 to 40');
    await fireEvent.input(get('first-name-input'), { target: { value: ' Ioana ' } });
    expect(screen.queryByTestId('first-name-fault')).toBeNull();
    await fireEvent.click(get('first-save'));
    expect(asked(calls, 'saveName')).toEqual(['Ioana']);
  });
});

describe('the start screen', () => {
  it('speaks the system’s language until another one is chosen', async () => {
    const calls = program({}, { name: null, system_language: 'ro' });
    render(Home);
    app.begin(app.startup);
    expect(await screen.findByText('Numele tău')).toBeTruthy();
    await fireEvent.click(get('settings-language-en'));
    expect(await screen.findByText('Your name')).toBeTruthy();
    expect(asked(calls, 'saveSettings')).toMatchObject([{ language: 'en' }]);
  });

  it('starts a game against the computer with one press', async () => {
    const calls = program();
    render(Home);
    await fireEvent.click(get('play-computer'));
    await vi.waitFor(() => expect(app.screen.name).toBe('table'));
    const [sent] = asked(calls, 'newGame') as NewGame[];
    expect(sent.opponent).toEqual({ opponent: 'computer', level: 1 });
  });

  it('starts the last request again, against the computer', async () => {
    const calls = program();
    const { settings } = app;
    const last: NewGame = {
      event: '',
      rule_set: null,
      time: null,
      colour: 'black',
      rated: false,
      requests_after_end: true,
      start: null,
      opponent: { opponent: 'second_person', name: 'Matei' },
    };
    app.settings = { ...settings, last_request: last };
    app.startup = { ...app.startup, settings: app.settings };
    render(Home);
    app.settings = { ...settings, last_request: last };
    await fireEvent.click(get('play-computer'));
    await vi.waitFor(() => expect(asked(calls, 'newGame')).toHaveLength(1));
    expect(asked(calls, 'newGame')[0]).toEqual({
      ...last,
      opponent: { opponent: 'computer', level: 1 },
    });
  });

  it('opens the request for either kind of opponent', async () => {
    program();
    render(Home);
    await fireEvent.click(get('request-open'));
    expect(request.shown).toEqual({ opponent: 'computer' });
    await fireEvent.click(get('play-two'));
    expect(request.shown).toEqual({ opponent: 'person' });
    request.close();
  });

  it('leads to each of the other board games, also to one that it has no words for', async () => {
    const toy = {
      name: 'toy',
      options: [{ key: 'first', values: ['white', 'black'], doc: 'who begins' }],
    };
    program({}, { games: [{ name: 'dumb', options: [] }, toy] });
    render(Home);
    expect(get('home-games').querySelectorAll('button')).toHaveLength(2);
    expect(get('home-game-dumb').textContent).toContain('Dumb Chess');
    await fireEvent.click(get('home-game-toy'));
    expect(request.shown).toMatchObject({
      opponent: 'computer',
      board: { name: 'toy', options: { first: 'white' } },
    });
    await fireEvent.click(get('home-game-dumb'));
    expect(request.shown).toMatchObject({ board: { name: 'dumb' }, colour: 'white' });
    request.close();
  });

  it('goes on with an unfinished game and replays a finished one', async () => {
    const calls = program();
    render(Home);
    expect(get('unfinished-row').textContent).toContain('your move');
    await fireEvent.click(get('go-on'));
    await vi.waitFor(() => expect(app.screen.name).toBe('table'));
    expect(asked(calls, 'goOn')).toHaveLength(1);
    const [recent] = await screen.findAllByTestId('recent-row');
    await fireEvent.click(recent as HTMLElement);
    expect(app.screen.name).toBe('replay');
  });

  it('names a database that cannot be opened and offers a new one', async () => {
    const problem = { code: 'newer' as const, path: '/data/games.db', detail: 'version 9' };
    const calls = program({}, { store_problem: problem, name: null });
    render(Home);
    expect(get('store-problem').textContent).toContain('/data/games.db');
    expect(get('store-problem').textContent).toContain('later version');
    expect(screen.queryByTestId('play-computer'), 'no game can be kept').toBeNull();
    await fireEvent.click(get('store-exit'));
    expect(asked(calls, 'exit')).toHaveLength(1);
    await fireEvent.click(get('store-fresh'));
    expect(asked(calls, 'freshStore')).toHaveLength(1);
    await vi.waitFor(() => expect(screen.queryByTestId('store-problem')).toBeNull());
  });

  it('tells when a game cannot be begun', async () => {
    program({ newGame: () => Promise.reject({ error: 'store', detail: 'disk full' }) });
    render(Home);
    await fireEvent.click(get('play-computer'));
    expect((await screen.findByTestId('home-error')).textContent).toContain('disk full');
  });
});
