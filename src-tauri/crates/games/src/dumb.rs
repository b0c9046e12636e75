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

mod army;
mod castling;
mod engine;
mod generate;
mod line_up;
mod position;
mod role;
mod terms;
mod text;
mod worth;

pub use castling::Castling;
pub use generate::{Move, MoveList};
pub use line_up::LineUp;
pub use position::Position;
pub use role::Role;
pub use terms::{Promotions, Terms};
pub use text::{DumbError, DumbFault};

use crate::BySide;
use crate::list::{self, BeginError, Begun, Chosen, GameOption, Pick};

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

const LINE_UP: GameOption = GameOption {
    key: "line_up",
    values: &["standard", "shuffled", "dumber"],
    doc: "the usual men in their usual order, the same men by lot, or Dumber Chess's men by lot",
};

/// What can be chosen.
pub(crate) static OPTIONS: [GameOption; 6] = [LINE_UP, ROWS, COLUMNS, EN_PASSANT, CASTLING, ROOK];

/// Begins a game. A line-up by lot is [drawn](draw) beforehand and comes as a position.
pub(crate) fn begin(text: Option<&str>, chosen: &Chosen<'_>) -> Begun {
    let line_up = chosen.value(&LINE_UP);
    let refused = |what: &str| BeginError::Option {
        option: format!("{}={line_up}", LINE_UP.key),
        what: what.to_owned(),
    };
    if line_up != "standard" && chosen.is_on(&CASTLING) {
        return Err(refused("there is no castling when the men stand by lot"));
    }
    if line_up != "standard" && text.is_none() {
        return Err(refused("the men are drawn by lot, so a position is needed"));
    }
    list::begin(text, chosen, start, read)
}

/// The start of a game whose men stand by lot, alike for both sides.
pub(crate) fn draw(chosen: &Chosen<'_>, pick: Pick<'_>) -> Option<String> {
    let columns = number(chosen, &COLUMNS);
    let line_up = match chosen.value(&LINE_UP) {
        "standard" => return None,
        "shuffled" => LineUp::standard(columns, Castling::None).shuffled(pick),
        _ => LineUp::drawn(columns, pick),
    };
    Some(lined_up(chosen, Castling::None, &line_up).to_string())
}

/// The start of Dumb Chess with the usual men.
fn start(chosen: &Chosen<'_>) -> Position {
    let columns = number(chosen, &COLUMNS);
    let castling = match (chosen.is_on(&CASTLING), columns, chosen.value(&ROOK)) {
        (false, ..) => Castling::None,
        (true, 5, "king") => Castling::King,
        (true, 5, "queen") => Castling::Queen,
        (true, 5, _) => Castling::QueenAsWide,
        (true, ..) => Castling::Wide,
    };
    lined_up(chosen, castling, &LineUp::standard(columns, castling))
}

fn lined_up(chosen: &Chosen<'_>, castling: Castling, line_up: &LineUp) -> Position {
    let terms = Terms {
        rows: number(chosen, &ROWS),
        columns: number(chosen, &COLUMNS),
        en_passant: chosen.is_on(&EN_PASSANT),
        castling,
        promotions: line_up.promotions(),
    };
    Position::start(terms, &BySide::from_fn(|_| line_up.clone()))
}

fn number(chosen: &Chosen<'_>, option: &GameOption) -> u8 {
    let value = chosen.value(option);
    value.parse().expect("its values are numbers")
}

/// A position from its text, which says what was agreed.
fn read(text: &str, _: &Chosen<'_>) -> Result<Position, DumbError> {
    text.parse()
}
