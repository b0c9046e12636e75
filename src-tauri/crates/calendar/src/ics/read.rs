//! Reading appointments, and what becomes of each.

use chrono::{DateTime, Duration, NaiveDateTime, Utc};
use chrono_tz::Tz;
use icalendar::parser::{Component, ParseString, Property, read_calendar_simple};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::lines::{BadText, lines};
use super::{INCREMENT, LOCAL, MAIN, OPPONENT, OPPONENT_ZONE, RULES, repetition};
use crate::{
    Appointment, AppointmentFault, LONGEST_LEAD, LONGEST_TEXT, LONGEST_TITLE, MOST_LEADS,
    PlannedGame, moment,
};

/// An appointment without an end or a length takes so many minutes.
const USUAL_MINUTES: u32 = 60;
/// Appointments that are read from one text.
const MOST_APPOINTMENTS: usize = 1_000;

/// What a text holds, before any of it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Preview {
    /// What can be kept, in the text's order.
    pub found: Vec<Found>,
    /// What cannot.
    pub refused: Vec<Refused>,
}

/// An appointment that can be kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Found {
    /// The appointment.
    pub appointment: Appointment,
    /// What keeping it would do.
    pub news: News,
    /// What of it is kept otherwise than it was written.
    pub left_out: Vec<LeftOut>,
}

/// What keeping an appointment would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// It is not there yet.
    New,
    /// It takes the place of the one with the same id.
    Changed,
    /// Nothing: it is there as it is.
    Same,
}

/// What of an appointment is kept otherwise than it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LeftOut {
    /// Its repetition has no end, or a later one than can be kept; it was given one.
    End,
    /// It is repeated in a way that cannot be kept; the first occasion is.
    Repetition,
    /// Single occasions that were taken out or added.
    Exceptions,
    /// An alarm that is not before the beginning, or too long before, or one too many.
    Alarm,
    /// The end of a text that is too long.
    Text,
    /// It has no length; an hour was taken.
    Length,
    /// It names no zone; the own one was taken.
    Zone,
}

/// What cannot be kept, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refused {
    /// What it is called; may be empty.
    pub title: String,
    /// Why.
    pub why: NotKept,
}

/// Why something cannot be kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum NotKept {
    /// It is something else: a task, a journal, a time that is taken.
    NotAppointment,
    /// It does not say when, or not so that it can be read.
    NoTime,
    /// It takes whole days.
    WholeDay,
    /// Its zone is not known.
    UnknownZone {
        /// As it is written.
        zone: String,
    },
    /// It has been called off.
    Cancelled,
    /// It changes one occasion of a repeated appointment.
    OneOccasion,
    /// One with the same id stands before it.
    Double,
    /// The text has more than a thousand appointments.
    TooMany,
    /// What it says is not allowed.
    Fault {
        /// What is wrong.
        fault: AppointmentFault,
    },
}

/// What this text holds. `home` is the zone of what names none; `known` are the appointments that are
/// kept already.
///
/// # Errors
/// [`BadText`] when it is not an iCalendar text: the first line that is wrong.
pub fn preview(bytes: &[u8], home: Tz, known: &[Appointment]) -> Result<Preview, BadText> {
    let lines = lines(bytes)?;
    let calendars =
        read_calendar_simple(&lines.text).map_err(|error| lines.fault_at(error.input))?;
    let mut preview = Preview::default();
    for component in calendars.iter().flat_map(|calendar| &calendar.components) {
        if component.name.as_str().eq_ignore_ascii_case("VTIMEZONE") {
            continue;
        }
        match found(component, home, known, &preview.found) {
            Ok(found) => preview.found.push(found),
            Err(why) => preview.refused.push(Refused {
                title: cut(value(component, "SUMMARY"), LONGEST_TITLE, &mut Vec::new()),
                why,
            }),
        }
    }
    Ok(preview)
}

