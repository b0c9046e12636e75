/** The tick boxes of the original and the set's other options, as changes of a rule set's values. */

import type { Hearers, PawnTries, RuleSet } from '../../types';

/** Whether promotions are announced. */
export function promotionsAnnounced(set: RuleSet): boolean {
  return set.promotion !== 'silent';
}

/** Announces promotions in the published set's way, or not at all. */
export function announcePromotions(set: RuleSet, published: RuleSet, on: boolean): void {
  const told = published.promotion === 'silent' ? 'told_with_side' : published.promotion;
  set.promotion = on ? told : 'silent';
}

/** Whether this set can tell pawn tries as a number or as a bare fact at choice. */
export function canCountTries(published: RuleSet): boolean {
  return published.pawn_tries === 'count';
}

/** Whether the number of pawn tries is announced. */
export function triesCounted(set: RuleSet): boolean {
  return set.pawn_tries === 'count';
}

/** Announces the number of pawn tries, or only that there are some. */
export function countTries(set: RuleSet, on: boolean): void {
  set.pawn_tries = on ? 'count' : 'fact';
}

/** Whether this set names squares for pawn tries: where they capture, or where they stand. */
export function namesTrySquares(tries: PawnTries): tries is 'targets' | 'sources' {
  return tries === 'targets' || tries === 'sources';
}

/** Who hears a refusal for what the mover cannot see. */
export function refusalsHeardBy(set: RuleSet): Hearers {
  return set.hidden.heard_by;
}

/** Lets both players, or the mover alone, hear every refusal but those of the mover's own board. */
export function letHearRefusals(set: RuleSet, published: RuleSet, hearers: Hearers): void {
  for (const kind of ['announced', 'repeated', 'hidden'] as const) {
    const heardBy = hearers === 'mover' ? 'mover' : wider(published, kind);
    set[kind] = { ...set[kind], heard_by: heardBy };
  }
}

function wider(published: RuleSet, kind: 'announced' | 'repeated' | 'hidden'): Hearers {
  const alone = published.hidden.heard_by === 'both' && published[kind].heard_by === 'mover';
  return alone ? 'mover' : 'both';
}
