//! Castling rights: what a king and his rooks have not yet lost by moving.

use shakmaty::{Bitboard, CastlingSide, Color, Square};

/// The castling rights of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(u8);

/// Bit of White's right to castle on the king's side; the others follow.
const WHITE_SHORT: u8 = 1;
const WHITE_LONG: u8 = 2;
const BLACK_SHORT: u8 = 4;
const BLACK_LONG: u8 = 8;

/// What remains after a move that starts or ends on a square.
const KEPT: [u8; 64] = {
    let mut kept = [0b1111; 64];
    kept[Square::E1 as usize] = !(WHITE_SHORT | WHITE_LONG);
    kept[Square::H1 as usize] = !WHITE_SHORT;
    kept[Square::A1 as usize] = !WHITE_LONG;
    kept[Square::E8 as usize] = !(BLACK_SHORT | BLACK_LONG);
    kept[Square::H8 as usize] = !BLACK_SHORT;
    kept[Square::A8 as usize] = !BLACK_LONG;
    kept
};

impl CastlingRights {
    /// No right at all.
    pub const NONE: Self = Self(0);
    /// Every right, as in the starting position.
    pub const ALL: Self = Self(0b1111);

    const fn bit(color: Color, wing: CastlingSide) -> u8 {
        match (color, wing) {
            (Color::White, CastlingSide::KingSide) => WHITE_SHORT,
            (Color::White, CastlingSide::QueenSide) => WHITE_LONG,
            (Color::Black, CastlingSide::KingSide) => BLACK_SHORT,
            (Color::Black, CastlingSide::QueenSide) => BLACK_LONG,
        }
    }

    /// Whether this side may still castle on this wing.
    pub const fn has(self, color: Color, wing: CastlingSide) -> bool {
        self.0 & Self::bit(color, wing) != 0
    }

    /// Whether this side has kept any right.
    pub const fn has_any(self, color: Color) -> bool {
        self.has(color, CastlingSide::KingSide) || self.has(color, CastlingSide::QueenSide)
    }

    /// These rights and one more.
    #[must_use]
    pub const fn with(self, color: Color, wing: CastlingSide) -> Self {
        Self(self.0 | Self::bit(color, wing))
    }

    /// The rights that remain after a move between these squares.
    #[must_use]
    pub(super) fn after(self, from: Square, to: Square) -> Self {
        Self(self.0 & KEPT[from.to_usize()] & KEPT[to.to_usize()])
    }

    /// The rights as four bits, for hashing.
    pub(super) const fn bits(self) -> u8 {
        self.0
    }
}

/// Where king and rook stand before and after castling.
#[derive(Clone, Copy)]
pub(super) struct CastlingSquares {
    pub(super) king_from: Square,
    pub(super) king_to: Square,
    pub(super) rook_from: Square,
    pub(super) rook_to: Square,
    /// The squares between king and rook, which must be empty.
    pub(super) between: Bitboard,
}

impl CastlingSquares {
    pub(super) const fn of(color: Color, wing: CastlingSide) -> Self {
        match (color, wing) {
            (Color::White, CastlingSide::KingSide) => Self {
                king_from: Square::E1,
                king_to: Square::G1,
                rook_from: Square::H1,
                rook_to: Square::F1,
                between: Bitboard(0x60),
            },
            (Color::White, CastlingSide::QueenSide) => Self {
                king_from: Square::E1,
                king_to: Square::C1,
                rook_from: Square::A1,
                rook_to: Square::D1,
                between: Bitboard(0x0e),
            },
            (Color::Black, CastlingSide::KingSide) => Self {
                king_from: Square::E8,
                king_to: Square::G8,
                rook_from: Square::H8,
                rook_to: Square::F8,
                between: Bitboard(0x60 << 56),
            },
            (Color::Black, CastlingSide::QueenSide) => Self {
                king_from: Square::E8,
                king_to: Square::C8,
                rook_from: Square::A8,
                rook_to: Square::D8,
                between: Bitboard(0x0e << 56),
            },
        }
    }

    /// The wing on which this king's step castles, if it has castling's shape.
    pub(super) fn wing(color: Color, from: Square, to: Square) -> Option<CastlingSide> {
        CastlingSide::ALL.into_iter().find(|&wing| {
            let squares = Self::of(color, wing);
            squares.king_from == from && squares.king_to == to
        })
    }
}
