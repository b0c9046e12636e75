//! Searching, sorting and filtering the SQL table `games`.

use protocol::history::{HistoryQuery, HistorySort};
use protocol::window::HistoryPage;
use rusqlite::{Connection, ToSql};

use super::games::read as read_row;
use super::{tallies, word};

/// At most so many rows a page.
const LIMIT: u32 = 500;
/// A part of a name that is shorter is not found by its letters in groups of three.
const SHORTEST_GROUP: usize = 3;

const COUNT: &str = "SELECT count(*) FROM games WHERE TRUE";
const SELECT: &str = "SELECT * FROM games WHERE TRUE";
const PAGE: &str = " LIMIT :limit OFFSET :offset";

/// One page of the list, and how many games there are in all.
pub(crate) fn read(connection: &Connection, query: &HistoryQuery) -> rusqlite::Result<HistoryPage> {
    let filter = Filter::of(query);
    let total = if filter.is_tallied() {
        tallies::count(connection, query.rules.as_deref(), query.outcome)?
    } else {
        connection
            .prepare_cached(&[COUNT, &filter.sql].concat())?
            .query_row(&*filter.values(), |row| row.get(0))?
    };
    let order = order(query.sort, query.ascending);
    let (limit, offset) = (query.limit.min(LIMIT), query.offset);
    let mut values = filter.values();
    values.push((":limit", &limit));
    values.push((":offset", &offset));
    let rows = connection
        .prepare_cached(&[SELECT, &filter.sql, order, PAGE].concat())?
        .query_map(&*values, read_row)?
        .filter(super::games::is_readable)
        .collect::<rusqlite::Result<_>>()?;
    Ok(HistoryPage { rows, total })
}

/// The conditions that a query sets, and no others, so that each can use its index.
#[derive(Default)]
struct Filter {
    sql: String,
    values: Vec<(&'static str, Box<dyn ToSql>)>,
    /// Conditions of which there are no tallies.
    untallied: usize,
}

impl Filter {
    fn of(query: &HistoryQuery) -> Self {
        let mut filter = Self::default();
        let text = query.text.trim().to_lowercase();
        if text.chars().count() >= SHORTEST_GROUP {
            let phrase = format!("\"{}\"", text.replace('"', "\"\""));
            let sql =
                " AND number IN (SELECT rowid FROM games_text WHERE games_text MATCH :phrase)";
            filter.narrow(sql, ":phrase", phrase);
        }
        if !text.is_empty() {
            filter.narrow(" AND instr(search, :text) > 0", ":text", text);
        }
        filter.narrow_by(
            " AND opponent = :opponent",
            ":opponent",
            query.opponent.as_ref(),
        );
        filter.narrow_by(
            " AND event = :event COLLATE NOCASE",
            ":event",
            query.event.as_ref(),
        );
        let tagged = " AND number IN (SELECT game FROM tags WHERE tag = :tag)";
        filter.narrow_by(tagged, ":tag", query.tag.as_ref());
        filter.narrow_by(" AND started_at >= :from", ":from", query.from.as_ref());
        filter.narrow_by(" AND started_at < :until", ":until", query.until.as_ref());
        filter.narrow_by(" AND plies >= :least", ":least", query.least_plies.as_ref());
        filter.narrow_by(" AND plies <= :most", ":most", query.most_plies.as_ref());
        let untallied = filter.untallied;
        filter.narrow_by(" AND rules = :rules", ":rules", query.rules.as_ref());
        // A practice board, where a person has a seat and nobody plays against him, is won by nobody.
        filter.narrow_by(
            " AND outcome = :outcome
                AND (outcome = 'unfinished' OR seat IS NULL OR level IS NOT NULL)",
            ":outcome",
            query.outcome.map(|outcome| word(&outcome)).as_ref(),
        );
        filter.untallied = untallied;
        filter
    }

    fn narrow_by<T: ToSql + Clone + 'static>(
        &mut self,
        sql: &str,
        name: &'static str,
        value: Option<&T>,
    ) {
        if let Some(value) = value {
            self.narrow(sql, name, value.clone());
        }
    }

    fn narrow(&mut self, sql: &str, name: &'static str, value: impl ToSql + 'static) {
        self.sql.push_str(sql);
        self.values.push((name, Box::new(value)));
        self.untallied += 1;
    }

    /// Whether the tallies say how many games there are.
    const fn is_tallied(&self) -> bool {
        self.untallied == 0
    }

    fn values(&self) -> Vec<(&'static str, &dyn ToSql)> {
        let values = self.values.iter();
        values.map(|(name, value)| (*name, &**value)).collect()
    }
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
