/** One replay under way: which step is shown, through whose eyes, and whether it plays by itself. */

import type { Man, Record as GameRecord, ReplayPlace, Side, Step, Viewer } from '../../types';
import { app } from '../../app.svelte';
import { type ListedStep, type Shown, moveList, nearest, other, seatOf } from './replay';

const ALL_MARKS: Shown = { whose: 'both', pawnsOnly: false, cubes: true };
const NO_MARKS: Shown = { ...ALL_MARKS, whose: 'none' };

/** The state of a replay. It starts before the first move, as the referee saw it. */
export class Player {
  viewer = $state<Viewer>('referee');
  playing = $state(false);
  /** The shown step's place in `list`. */
  place = $state(0);
  /** The switches of a demo. */
  demo = $state({ letters: true, enemyBlack: false });
  #flipped = $state(false);
  readonly record: GameRecord;
  /** The steps that exist for this viewer. */
  readonly list: ListedStep[] = $derived.by(() => moveList(this.record, this.viewer));
  readonly last = $derived(this.list.length - 1);
  /** The side at the bottom of the board. */
  readonly bottom: Side = $derived(
    this.#flipped ? other(seatOf(this.viewer)) : seatOf(this.viewer),
  );
  readonly shown: ListedStep | undefined = $derived(this.list[this.place]);
  readonly step: Step | undefined = $derived.by(() => this.record.steps[this.shown?.index ?? 0]);

  /** Which marks stand over the truth. */
  readonly marks: Shown = $derived.by(() => {
    if (this.isDemo) return this.demo.letters ? ALL_MARKS : NO_MARKS;
    return {
      whose: this.hidden ? app.settings.replay_letters : 'none',
      pawnsOnly: app.settings.replay_pawns_only,
      cubes: app.settings.replay_cubes,
    };
  });
  /** The men as they are drawn: in a demo the viewer's own can always be the white ones. */
  readonly men: readonly Man[] = $derived.by(() => {
    const men = this.step?.men ?? [];
    const swaps = this.demo.enemyBlack && seatOf(this.viewer) === 'black';
    return swaps ? men.map((man) => ({ ...man, side: other(man.side) })) : men;
  });

  constructor(
    record: GameRecord,
    /** A game to be watched: its marks are chosen by its own switches. */
    readonly isDemo = false,
    /** The moment to begin with. */
    at?: ReplayPlace,
  ) {
    this.record = record;
    if (at) this.#goBackTo(at);
  }

  /** The enemy was hidden, so that there are marks. */
  get hidden(): boolean {
    const { rules, practice } = this.record.terms;
    return rules.game === 'hidden' && !practice;
  }

  /** The moment that is shown. */
  get now(): ReplayPlace {
    return { index: this.shown?.index ?? 0, viewer: this.viewer };
  }

  /** Shows the step at a place of the list; outside of it, the nearest end. */
  go(place: number): void {
    this.place = Math.min(Math.max(place, 0), this.last);
    if (this.place === this.last) this.playing = false;
  }

  forward(): void {
    this.go(this.place + 1);
  }

  back(): void {
    this.playing = false;
    this.go(this.place - 1);
  }

  /** Looks through other eyes at the same moment. */
  look(viewer: Viewer): void {
    this.#flipped = false;
    this.#goBackTo({ index: this.now.index, viewer });
  }

  #goBackTo({ index, viewer }: ReplayPlace): void {
    this.viewer = viewer;
    this.place = nearest(
      this.list.map((listed) => listed.index),
      index,
    );
  }

  flip(): void {
    this.#flipped = !this.#flipped;
  }

  /** Plays by itself, or stops; at the end it starts again from the beginning. */
  toggle(): void {
    if (!this.playing && this.place === this.last) this.place = 0;
    this.playing = !this.playing && this.last > 0;
  }

  /** Steps on by itself while it plays. Call it in an effect; the result ends it. */
  run(stepMs: number): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => this.forward(), stepMs);
    return () => clearInterval(timer);
  }
}
