//! The games on disk: one file that holds every game as its log, the player's profile, ratings and
//! appointments, and the preferences.
//!
//! An answer of [`Writer::append`] means: on disk. Every write of the program goes through one
//! thread that owns the write connection and puts all waiting batches into one transaction; reads
//! use read-only connections of their own and block, so asynchronous callers read in
//! `spawn_blocking`. Each SQL table has a module below `sql`; what is written has versioned types
//! below `stored`.

pub mod bulk;
mod error;
mod id;
mod open;
mod reads;
mod sql;
mod stored;
#[cfg(test)]
mod testing;
mod trace;
mod writer;

pub use error::{CommitError, OpenError, ReadError};
pub use id::random_game_id;
pub use protocol::profile::Details;
pub use reads::{Store, StoredGame};
pub use sql::appointments::{DueReminder, StoredAppointment};
pub use sql::games::{NewGameRow, Summary};
pub use sql::rule_sets::OwnSet;
pub use table::{Entry, GameId};
pub use trace::Trace;
pub use writer::{Batch, CommandResult, Writer};
