//! Which reminders are due: each exactly once, whatever the machine's clock does meanwhile.
//!
//! What has been told is kept by its occasion and lead, not by the time at which it was told. So a clock
//! that is set back repeats nothing, a program that starts again goes on where it stood, and a machine
//! that slept past a reminder tells it afterwards, as missed.

use std::collections::BTreeSet;

use chrono::{DateTime, Duration, Utc};

use crate::Appointment;

/// A reminder that is told so long after its time has been missed.
pub const LATE: Duration = Duration::minutes(2);

/// One lead of one occasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reminder {
    /// When one is to be reminded.
    pub due: DateTime<Utc>,
    /// When the occasion begins.
    pub start: DateTime<Utc>,
    /// Minutes from the one to the other.
    pub lead: u32,
}

impl Reminder {
    /// Whether it comes too late at this moment.
    pub fn is_missed(&self, now: DateTime<Utc>) -> bool {
        now - self.due >= LATE
    }

    /// What is kept when it has been told.
    pub fn key(&self) -> (DateTime<Utc>, u32) {
        (self.start, self.lead)
    }
}

/// The reminders of one appointment that were told: the beginning of the occasion, and the lead.
pub type Told = BTreeSet<(DateTime<Utc>, u32)>;

/// The reminders that are to be told now, the earliest first. What was past already when the
/// appointment was saved (`since`) is not told.
pub fn due(
    appointment: &Appointment,
    since: DateTime<Utc>,
    told: &Told,
    now: DateTime<Utc>,
) -> Vec<Reminder> {
    let mut due: Vec<Reminder> = reminders_until(appointment, now)
        .filter(|reminder| reminder.due > since && reminder.due <= now)
        .filter(|reminder| !told.contains(&reminder.key()))
        .collect();
    due.sort_unstable();
    due.dedup();
    due
}

/// When the next reminder is to be told; none when there is none to come. What is due already is due
/// now.
pub fn next_due(
    appointment: &Appointment,
    since: DateTime<Utc>,
    told: &Told,
    now: DateTime<Utc>,
) -> Option<DateTime<Utc>> {
    let from = now.max(since);
    let horizon = appointment.occasions().find(|start| *start > from);
    let waiting = reminders_until(appointment, horizon.unwrap_or(DateTime::<Utc>::MAX_UTC));
    waiting
        .filter(|reminder| reminder.due > since && !told.contains(&reminder.key()))
        .map(|reminder| reminder.due.max(now))
        .min()
}

/// The reminders of every occasion whose longest lead begins until then.
fn reminders_until(
    appointment: &Appointment,
    until: DateTime<Utc>,
) -> impl Iterator<Item = Reminder> + '_ {
    let before = |start: DateTime<Utc>, lead: u32| start - Duration::minutes(lead.into());
    let longest = appointment.leads.iter().copied().max().unwrap_or(0);
    appointment
        .occasions()
        .take_while(move |start| before(*start, longest) <= until)
        .flat_map(move |start| {
            appointment.leads.iter().map(move |&lead| Reminder {
                due: before(start, lead),
                start,
                lead,
            })
        })
}

#[cfg(test)]
mod tests;
