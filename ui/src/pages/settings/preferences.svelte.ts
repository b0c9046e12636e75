/** What the sections of the settings share: each preference is kept as soon as it is changed. */

import type { Settings } from '../../types';
import { app } from '../../app.svelte';
import { t } from '../../i18n';
import { wordsOfThrown } from '../../widgets/errors';

class Preferences {
  /** Why the last change could not be kept. */
  error = $state<string | null>(null);

  async change(changed: Partial<Settings>): Promise<void> {
    this.error = null;
    try {
      await app.change(changed);
    } catch (thrown) {
      this.error = wordsOfThrown(thrown);
    }
  }
}

export const preferences = new Preferences();

/** The values of a preference with their texts, which are named `START-VALUE`. */
export function worded<T extends string>(start: string, values: readonly T[]) {
  return values.map((value) => ({ value, label: t(`${start}-${value.replaceAll('_', '-')}`) }));
}
