//! One module an SQL table, and the schema's versions.

pub(crate) mod appointments;
pub(crate) mod commands;
pub(crate) mod computers;
pub(crate) mod entries;
pub(crate) mod games;
pub(crate) mod history;
pub(crate) mod notes;
pub(crate) mod opponents;
pub(crate) mod positions;
pub(crate) mod profile;
pub(crate) mod rated;
pub(crate) mod rule_sets;
pub(crate) mod schema;
pub(crate) mod settings;
pub(crate) mod tags;
pub(crate) mod tallies;

use rusqlite::Row;
use rusqlite::types::Type;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A value that is one word of the game, such as a side or a result, as it is stored.
fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        other => unreachable!("a word of the game is written as one text, not as {other:?}"),
    }
}

/// The word of the game in this column.
fn read_word<T: DeserializeOwned>(row: &Row<'_>, column: &str) -> rusqlite::Result<T> {
    let word: String = row.get(column)?;
    from_word(word)
}

/// The word of the game in this column, if there is one.
fn read_optional_word<T: DeserializeOwned>(
    row: &Row<'_>,
    column: &str,
) -> rusqlite::Result<Option<T>> {
    let word: Option<String> = row.get(column)?;
    word.map(from_word).transpose()
}

fn from_word<T: DeserializeOwned>(word: String) -> rusqlite::Result<T> {
    serde_json::from_value(serde_json::Value::String(word)).map_err(unreadable)
}

/// A stored text that does not read as what it should be.
fn unreadable(error: impl std::error::Error + Send + Sync + 'static) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(0, Type::Text, Box::new(error))
}
