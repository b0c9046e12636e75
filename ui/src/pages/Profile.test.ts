import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';

import { app } from '../app.svelte';
import { asked, program } from '../test/program';
import Opponent from './Opponent.svelte';
import Profile from './Profile.svelte';

it('shows rating, curve, opponents and rules', async () => {
  program();
  render(Profile);
  expect((await screen.findByTestId('rating-now')).textContent).toBe('1550 ± 300');
  const curve = screen.getByTestId('rating-curve');
  expect(curve.getAttribute('aria-label')).toBe(
    'Rating after each game: 1650 after the first, 1550 after the last',
  );
  const rows = screen.getAllByTestId('against').map((row) => row.textContent.replace(/\s+/g, ' '));
  expect(rows[0]).toContain('2½ / 3');
  expect(rows[1]).toContain('0 / 1');
  expect(screen.getAllByTestId('favourite')).toHaveLength(2);
});

it('tells how a game is rated while none is', async () => {
  program();
  render(Profile);
  await fireEvent.click(await screen.findByTestId('profile-scope-people'));
  expect(screen.getByTestId('rating-none').textContent).toBe('No rated game yet');
  expect(screen.queryByTestId('rating-curve')).toBeNull();
});

it('keeps what a player tells of himself', async () => {
  const calls = program();
  render(Profile);
  const languages = await screen.findByTestId('person-languages-input');
  await fireEvent.input(languages, { target: { value: 'română, , Deutsch ' } });
  await fireEvent.click(screen.getByTestId('person-save'));
  await vi.waitFor(() => expect(screen.getByTestId('person-saved').textContent).toBe('Saved.'));
  expect(asked(calls, 'saveDetails')).toEqual([
    { zone: 'Europe/Bucharest', languages: ['română', 'Deutsch'], about: '' },
  ]);
});

it('keeps the old picture when a file is none, and says why', async () => {
  const wrong = { error: 'field', field: 'picture', code: 'picture-unreadable', args: {} };
  const calls = program({
    savePicture: async (bytes) =>
      bytes?.length === 3 ? 'data:image/png;base64,' : Promise.reject({ ...wrong, detail: '' }),
  });
  render(Profile);
  const input = await screen.findByTestId<HTMLInputElement>('picture-file');
  const choose = async (bytes: number[]) => {
    const file = { size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer };
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    await fireEvent.change(input);
  };
  await choose([1, 2, 3]);
  expect(await screen.findByTestId('picture')).toBeDefined();
  await choose([1]);
  expect((await screen.findByTestId('picture-fault')).textContent).toContain('no picture');
  expect(screen.getByTestId('picture')).toBeDefined();
  expect(asked(calls, 'savePicture')).toEqual([[1, 2, 3], [1]]);
});

it('leads to an opponent: results, games, and what is kept of him', async () => {
  const calls = program();
  render(Profile);
  await fireEvent.click((await screen.findAllByTestId('against-open'))[1] as HTMLElement);
  expect(app.screen).toEqual({ name: 'opponent', opponent: 'Ștefan' });
  render(Opponent, { name: 'Ștefan' });
  expect((await screen.findByTestId('opponent-name')).textContent.trim()).toBe('Ștefan');
  expect(screen.getByTestId('head-score').textContent).toBe('0 / 1');
  await screen.findAllByTestId('opponent-game');
  expect(asked(calls, 'history').at(-1)).toMatchObject({ opponent: 'Ștefan', limit: 5 });
  const about = screen.getAllByTestId<HTMLTextAreaElement>('person-about-input').at(-1);
  expect(about?.value).toBe('Castles late.');
});
