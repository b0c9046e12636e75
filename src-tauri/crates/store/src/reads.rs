//! The opened store: reads on connections of their own, and the way to the writer.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use ::games::Man;
use chrono::{DateTime, Utc};
use protocol::computer::Manner;
use protocol::history::{HistoryQuery, PositionPage};
use protocol::profile::Against;
use protocol::window::{GameRow, HistoryPage, Settings};
use rating::Played;
use referee::RuleSet;
use rusqlite::{Connection, OpenFlags};

use crate::sql::{
    appointments, commands, computers, entries, games, history, notes, opponents, positions,
    profile, rated, rule_sets, settings, tags, tallies,
};
use crate::{
    CommandResult, Details, Entry, GameId, OpenError, OwnSet, ReadError, StoredAppointment, Writer,
    open,
};

/// Read connections that are kept for the next reader.
const IDLE: usize = 4;

/// The games on disk. Clones share everything; reads block the calling thread.
#[derive(Clone, Debug)]
pub struct Store {
    // Readers close before the writer, which then leaves one tidy file behind.
    readers: Arc<Readers>,
    writer: Writer,
}

/// A game as it is on disk.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// What the lists show.
    pub meta: GameRow,
    /// How the computer plays, if it does.
    pub manner: Manner,
    /// Its whole log.
    pub entries: Vec<Entry>,
    /// What each command was answered.
    pub commands: Vec<CommandResult>,
}

impl Store {
    /// Opens the games in this folder, or starts with none when there is no file yet.
    ///
    /// # Errors
    /// [`OpenError`]; a damaged or newer file is left byte for byte as it is.
    pub fn open(dir: &Path) -> Result<Self, OpenError> {
        let path = open::path_in(dir);
        let connection = open::open(&path)?;
        let writer = Writer::start(connection).map_err(|error| OpenError::io(&path, &error))?;
        Ok(Self {
            readers: Arc::new(Readers {
                path,
                idle: Mutex::default(),
            }),
            writer,
        })
    }

    /// Moves the file that is there aside, under a name with the date, and starts with no games.
    ///
    /// # Errors
    /// [`OpenError::Io`] when the file cannot be moved or a new one cannot be made.
    pub fn start_fresh(dir: &Path) -> Result<Self, OpenError> {
        open::move_aside(&open::path_in(dir))?;
        Self::open(dir)
    }

    #[cfg(test)]
    pub(crate) fn path(&self) -> PathBuf {
        self.readers.path.clone()
    }

    /// The way to the thread that writes.
    pub fn writer(&self) -> Writer {
        self.writer.clone()
    }

