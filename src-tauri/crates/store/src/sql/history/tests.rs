use games::{BySide, Side};
use protocol::history::Outcome;
use protocol::terms::{Rules, SideTime};
use referee::{EndReason, GameResult, RuleSet, RuleSetName};

use super::*;
use crate::testing::new_game;
use crate::{NewGameRow, Store};

mod many;

/// One game a line: number, opponent, set, main time in minutes, plies, seat, result.
const GAMES: &str = "
    1 bela    se         45  10  white  1-0
    2 Ștefan  wild16     -   70  black  1-0
    3 Ana     chess      5   3   white  -
    4 ana     se         1   3   none   0-1
    5 Zoe     berkeley   90  44  white  1/2-1/2
    6 Carl    se         45  1   black  *
";

async fn library() -> (tempfile::TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).unwrap();
    for line in GAMES.trim().lines() {
        let created = store.writer().create(game(line), Vec::new()).await;
        assert_eq!(created, Ok(()));
    }
    (dir, store)
}

fn game(line: &str) -> NewGameRow {
    let [number, opponent, rules, minutes, plies, seat, result] =
        line.split_whitespace().collect::<Vec<_>>()[..]
    else {
        panic!("{line}");
    };
    let number: u32 = number.parse().unwrap();
    let seat: Option<Side> = seat.parse().ok();
    let player = seat.unwrap_or(Side::White);
    let mut new = new_game(number.into());
    new.started_at = i64::from(number) * 1000;
    new.seat = seat;
    new.terms.names = BySide::from_fn(|side| {
        let name = if side == player { "Player" } else { opponent };
        name.to_owned()
    });
    new.terms.event = format!("Round {number}");
    new.terms.rules = match rules {
        "chess" => Rules::Chess,
        base => Rules::Hidden {
            set: Box::new(RuleSet::published(word_of::<RuleSetName>(base))),
        },
    };
    new.terms.time = minutes.parse().ok().map(|minutes: u64| {
        BySide::from_fn(|_| SideTime {
            main_ms: minutes * 60_000,
            increment_ms: 0,
        })
    });
    new.summary.plies = plies.parse().unwrap();
    new.summary.outcome =
        (result != "-").then(|| (EndReason::Resign, word_of::<GameResult>(result)));
    new
}

fn word_of<T: serde::de::DeserializeOwned>(word: &str) -> T {
    serde_json::from_value(word.into()).unwrap()
}

fn all() -> HistoryQuery {
    HistoryQuery {
        ascending: true,
        ..HistoryQuery::newest(100)
    }
}

/// The query finds the games with these numbers in this order.
#[track_caller]
fn check(store: &Store, query: &HistoryQuery, expected: &str) {
    let page = store.history(query).unwrap();
    let numbers: Vec<String> = page.rows.iter().map(|row| row.number.to_string()).collect();
    assert_eq!(numbers.join(" "), expected, "{query:?}");
    if query.offset == 0 && query.limit == 100 {
        assert_eq!(page.total as usize, page.rows.len());
    }
}

#[tokio::test]
async fn every_order_has_two_directions() {
    let (_dir, store) = library().await;
    for (sort, expected) in [
        (HistorySort::Date, "1 2 3 4 5 6"),
        (HistorySort::Opponent, "3 4 1 6 5 2"),
        (HistorySort::Rules, "5 3 1 4 6 2"),
        (HistorySort::Result, "6 4 1 2 5 3"),
        (HistorySort::Moves, "6 3 4 1 5 2"),
        (HistorySort::Time, "4 3 1 6 5 2"),
    ] {
        let ascending = HistoryQuery { sort, ..all() };
        check(&store, &ascending, expected);
        let turned: Vec<&str> = expected.split(' ').rev().collect();
        let descending = HistoryQuery {
            ascending: false,
            ..ascending
        };
        check(&store, &descending, &turned.join(" "));
    }
}

#[tokio::test]
async fn names_and_events_are_searched_whatever_their_case() {
    let (_dir, store) = library().await;
    for (text, expected) in [
        ("ANA", "3 4"),
        ("ștef", "2"),
        ("ȘTEF", "2"),
        ("  round 5 ", "5"),
        ("player", "1 2 3 4 5 6"),
        ("%", ""),
        ("_", ""),
        ("'; DROP TABLE games; --", ""),
    ] {
        let text = text.to_owned();
        check(&store, &HistoryQuery { text, ..all() }, expected);
    }
}

