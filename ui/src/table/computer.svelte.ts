/** The computer opposite, in a game in which both see everything. */

import { backend } from '../backend';
import { t } from '../i18n';
import type { Computer, ComputerHere, View } from '../types';

/** `Level 5 · 2 s`: how a computer plays. */
export function computerWords({ level, manner }: Computer): string {
  if (manner.engine !== undefined) return t('computer-now-engine');
  const least = manner.least_ms / 1000;
  return least === 0 ? t('computer-now', { level }) : t('computer-now-least', { level, least });
}

class Opposite {
  /** How it plays; null while nobody knows, and where no computer plays. */
  here = $state.raw<ComputerHere | null>(null);
  #game: string | null = null;

  /** Asks once a game. */
  follow({ game, hidden, terms }: View): void {
    if (game === this.#game) return;
    this.#game = game;
    this.here = null;
    if (!hidden && !terms.practice && !terms.hand_over) void this.#ask(game);
  }

  /** Lets it play in another way from now on; rejects when it cannot. */
  async change(computer: Computer): Promise<void> {
    await backend().changeComputer(computer);
    if (this.here) this.here = { ...this.here, computer };
  }

  /** The person sits where the computer sat, and the other way round; rejects when it cannot be. */
  changeSides(): Promise<void> {
    return backend().changeSides();
  }

  /** Whether it thinks now. */
  thinks({ phase, turn, seat }: View): boolean {
    return this.here !== null && phase.phase === 'playing' && turn !== seat;
  }

  async #ask(game: string): Promise<void> {
    const here = await backend().computer();
    if (this.#game === game) this.here = here;
  }
}

export const opposite = new Opposite();
