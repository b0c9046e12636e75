//! The player's appointments: what the calendar shows, keeps, reads and writes.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use calendar::ics::{BadText, Preview};
use calendar::{Appointment, AppointmentFault, Tz, local, moment};
use chrono::{DateTime, Days, Duration, NaiveDate, Utc};
use protocol::calendar::{AppointmentLook, CalendarPage, Occasion};
use protocol::window::WindowError;
use store::{CommitError, ReadError, Store, random_game_id};
use tokio::sync::Notify;

use crate::library::{Library, blocking, told};
use crate::request;

/// Occasions that one page shows.
const MOST: usize = 1_000;
/// Days of one page.
const MOST_DAYS: u32 = 400;
/// Occasions that are told of an appointment before it is kept.
const FIRST: usize = 3;

/// The calendar of the program's player. Clones share everything.
#[derive(Clone)]
pub(crate) struct Agenda {
    library: Arc<Library>,
    /// How far the calendar's clock is ahead of the machine's.
    ahead: Duration,
    /// Rung when appointments change.
    pub(crate) changed: Arc<Notify>,
}

impl Agenda {
    /// The calendar of these stored games, whose clock is so many seconds ahead.
    pub(crate) fn new(library: Arc<Library>, ahead_s: i64) -> Self {
        Self {
            library,
            ahead: Duration::seconds(ahead_s.clamp(-i64::from(u32::MAX), u32::MAX.into())),
            changed: Arc::default(),
        }
    }

    /// The present.
    pub(crate) fn now(&self) -> DateTime<Utc> {
        Utc::now() + self.ahead
    }

    /// The stored appointments.
    pub(crate) fn store(&self) -> Result<Store, WindowError> {
        Ok(self.library.opened()?.store)
    }

    /// The occasions of so many local days from this one on.
    pub(crate) async fn page(
        &self,
        from: NaiveDate,
        days: u32,
    ) -> Result<CalendarPage, WindowError> {
        let (store, now) = (self.store()?, self.now());
        blocking(move || page(&store, from, days.min(MOST_DAYS), now)).await
    }

    /// What there is to say of an appointment before it is kept.
    pub(crate) async fn look(
        &self,
        mut appointment: Appointment,
    ) -> Result<AppointmentLook, WindowError> {
        if appointment.uid.is_empty() {
            "new".clone_into(&mut appointment.uid);
        }
        appointment.check().map_err(bad)?;
        let (store, now) = (self.store()?, self.now());
        let home = blocking(move || home(&store)).await?;
        let first = appointment.occasions().take(FIRST);
        Ok(AppointmentLook {
            first: first
                .map(|at| occasion(&appointment, at, home, now))
                .collect(),
            count: appointment.occasions().count() as u32,
            clocks: calendar::clocks(appointment.start, appointment.zone),
        })
    }

    /// Keeps appointments; one without an id is a new one.
    pub(crate) async fn keep(&self, mut all: Vec<Appointment>) -> Result<(), WindowError> {
        for new in all.iter_mut().filter(|it| it.uid.is_empty()) {
            new.uid = format!("{}@encounter", random_game_id());
        }
        let writer = self.store()?.writer();
        let kept = writer.save_appointments(all, self.now()).await;
        self.changed.notify_one();
        kept.map_err(|error| refused(&error))
    }

    /// Deletes an appointment with all its occasions.
    pub(crate) async fn delete(&self, uid: String) -> Result<(), WindowError> {
        let deleted = self.store()?.writer().delete_appointment(uid).await;
        self.changed.notify_one();
        deleted.map_err(|error| refused(&error))
    }

    /// What an `.ics` text holds, before any of it is kept.
    pub(crate) async fn preview(&self, bytes: Vec<u8>) -> Result<Preview, WindowError> {
        let store = self.store()?;
        let read = move || {
            let known: Vec<Appointment> = appointments(&store)?;
            let home = home(&store)?;
            Ok::<_, ReadError>(calendar::ics::preview(&bytes, home, &known))
        };
        blocking(read).await?.map_err(bad_text)
    }

