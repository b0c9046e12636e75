/** What a row of the history says about its game. */

import type { GameRow, Outcome, Side } from '../../types';

/** The rule set's name, `chess`, or a board game's name. */
export function rulesOf({ terms: { rules } }: GameRow): string {
  if (rules.game === 'board') return rules.name;
  return rules.game === 'chess' ? 'chess' : rules.set.base;
}

/** The other player's name; both names where both sat at this machine. */
export function opponentName(row: GameRow): string {
  const { white, black } = row.terms.names;
  if (row.seat === null) return `${white} – ${black}`;
  return row.seat === 'white' ? black : white;
}

/** Won, lost or drawn for the program's player; null where there is no such thing. */
export function outcomeOf(row: GameRow): Outcome | null {
  if (row.result === null) return 'unfinished';
  if (row.terms.practice) return null;
  if (row.result === '1/2-1/2') return 'drawn';
  if (row.result === '*' || row.seat === null) return null;
  return (row.result === '1-0') === (row.seat === 'white') ? 'won' : 'lost';
}

/** Whole moves: a half one counts. */
export function movesOf(row: GameRow): number {
  return Math.ceil(row.plies / 2);
}

/** Whether the game is over and may be replayed. */
export function isOver(row: GameRow): boolean {
  return row.result !== null;
}

/** Whether the program's player is the one to move; null where both sat here. */
export function isMyTurn(row: GameRow): boolean | null {
  if (row.terms.practice) return true;
  return row.seat === null ? null : row.turn === row.seat;
}

/** The name of the side to move. */
export function nameToMove(row: GameRow): string {
  const side: Side = row.turn;
  return row.terms.names[side];
}
