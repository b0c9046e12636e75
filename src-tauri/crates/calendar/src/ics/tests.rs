use chrono::{DateTime, Utc};

use super::*;
use crate::testing::at;
use crate::{Appointment, AppointmentFault, Every, PlannedGame, Repeat, RepeatEnd, Tz};

fn now() -> DateTime<Utc> {
    "2026-04-01T10:00:00Z".parse().unwrap()
}

fn full() -> Appointment {
    Appointment {
        uid: "a,b;c@example".to_owned(),
        title: "Seara de șah; \"masa 3\", mare".to_owned(),
        game: Some(PlannedGame {
            rules: "english".to_owned(),
            main_ms: Some(2_700_000),
            increment_ms: 5_000,
        }),
        opponent_zone: Some(Tz::Asia__Tokyo),
        leads: vec![0, 15, 1_440],
        repeat: Some(Repeat {
            every: Every::Week,
            interval: 2,
            end: RepeatEnd::On("2026-12-18".parse().unwrap()),
        }),
        notes: "A long line that is folded, because it has far more than seventy-five letters.\nAnd \\n."
            .to_owned(),
        ..at("2026-05-01T19:00:00")
    }
}

/// A calendar of one event with these lines, read at home in Bucharest.
fn event(lines: &str) -> Preview {
    let text = format!(
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:u\nSUMMARY:Game\n{lines}\nEND:VEVENT\nEND:VCALENDAR\n"
    );
    preview(text.as_bytes(), Tz::Europe__Bucharest, &[]).unwrap()
}

#[track_caller]
fn found(lines: &str) -> Found {
    let preview = event(lines);
    assert_eq!(preview.refused, [], "{lines}");
    preview.found[0].clone()
}

#[track_caller]
fn refused(lines: &str, expected: &NotKept) {
    let preview = event(lines);
    assert_eq!(preview.found, [], "{lines}");
    assert_eq!(preview.refused[0].why, *expected, "{lines}");
}

const START: &str = "DTSTART;TZID=Europe/Bucharest:20260501T190000\nDURATION:PT1H";

#[test]
fn what_is_written_is_read_again() {
    let appointments = [full(), at("2026-06-01T20:00:00")];
    let text = write(&appointments, now());
    assert!(text.lines().all(|line| line.len() <= 75), "{text}");
    let home = Tz::Asia__Tokyo;
    let read = preview(text.as_bytes(), home, &[]).unwrap();
    assert_eq!(read.refused, []);
    for (found, written) in read.found.iter().zip(&appointments) {
        assert_eq!(found.appointment, *written);
        assert_eq!((found.news, &*found.left_out), (News::New, &[][..]));
    }
    assert_eq!(read.found.len(), 2);
}

#[test]
fn reading_again_makes_no_double() {
    let text = write(&[full()], now());
    let mut known = full();
    let news = |known: &Appointment| {
        let read = preview(text.as_bytes(), Tz::UTC, std::slice::from_ref(known)).unwrap();
        read.found[0].news
    };
    assert_eq!(news(&known), News::Same);
    known.minutes += 1;
    assert_eq!(news(&known), News::Changed);
    known.uid.push('x');
    assert_eq!(news(&known), News::New);
}

#[test]
fn the_same_id_twice_in_a_text_is_refused() {
    let one = format!("BEGIN:VEVENT\nUID:u\nSUMMARY:G\n{START}\nEND:VEVENT\n");
    let text = format!("BEGIN:VCALENDAR\n{one}{one}END:VCALENDAR");
    let read = preview(text.as_bytes(), Tz::UTC, &[]).unwrap();
    assert_eq!(
        (read.found.len(), &read.refused[0].why),
        (1, &NotKept::Double)
    );
}

#[test]
fn a_text_without_ids_has_the_same_ones_each_time() {
    let text =
        format!("BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:G\n{START}\nEND:VEVENT\nEND:VCALENDAR");
    let read = || preview(text.as_bytes(), Tz::UTC, &[]).unwrap();
    assert_eq!(
        read().found[0].appointment.uid,
        "20260501T190000-Europe/Bucharest-G"
    );
    assert_eq!(read(), read());
}

