//! The SQL table `games`: one row a game, with what the lists show.

use games::{BySide, Side};
use protocol::computer::{Computer, Manner};
use protocol::terms::{Rules, Terms};
use protocol::window::GameRow;
use referee::{EndReason, GameResult, RuleSet};
use rusqlite::{Connection, OptionalExtension, Row, named_params};

use super::{computers, notes, read_optional_word, read_word, tags, unreadable, word};
use crate::{CommitError, GameId, stored};

/// A new game, as the lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGameRow {
    /// Its id.
    pub game: GameId,
    /// Milliseconds since 1970, UTC.
    pub started_at: i64,
    /// What was agreed.
    pub terms: Terms,
    /// The seat of the program's player; none when both sit here.
    pub seat: Option<Side>,
    /// The computer's level, if it plays.
    pub level: Option<u8>,
    /// How the computer plays.
    pub manner: Manner,
    /// What changes as the game goes on.
    pub summary: Summary,
}

/// What the lists show of a game as far as it has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// When the last entry happened, in milliseconds since 1970, UTC.
    pub last_at: i64,
    /// Half-moves completed.
    pub plies: u32,
    /// The side to move.
    pub turn: Side,
    /// Milliseconds left on the clocks, if there are any.
    pub left_ms: Option<BySide<u64>>,
    /// Why and how it ended; none while it goes on.
    pub outcome: Option<(EndReason, GameResult)>,
    /// Put away by consent.
    pub adjourned: bool,
}

/// The game's number in this database.
pub(crate) fn number(connection: &Connection, game: GameId) -> rusqlite::Result<Option<i64>> {
    connection
        .prepare_cached("SELECT number FROM games WHERE id = ?1")?
        .query_row([game.to_string()], |row| row.get(0))
        .optional()
}

/// Adds a game and gives it the next number.
pub(crate) fn insert(connection: &Connection, new: &NewGameRow) -> Result<i64, CommitError> {
    let terms = &new.terms;
    let player = new.seat.unwrap_or(Side::White);
    connection
        .prepare_cached(
            "INSERT INTO games (id, version, terms, started_at, last_at, seat, level, opponent,
                 rules, main_ms, search, plies, turn, adjourned)
             VALUES (:id, :version, :terms, :started_at, 0, :seat, :level, :opponent,
                 :rules, :main_ms, :search, 0, 'white', FALSE)",
        )?
        .execute(named_params! {
            ":id": new.game.to_string(),
            ":version": stored::VERSION,
            ":terms": stored::write_terms(terms),
            ":started_at": new.started_at,
            ":seat": new.seat.map(Side::as_str),
            ":level": new.level,
            ":opponent": terms.names.get(player.other()),
            ":rules": rules_word(&terms.rules),
            ":main_ms": main_ms(terms, player),
            ":search": search_text(terms),
        })?;
    let number = connection.last_insert_rowid();
    computers::save(connection, number, &new.manner)?;
    update(connection, number, &new.summary)?;
    Ok(number)
}

/// Writes what the lists show of a game now.
pub(crate) fn update(
    connection: &Connection,
    number: i64,
    summary: &Summary,
) -> Result<(), CommitError> {
    connection
        .prepare_cached(
            "UPDATE games SET last_at = :last_at, plies = :plies, turn = :turn,
                 left_white = :left_white, left_black = :left_black,
                 reason = :reason, result = :result, adjourned = :adjourned
             WHERE number = :number",
        )?
        .execute(named_params! {
            ":number": number,
            ":last_at": summary.last_at,
            ":plies": summary.plies,
            ":turn": summary.turn.as_str(),
            ":left_white": summary.left_ms.map(|left| left.white as i64),
            ":left_black": summary.left_ms.map(|left| left.black as i64),
            ":reason": summary.outcome.map(|(reason, _)| word(&reason)),
            ":result": summary.outcome.map(|(_, result)| result.as_str()),
            ":adjourned": summary.adjourned,
        })?;
    Ok(())
}

/// Writes down who plays which side from now on.
pub(crate) fn seat(
    connection: &Connection,
    number: i64,
    swapped: bool,
    names: &BySide<String>,
) -> Result<(), CommitError> {
    let row = connection
        .prepare_cached("SELECT * FROM games WHERE number = ?1")?
        .query_row([number], read)?;
    let terms = Terms {
        names: names.clone(),
        ..row.terms
    };
    let seat = match row.seat {
        Some(seat) if swapped => Some(seat.other()),
        seat => seat,
    };
    let player = seat.unwrap_or(Side::White);
    connection
        .prepare_cached(
            "UPDATE games SET version = :version, terms = :terms, seat = :seat,
                 opponent = :opponent, main_ms = :main_ms, search = :search
             WHERE number = :number",
        )?
        .execute(named_params! {
            ":number": number,
            ":version": stored::VERSION,
            ":terms": stored::write_terms(&terms),
            ":seat": seat.map(Side::as_str),
            ":opponent": names.get(player.other()),
            ":main_ms": main_ms(&terms, player),
            ":search": search_text(&terms),
        })?;
    make_findable(connection, number)
}

