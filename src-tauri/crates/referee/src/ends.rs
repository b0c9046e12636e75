//! Where a move that stands leads, and whether the game ends there.

use games::Side;
use games::chess::{self, Position};

use crate::announce;
use crate::hearing::both;
use crate::played::Played;
use crate::referee::Referee;
use crate::rules::{DrawRule, Insufficient, Stalemate};
use crate::ruling::Ruling;
use crate::turn::tries_told;
use crate::vocabulary::{Announcement, EndReason, GameResult, Verdict};

/// Where a move that stands leads.
pub(crate) struct After {
    pub(crate) position: Position,
    pub(crate) tries: chess::PawnTries,
    pub(crate) end: Option<(EndReason, GameResult)>,
}

impl Referee {
    /// Plays a move aside, and rules on it.
    pub(crate) fn after(&self, played: Played) -> (After, Ruling) {
        let mut position = self.position.clone();
        played.on(&mut position);
        let tries = tries_told(&self.rules, &position);
        let end = self.end_at(&position, &tries);
        let after = After {
            position,
            tries,
            end,
        };
        let ruling = Ruling {
            verdict: Verdict::Legal,
            heard: both(self.said(played, &after)),
            end,
        };
        (after, ruling)
    }

    /// At most: capture, promotion, turn, check, tries.
    fn said(&self, played: Played, after: &After) -> Vec<Announcement> {
        let mut say = Vec::with_capacity(5);
        announce::played(&self.rules, played, &self.position, &mut say);
        match after.end {
            Some((reason, result)) => say.push(Announcement::End { reason, result }),
            None => announce::next_turn(&self.rules, &after.position, &after.tries, &mut say),
        }
        say
    }

    /// The end that a position is, if any. When several fall together: mate, stalemate,
    /// insufficient force, fifty moves, repetition.
    pub(crate) fn end_at(
        &self,
        position: &Position,
        tries: &chess::PawnTries,
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
        self.keys.iter().filter(|seen| **seen == key).count() >= 2
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
