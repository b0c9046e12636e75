//! Whole games over a line that loses, doubles and swaps messages, falls silent and is cut, some
//! two thousand times: both players see what the host has, no try is lost or played twice, and the
//! clocks follow their rule to the millisecond.
//!
//! The rule: a player is charged the time in which he is to move and the host hears him. While he
//! is cut off it is charged to nobody, three minutes for each side in a game at most; what is
//! beyond that is charged. What the line does costs nobody else anything.
//!
//! The faults come from a seed, the time is set by hand. `ENCOUNTER_STORM_CYCLES=100000` makes more
//! of it.

mod line;
mod play;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use client::{Client, Frames};
use games::{BySide, Side};
use net::{Pace, Pass, Presence, Remote, Token, join};
use protocol::client::Command;
use protocol::host::{Frame, RefusalCode};
use protocol::link::Light;
use protocol::view::Phase;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::{RuleSetName, Verdict};
use server::{Clock, Hand};
use table::{Event, GameId};
use tempfile::TempDir;
use tokio::time::timeout;

use line::machine::Machine;
use line::storm::Storm;
use play::{Guesser, hidden, terms};

/// How often a connection is ended and made again.
const CYCLES: u32 = 2_000;
/// How often, if it is to be another number.
const MORE: &str = "ENCOUNTER_STORM_CYCLES";
/// Games at the same time.
const LANES: u64 = 12;
/// Half-moves of a game.
const PLIES: u32 = 40;
/// What does not come within this time never comes.
const LONG: Duration = Duration::from_mins(10);
/// How long the clock is held for each side of a game.
const BOUND: u64 = 180_000;
/// What each side has.
const MAIN: u64 = 600_000;
/// What each side gets for a move.
const INCREMENT: u64 = 2_000;

/// A long run is made at low priority, where a machine may seem silent for a while.
fn pace() -> Pace {
    let is_long = std::env::var(MORE).is_ok();
    Pace {
        beat: Duration::from_millis(200),
        silence: Duration::from_secs(if is_long { 10 } else { 2 }),
        retry: Duration::from_millis(1),
        longest_retry: Duration::from_millis(20),
    }
}

/// What the games have shown.
#[derive(Debug, Default)]
struct Sum {
    cuts: u32,
    faults: u32,
    games: u32,
    tries: usize,
    charged: u64,
    held: u64,
}

/// One game in the storm. Nobody moves the clock's hand but this.
struct Game {
    folder: TempDir,
    machine: Machine,
    hand: Hand,
    storm: Storm,
    id: GameId,
    presence: Presence,
    white: Guesser,
    black: Guesser,
    seen: Frames,
    chance: Xoshiro256PlusPlus,
    /// The tries that were acknowledged.
    acknowledged: BySide<Vec<String>>,
    chats: u32,
    /// What Black is to be charged, and how long his time was held.
    charged: u64,
    held: u64,
}

