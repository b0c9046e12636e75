/** A value with the way back through its changes, and forth again. */
export class Undoable<T> {
  #value = $state.raw() as T;
  #past = $state.raw<readonly T[]>([]);
  #future = $state.raw<readonly T[]>([]);

  constructor(first: T) {
    this.#value = first;
  }

  get value(): T {
    return this.#value;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  change(next: T): void {
    this.#past = [...this.#past, this.#value];
    this.#future = [];
    this.#value = next;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#future = [this.#value, ...this.#future];
    this.#value = this.#past.at(-1) as T;
    this.#past = this.#past.slice(0, -1);
  }

  redo(): void {
    if (!this.canRedo) return;
    this.#past = [...this.#past, this.#value];
    this.#value = this.#future[0] as T;
    this.#future = this.#future.slice(1);
  }

  /** Takes another value and forgets what was before. */
  restart(value: T): void {
    this.#past = [];
    this.#future = [];
    this.#value = value;
  }
}
