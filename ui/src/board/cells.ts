/** Squares of a board of any size up to 16 by 16, and the lines through them. No rules. */

import type { Cell, Direction, Man, Side } from '../types';

/** A letter drawn on a square, in the enemy's or the player's colour. */
export interface Letter {
  cell: Cell;
  text: string;
  tone: 'enemy' | 'own';
}

/** The letters square by square; a square can have one of each colour. */
export function lettersByCell(letters: readonly Letter[]): Map<Cell, Letter[]> {
  const found = new Map<Cell, Letter[]>();
  for (const letter of letters) {
    found.set(letter.cell, [...(found.get(letter.cell) ?? []), letter]);
  }
  return found;
}

/** File and rank, both from 0. */
export interface At {
  file: number;
  rank: number;
}

/** The side that is not this one. */
export function otherSide(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

export function cellAt({ file, rank }: At): Cell {
  return `${String.fromCharCode(97 + file)}${rank + 1}`;
}

export function placeOf(cell: Cell): At {
  return { file: cell.charCodeAt(0) - 97, rank: Number(cell.slice(1)) - 1 };
}

/** Where a square is seen, in squares from the board's left upper corner. */
export function seenAt(
  cell: Cell,
  { files, ranks, bottom }: { files: number; ranks: number; bottom: Side },
): { left: number; top: number } {
  const { file, rank } = placeOf(cell);
  return bottom === 'white'
    ? { left: file, top: ranks - 1 - rank }
    : { left: files - 1 - file, top: rank };
}

/** The board's squares in rows as they are seen, the bottom side's home row last. */
export function rowsSeen(files: number, ranks: number, bottom: Side): Cell[][] {
  const ranksDown = Array.from({ length: ranks }, (_, at) => ranks - 1 - at);
  const filesAcross = Array.from({ length: files }, (_, at) => at);
  if (bottom === 'black') {
    ranksDown.reverse();
    filesAcross.reverse();
  }
  return ranksDown.map((rank) => filesAcross.map((file) => cellAt({ file, rank })));
}

/** Whether the square is one of the light ones; White's left corner is dark. */
export function isLight(cell: Cell): boolean {
  const { file, rank } = placeOf(cell);
  return (file + rank) % 2 === 1;
}

/** The neighbour that is seen in the direction of an arrow key; the square itself at the edge. */
export function neighbour(rows: Cell[][], cell: Cell, key: string): Cell {
  const row = rows.findIndex((cells) => cells.includes(cell));
  const column = rows[row]?.indexOf(cell) ?? -1;
  const [down, right] = STEPS[key] ?? [0, 0];
  return rows[row + down]?.[column + right] ?? cell;
}

const STEPS: { [key: string]: [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** How a line through the king is drawn: along the file or rank, along a diagonal, or a knight's. */
export type CheckLine = 'file' | 'rank' | 'falling' | 'rising' | 'knight';

/** The line of an announced check. A falling diagonal runs from a8 to h1, a rising one from a1 to h8. */
export function checkLine(
  direction: Direction,
  king: Cell,
  files: number,
  ranks: number,
): CheckLine {
  switch (direction) {
    case 'vertical':
    case 'file':
      return 'file';
    case 'horizontal':
    case 'rank':
      return 'rank';
    case 'left_diagonal':
      return 'falling';
    case 'right_diagonal':
      return 'rising';
    case 'knight':
      return 'knight';
    case 'long':
      return risingIsLonger(king, files, ranks) ? 'rising' : 'falling';
    case 'short':
      return risingIsLonger(king, files, ranks) ? 'falling' : 'rising';
  }
}

function risingIsLonger(king: Cell, files: number, ranks: number): boolean {
  const { file, rank } = placeOf(king);
  const left = file;
  const right = files - 1 - file;
  const below = rank;
  const above = ranks - 1 - rank;
  const rising = Math.min(left, below) + Math.min(right, above);
  const falling = Math.min(left, above) + Math.min(right, below);
  return rising > falling;
}

/** The man on a square. */
export function manAt(men: readonly Man[], cell: Cell): Man | undefined {
  return men.find((man) => man.cell === cell);
}