fn found(
    component: &Component<'_>,
    home: Tz,
    known: &[Appointment],
    before: &[Found],
) -> Result<Found, NotKept> {
    if !component.name.as_str().eq_ignore_ascii_case("VEVENT") {
        return Err(NotKept::NotAppointment);
    }
    if value(component, "STATUS").eq_ignore_ascii_case("CANCELLED") {
        return Err(NotKept::Cancelled);
    }
    if property(component, "RECURRENCE-ID").is_some() {
        return Err(NotKept::OneOccasion);
    }
    if before.len() == MOST_APPOINTMENTS {
        return Err(NotKept::TooMany);
    }
    let mut left_out = Vec::new();
    let appointment = appointment(component, home, &mut left_out)?;
    if before
        .iter()
        .any(|it| it.appointment.uid == appointment.uid)
    {
        return Err(NotKept::Double);
    }
    appointment
        .check()
        .map_err(|fault| NotKept::Fault { fault })?;
    let news = match known.iter().find(|it| it.uid == appointment.uid) {
        None => News::New,
        Some(same) if *same == appointment => News::Same,
        Some(_) => News::Changed,
    };
    left_out.dedup();
    Ok(Found {
        appointment,
        news,
        left_out,
    })
}

fn appointment(
    component: &Component<'_>,
    home: Tz,
    left_out: &mut Vec<LeftOut>,
) -> Result<Appointment, NotKept> {
    let (start, zone) = time(property(component, "DTSTART"), home, left_out)?;
    let title = cut(value(component, "SUMMARY"), LONGEST_TITLE, left_out);
    let uid = match value(component, "UID") {
        // The same text gives the same id, so that reading it twice makes no double.
        "" => format!("{}-{zone}-{title}", start.format(LOCAL)),
        uid => uid.to_owned(),
    };
    let number = |name| value(component, name).parse().ok();
    let rules = cut(value(component, RULES), LONGEST_TITLE, left_out);
    let game = PlannedGame {
        rules,
        main_ms: number(MAIN),
        increment_ms: number(INCREMENT).unwrap_or(0),
    };
    let exceptions = ["EXDATE", "RDATE", "EXRULE"];
    if exceptions
        .iter()
        .any(|name| property(component, name).is_some())
    {
        left_out.push(LeftOut::Exceptions);
    }
    Ok(Appointment {
        uid,
        title,
        opponent: cut(value(component, OPPONENT), LONGEST_TITLE, left_out),
        game: (!game.rules.is_empty()).then_some(game),
        start,
        zone,
        opponent_zone: value(component, OPPONENT_ZONE).parse().ok(),
        minutes: minutes(component, start, zone, left_out),
        leads: leads(component, moment(start, zone), left_out),
        repeat: repeat(component, start, zone, left_out),
        notes: cut(value(component, "DESCRIPTION"), LONGEST_TEXT, left_out),
    })
}

fn repeat(
    component: &Component<'_>,
    start: NaiveDateTime,
    zone: Tz,
    left_out: &mut Vec<LeftOut>,
) -> Option<crate::Repeat> {
    let rule = property(component, "RRULE")?;
    let read = repetition::read(rule.val.as_str().trim(), start, zone);
    match read {
        Some((_, true)) => left_out.push(LeftOut::End),
        Some((_, false)) => {}
        None => left_out.push(LeftOut::Repetition),
    }
    read.map(|(repeat, _)| repeat)
}

/// The local time and zone of a property.
fn time(
    property: Option<&Property<'_>>,
    home: Tz,
    left_out: &mut Vec<LeftOut>,
) -> Result<(NaiveDateTime, Tz), NotKept> {
    let property = property.ok_or(NotKept::NoTime)?;
    let text = property.val.as_str().trim();
    if text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NotKept::WholeDay);
    }
    let (text, utc) = match text.strip_suffix(['Z', 'z']) {
        Some(text) => (text, true),
        None => (text, false),
    };
    let local = NaiveDateTime::parse_from_str(text, LOCAL).map_err(|_| NotKept::NoTime)?;
    let zone = match parameter(property, "TZID") {
        _ if utc => Tz::UTC,
        Some(name) => zone_named(name).ok_or_else(|| NotKept::UnknownZone {
            zone: name.to_owned(),
        })?,
        None => {
            left_out.push(LeftOut::Zone);
            home
        }
    };
    Ok((local, zone))
}

