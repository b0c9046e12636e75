//! What is agreed before a game: rules, time, start. Public to both players.

use std::collections::BTreeMap;

use games::BySide;
use referee::RuleSet;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Which game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Rules {
    /// Kriegspiel under a rule set: each player sees his own men only.
    Hidden {
        /// The whole set, not its name.
        set: Box<RuleSet>,
    },
    /// Regular chess: both armies shown, no dummies.
    Chess,
    /// Another board game in which both see everything.
    Board {
        /// Its name in the list of games.
        name: String,
        /// What was chosen, by key; one that is not named stands at its usual value.
        #[serde(default)]
        options: BTreeMap<String, String>,
    },
}

/// The time of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SideTime {
    /// Main time in milliseconds: 60,000 (1.00 minutes) to 5,999,400 (99.99 minutes).
    pub main_ms: u64,
    /// Increment for each completed move in milliseconds, whole seconds from 0 to 999,000.
    pub increment_ms: u64,
}

/// What both players agree to before the first move.
#[expect(
    clippy::struct_excessive_bools,
    reason = "a message: each is one agreement of its own"
)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Terms {
    /// The event's name, at most 100 characters; may be empty.
    pub event: String,
    /// Which game, under which rules.
    pub rules: Rules,
    /// Each side's time, or no clock at all. Unequal times are a handicap.
    pub time: Option<BySide<SideTime>>,
    /// The game counts for the rating.
    pub rated: bool,
    /// After the end a player may ask for a minute more or the last move back.
    pub requests_after_end: bool,
    /// The start position as a FEN or another game's position text, when it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub start: Option<String>,
    /// The players' names.
    pub names: BySide<String>,
    /// Both seats are at one machine: after each turn the clock is held until the other is ready.
    pub hand_over: bool,
    /// A practice board: one person sees both armies and moves both sides. Never rated.
    #[serde(default)]
    pub practice: bool,
}
