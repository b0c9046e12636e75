//! Local times and moments: the rule for gaps and folds stands here alone.

use chrono::{DateTime, Duration, MappedLocalTime, NaiveDateTime, Offset, TimeZone, Utc};
use chrono_tz::{GapInfo, TZ_VARIANTS, Tz};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The moment of a local time in a zone: the first one after a gap, the earlier one in a fold.
pub fn moment(local: NaiveDateTime, zone: Tz) -> DateTime<Utc> {
    match zone.from_local_datetime(&local) {
        MappedLocalTime::Single(moment) => moment.to_utc(),
        MappedLocalTime::Ambiguous(one, other) => one.to_utc().min(other.to_utc()),
        MappedLocalTime::None => GapInfo::new(&local, &zone)
            .and_then(|gap| gap.end)
            .map_or_else(|| local.and_utc(), |end| end.to_utc()),
    }
}

/// What a zone's clocks do at a local time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Clocks {
    /// They show it once.
    Once,
    /// They leave it out; the first moment after the gap is meant.
    Never,
    /// They show it twice; the earlier moment is meant.
    Twice,
}

/// What a zone's clocks do at this local time.
pub fn clocks(local: NaiveDateTime, zone: Tz) -> Clocks {
    match zone.from_local_datetime(&local) {
        MappedLocalTime::Single(_) => Clocks::Once,
        MappedLocalTime::Ambiguous(..) => Clocks::Twice,
        MappedLocalTime::None => Clocks::Never,
    }
}

/// The local time of a moment in a zone.
pub fn local(moment: DateTime<Utc>, zone: Tz) -> NaiveDateTime {
    moment.with_timezone(&zone).naive_local()
}

/// The names of all zones, such as `Europe/Bucharest`.
pub fn zone_names() -> impl Iterator<Item = &'static str> {
    TZ_VARIANTS.iter().map(|zone| zone.name())
}

/// A change of a zone's offset from UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// The first moment with the new offset.
    pub(crate) at: DateTime<Utc>,
    /// Seconds east of UTC before it.
    pub(crate) before: i32,
    /// Seconds east of UTC from then on.
    pub(crate) after: i32,
}

/// Seconds east of UTC at a moment.
pub(crate) fn offset(zone: Tz, at: DateTime<Utc>) -> i32 {
    zone.offset_from_utc_datetime(&at.naive_utc())
        .fix()
        .local_minus_utc()
}

/// Every change of the zone's offset after `from` and until `to`, found day by day.
pub(crate) fn changes(zone: Tz, from: DateTime<Utc>, to: DateTime<Utc>) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut low = from;
    while low < to {
        let high = (low + Duration::days(1)).min(to);
        let (before, after) = (offset(zone, low), offset(zone, high));
        if before != after {
            let at = first_with(zone, after, low, high);
            changes.push(Change { at, before, after });
        }
        low = high;
    }
    changes
}

