//! Rooms that run tables.
//!
//! A [`Host`] opens games, goes on with stored ones, and gives each player an end of a transport.
//! Each game has a room: one task that owns the table, the ends of its players and the timer of
//! its clocks. What a player asks is decided, put on disk, recorded, told to those who may know
//! it, and only then acknowledged. A computer's seat is a client like any other.

mod absence;
mod answers;
mod bot;
mod clocks;
mod computer;
mod doors;
mod host;
mod journal;
mod lag;
mod mind;
mod plays;
mod room;
mod seat;
mod time;

pub use computer::{ComputerError, EngineFault, LONGEST_LEAST_MS};
pub use doors::{Guests, Invited, KeptGuests};
pub use host::{GoOnError, Host, JoinError, NewTable, OpenGameError, Options, Seat};
pub use plays::board_levels;
pub use time::{Clock, Hand};