    /// Writes every appointment into a new file.
    pub(crate) async fn export(&self, path: String) -> Result<(), WindowError> {
        let (store, now) = (self.store()?, self.now());
        let all = blocking(move || appointments(&store)).await?;
        let text = calendar::ics::write(&all, now);
        let path = PathBuf::from(path.trim());
        tokio::task::spawn_blocking(move || write_new(&path, &text))
            .await
            .map_err(told)?
    }
}

fn appointments(store: &Store) -> Result<Vec<Appointment>, ReadError> {
    let stored = store.appointments()?.into_iter();
    Ok(stored.map(|stored| stored.appointment).collect())
}

/// The player's zone: the one that he tells of himself, or else the system's.
pub(crate) fn home(store: &Store) -> Result<Tz, ReadError> {
    let told = store.details()?.zone;
    let system = || iana_time_zone::get_timezone().ok();
    let named = told.or_else(system).and_then(|name| name.parse().ok());
    Ok(named.unwrap_or(Tz::UTC))
}

fn page(
    store: &Store,
    from: NaiveDate,
    days: u32,
    now: DateTime<Utc>,
) -> Result<CalendarPage, ReadError> {
    let home = home(store)?;
    let start = |day: NaiveDate| moment(day.and_time(chrono::NaiveTime::MIN), home);
    let until = from.checked_add_days(Days::new(days.into()));
    let (from, until) = (start(from), until.map_or(DateTime::<Utc>::MAX_UTC, start));
    let mut page = CalendarPage {
        home: home.name().to_owned(),
        today: local(now, home).date().to_string(),
        occasions: Vec::new(),
        appointments: Vec::new(),
    };
    for appointment in appointments(store)? {
        let before = page.occasions.len();
        let shown = appointment
            .occasions()
            .skip_while(|at| *at < from)
            .take_while(|at| *at < until);
        page.occasions
            .extend(shown.map(|at| occasion(&appointment, at, home, now)));
        if page.occasions.len() > before {
            page.appointments.push(appointment);
        }
    }
    page.occasions
        .sort_by(|one, other| (one.at, &one.uid).cmp(&(other.at, &other.uid)));
    page.occasions.truncate(MOST);
    Ok(page)
}

fn occasion(
    appointment: &Appointment,
    at: DateTime<Utc>,
    home: Tz,
    now: DateTime<Utc>,
) -> Occasion {
    let written = |zone| local(at, zone).format("%Y-%m-%dT%H:%M").to_string();
    Occasion {
        uid: appointment.uid.clone(),
        at: at.timestamp_millis(),
        here: written(home),
        there: appointment.opponent_zone.map(written),
        past: at + Duration::minutes(appointment.minutes.into()) <= now,
    }
}

/// A name of a calendar's file in this folder that is not taken.
pub(crate) fn free_name(folder: &Path) -> String {
    let names = std::iter::once("encounter.ics".to_owned())
        .chain((2..1_000).map(|number| format!("encounter-{number}.ics")));
    let free = names
        .map(|name| folder.join(name))
        .find(|path| !path.exists());
    free.unwrap_or_default().display().to_string()
}

/// Writes a file that is not there yet.
fn write_new(path: &Path, text: &str) -> Result<(), WindowError> {
    let fault = |code: &str, error: &dyn std::fmt::Display| {
        request::field("path", code, &error.to_string())
    };
    let opened = OpenOptions::new().write(true).create_new(true).open(path);
    let mut file = opened.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => fault("file-exists", &error),
        _ => fault("file-refused", &error),
    })?;
    file.write_all(text.as_bytes()).map_err(|error| {
        // Half a file would be taken for a whole one.
        let _ = fs::remove_file(path);
        fault("file-refused", &error)
    })
}

fn refused(error: &CommitError) -> WindowError {
    match error {
        CommitError::Appointment(fault) => bad(*fault),
        error => told(error),
    }
}

fn bad(fault: AppointmentFault) -> WindowError {
    let code = format!("appointment-fault-{}", code(&fault));
    request::field("appointment", &code, &fault.to_string())
}

