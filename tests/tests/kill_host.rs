//! `kill -9` of a host while a guest plays over a socket: he comes back by himself, no try that was
//! acknowledged is lost, none is played twice, and the clocks are right to a second in his favour.
//!
//! A child process hosts and plays White. This process is the guest with Black. It kills the child,
//! starts it again at the same port, and goes on with the same client, which sends what was not
//! answered once more.

mod child;
mod line;
mod play;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Child;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use client::Client;
use games::Side;
use net::{Invitation, Pace, Pass, join};
use protocol::client::Command;
use protocol::view::Phase;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::RuleSetName;
use serde::{Deserialize, Serialize};
use server::Clock;
use store::{Store, StoredGame};
use table::{Event, GameId};
use tokio::time::timeout;

use child::say;
use line::machine::{Machine, pace};
use play::{Guesser, hidden, terms};

/// How often the host is killed.
const KILLS: u32 = 100;
/// Half-moves after which a game is given up, so that the next one begins.
const PLIES: u32 = 60;
/// What does not come within this time never comes.
const LONG: Duration = Duration::from_mins(1);
/// How much a clock may be wrong, in the player's favour.
const SECOND: u64 = 1_000;
/// How long it may take between a look at the clocks here and there, on a busy machine.
const SLACK: u64 = 400;

/// Where the child keeps its games; only the child has it.
const FOLDER: &str = "ENCOUNTER_TEST_HOST_FOLDER";
/// Where it listens.
const PORT: &str = "ENCOUNTER_TEST_HOST_PORT";

#[derive(Serialize, Deserialize)]
enum Report {
    /// It listens, and the game of this invitation waits.
    Open { invitation: Option<String> },
    /// A try of its own player was acknowledged.
    Done { text: String },
}

// The child

