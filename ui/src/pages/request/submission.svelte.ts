/** Sending a game request: faults found here first, then the program's, each at its field; nothing typed is lost. */

import { backend } from '../../backend';
import { t } from '../../i18n';
import type { WindowError } from '../../types';
import { asWindowError, wordsOf } from '../../widgets/errors';
import { begin } from './begin';
import { type FieldName, type Faults, type RequestForm, faults, toNewGame } from './form';

const FIELDS: ReadonlySet<FieldName> = new Set<FieldName>([
  'event',
  'opponent.name',
  'rated',
  'time.mine',
  'time.theirs',
  'increment.mine',
  'increment.theirs',
  'start',
  'level',
  'least',
  'engine',
  'game',
  'options',
  'rule_set',
]);

function isField(name: string): name is FieldName {
  return (FIELDS as ReadonlySet<string>).has(name);
}

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
    const isAnswered = this.#answer?.field === field && this.#answer.about === this.#about(field);
    return isAnswered ? (this.#answer?.words ?? null) : null;
  };

  /** The last attempt found something that is still wrong. */
  get isHeld(): boolean {
    return this.#tried && [...FIELDS].some((field) => this.fault(field) !== null);
  }

  /** Sends the request; false when something is wrong. */
  async send(): Promise<boolean> {
    this.#tried = true;
    this.error = null;
    if (this.busy) return false;
    this.busy = true;
    try {
      const isSound = Object.keys(this.#found).length === 0;
      if (isSound) await begin(toNewGame(this.#form()));
      else await this.#readStart();
      return isSound;
    } catch (thrown) {
      this.#take(asWindowError(thrown));
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Where other fields are wrong, what is wrong with the start position is told together with them. */
  async #readStart(): Promise<void> {
    const { start, rule_set } = toNewGame(this.#form());
    if (start === null) return;
    try {
      await backend().readSetUp(start, rule_set);
    } catch (thrown) {
      const error = asWindowError(thrown);
      // That the set-up board has no reserves is no fault of a request.
      if (error.error !== 'field' || error.code !== 'fen-set-up-reserves') throw error;
    }
  }

  #take(error: WindowError) {
    if (error.error === 'field' && isField(error.field)) {
      const about = this.#about(error.field);
      this.#answer = { field: error.field, words: wordsOf(error), about };
    } else {
      this.error = error;
    }
  }

  /** What the answer about a field depends on; a position hangs on the rules alone. */
  #about(field: string): string {
    const form = this.#form();
    return JSON.stringify(field === 'start' ? [form.start, form.chess, form.set] : form);
  }
}