impl Game {
    async fn begin(seed: u64) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let (clock, hand) = Clock::by_hand();
        let machine = Machine::start_with(folder.path(), clock, pace()).await;
        let host = Pass {
            addresses: vec![machine.listening.address()],
            fingerprint: machine.identity.fingerprint(),
            token: Token::random(),
        };
        let storm = Storm::before(host, &machine.identity, seed).await;
        let mut terms = terms(hidden(RuleSetName::Se));
        terms.names.black = String::new();
        let (secret, begun) = machine.open(terms, Side::Black).await;
        let invitation = machine.invitation(storm.address, secret);
        let pass = Pass::new(&invitation);
        let Remote { transport, .. } = loop {
            // Who is cut off while he sits down asks again.
            if let Ok(remote) = join(&invitation, &pass, "Bogdan", pace()).await {
                break remote;
            }
        };
        let id = begun.await.expect("it has begun");
        let white = machine.host.join(id, Side::White).await.expect("it runs");
        let guesser = |side, transport| {
            let chance = Xoshiro256PlusPlus::seed_from_u64(seed * 2 + side as u64);
            Guesser::new(side, Client::start(transport), chance)
        };
        let black = guesser(Side::Black, transport);
        Self {
            presence: machine.guests.presence(id).await,
            white: guesser(Side::White, white),
            seen: black.client.frames(),
            black,
            folder,
            machine,
            hand,
            storm,
            id,
            chance: Xoshiro256PlusPlus::seed_from_u64(!seed),
            acknowledged: BySide::default(),
            chats: 0,
            charged: 0,
            held: 0,
        }
    }

    async fn play(&mut self) {
        loop {
            let view = self.white.client.snapshot().await.expect("a frame").view;
            if matches!(view.phase, Phase::Over { .. }) {
                return;
            }
            let tried = match view.turn {
                _ if view.ply >= PLIES => None,
                Side::White => self.white.next_try(&view),
                Side::Black => {
                    match self.chance.random_range(0..16) {
                        0 => self.think().await,
                        1 => self.be_cut_off().await,
                        _ => {}
                    }
                    if self.black_tries(view.ply).await {
                        continue;
                    }
                    None
                }
            };
            let command = tried.unwrap_or(Command::Resign);
            let text = text_of(&command);
            let answer = self.white.client.send(command).await;
            answer.expect("a due try is heard");
            self.acknowledged.white.extend(text);
        }
    }

    /// One try of Black, and sometimes a word at the same time; false if he knows none any more.
    async fn black_tries(&mut self, ply: u32) -> bool {
        let frame = loop {
            let frame = timeout(LONG, self.seen.next()).await.expect("it comes");
            let frame = frame.expect("the host is there");
            if frame.view.ply == ply && self.black.is_due(&frame.view) {
                break frame;
            }
        };
        let Some(tried) = self.black.next_try(&frame.view) else {
            return false;
        };
        let text = text_of(&tried);
        let talks = self.chance.random_ratio(1, 4);
        let client = self.black.client.clone();
        let (answer, ()) = tokio::join!(timeout(LONG, client.send(tried)), async {
            if talks {
                self.word().await;
            }
        });
        match answer.expect("it is answered") {
            Ok(()) => self.acknowledged.black.extend(text),
            // His newest frame was lost, and he went by the one before.
            Err(refusal) => assert_eq!(refusal.code, RefusalCode::Stale),
        }
        true
    }

    /// A word of Black's, answered by the host.
    async fn word(&mut self) {
        let text = format!("word {}", self.chats);
        self.chats += 1;
        let said = self.black.client.send(Command::Chat { text });
        let said = timeout(LONG, said).await.expect("it is answered");
        said.expect("it is said");
    }

    /// The host has done what it had to do before.
    async fn settle(&self) {
        let settled = self.white.client.send(Command::Flag).await;
        settled.expect("the host is there");
    }

    fn may_pass(&self, ms: u64) -> bool {
        self.charged + ms < MAIN - 100_000
    }

    /// Black is there and thinks: that is charged.
    async fn think(&mut self) {
        let ms = self.chance.random_range(0..8_000);
        if !self.may_pass(ms) {
            return;
        }
        self.storm.calm().await;
        // Whoever is answered now is connected anew, and stays so.
        self.word().await;
        self.hand.pass(Duration::from_millis(ms));
        self.charged += ms;
        self.settle().await;
        self.storm.rage().await;
    }

    /// Black is cut off: that is charged beyond the bound alone.
    async fn be_cut_off(&mut self) {
        let ms = self.chance.random_range(0..90_000);
        if !self.may_pass(ms) {
            return;
        }
        self.storm.close().await;
        let mut presence = self.presence.watch();
        let gone = presence.wait_for(|seen| seen.light == Light::Red);
        let gone = timeout(LONG, gone).await.expect("it is noticed");
        drop(gone.expect("the host is there"));
        for _ in 0..10 {
            // The room hears of it a moment later.
            self.settle().await;
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        self.hand.pass(Duration::from_millis(ms));
        let held = ms.min(BOUND - self.held);
        self.held += held;
        self.charged += ms - held;
        self.settle().await;
        self.storm.open();
    }

    /// The game is over: both have what the host has, and it is what was played.
    async fn check(mut self, seed: u64, sum: &mut Sum) {
        self.storm.calm().await;
        self.word().await;
        let last = format!("word {}", self.chats - 1);
        let black = loop {
            let frame = self.black.client.snapshot().await.expect("a frame");
            if format!("{:?}", frame.lines.last()).contains(&last) {
                break frame;
            }
            timeout(LONG, self.seen.next()).await.expect("it comes");
        };
        // White has folded everything that was told before this is answered.
        self.settle().await;
        let white = self.white.client.snapshot().await.expect("a frame");
        let black_as_kept = self.machine.as_it_has_it(self.id, Side::Black).await;
        assert_eq!(black, black_as_kept, "Black of game {seed} sees it all");
        let white_as_kept = self.machine.as_it_has_it(self.id, Side::White).await;
        assert_eq!(white, white_as_kept, "White of game {seed} sees it all");
        self.check_log(seed, &black);
        sum.cuts += self.storm.weather.cuts.load(Ordering::SeqCst);
        sum.faults += self.storm.weather.faults.load(Ordering::SeqCst);
        sum.games += 1;
        sum.tries += self.acknowledged.black.len();
        sum.charged += self.charged;
        sum.held += self.held;
        self.machine.host.close(self.id).await;
    }

    fn check_log(&self, seed: u64, told: &Frame) {
        let store = store::Store::open(self.folder.path()).expect("it is there");
        let stored = store.load(self.id).expect("it is there");
        let mut tries = BySide::<Vec<String>>::default();
        let mut moves = BySide::<u64>::default();
        let mut chats = 0;
        for entry in &stored.entries {
            match &entry.event {
                Event::Tried {
                    by, text, verdict, ..
                } => {
                    tries.get_mut(*by).push(text.clone());
                    *moves.get_mut(*by) += u64::from(*verdict == Verdict::Legal);
                }
                Event::Chat { .. } => chats += 1,
                _ => {}
            }
        }
        assert_eq!(tries, self.acknowledged, "each try of game {seed}, once");
        assert_eq!(chats, self.chats, "each word of game {seed}, once");
        let left = told.view.clock.as_ref().expect("there are clocks").left_ms;
        let black = MAIN + INCREMENT * moves.black - self.charged;
        let white = MAIN + INCREMENT * moves.white;
        assert_eq!((left.white, left.black), (white, black), "game {seed}");
    }
}