#[test]
#[ignore = "hosts until it is killed; the test below runs it in a process of its own"]
fn hosts_until_it_is_killed() {
    let (Ok(folder), Ok(port)) = (std::env::var(FOLDER), std::env::var(PORT)) else {
        return;
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let at = SocketAddr::from(([127, 0, 0, 1], port.parse().expect("a number")));
    runtime.block_on(host(Path::new(&folder), at));
}

async fn host(folder: &Path, at: SocketAddr) {
    let store = Store::open(folder).expect("the store opens");
    let unfinished = store.unfinished().expect("a list");
    drop(store);
    let machine = Machine::start_at(at, folder, Clock::system(), pace()).await;
    let game = if let Some(row) = unfinished.first() {
        let game = row.game.parse().expect("an id");
        machine.host.go_on(game).await.expect("it goes on");
        say(&Report::Open { invitation: None });
        game
    } else {
        let mut terms = terms(hidden(RuleSetName::Se));
        terms.names.black = String::new();
        let (secret, begun) = machine.open(terms, Side::Black).await;
        let invitation = machine.invitation(at, secret).to_string();
        say(&Report::Open {
            invitation: Some(invitation),
        });
        begun.await.expect("somebody comes")
    };
    let transport = machine.host.join(game, Side::White).await.expect("it runs");
    let chance = Xoshiro256PlusPlus::seed_from_u64(u64::from(std::process::id()));
    let mut player = Guesser::new(Side::White, Client::start(transport), chance);
    let mut frames = player.client.frames();
    while let Some(frame) = frames.next().await {
        if !player.is_due(&frame.view) {
            continue;
        }
        let Some(Command::Try { text, .. }) = player.next_try(&frame.view) else {
            continue;
        };
        let command = try_of(&frame.view, &text);
        if player.client.send(command).await.is_ok() {
            say(&Report::Done { text });
        }
    }
    std::future::pending::<()>().await;
}

fn try_of(view: &protocol::view::View, text: &str) -> Command {
    Command::Try {
        ply: view.ply,
        attempt: view.attempt,
        taken_back: view.taken_back,
        text: text.to_owned(),
    }
}

// The guest

/// A host in a process of its own.
struct Hosting {
    child: Child,
    reports: Receiver<Report>,
}

impl Hosting {
    /// Starts it; the invitation if a new game was begun.
    fn start(folder: &Path, port: u16) -> (Self, Option<Invitation>) {
        let port = port.to_string();
        let variables = [(FOLDER, folder.as_os_str()), (PORT, port.as_ref())];
        let mut child = child::start("hosts_until_it_is_killed", variables);
        let reports = child::reports(child.stdout.take().expect("it was piped"));
        let hosting = Self { child, reports };
        match hosting.reports.recv_timeout(LONG).expect("it opens") {
            Report::Open { invitation } => {
                let invitation = invitation.map(|text| text.parse().expect("an invitation"));
                (hosting, invitation)
            }
            Report::Done { .. } => panic!("it opens first"),
        }
    }

    /// Kills it; the tries of its own player that it had acknowledged.
    fn kill(mut self) -> Vec<String> {
        self.child.kill().expect("it hosts until it is killed");
        self.child.wait().expect("it was killed");
        let texts = self.reports.iter().filter_map(|report| match report {
            Report::Done { text } => Some(text),
            Report::Open { .. } => None,
        });
        texts.collect()
    }
}

/// What was acknowledged in one game.
#[derive(Default)]
struct Acknowledged {
    guest: Vec<String>,
    host: Vec<String>,
}

/// The tries of one side in a stored game.
fn tries_of(stored: &StoredGame, side: Side) -> Vec<String> {
    let tries = stored
        .entries
        .iter()
        .filter_map(|entry| match &entry.event {
            Event::Tried { by, text, .. } if *by == side => Some(text.clone()),
            _ => None,
        });
    tries.collect()
}

/// Whether the first stands in the second, in order.
fn stands_in(some: &[String], all: &[String]) -> bool {
    let mut all = all.iter();
    some.iter().all(|one| all.any(|other| other == one))
}

/// The guest with his client, which lasts longer than its hosts.
struct Guest {
    player: Guesser,
    frames: client::Frames,
    acknowledged: Acknowledged,
    /// The try on its way, once it was sent.
    under_way: Option<tokio::task::JoinHandle<(String, bool)>>,
    game: GameId,
}

impl Guest {
    async fn join(invitation: &Invitation, seed: u64) -> Self {
        let pass = Pass::new(invitation);
        let quick = Pace {
            silence: Duration::from_secs(2),
            ..pace()
        };
        let remote = timeout(LONG, join(invitation, &pass, "Bogdan", quick)).await;
        let remote = remote.expect("in time").expect("the seat is free");
        let client = Client::start(remote.transport);
        let chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self {
            frames: client.frames(),
            player: Guesser::new(Side::Black, client, chance),
            acknowledged: Acknowledged::default(),
            under_way: None,
            game: remote.game.parse().expect("an id"),
        }
    }

    /// Plays for so long, while the host may be gone; false when the game is to be given up.
    async fn play(&mut self, time: Duration) -> bool {
        let until = Instant::now() + time;
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            if !self.answered(left).await {
                return true;
            }
            let Ok(frame) = timeout(left, self.player.client.snapshot()).await else {
                return true;
            };
            let frame = frame.expect("the host comes back");
            if matches!(frame.view.phase, Phase::Over { .. }) || frame.view.ply >= PLIES {
                return false;
            }
            if self.player.is_due(&frame.view) {
                let Some(command) = self.player.next_try(&frame.view) else {
                    return false;
                };
                self.send(command);
            } else if timeout(left, self.frames.next()).await.is_err() {
                return true;
            }
        }
        true
    }

    fn send(&mut self, command: Command) {
        let Command::Try { text, .. } = &command else {
            return;
        };
        let (text, client) = (text.clone(), self.player.client.clone());
        self.under_way = Some(tokio::spawn(async move {
            let answer = client.send(command).await;
            (text, answer.is_ok())
        }));
    }

    /// Waits for the answer to the try on its way, if there is one; false if it did not come.
    async fn answered(&mut self, at_most: Duration) -> bool {
        let Some(under_way) = &mut self.under_way else {
            return true;
        };
        let Ok(answer) = timeout(at_most, under_way).await else {
            return false;
        };
        self.under_way = None;
        let (text, done) = answer.expect("it was sent");
        assert!(
            done,
            "a due try is heard, however often the host was killed"
        );
        self.acknowledged.guest.push(text);
        true
    }

    /// What is left to the guest and to the host, as the newest view says, and whose clock runs.
    async fn clocks(&mut self) -> (u64, u64, Option<Side>) {
        let frame = self.player.client.snapshot().await.expect("a frame");
        let clock = frame.view.clock.expect("there are clocks");
        (clock.left_ms.black, clock.left_ms.white, clock.running)
    }
}

