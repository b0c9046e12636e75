import { describe, expect, it } from 'vitest';

import { clockText, leftNow, timeControls, timeInWords, urgency } from './clock';

describe('a clock', () => {
  it('counts down on the running side alone', () => {
    const clock = { left_ms: { white: 5000, black: 7000 }, running: 'white' as const };
    expect(leftNow(clock, 'white', 1200)).toBe(3800);
    expect(leftNow(clock, 'black', 1200)).toBe(7000);
    expect(leftNow(clock, 'white', 9000)).toBe(0);
  });

  it.each([
    [2_700_000, 'below_ten', '45:00'],
    [3_725_000, 'below_ten', '1:02:05'],
    [10_000, 'below_ten', '0:10'],
    [9_999, 'below_ten', '0:10.0'],
    [9_300, 'below_ten', '0:09.3'],
    [9_300, 'never', '0:10'],
    [61_040, 'always', '1:01.1'],
    [1, 'never', '0:01'],
    [0, 'below_ten', '0:00.0'],
  ] as const)('shows %i ms with tenths %s as %s', (left, tenths, text) => {
    expect(clockText(left, tenths)).toBe(text);
  });

  it('turns amber, then red', () => {
    expect([180_000, 179_999, 60_000, 59_999].map(urgency)).toEqual([
      'plain',
      'amber',
      'amber',
      'red',
    ]);
  });

  it('is agreed on in decimal minutes and whole seconds', () => {
    const white = { main_ms: 5_999_400, increment_ms: 8000 };
    const black = { main_ms: 60_000, increment_ms: 0 };
    expect(timeControls({ white, black: white })).toBe('99.99/8');
    expect(timeControls({ white, black })).toBe('99.99/8 – 1.00/0');
    expect(timeInWords({ white, black })).toBe(
      '99.99\u00a0min +\u00a08\u00a0s a move – 1\u00a0min',
    );
    expect(timeInWords({ white: black, black })).toBe('1\u00a0min');
  });
});