#[test]
fn the_zones_rules_are_written_for_as_long_as_they_are_needed() {
    let text = write(&[at("2026-05-01T19:00:00")], now());
    for expected in [
        "BEGIN:VTIMEZONE\r\nTZID:Europe/Bucharest\r\n",
        "BEGIN:DAYLIGHT\r\nDTSTART:20260329T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0300\r\n",
        "BEGIN:STANDARD\r\nDTSTART:20261025T040000\r\nTZOFFSETFROM:+0300\r\nTZOFFSETTO:+0200\r\n",
        "DTSTART;TZID=Europe/Bucharest:20260501T190000\r\n",
        "DTSTAMP:20260401T100000Z\r\n",
        "TRIGGER:-PT0M\r\n",
    ] {
        assert!(text.contains(expected), "{expected} is missing in\n{text}");
    }
    let mut howe = at("2026-05-01T19:00:00");
    howe.zone = Tz::Australia__Lord_Howe;
    let text = write(&[howe], now());
    assert!(
        text.contains("TZOFFSETFROM:+1030\r\nTZOFFSETTO:+1100\r\n"),
        "{text}"
    );
}

#[test]
fn times_of_every_form_are_read() {
    let check = |lines: &str, start: &str, zone: Tz, left_out: &[LeftOut]| {
        let found = found(&format!("{lines}\nDURATION:PT1H"));
        let appointment = found.appointment;
        assert_eq!(appointment.start, start.parse().unwrap(), "{lines}");
        assert_eq!(
            (appointment.zone, &*found.left_out),
            (zone, left_out),
            "{lines}"
        );
    };
    let seven = "2026-05-01T19:00:00";
    check("DTSTART:20260501T190000Z", seven, Tz::UTC, &[]);
    check(
        "DTSTART:20260501T190000",
        seven,
        Tz::Europe__Bucharest,
        &[LeftOut::Zone],
    );
    check(
        "dtstart;tzid=Asia/Tokyo:20260501T190000",
        seven,
        Tz::Asia__Tokyo,
        &[],
    );
    let path = "DTSTART;TZID=/example.org/1/Asia/Tokyo:20260501T190000";
    check(path, seven, Tz::Asia__Tokyo, &[]);
    refused("DTSTART;VALUE=DATE:20260501", &NotKept::WholeDay);
    refused("DTSTART:tomorrow", &NotKept::NoTime);
    refused("DURATION:PT1H", &NotKept::NoTime);
    let zone = "Mars Standard Time".to_owned();
    refused(
        "DTSTART;TZID=Mars Standard Time:20260501T190000",
        &NotKept::UnknownZone { zone },
    );
    let fault = AppointmentFault::Year;
    refused("DTSTART:15260501T190000Z", &NotKept::Fault { fault });
}

#[test]
fn lengths_are_spans_of_time() {
    let check = |lines: &str, minutes: u32, left_out: &[LeftOut]| {
        let found = found(&format!(
            "DTSTART;TZID=Europe/Bucharest:20260329T023000\n{lines}"
        ));
        assert_eq!(found.appointment.minutes, minutes, "{lines}");
        assert_eq!(found.left_out, left_out, "{lines}");
    };
    check("DURATION:P1DT2H30M", 26 * 60 + 30, &[]);
    check("DTEND;TZID=Europe/Bucharest:20260329T043000", 60, &[]);
    check("DTEND:20260329T020000Z", 90, &[]);
    check("SEQUENCE:0", 60, &[LeftOut::Length]);
    check("DTEND:20260328T020000Z", 60, &[LeftOut::Length]);
    check("DURATION:soon", 60, &[LeftOut::Length]);
}

