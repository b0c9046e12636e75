/** What a replay shows of a finished game: whose steps, which men, whose dummies. No rule is decided here. */

import type {
  Announcement,
  BySide,
  Cell,
  LineEvent,
  Record as GameRecord,
  ReplayLetters,
  ReplayPlace,
  Side,
  Step,
  Viewer,
} from '../../types';
import { moveNumber } from '../../table/log';

/** The choices of whose marks stand over the truth, as they are offered. */
export const WHOSE = [
  'enemy',
  'friendly',
  'both',
  'none',
] as const satisfies readonly ReplayLetters[];

/** The moment after so many changes of the board, as the referee sees it. */
export function placeOfBoard({ steps }: GameRecord, board: number): ReplayPlace {
  const written = (step: Step | undefined) =>
    (step?.men ?? [])
      .map(({ side, kind, cell }) => `${side}${kind}${cell}`)
      .sort()
      .join();
  let changes = 0;
  const index = steps.findIndex((step, at) => {
    if (at > 0 && written(step) !== written(steps[at - 1])) changes += 1;
    return changes === board;
  });
  return { index: Math.max(index, 0), viewer: 'referee' };
}

/** Which marks stand over the truth. */
export interface Shown {
  whose: ReplayLetters;
  /** Of the dummies only the pawns. */
  pawnsOnly: boolean;
  cubes: boolean;
}

/** A mark over the truth: red for the guess at the enemy, green for the enemy's guess. */
export interface CubeMark {
  cell: Cell;
  tone: 'enemy' | 'own';
}

/** A dummy over the truth, by its letter. */
export interface Letter extends CubeMark {
  text: string;
}

/** One line of the move list. */
export interface ListedStep {
  /** The step's place in the record. */
  index: number;
  /** The move's number, counted in whole moves from 1. */
  move: number;
  side: Side;
  /** What was tried, as this viewer may be told it; none where there was no try. */
  notation: string | null;
  /** Refused, with the same side to try again. */
  refused: boolean;
  said: Announcement[];
  /** What both were told beside the referee's words: a request, an added minute. */
  told: LineEvent | null;
  /** The game's first position. */
  start: string | undefined;
}

/** The side at the bottom of the board. */
export function seatOf(viewer: Viewer): Side {
  return viewer === 'referee' ? 'white' : viewer;
}

/** The enemy of a side. */
export function other(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

const REFUSALS = new Set([
  'no',
  'illegal',
  'nonsense',
  'impossible',
  'hell_no',
  'error',
  'error_limit',
]);

/** Whether the step is a try that did not stand. */
export function isRefused(step: Step): boolean {
  return step.tried !== undefined && REFUSALS.has(step.tried.verdict);
}

/** What the viewer heard at a step; the referee said everything that anybody heard, once. */
export function heard(step: Step, viewer: Viewer): Announcement[] {
  return viewer === 'referee' ? merged(step.heard) : step.heard[viewer];
}

function merged(by: BySide<Announcement[]>): Announcement[] {
  const seen = new Set(by.white.map((said) => JSON.stringify(said)));
  return [...by.white, ...by.black.filter((said) => !seen.has(JSON.stringify(said)))];
}

/**
 * The record's steps that exist for this viewer: the other side's refused tries and answered questions
 * only if he heard of them.
 */
export function stepsOf(record: GameRecord, viewer: Viewer): number[] {
  return record.steps.flatMap((step, index) => (exists(step, index, viewer) ? [index] : []));
}

function exists(step: Step, index: number, viewer: Viewer): boolean {
  if (index === 0 || step.told !== undefined || heard(step, viewer).length > 0) return true;
  if (step.tried === undefined) return false;
  return viewer === 'referee' || step.tried.by === viewer || !isRefused(step);
}

/** The move list for this viewer. */
export function moveList(record: GameRecord, viewer: Viewer): ListedStep[] {
  return stepsOf(record, viewer).flatMap((index) => {
    const step = record.steps[index];
    return step === undefined ? [] : [listed(record, step, index, viewer)];
  });
}

function listed(record: GameRecord, step: Step, index: number, viewer: Viewer): ListedStep {
  const refused = isRefused(step);
  const unknown = refused && viewer !== 'referee' && step.tried?.by !== viewer;
  const before = record.steps[index - 1] ?? step;
  const start = record.steps[0]?.fen;
  return {
    index,
    move: moveNumber(before.ply, start),
    side: step.side,
    notation: unknown ? null : (step.tried?.notation ?? null),
    refused,
    said: heard(step, viewer),
    told: step.told ?? null,
    start,
  };
}

/** The place in `places` to go to when the viewer changes: the last one not after `index`. */
export function nearest(places: number[], index: number): number {
  return Math.max(
    0,
    places.findLastIndex((place) => place <= index),
  );
}

/** The dummies over the truth. A square can have one of each colour. */
export function letters(step: Step, viewer: Viewer, { whose, pawnsOnly }: Shown): Letter[] {
  return toned(step.dummies, viewer, whose)
    .filter(({ mark }) => !pawnsOnly || mark.kind === 'p')
    .map(({ mark, tone }) => ({ cell: mark.cell, text: mark.kind.toUpperCase(), tone }));
}

/** The squares of the cubes over the truth; a square can have one of each colour. */
export function cubes(step: Step, viewer: Viewer, shown: Shown): CubeMark[] {
  if (!shown.cubes) return [];
  return toned(step.cubes, viewer, shown.whose).map(({ mark, tone }) => ({
    cell: mark.cell,
    tone,
  }));
}

/** Each side's marks that are asked for: the viewer's own in red, his enemy's in green. */
function toned<M>(marks: BySide<M[]>, viewer: Viewer, whose: ReplayLetters) {
  const seat = seatOf(viewer);
  const all = (of: M[], tone: Letter['tone']) => of.map((mark) => ({ mark, tone }));
  const red = whose === 'enemy' || whose === 'both' ? all(marks[seat], 'enemy') : [];
  const green = whose === 'friendly' || whose === 'both' ? all(marks[other(seat)], 'own') : [];
  return [...red, ...green];
}

/** From and to of the step's completed move, for the tint on the board. */
export function movedCells(step: Step): [Cell, Cell] | null {
  if (step.told?.line === 'placed') return [step.told.from, step.told.man.cell];
  return step.tried?.verdict === 'legal' ? (step.tried.cells ?? null) : null;
}
