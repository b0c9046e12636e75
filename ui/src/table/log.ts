/** The viewer's own log as rows of the referee's window and of the list of moves. */

import { t } from '../i18n';
import type { Line, LineEvent, Side, Verdict } from '../types';
import { written } from './notation';
import { gravest, sayAll, type Tone } from './say';

/** One row of the referee's window. */
export interface LogRow {
  /** `12. WHITE`: the move and who made it; of what is no move the number alone. */
  prefix: string;
  /** The viewer's own try, as his own board writes it. */
  tried: string | null;
  texts: string[];
  tone: Tone;
}

/** Number of the move that a half-move belongs to, in a game with this start position. */
export function moveNumber(ply: number, start?: string): number {
  const { move, halves } = counted(start);
  return move + Math.floor((ply + halves) / 2);
}

/** The side that is to move after so many half-moves. */
export function sideAt(ply: number, start?: string): Side {
  return (ply + counted(start).halves) % 2 === 0 ? 'white' : 'black';
}

/** Where a start position begins to count: at its own move, Black first one half later. */
function counted(start?: string): { move: number; halves: number } {
  const fields = start?.trim().split(/\s+/) ?? [];
  return { move: Number(fields[5]) || 1, halves: fields[1] === 'b' ? 1 : 0 };
}

/** A line as the referee's window shows it; chat has a place of its own. */
export function logRow(line: Line, start?: string): LogRow | null {
  const move = moveNumber(line.ply, start);
  const prefix = t('log-prefix', { move, side: line.side });
  const { event } = line;
  switch (event.line) {
    case 'ruling': {
      // That a game is over is about both.
      const over = !event.tried && event.said.some(({ say }) => say === 'end');
      return {
        prefix: over ? t('log-number', { move }) : prefix,
        tried: event.tried ? written(event.tried.notation) : null,
        texts: sayAll(event.said),
        tone: gravest(event.said),
      };
    }
    case 'placed': {
      const texts = [happened(event, start), ...sayAll(event.said)];
      return { prefix, tried: null, texts, tone: gravest(event.said) };
    }
    case 'chat':
      return null;
    default: {
      const texts = [happened(event, start)];
      return { prefix: t('log-number', { move }), tried: null, texts, tone: 'plain' };
    }
  }
}

/** How the last request ended when it was declined or withdrawn, for as long as that is new. */
export function lastAnswer(lines: readonly Line[], ply: number): string | null {
  const last = lines.findLast(
    ({ event }) => event.line === 'answered' || event.line === 'taken_back',
  );
  const isNew = last !== undefined && last.ply >= ply - 1;
  if (!isNew || last.event.line !== 'answered' || last.event.answer === 'accepted') return null;
  return happened(last.event);
}

/** What has happened beside the referee's rulings. */
export function happened(event: LineEvent, start?: string): string {
  switch (event.line) {
    case 'offered':
      return t('log-offered', { side: event.by, offer: event.offer });
    case 'answered':
      return t('log-answered', { side: event.by, offer: event.offer, answer: event.answer });
    case 'taken_back': {
      const side = sideAt(event.to_ply, start);
      return t('log-taken-back', { move: moveNumber(event.to_ply, start), side });
    }
    case 'minute_added':
      return t('log-minute-added', { side: event.to });
    case 'time_warning':
      return t('log-time-warning', { side: event.side, seconds: event.below_s });
    case 'clocks':
      return t(event.on ? 'log-clocks-on' : 'log-clocks-off');
    case 'placed': {
      const { man, from } = event;
      const { side, kind } = man;
      return t('log-placed', { man: t('man', { side, kind }), from, to: man.cell });
    }
    case 'resumed':
      return t('log-resumed');
    case 'adjourned':
      return t('log-adjourned');
    case 'seated':
      return t('log-seated', { white: event.names.white, black: event.names.black });
    case 'ruling':
    case 'chat':
      return '';
  }
}

/** One completed move in the list of moves, with the calls that were refused before it. */
export interface MoveRow {
  ply: number;
  move: number;
  side: Side;
  notation: string;
  refused: { notation: string; verdict: Verdict }[];
}

/** The moves that the viewer may know, with their refused calls; what was taken back is gone. */
export function moveRows(lines: readonly Line[], start?: string): MoveRow[] {
  let rows: MoveRow[] = [];
  let refused: MoveRow['refused'] = [];
  for (const { ply, side, event } of lines) {
    if (event.line === 'taken_back') {
      rows = rows.filter((row) => row.ply < event.to_ply);
      refused = [];
    }
    if (event.line === 'placed') {
      rows.push({ ply, move: moveNumber(ply, start), side, notation: placedShort(event), refused });
      refused = [];
    }
    if (event.line !== 'ruling' || !event.tried) continue;
    const { verdict } = event.tried;
    const notation = written(event.tried.notation);
    if (verdict === 'legal') {
      rows.push({ ply, move: moveNumber(ply, start), side, notation, refused });
      refused = [];
    } else {
      refused.push({ notation, verdict });
    }
  }
  if (refused.length > 0) {
    const last = lines[lines.length - 1];
    rows.push({
      ply: last.ply,
      move: moveNumber(last.ply, start),
      side: last.side,
      notation: '',
      refused,
    });
  }
  return rows;
}

/** `Ra1 → c5`: a man that was put elsewhere by hand. */
export function placedShort({ man, from }: LineEvent & { line: 'placed' }): string {
  const letter = man.kind === 'p' ? '' : man.kind.toUpperCase();
  return `${written(letter + from)} → ${man.cell}`;
}

/** The viewer's own calls of the turn that is going on. */
export function callsNow(lines: readonly Line[], ply: number): string[] {
  const back = lines.findLastIndex(({ event }) => event.line === 'taken_back');
  return lines
    .slice(back + 1)
    .flatMap(({ ply: at, event }) =>
      at === ply && event.line === 'ruling' && event.tried ? [written(event.tried.notation)] : [],
    );
}
