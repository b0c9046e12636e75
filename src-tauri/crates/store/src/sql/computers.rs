//! The SQL table `computers`: how the computer plays in a game, where it is not the usual way.

use protocol::computer::Manner;
use rusqlite::{Connection, OptionalExtension};

use super::unreadable;
use crate::CommitError;

/// How the computer plays in the game of this number.
pub(crate) fn read(connection: &Connection, number: i64) -> rusqlite::Result<Manner> {
    let text: Option<String> = connection
        .prepare_cached("SELECT manner FROM computers WHERE game = ?1")?
        .query_row([number], |row| row.get(0))
        .optional()?;
    let manner = text.map(|text| serde_json::from_str(&text).map_err(unreadable));
    Ok(manner.transpose()?.unwrap_or_default())
}

/// Keeps how the computer plays.
pub(crate) fn save(
    connection: &Connection,
    number: i64,
    manner: &Manner,
) -> Result<(), CommitError> {
    if *manner == Manner::default() {
        connection.execute("DELETE FROM computers WHERE game = ?1", [number])?;
        return Ok(());
    }
    let text = serde_json::to_string(manner).expect("a manner is plain data");
    connection.execute(
        "INSERT INTO computers (game, manner) VALUES (?1, ?2)
         ON CONFLICT (game) DO UPDATE SET manner = excluded.manner",
        (number, text),
    )?;
    Ok(())
}
