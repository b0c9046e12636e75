import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import { program } from '../test/program';
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
