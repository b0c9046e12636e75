//! When an appointment takes place.

use chrono::{DateTime, Datelike, Days, Months, NaiveDate, Utc};

use crate::appointment::is_of_our_time;
use crate::{Appointment, Every, MOST_OCCASIONS, Repeat, RepeatEnd, moment};

impl Appointment {
    /// The moments at which its occasions begin, in their order, each once.
    pub fn occasions(&self) -> impl Iterator<Item = DateTime<Utc>> + '_ {
        let mut last = None;
        self.days()
            .map(|day| moment(day.and_time(self.start.time()), self.zone))
            .filter(move |at| last.replace(*at) != Some(*at))
    }

    /// The local days of its occasions.
    fn days(&self) -> impl Iterator<Item = NaiveDate> + '_ {
        let first = self.start.date();
        let repeat = self.repeat.unwrap_or(Repeat {
            every: Every::Day,
            interval: 1,
            end: RepeatEnd::After(1),
        });
        let (times, last) = match repeat.end {
            RepeatEnd::After(times) => (times.min(MOST_OCCASIONS), None),
            RepeatEnd::On(day) => (MOST_OCCASIONS, Some(day)),
        };
        (0_u32..)
            .map_while(move |step| day_after(first, repeat, step))
            .take_while(move |day| is_of_our_time(*day) && last.is_none_or(|last| *day <= last))
            .filter(move |day| repeat.every != Every::Month || day.day() == first.day())
            .take(usize::from(times))
    }
}

/// The day so many steps after the first one, as far as there are days; a month that lacks the day
/// gives its last one.
fn day_after(first: NaiveDate, repeat: Repeat, step: u32) -> Option<NaiveDate> {
    let steps = step.checked_mul(u32::from(repeat.interval.max(1)))?;
    match repeat.every {
        Every::Day => first.checked_add_days(Days::new(steps.into())),
        Every::Week => first.checked_add_days(Days::new(u64::from(steps) * 7)),
        Every::Month => first.checked_add_months(Months::new(steps)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tz;
    use crate::testing::at;

    #[track_caller]
    fn check(start: &str, zone: Tz, every: Every, interval: u16, end: RepeatEnd, expected: &str) {
        let mut appointment = at(start);
        appointment.zone = zone;
        appointment.repeat = Some(Repeat {
            every,
            interval,
            end,
        });
        let found: Vec<String> = appointment
            .occasions()
            .map(|at| at.format("%Y-%m-%dT%H:%M").to_string())
            .collect();
        assert_eq!(found.join(" "), expected);
    }

    #[test]
    fn an_evening_keeps_its_local_time_through_the_year() {
        check(
            "2026-03-26T19:00:00",
            Tz::Europe__Bucharest,
            Every::Week,
            1,
            RepeatEnd::After(2),
            "2026-03-26T17:00 2026-04-02T16:00",
        );
    }

    #[test]
    fn days_weeks_and_months_are_counted() {
        let tokyo = Tz::Asia__Tokyo;
        let until = |day: &str| RepeatEnd::On(day.parse().unwrap());
        check(
            "2026-01-01T12:00:00",
            tokyo,
            Every::Day,
            3,
            until("2026-01-07"),
            "2026-01-01T03:00 2026-01-04T03:00 2026-01-07T03:00",
        );
        check(
            "2026-01-01T12:00:00",
            tokyo,
            Every::Week,
            2,
            until("2026-01-28"),
            "2026-01-01T03:00 2026-01-15T03:00",
        );
        check(
            "2026-01-31T12:00:00",
            tokyo,
            Every::Month,
            1,
            RepeatEnd::After(3),
            "2026-01-31T03:00 2026-03-31T03:00 2026-05-31T03:00",
        );
    }

    #[test]
    fn a_day_that_a_zone_left_out_has_its_occasion_after_the_gap() {
        check(
            "2011-12-29T19:00:00",
            Tz::Pacific__Apia,
            Every::Day,
            1,
            RepeatEnd::After(3),
            "2011-12-30T05:00 2011-12-30T10:00 2011-12-31T05:00",
        );
    }

    #[test]
    fn occasions_that_fall_on_one_moment_are_one() {
        check(
            "2011-12-29T00:00:00",
            Tz::Pacific__Apia,
            Every::Day,
            1,
            RepeatEnd::After(4),
            "2011-12-29T10:00 2011-12-30T10:00 2011-12-31T10:00",
        );
    }

    #[test]
    fn a_repetition_has_an_end_whatever_was_stored() {
        let mut appointment = at("9998-12-01T12:00:00");
        let day: NaiveDate = "9999-12-31".parse().unwrap();
        for (interval, end, expected) in [
            (1, RepeatEnd::After(u16::MAX), 396),
            (0, RepeatEnd::On(day), 396),
            (u16::MAX, RepeatEnd::On(day), 1),
        ] {
            appointment.repeat = Some(Repeat {
                every: Every::Day,
                interval,
                end,
            });
            assert_eq!(appointment.occasions().count(), expected);
        }
        appointment.start = at("2026-02-28T12:00:00").start;
        appointment.repeat = Some(Repeat {
            every: Every::Day,
            interval: 1,
            end: RepeatEnd::On(day),
        });
        assert_eq!(appointment.occasions().count(), 520);
    }
}
