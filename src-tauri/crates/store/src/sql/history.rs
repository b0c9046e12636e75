//! Searching, sorting and filtering the SQL table `games`.

use protocol::history::{HistoryQuery, HistorySort};
use protocol::window::HistoryPage;
use rusqlite::Connection;

use self::filter::Filter;
use super::games::read as read_row;
use super::{tags, tallies};

mod filter;

/// At most so many rows a page.
const LIMIT: u32 = 500;
/// Games of which there are no tallies are counted up to here.
const COUNTED: u32 = 1_000;
const MOST_COUNTED: u32 = COUNTED + 1;

const COUNT: &str = "SELECT count(*) FROM (SELECT 1 FROM games WHERE TRUE";
const COUNT_END: &str = " LIMIT :most_counted)";
const SELECT: &str = "SELECT * FROM games WHERE TRUE";
const PAGE: &str = " LIMIT :limit OFFSET :offset";

/// One page of the list, and how many games there are in all.
pub(crate) fn read(connection: &Connection, query: &HistoryQuery) -> rusqlite::Result<HistoryPage> {
    let filter = Filter::of(connection, query)?;
    let (limit, offset) = (query.limit.min(LIMIT), query.offset);
    let mut values = filter.values();
    values.push((":limit", &limit));
    values.push((":offset", &offset));
    let mut met = 0;
    let mut rows = connection
        .prepare_cached(&page(&filter, query))?
        .query_map(&*values, read_row)?
        .inspect(|_| met += 1)
        .filter(super::games::is_readable)
        .collect::<rusqlite::Result<Vec<_>>>()?;
    for row in &mut rows {
        row.tags = tags::of(connection, row.number.into())?;
    }
    let is_end = met < limit && (met > 0 || offset == 0);
    let total = match (filter.is_tallied, is_end) {
        (true, _) => tallies::count(connection, query.rules.as_deref(), query.outcome)?,
        (false, true) => offset + met,
        (false, false) => count(connection, &filter)?,
    };
    let has_more = !filter.is_tallied && !is_end && total > COUNTED;
    Ok(HistoryPage {
        rows,
        total: if has_more { COUNTED } else { total },
        has_more,
    })
}

/// How many games meet the conditions; one more than are counted stands for all above.
fn count(connection: &Connection, filter: &Filter) -> rusqlite::Result<u32> {
    let mut values = filter.values();
    values.push((":most_counted", &MOST_COUNTED));
    connection
        .prepare_cached(&[COUNT, &filter.sql, COUNT_END].concat())?
        .query_row(&*values, |row| row.get(0))
}

fn page(filter: &Filter, query: &HistoryQuery) -> String {
    let order = order(query.sort, query.ascending);
    [SELECT, &filter.sql, order, PAGE].concat()
}

/// Every event that a game has, in their order: at most so many.
pub(crate) fn events(connection: &Connection, most: u32) -> rusqlite::Result<Vec<String>> {
    // One step for each event and not for each game.
    connection
        .prepare_cached(
            "WITH RECURSIVE found (event) AS (
                 SELECT ''
                 UNION ALL
                 SELECT (SELECT event FROM games WHERE event > found.event COLLATE NOCASE
                         ORDER BY event COLLATE NOCASE LIMIT 1) FROM found
                 WHERE found.event IS NOT NULL LIMIT :most + 1
             )
             SELECT event FROM found WHERE event <> ''",
        )?
        .query_map([most], |row| row.get(0))?
        .collect()
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
