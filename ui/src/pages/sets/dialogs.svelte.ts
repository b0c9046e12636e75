/** The dialog about rule sets that lies over the window, if there is one; also over another dialog. */

import type { OfferedSet, SetChoice, Terms } from '../../types';

/** What is shown. */
export type SetDialog =
  | { about: 'comparison'; first?: string }
  | { about: 'game'; title: string; terms: Terms }
  | ({ about: 'own-set' } & OwnSet);

/** A set of the player's own, in the making. */
export interface OwnSet {
  /** The set that is copied, or the own set that is changed. */
  offered: OfferedSet;
  /** Options that have been changed already. */
  from?: SetChoice;
  /** Makes a new set even of an own one. */
  copy?: boolean;
  onsaved?: (set: SetChoice) => void;
}

class SetDialogs {
  shown = $state.raw<SetDialog | null>(null);

  /** What the sets tell, one of them first. */
  compare(first?: string): void {
    this.shown = { about: 'comparison', first };
  }

  /** What was agreed for a game, and what its rules tell. */
  game(title: string, terms: Terms): void {
    this.shown = { about: 'game', title, terms };
  }

  /** Copies or changes a set. */
  edit(own: OwnSet): void {
    this.shown = { about: 'own-set', ...own };
  }

  close(): void {
    this.shown = null;
  }
}

export const setDialogs = new SetDialogs();
