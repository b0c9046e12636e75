//! Appointments for the tests of this crate.

use crate::{Appointment, Tz};

/// An appointment in Bucharest for the tests.
pub(crate) fn at(start: &str) -> Appointment {
    Appointment {
        uid: "evening@example".to_owned(),
        title: "Club evening".to_owned(),
        opponent: "Ștefan".to_owned(),
        game: None,
        start: start.parse().unwrap(),
        zone: Tz::Europe__Bucharest,
        opponent_zone: None,
        minutes: 90,
        leads: vec![0],
        repeat: None,
        notes: String::new(),
    }
}
