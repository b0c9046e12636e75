/** One game in figures: tries, pawn captures, checks, and how long each move took. */

import type { Record as GameRecord, Side, Step } from '../../types';
import { isRefused } from './replay';

/** Half-moves of the opening. */
const OPENING = 20;
/** Men besides kings and pawns that an endgame has at most. */
const ENDGAME_MEN = 6;

export type Phase = 'opening' | 'middlegame' | 'endgame';
export const PHASES: readonly Phase[] = ['opening', 'middlegame', 'endgame'];

/** Tries of one phase, and how many of them were refused. */
export interface Tries {
  tries: number;
  refused: number;
}

/** A completed move and how long it took. */
export interface Thought {
  ply: number;
  ms: number;
}

/** What one side did in a game. */
export interface SideFigures {
  phases: { [phase in Phase]: Tries };
  /** Captures by pawns. */
  pawnCaptures: number;
  /** Turns at whose beginning the referee told that a pawn can capture. */
  pawnTriesTold: number;
  /** Checks given. */
  checks: number;
  thoughts: Thought[];
}

/** Both sides' figures. */
export function figuresOf(record: GameRecord): { [side in Side]: SideFigures } {
  const figures = { white: noFigures(), black: noFigures() };
  let since = record.steps[0];
  record.steps.forEach((step, at) => {
    const before = record.steps[at - 1];
    if (step.tried === undefined || before === undefined || since === undefined) return;
    const { by, verdict } = step.tried;
    const mine = figures[by];
    const phase = mine.phases[phaseOf(before)];
    if (isRefused(step)) {
      phase.tries += 1;
      phase.refused += 1;
    } else if (verdict === 'legal') {
      phase.tries += 1;
      if (isPawnCapture(before, step)) mine.pawnCaptures += 1;
      if (hasPawnTries(since, by)) mine.pawnTriesTold += 1;
      if (isCheck(step)) mine.checks += 1;
      mine.thoughts.push({ ply: step.ply, ms: thoughtOf(record, by, since, step) });
      since = step;
    }
  });
  return figures;
}

/** What each clock showed after each half-move; empty without clocks. */
export function clocksOf({ steps }: GameRecord): { index: number; white: number; black: number }[] {
  return steps.flatMap(({ left_ms: left }, index) => (left ? [{ index, ...left }] : []));
}

/** The part of the game in which a position stands. */
export function phaseOf({ ply, men }: Pick<Step, 'ply' | 'men'>): Phase {
  if (ply < OPENING) return 'opening';
  const pieces = men.filter(({ kind }) => kind !== 'k' && kind !== 'p');
  return pieces.length <= ENDGAME_MEN ? 'endgame' : 'middlegame';
}

function noFigures(): SideFigures {
  const none = (): Tries => ({ tries: 0, refused: 0 });
  const phases = { opening: none(), middlegame: none(), endgame: none() };
  return { phases, pawnCaptures: 0, pawnTriesTold: 0, checks: 0, thoughts: [] };
}

function isPawnCapture(before: Step, { capture, tried }: Step): boolean {
  const from = tried?.cells?.[0];
  const mover = before.men.find(({ cell }) => cell === from);
  return capture !== undefined && mover?.kind === 'p';
}

function hasPawnTries({ heard }: Step, by: Side): boolean {
  return heard[by].some((said) => {
    if (said.say !== 'tries') return said.say === 'try';
    return (said.n ?? said.to?.length ?? said.from?.length ?? 0) > 0;
  });
}

function isCheck({ heard }: Step): boolean {
  return [...heard.white, ...heard.black].some(({ say }) => say === 'check');
}

/** By the mover's clock where there is one, since it is held in every pause. */
function thoughtOf({ terms }: GameRecord, by: Side, since: Step, step: Step): number {
  const [before, after] = [since.left_ms?.[by], step.left_ms?.[by]];
  const increment = terms.time?.[by].increment_ms ?? 0;
  const spent =
    before === undefined || after === undefined
      ? step.at_ms - since.at_ms
      : before + increment - after;
  return Math.max(spent, 0);
}
