//! Sjakti and Shakti, Christiaan Freeling, 1982: chess on tiles that vanish.
//!
//! Rules: Freeling's text of 1995, in which the board has 49 tiles, and the later one of
//! mindsports.nl, in which the four corners are missing. A king goes to the first tile that he sees
//! in any direction, holes skipped; in check only to a neighbouring tile, where he may take a
//! warrior. A warrior goes to the first tile that it sees, or to the second when both are vacant,
//! and then the first vanishes. A warrior gives check to the king on the first tile that it sees,
//! kings must not see each other, and warriors take nothing. Who cannot move and is not in check
//! passes. Where the texts are silent: the game is drawn when neither side can move, when only the
//! kings are left, and when a position comes for the third time. The first set-up is that of the
//! later game, since the diagram of 1995 is lost.

mod generate;
mod position;
mod text;
mod worth;

pub use generate::{Move, MoveList};
pub use position::Position;
pub use text::{SjaktiError, SjaktiFault};

use crate::list::{Chosen, GameOption};

/// What can be chosen.
pub(crate) static OPTIONS: [GameOption; 1] = [GameOption {
    key: "corners",
    values: &["true", "false"],
    doc: "the corners are tiles: Sjakti of 1995, or Shakti without",
}];

const START: &str = "......./.w.k.w./......./......./......./.W.K.W./....... w";
const START_WITHOUT_CORNERS: &str = "#.....#/.w.k.w./......./......./......./.W.K.W./#.....# w";

/// The usual start.
pub(crate) fn start(chosen: &Chosen<'_>) -> Position {
    let text = if chosen.is_on(&OPTIONS[0]) {
        START
    } else {
        START_WITHOUT_CORNERS
    };
    text.parse().expect("the start is readable")
}

/// A position from its text, which shows whether the corners are there.
pub(crate) fn read(text: &str, _: &Chosen<'_>) -> Result<Position, SjaktiError> {
    text.parse()
}
