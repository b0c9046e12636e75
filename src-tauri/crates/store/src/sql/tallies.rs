//! The SQL table `tallies`: how many games there are of each kind. Triggers of `games` keep it.

use protocol::history::Outcome;
use protocol::profile::Against;
use rusqlite::{Connection, named_params};

use super::word;

/// How many games the history lists under these rules and with this outcome.
pub(crate) fn count(
    connection: &Connection,
    rules: Option<&str>,
    outcome: Option<Outcome>,
) -> rusqlite::Result<u32> {
    connection
        .prepare_cached(
            "SELECT coalesce(sum(games), 0) FROM tallies
             WHERE (:rules IS NULL OR rules = :rules)
                 AND (:outcome IS NULL OR outcome = :outcome
                     AND (outcome = 'unfinished' OR NOT seated OR level > 0))",
        )?
        .query_row(
            named_params! { ":rules": rules, ":outcome": outcome.map(|outcome| word(&outcome)) },
            |row| row.get(0),
        )
}

/// The rules that were played and how many games by each, the most played first.
pub(crate) fn favourites(connection: &Connection) -> rusqlite::Result<Vec<(String, u32)>> {
    connection
        .prepare_cached(
            "SELECT rules, sum(games) FROM tallies GROUP BY rules ORDER BY sum(games) DESC, rules",
        )?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}

/// The results against each opponent in games in which the player had one seat alone, those with the
/// most games first.
pub(crate) fn head_to_head(connection: &Connection) -> rusqlite::Result<Vec<Against>> {
    connection
        .prepare_cached(
            "SELECT opponent, level, sum(games * (outcome = 'won')) AS won,
                 sum(games * (outcome = 'lost')) AS lost, sum(games * (outcome = 'drawn')) AS drawn
             FROM tallies WHERE seated AND outcome IN ('won', 'lost', 'drawn')
             GROUP BY opponent, level ORDER BY sum(games) DESC, opponent, level",
        )?
        .query_map([], |row| {
            let level: u8 = row.get("level")?;
            Ok(Against {
                opponent: row.get("opponent")?,
                level: (level > 0).then_some(level),
                won: row.get("won")?,
                lost: row.get("lost")?,
                drawn: row.get("drawn")?,
            })
        })?
        .collect()
}
