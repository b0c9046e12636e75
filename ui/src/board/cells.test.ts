import { describe, expect, it } from 'vitest';

import { checkLine, isLight, neighbour, rowsSeen } from './cells';

describe('squares', () => {
  it('are seen from the side at the bottom', () => {
    expect(rowsSeen(3, 2, 'white')).toEqual([
      ['a2', 'b2', 'c2'],
      ['a1', 'b1', 'c1'],
    ]);
    expect(rowsSeen(3, 2, 'black')).toEqual([
      ['c1', 'b1', 'a1'],
      ['c2', 'b2', 'a2'],
    ]);
  });

  it('go up to 16 by 16', () => {
    const rows = rowsSeen(16, 16, 'white');
    expect(rows[0][15]).toBe('p16');
    expect(rows.flat()).toHaveLength(256);
  });

  it('are dark at White’s left corner', () => {
    expect(['a1', 'h8', 'e5'].map(isLight)).toEqual([false, false, false]);
    expect(['h1', 'a8', 'a10'].map(isLight)).toEqual([true, true, true]);
  });

  it('have neighbours where the arrows point, and none over the edge', () => {
    const rows = rowsSeen(8, 8, 'black');
    expect(neighbour(rows, 'e4', 'ArrowUp')).toBe('e3');
    expect(neighbour(rows, 'e4', 'ArrowRight')).toBe('d4');
    expect(neighbour(rows, 'h1', 'ArrowUp')).toBe('h1');
  });
});

describe('the line of a check', () => {
  it('is parallel to a8-h1 for a left diagonal, for both players', () => {
    expect(checkLine('left_diagonal', 'e1', 8, 8)).toBe('falling');
    expect(checkLine('right_diagonal', 'e8', 8, 8)).toBe('rising');
  });

  it('is the longer or the shorter diagonal through the king', () => {
    expect(checkLine('long', 'e1', 8, 8)).toBe('falling');
    expect(checkLine('short', 'e1', 8, 8)).toBe('rising');
    expect(checkLine('long', 'd1', 8, 8)).toBe('rising');
    expect(checkLine('long', 'c3', 8, 8)).toBe('rising');
  });
});
