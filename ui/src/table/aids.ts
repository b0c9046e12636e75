/** The instructional aids that the "I" under the small men opens. */

import { app } from '../app.svelte';
import { markTools } from './marks.svelte';
import type { Entry } from '../menu/menus';
import { openPractice, practice } from '../pages/practice/practice.svelte';
import { request } from '../pages/request/request.svelte';
import { setUp } from '../pages/setup/setup.svelte';
import type { View } from '../types';
import { table } from './table.svelte';

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
  entries.push(...practiceAids(leave));
  entries.push({ text: 'aids-request', act: () => request.open() });
  return entries;
}

/** The practice board: opened from here, or, while it is on the table, switched and ended. */
function practiceAids(leave: (go: () => void) => void): Entry[] {
  const practises = app.screen.name === 'table' && table.view?.terms.practice;
  if (!practises || table.view?.phase.phase === 'over') {
    const from = { name: app.screen.name === 'set-up' ? 'set-up' : 'home' } as const;
    const open = () => (from.name === 'set-up' ? void setUp.practise() : openPractice({ from }));
    return [{ text: 'aids-practice', act: () => leave(open) }];
  }
  const { auto_turn } = app.settings;
  return [
    {
      text: 'aids-auto-turn',
      checked: auto_turn,
      act: () => app.change({ auto_turn: !auto_turn }),
    },
    { text: 'aids-end-practice', act: () => (practice.ending = true) },
  ];
}

/** Whether a clock runs on while the table is left. */
export function clockRuns({ phase, clock }: View): boolean {
  return phase.phase === 'playing' && clock?.running != null;
}

/** In a hidden game that goes on: the tool for highlighted squares. */
export function highlightAid(view: View | null): Entry[] {
  if (!view?.hidden || view.phase.phase === 'over') return [];
  return [
    {
      text: 'aids-highlight',
      checked: markTools.highlighting(view),
      act: () => markTools.turnHighlighting(view),
    },
  ];
}