/// Everything acknowledged is on disk once, in order, and at most what was under way is there too.
fn check_stored(stored: &StoredGame, acknowledged: &Acknowledged, under_way: usize, context: &str) {
    let guest = tries_of(stored, Side::Black);
    assert!(
        guest.starts_with(&acknowledged.guest),
        "{context}: lost or doubled"
    );
    let more = guest.len() - acknowledged.guest.len();
    assert!(
        more <= under_way,
        "{context}: {more} tries more than were sent"
    );
    let host = tries_of(stored, Side::White);
    assert!(
        stands_in(&acknowledged.host, &host),
        "{context}: the host's own are there"
    );
}

#[test]
fn nothing_that_was_acknowledged_is_lost_or_doubled_when_the_host_is_killed() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(kill_again_and_again(KILLS));
}

async fn kill_again_and_again(kills: u32) {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut killed, mut tries, mut with_a_try_under_way) = (0, 0, 0);
    while killed < kills {
        let folder = tempfile::tempdir().expect("a folder");
        let port = free_port();
        let (mut hosting, invitation) = Hosting::start(folder.path(), port);
        let invitation = invitation.expect("a new game");
        let mut guest = Guest::join(&invitation, u64::from(killed)).await;
        while killed < kills {
            let time = Duration::from_micros(chance.random_range(5_000..220_000));
            if !guest.play(time).await {
                break;
            }
            guest.acknowledged.host.extend(hosting.kill());
            killed += 1;
            let context = format!("kill {killed}");
            let under_way = usize::from(guest.under_way.is_some());
            with_a_try_under_way += under_way;
            let stored = load(folder.path(), guest.game);
            check_stored(&stored, &guest.acknowledged, under_way, &context);
            (hosting, _) = Hosting::start(folder.path(), port);
            assert!(guest.answered(LONG).await, "{context}: it is answered");
        }
        drop(guest.player);
        guest.acknowledged.host.extend(hosting.kill());
        let stored = load(folder.path(), guest.game);
        check_stored(&stored, &guest.acknowledged, 0, "the end");
        tries += guest.acknowledged.guest.len();
    }
    // The control: it was killed in the midst of play.
    assert!(tries * 2 > kills as usize, "{tries} tries");
    assert!(
        with_a_try_under_way * 10 > kills as usize,
        "{with_a_try_under_way}"
    );
}

#[test]
fn clocks_of_a_killed_host_are_right_to_a_second_in_the_players_favour() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let port = free_port();
        let (mut hosting, invitation) = Hosting::start(folder.path(), port);
        let mut guest = Guest::join(&invitation.expect("a new game"), 3).await;
        while guest.clocks().await.2 != Some(Side::Black) {
            guest.frames.next().await.expect("the host is there");
        }
        for think in [0, 300, 1_700, 2_600] {
            // A word of the guest makes the host look at the clocks, and they run on from here.
            guest.chat().await;
            let (left, others, _) = guest.clocks().await;
            let began = Instant::now();
            tokio::time::sleep(Duration::from_millis(think)).await;
            let used = began.elapsed().as_millis() as u64;
            hosting.kill();
            (hosting, _) = Hosting::start(folder.path(), port);
            guest.chat().await;
            let (after, others_after, running) = guest.clocks().await;
            let right = left - used;
            assert!(after + SLACK >= right, "{after} of {right}: to his cost");
            assert!(
                after <= right + SECOND,
                "{after} of {right}: more than a second"
            );
            assert_eq!((others_after, running), (others, Some(Side::Black)));
        }
        hosting.kill();
    });
}

impl Guest {
    async fn chat(&mut self) {
        let text = "?".to_owned();
        let said = timeout(LONG, self.player.client.send(Command::Chat { text })).await;
        said.expect("it is answered").expect("it is said");
    }
}

fn load(folder: &Path, game: GameId) -> StoredGame {
    let store = Store::open(folder).expect("the store opens after a kill");
    store.load(game).expect("the game is there")
}

fn free_port() -> u16 {
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    free.local_addr().expect("an address").port()
}
