//! A position of a board game to look at and to try moves on, without a table.

use games::Side;
use games::open::{Choice, Scene};
use referee::GameResult;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the program says of a position of a board game.
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
    /// The word for how it stands: `ongoing`, `check`, `pass`, or what ended it.
    pub outcome: String,
    /// How it ended; none while it goes on.
    pub result: Option<GameResult>,
}
