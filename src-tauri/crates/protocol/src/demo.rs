//! Games that the program shows to whoever wants to see how it is played.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::window::Record;

/// One of the games that can be watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DemoName {
    /// An attack that its victim never sees, to mate; SE's rules.
    Mate,
    /// A pawn takes in passing, is looked for in the wrong place and becomes a queen; SE's rules.
    Queen,
    /// The question "Any?"; the English rules.
    English,
}

impl DemoName {
    /// Every one, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Mate, Self::Queen, Self::English];
}

/// A game to be watched, with comments on some of its steps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Demo {
    /// Which.
    pub name: DemoName,
    /// The game, whole.
    pub record: Record,
    /// The comments, by step.
    pub notes: Vec<DemoNote>,
}

/// A comment on a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DemoNote {
    /// The step's place in the record.
    pub step: u32,
    /// The key of its text in the catalogues.
    pub text: String,
}
