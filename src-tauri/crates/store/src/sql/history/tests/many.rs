//! Questions to a library in which many games are alike: right answers, and every one by an index.

use protocol::history::Outcome;
use referee::{EndReason, GameResult};
use rusqlite::{Connection, ToSql};

use super::super::*;
use crate::testing::new_game;
use crate::{NewGameRow, Store, Trace, bulk, open};

const GAMES: u32 = filter::FEW + 300;

/// Nearly all games are won against Ana in forty half-moves at the club.
fn game(number: u32) -> NewGameRow {
    let mut new = new_game(number.into());
    new.started_at = i64::from(number) * 1_000;
    new.seat = Some(games::Side::White);
    let is_rare = number.is_multiple_of(100);
    "Ion".clone_into(&mut new.terms.names.white);
    let opponent = if is_rare { "Bela" } else { "Ana" };
    opponent.clone_into(&mut new.terms.names.black);
    let event = if number.is_multiple_of(250) {
        "Cup"
    } else {
        "Club"
    };
    event.clone_into(&mut new.terms.event);
    new.summary.plies = if number.is_multiple_of(90) { 90 } else { 40 };
    let result = if number.is_multiple_of(70) {
        GameResult::BlackWins
    } else {
        GameResult::WhiteWins
    };
    new.summary.outcome = Some((EndReason::Resign, result));
    new
}

fn library() -> (tempfile::TempDir, Vec<NewGameRow>) {
    let dir = tempfile::tempdir().unwrap();
    let games: Vec<NewGameRow> = (1..=GAMES).map(game).collect();
    let rows = games.iter().cloned().map(|row| (row, Trace::default()));
    bulk::fill(dir.path(), rows).unwrap();
    (dir, games)
}

/// Whether a game is one that the query asks for, as anybody would say it.
fn fits(query: &HistoryQuery, number: u32) -> bool {
    let game = game(number);
    let won = game.summary.outcome.map(|(_, result)| result) == Some(GameResult::WhiteWins);
    let is = |asked: Option<&String>, word: &str| asked.is_none_or(|it| it == word);
    is(query.opponent.as_ref(), &game.terms.names.black)
        && is(query.event.as_ref(), &game.terms.event)
        && query
            .outcome
            .is_none_or(|outcome| (outcome == Outcome::Won) == won)
        && query
            .least_plies
            .is_none_or(|least| game.summary.plies >= least)
        && query
            .most_plies
            .is_none_or(|most| game.summary.plies <= most)
        && query.from.is_none_or(|from| game.started_at >= from)
        && query.until.is_none_or(|until| game.started_at < until)
        && (query.text.is_empty()
            || game.terms.names.white.to_lowercase() == query.text
            || game.terms.names.black.to_lowercase() == query.text)
        && query.tag.as_ref().is_none_or(|_| number <= 3)
}

/// Questions of one and of several conditions, met by few games and by many.
fn questions() -> Vec<HistoryQuery> {
    let all = || HistoryQuery::newest(100);
    let word = |word: &str| Some(word.to_owned());
    let mut questions = vec![all()];
    for opponent in [None, word("Ana"), word("Bela")] {
        for (least_plies, most_plies) in [(None, None), (Some(20), None), (Some(60), Some(200))] {
            for (from, until) in [
                (None, None),
                (Some(50_000), None),
                (Some(5_000), Some(900_000)),
            ] {
                for outcome in [None, Some(Outcome::Won), Some(Outcome::Lost)] {
                    questions.push(HistoryQuery {
                        opponent: opponent.clone(),
                        least_plies,
                        most_plies,
                        from,
                        until,
                        outcome,
                        ..all()
                    });
                }
            }
        }
    }
    for (text, event, tag) in [
        ("ana", None, None),
        ("bela", word("Club"), None),
        ("", word("Club"), None),
        ("", word("Cup"), None),
        ("ion", word("Club"), word("rook")),
    ] {
        let text = text.to_owned();
        questions.push(HistoryQuery {
            text,
            event,
            tag,
            ..all()
        });
    }
    questions
}

const SORTS: [HistorySort; 6] = [
    HistorySort::Date,
    HistorySort::Opponent,
    HistorySort::Rules,
    HistorySort::Result,
    HistorySort::Moves,
    HistorySort::Time,
];

#[tokio::test]
async fn every_question_is_answered_rightly_and_by_an_index() {
    let (dir, games) = library();
    let store = Store::open(dir.path()).unwrap();
    for game in &games[..3] {
        let tags = vec!["rook".to_owned()];
        store.writer().save_tags(game.game, tags).await.unwrap();
    }
    let connection = open::open(&open::path_in(dir.path())).unwrap();
    for query in questions() {
        let fitting: Vec<u32> = (1..=GAMES).rev().filter(|at| fits(&query, *at)).collect();
        let found = store.history(&query).unwrap();
        let numbers: Vec<u32> = found.rows.iter().map(|row| row.number).collect();
        assert_eq!(numbers, fitting[..fitting.len().min(100)], "{query:?}");
        let total = if found.has_more {
            COUNTED + 1
        } else {
            found.total
        };
        let counted = fitting.len() as u32;
        let is_tallied = Filter::of(&connection, &query).unwrap().is_tallied;
        let told = if is_tallied {
            counted
        } else {
            counted.min(COUNTED + 1)
        };
        assert_eq!(total, told, "{query:?}");
        for sort in SORTS {
            let query = HistoryQuery {
                sort,
                ..query.clone()
            };
            check_plan(&connection, &query);
        }
    }
}

/// The games are looked up or gone through in the order that was asked for, never all of them first.
#[track_caller]
fn check_plan(connection: &Connection, query: &HistoryQuery) {
    let filter = Filter::of(connection, query).unwrap();
    let (limit, offset) = (100, 0);
    let mut values = filter.values();
    values.push((":limit", &limit));
    values.push((":offset", &offset));
    let plan = plan(connection, &page(&filter, query), &values);
    let looks_up = plan.contains("SEARCH games USING INTEGER PRIMARY KEY");
    let is_in_order = !plan.contains("USE TEMP B-TREE FOR ORDER BY");
    assert!(looks_up || is_in_order, "{query:?}\n{plan}");
    let by_index = ["SEARCH games USING", "SCAN games USING INDEX"];
    assert!(
        by_index.iter().any(|by| plan.contains(by)),
        "{query:?}\n{plan}"
    );
}

fn plan(connection: &Connection, sql: &str, values: &[(&str, &dyn ToSql)]) -> String {
    let mut explain = connection
        .prepare(&["EXPLAIN QUERY PLAN ", sql].concat())
        .unwrap();
    let steps = explain.query_map(values, |row| row.get("detail")).unwrap();
    let steps: Vec<String> = steps.map(Result::unwrap).collect();
    steps.join("\n")
}
