/** What a press on the board means for the marks; a press that means nothing here is the board's. */

import { manAt } from '../board/cells';
import type { Press } from '../board/press';
import type { Cell, Drawing, MarkChange, MarkColour, Shape, View } from '../types';

/** The tools as they stand. */
export interface Tools {
  /** Pawn marker cubes are on. */
  cubes: boolean;
  /** The square of the chosen cube. */
  chosen: Cell | null;
  /** The tool for highlighted squares is on. */
  highlighting: boolean;
}

export type Meaning =
  | { is: 'board' }
  | { is: 'nothing' }
  | { is: 'mark'; change: MarkChange }
  | { is: 'choose'; cube: Cell | null }
  /** The cube is let go of, and the board gets the press. */
  | { is: 'let_go' }
  /** An arrow or circle begins here. */
  | { is: 'draw'; colour: MarkColour };

/** A cube's width, as a part of its square's; it lies in the right upper corner. */
export const CUBE = 0.34;

const BOARD: Meaning = { is: 'board' };
const NOTHING: Meaning = { is: 'nothing' };

export function meaning(press: Press, view: View, tools: Tools): Meaning {
  return press.button === 'right' ? right(press, view, tools) : left(press, view, tools);
}

function right(press: Press, view: View, tools: Tools): Meaning {
  const { cell } = press;
  const colour = colourOf(press);
  if (colour) return { is: 'draw', colour };
  if (tools.highlighting) {
    const isLit = view.highlights.some((lit) => lit.cell === cell);
    return isLit ? mark({ mark: 'remove_highlight', cell }) : NOTHING;
  }
  const dummy = manAt(view.dummies, cell);
  if (!tools.cubes || manAt(view.men, cell)) return BOARD;
  if (dummy && (press.byKey || press.selected === cell)) return BOARD;
  if (hasCube(view, cell)) return mark({ mark: 'delete_cube', cell });
  return press.byKey ? BOARD : mark({ mark: 'add_cube', cell });
}

function left(press: Press, view: View, tools: Tools): Meaning {
  const { cell } = press;
  if (tools.highlighting) return mark({ mark: 'add_highlight', cell });
  if (!tools.cubes) return BOARD;
  const { chosen } = tools;
  if (press.shift) return chosen ? tie(view, chosen, cell) : BOARD;
  if (isOnCube(press, view)) return { is: 'choose', cube: cell === chosen ? null : cell };
  if (!chosen) return BOARD;
  if (manAt(view.men, cell)) return { is: 'let_go' };
  if (cell === chosen) return { is: 'choose', cube: null };
  return mark({ mark: 'move_cube', from: chosen, to: cell });
}

/** Shift and a press on a dummy pawn: the chosen cube is tied to it, or no longer. */
function tie(view: View, cube: Cell, pawn: Cell): Meaning {
  if (manAt(view.dummies, pawn)?.kind !== 'p') return NOTHING;
  const isTied = view.cubes.some((other) => other.cell === cube && other.pawn === pawn);
  return mark(isTied ? { mark: 'untie_cube', cell: cube } : { mark: 'tie_cube', cell: cube, pawn });
}

/**
 * Whether a press is for the cube on the square. A dummy there keeps the rest of the square; what is
 * selected on the board goes wherever it is put, and an own man even under the cube.
 */
function isOnCube({ cell, x, y, selected }: Press, view: View): boolean {
  if (!hasCube(view, cell)) return false;
  if (selected && manAt(view.men, selected)) return false;
  const isInCorner = x > 1 - CUBE && y < CUBE;
  return isInCorner || !(selected || manAt(view.dummies, cell));
}

/** Ctrl draws green, Shift red, both yellow. */
function colourOf({ ctrl, shift }: Press): MarkColour | null {
  if (ctrl) return shift ? 'yellow' : 'green';
  return shift ? 'red' : null;
}

function hasCube(view: View, cell: Cell): boolean {
  return view.cubes.some((cube) => cube.cell === cell);
}

function mark(change: MarkChange): Meaning {
  return { is: 'mark', change };
}

/** What is drawn between two squares: an arrow, or on one square a circle. */
export function shapeOf(from: Cell, to: Cell): Shape {
  return from === to ? { shape: 'circle', cell: from } : { shape: 'arrow', from, to };
}

export function isSameShape(one: Shape, other: Shape): boolean {
  if (one.shape === 'circle') return other.shape === 'circle' && one.cell === other.cell;
  return other.shape === 'arrow' && one.from === other.from && one.to === other.to;
}

/** Drawing the same once more takes it away; another colour takes its place. */
export function drawn(drawings: readonly Drawing[], drawing: Drawing): MarkChange {
  const same = drawings.find(({ shape }) => isSameShape(shape, drawing.shape));
  return same?.colour === drawing.colour
    ? { mark: 'erase', shape: drawing.shape }
    : { mark: 'draw', drawing };
}
