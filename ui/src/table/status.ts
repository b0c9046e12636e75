/** The state of a game in words: for the line below the board, and for the dialog. */

import { t } from '../i18n';
import { rulesName } from '../pages/sets/choice';
import type { PawnTries, Terms, View } from '../types';
import { timeControls, timeInWords } from './clock';
import { moveNumber } from './log';

/** The number of the move that is played now. */
export function moveNow({ ply, terms }: View): number {
  return moveNumber(ply, terms.start);
}

/** `12 min + 8 s a move`, or that there is no clock. */
export function timeWords({ time }: Terms): string {
  return time ? timeInWords(time) : t('clock-none');
}

/** `12.00/8`, as the original writes it, or that there is no clock. */
export function timeWritten({ time }: Terms): string {
  return time ? timeControls(time) : t('clock-none');
}

/** The rule set's name, then what it tells. */
export function rulesWords({ rules }: Terms): string[] {
  if (rules.game !== 'hidden') return [rulesName(rules)];
  const { set } = rules;
  return [
    rulesName(rules),
    t('status-tries', { tries: triesWord(set.pawn_tries) }),
    t('status-promotions', { told: set.promotion === 'silent' ? 'silent' : 'told' }),
    ...(set.pawns_move_backward ? [t('status-backward')] : []),
  ];
}

/** Whether the mover may ask for pawn captures under these rules. */
export function asksAny({ rules }: Terms): boolean {
  return rules.game === 'hidden' && typeof rules.set.pawn_tries === 'object';
}

function triesWord(tries: PawnTries): string {
  if (typeof tries !== 'string') return 'ask';
  return tries === 'targets' || tries === 'sources' ? 'squares' : tries;
}
