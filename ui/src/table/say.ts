/** The referee's announcements in words. */

import { t } from '../i18n';
import type { Announcement, Direction, GameResult, Side, Verdict } from '../types';

/** How an announcement looks and sounds: a refusal, an error and a legal move are three things. */
export type Tone = 'plain' | 'no' | 'error' | 'capture' | 'check' | 'end';

/** What was said at once, in sentences without a full stop: each names the side that it is about. */
export function sayAll(said: readonly Announcement[]): string[] {
  const turn = said.find((one) => one.say === 'turn');
  return worthSaying(said).map((one) => say(one, turn?.side));
}

/** One announcement as a sentence without a full stop; pawn tries are those of the side to move. */
export function say(said: Announcement, mover?: Side): string {
  switch (said.say) {
    case 'turn':
      return t('say-turn', { side: said.side });
    case 'capture':
      return sayCapture(said);
    case 'check':
      return said.dirs.length > 0
        ? t('say-check', { lines: joined(said.dirs.map(sayLine)) })
        : t('say-check-only');
    case 'tries':
      return sayTries(said, mover ?? 'none');
    case 'promotion':
      return said.side ? t('say-promotion-side', { side: said.side }) : t('say-promotion');
    case 'promoted':
      return t('say-promoted', { square: said.square });
    case 'pass':
      return t('say-pass', { side: said.side });
    case 'drop':
      return t('say-drop', { piece: said.piece });
    case 'any':
      return t(`say-any-${said.answer}`);
    case 'try':
    case 'pawn_capture':
      return t(key(said.say), { side: mover ?? 'none' });
    case 'illegal_count':
      return t('say-illegal-count', { n: said.n });
    case 'end':
      return sayEnd(said.reason, said.result);
    case 'nonsense':
    case 'impossible':
    case 'error':
      return because(t(key(said.say)), said.why);
    case 'no':
    case 'illegal':
    case 'hell_no':
    case 'error_limit':
      return t(key(said.say));
  }
}

/** `Checkmate. White wins.` */
export function sayEnd(reason: string, result: GameResult): string {
  return t('say-end', { reason, result: WINNERS[result] });
}

const WINNERS: { [result in GameResult]: string } = {
  '1-0': 'white',
  '0-1': 'black',
  '1/2-1/2': 'draw',
  '*': 'none',
};

/** What is worth saying: whose turn it is goes without saying when there is anything else. */
export function worthSaying(said: readonly Announcement[]): readonly Announcement[] {
  const more = said.filter((one) => one.say !== 'turn');
  return more.length > 0 ? more : said;
}

/** How each refusal looks. */
const REFUSALS = {
  no: 'no',
  illegal: 'no',
  nonsense: 'error',
  impossible: 'error',
  hell_no: 'error',
  error: 'error',
  error_limit: 'error',
} as const satisfies Partial<Record<Verdict, Tone>>;

function isRefusal(word: string): word is keyof typeof REFUSALS {
  return word in REFUSALS;
}

/** How one announcement looks. */
export function toneOf(said: Announcement): Tone {
  if (isRefusal(said.say)) return REFUSALS[said.say];
  switch (said.say) {
    case 'capture':
      return 'capture';
    case 'check':
      return 'check';
    case 'end':
      return 'end';
    case 'turn':
    case 'tries':
    case 'try':
    case 'pawn_capture':
    case 'promotion':
    case 'promoted':
    case 'pass':
    case 'drop':
    case 'any':
    case 'illegal_count':
      return 'plain';
  }
}

/** How a try's verdict looks. */
export function verdictTone(verdict: Verdict): 'plain' | 'no' | 'error' {
  return isRefusal(verdict) ? REFUSALS[verdict] : 'plain';
}

/** How a whole ruling looks: as the gravest thing in it. */
export function gravest(said: readonly Announcement[]): Tone {
  const tones = said.map(toneOf);
  return GRAVITY.find((tone) => tones.includes(tone)) ?? 'plain';
}

const GRAVITY: Tone[] = ['end', 'error', 'no', 'check', 'capture'];

function sayCapture(said: Announcement & { say: 'capture' }): string {
  const what = said.ep ? 'en-passant' : (said.what ?? 'square');
  const capture = t(`say-capture-${what}`, { square: said.square });
  return said.by ? t('say-capture-by', { capture, by: said.by }) : capture;
}

function sayTries(said: Announcement & { say: 'tries' }, side: Side | 'none'): string {
  if (said.to) return t('say-tries-to', { side, squares: said.to.join(', ') });
  if (said.from) return t('say-tries-from', { side, squares: said.from.join(', ') });
  return t('say-tries', { side, n: said.n ?? 0 });
}

function sayLine(direction: Direction): string {
  return t(`line-${direction.replace('_', '-')}`);
}

function joined(words: string[]): string {
  return words.reduce((first, second) => t('say-and', { first, second }));
}

function because(word: string, why: string | undefined): string {
  return why ? `${word}: ${t(`say-why-${why.replaceAll('_', '-')}`)}` : word;
}

function key(word: string): string {
  return `say-${word.replaceAll('_', '-')}`;
}