fn text_of(command: &Command) -> Option<String> {
    match command {
        Command::Try { text, .. } => Some(text.clone()),
        _ => None,
    }
}

async fn play_lane(lane: u64, left: Arc<AtomicU32>) -> Sum {
    let mut sum = Sum::default();
    let mut seed = lane;
    while left.load(Ordering::SeqCst) > 0 {
        let mut game = Game::begin(seed).await;
        game.play().await;
        let before = sum.cuts;
        game.check(seed, &mut sum).await;
        let cuts = sum.cuts - before;
        let less = |left: u32| Some(left.saturating_sub(cuts));
        left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less)
            .ok();
        seed += LANES;
    }
    sum
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_in_a_storm_are_whole_and_their_clocks_right() {
    let cycles = std::env::var(MORE).ok();
    let cycles = cycles.map_or(CYCLES, |cycles| cycles.parse().expect("a number"));
    let left = Arc::new(AtomicU32::new(cycles));
    let lanes: Vec<_> = (0..LANES)
        .map(|lane| tokio::spawn(play_lane(lane, Arc::clone(&left))))
        .collect();
    let mut all = Sum::default();
    for lane in lanes {
        let sum = lane.await.expect("every game is whole");
        all.cuts += sum.cuts;
        all.faults += sum.faults;
        all.games += sum.games;
        all.tries += sum.tries;
        all.charged += sum.charged;
        all.held += sum.held;
    }
    println!("{all:?}");
    assert!(all.cuts >= cycles, "{all:?}");
    assert!(all.faults > cycles / 2, "{all:?}");
    assert!(all.tries > cycles as usize / 4, "{all:?}");
    assert!(all.charged > 0 && all.held > 0, "{all:?}");
}
