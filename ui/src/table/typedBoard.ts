/** Moves typed at the other board games: by squares, or by rows and columns as in the original Dumb Chess. */

import { between } from '../board/choices';
import { cellAt } from '../board/cells';
import type { Cell, Choice } from '../types';

/** The board and the legal moves; none are known while the other side is to move. */
export interface Board {
  files: number;
  ranks: number;
  choices: readonly Choice[];
}

/** What was meant. */
export type Move =
  | { is: 'try'; text: string }
  /** The man can become several things: their numbers are asked for. */
  | { is: 'which'; moves: readonly Choice[] }
  | { is: 'none' }
  /** The original's 0: begin the move again. */
  | { is: 'again' };

const CELL = '[a-p](?:1[0-6]|[1-9])';
const SQUARES = new RegExp(`^(${CELL})[- x]?(${CELL})(?:=?([a-z]))?$`);
const DIGITS = /^([1-9])([1-9])[- ]?([1-9])([1-9])([1-9])?$/;

/** Reads a move; null where the line is none. */
export function readBoardMove(line: string, board: Board): Move | null {
  const text = line.trim().toLowerCase();
  const named = board.choices.find((choice) => choice.text.toLowerCase() === text);
  if (named) return { is: 'try', text: named.text };
  if (countsSquares(board) && /^[\d -]*0$/.test(text)) return { is: 'again' };
  return readDigits(text, board) ?? readSquares(text, board);
}

/** Whether what is typed so far is a whole move by digits, so that no Enter is needed. */
export function isWholeMove(line: string, board: Board): boolean {
  if (!countsSquares(board)) return false;
  return /^\d*0$/.test(line) || DIGITS.test(line);
}

/** Rows and columns have one digit each. */
function countsSquares({ files, ranks }: Board): boolean {
  return files < 10 && ranks < 10;
}

/** Row and column from, row and column to; row 1 is the top one, Black's home, column 1 the left one. */
function readDigits(text: string, board: Board): Move | null {
  const digits = countsSquares(board) && DIGITS.exec(text);
  if (!digits) return null;
  const [row, column, toRow, toColumn, which] = digits.slice(1).map(Number);
  const square = (row: number, column: number): Cell | null => {
    const inside = row <= board.ranks && column <= board.files;
    return inside ? cellAt({ file: column - 1, rank: board.ranks - row }) : null;
  };
  const from = square(row, column);
  const to = square(toRow, toColumn);
  if (from === null || to === null) return { is: 'none' };
  const moves = between(board.choices, from, to);
  const chosen = Number.isNaN(which) ? undefined : moves[which - 1];
  return chosen ? { is: 'try', text: chosen.text } : one(moves, from, to, board);
}

function readSquares(text: string, board: Board): Move | null {
  const squares = SQUARES.exec(text);
  if (!squares) return null;
  const [from, to, kind] = squares.slice(1);
  const moves = between(board.choices, from, to);
  const meant = kind === undefined ? moves : moves.filter((choice) => choice.kind === kind);
  return one(meant, from, to, board);
}

function one(moves: readonly Choice[], from: Cell, to: Cell, { choices }: Board): Move {
  if (choices.length === 0) return { is: 'try', text: `${from}-${to}` };
  const [first] = moves;
  if (first === undefined) return { is: 'none' };
  return moves.length === 1 ? { is: 'try', text: first.text } : { is: 'which', moves };
}