#[test]
fn repetitions_are_kept_as_far_as_they_can_be() {
    let check = |rule: &str, every: Every, interval: u16, end: RepeatEnd, left_out: &[LeftOut]| {
        let found = found(&format!("{START}\nRRULE:{rule}"));
        let repeat = Some(Repeat {
            every,
            interval,
            end,
        });
        assert_eq!(
            (found.appointment.repeat, &*found.left_out),
            (repeat, left_out),
            "{rule}"
        );
    };
    let on = |day: &str| RepeatEnd::On(day.parse().unwrap());
    let after = RepeatEnd::After;
    check("FREQ=DAILY;COUNT=3", Every::Day, 1, after(3), &[]);
    check(
        "FREQ=WEEKLY;BYDAY=FR;INTERVAL=2;COUNT=3;WKST=MO",
        Every::Week,
        2,
        after(3),
        &[],
    );
    check(
        "FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20260701",
        Every::Month,
        1,
        on("2026-07-01"),
        &[],
    );
    check(
        "FREQ=DAILY;UNTIL=20260510T160000Z",
        Every::Day,
        1,
        on("2026-05-10"),
        &[],
    );
    check(
        "FREQ=DAILY;UNTIL=20260510T155959Z",
        Every::Day,
        1,
        on("2026-05-09"),
        &[],
    );
    check(
        "FREQ=YEARLY;BYMONTH=5;COUNT=4",
        Every::Month,
        12,
        after(4),
        &[],
    );
    check("FREQ=WEEKLY", Every::Week, 1, after(520), &[LeftOut::End]);
    check(
        "FREQ=DAILY;COUNT=99999999",
        Every::Day,
        1,
        after(520),
        &[LeftOut::End],
    );
    for rule in [
        "FREQ=HOURLY;COUNT=3",
        "FREQ=WEEKLY;BYDAY=MO,FR;COUNT=3",
        "FREQ=WEEKLY;BYDAY=MO;COUNT=3",
        "FREQ=MONTHLY;BYDAY=FR;COUNT=3",
        "FREQ=DAILY;BYMONTH=5;COUNT=3",
        "FREQ=DAILY;INTERVAL=0;COUNT=3",
        "FREQ=DAILY;UNTIL=20200101",
        "COUNT=3",
        "nonsense",
    ] {
        let found = found(&format!("{START}\nRRULE:{rule}"));
        assert_eq!(found.appointment.repeat, None, "{rule}");
        assert_eq!(found.left_out, [LeftOut::Repetition], "{rule}");
    }
    let found = found(&format!(
        "{START}\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20260502T160000Z"
    ));
    assert_eq!(found.left_out, [LeftOut::Exceptions]);
}

#[test]
fn alarms_before_the_beginning_are_leads() {
    let check = |triggers: &[&str], leads: &[u32], left_out: &[LeftOut]| {
        let alarms: Vec<String> = triggers
            .iter()
            .map(|it| format!("BEGIN:VALARM\nACTION:AUDIO\nTRIGGER{it}\nEND:VALARM"))
            .collect();
        let found = found(&format!("{START}\n{}", alarms.join("\n")));
        assert_eq!(found.appointment.leads, leads, "{triggers:?}");
        assert_eq!(found.left_out, left_out, "{triggers:?}");
    };
    check(
        &[":-PT15M", ":-P1D", ":PT0S", ":-PT15M"],
        &[15, 1_440, 0],
        &[],
    );
    check(&[";RELATED=START:-P1W", ":-P1DT1H"], &[10_080, 1_500], &[]);
    check(&[";VALUE=DATE-TIME:20260501T153000Z"], &[30], &[]);
    for bad in [
        ":PT5M",
        ":-PT90S",
        ":-P5W",
        ";RELATED=END:-PT5M",
        ":x",
        ":",
        ":-P",
    ] {
        check(&[bad], &[], &[LeftOut::Alarm]);
    }
    let many: Vec<String> = (1..=11).map(|lead| format!(":-PT{lead}M")).collect();
    let many: Vec<&str> = many.iter().map(|it| &**it).collect();
    check(&many, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], &[LeftOut::Alarm]);
}

