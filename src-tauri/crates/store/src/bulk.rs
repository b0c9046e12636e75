//! A library of many ended games, written at once.

use std::path::Path;

use rusqlite::Connection;

use crate::sql::{games, positions};
use crate::{CommitError, NewGameRow, Trace, open};

/// Games of one transaction.
const GROUP: usize = 8_192;

/// Memory for pages of the file, in KiB: ids are random, and so every index is written to everywhere.
const CACHE_KIB: i32 = 512 * 1024;

/// Why a library cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum FillError {
    /// The file cannot be opened.
    #[error(transparent)]
    Open(#[from] crate::OpenError),
    /// The disk or the database refused.
    #[error(transparent)]
    Commit(#[from] CommitError),
}

impl From<rusqlite::Error> for FillError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Commit(error.into())
    }
}

/// Writes games with their positions and without their logs into the folder's file, for measurements:
/// the file is whole when this has ended, and may not be when the machine fails before.
///
/// # Errors
/// [`FillError`]; the games of earlier groups are there then.
pub fn fill(
    dir: &Path,
    library: impl IntoIterator<Item = (NewGameRow, Trace)>,
) -> Result<(), FillError> {
    let mut connection = open::open(&open::path_in(dir))?;
    connection.pragma_update(None, "synchronous", "OFF")?;
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    let mut library = library.into_iter().peekable();
    while library.peek().is_some() {
        let transaction = connection.transaction()?;
        let mut bits = positions::Bits::default();
        for (row, trace) in library.by_ref().take(GROUP) {
            let number = games::insert(&transaction, &row)?;
            positions::put(&transaction, number, &trace)?;
            bits.add(number, &trace);
        }
        bits.write(&transaction)?;
        transaction.commit()?;
    }
    tidy(&connection)?;
    Ok(())
}

/// Moves what is in the log into the file.
fn tidy(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update_and_check(None, "wal_checkpoint", "TRUNCATE", |_| Ok(()))
}
