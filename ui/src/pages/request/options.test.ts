import { describe, expect, it } from 'vitest';

import { recorded } from '../../backend.recorded';
import { has } from '../../i18n';
import { publishedSet } from './form';
import { TICK_BOXES, optionOf, otherOptions } from './options';

const sets = recorded.startup.rule_sets;

describe('the options of a rule set', () => {
  it.each(sets.map(({ base }) => base))('%s reads back every value that it offers', (base) => {
    const offered = [...otherOptions(publishedSet(sets, base))];
    for (const key of TICK_BOXES) {
      const option = optionOf(publishedSet(sets, base), key);
      if (option !== undefined) offered.push(option);
    }
    for (const option of offered) {
      const published = publishedSet(sets, base);
      const before = option.get(published);
      expect(option.values, option.key).toContain(before);
      for (const value of option.values) {
        const set = publishedSet(sets, base);
        option.set(set, value);
        expect(option.get(set), `${option.key} ${value}`).toBe(value);
        expect(JSON.stringify(set) === JSON.stringify(published)).toBe(value === before);
      }
    }
  });

  it('all have their texts', () => {
    const missing = sets
      .flatMap(otherOptions)
      .flatMap(({ key, values }) =>
        values[0] === 'true' ? [key] : [key, ...values.map((value) => `${key}-${value}`)],
      )
      .map((key) => `option-${key.replaceAll('_', '-')}`)
      .filter((key) => !has(key));
    expect(missing).toEqual([]);
  });
});
