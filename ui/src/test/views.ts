/** Recorded views for component tests, each a copy of its own. */

import { flushSync } from 'svelte';

import { app } from '../app.svelte';
import { setBackend } from '../backend';
import { recorded, recordedBackend } from '../backend.recorded';
import { table } from '../table/table.svelte';
import type { Command, Frame, View } from '../types';

/** Puts the recorded game on the table, changed, and returns the commands that are sent from then on. */
export function lay(change: (view: View, frame: Frame) => void = () => {}): Command[] {
  const sent: Command[] = [];
  const backend = recordedBackend(new URLSearchParams());
  void backend.listen((push) => table.hear(push));
  setBackend({
    ...backend,
    send: async (command) => void sent.push(command),
  });
  app.begin(structuredClone(recorded.startup));
  table.clear();
  show(change);
  return sent;
}

/** Shows a changed copy of the recorded frame. */
export function show(change: (view: View, frame: Frame) => void = () => {}): void {
  const frame = structuredClone(recorded.frame);
  change(frame.view, frame);
  table.hear({ push: 'frame', ...frame });
  flushSync();
}
