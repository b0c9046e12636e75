/** What a player types: moves, marks, questions and requests. It knows words, no rules. */

import { placeOf } from '../board/cells';
import type { Cell, Choice, Kind, Man, MarkChange, Side, View } from '../types';
import { readLetters } from './notation';
import { readBoardMove } from './typedBoard';
import { namesMark, readMarkLine } from './typedMarks';
import { inProgramWords, WORDS, type Word } from './typedWords';

/** What was meant. */
export type Typed =
  | { is: 'try'; text: string }
  | { is: 'mark'; change: MarkChange }
  | { is: 'word'; word: Word }
  | { is: 'log'; count: number }
  | { is: 'men'; kind: Kind }
  | { is: 'cell'; cell: Cell }
  /** The man can become several things: their numbers are asked for. */
  | { is: 'which'; moves: readonly Choice[] }
  /** A move by digits is begun again. */
  | { is: 'again' }
  | { is: 'unread' }
  | { is: 'none' }
  | { is: 'ambiguous'; moves: string[] };

/** The original's keys for its board games, where a letter alone is no move. */
const BOARD_KEYS: { [key: string]: Word } = {
  d: 'draw',
  r: 'resign',
  f: 'resign',
  '!': 'quickdraw',
};

const CELL = '[a-p](?:1[0-6]|[1-9])';

/** Reads a line. `Nf3` is looked up among the own men that could get there as far as one knows. */
export function readTyped(line: string, view: View): Typed {
  const text = line.trim().replace(/\s+/g, ' ');
  const word = inProgramWords(text);
  if ((WORDS as readonly string[]).includes(word)) return { is: 'word', word: word as Word };
  if (view.board) return readAtBoard(text, word, view);
  if (word === 'any' || word === 'any?') return { is: 'try', text: 'any?' };
  return readQuestion(word) ?? readMark(word) ?? readMove(text, view) ?? { is: 'unread' };
}

/** A line at another board game: no marks and no letters of chess men. */
function readAtBoard(text: string, word: string, view: View): Typed {
  const key = BOARD_KEYS[word];
  if (key) return { is: 'word', word: key };
  const { files, ranks, board } = view;
  const move = readBoardMove(text, { files, ranks, choices: board?.choices ?? [] });
  return move ?? readQuestion(word) ?? { is: 'unread' };
}

function readQuestion(word: string): Typed | null {
  const log = /^log(?: (\d{1,3}))?$/.exec(word);
  if (log) return { is: 'log', count: Number(log[1] ?? 1) };
  const men = /^p ([a-z])$/.exec(word);
  const kind = men && kindOf(men[1]);
  if (kind) return { is: 'men', kind };
  const cell = new RegExp(`^x (${CELL})$`).exec(word);
  return cell ? { is: 'cell', cell: cell[1] } : null;
}

/** The kind that a letter of the reader's language stands for. */
function kindOf(letter: string): Kind | null {
  const kind = readLetters(letter.toUpperCase()).toLowerCase();
  return 'kqrbnp'.includes(kind) ? kind : null;
}

function readMark(word: string): Typed | null {
  if (!namesMark(word)) return null;
  const change = readMarkLine(word, kindOf);
  return change ? { is: 'mark', change } : { is: 'unread' };
}

function readMove(text: string, view: View): Typed | null {
  const full = new RegExp(`^(${CELL})[- x]?(${CELL})(?:=?([a-z]))?$`, 'i').exec(text);
  if (full) {
    const [from, to, kind] = full.slice(1).map((part) => part?.toLowerCase());
    return { is: 'try', text: `${from}${to}${kind ?? ''}` };
  }
  const castling = /^([O0])-\1(-\1)?$/i.exec(text);
  if (castling) return castle(castling[2] !== undefined, view);
  return readNotation(text, view);
}

/** Castling is the king's move of two files. */
function castle(long: boolean, view: View): Typed {
  const king = view.men.find(({ side, kind }) => side === mover(view) && kind === 'k');
  if (!king) return { is: 'none' };
  const file = placeOf(king.cell).file + (long ? -2 : 2);
  return { is: 'try', text: `${king.cell}${String.fromCharCode(97 + file)}${king.cell.slice(1)}` };
}

function readNotation(text: string, view: View): Typed | null {
  const form = `^([KQRBN])?([a-p])?(1[0-6]|[1-9])?x?(${CELL})(?:=?([QRBN]))?[+#]?$`;
  const read = new RegExp(form).exec(readLetters(text));
  if (!read) return null;
  const [letter, file, rank, to, promotion] = read.slice(1);
  const kind = letter?.toLowerCase() ?? 'p';
  const tail = `${to}${promotion?.toLowerCase() ?? ''}`;
  const able = reaching(view, kind, to).filter(
    ({ cell }) => (!file || cell.startsWith(file)) && (!rank || cell.slice(1) === rank),
  );
  const straight = kind === 'p' && !file ? able.filter(({ cell }) => cell[0] === to[0]) : able;
  const moves = straight.map(({ cell }) => `${cell}${tail}`);
  if (moves.length === 0) return { is: 'none' };
  return moves.length === 1 ? { is: 'try', text: moves[0] } : { is: 'ambiguous', moves };
}

/** Own men of a kind whose hints have the square. */
function reaching(view: View, kind: Kind, to: Cell): Man[] {
  const { men, hints } = view;
  const seat = mover(view);
  const sources = hints.filter((hint) => hint.to.includes(to)).map(({ from }) => from);
  return men.filter((man) => man.side === seat && man.kind === kind && sources.includes(man.cell));
}

/** Whose men are meant: the viewer's own; at a practice board, those of the side to move. */
function mover({ terms, turn, seat }: View): Side {
  return terms.practice ? turn : seat;
}

/** Whether a move brings an own pawn to the last rank, as far as the viewer knows. */
export function asksPromotion(view: View, from: Cell, to: Cell): boolean {
  const man = view.men.find(({ cell }) => cell === from);
  const last = man?.side === 'white' ? view.ranks - 1 : 0;
  const within = view.hints.some((hint) => hint.from === from && hint.to.includes(to));
  return (
    view.promotes_to.length > 0 &&
    man?.kind === 'p' &&
    (man.side === view.seat || view.terms.practice) &&
    placeOf(to).rank === last &&
    within
  );
}