/// Lets a game be found by its tags and notes as well as by its names.
pub(super) fn make_findable(connection: &Connection, number: i64) -> Result<(), CommitError> {
    let row = connection
        .prepare_cached("SELECT * FROM games WHERE number = ?1")?
        .query_row([number], read)?;
    let words = [
        tags::of(connection, number)?,
        vec![notes::read(connection, number)?],
    ]
    .concat();
    let words = words.join("\n").to_lowercase();
    connection
        .prepare_cached("UPDATE games SET search = ?2 WHERE number = ?1")?
        .execute((number, [search_text(&row.terms), words].join("\n")))?;
    Ok(())
}

/// The main time of a player.
fn main_ms(terms: &Terms, player: Side) -> Option<i64> {
    terms.time.map(|time| time.get(player).main_ms as i64)
}

/// Keeps another level of the computer, and how it plays.
pub(crate) fn set_computer(
    connection: &Connection,
    game: GameId,
    computer: &Computer,
) -> Result<(), CommitError> {
    let number = number(connection, game)?.ok_or(CommitError::NoSuchGame)?;
    connection.execute(
        "UPDATE games SET level = ?2 WHERE number = ?1",
        (number, computer.level),
    )?;
    computers::save(connection, number, &computer.manner)
}

/// Deletes a game with its log.
pub(crate) fn delete(connection: &Connection, game: GameId) -> Result<(), CommitError> {
    let deleted = connection.execute("DELETE FROM games WHERE id = ?1", [game.to_string()])?;
    if deleted == 0 {
        return Err(CommitError::NoSuchGame);
    }
    Ok(())
}

/// The games that can be gone on with, the last played first.
pub(crate) fn unfinished(connection: &Connection) -> rusqlite::Result<Vec<GameRow>> {
    connection
        .prepare_cached(
            "SELECT * FROM games WHERE result IS NULL ORDER BY last_at DESC, number DESC",
        )?
        .query_map([], read)?
        .filter(is_readable)
        .collect()
}

/// A row that cannot be read does not hide the others. It stays stored as it is.
pub(super) fn is_readable(row: &rusqlite::Result<GameRow>) -> bool {
    !matches!(
        row,
        Err(rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::IntegralValueOutOfRange(..))
    )
}

/// One game as the lists show it.
pub(crate) fn find(connection: &Connection, game: GameId) -> rusqlite::Result<Option<GameRow>> {
    connection
        .prepare_cached("SELECT * FROM games WHERE id = ?1")?
        .query_row([game.to_string()], read)
        .optional()
}

/// The words of the rule sets that were played, the last one first.
pub(crate) fn rules_by_use(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached(
            "SELECT rules FROM (SELECT DISTINCT rules FROM tallies) AS played
             ORDER BY (SELECT max(number) FROM games WHERE games.rules = played.rules) DESC",
        )?
        .query_map([], |row| row.get(0))?
        .collect()
}

/// The rules of the newest hidden game, if they can be read.
pub(crate) fn last_rules(connection: &Connection) -> rusqlite::Result<Option<RuleSet>> {
    let terms = connection
        .prepare_cached(
            "SELECT version, terms FROM games WHERE terms ->> '$.rules.game' = 'hidden'
             ORDER BY number DESC LIMIT 1",
        )?
        .query_row([], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let terms = terms.and_then(|(version, text): (u32, String)| {
        let terms = stored::read_terms(version, &text);
        terms.ok()
    });
    Ok(terms.and_then(|terms| match terms.rules {
        Rules::Hidden { set } => Some(*set),
        Rules::Chess | Rules::Board { .. } => None,
    }))
}

/// A row as the lists show it.
pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<GameRow> {
    let terms: String = row.get("terms")?;
    let left: (Option<u32>, Option<u32>) = (row.get("left_white")?, row.get("left_black")?);
    Ok(GameRow {
        game: row.get("id")?,
        number: row.get("number")?,
        started_at: row.get("started_at")?,
        last_at: row.get("last_at")?,
        terms: stored::read_terms(row.get("version")?, &terms).map_err(unreadable)?,
        seat: read_optional_word(row, "seat")?,
        level: row.get("level")?,
        plies: row.get("plies")?,
        left_ms: match left {
            (Some(white), Some(black)) => Some(BySide {
                white: white.into(),
                black: black.into(),
            }),
            _ => None,
        },
        turn: read_word(row, "turn")?,
        reason: read_optional_word(row, "reason")?,
        result: read_optional_word(row, "result")?,
        adjourned: row.get("adjourned")?,
        tags: Vec::new(),
    })
}

/// `se`, `wild16`, ..., `chess`, or a board game's name.
fn rules_word(rules: &Rules) -> String {
    match rules {
        Rules::Hidden { set } => word(&set.base),
        Rules::Chess => "chess".to_owned(),
        Rules::Board { name, .. } => name.clone(),
    }
}

/// What a search looks through.
fn search_text(terms: &Terms) -> String {
    let title = match &terms.rules {
        Rules::Hidden { set } => &*set.title,
        Rules::Chess => "",
        Rules::Board { name, .. } => name,
    };
    [
        &*terms.names.white,
        &*terms.names.black,
        &*terms.event,
        title,
    ]
    .join("\n")
    .to_lowercase()
}
