import { describe, expect, it } from 'vitest';

import { recorded } from '../backend.recorded';
import type { Press } from '../board/press';
import type { View } from '../types';
import { drawn, meaning, type Tools } from './press';

/** White with a king and a pawn, a dummy pawn on d7 and a knight on c6, cubes on d5, c6 and h3. */
const view: View = {
  ...structuredClone(recorded.frame.view),
  men: [
    { cell: 'e1', side: 'white', kind: 'k' },
    { cell: 'e4', side: 'white', kind: 'p' },
  ],
  dummies: [
    { cell: 'd7', side: 'black', kind: 'p' },
    { cell: 'c6', side: 'black', kind: 'n' },
  ],
  cubes: [
    { cell: 'd5', pawn: 'd7' },
    { cell: 'c6', pawn: null },
    { cell: 'h3', pawn: null },
  ],
  highlights: [{ cell: 'a4', red: true }],
};

const board = { is: 'board' };
const change = (mark: object) => ({ is: 'mark', change: mark });

function left(cell: string, more: Partial<Press> = {}, tools: Partial<Tools> = {}) {
  return means({ cell, button: 'left', ...more }, tools);
}

function right(cell: string, more: Partial<Press> = {}, tools: Partial<Tools> = {}) {
  return means({ cell, button: 'right', ...more }, tools);
}

function means(press: Pick<Press, 'cell' | 'button'> & Partial<Press>, tools: Partial<Tools>) {
  const plain = { shift: false, ctrl: false, x: 0.5, y: 0.5, selected: null, byKey: false };
  const usual = { cubes: true, chosen: null, highlighting: false };
  return meaning({ ...plain, ...press }, view, { ...usual, ...tools });
}

const CORNER = { x: 0.9, y: 0.1 };

describe('a right press', () => {
  it('adds or deletes a cube, also on a dummy, never on an own man', () => {
    expect(right('d4')).toEqual(change({ mark: 'add_cube', cell: 'd4' }));
    expect(right('d7')).toEqual(change({ mark: 'add_cube', cell: 'd7' }));
    expect(right('c6')).toEqual(change({ mark: 'delete_cube', cell: 'c6' }));
    expect(right('e4')).toEqual(board);
    expect(right('d4', {}, { cubes: false })).toEqual(board);
  });

  it('is for the selected dummy, and Delete never adds a cube', () => {
    expect(right('c6', { selected: 'c6' })).toEqual(board);
    expect(right('d7', { byKey: true })).toEqual(board);
    expect(right('d4', { byKey: true })).toEqual(board);
    expect(right('h3', { byKey: true })).toEqual(change({ mark: 'delete_cube', cell: 'h3' }));
  });

  it('removes a highlighted square while that tool is on', () => {
    const on = { highlighting: true };
    expect(right('a4', {}, on)).toEqual(change({ mark: 'remove_highlight', cell: 'a4' }));
    expect(right('h3', {}, on)).toEqual({ is: 'nothing' });
  });

  it('draws with a modifier, whatever is on', () => {
    expect(right('e4', { ctrl: true })).toEqual({ is: 'draw', colour: 'green' });
    expect(right('d5', { shift: true }, { highlighting: true })).toEqual({
      is: 'draw',
      colour: 'red',
    });
    expect(right('d5', { ctrl: true, shift: true }, { cubes: false })).toEqual({
      is: 'draw',
      colour: 'yellow',
    });
  });
});

describe('a left press', () => {
  it('chooses a cube; a dummy keeps its square but for the cube’s corner', () => {
    expect(left('h3')).toEqual({ is: 'choose', cube: 'h3' });
    expect(left('c6')).toEqual(board);
    expect(left('c6', CORNER)).toEqual({ is: 'choose', cube: 'c6' });
    expect(left('h3', {}, { chosen: 'h3' })).toEqual({ is: 'choose', cube: null });
  });

  it('brings what is selected to its square', () => {
    expect(left('h3', { selected: 'e4', ...CORNER })).toEqual(board);
    expect(left('h3', { selected: 'd7' })).toEqual(board);
    expect(left('d4')).toEqual(board);
  });

  it('moves the chosen cube, but not onto an own man', () => {
    expect(left('d4', {}, { chosen: 'd5' })).toEqual(
      change({ mark: 'move_cube', from: 'd5', to: 'd4' }),
    );
    expect(left('c6', {}, { chosen: 'd5' })).toEqual(
      change({ mark: 'move_cube', from: 'd5', to: 'c6' }),
    );
    expect(left('e4', {}, { chosen: 'd5' })).toEqual({ is: 'let_go' });
  });

  it('with Shift ties the chosen cube to a dummy pawn, or unties it', () => {
    const shift = { shift: true };
    expect(left('d7', shift, { chosen: 'h3' })).toEqual(
      change({ mark: 'tie_cube', cell: 'h3', pawn: 'd7' }),
    );
    expect(left('d7', shift, { chosen: 'd5' })).toEqual(change({ mark: 'untie_cube', cell: 'd5' }));
    expect(left('c6', shift, { chosen: 'd5' })).toEqual({ is: 'nothing' });
    expect(left('d7', shift)).toEqual(board);
  });

  it('highlights and never moves while that tool is on', () => {
    expect(left('e4', {}, { highlighting: true })).toEqual(
      change({ mark: 'add_highlight', cell: 'e4' }),
    );
  });
});

it('takes a drawing away when the same is drawn again', () => {
  const shape = { shape: 'arrow', from: 'e2', to: 'e4' } as const;
  const green = { shape, colour: 'green' } as const;
  expect(drawn([], green)).toEqual({ mark: 'draw', drawing: green });
  expect(drawn([green], green)).toEqual({ mark: 'erase', shape });
  expect(drawn([{ shape, colour: 'red' }], green)).toEqual({ mark: 'draw', drawing: green });
  const back = { shape: { ...shape, from: 'e4', to: 'e2' }, colour: 'green' } as const;
  expect(drawn([green], back), 'the other way is another arrow').toEqual({
    mark: 'draw',
    drawing: back,
  });
});
