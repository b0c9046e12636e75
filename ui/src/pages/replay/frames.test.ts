import { expect, it } from 'vitest';

import { frameTime, usual } from './frames';

it('the usual time between pictures forgets the ones that came late', () => {
  expect(usual([0, 16, 32, 132, 148, 164])).toBe(16);
  expect(usual([5])).toBe(0);
});

it('measures the pictures that the display asks for', async () => {
  expect(await frameTime(5)).toBeGreaterThan(0);
});
