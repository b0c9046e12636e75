//! Invasion, Jean-Louis Cazaux, 2001: two headquarters, a sea between them, and one bomb each.
//!
//! Rules: the inventor's page, with his answers of 2008. The headquarters are checkmated or
//! stalemated, or a flag reaches their corner. Where the page leaves a reading open: a headquarters
//! leaps two squares only where one land square lies between; a tank may stop anywhere on its way,
//! spares nobody but its own headquarters, and gives check through whatever stands between; each
//! paratrooper has one flight, a promoted one too; a bomb that a flag has lit stays lit and can be
//! dropped from the next turn on, on any land square but a headquarters'; a trooper that enters the
//! enemy's camp must promote. A side without any move loses. The third occurrence of a position
//! draws, and so do a hundred moves of each side without a man lost, a promotion, a bomb lit or
//! dropped, and two headquarters alone without a lit bomb.
//!
//! The set-up is the file `invasion/setup.txt`, which says what is known about it.

mod attack;
mod board;
mod generate;
mod position;
mod scene;
mod text;
mod worth;

pub use generate::Move;
pub use position::{Bomb, Position};
pub use text::{InvasionError, InvasionFault};

use crate::list::{Chosen, GameOption};

/// What can be chosen.
pub(crate) static OPTIONS: [GameOption; 0] = [];

const SETUP: &str = include_str!("invasion/setup.txt");

/// The start.
pub(crate) fn start(_: &Chosen<'_>) -> Position {
    let lines = SETUP.lines().filter(|line| !line.starts_with('#'));
    let lines: Vec<&str> = lines.collect();
    let (ranks, rest) = lines.split_at(lines.len() - 1);
    let text = format!("{} {}", ranks.join("/"), rest.join(" "));
    text.parse().expect("the set-up is readable")
}

/// A position from its text.
pub(crate) fn read(text: &str, _: &Chosen<'_>) -> Result<Position, InvasionError> {
    text.parse()
}
