//! What is asked of the history.

use crate::window::GameRow;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the history's list shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HistoryQuery {
    /// Part of a player's name or of the event; empty for all.
    pub text: String,
    /// Only games under this rule set (`se`, ... or `chess`).
    pub rules: Option<String>,
    /// Only games with this outcome for the program's player.
    pub outcome: Option<Outcome>,
    /// Only games against this opponent.
    #[serde(default)]
    #[ts(optional)]
    pub opponent: Option<String>,
    /// Only games of this event.
    #[serde(default)]
    #[ts(optional)]
    pub event: Option<String>,
    /// Only games with this tag.
    #[serde(default)]
    #[ts(optional)]
    pub tag: Option<String>,
    /// Only games that began then or later, in milliseconds since 1970, UTC.
    #[serde(default)]
    #[ts(optional)]
    pub from: Option<i64>,
    /// Only games that began before then.
    #[serde(default)]
    #[ts(optional)]
    pub until: Option<i64>,
    /// Only games of at least so many half-moves.
    #[serde(default)]
    #[ts(optional)]
    pub least_plies: Option<u32>,
    /// Only games of at most so many half-moves.
    #[serde(default)]
    #[ts(optional)]
    pub most_plies: Option<u32>,
    /// The order.
    pub sort: HistorySort,
    /// Turns the order round.
    pub ascending: bool,
    /// Rows to leave out from the front.
    pub offset: u32,
    /// At most so many rows, up to 500.
    pub limit: u32,
}

impl HistoryQuery {
    /// The newest games, at most `limit` of them: the history as it is opened first.
    pub const fn newest(limit: u32) -> Self {
        Self {
            text: String::new(),
            rules: None,
            outcome: None,
            opponent: None,
            event: None,
            tag: None,
            from: None,
            until: None,
            least_plies: None,
            most_plies: None,
            sort: HistorySort::Date,
            ascending: false,
            offset: 0,
            limit,
        }
    }
}

/// Words that games have, to choose from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HistoryWords {
    /// Events; at most some hundreds.
    pub events: Vec<String>,
    /// Tags.
    pub tags: Vec<String>,
}

/// What the player wrote about a game after it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Remarks {
    /// Words by which he finds it again.
    pub tags: Vec<String>,
    /// A text.
    pub notes: String,
}

/// A game's outcome for the program's player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Drawn.
    Drawn,
    /// Not over.
    Unfinished,
}

/// The order of the history's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum HistorySort {
    /// By start.
    Date,
    /// By the opponent's name.
    Opponent,
    /// By rule set.
    Rules,
    /// By result.
    Result,
    /// By number of moves.
    Moves,
    /// By main time.
    Time,
}

/// Some of the ended games that had men on certain squares at once, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PositionPage {
    /// The games.
    pub found: Vec<PositionFound>,
    /// From which number to go on; none when every game has been looked at.
    pub next: Option<i64>,
}

/// A game that had them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PositionFound {
    /// The game.
    pub row: GameRow,
    /// After how many changes of the board they stood there first.
    pub step: u32,
}
