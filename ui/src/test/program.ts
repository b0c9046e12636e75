/** A program for component tests: it answers with what was recorded and keeps every call. */

import { app } from '../app.svelte';
import { type Backend, setBackend } from '../backend';
import { recorded, recordedBackend } from '../backend.recorded';
import { setLanguage } from '../i18n';
import { table } from '../table/table.svelte';
import type { Startup } from '../types';

/** A call of the page to the program. */
export type Call = [name: keyof Backend, ...args: unknown[]];

/** Puts a recorded program behind the page and begins; the calls are listed as they come. */
export function program(answers: Partial<Backend> = {}, startup: Partial<Startup> = {}): Call[] {
  const calls: Call[] = [];
  const facts = { ...structuredClone(recorded.startup), ...startup };
  const backend: Backend = {
    ...recordedBackend(new URLSearchParams()),
    startup: async () => facts,
    ...answers,
  };
  setBackend(
    new Proxy(backend, {
      get:
        (target, name: keyof Backend) =>
        (...args: unknown[]) => {
          calls.push([name, ...args]);
          return (target[name] as (...args: unknown[]) => unknown)(...args);
        },
    }),
  );
  table.clear();
  app.go({ name: 'home' });
  app.begin(facts);
  setLanguage('en');
  return calls;
}

/** What the page asked of the program under this name, in order. */
export function asked(calls: Call[], name: keyof Backend): unknown[] {
  return calls.filter(([called]) => called === name).map(([, ...args]) => args[0]);
}
