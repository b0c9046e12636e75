//! Board games besides chess: which there are, and what their boards show.

use std::collections::BTreeMap;

use games::list::Entry;
use games::open::{Choice, Held, Scene, Spot};
use games::{Cell, Side};
use referee::{EndReason, GameResult};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A board game of the program's list. The catalogues name and explain it by its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OfferedGame {
    /// Its name.
    pub name: String,
    /// What can be chosen.
    pub options: Vec<OfferedOption>,
}

impl OfferedGame {
    /// An entry of the list, for the page.
    pub fn new(entry: &Entry) -> Self {
        let options = entry.options.iter().map(|option| OfferedOption {
            key: option.key.to_owned(),
            doc: option.doc.to_owned(),
            values: option.values.iter().map(|&value| value.into()).collect(),
        });
        Self {
            name: entry.name.to_owned(),
            options: options.collect(),
        }
    }
}

/// Something that a board game leaves open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OfferedOption {
    /// Its key; the catalogues name and explain it.
    pub key: String,
    /// Its values, the usual one first.
    pub values: Vec<String>,
    /// What it means, where the catalogues have no text for it.
    #[serde(default)]
    pub doc: String,
}

/// A board game as a player chose it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameChoice {
    /// Its name.
    pub name: String,
    /// Options by their keys; one that is not named stands at its usual value.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// What the board of a board game shows besides the men.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BoardView {
    /// The squares that are no plain land.
    pub ground: Vec<Spot>,
    /// Men that an enemy man holds fast.
    pub frozen: Vec<Cell>,
    /// What of the side to move is in check.
    pub checked: Vec<Cell>,
    /// What stands beside the board.
    pub held: Vec<Held>,
    /// The legal moves of the side to move, sorted by text. Empty while nobody plays, and for a seat
    /// that is not to move.
    pub choices: Vec<Choice>,
    /// Somebody who refused a draw must show that he can improve.
    pub demonstration: Option<Demonstration>,
}

/// Who refused a draw must show that he can improve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Demonstration {
    /// Who must.
    pub side: Side,
    /// How many of his moves are left for it.
    pub moves_left: u8,
    /// By how many men his balance must still grow.
    pub missing: u32,
}

/// A position of a board game, to look at and to try moves on without a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BoardLook {
    /// The position as the game writes it.
    pub position: String,
    /// The side to move.
    pub turn: Side,
    /// What the board shows.
    pub scene: Scene,
    /// Every legal move, sorted by text; none when the game is over.
    pub choices: Vec<Choice>,
    /// Why it ended; none while it goes on.
    pub reason: Option<EndReason>,
    /// How it ended; none while it goes on.
    pub result: Option<GameResult>,
}
