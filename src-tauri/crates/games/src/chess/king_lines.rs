//! The lines to the king of the side to move: who gives check along them, and who is pinned.

use shakmaty::{Bitboard, Role, Square, attacks};

use super::legality::reach;
use super::position::Position;

/// What stands on the lines to the king of the side to move. It is the same for every try of a
/// turn, so that it is looked at once and handed to whoever asks more of the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KingLines {
    /// The enemy men that give check.
    pub checkers: Bitboard,
    /// The own men that alone stand between the king and an enemy slider: they can move only
    /// along the line to him.
    pub pinned: Bitboard,
}

impl Position {
    /// Looks along the lines to the king of the side to move.
    #[inline]
    pub fn king_lines(&self) -> KingLines {
        let board = &self.board;
        let king = self.king_square(self.turn);
        let steps = (attacks::knight_attacks(king) & board.knights())
            | (attacks::pawn_attacks(self.turn, king) & board.pawns());
        let sliders = (reach(Role::Rook, king) & board.rooks_and_queens())
            | (reach(Role::Bishop, king) & board.bishops_and_queens());
        let enemy = board.by_color(self.turn.other());
        let own = board.by_color(self.turn);
        let mut lines = KingLines {
            checkers: steps & enemy,
            pinned: Bitboard(0),
        };
        for slider in sliders & enemy {
            let between = attacks::between(king, slider) & board.occupied();
            if between.is_empty() {
                lines.checkers.add(slider);
            } else if !between.more_than_one() {
                lines.pinned |= between & own;
            }
        }
        lines
    }
}

impl KingLines {
    /// Whether a man other than the king may go from here to there as far as checks and pins are
    /// concerned. Says nothing of a capture en passant, which empties a third square.
    #[inline]
    pub(super) fn allow(&self, king: Square, from: Square, to: Square) -> bool {
        self.check_ends(king).contains(to)
            && (!self.pinned.contains(from) || attacks::ray(king, from).contains(to))
    }

    /// The squares where a man other than the king ends every check; all when there is none.
    #[inline]
    pub(super) fn check_ends(&self, king: Square) -> Bitboard {
        match self.checkers.first() {
            None => Bitboard::FULL,
            Some(_) if self.checkers.more_than_one() => Bitboard(0),
            Some(checker) => attacks::between(king, checker) | self.checkers,
        }
    }
}
