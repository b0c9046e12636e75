import { afterEach, describe, expect, it } from 'vitest';

import { recorded } from '../backend.recorded';
import { setLanguage, t } from '../i18n';
import type { View } from '../types';
import { asksPromotion, readTyped } from './typed';
import { TRANSLATED } from './typedWords';

const view = recorded.frame.view;

function pawnOn7th(): View {
  return {
    ...structuredClone(view),
    men: [
      { cell: 'e1', side: 'white', kind: 'k' },
      { cell: 'b7', side: 'white', kind: 'p' },
    ],
    hints: [{ from: 'b7', to: ['b8', 'a8', 'c8'] }],
  };
}

describe('what is typed', () => {
  it.each([
    ['e2e4', 'e2e4'],
    ['E2-E4', 'e2e4'],
    ['e7e8q', 'e7e8q'],
    ['e7e8=R', 'e7e8r'],
    ['Nd4', 'f3d4'],
    ['Qxe2+', 'd1e2'],
    ['d4', 'd2d4'],
    ['dxc3', 'd2c3'],
    ['O-O', 'e1g1'],
    ['0-0-0', 'e1c1'],
    ['any', 'any?'],
  ])('%s is the try %s', (text, expected) => {
    expect(readTyped(text, view)).toEqual({ is: 'try', text: expected });
  });

  it.each([
    ['dummy n e5', { mark: 'add_dummy', kind: 'n', cell: 'e5' }],
    ['dummy e5 g4', { mark: 'move_dummy', from: 'e5', to: 'g4' }],
    ['dummy -e5', { mark: 'delete_dummy', cell: 'e5' }],
    ['cube d2', { mark: 'add_cube', cell: 'd2' }],
    ['cube -d2', { mark: 'delete_cube', cell: 'd2' }],
    ['cube d2 d4', { mark: 'move_cube', from: 'd2', to: 'd4' }],
    ['tie d2 e5', { mark: 'tie_cube', cell: 'd2', pawn: 'e5' }],
    ['untie d2', { mark: 'untie_cube', cell: 'd2' }],
    ['plus e4', { mark: 'add_highlight', cell: 'e4' }],
    ['plus -e4', { mark: 'remove_highlight', cell: 'e4' }],
    ['plus -', { mark: 'clear_highlights' }],
    [
      'arrow e2 e4 red',
      { mark: 'draw', drawing: { shape: { shape: 'arrow', from: 'e2', to: 'e4' }, colour: 'red' } },
    ],
    [
      'circle e4',
      { mark: 'draw', drawing: { shape: { shape: 'circle', cell: 'e4' }, colour: 'green' } },
    ],
    ['arrow -e2 e4', { mark: 'erase', shape: { shape: 'arrow', from: 'e2', to: 'e4' } }],
    ['circle -', { mark: 'clear_drawings' }],
  ])('%s is a mark', (text, change) => {
    expect(readTyped(text, view)).toEqual({ is: 'mark', change });
  });

  it('can be a question or a request', () => {
    expect(readTyped('log 5', view)).toEqual({ is: 'log', count: 5 });
    expect(readTyped('p n', view)).toEqual({ is: 'men', kind: 'n' });
    expect(readTyped('x e4', view)).toEqual({ is: 'cell', cell: 'e4' });
    expect(readTyped('  Undo ', view)).toEqual({ is: 'word', word: 'undo' });
  });

  it('says when several men could do it, and when none can', () => {
    expect(readTyped('Nh7', view)).toEqual({ is: 'none' });
    const two = structuredClone(view);
    two.hints.push({ from: 'f3', to: ['e2'] }, { from: 'b1', to: ['e2'] });
    expect(readTyped('Ne2', two)).toEqual({ is: 'ambiguous', moves: ['b1e2', 'f3e2'] });
    expect(readTyped('Nfe2', two)).toEqual({ is: 'try', text: 'f3e2' });
  });

  it('is not understood otherwise', () => {
    for (const text of [
      'zz9',
      'dummy',
      'dummy x e5',
      'cube',
      'tie d2',
      'arrow e2 e4 blue',
      'log x',
    ]) {
      expect(readTyped(text, view), text).toEqual({ is: 'unread' });
    }
  });

  it('takes a pawn’s capture by file only when the file is named', () => {
    const pawn = pawnOn7th();
    expect(readTyped('b8=Q', pawn)).toEqual({ is: 'try', text: 'b7b8q' });
    expect(readTyped('a8=Q', pawn)).toEqual({ is: 'none' });
    expect(readTyped('bxa8=R', pawn)).toEqual({ is: 'try', text: 'b7a8r' });
  });
});

describe('typed in Romanian', () => {
  afterEach(() => setLanguage('en'));

  it.each([
    ['presupus c e5', { is: 'mark', change: { mark: 'add_dummy', kind: 'n', cell: 'e5' } }],
    ['cub -d2', { is: 'mark', change: { mark: 'delete_cube', cell: 'd2' } }],
    [
      'săgeată e2 e4 roșu',
      {
        is: 'mark',
        change: {
          mark: 'draw',
          drawing: { shape: { shape: 'arrow', from: 'e2', to: 'e4' }, colour: 'red' },
        },
      },
    ],
    ['Remiză', { is: 'word', word: 'draw' }],
    ['remiza', { is: 'word', word: 'draw' }],
    ['draw', { is: 'word', word: 'draw' }],
    ['jurnal 5', { is: 'log', count: 5 }],
    ['Cd4', { is: 'try', text: 'f3d4' }],
  ])('%s is understood', (text, expected) => {
    setLanguage('ro');
    expect(readTyped(text, view)).toEqual(expected);
  });

  it('has words that are not mistaken for one another, and help that names them', () => {
    setLanguage('ro');
    const words = TRANSLATED.map((word) => t(`typed-word-${word}`));
    expect(new Set(words).size).toBe(TRANSLATED.length);
    const help = t('try-answer-help', { asks: 'no' });
    for (const word of ['presupus', 'leagă', 'săgeată', 'anulează', 'jurnal', 'cedez']) {
      expect(words).toContain(word);
      expect(help).toContain(word);
    }
    expect(t('try-hint')).toContain(t('typed-word-help'));
    expect(t('try-resign-confirm')).toContain(t('typed-word-resign'));
  });
});

describe('the choice of a promotion', () => {
  it('comes when an own pawn reaches the last rank', () => {
    expect(asksPromotion(pawnOn7th(), 'b7', 'b8')).toBe(true);
    expect(asksPromotion(pawnOn7th(), 'e1', 'e8')).toBe(false);
    expect(asksPromotion(pawnOn7th(), 'b7', 'h8'), 'nothing to choose for an error').toBe(false);
  });
});
