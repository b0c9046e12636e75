use super::*;
use crate::testing::at;
use crate::{Every, Repeat, RepeatEnd, Tz};

fn utc(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

/// Asks at each of these moments, as a program does, and writes down what is told: the lead, the
/// occasion, and `!` when it was missed.
#[track_caller]
fn check(appointment: &Appointment, since: &str, moments: &[&str], expected: &str) {
    let mut told = Told::new();
    let mut heard = Vec::new();
    for now in moments {
        let now = utc(now);
        for reminder in due(appointment, utc(since), &told, now) {
            told.insert(reminder.key());
            let missed = if reminder.is_missed(now) { "!" } else { "" };
            let start = reminder.start.format("%m-%dT%H:%M");
            heard.push(format!("{}@{start}{missed}", reminder.lead));
        }
    }
    assert_eq!(heard.join(" "), expected);
}

fn daily(start: &str, zone: Tz, times: u16) -> Appointment {
    let mut appointment = at(start);
    appointment.zone = zone;
    appointment.repeat = Some(Repeat {
        every: Every::Day,
        interval: 1,
        end: RepeatEnd::After(times),
    });
    appointment
}

const LONG_AGO: &str = "1970-01-01T00:00:00Z";

#[test]
fn each_lead_is_told_once_at_its_time() {
    let mut appointment = at("2026-05-01T19:00:00");
    appointment.leads = vec![0, 15, 60];
    let moments = [
        "2026-05-01T14:59:59Z",
        "2026-05-01T15:00:00Z",
        "2026-05-01T15:00:01Z",
        "2026-05-01T15:45:10Z",
        "2026-05-01T16:00:00Z",
        "2026-05-02T16:00:00Z",
    ];
    check(
        &appointment,
        LONG_AGO,
        &moments,
        "60@05-01T16:00 15@05-01T16:00 0@05-01T16:00",
    );
}

#[test]
fn a_lead_that_stands_twice_is_told_once() {
    let mut appointment = at("2026-05-01T19:00:00");
    appointment.leads = vec![15, 15];
    check(
        &appointment,
        LONG_AGO,
        &["2026-05-01T15:45:00Z"],
        "15@05-01T16:00",
    );
}

#[test]
fn the_spring_gap_tells_each_day_once() {
    let appointment = daily("2026-03-28T03:30:00", Tz::Europe__Bucharest, 3);
    let moments = [
        "2026-03-28T01:30:00Z",
        "2026-03-29T00:59:59Z",
        "2026-03-29T01:00:00Z",
        "2026-03-29T01:30:00Z",
        "2026-03-30T00:30:00Z",
    ];
    check(
        &appointment,
        LONG_AGO,
        &moments,
        "0@03-28T01:30 0@03-29T01:00 0@03-30T00:30",
    );
}

#[test]
fn the_autumn_fold_tells_the_earlier_time_alone() {
    let appointment = daily("2026-10-24T03:30:00", Tz::Europe__Bucharest, 3);
    let moments = [
        "2026-10-24T00:30:00Z",
        "2026-10-25T00:30:00Z",
        "2026-10-25T01:30:00Z",
        "2026-10-26T01:30:00Z",
    ];
    check(
        &appointment,
        LONG_AGO,
        &moments,
        "0@10-24T00:30 0@10-25T00:30 0@10-26T01:30",
    );
}

#[test]
fn a_lead_is_a_span_of_time_across_a_change_of_the_clocks() {
    let mut appointment = at("2026-03-29T04:30:00");
    appointment.leads = vec![60];
    check(
        &appointment,
        LONG_AGO,
        &["2026-03-29T00:29:59Z", "2026-03-29T00:30:00Z"],
        "60@03-29T01:30",
    );
}

#[test]
fn lord_howe_tells_in_its_half_hours_gap_and_fold() {
    let zone = Tz::Australia__Lord_Howe;
    check(
        &daily("2026-10-03T02:15:00", zone, 2),
        LONG_AGO,
        &["2026-10-02T15:45:00Z", "2026-10-03T15:30:00Z"],
        "0@10-02T15:45 0@10-03T15:30",
    );
    check(
        &daily("2026-04-05T01:45:00", zone, 1),
        LONG_AGO,
        &["2026-04-04T14:45:00Z", "2026-04-04T15:15:00Z"],
        "0@04-04T14:45",
    );
}

#[test]
fn samoas_lost_day_is_told_once_when_it_would_have_ended() {
    check(
        &daily("2011-12-29T00:00:00", Tz::Pacific__Apia, 4),
        LONG_AGO,
        &[
            "2011-12-29T10:00:00Z",
            "2011-12-30T10:00:00Z",
            "2011-12-30T10:00:30Z",
            "2011-12-31T10:00:00Z",
        ],
        "0@12-29T10:00 0@12-30T10:00 0@12-31T10:00",
    );
}

#[test]
fn a_zone_without_daylight_saving_time_tells_at_one_hour_all_year() {
    let mut appointment = daily("2026-03-29T12:00:00", Tz::Asia__Tokyo, 2);
    appointment.leads = vec![30];
    check(
        &appointment,
        LONG_AGO,
        &["2026-03-29T02:30:00Z", "2026-03-30T02:30:00Z"],
        "30@03-29T03:00 30@03-30T03:00",
    );
}

#[test]
fn a_far_year_is_told_once_too() {
    check(
        &daily("2525-07-01T12:00:00", Tz::Europe__Bucharest, 2),
        LONG_AGO,
        &[
            "2525-07-01T10:00:00Z",
            "2525-07-01T10:00:30Z",
            "2525-07-02T10:00:00Z",
        ],
        "0@07-01T10:00 0@07-02T10:00",
    );
}

#[test]
fn a_clock_that_is_set_back_repeats_nothing() {
    let moments = [
        "2026-05-01T16:00:00Z",
        "2026-05-01T12:00:00Z",
        "2026-05-01T16:00:00Z",
        "2030-01-01T00:00:00Z",
        "2026-05-01T16:00:00Z",
    ];
    check(
        &at("2026-05-01T19:00:00"),
        LONG_AGO,
        &moments,
        "0@05-01T16:00",
    );
}

#[test]
fn a_machine_that_slept_tells_afterwards_what_was_missed() {
    let appointment = daily("2026-05-01T19:00:00", Tz::Europe__Bucharest, 4);
    let moments = ["2026-05-01T16:01:59Z", "2026-05-04T16:00:00Z"];
    check(
        &appointment,
        LONG_AGO,
        &moments,
        "0@05-01T16:00 0@05-02T16:00! 0@05-03T16:00! 0@05-04T16:00",
    );
}

#[test]
fn what_was_past_when_it_was_saved_is_not_told() {
    let mut appointment = at("2026-05-01T19:00:00");
    appointment.leads = vec![60, 15];
    check(
        &appointment,
        "2026-05-01T15:10:00Z",
        &["2026-05-01T15:10:00Z", "2026-05-01T15:45:00Z"],
        "15@05-01T16:00",
    );
}

/// Due is what was not kept as told, so a program that ends between the two tells it when it starts
/// again, and one that ends after both does not.
#[test]
fn a_restart_between_due_and_told_loses_and_repeats_nothing() {
    let appointment = at("2026-05-01T19:00:00");
    let (since, now) = (utc(LONG_AGO), utc("2026-05-01T16:00:00Z"));
    let mut told = Told::new();
    let first = due(&appointment, since, &told, now);
    let again = due(&appointment, since, &told, now + Duration::seconds(50));
    assert_eq!((first.len(), &first), (1, &again));
    told.extend(again.iter().map(Reminder::key));
    assert_eq!(
        due(&appointment, since, &told, now + Duration::minutes(9)),
        []
    );
}

#[test]
fn the_next_moment_is_known_beforehand() {
    let mut appointment = daily("2026-05-01T19:00:00", Tz::Europe__Bucharest, 2);
    appointment.leads = vec![0, 2 * 24 * 60];
    let mut told = Told::new();
    let since = utc("2026-04-29T17:00:00Z");
    let mut now = since;
    let mut moments = Vec::new();
    while let Some(next) = next_due(&appointment, since, &told, now) {
        now = next;
        moments.push(now.format("%m-%dT%H:%M").to_string());
        told.extend(
            due(&appointment, since, &told, now)
                .iter()
                .map(Reminder::key),
        );
    }
    assert_eq!(
        moments,
        ["04-30T16:00", "05-01T16:00", "05-02T16:00"],
        "the first long lead was past already"
    );
    let none = Told::new();
    let later = utc("2026-06-01T00:00:00Z");
    assert_eq!(next_due(&appointment, since, &none, later), Some(later));
    assert_eq!(next_due(&appointment, later, &none, later), None);
}
