//! The one thread that writes: batches of all rooms go into one transaction, then are answered.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use calendar::Appointment;
use chrono::{DateTime, Utc};
use games::Side;
use protocol::computer::Computer;
use protocol::window::Settings;
use referee::RuleSet;
use rusqlite::{Connection, TransactionBehavior};
use table::Event;
use tokio::sync::{mpsc, oneshot};

use crate::sql::games::{NewGameRow, Summary};
use crate::sql::{
    appointments, commands, entries, games as games_table, notes, opponents, positions, profile,
    rated, rule_sets, settings, tags,
};
use crate::{CommitError, Details, DueReminder, Entry, GameId};

/// Works that may wait; a sender beyond them waits too.
const QUEUE: usize = 256;
/// Games whose positions are made up for at once.
const AT_ONCE: u32 = 20;
/// Works that one transaction takes at most.
const GROUP: usize = 64;

/// Something that happened in one game, to be on disk as a whole or not at all.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    /// Which game.
    pub game: GameId,
    /// The number of the first entry below: as many as are on disk.
    pub first: u32,
    /// What is added to the log; may be empty when a command was refused.
    pub entries: Vec<Entry>,
    /// The commands that were answered by this, with their answers.
    pub commands: Vec<CommandResult>,
    /// What the lists show of the game afterwards.
    pub summary: Summary,
}

/// A player's command and what was answered, kept so that it acts only once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandResult {
    /// Who sent it.
    pub side: Side,
    /// The number that its sender gave it.
    pub id: u64,
    /// The answer, as a JSON text that only the asker reads.
    pub result: String,
}

/// The way to the writing thread. Every clone leads to the same one; the last one that is dropped
/// ends it, after everything sent before is on disk.
#[derive(Clone, Debug)]
pub struct Writer {
    thread: Arc<WritingThread>,
}

