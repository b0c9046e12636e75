import { expect, test } from 'vitest';

import { addDays, addMonths, dayWords, isDay, timeWords, weeksOf } from './days';

test('days and months are counted over their ends', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('a month has whole weeks from Monday on', () => {
  const may = weeksOf('2026-05');
  expect(may).toHaveLength(5);
  expect(may[0]?.[0]).toBe('2026-04-27');
  expect(may[4]?.[6]).toBe('2026-05-31');
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2026-08')).toHaveLength(6);
});

test('only days that there are count as days', () => {
  expect(['2026-02-28', '2024-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '26-01-01', '', 'soon'].some(isDay)).toBe(false);
});

test('a moment of another day tells its day', () => {
  expect(timeWords('2026-05-01T19:00', '2026-05-01', 'en')).toBe('19:00');
  expect(timeWords('2026-05-02T01:00', '2026-05-01', 'en')).toMatch(/^01:00 \(Sat.*2.*\)$/);
  expect(dayWords('2026-05-01', 'ro')).toBe('vineri, 1 mai 2026');
});
