//! The SQL tables `traces` and `seen`: ended games by the positions that they had.
//!
//! `seen` says quickly which games can have had the men on the squares at about the same time;
//! the trace of each of these says whether it had.

use std::collections::BTreeMap;

use games::Man;
use protocol::history::{PositionFound, PositionPage};
use rusqlite::{Connection, OptionalExtension};
use table::{Entry, Table};

use super::games::find;
use crate::trace::{PARTS, PLACES, Place, Trace, place};
use crate::{CommitError, GameId, ReadError};

/// Games whose bits stand in one row.
const BLOCK: i64 = 8_192;
/// Traces that one question reads at most; the next one goes on from there.
const MOST_READ: usize = 10_000;

const NOTHING: PositionPage = PositionPage {
    found: Vec::new(),
    next: None,
};

/// Keeps the positions of a game that has ended, and forgets those of one that goes on again.
pub(crate) fn note(
    connection: &Connection,
    game: GameId,
    number: i64,
    ended: bool,
    log: &[Entry],
) -> Result<(), CommitError> {
    if !ended {
        connection
            .prepare_cached("DELETE FROM traces WHERE game = ?1")?
            .execute([number])?;
        return Ok(());
    }
    let table = Table::replay(game, log).ok();
    let record = table.and_then(|table| table.record_of());
    let trace = record.map_or_else(Trace::default, |record| {
        Trace::of(record.steps.iter().map(|step| &*step.men))
    });
    put(connection, number, &trace)?;
    let mut bits = Bits::default();
    bits.add(number, &trace);
    bits.write(connection)?;
    Ok(())
}

/// Keeps a trace.
pub(crate) fn put(connection: &Connection, number: i64, trace: &Trace) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO traces (game, trace) VALUES (?1, ?2)")?
        .execute((number, trace.bytes()))?;
    Ok(())
}

/// The numbers of ended games without a trace, as many as can be made up for at once.
pub(crate) fn missing(connection: &Connection, most: u32) -> rusqlite::Result<Vec<(i64, GameId)>> {
    connection
        .prepare_cached(
            "SELECT number, id FROM games WHERE result IS NOT NULL
                 AND NOT EXISTS (SELECT 1 FROM traces WHERE game = number)
             ORDER BY number DESC LIMIT ?1",
        )?
        .query_map([most], |row| {
            let id: String = row.get("id")?;
            Ok((row.get("number")?, id.parse().map_err(super::unreadable)?))
        })?
        .collect()
}

/// Bits that are to be set, by their rows.
#[derive(Debug, Default)]
pub(crate) struct Bits(BTreeMap<i64, Vec<u8>>);

impl Bits {
    /// The places of one game.
    pub(crate) fn add(&mut self, number: i64, trace: &Trace) {
        for (part, places) in trace.places().iter().enumerate() {
            for place in places {
                let bits = self.0.entry(row(number / BLOCK, part, *place)).or_default();
                set(bits, (number % BLOCK) as usize);
            }
        }
    }

    /// Sets them beside those that are set.
    pub(crate) fn write(self, connection: &Connection) -> rusqlite::Result<()> {
        let mut read = connection.prepare_cached("SELECT games FROM seen WHERE place = ?1")?;
        let mut write = connection
            .prepare_cached("INSERT OR REPLACE INTO seen (place, games) VALUES (?1, ?2)")?;
        for (place, new) in self.0 {
            let old: Option<Vec<u8>> = read.query_row([place], |row| row.get(0)).optional()?;
            let mut bits = old.unwrap_or_default();
            bits.resize(bits.len().max(new.len()), 0);
            for (bits, new) in bits.iter_mut().zip(&new) {
                *bits |= new;
            }
            write.execute((place, bits))?;
        }
        Ok(())
    }
}

fn row(block: i64, part: usize, place: Place) -> i64 {
    (block * PARTS as i64 + part as i64) * PLACES as i64 + i64::from(place)
}

fn set(bits: &mut Vec<u8>, at: usize) {
    if bits.len() <= at / 8 {
        bits.resize(at / 8 + 1, 0);
    }
    bits[at / 8] |= 1 << (at % 8);
}

/// The games that had all these men on their squares at once, the newest first: at most so many, and
/// from this number downwards.
pub(crate) fn search(
    connection: &Connection,
    men: &[Man],
    from: Option<i64>,
    most: usize,
) -> Result<PositionPage, ReadError> {
    let wanted: Option<Vec<Place>> = men.iter().copied().map(place).collect();
    let Some(wanted) = wanted.filter(|wanted| !wanted.is_empty()) else {
        return Ok(NOTHING);
    };
    let newest: Option<i64> =
        connection.query_row("SELECT max(game) FROM traces", [], |row| row.get(0))?;
    let Some(newest) = newest else {
        return Ok(NOTHING);
    };
    let from = from.map_or(newest, |from| from.min(newest));
    let mut page = NOTHING;
    let mut read = 0;
    for block in (0..=from / BLOCK).rev() {
        for number in candidates(connection, block, &wanted)? {
            if number > from {
                continue;
            }
            if page.found.len() == most || read == MOST_READ {
                page.next = Some(number);
                return Ok(page);
            }
            read += 1;
            page.found.extend(look(connection, number, &wanted)?);
        }
    }
    Ok(page)
}

/// The numbers of the block's games that can have had them, the greatest first.
fn candidates(connection: &Connection, block: i64, wanted: &[Place]) -> rusqlite::Result<Vec<i64>> {
    let mut read = connection.prepare_cached("SELECT games FROM seen WHERE place = ?1")?;
    let mut any = vec![0; (BLOCK / 8) as usize];
    for part in 0..PARTS {
        let mut all: Option<Vec<u8>> = None;
        for place in wanted {
            let bits: Option<Vec<u8>> = read
                .query_row([row(block, part, *place)], |row| row.get(0))
                .optional()?;
            let bits = bits.unwrap_or_default();
            let both = match all.take() {
                None => bits,
                Some(all) => all
                    .iter()
                    .zip(&bits)
                    .map(|(one, other)| one & other)
                    .collect(),
            };
            let is_over = both.is_empty();
            all = Some(both);
            if is_over {
                break;
            }
        }
        for (any, bits) in any.iter_mut().zip(all.unwrap_or_default()) {
            *any |= bits;
        }
    }
    let numbers = (0..BLOCK).rev();
    let is_set = |at: &i64| any[(at / 8) as usize] & (1 << (at % 8)) != 0;
    Ok(numbers
        .filter(is_set)
        .map(|at| block * BLOCK + at)
        .collect())
}

fn look(
    connection: &Connection,
    number: i64,
    wanted: &[Place],
) -> Result<Option<PositionFound>, ReadError> {
    let trace: Option<Vec<u8>> = connection
        .prepare_cached("SELECT trace FROM traces WHERE game = ?1")?
        .query_row([number], |row| row.get(0))
        .optional()?;
    let Some(step) = trace.and_then(|bytes| Trace::from_bytes(bytes).find(wanted)) else {
        return Ok(None);
    };
    let id: String = connection
        .prepare_cached("SELECT id FROM games WHERE number = ?1")?
        .query_row([number], |row| row.get(0))?;
    let game = match id.parse() {
        Ok(id) => find(connection, id)?,
        Err(_) => None,
    };
    Ok(game.map(|row| PositionFound { row, step }))
}
