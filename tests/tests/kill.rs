//! `kill -9` at any moment: what was acknowledged is on disk, and the game goes on from there.
//!
//! A child process plays both seats of a game, with marks and chat, and prints every
//! acknowledgement together with what its asker then saw. The parent kills it at moments of three
//! kinds, opens the store, and compares log, marks and clocks with the last acknowledgement. At
//! most the one command that was under way may be there too.

mod child;
mod play;

use std::collections::BTreeMap;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use client::Client;
use games::{BySide, Side};
use protocol::client::Command;
use protocol::computer::Manner;
use protocol::host::{Frame, LineEvent};
use protocol::view::Phase;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::RuleSetName;
use serde::{Deserialize, Serialize};
use server::{Clock, Host, NewTable, Seat};
use store::{Store, StoredGame};
use table::{GameId, Table};

use child::say;
use play::{Guesser, hidden, terms};

/// How often the playing process is killed after it has acknowledged something.
const KILLS: u32 = 100;
/// Half-moves after which a game is given up, so that the next one begins.
const PLIES: u32 = 80;
/// A child that says nothing for so long has stopped.
const SILENCE: Duration = Duration::from_mins(1);
/// Where the child finds its games; only the child has it.
const FOLDER: &str = "ENCOUNTER_TEST_KILL_FOLDER";
/// Where the child's chance comes from.
const SEED: &str = "ENCOUNTER_TEST_KILL_SEED";

#[derive(Serialize, Deserialize)]
enum Report {
    /// A command is on its way.
    Sending,
    /// A command was done.
    Done {
        game: String,
        /// Commands that were done in this game by this process.
        done: u32,
        /// What its asker sees; none if it changed nothing for him.
        seen: Option<Box<Frame>>,
    },
}

// The child

