import { describe, expect, it } from 'vitest';

import { contrast } from '../board/colours';
import css from './tokens.css?raw';

/** A colour of the light theme and of the dark one. */
function both(name: string): [string, string] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  return [found?.[1] ?? '', found?.[2] ?? ''];
}

describe('the outline of a field', () => {
  it.each(['panel', 'background'])('is seen on the %s in both themes', (ground) => {
    const [light, dark] = both('field');
    const [lightGround, darkGround] = both(ground);
    expect(contrast(light, lightGround)).toBeGreaterThanOrEqual(3);
    expect(contrast(dark, darkGround)).toBeGreaterThanOrEqual(3);
  });
});