/// The first second in `low..=high` with this offset, which `low` does not have and `high` has.
fn first_with(
    zone: Tz,
    wanted: i32,
    mut low: DateTime<Utc>,
    mut high: DateTime<Utc>,
) -> DateTime<Utc> {
    while high - low > Duration::seconds(1) {
        let middle = low + Duration::seconds((high - low).num_seconds() / 2);
        if offset(zone, middle) == wanted {
            high = middle;
        } else {
            low = middle;
        }
    }
    high
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(local_time: &str, zone: Tz, expected: &str) {
        let at = moment(local_time.parse().unwrap(), zone);
        assert_eq!(at.to_rfc3339(), expected, "{local_time} in {zone}");
    }

    #[test]
    fn it_is_known_how_often_clocks_show_a_time() {
        for (local_time, expected) in [
            ("2026-03-29T03:30:00", Clocks::Never),
            ("2026-10-25T03:30:00", Clocks::Twice),
            ("2026-10-25T05:30:00", Clocks::Once),
        ] {
            let found = clocks(local_time.parse().unwrap(), Tz::Europe__Bucharest);
            assert_eq!(found, expected, "{local_time}");
        }
    }

    #[test]
    fn a_time_in_a_gap_is_the_first_moment_after_it() {
        let bucharest = Tz::Europe__Bucharest;
        check(
            "2026-03-29T02:59:59",
            bucharest,
            "2026-03-29T00:59:59+00:00",
        );
        check(
            "2026-03-29T03:00:00",
            bucharest,
            "2026-03-29T01:00:00+00:00",
        );
        check(
            "2026-03-29T03:30:00",
            bucharest,
            "2026-03-29T01:00:00+00:00",
        );
        check(
            "2026-03-29T04:00:00",
            bucharest,
            "2026-03-29T01:00:00+00:00",
        );
        check(
            "2026-03-29T04:30:00",
            bucharest,
            "2026-03-29T01:30:00+00:00",
        );
    }

    #[test]
    fn a_time_that_comes_twice_is_the_earlier_one() {
        let bucharest = Tz::Europe__Bucharest;
        check(
            "2026-10-25T02:59:59",
            bucharest,
            "2026-10-24T23:59:59+00:00",
        );
        check(
            "2026-10-25T03:00:00",
            bucharest,
            "2026-10-25T00:00:00+00:00",
        );
        check(
            "2026-10-25T03:30:00",
            bucharest,
            "2026-10-25T00:30:00+00:00",
        );
        check(
            "2026-10-25T04:00:00",
            bucharest,
            "2026-10-25T02:00:00+00:00",
        );
    }

    #[test]
    fn lord_howe_moves_its_clocks_by_half_an_hour() {
        let lord_howe = Tz::Australia__Lord_Howe;
        check(
            "2026-10-04T02:15:00",
            lord_howe,
            "2026-10-03T15:30:00+00:00",
        );
        check(
            "2026-10-04T02:30:00",
            lord_howe,
            "2026-10-03T15:30:00+00:00",
        );
        check(
            "2026-10-04T02:45:00",
            lord_howe,
            "2026-10-03T15:45:00+00:00",
        );
        check(
            "2026-04-05T01:45:00",
            lord_howe,
            "2026-04-04T14:45:00+00:00",
        );
        check(
            "2026-04-05T02:00:00",
            lord_howe,
            "2026-04-04T15:30:00+00:00",
        );
    }

    #[test]
    fn samoa_had_no_thirtieth_of_december_2011() {
        let apia = Tz::Pacific__Apia;
        check("2011-12-29T23:59:59", apia, "2011-12-30T09:59:59+00:00");
        check("2011-12-30T00:00:00", apia, "2011-12-30T10:00:00+00:00");
        check("2011-12-30T19:00:00", apia, "2011-12-30T10:00:00+00:00");
        check("2011-12-31T00:00:00", apia, "2011-12-30T10:00:00+00:00");
        check("2011-12-31T19:00:00", apia, "2011-12-31T05:00:00+00:00");
    }

    #[test]
    fn a_zone_without_daylight_saving_time_has_one_offset() {
        check(
            "2026-01-01T12:00:00",
            Tz::Asia__Tokyo,
            "2026-01-01T03:00:00+00:00",
        );
        check(
            "2026-07-01T12:00:00",
            Tz::Asia__Tokyo,
            "2026-07-01T03:00:00+00:00",
        );
    }

    #[test]
    fn a_far_year_keeps_the_last_offset() {
        let bucharest = Tz::Europe__Bucharest;
        check(
            "2099-07-01T12:00:00",
            bucharest,
            "2099-07-01T09:00:00+00:00",
        );
        check(
            "2525-01-01T12:00:00",
            bucharest,
            "2525-01-01T10:00:00+00:00",
        );
        check(
            "2525-07-01T12:00:00",
            bucharest,
            "2525-07-01T10:00:00+00:00",
        );
        check(
            "9999-12-31T23:00:00",
            bucharest,
            "9999-12-31T21:00:00+00:00",
        );
    }

    #[test]
    fn changes_of_the_offset_are_found_to_the_second() {
        let utc = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
        let change = |at: &str, before, after| Change {
            at: utc(at),
            before,
            after,
        };
        let (from, to) = (utc("2026-01-01T00:00:00Z"), utc("2027-01-01T00:00:00Z"));
        assert_eq!(
            changes(Tz::Europe__Bucharest, from, to),
            [
                change("2026-03-29T01:00:00Z", 7_200, 10_800),
                change("2026-10-25T01:00:00Z", 10_800, 7_200),
            ]
        );
        assert_eq!(changes(Tz::Asia__Tokyo, from, to), []);
        let (from, to) = (utc("2011-12-01T00:00:00Z"), utc("2012-01-15T00:00:00Z"));
        assert_eq!(
            changes(Tz::Pacific__Apia, from, to),
            [change("2011-12-30T10:00:00Z", -36_000, 50_400)]
        );
    }
}
