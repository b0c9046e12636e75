//! Kriegspiel's referee: it sees both boards, tests every try and says what the rules allow.
//!
//! Glossary. The *referee* judges. A *try* is what a player submits; the referee's answer is a
//! *ruling*: the *verdict* and the *announcements* that each seat hears. A *pawn try* is an
//! available pawn capture. A *seat* is one player's place. A *dummy* is a man that a player sets
//! where he thinks the enemy stands; a *cube* marks a square where a pawn may be instead. A
//! *rule set* is a value that says who hears what. The *scoresheet* is what one seat has heard.

mod announce;
mod changes;
mod ends;
mod heard;
mod hearing;
mod judge;
mod known;
mod options;
mod played;
mod proof;
mod published;
mod referee;
mod rules;
mod ruling;
mod turn;
mod vocabulary;

pub use announce::check_directions;
pub use changes::ForeignRule;
pub use heard::{Heard, Seats};
pub use options::{OptionError, OptionInfo};
pub use proof::Proof;
pub use published::UnknownRuleSet;
pub use referee::Referee;
pub use rules::*;
pub use ruling::{DrawClaim, EndCause, Ruling, StartError};
pub use vocabulary::*;
