//! Two games that look the same to one seat give it the same messages over a socket.
//!
//! The pairs of `secrecy.rs` are played again by a real host: the viewer sits at the other end of a
//! connection, at either side, the enemy at the host's own machine, and the clock is set by hand.
//! Everything that comes to the viewer is compared byte for byte, so that sizes and counts are too.

mod line;
mod pair;
mod play;

use std::time::Duration;

use client::Client;
use games::Side;
use net::{BareGuest, FromGuest, FromHost, PROGRAM, PROTOCOL, Pace, Pass, Purpose};
use protocol::client::{ClientMessage, Command};
use protocol::host::HostMessage;
use referee::{RuleSet, RuleSetName};
use server::{Clock, Hand};
use table::Millis;
use tokio::time::timeout;

use line::machine::Machine;
use pair::Step;

/// Pairs by each set; more when [`MORE`] says so.
const PAIRS: u64 = 4;
/// How many pairs by each set.
const MORE: &str = "ENCOUNTER_SOCKET_PAIRS";
/// What does not come within this time never comes.
const LONG: Duration = Duration::from_secs(30);

/// No heartbeat but the first: the others come by the real time, which is no game's.
fn pace() -> Pace {
    Pace {
        beat: Duration::from_hours(1),
        silence: Duration::from_hours(2),
        ..Pace::default()
    }
}

/// The viewer, and everything that was said to him.
struct Viewer {
    socket: BareGuest,
    asked: u64,
    /// Without heartbeats.
    heard: Vec<String>,
    beats: u32,
}

impl Viewer {
    /// The next message, and its text.
    async fn hear(&mut self) -> FromHost {
        let text = timeout(LONG, self.socket.read()).await;
        let text = text.expect("it comes").expect("the host is there");
        let message = serde_json::from_str(&text).expect("a message");
        match message {
            FromHost::Beat { .. } => self.beats += 1,
            _ => self.heard.push(text),
        }
        message
    }

    async fn say(&mut self, message: &FromGuest) {
        let text = serde_json::to_string(message).expect("plain data");
        assert!(self.socket.write(&text).await, "the host is there");
    }

    /// Asks, and hears everything up to the answer.
    async fn ask(&mut self, command: Command) {
        self.asked += 1;
        let id = self.asked;
        let message = ClientMessage { id, command };
        self.say(&FromGuest::Ask { message }).await;
        loop {
            let FromHost::Say { message, .. } = self.hear().await else {
                continue;
            };
            match *message {
                HostMessage::Done { id } | HostMessage::Refused { id, .. } if id == self.asked => {
                    return;
                }
                _ => {}
            }
        }
    }
}

/// A host whose clock is in the test's hand.
struct House {
    machine: Machine,
    hand: Hand,
}

impl House {
    /// Plays a script; everything that the viewer was told.
    async fn play(
        &self,
        rules: RuleSetName,
        seed: u64,
        viewer: Side,
        script: &[Step],
    ) -> Vec<String> {
        let terms = pair::terms(rules, seed);
        let name = terms.names.get(viewer).clone();
        let (secret, begun) = self.machine.open(terms, viewer).await;
        let address = self.machine.listening.address();
        let pass = Pass::new(&self.machine.invitation(address, secret.clone()));
        let mut viewer_end = Viewer {
            socket: BareGuest::dial(&pass).await.expect("it is open"),
            asked: 0,
            heard: Vec::new(),
            beats: 0,
        };
        let purpose = Purpose::Sit {
            secret,
            token: pass.token,
            name,
        };
        let hello = FromGuest::Hello {
            protocol: PROTOCOL,
            program: PROGRAM.to_owned(),
            purpose,
        };
        viewer_end.say(&hello).await;
        let game = begun.await.expect("it begins");
        let enemy = self.machine.host.join(game, viewer.other()).await;
        let enemy = Client::start(enemy.expect("it runs"));
        // The time runs when this is answered.
        enemy.send(Command::Flag).await.expect("it is heard");
        let mut now = Millis(0);
        for step in script {
            self.hand.pass(Duration::from_millis(step.at.0 - now.0));
            now = step.at;
            // Whatever is due now has happened when this is answered.
            enemy.send(Command::Flag).await.expect("it is heard");
            match &step.asked {
                Some((by, command)) if *by == viewer => viewer_end.ask(command.clone()).await,
                // A refusal is an answer, too.
                Some((_, command)) => drop(enemy.send(command.clone()).await),
                None => {}
            }
        }
        viewer_end.ask(Command::Flag).await;
        self.machine.host.close(game).await;
        assert_eq!(viewer_end.beats, 1, "no other heartbeat is due");
        let id = game.to_string();
        let heard = viewer_end.heard.into_iter();
        heard.map(|text| text.replace(&id, "GAME")).collect()
    }
}

/// Where two runs part, with a little of what stands around it.
fn difference(one: &[String], other: &[String]) -> Option<String> {
    let number = (0..one.len().max(other.len())).find(|at| one.get(*at) != other.get(*at))?;
    let [one, other] = [one, other].map(|heard| heard.get(number).cloned().unwrap_or_default());
    let same = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b);
    let same = same.count();
    let around = |text: &str| {
        text.chars()
            .skip(same.saturating_sub(60))
            .take(300)
            .collect()
    };
    let [one, other]: [String; 2] = [around(&one), around(&other)];
    Some(format!("message {number}, byte {same}:\n{one}\n{other}"))
}

fn pairs() -> u64 {
    let more = std::env::var(MORE).ok();
    more.map_or(PAIRS, |pairs| pairs.parse().expect("a number"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_look_the_same_give_the_same_messages_over_a_socket() {
    let folder = tempfile::tempdir().expect("a folder");
    let (clock, hand) = Clock::by_hand();
    let machine = Machine::start_with(folder.path(), clock, pace()).await;
    let house = House { machine, hand };
    let (mut differing, mut longer, mut messages) = (0, 0, 0);
    let mut viewers = Vec::new();
    for rules in RuleSet::ALL {
        for seed in 0..pairs() {
            let pair = pair::scripts(rules, seed);
            let viewer = pair.viewer;
            let [first, second] = &pair.games;
            let one = house.play(rules, seed, viewer, first).await;
            let other = house.play(rules, seed, viewer, second).await;
            let difference = difference(&one, &other);
            assert_eq!(difference, None, "{rules}, pair {seed}");
            viewers.push(viewer);
            differing += u64::from(pair.differing_truth);
            longer += u64::from(first.len() != second.len());
            messages += one.len();
        }
    }
    // The control: the pairs are not the same games, and both seats have looked.
    let all = RuleSet::ALL.len() as u64 * pairs();
    assert!(differing * 4 > all * 3, "{differing} of {all}");
    assert!(longer * 4 > all, "{longer} of {all}");
    assert!(messages as u64 > 10 * all, "{messages} of {all}");
    assert!(Side::ALL.iter().all(|side| viewers.contains(side)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_word_more_to_the_viewer_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (clock, hand) = Clock::by_hand();
    let machine = Machine::start_with(folder.path(), clock, pace()).await;
    let house = House { machine, hand };
    let rules = RuleSetName::Se;
    let pair = pair::scripts(rules, 1);
    let mut more = pair.games[0].clone();
    let text = "hm".to_owned();
    let at = more.last().expect("a step").at;
    more.push(Step {
        at,
        asked: Some((pair.viewer.other(), Command::Chat { text })),
    });
    let one = house.play(rules, 1, pair.viewer, &pair.games[0]).await;
    let other = house.play(rules, 1, pair.viewer, &more).await;
    assert_eq!(one.len() + 1, other.len(), "the chat's frame");
}