#[tokio::test]
async fn outcomes_are_those_of_the_programs_player() {
    let (_dir, store) = library().await;
    for (outcome, expected) in [
        (Outcome::Won, "1"),
        (Outcome::Lost, "2"),
        (Outcome::Drawn, "5"),
        (Outcome::Unfinished, "3"),
    ] {
        let outcome = Some(outcome);
        check(&store, &HistoryQuery { outcome, ..all() }, expected);
    }
}

#[tokio::test]
async fn filters_narrow_each_other() {
    let (_dir, store) = library().await;
    let rules = Some("se".to_owned());
    let se = HistoryQuery { rules, ..all() };
    check(&store, &se, "1 4 6");
    let text = "ana".to_owned();
    check(&store, &HistoryQuery { text, ..se }, "4");
}

#[tokio::test]
async fn games_are_found_by_everything_that_is_known_of_them() {
    let (_dir, store) = library().await;
    let writer = store.writer();
    let tagged = game(GAMES.trim().lines().nth(2).unwrap()).game;
    let tags = vec!["Blunder".to_owned()];
    writer.save_tags(tagged, tags).await.unwrap();
    let word = |word: &str| Some(word.to_owned());
    let by = |change: fn(&mut HistoryQuery, Option<String>), value: Option<String>| {
        let mut query = all();
        change(&mut query, value);
        query
    };
    check(&store, &by(|it, to| it.opponent = to, word("ANA")), "3 4");
    check(&store, &by(|it, to| it.event = to, word("round 5")), "5");
    check(&store, &by(|it, to| it.event = to, word("round")), "");
    check(&store, &by(|it, to| it.tag = to, word("blunder")), "3");
    let between = HistoryQuery {
        from: Some(2_000),
        until: Some(5_000),
        ..all()
    };
    check(&store, &between, "2 3 4");
    let long = HistoryQuery {
        least_plies: Some(3),
        most_plies: Some(44),
        ..between
    };
    check(&store, &long, "3 4");
    let text = "an".to_owned();
    check(&store, &HistoryQuery { text, ..all() }, "2 3 4");
}

#[tokio::test]
async fn events_are_told_once_each() {
    let (_dir, store) = library().await;
    let mut again = game("7 Ana se - 4 white 1-0");
    again.terms.event = "round 2".to_owned();
    store.writer().create(again, Vec::new()).await.unwrap();
    let mut without = game("8 Ana se - 4 white 1-0");
    without.terms.event = String::new();
    store.writer().create(without, Vec::new()).await.unwrap();
    let all: Vec<String> = (1..=6).map(|round| format!("Round {round}")).collect();
    assert_eq!(store.events(100).unwrap(), all);
    assert_eq!(store.events(2).unwrap(), all[..2]);
}

/// The tallies say what counting would, whatever becomes of the games.
#[tokio::test]
async fn tallies_follow_the_games() {
    let (_dir, store) = library().await;
    let rules = |store: &Store| store.favourite_rules().unwrap();
    let counted = |pairs: &[(&str, u32)]| -> Vec<(String, u32)> {
        let pairs = pairs.iter();
        pairs
            .map(|(rules, games)| ((*rules).to_owned(), *games))
            .collect()
    };
    assert_eq!(
        rules(&store),
        counted(&[("se", 3), ("berkeley", 1), ("chess", 1), ("wild16", 1)])
    );
    let against = |store: &Store, opponent: &str| {
        let all = store.head_to_head().unwrap();
        let found = all.into_iter().find(|it| it.opponent == opponent);
        found.map(|it| (it.level, it.won, it.lost, it.drawn))
    };
    assert_eq!(against(&store, "bela"), Some((Some(2), 1, 0, 0)));
    assert_eq!(
        against(&store, "Ana"),
        None,
        "one goes on, in one both sat here"
    );
    let going_on = game(GAMES.trim().lines().nth(2).unwrap());
    let mut end = crate::testing::batch(3, 0, "end");
    end.game = going_on.game;
    end.summary.outcome = Some((EndReason::Resign, GameResult::WhiteWins));
    store.writer().append(end).await.unwrap();
    assert_eq!(against(&store, "Ana"), Some((Some(2), 1, 0, 0)));
    let won = HistoryQuery {
        outcome: Some(Outcome::Won),
        ..all()
    };
    check(&store, &won, "1 3");
    store.writer().delete(going_on.game).await.unwrap();
    assert_eq!(against(&store, "Ana"), None);
    check(&store, &won, "1");
    assert_eq!(store.rules_by_use().unwrap(), ["se", "berkeley", "wild16"]);
}

