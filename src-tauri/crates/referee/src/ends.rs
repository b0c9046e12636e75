//! Where a move that stands leads, and whether the game ends there.

use games::Side;
use games::chess::Position;

use crate::announce;
use crate::heard::Seats;
use crate::played::Played;
use crate::referee::Referee;
use crate::rules::{DrawRule, Insufficient, RuleSet, Stalemate};
use crate::ruling::Ruling;
use crate::turn::Outset;
use crate::vocabulary::{Announcement, EndReason, GameResult};

/// Plays a move that stands. What is said of it, and the end that it brings, go into the ruling.
pub(crate) fn play(
    rules: &RuleSet,
    keys: &[u64],
    position: &mut Position,
    played: Played,
    ruling: &mut Ruling,
) -> Outset {
    announce::played(rules, played, position, &mut ruling.heard);
    played.on(position);
    let outset = Outset::of(rules, position);
    ruling.end = end_at(rules, keys, position, &outset);
    match ruling.end {
        Some((reason, result)) => {
            let end = Announcement::End { reason, result };
            ruling.heard.say(Seats::Both, end);
        }
        None => announce::next_turn(rules, position, &outset, &mut ruling.heard),
    }
    outset
}

/// The end that a position is, if any, after positions with these keys. When several fall
/// together: mate, stalemate, insufficient force, fifty moves, repetition.
pub(crate) fn end_at(
    rules: &RuleSet,
    keys: &[u64],
    position: &Position,
    outset: &Outset,
) -> Option<(EndReason, GameResult)> {
    if outset.pawn_tries.count == 0 && !position.has_legal_move_given(&outset.lines) {
        return Some(end_without_move(rules, position, outset));
    }
    let reason = if is_insufficient(rules.insufficient, position) {
        EndReason::Insufficient
    } else if rules.fifty == DrawRule::Automatic && position.halfmoves() >= 100 {
        EndReason::Fifty
    } else if rules.repetition == DrawRule::Automatic && repeats(keys, position) {
        EndReason::Repetition
    } else {
        return None;
    };
    Some((reason, GameResult::Draw))
}

fn end_without_move(
    rules: &RuleSet,
    position: &Position,
    outset: &Outset,
) -> (EndReason, GameResult) {
    let wins = GameResult::won_by(position.turn().other());
    if outset.lines.checkers.any() {
        return (EndReason::Checkmate, wins);
    }
    let result = match rules.stalemate {
        Stalemate::Draw => GameResult::Draw,
        Stalemate::Loses => wins,
    };
    (EndReason::Stalemate, result)
}

/// Whether this position, whose key is not among these, would stand for the third time.
fn repeats(keys: &[u64], position: &Position) -> bool {
    let key = position.repetition_key();
    keys.iter().filter(|seen| **seen == key).count() >= 2
}

impl Referee {
    pub(crate) fn fifty_moves(&self) -> bool {
        self.position.halfmoves() >= 100
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
