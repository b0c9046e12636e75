/**
 * The page's words, from the same Fluent catalogues that the program speaks and notifies with.
 *
 * `t` may be called anywhere; in a component it follows the language.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';

import { catalogue } from './catalogues';

/** The languages that have a catalogue. */
export const LANGUAGES = ['en', 'ro'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What stands in a text's places. */
export type Args = { [name: string]: FluentVariable };

const bundles: { [language in Language]: FluentBundle } = {
  en: bundle('en'),
  ro: bundle('ro'),
};

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(catalogue(language)));
  return made;
}

let current: Language = 'en';
let changed = () => {};
const subscribe = createSubscriber((update) => {
  changed = update;
});

/** The language in use. */
export function language(): Language {
  subscribe();
  return current;
}

/** Takes a language; English stands for all that have no catalogue. */
export function setLanguage(wanted: string): void {
  current = LANGUAGES.find((known) => known === wanted) ?? 'en';
  document.documentElement.lang = current;
  changed();
}

/** The text with this key; an unknown key stands for itself, so that it is seen and mended. */
export function t(key: string, args?: Args): string {
  return format(bundles[language()], key, args) ?? format(bundles.en, key, args) ?? key;
}

/** Whether the catalogue in use has this key. */
export function has(key: string): boolean {
  return bundles[language()].hasMessage(key);
}

function format(catalogue: FluentBundle, key: string, args?: Args): string | undefined {
  const pattern = catalogue.getMessage(key)?.value;
  // A fault in one text shows in its place; with no list of errors it would throw.
  return pattern ? catalogue.formatPattern(pattern, args, []) : undefined;
}
