//! Castling in its odd geometry.

use super::terms::Squares;

/// How kings castle. The move is entered as the king onto his rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Castling {
    /// Not at all.
    None,
    /// Five columns, king on b and rook on e: king to d, rook to c.
    King,
    /// Five columns, king on e and rook on a: king to b, rook to c, as the manual's diagram has it.
    Queen,
    /// The same set-up: king two columns towards the rook, as on wider boards.
    QueenAsWide,
    /// Six to eight columns with two rooks: the king goes two columns towards a rook, which goes to
    /// the square that he hopped over.
    Wide,
}

/// The files of one castling move, from 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Files {
    pub(super) king: u8,
    pub(super) rook: u8,
    pub(super) king_to: u8,
    pub(super) rook_to: u8,
}

impl Castling {
    /// Every kind of castling that a position text names, with its name there.
    pub(super) const NAMED: [(&'static str, Self); 4] = [
        ("c5k", Self::King),
        ("c5q", Self::Queen),
        ("c5w", Self::QueenAsWide),
        ("cw", Self::Wide),
    ];

    /// Whether boards of this width may have it.
    pub(super) const fn fits(self, columns: u8) -> bool {
        match self {
            Self::None => true,
            Self::King | Self::Queen | Self::QueenAsWide => columns == 5,
            Self::Wide => columns > 5,
        }
    }

    /// The one or two moves that it allows.
    pub(super) fn files(self, columns: u8) -> impl Iterator<Item = Files> {
        let king = king_file(columns);
        let toward = |king, rook: u8, to_right: bool| Files {
            king,
            rook,
            king_to: if to_right { king + 2 } else { king - 2 },
            rook_to: if to_right { king + 1 } else { king - 1 },
        };
        let moves = match self {
            Self::None => [None, None],
            Self::King => [Some(toward(1, 4, true)), None],
            Self::Queen => {
                let literal = Files {
                    king_to: 1,
                    rook_to: 2,
                    ..toward(4, 0, false)
                };
                [Some(literal), None]
            }
            Self::QueenAsWide => [Some(toward(4, 0, false)), None],
            Self::Wide => [
                Some(toward(king, columns - 1, true)),
                Some(toward(king, 0, false)),
            ],
        };
        moves.into_iter().flatten()
    }
}

/// The king's first file on a board with two rooks.
const fn king_file(columns: u8) -> u8 {
    if columns == 6 { 3 } else { 4 }
}

impl Files {
    /// The squares strictly between king and rook, on the first rank.
    pub(super) const fn between(self) -> Squares {
        let (low, high) = if self.king < self.rook {
            (self.king, self.rook)
        } else {
            (self.rook, self.king)
        };
        (1 << high) - (2 << low)
    }
}
