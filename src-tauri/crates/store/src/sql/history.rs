//! Searching, sorting and filtering the SQL table `games`.

use protocol::window::{HistoryPage, HistoryQuery, HistorySort};
use rusqlite::{Connection, named_params};

use super::games::read as read_row;
use super::word;

/// At most so many rows a page.
const LIMIT: u32 = 500;

const COUNT: &str = "SELECT count(*) FROM games";
const SELECT: &str = "SELECT * FROM games";
/// A practice board, where a person has a seat and nobody plays against him, is won by nobody.
const FILTER: &str = " WHERE (:text = '' OR instr(search, :text) > 0)
    AND (:rules IS NULL OR rules = :rules)
    AND (:outcome IS NULL OR outcome = :outcome
        AND (outcome = 'unfinished' OR seat IS NULL OR level IS NOT NULL))";
const PAGE: &str = " LIMIT :limit OFFSET :offset";

/// One page of the list, and how many games there are in all.
pub(crate) fn read(connection: &Connection, query: &HistoryQuery) -> rusqlite::Result<HistoryPage> {
    let text = query.text.trim().to_lowercase();
    let outcome = query.outcome.map(|outcome| word(&outcome));
    let total = connection
        .prepare_cached(&[COUNT, FILTER].concat())?
        .query_row(
            named_params! { ":text": text, ":rules": query.rules, ":outcome": outcome },
            |row| row.get(0),
        )?;
    let order = order(query.sort, query.ascending);
    let rows = connection
        .prepare_cached(&[SELECT, FILTER, order, PAGE].concat())?
        .query_map(
            named_params! {
                ":text": text,
                ":rules": query.rules,
                ":outcome": outcome,
                ":limit": query.limit.min(LIMIT),
                ":offset": query.offset,
            },
            read_row,
        )?
        .filter(super::games::is_readable)
        .collect::<rusqlite::Result<_>>()?;
    Ok(HistoryPage { rows, total })
}

/// Games that are alike in the sorted column stand in the order of their numbers; what a game does
/// not have (a clock, a result) counts as the most.
const fn order(sort: HistorySort, ascending: bool) -> &'static str {
    match (sort, ascending) {
        (HistorySort::Date, true) => " ORDER BY started_at, number",
        (HistorySort::Date, false) => " ORDER BY started_at DESC, number DESC",
        (HistorySort::Opponent, true) => " ORDER BY opponent, number",
        (HistorySort::Opponent, false) => " ORDER BY opponent DESC, number DESC",
        (HistorySort::Rules, true) => " ORDER BY rules, number",
        (HistorySort::Rules, false) => " ORDER BY rules DESC, number DESC",
        (HistorySort::Result, true) => " ORDER BY result NULLS LAST, number",
        (HistorySort::Result, false) => " ORDER BY result DESC NULLS FIRST, number DESC",
        (HistorySort::Moves, true) => " ORDER BY plies, number",
        (HistorySort::Moves, false) => " ORDER BY plies DESC, number DESC",
        (HistorySort::Time, true) => " ORDER BY main_ms NULLS LAST, number",
        (HistorySort::Time, false) => " ORDER BY main_ms DESC NULLS FIRST, number DESC",
    }
}

#[cfg(test)]
mod tests;
