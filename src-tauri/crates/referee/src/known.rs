//! What the referee has announced and the mover therefore knows, as far as it rules a try out.

use games::chess::Position;
use shakmaty::{Bitboard, Square, attacks};

use crate::announce::check_directions;
use crate::rules::{CheckWords, Contradictions, PawnTries, RuleSet};
use crate::turn::Turn;
use crate::vocabulary::{Answer, Direction};

/// Whether the announcements of this turn rule the move out, as far as the set goes by them.
pub(crate) fn is_ruled_out(
    rules: &RuleSet,
    position: &Position,
    turn: &Turn,
    from: Square,
    to: Square,
) -> bool {
    match rules.contradictions {
        Contradictions::Ignored => false,
        Contradictions::PawnCaptures => is_ruled_out_capture(rules, position, turn, from, to),
        Contradictions::PawnCapturesAndReplies => {
            is_ruled_out_capture(rules, position, turn, from, to)
                || cannot_answer_check(position, turn.outset.lines.checkers, from, to)
        }
    }
}

/// Whether the move has the shape of a pawn capture, given that it is possible on the own board.
pub(crate) fn is_pawn_capture(position: &Position, from: Square, to: Square) -> bool {
    position.board().pawns().contains(from) && from.file() != to.file()
}

fn is_ruled_out_capture(
    rules: &RuleSet,
    position: &Position,
    turn: &Turn,
    from: Square,
    to: Square,
) -> bool {
    if !is_pawn_capture(position, from, to) {
        return false;
    }
    match rules.pawn_tries {
        PawnTries::Silent => false,
        PawnTries::Fact | PawnTries::CaptureFact | PawnTries::Count | PawnTries::CountFromZero => {
            turn.outset.pawn_tries.count == 0
        }
        PawnTries::Targets => !turn.outset.pawn_tries.to.contains(to),
        PawnTries::Sources => !turn.outset.pawn_tries.from.contains(from),
        PawnTries::Ask(_) => turn.asked == Some(Answer::No),
    }
}

/// RAND, rules 7 and 10: in a double check any move but the king's; in a knight's check any but
/// the king's and those to a knight's move from him; in a line check any but the king's and those
/// onto that line; castling in every check.
fn cannot_answer_check(position: &Position, checkers: Bitboard, from: Square, to: Square) -> bool {
    let king = position.king(position.turn());
    let Some(checker) = checkers.first() else {
        return false;
    };
    if from == king {
        return king.distance(to) > 1;
    }
    match check_directions(CheckWords::Absolute, position, checkers)[..] {
        [Direction::Knight] => !attacks::knight_attacks(king).contains(to),
        [_] => !attacks::ray(king, checker).contains(to),
        _ => true,
    }
}

/// How many pawn captures the mover's own board allows, each choice of a promotion once.
pub(crate) fn possible_pawn_captures(position: &Position) -> u32 {
    let side = position.turn();
    let own = position.board().by_color(side.into());
    let pawns = position.board().pawns() & own;
    pawns
        .into_iter()
        .map(|pawn| (attacks::pawn_attacks(side.into(), pawn) & !own).count() as u32)
        .sum()
}
