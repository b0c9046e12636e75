//! Computer players that know what a seat hears.
//!
//! A player of a hidden game is given the rule set, the public start position and, ruling by
//! ruling, what its seat hears ([`Seen`]); there is no door through which the true position could
//! come in. A player of a game in which both see everything ([`BoardPlayer`], [`uci::Engine`]) is shown
//! the game itself.

#![warn(clippy::wildcard_enum_match_arm)]

mod belief;
mod board;
mod budget;
mod chance;
mod level;
mod mend;
mod pimc;
mod search;
mod seat;
mod simple;
mod step;
pub mod uci;
mod value;

use games::Side;
use games::chess::Position;
use referee::{Announcement, RuleSet, Try, Verdict};

pub use board::{BoardKind, BoardLevel, BoardLevelError, BoardPlayer};
pub use budget::Budget;
pub use level::{Kind, LevelError};

/// One ruling as one seat heard it; the first one is what was said when the game was set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The seat's own try and the answer to it. In an open game the try of whoever made it; in a
    /// hidden game never the enemy's.
    pub tried: Option<(Try, Verdict)>,
    /// What the seat heard.
    pub heard: Vec<Announcement>,
}

/// A computer player in one seat of one game.
///
/// After a take-back the player is made anew, from the same seed, and hears what is left.
pub trait Player: Send {
    /// Hears one ruling. Every ruling that the seat hears must be told, in order.
    fn hear(&mut self, seen: &Seen);

    /// Chooses a try in its own turn: always one that its own board allows, and none that was
    /// refused in this turn as long as there is another.
    fn choose(&mut self, budget: &Budget) -> Try;
}

/// A player for one seat of a hidden game. `start` is the public start position.
pub fn hidden(
    kind: Kind,
    rules: &RuleSet,
    side: Side,
    start: &Position,
    seed: u64,
) -> Box<dyn Player> {
    match kind {
        Kind::Random => Box::new(simple::Random::new(rules, side, start, seed)),
        Kind::Greedy => Box::new(simple::Greedy::new(rules, side, start, seed)),
        Kind::Pimc => Box::new(pimc::Pimc::new(rules, side, start, seed)),
    }
}
