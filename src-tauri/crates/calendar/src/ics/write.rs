//! Writing appointments.

use chrono::{DateTime, Datelike, Duration, NaiveDate, NaiveTime, Utc};
use chrono_tz::Tz;
use icalendar::parser::Parameter;
use icalendar::parser::{Calendar, Component, ParseString, Property};

use super::{INCREMENT, LOCAL, MAIN, OPPONENT, OPPONENT_ZONE, RULES, UTC, repetition};
use crate::zones::{changes, offset};
use crate::{Appointment, local};

/// These appointments as an iCalendar text, written at this moment.
pub fn write(appointments: &[Appointment], now: DateTime<Utc>) -> String {
    let mut zones: Vec<Tz> = appointments.iter().map(|it| it.zone).collect();
    zones.sort_unstable_by_key(|zone| zone.name());
    zones.dedup();
    let zones = zones.into_iter().map(|zone| zone_rules(zone, appointments));
    let events = appointments.iter().map(|it| event(it, now));
    Calendar {
        properties: vec![
            plain("VERSION", "2.0"),
            plain("PRODID", "-//Encounter//Calendar//EN"),
            plain("CALSCALE", "GREGORIAN"),
        ],
        components: zones.chain(events).collect(),
    }
    .to_string()
}

fn event(appointment: &Appointment, now: DateTime<Utc>) -> Component<'static> {
    let mut properties = vec![
        text("UID", &appointment.uid),
        plain("DTSTAMP", &now.format(UTC).to_string()),
        text("SUMMARY", &appointment.title),
        start(appointment),
        plain("DURATION", &format!("PT{}M", appointment.minutes)),
    ];
    if let Some(repeat) = appointment.repeat {
        let rule = repetition::write(repeat, appointment);
        properties.push(plain("RRULE", &rule));
    }
    for (name, value) in [
        ("DESCRIPTION", &appointment.notes),
        (OPPONENT, &appointment.opponent),
    ] {
        if !value.is_empty() {
            properties.push(text(name, value));
        }
    }
    if let Some(zone) = appointment.opponent_zone {
        properties.push(plain(OPPONENT_ZONE, zone.name()));
    }
    if let Some(game) = &appointment.game {
        properties.push(text(RULES, &game.rules));
        if let Some(main_ms) = game.main_ms {
            properties.push(plain(MAIN, &main_ms.to_string()));
            properties.push(plain(INCREMENT, &game.increment_ms.to_string()));
        }
    }
    component("VEVENT", properties, alarms(appointment))
}

fn start(appointment: &Appointment) -> Property<'static> {
    let local = appointment.start.format(LOCAL).to_string();
    let mut start = plain("DTSTART", &local);
    start.params.push(Parameter {
        key: "TZID".into(),
        val: Some(appointment.zone.name().into()),
    });
    start
}

fn alarms(appointment: &Appointment) -> Vec<Component<'static>> {
    let alarm = |lead: &u32| {
        let properties = vec![
            plain("ACTION", "DISPLAY"),
            text("DESCRIPTION", &appointment.title),
            plain("TRIGGER", &format!("-PT{lead}M")),
        ];
        component("VALARM", properties, Vec::new())
    };
    appointment.leads.iter().map(alarm).collect()
}

/// The zone's offsets for as long as the appointments in it go on, each change by its day, for
/// calendars that do not know the zone by its name.
fn zone_rules(zone: Tz, appointments: &[Appointment]) -> Component<'static> {
    let moments: Vec<DateTime<Utc>> = appointments
        .iter()
        .filter(|it| it.zone == zone)
        .flat_map(|it| {
            it.occasions()
                .next()
                .into_iter()
                .chain(it.occasions().last())
        })
        .collect();
    let first = moments.iter().min().copied().unwrap_or_default();
    let last = moments.iter().max().copied().unwrap_or_default();
    let from = beginning_of(first.year());
    let mut observances = vec![observance(
        zone,
        from,
        offset(zone, from),
        offset(zone, from),
    )];
    for change in changes(zone, from, last + Duration::days(366)) {
        observances.push(observance(zone, change.at, change.before, change.after));
    }
    component("VTIMEZONE", vec![plain("TZID", zone.name())], observances)
}

fn beginning_of(year: i32) -> DateTime<Utc> {
    let day = NaiveDate::from_ymd_opt(year, 1, 1).unwrap_or_default();
    day.and_time(NaiveTime::MIN).and_utc()
}

fn observance(zone: Tz, at: DateTime<Utc>, before: i32, after: i32) -> Component<'static> {
    // The local time of a change is told by the clock that is about to be moved.
    let start = (at + Duration::seconds(before.into())).naive_utc();
    let is_summer = after > before || (after == before && local(at, zone) != start);
    let name = if is_summer { "DAYLIGHT" } else { "STANDARD" };
    let properties = vec![
        plain("DTSTART", &start.format(LOCAL).to_string()),
        plain("TZOFFSETFROM", &offset_text(before)),
        plain("TZOFFSETTO", &offset_text(after)),
    ];
    component(name, properties, Vec::new())
}

fn offset_text(seconds: i32) -> String {
    let sign = if seconds < 0 { '-' } else { '+' };
    let (minutes, rest) = (seconds.abs() / 60, seconds.abs() % 60);
    let text = format!("{sign}{:02}{:02}", minutes / 60, minutes % 60);
    match rest {
        0 => text,
        _ => format!("{text}{rest:02}"),
    }
}

fn component(
    name: &'static str,
    properties: Vec<Property<'static>>,
    components: Vec<Component<'static>>,
) -> Component<'static> {
    Component {
        name: name.into(),
        properties,
        components,
    }
}

fn plain(name: &'static str, value: &str) -> Property<'static> {
    Property {
        name: name.into(),
        val: ParseString::from(value.to_owned()),
        params: Vec::new(),
    }
}

/// A text has its commas, semicolons and ends of lines escaped, and nothing else that ends a line.
fn text(name: &'static str, value: &str) -> Property<'static> {
    let mut escaped = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '\\' | ',' | ';' => escaped.extend(['\\', letter]),
            '\n' => escaped.push_str("\\n"),
            control if control.is_control() => {}
            other => escaped.push(other),
        }
    }
    plain(name, &escaped)
}