    /// One game with its whole log.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn load(&self, game: GameId) -> Result<StoredGame, ReadError> {
        self.readers.read(|connection| {
            // One transaction, so that row, log and answers are of the same moment.
            let moment = connection.unchecked_transaction()?;
            let meta = games::find(&moment, game)?.ok_or(ReadError::NoSuchGame)?;
            let number = i64::from(meta.number);
            Ok(StoredGame {
                entries: entries::read(&moment, number)?,
                commands: commands::read(&moment, number)?,
                manner: computers::read(&moment, number)?,
                meta,
            })
        })
    }

    /// One page of the history's list.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn history(&self, query: &HistoryQuery) -> Result<HistoryPage, ReadError> {
        self.readers.read(|connection| {
            let moment = connection.unchecked_transaction()?;
            Ok(history::read(&moment, query)?)
        })
    }

    /// The games that can be gone on with, the last played first.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn unfinished(&self) -> Result<Vec<GameRow>, ReadError> {
        self.readers
            .read(|connection| Ok(games::unfinished(connection)?))
    }

    /// The words of the rule sets that were played (`se`, ... or `chess`), the last one first.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn rules_by_use(&self) -> Result<Vec<String>, ReadError> {
        self.readers
            .read(|connection| Ok(games::rules_by_use(connection)?))
    }

    /// The rules of the newest hidden game; none when there is none, or they cannot be read.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn last_rules(&self) -> Result<Option<RuleSet>, ReadError> {
        self.readers
            .read(|connection| Ok(games::last_rules(connection)?))
    }

    /// The player's own rule sets in the order of their names, those that cannot be read too.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn own_sets(&self) -> Result<Vec<OwnSet>, ReadError> {
        self.readers
            .read(|connection| Ok(rule_sets::read(connection)?))
    }

    /// The preferences; the usual value for each that was never kept or cannot be read.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn settings(&self) -> Result<Settings, ReadError> {
        self.readers
            .read(|connection| Ok(settings::read(connection)?))
    }

    /// The ended games that had all these men on their squares at once, the newest first: at most so
    /// many, and from where the last answer says that it goes on.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn search_positions(
        &self,
        men: &[Man],
        from: Option<i64>,
        most: usize,
    ) -> Result<PositionPage, ReadError> {
        self.readers
            .read(|connection| positions::search(connection, men, from, most))
    }

    /// Whether games ended before their positions were kept; [`Writer::make_up_positions`] makes up for
    /// some of them.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn lacks_positions(&self) -> Result<bool, ReadError> {
        self.readers
            .read(|connection| Ok(!positions::missing(connection, 1)?.is_empty()))
    }

    /// How the player stands against each opponent, those with the most games first.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn head_to_head(&self) -> Result<Vec<Against>, ReadError> {
        self.readers
            .read(|connection| Ok(tallies::head_to_head(connection)?))
    }

    /// The rules that were played and how many games by each, the most played first.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn favourite_rules(&self) -> Result<Vec<(String, u32)>, ReadError> {
        self.readers
            .read(|connection| Ok(tallies::favourites(connection)?))
    }

    /// Every appointment, the earliest first.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn appointments(&self) -> Result<Vec<StoredAppointment>, ReadError> {
        self.readers
            .read(|connection| Ok(appointments::read(connection)?))
    }

    /// When the next reminder is to be told; what is due already is due now.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn next_due(&self, now: DateTime<Utc>) -> Result<Option<DateTime<Utc>>, ReadError> {
        self.readers
            .read(|connection| Ok(appointments::next_due(connection, now)?))
    }

    /// Every result that counts for the rating.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn rated(&self) -> Result<Vec<Played>, ReadError> {
        self.readers.read(|connection| Ok(rated::read(connection)?))
    }

    /// What the player tells of himself beside his name.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn details(&self) -> Result<Details, ReadError> {
        self.readers
            .read(|connection| Ok(profile::details(connection)?))
    }

    /// What is kept of an opponent.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn opponent(&self, name: &str) -> Result<Details, ReadError> {
        self.readers
            .read(|connection| Ok(opponents::details(connection, name)?))
    }

    /// What the player wrote about a game; empty when he wrote nothing.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn notes(&self, game: GameId) -> Result<String, ReadError> {
        self.readers
            .read(|connection| match games::number(connection, game)? {
                Some(number) => Ok(notes::read(connection, number)?),
                None => Ok(String::new()),
            })
    }

    /// A game's tags in their order.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn tags(&self, game: GameId) -> Result<Vec<String>, ReadError> {
        self.readers
            .read(|connection| match games::number(connection, game)? {
                Some(number) => Ok(tags::of(connection, number)?),
                None => Ok(Vec::new()),
            })
    }

    /// Every event that a game has, in their order: at most so many.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn events(&self, most: u32) -> Result<Vec<String>, ReadError> {
        self.readers
            .read(|connection| Ok(history::events(connection, most)?))
    }

    /// Every tag that a game has, in their order.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn all_tags(&self) -> Result<Vec<String>, ReadError> {
        self.readers.read(|connection| Ok(tags::all(connection)?))
    }

    /// The player's picture, as a PNG.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn picture(&self) -> Result<Option<Vec<u8>>, ReadError> {
        self.readers
            .read(|connection| Ok(profile::picture(connection)?))
    }

    /// The player's name; none before it was asked.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn name(&self) -> Result<Option<String>, ReadError> {
        self.readers
            .read(|connection| Ok(profile::name(connection)?))
    }
}

/// Read-only connections: each reader takes an idle one or opens another.
#[derive(Debug)]
struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    fn read<T>(
        &self,
        ask: impl FnOnce(&Connection) -> Result<T, ReadError>,
    ) -> Result<T, ReadError> {
        let idle = self.lock().pop();
        let connection = match idle {
            Some(connection) => connection,
            None => self.connect()?,
        };
        let answer = ask(&connection);
        let mut idle = self.lock();
        if idle.len() < IDLE {
            idle.push(connection);
        }
        answer
    }

    fn connect(&self) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        Connection::open_with_flags(&self.path, flags)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        // A list of idle connections is whole whatever its last user did.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
