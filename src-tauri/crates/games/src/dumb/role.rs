//! The twelve kinds of men.

/// A kind of man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Role {
    /// One step forward; takes one step diagonally forward.
    Pawn,
    /// One step in any direction. Who loses him has lost.
    King,
    /// As in chess.
    Knight,
    /// As in chess.
    Bishop,
    /// As in chess.
    Rook,
    /// As in chess.
    Queen,
    /// Hops two squares in any of eight directions, over anything.
    Earl,
    /// One step in any direction, takes nothing, and freezes the enemies that it touches.
    Wizard,
    /// Hops to any empty square, takes nothing.
    Joker,
    /// One step forward; takes by hopping two squares forward.
    Archer,
    /// Queen and knight.
    Duke,
    /// Hops to any empty square; takes as a queen.
    Mother,
}

impl Role {
    /// Every kind: pawn and king first, then those that a side may have or not.
    pub const ALL: [Self; 12] = [
        Self::Pawn,
        Self::King,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::Earl,
        Self::Wizard,
        Self::Joker,
        Self::Archer,
        Self::Duke,
        Self::Mother,
    ];

    /// The ten kinds from which Dumber Chess draws, and to which a pawn may promote.
    pub fn variable() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().skip(2)
    }

    /// The capital letter in position texts.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::King => 'K',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::Earl => 'E',
            Self::Wizard => 'W',
            Self::Joker => 'J',
            Self::Archer => 'A',
            Self::Duke => 'D',
            Self::Mother => 'M',
        }
    }

    /// The kind with this letter, in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|role| role.letter() == letter)
    }
}
