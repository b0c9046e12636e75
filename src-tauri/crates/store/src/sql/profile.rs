//! The SQL table `profile`: the player.

use rusqlite::{Connection, OptionalExtension};
use serde::{Deserialize, Serialize};

use crate::CommitError;

/// What is told of a person beside his name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Details {
    /// His time zone, such as `Europe/Bucharest`.
    pub zone: Option<String>,
    /// The languages that he speaks.
    pub languages: Vec<String>,
    /// Whatever else he says of himself.
    pub about: String,
}

/// The person of a stored text. What cannot be read counts as not told.
pub(super) fn read_details(text: Option<String>) -> Details {
    let details = text.and_then(|text| serde_json::from_str(&text).ok());
    details.unwrap_or_default()
}

/// The text of a person.
pub(super) fn write_details(details: &Details) -> String {
    serde_json::to_string(details).expect("details are plain values")
}

/// What the player tells of himself.
pub(crate) fn details(connection: &Connection) -> rusqlite::Result<Details> {
    let text = connection
        .query_row("SELECT details FROM profile", [], |row| row.get(0))
        .optional()?;
    Ok(read_details(text))
}

/// Keeps what the player tells of himself.
pub(crate) fn save_details(connection: &Connection, details: &Details) -> Result<(), CommitError> {
    connection.execute(
        "INSERT INTO profile (only, name, details) VALUES (1, '', ?1)
         ON CONFLICT (only) DO UPDATE SET details = excluded.details",
        [write_details(details)],
    )?;
    Ok(())
}

/// The player's name; none before the first start's question is answered.
pub(crate) fn name(connection: &Connection) -> rusqlite::Result<Option<String>> {
    connection
        .query_row("SELECT name FROM profile WHERE name <> ''", [], |row| {
            row.get(0)
        })
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
