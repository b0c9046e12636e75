/** Typed marks: `dummy n e5`, `cube d2`, `tie d2 e5`, `plus e4`, `arrow e2 e4 red`. */

import type { Kind, MarkChange, MarkColour } from '../types';
import { shapeOf } from './press';

const CELL = '[a-p](?:1[0-6]|[1-9])';
const COLOUR = '(?: (green|red|yellow))?';

type Read = (part: string[]) => MarkChange;

/** What may be typed after the word; of each the parts in brackets. */
const MARKS: readonly [pattern: string, read: Read][] = [
  [`dummy (${CELL}) (${CELL})`, ([from, to]) => ({ mark: 'move_dummy', from, to })],
  [`dummy - ?(${CELL})`, ([cell]) => ({ mark: 'delete_dummy', cell })],
  [`cube (${CELL})`, ([cell]) => ({ mark: 'add_cube', cell })],
  [`cube (${CELL}) (${CELL})`, ([from, to]) => ({ mark: 'move_cube', from, to })],
  [`cube - ?(${CELL})`, ([cell]) => ({ mark: 'delete_cube', cell })],
  [`tie (${CELL}) (${CELL})`, ([cell, pawn]) => ({ mark: 'tie_cube', cell, pawn })],
  [`untie (${CELL})`, ([cell]) => ({ mark: 'untie_cube', cell })],
  [`plus (${CELL})`, ([cell]) => ({ mark: 'add_highlight', cell })],
  [`plus - ?(${CELL})`, ([cell]) => ({ mark: 'remove_highlight', cell })],
  ['plus -', () => ({ mark: 'clear_highlights' })],
  [`arrow (${CELL}) (${CELL})${COLOUR}`, ([from, to, colour]) => draw(from, to, colour)],
  [`arrow - ?(${CELL}) (${CELL})`, ([from, to]) => ({ mark: 'erase', shape: shapeOf(from, to) })],
  [`circle (${CELL})${COLOUR}`, ([cell, colour]) => draw(cell, cell, colour)],
  [`circle - ?(${CELL})`, ([cell]) => ({ mark: 'erase', shape: shapeOf(cell, cell) })],
  ['arrow -|circle -', () => ({ mark: 'clear_drawings' })],
];

const WORD = /^(dummy|cube|tie|untie|plus|arrow|circle)\b/;

/** Whether a line means a mark, rightly typed or not. */
export function namesMark(line: string): boolean {
  return WORD.test(line);
}

/** The mark of a line; `kindOf` reads the letter of a man in the reader's language. */
export function readMarkLine(
  line: string,
  kindOf: (letter: string) => Kind | null,
): MarkChange | null {
  const added = new RegExp(`^dummy ([a-z]) (${CELL})$`).exec(line);
  const kind = added && kindOf(added[1]);
  if (kind) return { mark: 'add_dummy', kind, cell: added[2] };
  for (const [pattern, read] of MARKS) {
    const found = new RegExp(`^(?:${pattern})$`).exec(line);
    if (found) return read(found.slice(1));
  }
  return null;
}

function draw(from: string, to: string, colour?: string): MarkChange {
  const drawing = { shape: shapeOf(from, to), colour: (colour ?? 'green') as MarkColour };
  return { mark: 'draw', drawing };
}
