import { describe, expect, it } from 'vitest';

import { contrast, inColour, inkOn, readColour } from './colours';

describe('a written colour', () => {
  it.each([
    ['#a8b094', '#a8b094'],
    [' A8B094 ', '#a8b094'],
    ['#fa0', '#ffaa00'],
    ['', null],
    ['#', null],
    ['mauve', null],
    ['#12345', null],
    ['#1234567', null],
    ['#12345g', null],
  ])('%j is read as %j', (text, read) => {
    expect(readColour(text)).toBe(read);
  });
});

describe('two colours', () => {
  it('have the contrast of WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });

  it('are ink and ground: dark ink on a light ground, light ink on a dark one', () => {
    expect(inkOn('#ece5d3')).toBe('#1a1a1a');
    expect(inkOn('#203040')).toBe('#ffffff');
  });
});

describe('a drawing in another colour', () => {
  it('keeps the outline of a white man', () => {
    const white = '<svg x="1"><path fill="#fff" stroke="#000"/></svg>';
    expect(inColour(white, 'white', '#ffcc00')).toBe(
      '<svg x="1"><path fill="#ffcc00" stroke="#000"/></svg>',
    );
  });

  it('colours a black man’s body, said or not, and keeps his inner lines to be seen', () => {
    const black = '<svg x="1"><path/><path fill="#000" stroke="#ececec"/></svg>';
    expect(inColour(black, 'black', '#000080')).toBe(
      '<svg fill="#000080" x="1"><path/><path fill="#000080" stroke="#ececec"/></svg>',
    );
    expect(inColour(black, 'black', '#ffcc00')).toContain('stroke="#000"');
  });
});
