import { describe, expect, it } from 'vitest';

import { recorded } from '../backend.recorded';
import type { Settings } from '../types';
import { look } from './look.svelte';
import { dressRules } from './dress';
import { DRAWINGS, GAME_DRAWINGS, MEN_SETS, drawingText, fileOf, menSet } from './sets';

const root = document.documentElement;

function apply(change: Partial<Settings>) {
  look.apply({ ...structuredClone(recorded.startup.settings), ...change });
}

const own = { ...recorded.startup.settings.own_colours, on: true };

describe('the enemy always black', () => {
  it('swaps the drawings where one’s own side is Black, and there alone', () => {
    apply({ enemy_black: true });
    expect(look.swaps('black')).toBe(true);
    expect(look.swaps('white')).toBe(false);
    expect(look.swaps(null)).toBe(false);
    apply({});
    expect(look.swaps('black')).toBe(false);
  });
});

describe('a set of men', () => {
  it.each(MEN_SETS)('%s has its twelve drawings, which can be coloured', async (set) => {
    for (const drawing of DRAWINGS) {
      const text = await drawingText(set, drawing);
      expect(text, drawing.name).toMatch(/^<svg /);
      if (drawing.side === 'white') expect(text, drawing.name).toContain('fill="#fff"');
    }
  });

  it.each(MEN_SETS)('%s has its own drawings for the other games, both colours', async (set) => {
    const names = GAME_DRAWINGS.map(({ game, name }) => `${game}/${name}`);
    for (const kind of ['dumb/e', 'sjakti/w', 'invasion/u', 'invasion/b-unready']) {
      expect(names).toContain(kind.replace('/', '/w'));
      expect(names).toContain(kind.replace('/', '/b'));
    }
    for (const drawing of GAME_DRAWINGS) {
      expect(fileOf(set, drawing)).toBe(`${set}/${drawing.game}/${drawing.name}.svg`);
      const text = await drawingText(set, drawing);
      const body = drawing.side === 'white' ? 'fill="#fff"' : 'fill="#000"';
      expect(text, drawing.name).toContain(body);
    }
  });

  it('has its drawings of a game on that game’s boards alone, swapped where the colours are', () => {
    const rules = dressRules().split('\n');
    const rule = (start: string) => rules.find((line) => line.startsWith(start));
    expect(rule("[data-men='sjakti'] {")).toContain('--white-w: var(--men-sjakti-ww);');
    expect(rule("[data-men='sjakti'][data-swapped='true'] {")).toContain(
      '--black-w: var(--men-sjakti-ww);',
    );
    expect(rule("[data-men='dumb'] {")).toContain('--white-w: var(--men-dumb-ww);');
    expect(rule(":root, [data-swapped='false'], [data-men] {")).toContain(
      '--white-k: var(--men-wk);',
    );
    expect(rule('.man.black.w')).toContain('var(--black-w)');
  });

  it('is the usual one where its name is not known', () => {
    expect(menSet('marble')).toBe('cburnett');
  });

  it('fills the variables of the drawings', () => {
    apply({ men: 'plain' });
    expect(root.style.getPropertyValue('--men-bn')).toContain('/men/plain/bn.svg');
    apply({});
    expect(root.style.getPropertyValue('--men-bn')).toContain('/men/cburnett/bn.svg');
  });
});

describe('own colours', () => {
  it('paint squares and men, and go when they are switched off', async () => {
    apply({ own_colours: { ...own, dark: '#203040', white_men: '#ffcc00' } });
    expect(root.style.getPropertyValue('--square-dark')).toBe('#203040');
    expect(root.style.getPropertyValue('--on-square-dark')).toBe('#ffffff');
    await expect
      .poll(() => root.style.getPropertyValue('--men-wk'))
      .toContain(encodeURIComponent('fill="#ffcc00"'));
    apply({});
    expect(root.style.getPropertyValue('--square-dark')).toBe('');
    expect(root.style.getPropertyValue('--men-wk')).toContain('/men/cburnett/wk.svg');
  });
});
