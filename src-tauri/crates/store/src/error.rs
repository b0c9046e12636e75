//! What can go wrong with the file, in the words that a player needs.

use std::path::{Path, PathBuf};

use games::Side;
use rusqlite::ErrorCode;

/// Why the stored games cannot be opened. The file is left byte for byte as it was.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file is no database of this program, or is broken.
    #[error("{} is damaged: {detail}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What the database says about it.
        detail: String,
    },
    /// A later version of the program wrote the file.
    #[error("{} is of version {found}; this program knows versions up to {known}", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The file or its folder cannot be read or written.
    #[error("{} cannot be opened: {detail}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says about it.
        detail: String,
    },
}

impl OpenError {
    /// The file.
    pub fn path(&self) -> &Path {
        match self {
            Self::Damaged { path, .. } | Self::Newer { path, .. } | Self::Io { path, .. } => path,
        }
    }

    pub(crate) fn io(path: &Path, error: &impl ToString) -> Self {
        Self::Io {
            path: path.to_owned(),
            detail: error.to_string(),
        }
    }

    pub(crate) fn damaged(path: &Path, detail: impl Into<String>) -> Self {
        Self::Damaged {
            path: path.to_owned(),
            detail: detail.into(),
        }
    }

    /// Tells a broken file from one that cannot be reached.
    pub(crate) fn from_sqlite(path: &Path, error: &rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => {
                Self::damaged(path, error.to_string())
            }
            _ => Self::io(path, error),
        }
    }
}

/// Why a batch is not on disk. Nothing of it was written, and the writer goes on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommitError {
    /// There is no room left; the same batch can be sent again later.
    #[error("the disk is full")]
    Full,
    /// The disk or the system refused; the same batch can be sent again later.
    #[error("the games cannot be written: {detail}")]
    Io {
        /// What the database says.
        detail: String,
    },
    /// The log on disk has another length than the batch starts at.
    #[error("the game has {stored} entries on disk, but the batch starts at {first}")]
    Conflict {
        /// Entries on disk.
        stored: u32,
        /// Where the batch wanted to start.
        first: u32,
    },
    /// This command's answer is on disk already.
    #[error("command {id} of {side} is on disk already")]
    Repeated {
        /// Who sent it.
        side: Side,
        /// Its number.
        id: u64,
    },
    /// The game is not on disk, or no longer.
    #[error("there is no such game")]
    NoSuchGame,
    /// Another of the player's rule sets has this name.
    #[error("there is a rule set named {title:?} already")]
    TitleTaken {
        /// The name.
        title: String,
    },
    /// The player's rule set is not on disk, or no longer.
    #[error("there is no such rule set")]
    NoSuchSet,
    /// The appointment is not on disk, or no longer.
    #[error("there is no such appointment")]
    NoSuchAppointment,
    /// An appointment says what is not allowed.
    #[error(transparent)]
    Appointment(calendar::AppointmentFault),
    /// The writer has ended.
    #[error("the store is closed")]
    Closed,
}

impl CommitError {
    /// Whether only the one batch is at fault, so that others of its transaction can stand.
    pub(crate) const fn is_of_the_batch(&self) -> bool {
        match self {
            Self::Conflict { .. }
            | Self::Repeated { .. }
            | Self::NoSuchGame
            | Self::TitleTaken { .. }
            | Self::NoSuchSet
            | Self::NoSuchAppointment
            | Self::Appointment(_) => true,
            Self::Full | Self::Io { .. } | Self::Closed => false,
        }
    }
}

impl From<rusqlite::Error> for CommitError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            _ => Self::Io {
                detail: error.to_string(),
            },
        }
    }
}

/// Why something cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The game is not on disk.
    #[error("there is no such game")]
    NoSuchGame,
    /// A stored text does not read as what it should be.
    #[error("{what} cannot be read: {detail}")]
    Damaged {
        /// Which.
        what: String,
        /// Why.
        detail: String,
    },
    /// The disk or the system refused.
    #[error("the games cannot be read: {detail}")]
    Io {
        /// What the database says.
        detail: String,
    },
}

impl ReadError {
    pub(crate) fn damaged(what: impl Into<String>, detail: &impl ToString) -> Self {
        Self::Damaged {
            what: what.into(),
            detail: detail.to_string(),
        }
    }
}

impl From<rusqlite::Error> for ReadError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Io {
            detail: error.to_string(),
        }
    }
}
