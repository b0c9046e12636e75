//! The schema's numbered versions, and how a connection is set up.

use rusqlite::Connection;
use rusqlite_migration::{M, Migrations};

/// What marks a file as this program's, set by the first step: `Enc1` in the header.
pub(crate) const APPLICATION_ID: i64 = 0x456e_6331;

const STEPS: &[M<'static>] = &[M::up(include_str!("../../migrations/1.sql"))];

/// The newest version of the schema.
pub(crate) const KNOWN: i64 = STEPS.len() as i64;

/// Brings a database of any earlier version to the newest one.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), rusqlite_migration::Error> {
    Migrations::from_slice(STEPS).to_latest(connection)
}

/// What the writing connection promises: a commit is on the disk, and no row points nowhere.
pub(crate) fn prepare_writer(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Elsewhere without effect; on macOS a plain flush may stay in the drive's memory.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_can_be_made() {
        assert_eq!(Migrations::from_slice(STEPS).validate(), Ok(()));
    }
}
