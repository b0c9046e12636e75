import { describe, expect, it } from 'vitest';

import type { Choice } from '../types';
import { type Board, isWholeMove, readBoardMove } from './typedBoard';

function choice(text: string): Choice {
  const [squares = '', kind = null] = text.split('=');
  const [from = null, to = null] = squares.includes('-') ? squares.split('-') : [];
  return { text, from, to, kind: kind?.toLowerCase() ?? null, struck: [] };
}

/** Five columns, six rows. */
const board: Board = {
  files: 5,
  ranks: 6,
  choices: ['a2-a3', 'b1-c3', 'b5-b6=N', 'b5-b6=Q', 'pass', 'B@c4'].map(choice),
};
const large: Board = { files: 10, ranks: 10, choices: ['j9-j10'].map(choice) };

describe('a move by rows and columns', () => {
  it.each([
    ['5141', 'a2-a3'],
    ['6243', 'b1-c3'],
    ['62 43', 'b1-c3'],
    ['62-43', 'b1-c3'],
    ['22121', 'b5-b6=N'],
    ['22122', 'b5-b6=Q'],
  ])('%s is %s, row 1 at the top', (line, text) => {
    expect(readBoardMove(line, board)).toEqual({ is: 'try', text });
  });

  it('asks which man a pawn becomes, by numbers', () => {
    const asked = readBoardMove('2212', board);
    expect(asked).toEqual({ is: 'which', moves: [choice('b5-b6=N'), choice('b5-b6=Q')] });
    expect(readBoardMove('22129', board)).toEqual(asked);
  });

  it('starts over with 0, and is none beyond the board or the rules', () => {
    expect(readBoardMove('620', board)).toEqual({ is: 'again' });
    expect(readBoardMove('0', board)).toEqual({ is: 'again' });
    for (const line of ['6271', '6261', '1611']) {
      expect(readBoardMove(line, board), line).toEqual({ is: 'none' });
    }
  });

  it('is whole after four digits, or at 0; not on a board of ten', () => {
    for (const line of ['6243', '22122', '0', '620']) {
      expect(isWholeMove(line, board), line).toBe(true);
    }
    for (const line of ['624', 'b1c3', '', '62 4']) {
      expect(isWholeMove(line, board), line).toBe(false);
    }
    expect(isWholeMove('2111', large)).toBe(false);
    expect(readBoardMove('2111', large)).toBeNull();
  });
});

describe('a move by squares', () => {
  it.each([
    ['b1c3', 'b1-c3'],
    ['B1-C3', 'b1-c3'],
    ['b5b6=q', 'b5-b6=Q'],
    ['b5-b6n', 'b5-b6=N'],
    ['pass', 'pass'],
    ['b@c4', 'B@c4'],
  ])('%s is %s', (line, text) => {
    expect(readBoardMove(line, board)).toEqual({ is: 'try', text });
  });

  it('knows the tenth rank', () => {
    expect(readBoardMove('j9j10', large)).toEqual({ is: 'try', text: 'j9-j10' });
  });

  it('is none where the rules have none, and no move at all where it is something else', () => {
    expect(readBoardMove('a2a4', board)).toEqual({ is: 'none' });
    expect(readBoardMove('draw', board)).toBeNull();
  });

  it('goes on its way while the legal moves are not known', () => {
    expect(readBoardMove('a2a3', { ...board, choices: [] })).toEqual({ is: 'try', text: 'a2-a3' });
  });
});
