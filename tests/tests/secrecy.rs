//! Two games that look the same to one seat give the same bytes to it.
//!
//! A pair of games is played side by side: the viewer's own tries are the same and are answered
//! alike, the enemy's hidden moves differ but are announced alike, and what the enemy does unheard
//! (refused tries, marks, notes) happens in one game and not in the other. After each event the
//! viewer's frames are compared, and so are snapshots, warnings and the errors that he can provoke.

mod pair;

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use games::Side;
use pair::{Builder, Game, Report, play};
use protocol::host::Frame;
use protocol::view::Hint;
use referee::{RuleSet, RuleSetName};
use serde::Serialize;
use static_assertions::{assert_impl_all, assert_not_impl_any};
use table::Millis;

assert_not_impl_any!(games::chess::Position: Serialize);
assert_not_impl_any!(referee::Referee: Serialize);
assert_not_impl_any!(table::Table: Serialize);
// The control: the same test does tell what can be written.
assert_impl_all!(RuleSet: Serialize);

/// What the host sends: the view and the lines that are new.
fn honest(game: &Game, seat: Side, at: Millis, first: usize) -> Frame {
    Frame {
        view: game.table.view(seat, at, true),
        first: first as u32,
        lines: game
            .table
            .lines(seat)
            .get(first..)
            .unwrap_or_default()
            .to_vec(),
    }
}

fn bytes(message: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(message).expect("a message can be written")
}

fn honest_bytes(game: &Game, seat: Side, at: Millis, first: usize) -> Vec<u8> {
    bytes(&honest(game, seat, at, first))
}

/// A leak: the frame carries the number of everything that has happened at the table.
fn numbered(game: &Game, seat: Side, at: Millis, first: usize) -> Vec<u8> {
    bytes(&(game.table.log().len(), honest(game, seat, at, first)))
}

/// A leak: the dots are the moves that are legal on the true board.
fn true_hints(game: &Game, seat: Side, at: Millis, first: usize) -> Vec<u8> {
    let mut frame = honest(game, seat, at, first);
    for hint in &mut frame.view.hints {
        let Hint { from, to } = hint;
        to.retain(|to| game.is_legal(*from, *to));
    }
    bytes(&frame)
}

/// A leak: the count of tries is the mover's, whoever looks.
fn others_attempts(game: &Game, seat: Side, at: Millis, first: usize) -> Vec<u8> {
    let mut frame = honest(game, seat, at, first);
    let mover = game.table.turn();
    frame.view.attempt = game.table.view(mover, at, true).attempt;
    bytes(&frame)
}

/// Plays this many pairs by one set on every core and adds their reports up.
fn play_pairs(rules: RuleSetName, pairs: u64, build: Builder) -> Report {
    let next = AtomicU64::new(0);
    let work = || {
        let mut sum = Report::default();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= pairs {
                return sum;
            }
            sum.add(play(rules, seed, build));
        }
    };
    let cores = thread::available_parallelism().map_or(2, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let mut sum = Report::default();
        for worker in workers {
            sum.add(worker.join().expect("no pair panics"));
        }
        sum
    })
}

#[test]
fn games_that_look_the_same_give_the_same_bytes_by_every_set() {
    for rules in RuleSet::ALL {
        let report = play_pairs(rules, 2_200, honest_bytes);
        assert_eq!(report.difference, None, "{rules}");
        assert!(report.differing_truth >= 2_000, "{rules}: {report:?}");
        assert!(report.with_refused_tries >= 1_000, "{rules}: {report:?}");
        let has_secret_answers = rules == RuleSetName::BerkeleyAny;
        assert_eq!(
            report.with_secret_answers >= 200,
            has_secret_answers,
            "{rules}: {report:?}"
        );
        assert!(report.frames >= 20_000, "{rules}: {report:?}");
        assert!(
            report.errors >= 2_000 && report.warnings >= 200,
            "{rules}: {report:?}"
        );
    }
}

#[track_caller]
fn check_caught(build: Builder) {
    let report = play_pairs(RuleSetName::Se, 300, build);
    let caught = report.difference.expect("the planted leak is caught");
    assert!(caught.contains("frame"), "{caught}");
}

#[test]
fn a_number_that_both_seats_share_is_caught() {
    check_caught(numbered);
}

#[test]
fn dots_from_the_true_board_are_caught() {
    check_caught(true_hints);
}

#[test]
fn the_others_count_of_tries_is_caught() {
    check_caught(others_attempts);
}

#[test]
fn what_must_stay_inside_does_not_show_itself() {
    let game = Game::new(pair::terms(RuleSetName::Se, 0));
    assert_eq!(format!("{:?}", game.table), "Table");
    assert_eq!(format!("{:?}", game.referee), "Referee");
    let position = games::chess::Position::start(games::chess::Pawns::Forward);
    assert_eq!(format!("{position:?}"), "Position");
}
