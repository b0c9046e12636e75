/** A move in advance as it is shown: the man stands on its target already. */

import type { Advance, Cell, Kind, Man, View } from '../types';

/** Where a man goes in advance. */
export interface Ahead {
  from: Cell;
  to: Cell;
  /** What a pawn becomes there. */
  kind?: Kind;
}

/** The squares of the move that waits; null where none does, or it is no move on the board. */
export function aheadOf(advance: Advance): Ahead | null {
  if (advance.advance !== 'waits') return null;
  const move = /^([a-p]\d+)([a-p]\d+)([a-z])?$/.exec(advance.text);
  if (!move) return null;
  const [, from, to, kind] = move;
  return kind ? { from, to, kind } : { from, to };
}

/** The men with the one that waits on its target. */
export function menAhead({ men, seat }: View, ahead: Ahead | null): readonly Man[] {
  const mover = ahead && men.find(({ cell, side }) => cell === ahead.from && side === seat);
  if (!ahead || !mover) return men;
  const rest = men.filter(({ cell }) => cell !== ahead.from && cell !== ahead.to);
  return [...rest, { ...mover, cell: ahead.to, kind: ahead.kind ?? mover.kind }];
}

/** `e4–e5`, as it is written beside the board. */
export function aheadText(text: string): string {
  return text.replace(/^([a-p]\d+)([a-p]\d+)([a-z]?)$/, (_, from, to, kind) =>
    kind ? `${from}–${to}=${kind.toUpperCase()}` : `${from}–${to}`,
  );
}
