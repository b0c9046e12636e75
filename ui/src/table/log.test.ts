import { describe, expect, it } from 'vitest';

import { recorded } from '../backend.recorded';
import type { Line } from '../types';
import { callsNow, logRow, moveRows } from './log';

const { lines, view } = recorded.frame;

/** Rows as a text, one a line. */
function text(of: readonly Line[]): string[] {
  return of
    .map(logRow)
    .filter((row) => row !== null)
    .map(
      ({ prefix, tried, texts, tone }) => `${prefix} ${tried ?? '-'} ${texts.join('/')} ${tone}`,
    );
}

describe('the referee’s window', () => {
  it('has a row for each line but the chat, with the side to move before it', () => {
    expect(text(lines)).toEqual([
      '1. WHITE - White to move plain',
      '1. WHITE e4 Black to move plain',
      '1. BLACK - White to move plain',
      '2. WHITE Nf3 Black to move plain',
      '2. BLACK - No no',
      '2. BLACK - 2 pawn tries plain',
      '3. WHITE exd5 Pawn captured on d5 capture',
      '3. BLACK - Piece captured on d5/Check: vertical/1 pawn try check',
      '4. WHITE Nd2 Error error',
      '4. WHITE - Black offers a draw plain',
      '4. WHITE Be2 No no',
    ]);
  });
});

describe('the list of moves', () => {
  it('holds own moves, with the refused calls before each', () => {
    const rows = moveRows(lines);
    expect(rows.map(({ notation }) => notation)).toEqual(['e4', 'Nf3', 'exd5', '']);
    expect(rows[3].refused.map(({ notation }) => notation)).toEqual(['Nd2', 'Be2']);
  });

  it('loses what was taken back, while what was heard stays', () => {
    const back: Line = {
      at_ms: 40_000,
      ply: 6,
      side: 'white',
      event: { line: 'taken_back', to_ply: 2 },
    };
    expect(moveRows([...lines, back]).map(({ notation }) => notation)).toEqual(['e4']);
    expect(text([...lines, back])).toHaveLength(12);
  });

  it('knows the calls of the turn that is going on', () => {
    expect(callsNow(lines, view.ply)).toEqual(['Nd2', 'Be2']);
  });
});