impl Writer {
    pub(crate) fn start(connection: Connection) -> std::io::Result<Self> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let handle = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write_all(connection, queue))?;
        Ok(Self {
            thread: Arc::new(WritingThread {
                jobs: Some(jobs),
                handle: Some(handle),
            }),
        })
    }

    /// Puts a new game with its first entries on disk.
    ///
    /// # Errors
    /// [`CommitError`]; a game that is there already is a conflict.
    pub async fn create(&self, row: NewGameRow, entries: Vec<Entry>) -> Result<(), CommitError> {
        self.ask(Work::Create(Box::new((row, entries)))).await
    }

    /// Puts what happened on disk.
    ///
    /// # Errors
    /// [`CommitError`]; nothing of the batch is on disk then.
    pub async fn append(&self, batch: Batch) -> Result<(), CommitError> {
        self.ask(Work::Append(Box::new(batch))).await
    }

    /// Keeps another level of the computer in a game, and how it plays.
    ///
    /// # Errors
    /// [`CommitError::NoSuchGame`], or what the disk says; the old ones stand then.
    pub async fn set_computer(&self, game: GameId, computer: Computer) -> Result<(), CommitError> {
        self.ask(Work::Computer(game, Box::new(computer))).await
    }

    /// Deletes a game for good.
    ///
    /// # Errors
    /// [`CommitError::NoSuchGame`] when it is not there, or what the disk says.
    pub async fn delete(&self, game: GameId) -> Result<(), CommitError> {
        self.ask(Work::Delete(game)).await
    }

    /// Keeps the preferences.
    ///
    /// # Errors
    /// What the disk says; the old ones stand then.
    pub async fn save_settings(&self, settings: Settings) -> Result<(), CommitError> {
        self.ask(Work::Settings(Box::new(settings))).await
    }

    /// Keeps the player's name.
    ///
    /// # Errors
    /// What the disk says; the old one stands then.
    pub async fn save_name(&self, name: String) -> Result<(), CommitError> {
        self.ask(Work::Name(name)).await
    }

    /// Keeps a rule set of the player's own under its title: a new one, or in place of the one with
    /// this number.
    ///
    /// # Errors
    /// [`CommitError::TitleTaken`], [`CommitError::NoSuchSet`], or what the disk says; nothing is
    /// changed then.
    pub async fn save_set(&self, own: Option<u32>, set: RuleSet) -> Result<(), CommitError> {
        self.ask(Work::SaveSet(own, Box::new(set))).await
    }

    /// Deletes a rule set of the player's own. Games that were played under it keep it whole.
    ///
    /// # Errors
    /// [`CommitError::NoSuchSet`], or what the disk says.
    pub async fn delete_set(&self, own: u32) -> Result<(), CommitError> {
        self.ask(Work::DeleteSet(own)).await
    }

    /// Keeps appointments, each in place of the one with the same id; one that is there as it is stays.
    /// What is past now will not be reminded of.
    ///
    /// # Errors
    /// [`CommitError::Appointment`], or what the disk says; nothing is changed then.
    pub async fn save_appointments(
        &self,
        appointments: Vec<Appointment>,
        now: DateTime<Utc>,
    ) -> Result<(), CommitError> {
        self.ask(Work::SaveAppointments(appointments, now)).await
    }

    /// Deletes the appointment with this id.
    ///
    /// # Errors
    /// [`CommitError::NoSuchAppointment`], or what the disk says.
    pub async fn delete_appointment(&self, uid: String) -> Result<(), CommitError> {
        self.ask(Work::DeleteAppointment(uid)).await
    }

    /// Takes the reminders that are to be told now. They are marked as told in the same transaction, so
    /// that none is ever given twice.
    ///
    /// # Errors
    /// What the disk says; they are given at the next time then.
    pub async fn take_due(&self, now: DateTime<Utc>) -> Result<Vec<DueReminder>, CommitError> {
        let taken = Arc::default();
        self.ask(Work::TakeDue(now, Arc::clone(&taken))).await?;
        let mut taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(std::mem::take(&mut *taken))
    }

    /// Keeps what the player tells of himself beside his name.
    ///
    /// # Errors
    /// What the disk says; the old ones stand then.
    pub async fn save_details(&self, details: Details) -> Result<(), CommitError> {
        self.ask(Work::Details(details)).await
    }

    /// Keeps the player's picture, a PNG, or that he has none.
    ///
    /// # Errors
    /// What the disk says; the old one stands then.
    pub async fn save_picture(&self, picture: Option<Vec<u8>>) -> Result<(), CommitError> {
        self.ask(Work::Picture(picture)).await
    }

    /// Keeps what is known of an opponent.
    ///
    /// # Errors
    /// What the disk says; what was kept before stands then.
    pub async fn save_opponent(&self, name: String, details: Details) -> Result<(), CommitError> {
        self.ask(Work::Opponent(name, details)).await
    }

    /// Keeps what the player wrote about a game.
    ///
    /// # Errors
    /// [`CommitError::NoSuchGame`], or what the disk says; the old text stands then.
    pub async fn save_notes(&self, game: GameId, text: String) -> Result<(), CommitError> {
        self.ask(Work::Notes(game, text)).await
    }

    /// Gives a game these tags instead of those that it has.
    ///
    /// # Errors
    /// [`CommitError::NoSuchGame`], or what the disk says; the old ones stand then.
    pub async fn save_tags(&self, game: GameId, tags: Vec<String>) -> Result<(), CommitError> {
        self.ask(Work::Tags(game, tags)).await
    }

    /// Keeps the positions of some games that ended before positions were kept. The program does this
    /// when it has nothing else to do, until there are none.
    ///
    /// # Errors
    /// What the disk says.
    pub async fn make_up_positions(&self) -> Result<(), CommitError> {
        self.ask(Work::MakeUp).await
    }

    /// Makes the disk as small as the file is now (or lets it grow again), to test what a full one
    /// does.
    ///
    /// # Errors
    /// What the disk says.
    #[cfg(any(test, feature = "testing"))]
    pub async fn set_disk_full(&self, full: bool) -> Result<(), CommitError> {
        self.ask(Work::DiskFull(full)).await
    }

    async fn ask(&self, work: Work) -> Result<(), CommitError> {
        let (answer, answered) = oneshot::channel();
        let jobs = self.thread.jobs.as_ref().ok_or(CommitError::Closed)?;
        let sent = jobs.send(Job { work, answer }).await;
        sent.map_err(|_| CommitError::Closed)?;
        answered.await.map_err(|_| CommitError::Closed)?
    }
}

#[derive(Debug)]
struct WritingThread {
    /// Taken when the last [`Writer`] is dropped, which lets the thread end.
    jobs: Option<mpsc::Sender<Job>>,
    /// Waited for after that.
    handle: Option<JoinHandle<()>>,
}

impl Drop for WritingThread {
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(handle) = self.handle.take() {
            // A thread that has panicked has already answered every waiting job with `Closed`.
            let _ = handle.join();
        }
    }
}

#[derive(Debug)]
struct Job {
    work: Work,
    answer: oneshot::Sender<Result<(), CommitError>>,
}

#[derive(Debug)]
enum Work {
    Create(Box<(NewGameRow, Vec<Entry>)>),
    Append(Box<Batch>),
    Computer(GameId, Box<Computer>),
    Delete(GameId),
    Settings(Box<Settings>),
    Name(String),
    SaveSet(Option<u32>, Box<RuleSet>),
    DeleteSet(u32),
    SaveAppointments(Vec<Appointment>, DateTime<Utc>),
    DeleteAppointment(String),
    TakeDue(DateTime<Utc>, Arc<Mutex<Vec<DueReminder>>>),
    Details(Details),
    Picture(Option<Vec<u8>>),
    Opponent(String, Details),
    Notes(GameId, String),
    Tags(GameId, Vec<String>),
    MakeUp,
    #[cfg(any(test, feature = "testing"))]
    DiskFull(bool),
}

