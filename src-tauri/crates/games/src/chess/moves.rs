//! One move of chess, and lists of them.

use std::fmt;

use arrayvec::ArrayVec;
use shakmaty::{Role, Square};

/// What is special about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// Nothing; captures and promotions too.
    Plain,
    /// A pawn's first step of two squares.
    DoubleStep,
    /// A pawn's step back, where the rules allow it.
    StepBack,
    /// A pawn captures the pawn that has just passed it.
    EnPassant,
    /// The king castles on the king's side.
    CastleShort,
    /// The king castles on the queen's side.
    CastleLong,
}

/// One move in the position that it was made from. Castling is the king's move of two squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// From here.
    pub from: Square,
    /// To here.
    pub to: Square,
    /// The man that moves, as it was before.
    pub role: Role,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
    /// What is captured; a pawn when en passant.
    pub capture: Option<Role>,
    /// What is special about it.
    pub kind: MoveKind,
}

/// Every move of one position. Long enough for any men that a [`Setup`](super::Setup) may have: a
/// square is reached from each of eight directions by one man at most, and by eight knights.
pub type MoveList = ArrayVec<Move, 512>;

impl Move {
    /// Whether a pawn captures the pawn that has just passed it.
    pub const fn en_passant(self) -> bool {
        matches!(self.kind, MoveKind::EnPassant)
    }

    /// Whether the king castles.
    pub const fn castling(self) -> bool {
        matches!(self.kind, MoveKind::CastleShort | MoveKind::CastleLong)
    }

    /// Where the captured man stands: beside the landing square when en passant.
    pub fn victim(self) -> Option<Square> {
        self.capture?;
        if self.en_passant() {
            Some(Square::from_coords(self.to.file(), self.from.rank()))
        } else {
            Some(self.to)
        }
    }
}

impl fmt::Display for Move {
    /// The move as UCI writes it: `e2e4`, `e7e8q`, `e1g1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.char()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
