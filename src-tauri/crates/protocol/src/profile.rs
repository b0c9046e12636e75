//! What the player's own page shows.

use rating::{Curve, Scope};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is told of a person beside his name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Details {
    /// His time zone, such as `Europe/Bucharest`.
    #[serde(default)]
    pub zone: Option<String>,
    /// The languages that he speaks.
    #[serde(default)]
    pub languages: Vec<String>,
    /// Whatever else there is to say of him.
    #[serde(default)]
    pub about: String,
}

/// The player and his games in figures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Profile {
    /// What he tells of himself.
    pub details: Details,
    /// His picture, as an address that holds all of it.
    pub picture: Option<String>,
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

/// What the page about one opponent shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OpponentPage {
    /// What the player keeps of him.
    pub details: Details,
    /// The results against him; against a computer one entry a level.
    pub against: Vec<Against>,
}

/// How often some rules were played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RulesPlayed {
    /// The rule set (`se`, ...), `chess`, or a board game's name.
    pub rules: String,
    /// Games.
    pub games: u32,
}
