//! Whole games through host, room, store and clients, and what each seat heard against the record.

mod play;

use std::sync::Arc;
use std::time::Duration;

use client::Client;
use games::list::played_by_list;
use games::{BySide, Side};
use protocol::client::{Command, Offer};
use protocol::computer::Manner;
use protocol::host::{Line, LineEvent, Tried};
use protocol::terms::Rules;
use protocol::view::Phase;
use protocol::window::Record;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::{Announcement, EndReason, RuleSetName, Verdict};
use server::{Clock, Host, NewTable, Options, Seat};
use store::Store;
use table::{GameId, Table};

use play::{Guesser, board, hidden, terms};

struct House {
    host: Host,
    store: Store,
    _folder: tempfile::TempDir,
}

fn house(seed: u64) -> House {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(folder.path()).expect("a new store");
    let options = Options {
        bot_pause: Duration::ZERO,
        seed: Some(seed),
        ..Options::default()
    };
    House {
        host: Host::with_options(store.clone(), Clock::system(), options),
        store,
        _folder: folder,
    }
}

impl House {
    async fn open(&self, rules: Rules, seats: BySide<Seat>) -> GameId {
        let terms = terms(rules);
        let new = NewTable {
            terms,
            seats,
            manner: Manner::default(),
        };
        self.host.open(new).await.expect("good terms")
    }

    async fn guesser(&self, game: GameId, side: Side, seed: u64) -> Guesser {
        let transport = self.host.join(game, side).await.expect("it runs");
        let chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        Guesser::new(side, Client::start(transport), chance)
    }

    /// The stored game, as both seats and the record tell it.
    fn stored(&self, game: GameId) -> Table {
        let stored = self.store.load(game).expect("it is stored");
        let table = Table::replay(game, &stored.entries).expect("it is whole");
        assert_eq!(stored.meta.plies, table.ply());
        assert_eq!(
            stored.meta.reason,
            table.outcome().map(|end| end.reason),
            "the lists tell the end"
        );
        table
    }
}

type Heard = (Option<Tried>, Vec<Announcement>);

/// What a seat heard of the referee, by its own log.
fn by_log(lines: &[Line]) -> Vec<Heard> {
    lines
        .iter()
        .filter_map(|line| match &line.event {
            LineEvent::Ruling { tried, said } => Some((tried.clone(), said.clone())),
            _ => None,
        })
        .collect()
}

/// What a seat must have heard, by the record.
fn by_record(record: &Record, seat: Side) -> Vec<Heard> {
    let open = !matches!(record.terms.rules, Rules::Hidden { .. });
    record
        .steps
        .iter()
        .filter_map(|step| {
            let known = step.tried.as_ref().filter(|tried| open || tried.by == seat);
            let heard = step.heard.get(seat);
            (known.is_some() || !heard.is_empty()).then(|| (known.cloned(), heard.clone()))
        })
        .collect()
}

fn check_logs(lines: &BySide<Vec<Line>>, record: &Record) {
    for side in Side::ALL {
        let (log, expected) = (by_log(lines.get(side)), by_record(record, side));
        for (number, (said, expected)) in log.iter().zip(&expected).enumerate() {
            assert_eq!(said, expected, "ruling {number} as {side} heard it");
        }
        assert_eq!(log.len(), expected.len(), "rulings that {side} heard");
    }
    let last = record.steps.last().expect("the end is a step");
    for side in Side::ALL {
        let end = Announcement::End {
            reason: record.reason,
            result: record.result,
        };
        assert!(last.heard.get(side).contains(&end), "{side} hears the end");
    }
}

/// Two guessers play a game to its end; both logs, the record and the stored game must agree.
async fn check_game(rules: Rules, seed: u64) {
    let house = house(seed);
    let persons = BySide::from_fn(|_| Seat::Person);
    let game = house.open(rules, persons).await;
    let white = house.guesser(game, Side::White, seed).await;
    let black = house.guesser(game, Side::Black, seed + 1).await;
    let (white, black) = tokio::join!(white.play(60), black.play(60));

    let record = white.client.ended().await.expect("it has ended");
    assert_eq!(black.client.ended().await, Some(Arc::clone(&record)));
    let snapshots = BySide {
        white: white.client.snapshot().await.expect("a frame"),
        black: black.client.snapshot().await.expect("a frame"),
    };
    let lines = BySide::from_fn(|side| snapshots.get(side).lines.clone());
    check_logs(&lines, &record);

    let table = house.stored(game);
    assert_eq!(table.record_of().as_ref(), Some(&*record));
    for side in Side::ALL {
        let told = snapshots.get(side);
        assert_eq!(table.lines(side), told.lines, "{side}'s log as stored");
        let view = table.view(side, table.last_at(), true);
        assert_eq!(view, told.view, "{side}'s last view as stored");
    }
}

#[tokio::test]
async fn both_logs_tell_what_the_record_tells() {
    let sets = [
        RuleSetName::Se,
        RuleSetName::English,
        RuleSetName::Traditional,
        RuleSetName::Berkeley,
        RuleSetName::Cincinnati,
        RuleSetName::Wild16,
        RuleSetName::Rand,
    ];
    for (seed, name) in sets.into_iter().enumerate() {
        check_game(hidden(name), seed as u64).await;
    }
}

