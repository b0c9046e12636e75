//! What is agreed: whom to play, what, when, and when to be reminded.

use chrono::{Datelike, NaiveDate, NaiveDateTime};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A repeated appointment has at most so many occasions: ten years of weeks.
pub const MOST_OCCASIONS: u16 = 520;
/// Leads of one appointment.
pub const MOST_LEADS: usize = 10;
/// The longest lead in minutes: four weeks.
pub const LONGEST_LEAD: u32 = 4 * 7 * 24 * 60;
/// Characters of a title, an opponent's name and a set of rules.
pub const LONGEST_TITLE: usize = 100;
/// Characters of the notes.
pub const LONGEST_TEXT: usize = 2_000;
/// The longest game in minutes: a week.
const LONGEST_GAME: u32 = 7 * 24 * 60;

/// An appointment to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Appointment {
    /// What tells it from every other one everywhere; it stays the same when the appointment moves.
    pub uid: String,
    /// What it is called.
    pub title: String,
    /// Against whom; may be empty.
    #[serde(default)]
    pub opponent: String,
    /// What is to be played, if that is agreed.
    #[serde(default)]
    pub game: Option<PlannedGame>,
    /// The local time of the first occasion.
    #[ts(type = "string")]
    pub start: NaiveDateTime,
    /// Where that is the local time.
    #[ts(type = "string")]
    pub zone: Tz,
    /// Where the opponent is, if that is known; his local time is shown beside.
    #[serde(default)]
    #[ts(type = "string | null")]
    pub opponent_zone: Option<Tz>,
    /// How long it takes, in minutes.
    pub minutes: u32,
    /// How many minutes before each occasion one is reminded; 0 is its beginning.
    #[serde(default)]
    pub leads: Vec<u32>,
    /// Whether and how it is repeated.
    #[serde(default)]
    pub repeat: Option<Repeat>,
    /// Notes; may be empty.
    #[serde(default)]
    pub notes: String,
}

/// What is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlannedGame {
    /// The key of the rule set or game.
    pub rules: String,
    /// Each player's main time in milliseconds; none without a clock.
    pub main_ms: Option<u64>,
    /// What each completed move adds, in milliseconds.
    #[serde(default)]
    pub increment_ms: u64,
}

/// How an appointment is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Repeat {
    /// The step.
    pub every: Every,
    /// So many steps from one occasion to the next, from 1.
    pub interval: u16,
    /// When it ends; there is no repetition without end.
    pub end: RepeatEnd,
}

/// The step of a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Every {
    /// Days.
    Day,
    /// Weeks, on the same day of the week.
    Week,
    /// Months, on the same day of the month; months that do not have it are left out.
    Month,
}

/// The end of a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RepeatEnd {
    /// After so many occasions, the first one counted.
    After(u16),
    /// On this local day, which may still have an occasion.
    On(#[ts(type = "string")] NaiveDate),
}

/// Why an appointment cannot be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum AppointmentFault {
    /// It has no id.
    #[error("the appointment has no id")]
    NoId,
    /// It has no title.
    #[error("the appointment has no title")]
    NoTitle,
    /// A text of it is too long.
    #[error("a text of the appointment is too long")]
    TextTooLong,
    /// Its year is not of our time: 1970 to 9999.
    #[error("the year is not between 1970 and 9999")]
    Year,
    /// It takes no time, or more than a week.
    #[error("the length is not between a minute and a week")]
    Length,
    /// Too many leads, or one of more than four weeks.
    #[error("there are more than ten reminders, or one is more than four weeks before")]
    Leads,
    /// A step of 0, no occasion, too many of them, or an end before the start.
    #[error("the repetition has no occasion, or too many")]
    Repeat,
}

