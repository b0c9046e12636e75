//! Where a practice board was opened from: it leads back there, also after the window was closed.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A practice game that is not over, and where it leads back to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PracticeOrigin {
    /// The practice game.
    pub game: String,
    /// Where it was opened.
    pub from: OpenedFrom,
}

/// A screen with a position that a practice board was opened with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum OpenedFrom {
    /// The set-up board.
    SetUp,
    /// The replay of a game.
    Replay {
        /// The game that was replayed.
        game: String,
        /// What was shown of it.
        at: ReplayPlace,
    },
}

/// A moment of a replay, and whose eyes it was seen with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReplayPlace {
    /// The step's place in the record.
    pub index: u32,
    /// Who looks at it.
    pub viewer: Viewer,
}

/// Whose eyes a replay borrows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// White's.
    White,
    /// Black's.
    Black,
    /// The referee's, who saw everything.
    Referee,
}
