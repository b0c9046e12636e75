//! The SQL table `rated`: the results that count for the rating.

use ::games::list::{self, written};
use protocol::terms::Rules;
use protocol::window::GameRow;
use rating::{Facts, Opponent, Played, Score};
use referee::GameResult;
use rusqlite::{Connection, params};
use table::{Entry, Event};

use super::{read_word, word};
use crate::CommitError;

/// Keeps the result of a game that has ended, if it counts, and forgets that of one that goes on again.
pub(crate) fn note(
    connection: &Connection,
    row: &GameRow,
    log: &[Entry],
) -> Result<(), CommitError> {
    connection
        .prepare_cached("DELETE FROM rated WHERE game = ?1")?
        .execute([&row.game])?;
    let Some(score) = score(row) else {
        return Ok(());
    };
    if rating::counts(&facts(row, log)).is_err() {
        return Ok(());
    }
    let seat = row.seat.unwrap_or(games::Side::White);
    connection
        .prepare_cached(
            "INSERT INTO rated (game, ended_at, level, opponent, score)
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            row.game,
            row.last_at,
            row.level,
            row.terms.names.get(seat.other()),
            word(&score),
        ])?;
    Ok(())
}

fn facts(row: &GameRow, log: &[Entry]) -> Facts {
    let is_help = |entry: &Entry| {
        matches!(
            entry.event,
            Event::TakenBack { .. } | Event::MinuteAdded { .. }
        )
    };
    Facts {
        agreed: row.terms.rated,
        one_machine: row.seat.is_none() || row.level.is_none(),
        practice: row.terms.practice,
        set_up: row.terms.start.is_some() && !is_by_lot(&row.terms.rules),
        aided: log.iter().any(is_help),
        decided: row.result.is_some_and(|result| result != GameResult::None),
    }
}

/// Whether the rules leave the start to the lot, so that nobody set it up.
fn is_by_lot(rules: &Rules) -> bool {
    match rules {
        Rules::Hidden { .. } | Rules::Chess => false,
        Rules::Board { name, options } => list::Entry::named(name)
            .is_some_and(|game| matches!(game.draw(&written(options), &mut |_| 0), Ok(Some(_)))),
    }
}

/// How it ended for the program's player.
fn score(row: &GameRow) -> Option<Score> {
    let seat = row.seat?;
    match row.result? {
        won @ (GameResult::WhiteWins | GameResult::BlackWins) => {
            let is_won = won == GameResult::won_by(seat);
            Some(if is_won { Score::Win } else { Score::Loss })
        }
        GameResult::Draw => Some(Score::Draw),
        GameResult::None => None,
    }
}

/// Every result that counts.
pub(crate) fn read(connection: &Connection) -> rusqlite::Result<Vec<Played>> {
    connection
        .prepare_cached("SELECT game, ended_at, level, opponent, score FROM rated")?
        .query_map([], |row| {
            let level: Option<u8> = row.get("level")?;
            let opponent = match level {
                Some(level) => Opponent::Computer(level),
                None => Opponent::Person(row.get("opponent")?),
            };
            Ok(Played {
                at: row.get("ended_at")?,
                game: row.get("game")?,
                opponent,
                score: read_word(row, "score")?,
            })
        })?
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use ::games::Side;
    use protocol::client::Offer;
    use referee::EndReason;
    use table::Millis;

    use super::*;
    use crate::testing::{batch, new_game};
    use crate::{NewGameRow, Store};

    fn rated(bits: u128) -> NewGameRow {
        let mut new = new_game(bits);
        new.terms.rated = true;
        new
    }

    fn entry(event: Event) -> Entry {
        Entry {
            at: Millis(1),
            event,
        }
    }

    /// Ends a game for White with this log before, and says what counts then.
    async fn ended(new: NewGameRow, log: Vec<Entry>) -> Vec<Played> {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path()).unwrap();
        let first = log.len() as u32;
        let mut last = batch(0, first, "the end");
        last.game = new.game;
        last.summary.outcome = Some((EndReason::Resign, GameResult::WhiteWins));
        store.writer().create(new, log).await.unwrap();
        assert_eq!(store.rated().unwrap(), []);
        store.writer().append(last).await.unwrap();
        store.rated().unwrap()
    }

    #[tokio::test]
    async fn a_rated_game_against_the_computer_counts_once_until_it_goes_on() {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path()).unwrap();
        let writer = store.writer();
        writer.create(rated(5), Vec::new()).await.unwrap();
        let mut end = batch(5, 0, "end");
        end.summary.last_at = 77_000;
        end.summary.outcome = Some((EndReason::Checkmate, GameResult::BlackWins));
        writer.append(end.clone()).await.unwrap();
        let played = Played {
            at: 77_000,
            game: end.game.to_string(),
            opponent: Opponent::Computer(2),
            score: Score::Loss,
        };
        assert_eq!(store.rated().unwrap(), std::slice::from_ref(&played));
        end.first = 1;
        writer.append(end.clone()).await.unwrap();
        assert_eq!(
            store.rated().unwrap(),
            [played],
            "a word after the end adds nothing"
        );
        writer.append(batch(5, 2, "on")).await.unwrap();
        assert_eq!(store.rated().unwrap(), []);
    }

    #[tokio::test]
    async fn what_is_never_rated_does_not_count() {
        assert_eq!(ended(rated(1), Vec::new()).await.len(), 1);
        assert_eq!(ended(new_game(1), Vec::new()).await, []);
        let mut two_people = rated(1);
        two_people.level = None;
        assert_eq!(ended(two_people, Vec::new()).await, []);
        let mut both_here = rated(1);
        both_here.seat = None;
        assert_eq!(ended(both_here, Vec::new()).await, []);
        let mut practice = rated(1);
        practice.terms.practice = true;
        assert_eq!(ended(practice, Vec::new()).await, []);
        let mut set_up = rated(1);
        set_up.terms.start = Some("4k3/8/8/8/8/8/8/4K2R w - - 0 1".to_owned());
        assert_eq!(ended(set_up.clone(), Vec::new()).await, []);
        let board = |line_up: &str| Rules::Board {
            name: "dumb".to_owned(),
            options: BTreeMap::from([("line_up".to_owned(), line_up.to_owned())]),
        };
        let mut shuffled = set_up.clone();
        shuffled.terms.rules = board("shuffled");
        assert_eq!(ended(shuffled, Vec::new()).await.len(), 1, "by lot");
        set_up.terms.rules = board("standard");
        assert_eq!(ended(set_up, Vec::new()).await, []);
        let help = [
            Event::TakenBack {
                to_ply: 0,
                left: None,
            },
            Event::MinuteAdded {
                to: Side::White,
                left: None,
            },
        ];
        for event in help {
            assert_eq!(ended(rated(1), vec![entry(event)]).await, []);
        }
        let asked = Event::Offered {
            by: Side::White,
            offer: Offer::TakeBack,
            id: 1,
        };
        assert_eq!(ended(rated(1), vec![entry(asked)]).await.len(), 1);
    }
}