/// The word of a fault, as the catalogues name it.
fn code(fault: &impl serde::Serialize) -> String {
    let word = serde_json::to_value(fault).expect("a fault is a plain word");
    word.as_str().unwrap_or_default().replace('_', "-")
}

fn bad_text(bad: BadText) -> WindowError {
    let code = format!("calendar-{}", code(&bad.fault));
    let mut error = request::field("calendar", &code, &bad.to_string());
    if let WindowError::Field { args, .. } = &mut error {
        args.insert("line".to_owned(), bad.line.to_string());
    }
    error
}

#[cfg(test)]
mod tests {
    use super::*;

    fn agenda(dir: &Path) -> Agenda {
        let library = Library::open(dir.to_owned(), server::Options::default());
        Agenda::new(Arc::new(library), 0)
    }

    fn evening() -> Appointment {
        Appointment {
            uid: String::new(),
            title: "Club evening".to_owned(),
            opponent: "Ștefan".to_owned(),
            game: None,
            start: "2031-03-30T03:30:00".parse().unwrap(),
            zone: Tz::Europe__Bucharest,
            opponent_zone: Some(Tz::Asia__Tokyo),
            minutes: 90,
            leads: vec![15],
            repeat: None,
            notes: String::new(),
        }
    }

    fn code_of<T: std::fmt::Debug>(answer: Result<T, WindowError>) -> String {
        match answer {
            Err(WindowError::Field { code, .. }) => code,
            other => panic!("{other:?}"),
        }
    }

    #[tokio::test]
    async fn an_appointment_stands_in_the_calendar_at_both_players_times() {
        let dir = tempfile::tempdir().unwrap();
        let agenda = agenda(dir.path());
        let details = store::Details {
            zone: Some("Europe/London".to_owned()),
            ..store::Details::default()
        };
        let writer = agenda.store().unwrap().writer();
        writer.save_details(details).await.unwrap();
        let nameless = Appointment {
            title: " ".to_owned(),
            ..evening()
        };
        let look = agenda.look(nameless).await;
        assert_eq!(code_of(look), "appointment-fault-no-title");
        let look = agenda.look(evening()).await.unwrap();
        assert_eq!(
            (look.count, look.clocks),
            (1, calendar::Clocks::Never),
            "the clocks go forward that night"
        );
        agenda.keep(vec![evening()]).await.unwrap();
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let page = agenda.page(day("2031-03-01"), 31).await.unwrap();
        assert_eq!((&*page.home, page.appointments.len()), ("Europe/London", 1));
        let times: Vec<_> = page
            .occasions
            .iter()
            .map(|it| (&*it.here, it.there.as_deref()))
            .collect();
        assert_eq!(times, [("2031-03-30T02:00", Some("2031-03-30T10:00"))]);
        let later = agenda.page(day("2031-03-31"), 31).await.unwrap();
        assert_eq!(later.occasions, []);
        let uid = page.appointments[0].uid.clone();
        agenda.delete(uid).await.unwrap();
        let page = agenda.page(day("2031-03-01"), 31).await.unwrap();
        assert_eq!(page.occasions, []);
    }

    #[tokio::test]
    async fn what_was_written_is_read_again_as_the_same() {
        let dir = tempfile::tempdir().unwrap();
        let agenda = agenda(dir.path());
        agenda.keep(vec![evening()]).await.unwrap();
        let path = dir.path().join("all.ics");
        let export = || agenda.export(path.display().to_string());
        export().await.unwrap();
        assert_eq!(code_of(export().await), "file-exists");
        let bytes = fs::read(&path).unwrap();
        let preview = agenda.preview(bytes).await.unwrap();
        let news: Vec<_> = preview.found.iter().map(|found| found.news).collect();
        assert_eq!(news, [calendar::ics::News::Same]);
        let bad = agenda.preview(b"no calendar".to_vec()).await;
        assert_eq!(code_of(bad), "calendar-not-calendar");
        let nowhere = agenda.export(dir.path().display().to_string()).await;
        assert_eq!(code_of(nowhere), "file-exists");
    }
}
