//! A player's rating by Glicko-2, from all rated games that he has played, as a curve over time.
//!
//! Source: Mark Glickman, *Example of the Glicko-2 system* (2022). A rating period is a week that begins
//! on a Monday at midnight UTC. All results of a period count as simultaneous: each is held against the
//! opponent's rating at the period's beginning, and their order makes no difference. Within a period the
//! curve shows after each game where the rating would stand if the period ended there. Everybody begins
//! at 1500 with a deviation of 350; who does not play grows uncertain again. Opponents are rated by the
//! same games.

mod counts;
mod pool;

pub use counts::{Facts, Unrated, counts};
pub use pool::curve;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Against whom a rated game was.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponent {
    /// A person, by his name or whatever else tells him from others.
    Person(String),
    /// The computer at a level.
    Computer(u8),
}

/// How a game ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Won.
    Win,
}

/// A rated game that has ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Played {
    /// When it ended, in milliseconds since 1970, UTC.
    pub at: i64,
    /// Its id; a game counts once.
    pub game: String,
    /// Against whom.
    pub opponent: Opponent,
    /// How it ended.
    pub score: Score,
}

/// Which games make a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// All of them.
    All,
    /// Those against people.
    People,
    /// Those against computers.
    Computers,
}

impl Scope {
    /// Whether a game against this opponent is one of them.
    pub fn has(self, opponent: &Opponent) -> bool {
        match (self, opponent) {
            (Self::All, _)
            | (Self::People, Opponent::Person(_))
            | (Self::Computers, Opponent::Computer(_)) => true,
            (Self::People, Opponent::Computer(_)) | (Self::Computers, Opponent::Person(_)) => false,
        }
    }
}

/// A rating and how certain it is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Rating {
    /// Points; 1500 for a beginner in the system.
    pub rating: f64,
    /// The rating deviation: with 95 % certainty the strength is within twice as much.
    pub deviation: f64,
    /// How much the results vary, 0.06 at first.
    pub volatility: f64,
}

/// Where the rating stood after one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Point {
    /// When the game ended, in milliseconds since 1970, UTC.
    pub at: i64,
    /// The game's id.
    pub game: String,
    /// The rating after it.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
}

/// A rating through time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Curve {
    /// Where it stands now.
    pub now: Rating,
    /// After each game, the oldest first.
    pub points: Vec<Point>,
}
