//! Dumb and Dumber Chess, Tommy's Toys, 1995: small boards, odd men, and kings that are taken.
//!
//! Rules: the manuals of 1995 and 1996. The aim is to take the king; check is only a warning. Dumb
//! Chess has the knights, bishops, rooks and queen of chess, Dumber Chess draws its men from ten
//! kinds ([`Role`]). Where the manuals are silent or allow two readings: a side without a move
//! draws; pawns and archers freeze like all men that an enemy wizard touches, two wizards freeze
//! each other, and frozen men give no check; an archer becomes a queen, never anything else; the
//! square that a double step skips must be empty, too; a game is drawn as soon as any position
//! comes again. On five columns with the rook on the queen's side the manual's diagram is taken
//! literally; [`Castling::QueenAsWide`] is the other reading.

mod castling;
mod demonstration;
mod engine;
mod generate;
mod line_up;
mod position;
mod role;
mod terms;
mod text;

pub use castling::Castling;
pub use demonstration::{Demonstration, Progress};
pub use generate::{Move, MoveList};
pub use line_up::{LineUp, Pick};
pub use position::Position;
pub use role::Role;
pub use terms::{Promotions, Terms};
pub use text::{DumbError, DumbFault};

use crate::BySide;
use crate::list::{Chosen, GameOption};

const ROWS: GameOption = GameOption {
    key: "rows",
    values: &["6", "5"],
    doc: "rows of the board",
};
const COLUMNS: GameOption = GameOption {
    key: "columns",
    values: &["5", "6", "7", "8"],
    doc: "columns of the board",
};
const EN_PASSANT: GameOption = GameOption {
    key: "en_passant",
    values: &["false", "true"],
    doc: "pawns may step twice at first, and be taken in passing",
};
const CASTLING: GameOption = GameOption {
    key: "castling",
    values: &["false", "true"],
    doc: "castling is allowed",
};
const ROOK: GameOption = GameOption {
    key: "rook",
    values: &["king", "queen", "queen_as_wide"],
    doc: "the side of the only rook when five columns have castling; queen_as_wide castles as wider boards do",
};

/// What can be chosen.
pub(crate) static OPTIONS: [GameOption; 5] = [ROWS, COLUMNS, EN_PASSANT, CASTLING, ROOK];

/// The start of Dumb Chess. Other line-ups are positions.
pub(crate) fn start(chosen: &Chosen<'_>) -> Position {
    let number = |option| {
        chosen
            .value(option)
            .parse()
            .expect("its values are numbers")
    };
    let columns = number(&COLUMNS);
    let castling = match (chosen.is_on(&CASTLING), columns, chosen.value(&ROOK)) {
        (false, ..) => Castling::None,
        (true, 5, "king") => Castling::King,
        (true, 5, "queen") => Castling::Queen,
        (true, 5, _) => Castling::QueenAsWide,
        (true, ..) => Castling::Wide,
    };
    let line_up = LineUp::standard(columns, castling);
    let terms = Terms {
        rows: number(&ROWS),
        columns,
        en_passant: chosen.is_on(&EN_PASSANT),
        castling,
        promotions: line_up.promotions(),
    };
    Position::start(terms, &BySide::from_fn(|_| line_up.clone()))
}

/// A position from its text, which says what was agreed.
pub(crate) fn read(text: &str, _: &Chosen<'_>) -> Result<Position, DumbError> {
    text.parse()
}
