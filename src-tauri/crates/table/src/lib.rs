//! One game in progress, pure: time is an argument, and there is no chance inside.
//!
//! A [`Table`] is what its log of [`Entry`]s says. [`Table::decide`] tells what a command would
//! bring, and changes nothing; [`Table::record`] lets it happen, and is the only door: a game that
//! is played and a game that is loaded go through it alike. Reading a log never judges again.
//! What a seat may know leaves by [`Table::view`] and [`Table::lines`], built field by field.

mod allow;
mod board_game;
mod clock;
mod decide;
mod full_record;
mod ids;
mod judge;
mod lines;
mod log;
mod marks;
mod offers;
mod open_chess;
mod practice;
mod set_up;
mod sides;
mod start;
mod table;
mod terms;
mod text;
mod view;

pub use board_game::{cannot_begin, end_reason};
pub use ids::{GameId, Millis, ParseGameIdError};
pub use log::{Ending, Entry, Event};
pub use set_up::{Looked, look_at_set_up, read_set_up};
pub use start::start_position;
pub use table::{LogError, Table};
pub use terms::TermsError;
pub use text::is_plain;
