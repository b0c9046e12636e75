//! Repetition rules (`RRULE`), as far as appointments are repeated.

use chrono::{Datelike, Duration, NaiveDate, NaiveDateTime, NaiveTime, Weekday};
use chrono_tz::Tz;

use super::{LOCAL, UTC};
use crate::{Appointment, Every, MOST_OCCASIONS, Repeat, RepeatEnd, local, moment};

/// The rule of an appointment's repetition.
pub(super) fn write(repeat: Repeat, appointment: &Appointment) -> String {
    let every = match repeat.every {
        Every::Day => "DAILY",
        Every::Week => "WEEKLY",
        Every::Month => "MONTHLY",
    };
    let end = match repeat.end {
        RepeatEnd::After(times) => format!("COUNT={times}"),
        RepeatEnd::On(day) => {
            let last = moment(day.and_time(appointment.start.time()), appointment.zone);
            format!("UNTIL={}", last.format(UTC))
        }
    };
    format!("FREQ={every};INTERVAL={};{end}", repeat.interval)
}

/// The repetition that a rule tells for an appointment that begins then and there, and whether it had
/// to be given an end; none when it is repeated in a way that appointments here are not.
pub(super) fn read(rule: &str, start: NaiveDateTime, zone: Tz) -> Option<(Repeat, bool)> {
    let (mut every, mut interval, mut months) = (None, 1_u16, 1_u16);
    let mut end = None;
    for part in rule.split(';').filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=')?;
        match &*name.to_ascii_uppercase() {
            "FREQ" => {
                (every, months) = match &*value.to_ascii_uppercase() {
                    "DAILY" => (Some(Every::Day), 1),
                    "WEEKLY" => (Some(Every::Week), 1),
                    "MONTHLY" => (Some(Every::Month), 1),
                    "YEARLY" => (Some(Every::Month), 12),
                    _ => return None,
                };
            }
            "INTERVAL" => interval = value.parse().ok().filter(|steps| *steps > 0)?,
            "COUNT" => end = Some(RepeatEnd::After(value.parse().unwrap_or(u16::MAX))),
            "UNTIL" => end = Some(RepeatEnd::On(last_day(value, start.time(), zone)?)),
            "WKST" => {}
            "BYDAY" if weekday(value)? == start.weekday() => {}
            "BYMONTHDAY" if value.parse() == Ok(start.day()) => {}
            "BYMONTH" if value.parse() == Ok(start.month()) && months == 12 => {}
            _ => return None,
        }
    }
    let every = every?;
    let is_of_the_week = !rule.to_ascii_uppercase().contains("BYDAY") || every == Every::Week;
    let (end, capped) = match end {
        Some(RepeatEnd::After(0)) => return None,
        Some(RepeatEnd::On(day)) if day < start.date() => return None,
        Some(RepeatEnd::After(times)) if times > MOST_OCCASIONS => {
            (RepeatEnd::After(MOST_OCCASIONS), true)
        }
        Some(end) => (end, false),
        None => (RepeatEnd::After(MOST_OCCASIONS), true),
    };
    let repeat = Repeat {
        every,
        interval: interval.checked_mul(months)?,
        end,
    };
    is_of_the_week.then_some((repeat, capped))
}

/// The last local day on which an appointment at this time of the day is not after the end.
fn last_day(until: &str, time: NaiveTime, zone: Tz) -> Option<NaiveDate> {
    if let Ok(day) = NaiveDate::parse_from_str(until, "%Y%m%d") {
        return Some(day);
    }
    let end = match until.strip_suffix(['Z', 'z']) {
        Some(utc) => local(
            NaiveDateTime::parse_from_str(utc, LOCAL).ok()?.and_utc(),
            zone,
        ),
        None => NaiveDateTime::parse_from_str(until, LOCAL).ok()?,
    };
    let is_before_it =
        end.time() < time && moment(end.date().and_time(time), zone) > moment(end, zone);
    if is_before_it {
        end.date().checked_sub_signed(Duration::days(1))
    } else {
        Some(end.date())
    }
}

/// The one day of the week that is named, without a number.
fn weekday(value: &str) -> Option<Weekday> {
    Some(match &*value.to_ascii_uppercase() {
        "MO" => Weekday::Mon,
        "TU" => Weekday::Tue,
        "WE" => Weekday::Wed,
        "TH" => Weekday::Thu,
        "FR" => Weekday::Fri,
        "SA" => Weekday::Sat,
        "SU" => Weekday::Sun,
        _ => return None,
    })
}
