import { expect, it } from 'vitest';

import { has } from '../i18n';
import { KEYS } from './help/keys';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every text that a page names stands in the catalogue', () => {
  const named = Object.values(sources).flatMap((source) => [
    ...[...source.matchAll(/\bt\('([a-z][\w-]*)'/g)].map((found) => found[1] ?? ''),
    ...[...source.matchAll(/(?:text|key): '((?:menu|request|name)-[\w-]+)'/g)].map(
      (found) => found[1] ?? '',
    ),
  ]);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((key) => !has(key))).toEqual([]);
});

it('every key of the help has its text', () => {
  const keys = KEYS.flatMap(({ keys, does, place }) => [
    does,
    `keys-place-${place}`,
    ...keys.filter((key) => key.startsWith('key-')),
  ]);
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter((key) => !has(key))).toEqual([]);
});
