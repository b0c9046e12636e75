use calendar::{Every, Repeat, RepeatEnd, Tz};
use chrono::Duration;

use super::*;
use crate::Store;

fn utc(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn evening(uid: &str) -> Appointment {
    Appointment {
        uid: uid.to_owned(),
        title: "Club evening".to_owned(),
        opponent: "Ștefan".to_owned(),
        game: None,
        start: "2026-05-01T19:00:00".parse().unwrap(),
        zone: Tz::Europe__Bucharest,
        opponent_zone: None,
        minutes: 90,
        leads: vec![0, 15],
        repeat: Some(Repeat {
            every: Every::Week,
            interval: 1,
            end: RepeatEnd::After(3),
        }),
        notes: String::new(),
    }
}

/// What is told at this moment: lead, day, and `!` when it was missed.
async fn told_at(store: &Store, now: &str) -> String {
    let taken = store.writer().take_due(utc(now)).await.unwrap();
    let words: Vec<String> = taken
        .iter()
        .map(|due| {
            let missed = if due.missed { "!" } else { "" };
            format!(
                "{}@{}{missed}",
                due.reminder.lead,
                due.reminder.start.format("%d")
            )
        })
        .collect();
    words.join(" ")
}

#[tokio::test]
async fn each_reminder_is_taken_once_whatever_happens_between() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).unwrap();
    let saved = utc("2026-04-01T10:00:00Z");
    let writer = store.writer();
    writer
        .save_appointments(vec![evening("a")], saved)
        .await
        .unwrap();
    assert_eq!(told_at(&store, "2026-05-01T15:44:59Z").await, "");
    assert_eq!(
        store.next_due(utc("2026-05-01T15:44:59Z")).unwrap(),
        Some(utc("2026-05-01T15:45:00Z"))
    );
    assert_eq!(told_at(&store, "2026-05-01T15:45:00Z").await, "15@01");
    assert_eq!(told_at(&store, "2026-05-01T15:45:00Z").await, "");
    drop((store, writer));

    let store = Store::open(dir.path()).unwrap();
    assert_eq!(told_at(&store, "2026-05-01T15:46:00Z").await, "");
    assert_eq!(
        told_at(&store, "2026-05-01T12:00:00Z").await,
        "",
        "set back"
    );
    let slept = told_at(&store, "2026-05-08T16:00:30Z").await;
    assert_eq!(slept, "0@01! 15@08! 0@08");
    assert_eq!(
        told_at(&store, "2026-06-08T16:00:00Z").await,
        "15@15! 0@15!"
    );
    assert_eq!(store.next_due(utc("2026-06-08T16:00:00Z")).unwrap(), None);
}

#[tokio::test]
async fn an_id_stands_once_and_what_does_not_change_reminds_as_before() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).unwrap();
    let writer = store.writer();
    let saved = utc("2026-04-01T10:00:00Z");
    let both = vec![evening("a"), evening("b")];
    writer.save_appointments(both.clone(), saved).await.unwrap();
    let later = saved + Duration::days(40);
    writer.save_appointments(both, later).await.unwrap();
    let stored = store.appointments().unwrap();
    assert_eq!(stored.len(), 2, "importing again makes no double");
    assert!(stored.iter().all(|stored| stored.since == saved));

    let mut moved = evening("a");
    moved.start += Duration::days(1);
    writer.save_appointments(vec![moved], later).await.unwrap();
    assert_eq!(store.appointments().unwrap()[1].since, later);
    assert_eq!(
        told_at(&store, "2026-05-11T11:00:00Z").await,
        "15@01! 0@01! 15@08! 0@08!",
        "what was past when it was moved is not told"
    );
    writer.delete_appointment("b".to_owned()).await.unwrap();
    let again = writer.delete_appointment("b".to_owned()).await;
    assert_eq!(again, Err(CommitError::NoSuchAppointment));
    assert_eq!(told_at(&store, "2026-05-16T16:00:00Z").await, "15@16! 0@16");
}

#[tokio::test]
async fn one_that_cannot_be_kept_changes_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).unwrap();
    let mut bad = evening("b");
    bad.minutes = 0;
    let now = utc("2026-04-01T10:00:00Z");
    let saved = store
        .writer()
        .save_appointments(vec![evening("a"), bad], now)
        .await;
    let fault = calendar::AppointmentFault::Length;
    assert_eq!(saved, Err(CommitError::Appointment(fault)));
    assert_eq!(store.appointments().unwrap(), []);
}

#[tokio::test]
async fn what_a_full_disk_does_not_take_is_told_later() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).unwrap();
    let now = utc("2026-04-01T10:00:00Z");
    let mut many = evening("a");
    many.leads = (0..10).collect();
    let appointments: Vec<Appointment> = (0..200)
        .map(|number| Appointment {
            uid: number.to_string(),
            ..many.clone()
        })
        .collect();
    let writer = store.writer();
    writer.save_appointments(appointments, now).await.unwrap();
    writer.set_disk_full(true).await.unwrap();
    let due = utc("2026-06-01T00:00:00Z");
    assert!(writer.take_due(due).await.is_err());
    writer.set_disk_full(false).await.unwrap();
    assert_eq!(writer.take_due(due).await.unwrap().len(), 200 * 10 * 3);
}