#[tokio::test]
async fn regular_chess_is_played_with_both_armies_shown() {
    check_game(Rules::Chess, 11).await;
}

#[tokio::test]
async fn every_board_game_of_the_list_is_played_to_its_end() {
    for (seed, entry) in played_by_list().enumerate() {
        check_game(board(entry.name), seed as u64).await;
    }
}

#[tokio::test]
async fn the_computer_plays_every_board_game() {
    for entry in played_by_list() {
        let house = house(4);
        let seats = BySide {
            white: Seat::Bot { level: 1 },
            black: Seat::Person,
        };
        let game = house.open(board(entry.name), seats).await;
        let black = house.guesser(game, Side::Black, 3).await.play(12).await;
        let record = black.client.ended().await.expect("it has ended");
        let all = record.steps.iter().filter_map(|step| step.tried.as_ref());
        let tries = all.filter(|tried| tried.by == Side::White);
        let verdicts: Vec<Verdict> = tries.map(|tried| tried.verdict).collect();
        assert!(!verdicts.is_empty(), "{} was not played", entry.name);
        let legal = verdicts.iter().all(|verdict| *verdict == Verdict::Legal);
        assert!(legal, "{}: {verdicts:?}", entry.name);
        assert_eq!(house.stored(game).record_of().as_ref(), Some(&*record));
    }
}

#[tokio::test]
async fn the_computer_plays_a_person_to_the_end() {
    for (level, rules) in [
        (1, hidden(RuleSetName::Se)),
        (2, hidden(RuleSetName::Se)),
        (3, hidden(RuleSetName::Wild16)),
        (3, Rules::Chess),
    ] {
        let house = house(u64::from(level));
        let seats = BySide {
            white: Seat::Bot { level },
            black: Seat::Person,
        };
        let game = house.open(rules, seats).await;
        let black = house.guesser(game, Side::Black, 3).await.play(30).await;
        let record = black.client.ended().await.expect("it has ended");
        let mine = black.client.snapshot().await.expect("a frame").lines;
        let table = house.stored(game);
        let lines = BySide {
            white: table.lines(Side::White).to_vec(),
            black: mine,
        };
        check_logs(&lines, &record);
        let all = record.steps.iter().filter_map(|step| step.tried.as_ref());
        let tries = all.filter(|tried| tried.by == Side::White).count();
        assert!(tries >= 5, "level {level} made {tries} tries only");
    }
}

#[tokio::test]
async fn computers_play_each_other_with_nobody_watching() {
    let house = house(5);
    let mut games = Vec::new();
    for level in [1, 2] {
        let seats = BySide::from_fn(|_| Seat::Bot { level });
        games.push(house.open(hidden(RuleSetName::Se), seats).await);
    }
    for game in games {
        while house.host.seats(game).await.is_some() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let table = house.stored(game);
        let record = table.record_of().expect("its room ended with the game");
        let lines = BySide::from_fn(|side| table.lines(side).to_vec());
        check_logs(&lines, &record);
    }
}

#[tokio::test]
async fn the_computer_remembers_after_a_rest_and_after_a_take_back() {
    check_memory(hidden(RuleSetName::Se)).await;
    check_memory(Rules::Chess).await;
}

/// A person plays the computer and takes a move back, then both rest; three times over.
async fn check_memory(rules: Rules) {
    let house = house(9);
    let seats = BySide {
        white: Seat::Person,
        black: Seat::Bot { level: 3 },
    };
    let game = house.open(rules, seats).await;
    for round in 1..=3 {
        let mut white = house.guesser(game, Side::White, round.into()).await;
        play_until(&mut white, 4 * round - 2).await;
        let offer = Offer::TakeBack;
        let asked = white.client.send(Command::Offer { offer }).await;
        assert_eq!(asked, Ok(()), "it may be asked for");
        play_until(&mut white, 4 * round).await;
        let told = white.client.snapshot().await.expect("a frame").lines;
        let back = |line: &&Line| matches!(line.event, LineEvent::TakenBack { .. });
        let count = told.iter().filter(back).count();
        assert_eq!(count, round as usize, "the computer grants it");
        house.host.close(game).await;
        house.host.go_on(game).await.expect("it is not over");
    }
    let white = house.guesser(game, Side::White, 77).await;
    let resigned = white.client.send(Command::Resign).await;
    assert_eq!(resigned, Ok(()));
    let record = white.client.ended().await.expect("it is over now");
    assert_eq!(record.reason, EndReason::Resign);
}

/// Plays until so many half-moves are completed and it is this player's turn. While an offer
/// stands he waits.
async fn play_until(player: &mut Guesser, plies: u32) {
    let mut frames = player.client.frames();
    loop {
        let view = frames.next().await.expect("the room runs").view;
        assert!(
            !matches!(view.phase, Phase::Over { .. }),
            "no game is over so soon"
        );
        if !player.is_due(&view) || !view.offers.is_empty() {
            continue;
        }
        if view.ply >= plies {
            return;
        }
        let command = player.next_try(&view).expect("there is a move");
        let heard = player.client.send(command).await;
        assert_eq!(heard, Ok(()), "a due try is heard");
    }
}
