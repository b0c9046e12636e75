/** The instructional aids that the "I" under the small men opens. */

import { app } from '../app.svelte';
import type { Entry } from '../menu/menus';
import { request } from '../pages/request/request.svelte';
import { setUp } from '../pages/setup/setup.svelte';
import type { View } from '../types';

/** The aids as they stand now. `leave` shows another screen, and may ask first. */
export function aids(leave: (go: () => void) => void): Entry[] {
  const entries: Entry[] = [];
  const toSetUp = () => leave(() => app.go({ name: 'set-up' }));
  if (app.screen.name !== 'set-up') {
    entries.push({ text: setUp.underWay ? 'aids-reopen' : 'aids-set-up', act: toSetUp });
  }
  if (setUp.underWay) {
    entries.push({
      text: 'aids-set-up-off',
      // A position that cannot be played is shown with the reason.
      act: async () => (await setUp.off()) || toSetUp(),
    });
  }
  entries.push({ text: 'aids-request', act: () => request.open() });
  return entries;
}

/** Whether a clock runs on while the table is left. */
export function clockRuns({ phase, clock }: View): boolean {
  return phase.phase === 'playing' && clock?.running != null;
}
