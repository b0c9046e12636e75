//! What can be wrong with an engine.

use std::io;
use std::path::{Path, PathBuf};

use games::engine::NotForEngines;

/// So much of what is no move is named.
const LONGEST_NAMED: usize = 20;

/// Why a program could not be started.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoStart {
    /// Nothing is there.
    #[error("there is no such file")]
    Absent,
    /// A folder is there.
    #[error("this is a folder, not a program")]
    Folder,
    /// It is nothing that the system would run.
    #[error("this file is not a program that may be run")]
    NotAProgram,
    /// The system's own words.
    #[error("{0}")]
    Other(String),
}

/// Why an engine does not play, or has lost its game.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// No engine can be told this game.
    #[error("{0}")]
    NotForEngines(#[from] NotForEngines),
    /// The program could not be started.
    #[error("{}: {why}", program.display())]
    Start {
        /// What was to be started.
        program: PathBuf,
        /// Why not.
        why: NoStart,
    },
    /// The variant file could not be written.
    #[error("the variant file: {0}")]
    VariantFile(io::Error),
    /// It knows nothing of this game: it is no Fairy-Stockfish, or an old one.
    #[error("the engine does not know this game: a newer Fairy-Stockfish may")]
    UnknownGame,
    /// It did not answer in time.
    #[error("the engine does not answer")]
    Silent,
    /// It does not read what it is told.
    #[error("the engine does not read what it is told")]
    Deaf,
    /// It ended before the game did.
    #[error("the engine has ended")]
    Ended,
    /// It wrote a line without an end.
    #[error(
        "the engine wrote a line of more than {} characters",
        super::process::LONGEST_LINE
    )]
    LongLine,
    /// Its move is none.
    #[error("the engine played {said:?}, which is no legal move here")]
    Illegal {
        /// What it said, cut to a readable length.
        said: String,
    },
}

impl Fault {
    /// A word for the kind of fault, for texts in other languages.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotForEngines(NotForEngines::Game) => "no-engine",
            Self::NotForEngines(NotForEngines::PawnsBackward) => "pawns-backward",
            Self::NotForEngines(NotForEngines::Man(_)) => "man",
            Self::Start { why, .. } => match why {
                NoStart::Absent => "absent",
                NoStart::Folder => "folder",
                NoStart::NotAProgram => "not-a-program",
                NoStart::Other(_) => "start",
            },
            Self::VariantFile(_) => "variant-file",
            Self::UnknownGame => "unknown-game",
            Self::Silent => "silent",
            Self::Deaf => "deaf",
            Self::Ended => "ended",
            Self::LongLine => "long-line",
            Self::Illegal { .. } => "illegal",
        }
    }

    /// The fault of a move that is none.
    pub(super) fn illegal(said: &str) -> Self {
        let said = said.chars().take(LONGEST_NAMED).collect();
        Self::Illegal { said }
    }

    /// The fault of a program that did not start.
    pub(super) fn start(program: &Path, error: &io::Error) -> Self {
        let why = if error.kind() == io::ErrorKind::NotFound {
            NoStart::Absent
        } else if program.is_dir() {
            NoStart::Folder
        } else if program.is_file() {
            NoStart::NotAProgram
        } else {
            NoStart::Other(error.to_string())
        };
        Self::Start {
            program: program.to_owned(),
            why,
        }
    }
}
