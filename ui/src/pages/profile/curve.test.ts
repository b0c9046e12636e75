import { expect, test } from 'vitest';

import { draw } from './curve';

const point = (rating: number, deviation: number) => ({ at: 0, game: '', rating, deviation });

test('the first game stands at the left, the last one at the right, and the band narrows', () => {
  const { line, band, across, end } = draw([point(1600, 300), point(1500, 100), point(1550, 50)]);
  expect(across.map(({ rating }) => rating)).toEqual([1000, 1200, 1400, 1600, 1800, 2000, 2200]);
  expect(line).toBe('M44 99 L318 114.8 L592 106.9');
  expect(band).toBe('M44 4 L318 83.2 L592 91.1 L592 122.8 L318 146.5 L44 194 Z');
  expect(end).toEqual({ x: 592, y: 106.9 });
});

test('a single game stands in the middle', () => {
  expect(draw([point(1500, 100)]).line).toBe('M318 99');
});
