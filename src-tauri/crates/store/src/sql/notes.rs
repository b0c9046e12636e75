//! The SQL table `notes`: what the player wrote about a game after it.

use rusqlite::{Connection, OptionalExtension};

use super::games;
use crate::{CommitError, GameId};

/// The text about the game with this number; empty when there is none.
pub(crate) fn read(connection: &Connection, number: i64) -> rusqlite::Result<String> {
    let text = connection
        .prepare_cached("SELECT text FROM notes WHERE game = ?1")?
        .query_row([number], |row| row.get(0))
        .optional()?;
    Ok(text.unwrap_or_default())
}

/// Keeps the text; an empty one is none.
pub(crate) fn save(connection: &Connection, game: GameId, text: &str) -> Result<(), CommitError> {
    let number = games::number(connection, game)?.ok_or(CommitError::NoSuchGame)?;
    connection.execute("DELETE FROM notes WHERE game = ?1", [number])?;
    if !text.is_empty() {
        connection.execute(
            "INSERT INTO notes (game, text) VALUES (?1, ?2)",
            (number, text),
        )?;
    }
    games::make_findable(connection, number)
}
