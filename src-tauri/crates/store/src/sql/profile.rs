//! The SQL table `profile`: the player.

use protocol::profile::Details;
use rusqlite::{Connection, OptionalExtension};

use crate::CommitError;

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

/// The player's picture.
pub(crate) fn picture(connection: &Connection) -> rusqlite::Result<Option<Vec<u8>>> {
    let picture = connection
        .query_row("SELECT picture FROM profile", [], |row| row.get(0))
        .optional()?;
    Ok(picture.flatten())
}

/// Keeps the player's picture, or that he has none.
pub(crate) fn save_picture(
    connection: &Connection,
    picture: Option<&[u8]>,
) -> Result<(), CommitError> {
    connection.execute(
        "INSERT INTO profile (only, name, picture) VALUES (1, '', ?1)
         ON CONFLICT (only) DO UPDATE SET picture = excluded.picture",
        [picture],
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
