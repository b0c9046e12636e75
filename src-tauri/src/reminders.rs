//! Reminders of appointments, as system notifications: each once, when it is due or as missed.

use std::time::Duration;

use calendar::{Tz, local};
use chrono::{DateTime, Datelike as _, NaiveDateTime, Utc};
use fluent_bundle::FluentArgs;
use store::DueReminder;

use crate::agenda::{Agenda, home};
use crate::attention::Attention;
use crate::library::blocking;
use crate::texts::Texts;

/// The machine's clock is looked at so often: it may be set, and the machine may sleep.
const LOOK: Duration = Duration::from_secs(20);

/// Tells what is due until the program ends.
pub(crate) async fn tell(agenda: Agenda, attention: Attention) {
    loop {
        let next = round(&agenda, &attention).await;
        let wait = next.map_or(LOOK, |at| {
            (at - agenda.now()).to_std().unwrap_or_default().min(LOOK)
        });
        // Whether appointments have changed or the time is over, it is looked again.
        let _ = tokio::time::timeout(wait, agenda.changed.notified()).await;
    }
}

/// Tells what is due now, and says when the next is. What cannot be read is tried again later.
async fn round(agenda: &Agenda, attention: &Attention) -> Option<DateTime<Utc>> {
    let store = agenda.store().ok()?;
    let now = agenda.now();
    let read = store.clone();
    let (home, next) =
        blocking(move || Ok::<_, store::ReadError>((home(&read)?, read.next_due(now)?)))
            .await
            .ok()?;
    if next? > now {
        return next;
    }
    match store.writer().take_due(now).await {
        Ok(due) => {
            for due in due {
                let (title, body) = attention.text(|texts| words(texts, &due, home, now));
                attention.remind(title, body);
            }
        }
        Err(error) => {
            tracing::warn!(%error, "reminders are told later");
            return None;
        }
    }
    let store = store.clone();
    blocking(move || store.next_due(now)).await.ok()?
}

/// Title and text of a reminder.
fn words(texts: &Texts, due: &DueReminder, home: Tz, now: DateTime<Utc>) -> (String, String) {
    let start = due.reminder.start;
    let minutes = ((start - now).num_seconds().max(0) + 59) / 60;
    let when = when(texts, local(start, home), local(now, home));
    let (unit, count) = match minutes {
        _ if due.missed && start <= now => ("missed", 0),
        0 => ("now", 0),
        1..120 => ("minutes", minutes),
        120..2_880 => ("hours", minutes / 60),
        _ => ("days", minutes / 1_440),
    };
    let mut arguments = FluentArgs::new();
    arguments.set("unit", unit);
    arguments.set("count", count);
    arguments.set("when", when);
    let mut body = texts.text("reminder-body", Some(&arguments));
    if due.missed && start > now {
        body = format!("{} {body}", texts.text("reminder-late", None));
    }
    let appointment = &due.appointment;
    if !appointment.opponent.is_empty() {
        body.push(' ');
        body.push_str(&texts.word("reminder-opponent", "opponent", &appointment.opponent));
    }
    (appointment.title.clone(), body)
}

/// The time of day, with the date if it is not today's.
fn when(texts: &Texts, start: NaiveDateTime, now: NaiveDateTime) -> String {
    let time = start.format("%H:%M").to_string();
    if start.date() == now.date() {
        return time;
    }
    let mut arguments = FluentArgs::new();
    arguments.set("day", start.day());
    arguments.set("month", start.month());
    arguments.set("year", start.year().to_string());
    arguments.set("time", time);
    texts.text("reminder-when", Some(&arguments))
}

#[cfg(test)]
mod tests {
    use calendar::{Appointment, Reminder};

    use super::*;
    use crate::texts::Language;

    #[track_caller]
    fn check(language: Language, now: &str, missed: bool, expected: &str) {
        let start: DateTime<Utc> = "2031-05-01T16:00:00Z".parse().unwrap();
        let due = DueReminder {
            appointment: Appointment {
                uid: "a".to_owned(),
                title: "Club evening".to_owned(),
                opponent: "Ștefan".to_owned(),
                game: None,
                start: "2031-05-01T19:00:00".parse().unwrap(),
                zone: Tz::Europe__Bucharest,
                opponent_zone: None,
                minutes: 90,
                leads: vec![15],
                repeat: None,
                notes: String::new(),
            },
            reminder: Reminder {
                due: start,
                start,
                lead: 15,
            },
            missed,
        };
        let now = now.parse().unwrap();
        let (title, body) = words(&Texts::new(language), &due, Tz::Europe__Bucharest, now);
        assert_eq!((&*title, &*body), ("Club evening", expected));
    }

    #[test]
    fn a_reminder_says_when_it_begins_and_against_whom() {
        use Language::{English, Romanian};
        check(
            English,
            "2031-05-01T16:00:01Z",
            false,
            "It begins now, at 19:00. Against Ștefan.",
        );
        check(
            English,
            "2031-05-01T15:45:00Z",
            false,
            "It begins in 15 minutes, at 19:00. Against Ștefan.",
        );
        check(
            English,
            "2031-05-01T15:59:00Z",
            false,
            "It begins in 1 minute, at 19:00. Against Ștefan.",
        );
        check(
            English,
            "2031-05-01T13:45:00Z",
            false,
            "It begins in 2 hours, at 19:00. Against Ștefan.",
        );
        check(
            English,
            "2031-04-28T16:00:00Z",
            false,
            "It begins in 3 days, at 19:00 on 1 May 2031. Against Ștefan.",
        );
        check(
            English,
            "2031-05-02T16:00:00Z",
            true,
            "Missed reminder: it was to begin at 19:00 on 1 May 2031. Against Ștefan.",
        );
        check(
            English,
            "2031-05-01T15:50:00Z",
            true,
            "This reminder is late. It begins in 10 minutes, at 19:00. Against Ștefan.",
        );
        check(
            Romanian,
            "2031-05-01T15:40:00Z",
            false,
            "Începe peste 20 de minute, la 19:00. Adversar: Ștefan.",
        );
    }
}