impl Work {
    fn apply(&self, connection: &Connection) -> Result<(), CommitError> {
        match self {
            Self::Create(new) => create(connection, &new.0, &new.1),
            Self::Append(batch) => append(connection, batch),
            Self::Computer(game, computer) => {
                games_table::set_computer(connection, *game, computer)
            }
            Self::Delete(game) => games_table::delete(connection, *game),
            Self::Settings(settings) => settings::save(connection, settings),
            Self::Name(name) => profile::save_name(connection, name),
            Self::SaveSet(own, set) => rule_sets::save(connection, *own, set),
            Self::DeleteSet(own) => rule_sets::delete(connection, *own),
            Self::SaveAppointments(all, now) => appointments::save(connection, all, *now),
            Self::DeleteAppointment(uid) => appointments::delete(connection, uid),
            Self::TakeDue(now, taken) => {
                let due = appointments::take_due(connection, *now)?;
                *taken.lock().unwrap_or_else(PoisonError::into_inner) = due;
                Ok(())
            }
            Self::Details(details) => profile::save_details(connection, details),
            Self::Picture(picture) => profile::save_picture(connection, picture.as_deref()),
            Self::Opponent(name, details) => opponents::save(connection, name, details),
            Self::Notes(game, text) => notes::save(connection, *game, text),
            Self::Tags(game, all) => tags::save(connection, *game, all),
            Self::MakeUp => make_up(connection),
            #[cfg(any(test, feature = "testing"))]
            Self::DiskFull(full) => set_disk_full(connection, *full),
        }
    }
}

fn write_all(mut connection: Connection, mut queue: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    while queue.blocking_recv_many(&mut group, GROUP) > 0 {
        let works: Vec<&Work> = group.iter().map(|job| &job.work).collect();
        let answers = commit(&mut connection, &works);
        for (job, answer) in group.drain(..).zip(answers) {
            // A caller who no longer waits does not need the answer.
            let _ = job.answer.send(answer);
        }
    }
}

/// Writes all works in one transaction. One that cannot stand by itself is left out; what the disk
/// refuses is refused for all.
fn commit(connection: &mut Connection, works: &[&Work]) -> Vec<Result<(), CommitError>> {
    match try_commit(connection, works) {
        Ok(answers) => answers,
        Err(error) => vec![Err(error); works.len()],
    }
}

fn try_commit(
    connection: &mut Connection,
    works: &[&Work],
) -> Result<Vec<Result<(), CommitError>>, CommitError> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut answers = Vec::with_capacity(works.len());
    for work in works {
        let savepoint = transaction.savepoint()?;
        let answer = work.apply(&savepoint);
        match &answer {
            Ok(()) => savepoint.commit()?,
            Err(error) if error.is_of_the_batch() => savepoint.finish()?,
            Err(error) => return Err(error.clone()),
        }
        answers.push(answer);
    }
    transaction.commit()?;
    Ok(answers)
}

fn create(
    connection: &Connection,
    row: &NewGameRow,
    new_entries: &[Entry],
) -> Result<(), CommitError> {
    if let Some(number) = games_table::number(connection, row.game)? {
        let stored = entries::count(connection, number)?;
        return Err(CommitError::Conflict { stored, first: 0 });
    }
    let number = games_table::insert(connection, row)?;
    entries::insert(connection, number, 0, new_entries)
}

fn append(connection: &Connection, batch: &Batch) -> Result<(), CommitError> {
    let number = games_table::number(connection, batch.game)?.ok_or(CommitError::NoSuchGame)?;
    let stored = entries::count(connection, number)?;
    if stored != batch.first {
        return Err(CommitError::Conflict {
            stored,
            first: batch.first,
        });
    }
    entries::insert(connection, number, batch.first, &batch.entries)?;
    commands::insert(connection, number, &batch.commands)?;
    for entry in &batch.entries {
        if let Event::Seated { swapped, names } = &entry.event {
            games_table::seat(connection, number, *swapped, names)?;
        }
    }
    games_table::update(connection, number, &batch.summary)?;
    archive(connection, batch.game, number)
}

/// Keeps beside a game what is known of it when it has ended, and only then.
fn archive(connection: &Connection, game: GameId, number: i64) -> Result<(), CommitError> {
    let Some(row) = games_table::find(connection, game)? else {
        return Ok(());
    };
    let log = match row.result {
        Some(_) => entries::read(connection, number).unwrap_or_default(),
        None => Vec::new(),
    };
    positions::note(connection, game, number, row.result.is_some(), &log)?;
    rated::note(connection, &row, &log)
}

/// Makes up for games that ended before their positions were kept.
fn make_up(connection: &Connection) -> Result<(), CommitError> {
    for (number, game) in positions::missing(connection, AT_ONCE)? {
        let log = entries::read(connection, number).unwrap_or_default();
        positions::note(connection, game, number, true, &log)?;
    }
    Ok(())
}

#[cfg(any(test, feature = "testing"))]
fn set_disk_full(connection: &Connection, full: bool) -> Result<(), CommitError> {
    // SQLite takes a limit below the present size as the present size.
    let pages = if full { 1 } else { i64::from(u32::MAX - 1) };
    connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
    Ok(())
}

#[cfg(test)]
mod tests;