#[test]
fn what_is_no_appointment_is_named() {
    refused(&format!("{START}\nSTATUS:CANCELLED"), &NotKept::Cancelled);
    refused(
        &format!("{START}\nRECURRENCE-ID:20260501T160000Z"),
        &NotKept::OneOccasion,
    );
    let text = "BEGIN:VCALENDAR\nBEGIN:VJOURNAL\nSUMMARY:Shop\nEND:VJOURNAL\nEND:VCALENDAR";
    let read = preview(text.as_bytes(), Tz::UTC, &[]).unwrap();
    let shop = Refused {
        title: "Shop".to_owned(),
        why: NotKept::NotAppointment,
    };
    assert_eq!((read.found, read.refused), (Vec::new(), vec![shop]));
    let long = format!("{START}\nDESCRIPTION:{}", "n".repeat(3_000));
    assert_eq!(found(&long).left_out, [LeftOut::Text]);
}

#[test]
fn a_bad_text_says_line_and_reason() {
    use TextFault as Fault;
    let check = |bytes: &[u8], line: u32, fault: Fault| {
        let read = preview(bytes, Tz::UTC, &[]);
        let text = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned();
        assert_eq!(read, Err(BadText { line, fault }), "{text}");
    };
    check(b"", 1, Fault::NotCalendar);
    check(b"\n\nhello", 3, Fault::NotCalendar);
    check(b" BEGIN:VCALENDAR", 1, Fault::NotCalendar);
    check(b"BEGIN:VCARD\nEND:VCARD", 1, Fault::NotCalendar);
    check(b"BEGIN:VCALENDAR\nX:\xff", 2, Fault::NotText);
    check(
        b"BEGIN:VCALENDAR\nX:1\n 2\nnonsense\nEND:VCALENDAR",
        4,
        Fault::NoValue,
    );
    check(b"BEGIN:VCALENDAR\n:1\nEND:VCALENDAR", 2, Fault::NoValue);
    check(
        b"BEGIN:VCALENDAR\nX;A=\"b:c\"\nEND:VCALENDAR",
        2,
        Fault::NoValue,
    );
    check(b"BEGIN:VCALENDAR\r\nEND:VEVENT\r\n", 2, Fault::NotBegun);
    check(b"BEGIN:VCALENDAR\nEND:VCALENDAR\nX:1", 3, Fault::NotBegun);
    check(b"BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1", 3, Fault::NotEnded);
    let deep = format!("BEGIN:VCALENDAR\n{}", "BEGIN:X\n".repeat(100_000));
    check(deep.as_bytes(), 9, Fault::TooDeep);
    check(&vec![b'x'; 3_000_000], 1, Fault::TooLarge);
    check(
        b"BEGIN:VCALENDAR\nX:1\nBEGIN:A B\nEND:A B\nEND:VCALENDAR",
        3,
        Fault::Format,
    );
}

/// Nothing that is changed in one place makes the reader fail otherwise than by a fault.
#[test]
fn a_text_that_is_changed_anywhere_is_read_or_refused() {
    let text = write(&[full()], now()).into_bytes();
    let mut read = 0_u32;
    for at in (0..text.len()).step_by(5) {
        for byte in [b'\n', b':', b';', b'"', 0xff] {
            let mut changed = text.clone();
            changed[at] = byte;
            read += u32::from(preview(&changed, Tz::UTC, &[]).is_ok());
        }
        read += u32::from(preview(&text[..at], Tz::UTC, &[]).is_ok());
    }
    assert!(read > 100, "{read} texts were read");
}

#[test]
fn a_large_text_is_read_quickly() {
    let one = format!("BEGIN:VEVENT\nSUMMARY:G\n{START}\nEND:VEVENT\n");
    let mut text = "BEGIN:VCALENDAR\n".to_owned();
    for number in 0..1_500 {
        text.push_str(&one.replace("SUMMARY:G", &format!("SUMMARY:G\nUID:{number}")));
    }
    text.push_str("END:VCALENDAR\n");
    let read = preview(text.as_bytes(), Tz::UTC, &[]).unwrap();
    assert_eq!((read.found.len(), read.refused.len()), (1_000, 500));
    assert_eq!(read.refused[0].why, NotKept::TooMany);
}
