import { describe, expect, it } from 'vitest';

import { recorded } from '../backend.recorded';
import type { Announcement, Line } from '../types';
import { callsNow, logRow, moveRows } from './log';

const { lines, view } = recorded.frame;

/** Rows as a text, one a line. */
function text(of: readonly Line[]): string[] {
  return of
    .map((line) => logRow(line))
    .filter((row) => row !== null)
    .map(
      ({ prefix, tried, texts, tone }) => `${prefix} ${tried ?? '-'} ${texts.join('/')} ${tone}`,
    );
}

describe('the referee’s window', () => {
  it('has a row for each line but the chat, with who moved before it', () => {
    expect(text(lines)).toEqual([
      '1. WHITE - White to move plain',
      '1. WHITE e4 Black to move plain',
      '1. BLACK - 1 pawn try for White plain',
      '2. WHITE exd5 Pawn captured on d5 capture',
      '2. BLACK - No no',
      '2. BLACK - Pawn captured on d5 capture',
      '3. WHITE Nf3 Black to move plain',
      '3. BLACK - Check: vertical check',
      '4. WHITE Be2 Black to move plain',
      '4. BLACK - Piece captured on e2/Check: vertical check',
      '5. WHITE g5 Error error',
      '5. - Black offers a draw plain',
      '5. WHITE Nd4 No no',
    ]);
  });
});

describe('the end of a game', () => {
  it('stands in the referee’s window for no side alone', () => {
    const said: Announcement[] = [{ say: 'end', result: '1-0', reason: 'resign' }];
    const end: Line = { at_ms: 1, ply: 4, side: 'white', event: { line: 'ruling', said } };
    expect(text([end])).toEqual(['3. - Resignation. White wins. end']);
  });
});

describe('the list of moves', () => {
  it('holds own moves, with the refused calls before each', () => {
    const rows = moveRows(lines);
    expect(rows.map(({ notation }) => notation)).toEqual(['e4', 'exd5', 'Nf3', 'Be2', '']);
    expect(rows[4].refused.map(({ notation }) => notation)).toEqual(['g5', 'Nd4']);
  });

  it('loses what was taken back, while what was heard stays', () => {
    const back: Line = {
      at_ms: 40_000,
      ply: 8,
      side: 'white',
      event: { line: 'taken_back', to_ply: 2 },
    };
    expect(moveRows([...lines, back]).map(({ notation }) => notation)).toEqual(['e4']);
    expect(text([...lines, back])).toHaveLength(14);
  });

  it('knows the calls of the turn that is going on', () => {
    expect(callsNow(lines, view.ply)).toEqual(['g5', 'Nd4']);
  });
});
