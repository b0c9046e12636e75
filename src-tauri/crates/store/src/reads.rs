//! The opened store: reads on connections of their own, and the way to the writer.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use protocol::computer::Manner;
use protocol::window::{GameRow, HistoryPage, HistoryQuery, Settings};
use referee::RuleSet;
use rusqlite::{Connection, OpenFlags};

use crate::sql::{commands, computers, entries, games, history, profile, rule_sets, settings};
use crate::{CommandResult, Entry, GameId, OpenError, OwnSet, ReadError, Writer, open};

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
