//! Against whom a person plays, and how the computer plays: the person opposite alone is told.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How the computer plays, besides its level.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Manner {
    /// The path of an engine that plays in the computer's place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub engine: Option<String>,
    /// It takes at least so many milliseconds for a move.
    pub least_ms: u32,
    /// It may offer draws.
    pub offers_draws: bool,
}

/// The computer in one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Computer {
    /// Its level, from 1; without meaning while an engine plays.
    pub level: u8,
    /// How it plays.
    pub manner: Manner,
}

/// The computer opposite the person at the window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ComputerHere {
    /// How it plays now.
    pub computer: Computer,
    /// The levels that it can have in this game, weakest first.
    pub levels: Vec<u8>,
}

/// Against whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "opponent", rename_all = "snake_case")]
pub enum Opponent {
    /// The computer at a level.
    Computer {
        /// From 1.
        level: u8,
        /// How it plays, if not the usual way.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        manner: Option<Manner>,
    },
    /// A second person at this machine.
    SecondPerson {
        /// That person's name.
        name: String,
    },
    /// A person on another machine, who is invited.
    Elsewhere,
    /// Nobody: a practice board, on which one person moves both sides.
    Practice,
}
