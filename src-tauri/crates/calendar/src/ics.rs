//! Appointments as iCalendar texts (RFC 5545), the format of `.ics` files.
//!
//! [`write()`] gives a text that other calendars read, with the rules of its zones and its alarms.
//! [`preview()`] reads one and says what would be kept and what would not, and why; it changes nothing.
//! What RFC 5545 has no property for (opponent, rules, time) stands in properties `X-ENCOUNTER-...`.

mod lines;
mod read;
mod repetition;
mod write;

pub use lines::{BadText, TextFault};
pub use read::{Found, LeftOut, News, NotKept, Preview, Refused, preview};
pub use write::write;

/// How local times are written.
const LOCAL: &str = "%Y%m%dT%H%M%S";
/// How moments are written.
const UTC: &str = "%Y%m%dT%H%M%SZ";

const OPPONENT: &str = "X-ENCOUNTER-OPPONENT";
const OPPONENT_ZONE: &str = "X-ENCOUNTER-OPPONENT-ZONE";
const RULES: &str = "X-ENCOUNTER-RULES";
const MAIN: &str = "X-ENCOUNTER-MAIN-MS";
const INCREMENT: &str = "X-ENCOUNTER-INCREMENT-MS";

#[cfg(test)]
mod tests;
