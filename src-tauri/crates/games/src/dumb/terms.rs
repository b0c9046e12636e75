//! What two players agree on before a game.

use super::castling::Castling;
use super::role::Role;

/// A set of squares. Ranks are eight squares long on every board; those beyond the last column
/// are never in a set.
pub(super) type Squares = u64;

/// The board and the rules of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// 5 or 6.
    pub rows: u8,
    /// 5 to 8.
    pub columns: u8,
    /// Whether pawns may step twice at first and be taken in passing.
    pub en_passant: bool,
    /// How kings castle.
    pub castling: Castling,
    /// What pawns may become.
    pub promotions: Promotions,
}

/// A set of kinds, of the ten that vary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Promotions(u16);

impl Promotions {
    pub(super) const fn with(self, role: Role) -> Self {
        Self(self.0 | 1 << role as u16)
    }

    pub(super) const fn has(self, role: Role) -> bool {
        self.0 >> role as u16 & 1 == 1
    }

    pub(super) const fn len(self) -> u64 {
        self.0.count_ones() as u64
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Role> {
        Role::variable().filter(move |&role| self.has(role))
    }
}

impl Terms {
    /// Every square of the board.
    pub(super) const fn board(self) -> Squares {
        let row = (1 << self.columns) - 1;
        let rows: Squares = (1 << (8 * self.rows)) - 1;
        (0x0101_0101_0101_0101 * row) & rows
    }
}
