//! Where a move that stands leads, and whether the game ends there.

use games::Side;
use games::chess::{Move, Position};

use crate::announce;
use crate::hearing::both;
use crate::referee::Referee;
use crate::rules::{DrawRule, Insufficient, RuleSet, Stalemate};
use crate::ruling::Ruling;
use crate::turn::{PawnTriesNow, tries_told};
use crate::vocabulary::{EndReason, GameResult, Verdict};

/// Where a move that stands leads.
pub(crate) struct After {
    pub(crate) position: Position,
    pub(crate) tries: PawnTriesNow,
    pub(crate) end: Option<(EndReason, GameResult)>,
}

impl After {
    pub(crate) fn ruling(&self, rules: &RuleSet, m: Move) -> Ruling {
        Ruling {
            verdict: Verdict::Legal,
            heard: both(announce::played(
                rules,
                m,
                &self.position,
                &self.tries,
                self.end,
            )),
            end: self.end,
        }
    }
}

impl Referee {
    pub(crate) fn after(&self, m: Move) -> After {
        let mut position = self.position.clone();
        position.play(m);
        let tries = tries_told(&self.rules, &position);
        let end = self.end_at(&position, &tries);
        After {
            position,
            tries,
            end,
        }
    }

    /// The end that a position is, if any. When several fall together: mate, stalemate,
    /// insufficient force, fifty moves, repetition.
    pub(crate) fn end_at(
        &self,
        position: &Position,
        tries: &PawnTriesNow,
    ) -> Option<(EndReason, GameResult)> {
        if tries.count == 0 && !position.has_legal_move() {
            return Some(self.end_without_move(position));
        }
        let reason = if is_insufficient(self.rules.insufficient, position) {
            EndReason::Insufficient
        } else if self.rules.fifty == DrawRule::Automatic && position.halfmoves() >= 100 {
            EndReason::Fifty
        } else if self.rules.repetition == DrawRule::Automatic && self.repeats(position) {
            EndReason::Repetition
        } else {
            return None;
        };
        Some((reason, GameResult::Draw))
    }

    fn end_without_move(&self, position: &Position) -> (EndReason, GameResult) {
        let wins = GameResult::won_by(position.turn().other());
        if position.checkers().any() {
            return (EndReason::Checkmate, wins);
        }
        let result = match self.rules.stalemate {
            Stalemate::Draw => GameResult::Draw,
            Stalemate::Loses => wins,
        };
        (EndReason::Stalemate, result)
    }

    pub(crate) fn fifty_moves(&self) -> bool {
        self.position.halfmoves() >= 100
    }

    /// Whether this position, which has not been recorded, would stand for the third time.
    fn repeats(&self, position: &Position) -> bool {
        let key = position.repetition_key();
        position.halfmoves() > 0 && self.keys.iter().filter(|seen| **seen == key).count() >= 2
    }

    /// How often the present position has stood, this time included.
    pub(crate) fn times_seen(&self) -> usize {
        let now = self.keys.last();
        self.keys.iter().filter(|key| Some(*key) == now).count()
    }
}

fn is_insufficient(rule: Insufficient, position: &Position) -> bool {
    match rule {
        Insufficient::OneMinorEach => Side::ALL
            .into_iter()
            .all(|side| position.at_most_one_minor(side)),
        Insufficient::DeadPosition => position.is_dead(),
    }
}
