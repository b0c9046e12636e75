//! Appointments to play: when they are, when one is reminded of them, and how they travel.
//!
//! An *appointment* stands at a local time in a time zone, once or repeated; each time that it takes
//! place is an *occasion*. A *lead* is how long before an occasion one is reminded of it; a *reminder*
//! is one lead of one occasion. No clock is read here: the present is an argument.
//!
//! # Daylight saving time
//!
//! An appointment keeps its local time through the year. Where a zone's clocks are put forward, a time
//! that they leave out means the first moment after the gap; where they are put back, a time that comes
//! twice means the earlier one. Two occasions that fall on one moment by this rule are one. A length and
//! a lead are spans of time as it passes, whatever the clocks do meanwhile. Beyond the last year for
//! which the zones' rules are known (2099), a zone keeps its last offset.

mod appointment;
pub mod ics;
mod occasions;
mod reminders;
#[cfg(test)]
mod testing;
mod zones;

pub use appointment::{
    Appointment, AppointmentFault, Every, LONGEST_LEAD, LONGEST_TEXT, LONGEST_TITLE, MOST_LEADS,
    MOST_OCCASIONS, PlannedGame, Repeat, RepeatEnd,
};
pub use chrono_tz::Tz;
pub use reminders::{LATE, Reminder, Told, due, next_due};
pub use zones::{Clocks, clocks, local, moment, zone_names};
