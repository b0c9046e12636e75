/** Answers to typed questions, from what the page has been told anyway. */

import { app } from '../app.svelte';
import { cellName, gameOf, kindName, manName } from '../board/names';
import { manAt } from '../board/cells';
import { hintsOf } from '../board/choices';
import { t } from '../i18n';
import type { Cell, Choice, Kind, Line, Man, View } from '../types';
import { clockText, leftNow } from './clock';
import { callsNow, logRow } from './log';

/** `White 44:10, Black 43:55`. */
export function answerClock({ clock }: View, age: number): string {
  if (!clock) return t('try-answer-no-clock');
  const { tenths } = app.settings;
  return t('try-answer-clock', {
    white: clockText(leftNow(clock, 'white', age), tenths),
    black: clockText(leftNow(clock, 'black', age), tenths),
  });
}

/** The last lines of the referee. */
export function answerLog(lines: readonly Line[], count: number, start?: string): string {
  const rows = lines.map((line) => logRow(line, start)).filter((row) => row !== null);
  return rows
    .slice(-count)
    .map(({ prefix, tried, texts }) => [prefix, tried, ...texts].filter(Boolean).join(' '))
    .join(' · ');
}

export function answerTries(view: View, lines: readonly Line[]): string {
  const list = callsNow(lines, view.ply);
  return list.length > 0
    ? t('try-answer-tries', { list: list.join(', ') })
    : t('try-answer-no-tries');
}

export function answerDummies({ dummies }: View): string {
  if (dummies.length === 0) return t('try-answer-no-dummies');
  const kinds = [...new Set(dummies.map(({ kind }) => kind))];
  const list = kinds.map((kind) => `${t('kind', { kind })} ${squares(dummies, kind)}`);
  return t('try-answer-dummies', { list: list.join('; ') });
}

/** Where the own men of a kind stand. */
export function answerMen({ men, seat }: View, kind: Kind): string {
  const own = men.filter(({ side }) => side === seat);
  return t('try-answer-men', { list: `${manName(seat, kind)}: ${squares(own, kind) || '–'}` });
}

/** What a man can become, by numbers: `1 knight, 2 queen`. */
export function answerWhich({ terms }: View, moves: readonly Choice[]): string {
  const game = gameOf(terms.rules);
  const list = moves.map(({ kind }, at) => `${at + 1} ${kind ? kindName(kind, game) : ''}`);
  return t('try-answer-which', { list: list.join(', ') });
}

/** What stands on a square, and where it could go. */
export function answerCell(view: View, cell: Cell): string {
  const name = cellName(cell, {
    game: gameOf(view.terms.rules),
    man: manAt(view.men, cell),
    dummy: manAt(view.dummies, cell),
    capture: view.capture === cell,
  });
  const hints = view.board ? hintsOf(view.board.choices) : view.hints;
  const reach = hints.find(({ from }) => from === cell)?.to;
  return reach && reach.length > 0 ? `${name}: ${reach.join(', ')}` : name;
}

function squares(men: readonly Man[], kind: Kind): string {
  return men
    .filter((man) => man.kind === kind)
    .map(({ cell }) => cell)
    .join(', ');
}
