//! The SQL table `commands`: what each command was answered.

use rusqlite::{Connection, ErrorCode};

use super::read_word;
use crate::{CommandResult, CommitError};

/// Keeps answers. A command that has one already is refused.
pub(crate) fn insert(
    connection: &Connection,
    game: i64,
    commands: &[CommandResult],
) -> Result<(), CommitError> {
    let mut insert = connection
        .prepare_cached("INSERT INTO commands (game, side, id, result) VALUES (?1, ?2, ?3, ?4)")?;
    for CommandResult { side, id, result } in commands {
        let inserted = insert.execute((game, side.as_str(), *id as i64, result));
        inserted.map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => CommitError::Repeated {
                side: *side,
                id: *id,
            },
            _ => error.into(),
        })?;
    }
    Ok(())
}

/// All answers of a game.
pub(crate) fn read(connection: &Connection, game: i64) -> rusqlite::Result<Vec<CommandResult>> {
    connection
        .prepare_cached("SELECT side, id, result FROM commands WHERE game = ?1 ORDER BY side, id")?
        .query_map([game], |row| {
            Ok(CommandResult {
                side: read_word(row, "side")?,
                id: row.get::<_, i64>("id")? as u64,
                result: row.get("result")?,
            })
        })?
        .collect()
}