/// The zone of an id: a name of the world's zones, alone or at the end of a path of somebody's own.
fn zone_named(id: &str) -> Option<Tz> {
    let id = id.trim_matches('"');
    id.parse().ok().or_else(|| {
        let mut ends = id.match_indices('/').map(|(at, _)| &id[at + 1..]);
        ends.find_map(|end| end.parse().ok())
    })
}

fn minutes(
    component: &Component<'_>,
    start: NaiveDateTime,
    zone: Tz,
    left_out: &mut Vec<LeftOut>,
) -> u32 {
    let end = property(component, "DTEND");
    let length = match (end, span(value(component, "DURATION"))) {
        (_, Some(length)) => Some(length),
        (Some(_), None) => time(end, zone, &mut Vec::new())
            .ok()
            .map(|(end, end_zone)| moment(end, end_zone) - moment(start, zone)),
        (None, None) => None,
    };
    let minutes = length.and_then(|length| u32::try_from(length.num_minutes()).ok());
    minutes.filter(|minutes| *minutes > 0).unwrap_or_else(|| {
        left_out.push(LeftOut::Length);
        USUAL_MINUTES
    })
}

fn leads(component: &Component<'_>, start: DateTime<Utc>, left_out: &mut Vec<LeftOut>) -> Vec<u32> {
    let is_alarm = |it: &&Component<'_>| it.name.as_str().eq_ignore_ascii_case("VALARM");
    let mut leads = Vec::new();
    for alarm in component.components.iter().filter(is_alarm) {
        match lead(alarm, start) {
            Some(lead) if leads.contains(&lead) => {}
            Some(lead) if leads.len() < MOST_LEADS => leads.push(lead),
            Some(_) | None => left_out.push(LeftOut::Alarm),
        }
    }
    leads
}

fn lead(alarm: &Component<'_>, start: DateTime<Utc>) -> Option<u32> {
    let trigger = property(alarm, "TRIGGER")?;
    if parameter(trigger, "RELATED").is_some_and(|end| end.eq_ignore_ascii_case("END")) {
        return None;
    }
    let text = trigger.val.as_str().trim();
    let before = match text.strip_suffix(['Z', 'z']) {
        Some(utc) => start - NaiveDateTime::parse_from_str(utc, LOCAL).ok()?.and_utc(),
        None => -span(text)?,
    };
    let minutes = u32::try_from(before.num_minutes()).ok()?;
    let whole = before == Duration::minutes(minutes.into());
    (whole && minutes <= LONGEST_LEAD).then_some(minutes)
}

/// A span of time such as `-P1DT2H30M`.
fn span(text: &str) -> Option<Duration> {
    let text = text.trim();
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let mut seconds = 0_i64;
    let mut number = String::new();
    for letter in text.strip_prefix(['P', 'p'])?.chars() {
        let unit = match letter.to_ascii_uppercase() {
            'T' => continue,
            'W' => 7 * 86_400,
            'D' => 86_400,
            'H' => 3_600,
            'M' => 60,
            'S' => 1,
            digit => {
                number.push(digit);
                continue;
            }
        };
        let count: u32 = std::mem::take(&mut number).parse().ok()?;
        seconds += i64::from(count) * unit;
    }
    (number.is_empty() && text.len() > 1).then(|| Duration::seconds(sign * seconds))
}

fn property<'a>(component: &'a Component<'_>, name: &str) -> Option<&'a Property<'a>> {
    component
        .properties
        .iter()
        .find(|it| it.name.as_str().eq_ignore_ascii_case(name))
}

/// The text of a property; empty when there is none.
fn value<'a>(component: &'a Component<'_>, name: &str) -> &'a str {
    property(component, name).map_or("", |it| it.val.as_str().trim())
}

fn parameter<'a>(property: &'a Property<'_>, name: &str) -> Option<&'a str> {
    let found = property
        .params
        .iter()
        .find(|it| it.key.as_str().eq_ignore_ascii_case(name));
    found?.val.as_ref().map(ParseString::as_str)
}

fn cut(text: &str, most: usize, left_out: &mut Vec<LeftOut>) -> String {
    if text.chars().count() > most {
        left_out.push(LeftOut::Text);
    }
    text.chars().take(most).collect()
}
