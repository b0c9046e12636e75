import { describe, expect, it } from 'vitest';

import { setLanguage } from '../../i18n';
import type { OfferedGame } from '../../types';
import {
  chosenGame,
  gameName,
  gameNote,
  isTicked,
  matters,
  optionName,
  usual,
  valueName,
} from './games';

const TOY: OfferedGame = {
  name: 'toy',
  options: [{ key: 'big_board', values: ['yes', 'no'], doc: 'the board is big' }],
};
const SJAKTI: OfferedGame = {
  name: 'sjakti',
  options: [{ key: 'corners', values: ['true', 'false'], doc: 'corners' }],
};

describe('a board game in words', () => {
  it('has the catalogue’s words', () => {
    setLanguage('en');
    expect(gameName('dumb')).toBe('Dumb Chess');
    expect(gameNote('sjakti')).toContain('tiles');
    expect(optionName('sjakti', SJAKTI.options[0])).toBe('Board');
    expect(valueName('sjakti', SJAKTI.options[0], 'false')).toContain('Shakti');
  });

  it('has its own where the catalogue has none', () => {
    expect(gameName('toy')).toBe('Toy');
    expect(gameNote('toy')).toBeUndefined();
    expect(optionName('toy', TOY.options[0])).toBe('The board is big');
    expect(valueName('toy', TOY.options[0], 'yes')).toBe('yes');
  });

  it('is ticked where an option is on or off, and chosen where both have names', () => {
    const castling = { key: 'castling', values: ['false', 'true'], doc: 'castling' };
    expect(isTicked('dumb', castling)).toBe(true);
    expect(isTicked('sjakti', SJAKTI.options[0])).toBe(false);
    expect(isTicked('toy', TOY.options[0])).toBe(false);
  });

  it('shows where the only rook stands while five columns have castling', () => {
    const dumb = (castling: string, columns: string) => ({
      name: 'dumb',
      options: { castling, columns },
    });
    expect(matters(dumb('true', '5'), 'rook')).toBe(true);
    expect(matters(dumb('true', '8'), 'rook')).toBe(false);
    expect(matters(dumb('false', '5'), 'rook')).toBe(false);
    expect(matters(dumb('false', '8'), 'columns')).toBe(true);
  });
});

describe('a choice', () => {
  it('begins with what is usual', () => {
    expect(usual(SJAKTI)).toEqual({ name: 'sjakti', options: { corners: 'true' } });
  });

  it('is made again as far as the game still has it', () => {
    const last = { name: 'toy', options: { big_board: 'no', gone: 'x' } };
    expect(chosenGame([TOY], last)).toEqual({ name: 'toy', options: { big_board: 'no' } });
    const unknown = { name: 'toy', options: { big_board: 'maybe' } };
    expect(chosenGame([TOY], unknown)?.options).toEqual({ big_board: 'yes' });
    expect(chosenGame([SJAKTI], last)).toBeNull();
  });
});
