//! What is stored: opened once, read on blocking threads, replaced when the person says so.

use std::path::PathBuf;
use std::sync::{PoisonError, RwLock};

use protocol::board::OfferedGame;
use protocol::history::HistoryQuery;
use protocol::window::{
    HistoryPage, Record, Settings, Startup, StoreProblem, StoreProblemCode, WindowError,
};
use server::{Clock, Host, Options};
use store::{OpenError, Store};
use table::{GameId, Table};

use crate::request;
use crate::sets::Sets;
use crate::texts::Language;

/// The levels of the computer that can be chosen, weakest first.
const LEVELS: [u8; 3] = [1, 2, 3];

/// The stored games and the host that plays on them, or why they could not be opened.
pub(crate) struct Library {
    dir: PathBuf,
    /// How the host behaves.
    options: Options,
    opened: RwLock<Result<Opened, StoreProblem>>,
}

/// An opened database and the host that writes to it.
#[derive(Clone)]
pub(crate) struct Opened {
    /// The stored games.
    pub(crate) store: Store,
    /// Runs the tables.
    pub(crate) host: Host,
}

impl Library {
    /// Opens the database in a folder; a problem is kept to be told in the window.
    pub(crate) fn open(dir: PathBuf, options: Options) -> Self {
        let opened = Store::open(&dir).map(|store| open_host(store, options));
        let opened = RwLock::new(opened.map_err(|error| problem(&error)));
        Self {
            dir,
            options,
            opened,
        }
    }

    /// Puts the database aside and starts with a new one. One that opens is left as it is.
    pub(crate) async fn start_fresh(&self) -> Result<(), WindowError> {
        if self.opened().is_ok() {
            return Ok(());
        }
        let dir = self.dir.clone();
        let store = blocking(move || Store::start_fresh(&dir)).await?;
        let opened = open_host(store, self.options);
        *self.opened.write().unwrap_or_else(PoisonError::into_inner) = Ok(opened);
        Ok(())
    }

    /// The opened database.
    pub(crate) fn opened(&self) -> Result<Opened, WindowError> {
        let opened = self.opened.read().unwrap_or_else(PoisonError::into_inner);
        opened
            .as_ref()
            .cloned()
            .map_err(|problem| WindowError::Store {
                detail: problem.detail.clone(),
            })
    }

    /// Everything that the page needs once.
    pub(crate) async fn startup(&self) -> Result<Startup, WindowError> {
        let problem = self
            .opened
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .as_ref()
            .err()
            .cloned();
        let startup = Startup {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            name: None,
            settings: Settings::default(),
            system_language: Language::of_system().code().to_owned(),
            rule_sets: Sets::published().offered,
            unread_sets: Vec::new(),
            games: games::list::played_by_list()
                .map(OfferedGame::new)
                .collect(),
            levels: LEVELS.to_vec(),
            board_levels: server::board_levels(),
            unfinished: Vec::new(),
            store_problem: problem,
            open_game: None,
            last_host: None,
        };
        if startup.store_problem.is_some() {
            return Ok(startup);
        }
        let store = self.opened()?.store;
        let read = move || {
            Ok::<_, store::ReadError>((
                store.name()?,
                store.settings()?,
                store.unfinished()?,
                Sets::read(&store)?,
            ))
        };
        let (name, settings, unfinished, sets) = blocking(read).await?;
        Ok(Startup {
            name,
            settings,
            unfinished,
            rule_sets: sets.offered,
            unread_sets: sets.unread,
            ..startup
        })
    }

    /// The player's name.
    pub(crate) async fn name(&self) -> Result<String, WindowError> {
        let store = self.opened()?.store;
        let name = blocking(move || store.name()).await?;
        name.ok_or_else(|| {
            request::field("name", "name-missing", "a player's name is needed first")
        })
    }

    /// Keeps the player's name.
    pub(crate) async fn save_name(&self, name: String) -> Result<(), WindowError> {
        self.opened()?
            .store
            .writer()
            .save_name(name)
            .await
            .map_err(told)
    }

    /// Keeps the preferences.
    pub(crate) async fn save_settings(&self, settings: Settings) -> Result<(), WindowError> {
        self.opened()?
            .store
            .writer()
            .save_settings(settings)
            .await
            .map_err(told)
    }

    /// The preferences; the usual ones when they cannot be read.
    pub(crate) fn settings(&self) -> Settings {
        let read = || self.opened().ok()?.store.settings().ok();
        read().unwrap_or_default()
    }

    /// A page of the history.
    pub(crate) async fn history(&self, query: HistoryQuery) -> Result<HistoryPage, WindowError> {
        let store = self.opened()?.store;
        blocking(move || store.history(&query)).await
    }

    /// Deletes a game for good.
    pub(crate) async fn delete(&self, game: String) -> Result<(), WindowError> {
        let game = read_id(&game)?;
        self.opened()?
            .store
            .writer()
            .delete(game)
            .await
            .map_err(told)
    }

    /// An ended game, whole. One that goes on has no record: there is no other way to it.
    pub(crate) async fn record(&self, game: String) -> Result<Record, WindowError> {
        let game = read_id(&game)?;
        let store = self.opened()?.store;
        let stored = blocking(move || store.load(game)).await?;
        let table = Table::replay(game, &stored.entries).map_err(told)?;
        table.record_of().ok_or(WindowError::NoSuchGame)
    }
}

/// Reads a game's id.
pub(crate) fn read_id(game: &str) -> Result<GameId, WindowError> {
    game.parse().map_err(|_| WindowError::NoSuchGame)
}

/// An error of what is stored, in its own words.
pub(crate) fn told(error: impl std::fmt::Display) -> WindowError {
    WindowError::Store {
        detail: error.to_string(),
    }
}

/// Reads what is stored on a thread that may wait.
pub(crate) async fn blocking<T, E>(
    work: impl FnOnce() -> Result<T, E> + Send + 'static,
) -> Result<T, WindowError>
where
    T: Send + 'static,
    E: std::fmt::Display + Send + 'static,
{
    tokio::task::spawn_blocking(work)
        .await
        .map_err(told)?
        .map_err(told)
}

fn open_host(store: Store, options: Options) -> Opened {
    let host = Host::with_options(store.clone(), Clock::system(), options);
    Opened { store, host }
}

fn problem(error: &OpenError) -> StoreProblem {
    // Path and code are told beside it, so not once more in the detail.
    let (code, detail) = match error {
        OpenError::Damaged { .. } => (StoreProblemCode::Damaged, String::new()),
        OpenError::Newer { .. } => (StoreProblemCode::Newer, String::new()),
        OpenError::Io { detail, .. } => (StoreProblemCode::Io, detail.clone()),
    };
    StoreProblem {
        code,
        path: error.path().display().to_string(),
        detail,
    }
}
