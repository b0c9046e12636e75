//! What force is left: when the men on the board can no longer mate.

use shakmaty::{Bitboard, Role};

use super::position::Position;
use super::reserves::{Pocket, Reserves};
use crate::Side;

impl Position {
    /// Whether this side has a bare king or a king with one knight or bishop.
    pub fn at_most_one_minor(&self, side: Side) -> bool {
        let own = self.board.by_color(side.into());
        let major = self.board.pawns() | self.board.rooks_and_queens();
        let pocket = self.pocket(side);
        (own & major).is_empty() && has_minors_only(pocket) && own.count() + pocket.total() <= 2
    }

    /// Whether no sequence of moves can mate, by the men alone: bare kings, one knight, or any
    /// number of bishops all on squares of one colour. With reserves bishops change colour when
    /// they are dropped, so that only one minor man in all is too little. Walls of blocked pawns
    /// are not looked at.
    pub fn is_dead(&self) -> bool {
        let board = &self.board;
        if (board.pawns() | board.rooks_and_queens()).any() {
            return false;
        }
        if let Some(reserves) = self.reserves() {
            return is_dead_with(reserves, board.occupied().count());
        }
        if board.knights().any() {
            return board.occupied().count() <= 3;
        }
        let bishops = board.bishops();
        (bishops & Bitboard::LIGHT_SQUARES).is_empty()
            || (bishops & Bitboard::DARK_SQUARES).is_empty()
    }
}

fn has_minors_only(pocket: Pocket) -> bool {
    [Role::Pawn, Role::Rook, Role::Queen]
        .into_iter()
        .all(|role| pocket.count(role) == 0)
}

fn is_dead_with(reserves: &Reserves, on_board: usize) -> bool {
    let pockets = [reserves.white, reserves.black];
    pockets.into_iter().all(has_minors_only)
        && reserves.promoted.is_empty()
        && on_board + reserves.white.total() + reserves.black.total() <= 3
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Pawns;

    /// Men, who has at most one minor man (`w`, `b`), and whether the position is dead.
    #[track_caller]
    fn check(men: &str, weak: &str, dead: bool) {
        let position = Position::from_fen(&format!("{men} w - - 0 1"), Pawns::Forward);
        let position = position.expect("a readable text");
        let found: String = Side::ALL
            .into_iter()
            .filter(|&side| position.at_most_one_minor(side))
            .map(|side| side.as_str().chars().next().unwrap_or_default())
            .collect();
        assert_eq!(found, weak, "{men}");
        assert_eq!(position.is_dead(), dead, "{men}");
    }

    #[test]
    fn force_by_the_men_that_are_left() {
        check("4k3/8/8/8/8/8/8/4K3", "wb", true);
        check("4k3/8/8/8/8/8/8/4KN2", "wb", true);
        check("4k3/8/8/8/8/8/8/4KB2", "wb", true);
        check("3nk3/8/8/8/8/8/8/4KN2", "wb", false);
        check("3bk3/8/8/8/8/8/8/4KN2", "wb", false);
        check("3bk3/8/8/8/8/8/8/4K1B1", "wb", true);
        check("3bk3/8/8/8/8/8/8/4KB2", "wb", false);
        check("4k3/8/8/8/8/8/8/2B1K1B1", "b", true);
        check("4k3/8/8/8/8/8/8/2B1KB2", "b", false);
        check("4k3/8/8/8/8/8/8/1N2KN2", "b", false);
        check("4k3/8/8/8/8/8/P7/4K3", "b", false);
        check("4k2r/8/8/8/8/8/8/4KQ2", "", false);
    }
}
