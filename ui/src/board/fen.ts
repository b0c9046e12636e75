/** A first look at a FEN, to draw it. Whether it can be played is the program's word. */

import type { Man, Side } from '../types';
import { cellAt } from './cells';

/** The men of a FEN and who begins; null where it cannot be drawn. */
export function drawnFen(fen: string): { men: Man[]; turn: Side } | null {
  const [placement = '', turn = ''] = fen.trim().split(/\s+/);
  const rows = placement.replace(/\[.*$/, '').replaceAll('~', '').split('/');
  if (rows.length !== 8 || !/^[wb]$/.test(turn)) return null;
  const men: Man[] = [];
  for (const [row, text] of rows.entries()) {
    let file = 0;
    for (const sign of text) {
      if (/[1-8]/.test(sign)) file += Number(sign);
      else if (/[kqrbnp]/i.test(sign)) men.push(manOf(sign, file++, 7 - row));
      else return null;
    }
    if (file !== 8) return null;
  }
  return { men, turn: turn === 'w' ? 'white' : 'black' };
}

function manOf(letter: string, file: number, rank: number): Man {
  const kind = letter.toLowerCase() as Man['kind'];
  return { cell: cellAt({ file, rank }), side: letter === kind ? 'black' : 'white', kind };
}
