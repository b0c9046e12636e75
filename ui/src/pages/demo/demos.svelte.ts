/** The games that can be watched, and whether their list is open. */

import type { DemoName } from '../../types';

/** Every demo, in the order of the list. */
export const DEMOS = Object.keys({
  mate: true,
  queen: true,
  english: true,
} satisfies Record<DemoName, true>) as DemoName[];

class DemoList {
  isOpen = $state(false);
}

export const demoList = new DemoList();
