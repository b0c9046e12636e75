/** A press on the board, before it is known what it means. */

import type { Cell } from '../types';

/** A press on a square. */
export interface Press {
  cell: Cell;
  button: 'left' | 'right';
  shift: boolean;
  ctrl: boolean;
  /** Where in the square, from its left and upper side, as parts of its width. */
  x: number;
  y: number;
  /** What is selected on the board. */
  selected: Cell | null;
  /** Enter, or Delete for the right button. */
  byKey: boolean;
}

/** Enter on a square, or Delete as a press of the right button. */
export function keyPress(cell: Cell, button: Press['button'], selected: Cell | null): Press {
  return { cell, button, shift: false, ctrl: false, x: 0.5, y: 0.5, selected, byKey: true };
}

/** A press of the mouse on the board, whose squares are so many pixels wide; none in a drag. */
export function mousePress(
  event: MouseEvent,
  cell: Cell,
  selected: Cell | null,
  square: number,
): Press | null {
  const { button, buttons, shiftKey: shift, ctrlKey: ctrl } = event;
  const isInDrag = button === 2 && (buttons & 1) !== 0;
  if (isInDrag || (button !== 0 && button !== 2)) return null;
  const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return {
    cell,
    button: button === 2 ? 'right' : 'left',
    shift,
    ctrl,
    x: ((event.clientX - left) / square) % 1,
    y: ((event.clientY - top) / square) % 1,
    selected,
    byKey: false,
  };
}
