/** Colours that a person writes, and drawings in them. */

import type { Side } from '../types';

/** The colour in the form `#rrggbb`; null where it cannot be read. `#rgb` and a missing # are read too. */
export function readColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (!/^[0-9a-f]{3}$/.test(digits)) return null;
  return `#${[...digits].map((digit) => digit + digit).join('')}`;
}

/** How bright a colour is, from 0 for black to 1 for white (the relative luminance of WCAG). */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 (none) to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const DARK_INK = '#1a1a1a';
const LIGHT_INK = '#ffffff';

/** What is read best on this colour: dark ink or light. */
export function inkOn(ground: string): string {
  return contrast(ground, DARK_INK) >= contrast(ground, LIGHT_INK) ? DARK_INK : LIGHT_INK;
}

/**
 * A man's drawing in another colour. In the drawings a white man's body is filled `#fff`, a black
 * man's `#000` or not at all, and a black man's inner lines are `#ececec`; outlines stay as they are.
 */
export function inColour(drawing: string, side: Side, colour: string): string {
  if (side === 'white') return drawing.replaceAll('fill="#fff"', `fill="${colour}"`);
  return drawing
    .replace('<svg ', `<svg fill="${colour}" `)
    .replaceAll('fill="#000"', `fill="${colour}"`)
    .replaceAll('#ececec', inkOn(colour) === DARK_INK ? '#000' : '#ececec');
}
