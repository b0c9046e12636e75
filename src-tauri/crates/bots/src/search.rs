//! What a move leads to on a board that is seen whole: the captures that follow are played out.

use games::chess::{Move, Position};
use shakmaty::{Color, Role};

use crate::value::{board_value, worth};

/// The value of giving mate.
pub(crate) const MATE: i32 = 10_000;
/// How many captures in a row are looked at.
const CAPTURES: u8 = 4;
/// A capture gains no more than this beyond what it takes.
const PLACES: i32 = 150;

/// How a move turned out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The enemy is mated.
    Mate,
    /// The game is drawn: the enemy has no move, or nobody can ever mate.
    Draw,
    /// The game goes on; its value for the mover, in hundredths of a pawn.
    Value(i32),
}

/// The outcome for the side that has just moved, and how many positions were looked at.
pub(crate) fn outcome(after: &Position) -> (Outcome, u64) {
    if !after.has_legal_move() {
        let end = if after.is_check() {
            Outcome::Mate
        } else {
            Outcome::Draw
        };
        return (end, 1);
    }
    if after.is_dead() {
        return (Outcome::Draw, 1);
    }
    let mut nodes = 0;
    let value = -settle(after, -MATE, MATE, CAPTURES, &mut nodes);
    (Outcome::Value(value), nodes)
}

/// The value for the side to move, which may capture or leave it.
fn settle(position: &Position, alpha: i32, beta: i32, depth: u8, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let color = Color::from(position.turn());
    let mut best = board_value(position.board(), color);
    if best >= beta || depth == 0 {
        return best;
    }
    let mut alpha = alpha.max(best);
    let moves = position.legal_moves();
    let mut captures: Vec<(i32, Move)> = moves
        .iter()
        .filter_map(|&step| Some((gain(step)?, step)))
        .collect();
    captures.sort_by_key(|&(gain, step)| worth(step.role) - 16 * gain);
    let stands = best;
    for (gain, step) in captures {
        if stands + gain + PLACES <= alpha {
            continue;
        }
        let mut after = position.clone();
        after.play(step);
        let value = -settle(&after, -beta, -alpha, depth - 1, nodes);
        best = best.max(value);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// What a capture or a promotion to a queen gains at once; other moves are not looked at.
fn gain(step: Move) -> Option<i32> {
    let promotes = match step.promotion {
        None => 0,
        Some(Role::Queen) => worth(Role::Queen),
        Some(Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::King) => return None,
    };
    let gain = step.capture.map_or(0, worth) + promotes;
    (gain > 0).then_some(gain)
}

#[cfg(test)]
mod tests {
    use games::chess::Pawns;

    use super::*;
    use crate::step::Step;

    fn after(fen: &str, text: &str) -> Outcome {
        let position = Position::from_fen(fen, Pawns::Forward).expect("a position");
        let step = Step::of_try(text.parse().expect("a try")).expect("a step");
        outcome(&step.played(&position).expect("a legal step")).0
    }

    #[test]
    fn ends_are_seen() {
        let fen = "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1";
        assert_eq!(after(fen, "g5h6"), Outcome::Draw, "the king has no move");
        assert_eq!(
            after("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "f7g7"),
            Outcome::Mate
        );
        let bare = "8/8/k7/8/3r4/4K3/8/8 w - - 0 1";
        assert_eq!(after(bare, "e3d4"), Outcome::Draw, "kings alone");
    }

    #[test]
    fn a_guarded_man_is_not_won() {
        // The queen takes a pawn that another pawn guards.
        let value = |text| match after("4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1", text) {
            Outcome::Value(value) => value,
            Outcome::Mate | Outcome::Draw => panic!("the game goes on"),
        };
        assert!(value("d2d6") < value("d2e2") - 500, "the queen is lost");
    }
}
