import { describe, expect, it } from 'vitest';

import { setLanguage } from '../../i18n';
import type { OfferedGame } from '../../types';
import { chosenGame, gameName, gameNote, isTicked, optionName, usual, valueName } from './games';

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
    expect(optionName('sjakti', SJAKTI.options[0])).toContain('Shakti');
  });

  it('has its own where the catalogue has none', () => {
    expect(gameName('toy')).toBe('Toy');
    expect(gameNote('toy')).toBeUndefined();
    expect(optionName('toy', TOY.options[0])).toBe('The board is big');
    expect(valueName('toy', TOY.options[0], 'yes')).toBe('yes');
  });

  it('is ticked where an option is on or off', () => {
    expect(isTicked(SJAKTI.options[0])).toBe(true);
    expect(isTicked(TOY.options[0])).toBe(false);
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