impl Appointment {
    /// Whether it can be kept.
    ///
    /// # Errors
    /// The first [`AppointmentFault`].
    pub fn check(&self) -> Result<(), AppointmentFault> {
        let long = |text: &str, most: usize| text.chars().count() > most;
        let rules = self.game.as_ref().map_or("", |game| &*game.rules);
        if self.uid.is_empty() {
            Err(AppointmentFault::NoId)
        } else if self.title.trim().is_empty() {
            Err(AppointmentFault::NoTitle)
        } else if [&*self.title, &*self.opponent, rules]
            .iter()
            .any(|text| long(text, LONGEST_TITLE))
            || long(&self.notes, LONGEST_TEXT)
            || long(&self.uid, LONGEST_TEXT)
        {
            Err(AppointmentFault::TextTooLong)
        } else if !is_of_our_time(self.start.date()) {
            Err(AppointmentFault::Year)
        } else if !(1..=LONGEST_GAME).contains(&self.minutes) {
            Err(AppointmentFault::Length)
        } else if self.leads.len() > MOST_LEADS
            || self.leads.iter().any(|lead| *lead > LONGEST_LEAD)
        {
            Err(AppointmentFault::Leads)
        } else if !self.repeat.is_none_or(|repeat| self.is_possible(repeat)) {
            Err(AppointmentFault::Repeat)
        } else {
            Ok(())
        }
    }

    fn is_possible(&self, repeat: Repeat) -> bool {
        let ends = match repeat.end {
            RepeatEnd::After(times) => (1..=MOST_OCCASIONS).contains(&times),
            RepeatEnd::On(day) => day >= self.start.date() && is_of_our_time(day),
        };
        repeat.interval > 0 && ends
    }
}

/// Whether appointments can be on this day.
pub(crate) fn is_of_our_time(day: NaiveDate) -> bool {
    (1970..=9999).contains(&day.year())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::at;

    #[track_caller]
    fn check(change: impl FnOnce(&mut Appointment), expected: Result<(), AppointmentFault>) {
        let mut appointment = at("2026-05-01T19:00:00");
        change(&mut appointment);
        assert_eq!(appointment.check(), expected);
    }

    fn repeat(interval: u16, end: RepeatEnd) -> Repeat {
        let every = Every::Week;
        Repeat {
            every,
            interval,
            end,
        }
    }

    #[test]
    fn what_cannot_be_kept_is_named() {
        use AppointmentFault as Fault;
        let day = |text: &str| text.parse().unwrap();
        check(|_| (), Ok(()));
        check(|it| it.uid.clear(), Err(Fault::NoId));
        check(|it| it.title = " ".to_owned(), Err(Fault::NoTitle));
        check(|it| it.title = "ș".repeat(100), Ok(()));
        check(|it| it.title = "ș".repeat(101), Err(Fault::TextTooLong));
        check(|it| it.notes = "n".repeat(2_001), Err(Fault::TextTooLong));
        check(
            |it| it.start = at("1969-12-31T19:00:00").start,
            Err(Fault::Year),
        );
        check(
            |it| it.start = at("+10000-01-01T19:00:00").start,
            Err(Fault::Year),
        );
        check(|it| it.minutes = 0, Err(Fault::Length));
        check(|it| it.leads = vec![1; 11], Err(Fault::Leads));
        check(|it| it.leads = vec![LONGEST_LEAD + 1], Err(Fault::Leads));
        check(
            |it| it.repeat = Some(repeat(1, RepeatEnd::After(520))),
            Ok(()),
        );
        for bad in [
            repeat(0, RepeatEnd::After(2)),
            repeat(1, RepeatEnd::After(0)),
            repeat(1, RepeatEnd::After(521)),
            repeat(1, RepeatEnd::On(day("2026-04-30"))),
            repeat(1, RepeatEnd::On(day("+10000-04-30"))),
        ] {
            check(|it| it.repeat = Some(bad), Err(Fault::Repeat));
        }
    }

    #[test]
    fn a_stored_appointment_reads_as_it_was_written() {
        let mut appointment = at("2026-05-01T19:00:00");
        appointment.repeat = Some(repeat(2, RepeatEnd::On("2026-12-31".parse().unwrap())));
        let text = serde_json::to_string(&appointment).unwrap();
        assert!(text.contains(r#""zone":"Europe/Bucharest""#), "{text}");
        let read: Appointment = serde_json::from_str(&text).unwrap();
        assert_eq!(read, appointment);
    }
}
