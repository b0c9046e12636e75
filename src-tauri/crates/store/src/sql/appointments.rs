//! The SQL tables `appointments` and `told`: what is agreed, and of what the player was reminded.

use calendar::{Appointment, Reminder, Told};
use chrono::{DateTime, Utc};
use rusqlite::{Connection, Row, params};

use crate::{CommitError, stored};

/// An appointment as it is on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAppointment {
    /// Its number; a deleted one's is not given again.
    pub number: u32,
    /// What is agreed.
    pub appointment: Appointment,
    /// When it was saved: what was past then is not told.
    pub since: DateTime<Utc>,
}

/// A reminder that has been taken to be told, and will not be given again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueReminder {
    /// Of what.
    pub appointment: Appointment,
    /// Which lead of which occasion.
    pub reminder: Reminder,
    /// It is told too late.
    pub missed: bool,
}

/// Every appointment, the earliest first. One that cannot be read does not hide the others.
pub(crate) fn read(connection: &Connection) -> rusqlite::Result<Vec<StoredAppointment>> {
    let mut appointments = connection
        .prepare_cached("SELECT number, since, version, appointment FROM appointments")?
        .query_map([], row)?
        .filter_map(Result::transpose)
        .collect::<rusqlite::Result<Vec<_>>>()?;
    appointments.sort_by_key(|stored| (stored.appointment.start, stored.number));
    Ok(appointments)
}

fn row(row: &Row<'_>) -> rusqlite::Result<Option<StoredAppointment>> {
    let text: String = row.get("appointment")?;
    let appointment = stored::read_appointment(row.get("version")?, &text).ok();
    let since = DateTime::from_timestamp_millis(row.get("since")?);
    Ok(appointment
        .zip(since)
        .map(|(appointment, since)| StoredAppointment {
            number: row.get("number").unwrap_or_default(),
            appointment,
            since,
        }))
}

/// Keeps appointments, each in place of the one with the same id. One that stays as it was keeps the
/// moment from which it reminds.
pub(crate) fn save(
    connection: &Connection,
    appointments: &[Appointment],
    now: DateTime<Utc>,
) -> Result<(), CommitError> {
    for appointment in appointments {
        if let Err(fault) = appointment.check() {
            return Err(CommitError::Appointment(fault));
        }
        connection
            .prepare_cached(
                "INSERT INTO appointments (uid, since, version, appointment)
                 VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (uid) DO UPDATE SET since = excluded.since,
                     version = excluded.version, appointment = excluded.appointment
                 WHERE appointment <> excluded.appointment",
            )?
            .execute(params![
                appointment.uid,
                now.timestamp_millis(),
                stored::VERSION,
                stored::write_appointment(appointment),
            ])?;
    }
    Ok(())
}

/// Deletes an appointment.
pub(crate) fn delete(connection: &Connection, uid: &str) -> Result<(), CommitError> {
    if connection.execute("DELETE FROM appointments WHERE uid = ?1", [uid])? == 0 {
        return Err(CommitError::NoSuchAppointment);
    }
    Ok(())
}

/// Takes the reminders that are to be told now, the earliest first, and marks them as told.
pub(crate) fn take_due(
    connection: &Connection,
    now: DateTime<Utc>,
) -> Result<Vec<DueReminder>, CommitError> {
    let mut taken = Vec::new();
    for stored in read(connection)? {
        let told = told(connection, stored.number)?;
        for reminder in calendar::due(&stored.appointment, stored.since, &told, now) {
            connection
                .prepare_cached("INSERT INTO told (appointment, start, lead) VALUES (?1, ?2, ?3)")?
                .execute((
                    stored.number,
                    reminder.start.timestamp_millis(),
                    reminder.lead,
                ))?;
            taken.push(DueReminder {
                appointment: stored.appointment.clone(),
                reminder,
                missed: reminder.is_missed(now),
            });
        }
    }
    taken.sort_by_key(|due| due.reminder);
    Ok(taken)
}

/// When the next reminder is to be told, if there is one.
pub(crate) fn next_due(
    connection: &Connection,
    now: DateTime<Utc>,
) -> rusqlite::Result<Option<DateTime<Utc>>> {
    let mut next = None;
    for stored in read(connection)? {
        let told = told(connection, stored.number)?;
        let due = calendar::next_due(&stored.appointment, stored.since, &told, now);
        next = match (next, due) {
            (Some(one), Some(other)) => Some(other.min(one)),
            (one, other) => one.or(other),
        };
    }
    Ok(next)
}

fn told(connection: &Connection, appointment: u32) -> rusqlite::Result<Told> {
    connection
        .prepare_cached("SELECT start, lead FROM told WHERE appointment = ?1")?
        .query_map([appointment], |row| {
            let start = DateTime::from_timestamp_millis(row.get("start")?);
            Ok((start.unwrap_or_default(), row.get("lead")?))
        })?
        .collect()
}

#[cfg(test)]
mod tests;
