//! What force is left: when the men on the board can no longer mate.

use shakmaty::Bitboard;

use super::position::Position;
use crate::Side;

impl Position {
    /// Whether this side has a bare king or a king with one knight or bishop.
    pub fn at_most_one_minor(&self, side: Side) -> bool {
        let own = self.board.by_color(side.into());
        let major = self.board.pawns() | self.board.rooks_and_queens();
        (own & major).is_empty() && own.count() <= 2
    }

    /// Whether no sequence of moves can mate, by the men alone: bare kings, one knight, or any
    /// number of bishops all on squares of one colour. Walls of blocked pawns are not looked at.
    pub fn is_dead(&self) -> bool {
        let board = &self.board;
        if (board.pawns() | board.rooks_and_queens()).any() {
            return false;
        }
        if board.knights().any() {
            return board.occupied().count() <= 3;
        }
        let bishops = board.bishops();
        (bishops & Bitboard::LIGHT_SQUARES).is_empty()
            || (bishops & Bitboard::DARK_SQUARES).is_empty()
    }
}