/// Who plays on which side, and at which level, may change while a game goes on.
#[tokio::test]
async fn tallies_and_words_follow_changed_seats() {
    let (_dir, store) = library().await;
    let writer = store.writer();
    let going_on = game(GAMES.trim().lines().nth(2).unwrap()).game;
    let computer = protocol::computer::Computer {
        level: 3,
        manner: protocol::computer::Manner::default(),
    };
    writer.set_computer(going_on, computer).await.unwrap();
    let mut seated = crate::testing::batch(3, 0, "");
    seated.game = going_on;
    seated.entries[0].event = table::Event::Seated {
        swapped: true,
        names: BySide {
            white: "Stockfish".to_owned(),
            black: "Player".to_owned(),
        },
    };
    seated.summary.outcome = Some((EndReason::Resign, GameResult::BlackWins));
    writer.append(seated).await.unwrap();
    assert_eq!(store.history(&all()).unwrap().total, 6);
    let against = store.head_to_head().unwrap();
    let found = against
        .iter()
        .find(|it| it.opponent == "Stockfish")
        .unwrap();
    assert_eq!((found.level, found.won, found.lost), (Some(3), 1, 0));
    let text = |text: &str| HistoryQuery {
        text: text.to_owned(),
        ..all()
    };
    check(&store, &text("stockf"), "3");
    check(&store, &text("ana"), "4");
    writer.delete(going_on).await.unwrap();
    check(&store, &text("stockf"), "");
}

#[tokio::test]
async fn pages_follow_each_other() {
    let (_dir, store) = library().await;
    let mut query = HistoryQuery { limit: 4, ..all() };
    check(&store, &query, "1 2 3 4");
    query.offset = 4;
    check(&store, &query, "5 6");
    assert_eq!(store.history(&query).unwrap().total, 6);
}

#[tokio::test]
async fn a_row_reads_as_it_was_written() {
    let (_dir, store) = library().await;
    let new = game(GAMES.trim().lines().nth(4).unwrap());
    let row = store.load(new.game).unwrap().meta;
    assert_eq!(row.game, new.game.to_string());
    assert_eq!((row.number, row.started_at), (5, 5000));
    assert_eq!(
        (row.terms, row.seat, row.level),
        (new.terms, new.seat, new.level)
    );
    let summary = crate::Summary {
        last_at: row.last_at,
        plies: row.plies,
        turn: row.turn,
        left_ms: row.left_ms,
        outcome: row.reason.zip(row.result),
        adjourned: row.adjourned,
    };
    assert_eq!(summary, new.summary);
}

#[tokio::test]
async fn lists_of_unfinished_games_and_of_rules_by_use() {
    let (_dir, store) = library().await;
    let unfinished = store.unfinished().unwrap();
    assert_eq!(unfinished.len(), 1);
    assert_eq!(unfinished[0].number, 3);
    assert_eq!(
        store.rules_by_use().unwrap(),
        ["se", "berkeley", "chess", "wild16"]
    );
}

#[tokio::test]
async fn a_practice_board_is_won_and_lost_by_nobody() {
    let (_dir, store) = library().await;
    let mut practice = game("7 Player se - 4 white 1-0");
    practice.level = None;
    practice.terms.practice = true;
    let created = store.writer().create(practice, Vec::new()).await;
    assert_eq!(created, Ok(()));
    check(&store, &all(), "1 2 3 4 5 6 7");
    for (outcome, expected) in [(Outcome::Won, "1"), (Outcome::Lost, "2")] {
        let outcome = Some(outcome);
        check(&store, &HistoryQuery { outcome, ..all() }, expected);
    }
}
