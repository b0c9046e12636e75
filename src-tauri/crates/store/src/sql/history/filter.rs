//! The conditions of a question to the history, written so that the best one leads to the games.

use protocol::history::{HistoryQuery, HistorySort};
use rusqlite::{Connection, ToSql};

use super::super::word;

/// Up to so many games are looked up by a condition and then sorted; a condition that more games meet
/// is checked game by game, in the order that was asked for.
pub(super) const FEW: u32 = 2_000;
const MOST_MET: u32 = FEW + 1;
/// A part of a name that is shorter is not found by its letters in groups of three.
const SHORTEST_GROUP: usize = 3;

type Values = Vec<(&'static str, Box<dyn ToSql>)>;

/// The conditions that a query sets, and no others.
#[derive(Default)]
pub(super) struct Filter {
    /// What follows `WHERE TRUE`.
    pub(super) sql: String,
    values: Values,
    /// The tallies say how many games there are.
    pub(super) is_tallied: bool,
}

impl Filter {
    pub(super) fn of(connection: &Connection, query: &HistoryQuery) -> rusqlite::Result<Self> {
        let conditions = conditions(query);
        let mut filter = Self {
            is_tallied: conditions.iter().all(|condition| condition.is_tallied),
            ..Self::default()
        };
        let mut leader = None;
        for (place, condition) in conditions.iter().enumerate() {
            if leader.is_none() && condition.is_met_by_few(connection)? {
                leader = Some(place);
            }
        }
        // Games that are alike in one column stand in its index in the order of their dates.
        let by_date = query.sort == HistorySort::Date
            && leader.is_none_or(|place| conditions[place].is_dated());
        let alike = |condition: &Condition| condition.is_dated() && !condition.is(STARTED);
        let first = leader.filter(|place| alike(&conditions[*place]));
        let first = first.or_else(|| conditions.iter().position(alike));
        for (place, condition) in conditions.into_iter().enumerate() {
            if leader == Some(place) && !by_date {
                filter.and("number IN (");
                filter.sql.push_str(&condition.lookup());
                filter.sql.push(')');
            } else {
                match condition.by {
                    By::Column(STARTED) if by_date => filter.and(STARTED),
                    By::Column(sql) if by_date && first == Some(place) => filter.and(sql),
                    By::Column(sql) => {
                        filter.and("+");
                        filter.sql.push_str(sql);
                    }
                    By::Tag => filter.and(TAGGED),
                    // The letters are checked below.
                    By::Words => {}
                }
            }
            filter.values.extend(condition.values);
        }
        let text = text_of(query);
        if !text.is_empty() {
            filter.and("instr(search, :text) > 0");
            filter.values.push((":text", Box::new(text)));
        }
        filter.is_tallied &= query.text.trim().is_empty();
        if query.outcome.is_some() {
            // A practice board, where a person has a seat and nobody plays against him, is won by nobody.
            filter.and("(+outcome = 'unfinished' OR seat IS NULL OR level IS NOT NULL)");
        }
        Ok(filter)
    }

    fn and(&mut self, condition: &str) {
        self.sql.push_str(" AND ");
        self.sql.push_str(condition);
    }

    /// What the conditions compare with, as far as it stands in the text.
    pub(super) fn values(&self) -> Vec<(&'static str, &dyn ToSql)> {
        let values = self.values.iter();
        values
            .filter(|(name, _)| self.sql.contains(name))
            .map(|(name, value)| (*name, &**value))
            .collect()
    }
}

const STARTED: &str = "started_at BETWEEN :from AND :until";
const LENGTH: &str = "plies BETWEEN :least AND :most";
const TAGGED: &str = "EXISTS (SELECT 1 FROM tags WHERE tag = :tag AND game = number)";

/// Where a condition looks games up.
enum By {
    /// A column of `games` that begins an index; the column stands first.
    Column(&'static str),
    Tag,
    Words,
}

struct Condition {
    by: By,
    is_tallied: bool,
    values: Values,
}

impl Condition {
    /// The games that meet it stand in an index in the order of their dates.
    fn is_dated(&self) -> bool {
        matches!(self.by, By::Column(_)) && !self.is(LENGTH)
    }

    fn is(&self, sql: &str) -> bool {
        matches!(self.by, By::Column(column) if column == sql)
    }

    /// The numbers of the games that meet it.
    fn lookup(&self) -> String {
        match self.by {
            By::Column(sql) => ["SELECT number FROM games WHERE ", sql].concat(),
            By::Tag => "SELECT game FROM tags WHERE tag = :tag".to_owned(),
            By::Words => "SELECT rowid FROM games_text WHERE games_text MATCH :phrase".to_owned(),
        }
    }

    fn is_met_by_few(&self, connection: &Connection) -> rusqlite::Result<bool> {
        let sql = [
            "SELECT count(*) FROM (",
            &self.lookup(),
            " LIMIT :most_met)",
        ]
        .concat();
        let values = self.values.iter();
        let mut values: Vec<(_, &dyn ToSql)> =
            values.map(|(name, value)| (*name, &**value)).collect();
        values.push((":most_met", &MOST_MET));
        let met: u32 = connection
            .prepare_cached(&sql)?
            .query_row(&*values, |row| row.get(0))?;
        Ok(met <= FEW)
    }
}

/// The conditions, those first that the fewest games meet as a rule.
fn conditions(query: &HistoryQuery) -> Vec<Condition> {
    let mut all = Vec::new();
    let mut add = |by, is_tallied, values| {
        all.push(Condition {
            by,
            is_tallied,
            values,
        });
    };
    if let Some(tag) = query.tag.clone() {
        add(
            By::Tag,
            false,
            vec![(":tag", Box::new(tag) as Box<dyn ToSql>)],
        );
    }
    let text = text_of(query);
    if text.chars().count() >= SHORTEST_GROUP {
        let phrase = format!("\"{}\"", text.replace('"', "\"\""));
        add(By::Words, false, vec![(":phrase", Box::new(phrase))]);
    }
    if let Some(event) = query.event.clone() {
        let by = By::Column("event = :event COLLATE NOCASE");
        add(by, false, vec![(":event", Box::new(event))]);
    }
    if let Some(opponent) = query.opponent.clone() {
        let by = By::Column("opponent = :opponent");
        add(by, false, vec![(":opponent", Box::new(opponent))]);
    }
    if query.least_plies.or(query.most_plies).is_some() {
        let least = query.least_plies.unwrap_or(0);
        let most = query.most_plies.unwrap_or(u32::MAX);
        let values: Values = vec![(":least", Box::new(least)), (":most", Box::new(most))];
        add(By::Column(LENGTH), false, values);
    }
    if query.from.or(query.until).is_some() {
        let from = query.from.unwrap_or(i64::MIN);
        let until = query
            .until
            .map_or(i64::MAX, |until| until.saturating_sub(1));
        let values: Values = vec![(":from", Box::new(from)), (":until", Box::new(until))];
        add(By::Column(STARTED), false, values);
    }
    if let Some(outcome) = query.outcome {
        let by = By::Column("outcome = :outcome");
        add(by, true, vec![(":outcome", Box::new(word(&outcome)))]);
    }
    if let Some(rules) = query.rules.clone() {
        let by = By::Column("rules = :rules");
        add(by, true, vec![(":rules", Box::new(rules))]);
    }
    all
}

fn text_of(query: &HistoryQuery) -> String {
    query.text.trim().to_lowercase()
}
