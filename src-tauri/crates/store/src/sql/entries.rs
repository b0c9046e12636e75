//! The SQL table `entries`: the games' logs.

use rusqlite::Connection;

use crate::{CommitError, Entry, ReadError, stored};

/// How many entries of the game are on disk.
pub(crate) fn count(connection: &Connection, game: i64) -> rusqlite::Result<u32> {
    connection
        .prepare_cached("SELECT coalesce(max(place) + 1, 0) FROM entries WHERE game = ?1")?
        .query_row([game], |row| row.get(0))
}

/// Adds entries, the first one at this place.
pub(crate) fn insert(
    connection: &Connection,
    game: i64,
    first: u32,
    entries: &[Entry],
) -> Result<(), CommitError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO entries (game, place, version, entry) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (place, entry) in (first..).zip(entries) {
        insert.execute((game, place, stored::VERSION, stored::write_entry(entry)))?;
    }
    Ok(())
}

/// The whole log of a game.
pub(crate) fn read(connection: &Connection, game: i64) -> Result<Vec<Entry>, ReadError> {
    let mut select = connection.prepare_cached(
        "SELECT place, version, entry FROM entries WHERE game = ?1 ORDER BY place",
    )?;
    let mut rows = select.query([game])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let (place, version): (u32, u32) = (row.get(0)?, row.get(1)?);
        let text: String = row.get(2)?;
        if place as usize != entries.len() {
            let what = format!("the game's log after {} entries", entries.len());
            return Err(ReadError::damaged(what, &"entries are missing"));
        }
        let entry = stored::read_entry(version, &text)
            .map_err(|error| ReadError::damaged(format!("entry {place} of the game"), &error))?;
        entries.push(entry);
    }
    Ok(entries)
}
