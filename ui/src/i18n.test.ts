import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { catalogue } from './catalogues';
import { setLanguage, t } from './i18n';

const en = catalogue('en');
const ro = catalogue('ro');

/** The keys of a catalogue, terms left out. */
function keys(texts: string): string[] {
  return [...texts.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort();
}

describe('the catalogues', () => {
  it('have the same keys in both languages', () => {
    expect(keys(ro)).toEqual(keys(en));
  });

  it('name each key once', () => {
    const all = keys(en);
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });

  it.each([
    ['en', en],
    ['ro', ro],
  ])('name no message that is missing: %s', (language, text) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(text));
    const faults: string[] = [];
    for (const key of keys(text)) {
      const errors: Error[] = [];
      bundle.formatPattern(bundle.getMessage(key)!.value!, {}, errors);
      const missing = errors.filter(({ message }) => /Unknown (message|term)/.test(message));
      faults.push(...missing.map(({ message }) => `${key}: ${message}`));
    }
    expect(faults).toEqual([]);
  });

  it('follow the language, and English stands for an unknown one', () => {
    setLanguage('ro');
    expect(t('screen-settings')).toBe('Setări');
    setLanguage('fr');
    expect(t('screen-settings')).toBe('Settings');
  });

  it('show an unknown key itself', () => {
    expect(t('no-such-key')).toBe('no-such-key');
  });
});
