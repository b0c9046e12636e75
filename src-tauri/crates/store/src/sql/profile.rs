//! The SQL table `profile`: the player.

use rusqlite::{Connection, OptionalExtension};

use crate::CommitError;

/// The player's name; none before the first start's question is answered.
pub(crate) fn name(connection: &Connection) -> rusqlite::Result<Option<String>> {
    connection
        .query_row("SELECT name FROM profile", [], |row| row.get(0))
        .optional()
}

/// Keeps the player's name.
pub(crate) fn save_name(connection: &Connection, name: &str) -> Result<(), CommitError> {
    connection.execute(
        "INSERT INTO profile (only, name) VALUES (1, ?1)
         ON CONFLICT (only) DO UPDATE SET name = excluded.name",
        [name],
    )?;
    Ok(())
}
