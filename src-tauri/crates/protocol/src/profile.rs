//! What the player's own page shows.

use rating::{Curve, Scope};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The player and his games in figures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Profile {
    /// His rating over all rated games, and apart against people and computers.
    pub ratings: Vec<ScopeRating>,
    /// How he stands against each opponent, those with the most games first.
    pub against: Vec<Against>,
    /// The rules that he played, those of the most games first.
    pub favourites: Vec<RulesPlayed>,
}

/// A rating over some of the games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ScopeRating {
    /// Which games.
    pub scope: Scope,
    /// The rating through time.
    pub curve: Curve,
}

/// Results against one opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Against {
    /// The opponent's name.
    pub opponent: String,
    /// The computer's level; none for a person.
    pub level: Option<u8>,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// How often some rules were played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RulesPlayed {
    /// The rule set (`se`, ...), `chess`, or a board game's name.
    pub rules: String,
    /// Games.
    pub games: u32,
}
