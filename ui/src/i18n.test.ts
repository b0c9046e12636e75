import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import en from '../i18n/en.ftl?raw';
import ro from '../i18n/ro.ftl?raw';
import { setLanguage, t } from './i18n';

/** The keys of a catalogue, terms left out. */
function keys(catalogue: string): string[] {
  return [...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort();
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
    const catalogue = new FluentBundle(language);
    catalogue.addResource(new FluentResource(text));
    const faults: string[] = [];
    for (const key of keys(text)) {
      const errors: Error[] = [];
      catalogue.formatPattern(catalogue.getMessage(key)!.value!, {}, errors);
      const missing = errors.filter(({ message }) => /Unknown (message|term)/.test(message));
      faults.push(...missing.map(({ message }) => `${key}: ${message}`));
    }
    expect(faults).toEqual([]);
  });

  it('follow the language, and English stands for an unknown one', () => {
    setLanguage('ro-RO');
    expect(t('screen-settings')).toBe('Setări');
    setLanguage('fr');
    expect(t('screen-settings')).toBe('Settings');
  });

  it('show an unknown key itself', () => {
    expect(t('no-such-key')).toBe('no-such-key');
  });
});
