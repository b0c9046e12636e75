/** Sending a game request: faults found here first, then the program's, each at its field; nothing typed is lost. */

import { t } from '../../i18n';
import type { WindowError } from '../../types';
import { asWindowError, wordsOf } from '../../widgets/errors';
import { begin } from './begin';
import { type FieldName, type Faults, type RequestForm, faults, toNewGame } from './form';

const FIELDS: ReadonlySet<string> = new Set<FieldName>([
  'event',
  'opponent.name',
  'rated',
  'time.mine',
  'time.theirs',
  'increment.mine',
  'increment.theirs',
  'start',
  'level',
  'board_game',
  'rule_set',
]);

/** One dialog's attempts to send its request. */
export class Submission {
  /** A request is on its way. */
  busy = $state(false);
  /** What went wrong beside the fields. */
  error = $state<WindowError | null>(null);
  #tried = $state(false);
  /** The program's last answer about a field, and the form for which it was given. */
  #answer = $state<{ field: string; words: string; about: string } | null>(null);
  readonly #form: () => RequestForm;
  readonly #ownName: () => string;
  readonly #found: Faults = $derived.by(() => faults(this.#form(), this.#ownName()));

  constructor(form: () => RequestForm, ownName: () => string) {
    this.#form = form;
    this.#ownName = ownName;
  }

  /** What is wrong with a field, in one sentence; null while it is right or not yet sent. */
  fault = (field: FieldName): string | null => {
    const found = this.#tried ? this.#found[field] : undefined;
    if (found !== undefined) return t(found.key, found.args);
    const isAnswered = this.#answer?.field === field && this.#answer.about === this.#snapshot();
    return isAnswered ? (this.#answer?.words ?? null) : null;
  };

  /** Sends the request; false when something is wrong. */
  async send(): Promise<boolean> {
    this.#tried = true;
    this.error = null;
    if (this.busy || Object.keys(this.#found).length > 0) return false;
    this.busy = true;
    try {
      await begin(toNewGame(this.#form()));
      return true;
    } catch (thrown) {
      this.#take(asWindowError(thrown));
      return false;
    } finally {
      this.busy = false;
    }
  }

  #take(error: WindowError) {
    if (error.error === 'field' && FIELDS.has(error.field)) {
      this.#answer = { field: error.field, words: wordsOf(error), about: this.#snapshot() };
    } else {
      this.error = error;
    }
  }

  #snapshot(): string {
    return JSON.stringify(this.#form());
  }
}
