//! A demo's script, as its file says it.

use games::{BySide, Side};
use protocol::client::MarkChange;
use referee::{RuleSetName, Verdict};
use serde::Deserialize;

/// One whole game.
#[derive(Debug, Deserialize)]
pub(crate) struct Script {
    /// The published rule set.
    pub(crate) set: RuleSetName,
    /// The players' names.
    pub(crate) names: BySide<String>,
    /// Main time of each side in minutes.
    pub(crate) minutes: u64,
    /// Increment for each move in seconds.
    pub(crate) increment_s: u64,
    /// What happens, in order.
    pub(crate) moments: Vec<Moment>,
}

/// One thing that happens in a script.
#[derive(Debug, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(crate) enum Moment {
    /// A comment on the step before it.
    Note {
        /// The key of its text.
        text: String,
    },
    /// A side changes its marks.
    Mark {
        /// Whose.
        by: Side,
        /// The change.
        #[serde(flatten)]
        change: MarkChange,
    },
    /// A side tries a move, or asks "Any?".
    Try {
        /// Whose.
        by: Side,
        /// Seconds since what happened before.
        after_s: u64,
        /// The try.
        #[serde(rename = "try")]
        text: String,
        /// What the referee must answer.
        verdict: Verdict,
    },
    /// A side gives up.
    Resign {
        /// Whose.
        by: Side,
        /// Seconds since what happened before.
        after_s: u64,
    },
}