#[test]
#[ignore = "plays until it is killed; the test below runs it in a process of its own"]
fn plays_until_it_is_killed() {
    let (Ok(folder), Ok(seed)) = (std::env::var(FOLDER), std::env::var(SEED)) else {
        return;
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(play_on(Path::new(&folder), seed.parse().expect("a number")));
}

async fn play_on(folder: &Path, seed: u64) {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let store = Store::open(folder).expect("the store opens");
    let host = Host::new(store.clone(), Clock::system());
    loop {
        let game = next_game(&host, &store).await;
        let mut players = Vec::new();
        for side in Side::ALL {
            let transport = host.join(game, side).await.expect("it runs");
            let chance = Xoshiro256PlusPlus::seed_from_u64(chance.random());
            players.push(Guesser::new(side, Client::start(transport), chance));
        }
        play_to_the_end(game, &mut players).await;
    }
}

/// The unfinished game, or a new one.
async fn next_game(host: &Host, store: &Store) -> GameId {
    let unfinished = store.unfinished().expect("the lists can be read");
    if let Some(row) = unfinished.first() {
        let game = row.game.parse().expect("an id");
        host.go_on(game).await.expect("it goes on");
        return game;
    }
    let new = NewTable {
        terms: terms(hidden(RuleSetName::Se)),
        seats: BySide::from_fn(|_| Seat::Person),
        manner: Manner::default(),
    };
    host.open(new).await.expect("good terms")
}

async fn play_to_the_end(game: GameId, players: &mut [Guesser]) {
    let mut done = 0;
    loop {
        for player in players.iter_mut() {
            let mut frame = player.client.snapshot().await.expect("a frame");
            if let Phase::Over { .. } = frame.view.phase {
                return;
            }
            for command in commands(player, &frame) {
                say(&Report::Sending);
                if player.client.send(command).await.is_err() {
                    continue;
                }
                let before = frame;
                frame = player.client.snapshot().await.expect("a frame");
                done += 1;
                say(&Report::Done {
                    game: game.to_string(),
                    done,
                    seen: (frame != before).then(|| Box::new(frame.clone())),
                });
            }
        }
    }
}

/// A mark and sometimes a word, and a try if one is due.
fn commands(player: &mut Guesser, frame: &Frame) -> Vec<Command> {
    let mut commands = vec![player.next_mark(frame)];
    if player.chance.random_ratio(1, 8) {
        let text = format!("at ply {}", frame.view.ply);
        commands.push(Command::Chat { text });
    }
    if player.is_due(&frame.view) {
        let given_up = frame.view.ply >= PLIES;
        let tried = player.next_try(&frame.view).filter(|_| !given_up);
        commands.push(tried.unwrap_or(Command::Resign));
    }
    commands
}

// The parent

/// When the child is killed.
#[derive(Clone, Copy, Debug)]
enum When {
    /// Right after this acknowledgement.
    Acknowledged(u32),
    /// So long after this command was sent: while it is decided, written or answered.
    UnderWay(u32, Duration),
    /// So long after the first command.
    Anytime(Duration),
}

impl When {
    fn draw(kill: u32, chance: &mut Xoshiro256PlusPlus) -> Self {
        let count = chance.random_range(1..12);
        match kill % 3 {
            0 => Self::Acknowledged(count),
            1 => Self::UnderWay(count, Duration::from_micros(chance.random_range(0..6_000))),
            _ => Self::Anytime(Duration::from_micros(chance.random_range(0..80_000))),
        }
    }
}

/// What the parent has heard of one child.
#[derive(Default)]
struct Heard {
    sent: u32,
    acknowledged: u32,
    game: Option<GameId>,
    /// Commands that were done in this game by the child.
    done: u32,
    /// The seat that saw something happen last.
    newest: Option<Side>,
    /// What each seat saw last.
    seen: BTreeMap<Side, Frame>,
}

impl Heard {
    fn hear(&mut self, report: Report) {
        match report {
            Report::Sending => self.sent += 1,
            Report::Done { game, done, seen } => {
                self.acknowledged += 1;
                let game = game.parse().ok();
                if self.game != game {
                    self.seen.clear();
                    self.newest = None;
                }
                self.game = game;
                self.done = done;
                if let Some(frame) = seen {
                    self.newest = Some(frame.view.seat);
                    self.seen.insert(frame.view.seat, *frame);
                }
            }
        }
    }

    /// Whether the child is to be killed, and how long from now.
    fn is_time(&self, when: When) -> Option<Duration> {
        match when {
            When::Acknowledged(count) => (self.acknowledged >= count).then_some(Duration::ZERO),
            When::UnderWay(count, after) => (self.sent >= count).then_some(after),
            When::Anytime(after) => (self.sent >= 1).then_some(after),
        }
    }
}

/// Plays until the moment has come, kills, and hears what had been said before.
fn play_and_kill(folder: &Path, seed: u64, when: When) -> Heard {
    let seed = seed.to_string();
    let variables = [(FOLDER, folder.as_os_str()), (SEED, seed.as_ref())];
    let mut child = child::start("plays_until_it_is_killed", variables);
    let reports = child::reports(child.stdout.take().expect("it was piped"));
    let mut heard = Heard::default();
    let after = loop {
        match reports.recv_timeout(SILENCE) {
            Ok(report) => heard.hear(report),
            Err(silent) => {
                child.kill().expect("it was not killed before");
                panic!("the child stopped playing ({silent}) after {when:?}");
            }
        }
        if let Some(after) = heard.is_time(when) {
            break after;
        }
    };
    sleep(after);
    child.kill().expect("it plays until it is killed");
    child.wait().expect("it was killed");
    for report in reports {
        heard.hear(report);
    }
    heard
}

/// Commands of a stored game that were done.
fn done(stored: &StoredGame) -> u32 {
    let is_done = |result: &str| !result.contains("\"refusal\"");
    let commands = stored.commands.iter();
    commands.filter(|stored| is_done(&stored.result)).count() as u32
}

/// The entries of the log after which a seat saw this, and what the table then was.
fn entries_behind(game: GameId, stored: &StoredGame, seen: &Frame) -> Option<(usize, Table)> {
    let seat = seen.view.seat;
    (1..=stored.entries.len()).rev().find_map(|count| {
        let table = Table::replay(game, &stored.entries[..count]).expect("a part of a log");
        let same =
            table.lines(seat) == seen.lines && table.view(seat, table.last_at(), true) == seen.view;
        same.then_some((count, table))
    })
}

/// Everything acknowledged is there, and at most one command more.
fn check_stored(heard: &Heard, stored: &StoredGame, done_before: u32, context: &str) {
    let more = done(stored).checked_sub(done_before + heard.done);
    let more = more.unwrap_or_else(|| panic!("{context}: an acknowledged command is lost"));
    assert!(more <= 1, "{context}: {more} commands that nobody sent");
    let Some(newest) = heard.newest else { return };
    let game = heard.game.expect("something was seen in it");
    let behind = entries_behind(game, stored, &heard.seen[&newest]);
    let (count, table) =
        behind.unwrap_or_else(|| panic!("{context}: what was acknowledged never was"));
    let rest = &stored.entries[count..];
    assert!(rest.is_empty() || more == 1, "{context}: {rest:?}");
    assert!(rest.len() <= 3, "{context}: one command brings {rest:?}");
    for (side, seen) in &heard.seen {
        let view = table.view(*side, table.last_at(), true);
        assert_eq!(view.dummies, seen.view.dummies, "{context}: {side}'s marks");
        let log = table.lines(*side);
        assert!(log.starts_with(&seen.lines), "{context}: {side}'s log");
    }
}

/// The game goes on: same clocks, one more line, and it takes commands.
async fn check_going_on(game: GameId, stored: &StoredGame, store: &Store, context: &str) {
    let table = Table::replay(game, &stored.entries).expect("a log");
    if table.outcome().is_some() {
        return;
    }
    let host = Host::new(store.clone(), Clock::system());
    host.go_on(game).await.expect("it goes on");
    for side in Side::ALL {
        let client = Client::start(host.join(game, side).await.expect("it runs"));
        let frame = client.snapshot().await.expect("a frame");
        let before = table.lines(side);
        let (kept, new) = frame.lines.split_at(before.len());
        assert_eq!(kept, before, "{context}: {side}'s log");
        assert_eq!(new[0].event, LineEvent::Resumed, "{context}");
        let left = frame.view.clock.expect("there are clocks").left_ms;
        let expected = table.left(table.last_at());
        // The time runs again when both have joined.
        if side == Side::White {
            assert_eq!(Some(left), expected, "{context}: the clocks");
        }
        let text = "I am back".to_owned();
        let said = client.send(Command::Chat { text }).await;
        assert_eq!(said, Ok(()), "{context}: {side} plays on");
    }
    host.close(game).await;
}

#[test]
fn what_was_acknowledged_survives_kill_nine() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(9);
    let (mut kill, mut checked) = (0, 0);
    while checked < KILLS {
        kill += 1;
        let done_before = {
            let store = Store::open(folder.path()).expect("the store opens");
            let unfinished = store.unfinished().expect("a list");
            let going_on = unfinished
                .first()
                .map(|row| row.game.parse().expect("an id"));
            going_on.map(|game| (game, done(&store.load(game).expect("it is there"))))
        };
        let when = When::draw(kill, &mut chance);
        let context = format!("kill {kill}, {when:?}");
        let heard = play_and_kill(folder.path(), u64::from(kill), when);

        let store = Store::open(folder.path()).expect("the store opens after a kill");
        let Some(game) = heard.game else { continue };
        let done_before = done_before.filter(|(before, _)| *before == game);
        let done_before = done_before.map_or(0, |(_, done)| done);
        let stored = store.load(game).expect("the game is there");
        check_stored(&heard, &stored, done_before, &context);
        runtime.block_on(check_going_on(game, &stored, &store, &context));
        checked += 1;
    }
}
