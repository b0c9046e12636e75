//! What the calendar's screens show.

use calendar::{Appointment, Clocks};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The occasions of some days.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CalendarPage {
    /// The zone in which days and times are shown: the player's own, or the system's.
    pub home: String,
    /// The local day that it is there now, as `2026-05-01`.
    pub today: String,
    /// The occasions, the earliest first; at most a thousand.
    pub occasions: Vec<Occasion>,
    /// Every appointment that has one of them.
    pub appointments: Vec<Appointment>,
}

/// One time at which an appointment takes place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Occasion {
    /// Of which appointment.
    pub uid: String,
    /// When it begins, in milliseconds since 1970, UTC.
    pub at: i64,
    /// The player's local time, as `2026-05-01T19:00`.
    pub here: String,
    /// The opponent's, if his zone is known.
    pub there: Option<String>,
    /// It is over.
    pub past: bool,
}

/// What there is to say of an appointment before it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AppointmentLook {
    /// Its first occasions, at most three.
    pub first: Vec<Occasion>,
    /// How many occasions it has.
    pub count: u32,
    /// What the clocks of its zone do at its first local time.
    pub clocks: Clocks,
}
