//! What a guest should not send, on a live socket: it gets a code, changes nothing, and the
//! connection stays; who floods is cut off. A million such messages and a guest who does not read
//! cost the host no memory.

mod line;
mod play;

use std::time::{Duration, Instant};

use client::Client;
use games::Side;
use net::{BareGuest, ByeCode, FaultCode, FromGuest, FromHost, PROGRAM, PROTOCOL, Pass, Purpose};
use protocol::client::{ClientMessage, Command};
use protocol::host::{Frame, HostMessage, RefusalCode};
use protocol::terms::Terms;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::RuleSetName;
use server::Clock;
use table::GameId;
use tokio::time::timeout;

use line::machine::Machine;
use play::{hidden, terms};

/// Malformed messages that the host has read.
const MILLION: u32 = 1_000_000;
/// Guests who send them at the same time.
const CROWD: u64 = 12;
/// How much larger the program may become, in kilobytes.
const GROWTH: u64 = 10_000;
/// What does not come within this time never comes.
const LONG: Duration = Duration::from_mins(1);

/// A guest at his seat, each of whose messages is the test's.
struct Guest {
    socket: BareGuest,
    pass: Pass,
    game: GameId,
}

async fn sit(machine: &Machine, mut terms: Terms) -> Guest {
    terms.names.black = String::new();
    let (secret, begun) = machine.open(terms, Side::Black).await;
    let address = machine.listening.address();
    let pass = Pass::new(&machine.invitation(address, secret.clone()));
    let purpose = Purpose::Sit {
        secret,
        token: pass.token.clone(),
        name: "Bogdan".to_owned(),
    };
    let socket = greet(&pass, purpose).await.expect("the seat is free");
    let game = begun.await.expect("it begins");
    Guest { socket, pass, game }
}

async fn greet(pass: &Pass, purpose: Purpose) -> Option<BareGuest> {
    let mut socket = BareGuest::dial(pass).await.ok()?;
    let hello = FromGuest::Hello {
        protocol: PROTOCOL,
        program: PROGRAM.to_owned(),
        purpose,
    };
    let hello = serde_json::to_string(&hello).expect("plain data");
    socket.write(&hello).await.then_some(())?;
    match serde_json::from_str(&socket.read().await?).ok()? {
        FromHost::Seated { .. } => Some(socket),
        _ => None,
    }
}

impl Guest {
    async fn come_back(&mut self) {
        let token = self.pass.token.clone();
        let again = greet(&self.pass, Purpose::Resume { token }).await;
        self.socket = again.expect("the seat is his");
    }

    /// The next message that answers something; none if the connection is over.
    async fn answer(&mut self) -> Option<FromHost> {
        loop {
            let text = timeout(LONG, self.socket.read()).await.expect("in time")?;
            match serde_json::from_str(&text).expect("a message") {
                FromHost::Beat { .. } => {}
                FromHost::Say { message, .. } if !is_answer(&message) => {}
                other => return Some(other),
            }
        }
    }

    async fn ask(&mut self, id: u64, command: Command) -> Result<(), RefusalCode> {
        let message = ClientMessage { id, command };
        let text = serde_json::to_string(&FromGuest::Ask { message }).expect("plain data");
        self.say(&text).await
    }

    /// Sends a text that is a command, and hears the answer.
    async fn say(&mut self, text: &str) -> Result<(), RefusalCode> {
        assert!(self.socket.write(text).await, "the connection is kept");
        match self.answer().await {
            Some(FromHost::Say { message, .. }) => match *message {
                HostMessage::Refused { refusal, .. } => Err(refusal.code),
                _ => Ok(()),
            },
            other => panic!("a command is answered: {other:?}"),
        }
    }

    async fn fault(&mut self, text: &str) -> FaultCode {
        assert!(self.socket.write(text).await, "the connection is kept");
        match self.answer().await {
            Some(FromHost::Fault { code }) => code,
            other => panic!("it gets a code: {other:?}"),
        }
    }
}

fn is_answer(message: &HostMessage) -> bool {
    matches!(
        message,
        HostMessage::Done { .. } | HostMessage::Refused { .. }
    )
}

fn tried(ply: u32, text: &str) -> Command {
    Command::Try {
        ply,
        attempt: 0,
        taken_back: 0,
        text: text.to_owned(),
    }
}

async fn seen(client: &Client) -> Frame {
    client.snapshot().await.expect("a frame")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_bad_message_gets_a_code_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let (clock, _hand) = Clock::by_hand();
    let machine = Machine::start_with(folder.path(), clock, net::Pace::default()).await;
    let mut guest = sit(&machine, terms(hidden(RuleSetName::Se))).await;
    let white = machine.host.join(guest.game, Side::White).await;
    let white = Client::start(white.expect("it runs"));
    let before = seen(&white).await;
    let game = guest.game;
    let entries = || {
        let store = store::Store::open(folder.path()).expect("it is there");
        store.load(game).expect("it is there").entries
    };
    let log = entries();

    let cut_short = r#"{"guest":"ask","message":{"id":1,"comm"#;
    for text in ["", "e2e4", "[1,2]", "{}", cut_short, r#"{"guest":"king"}"#] {
        let code = guest.fault(text).await;
        assert_eq!(code, FaultCode::Unreadable, "{text}");
    }
    let token = guest.pass.token.clone();
    let hello = FromGuest::Hello {
        protocol: PROTOCOL,
        program: PROGRAM.to_owned(),
        purpose: Purpose::Resume { token },
    };
    let hello = serde_json::to_string(&hello).expect("plain data");
    assert_eq!(guest.fault(&hello).await, FaultCode::Unexpected);
    let unknown = r#"{"guest":"ask","message":{"id":1,"command":{"do":"fly"}}}"#;
    assert_eq!(guest.say(unknown).await, Err(RefusalCode::Unreadable));

    let too_long = "x".repeat(501);
    let bad = [
        (tried(0, "e7e5"), RefusalCode::NotYourTurn),
        // White's own move, from Black's seat.
        (tried(0, "e2e4"), RefusalCode::NotYourTurn),
        (tried(7, "e7e5"), RefusalCode::Stale),
        (Command::Accept { offer: 3 }, RefusalCode::NoSuchOffer),
        (Command::Chat { text: too_long }, RefusalCode::OutOfRange),
        (Command::UndoMark, RefusalCode::NothingThere),
    ];
    let mut id = 1;
    for (command, code) in bad {
        let answer = guest.ask(id, command.clone()).await;
        assert_eq!(answer, Err(code), "{command:?}");
        id += 1;
    }
    assert_eq!(entries(), log, "nothing was changed");
    assert_eq!(seen(&white).await, before, "and the other side saw nothing");

    assert_eq!(guest.ask(id, Command::Resign).await, Ok(()));
    let late = guest.ask(id + 1, tried(0, "e7e5")).await;
    assert_eq!(late, Err(RefusalCode::Over), "the game is finished");
    let twice = guest.ask(id + 1, Command::Resign).await;
    assert_eq!(twice, Err(RefusalCode::BadId), "a number is used once");
}

/// The resident memory of this process, in kilobytes; none where the system does not tell.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Something that is no message, made from one.
fn malformed(chance: &mut Xoshiro256PlusPlus) -> String {
    const WHOLE: [&str; 5] = [
        r#"{"guest":"ask","message":{"id":1,"command":{"do":"try","ply":0,"attempt":0,"text":"e7e5"}}}"#,
        r#"{"guest":"beat","echo":17}"#,
        r#"{"guest":"bye","code":"left"}"#,
        r#"{"guest":"ask","message":{"id":9,"command":{"do":"chat","text":"\u0000"}}}"#,
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    ];
    let whole = WHOLE.choose(chance).expect("some");
    let cut = chance.random_range(1..whole.len());
    match chance.random_range(0..4) {
        0 => whole[..cut].to_owned(),
        1 => whole.repeat(2),
        2 => whole.replace(['"', ':'], "}"),
        _ => whole[..cut].repeat(chance.random_range(1..20)),
    }
}

/// Sends what is no message until it is cut off; how much the host has read of it.
async fn flood(pass: &Pass, chance: &mut Xoshiro256PlusPlus) -> u32 {
    let Ok(mut socket) = BareGuest::dial(pass).await else {
        return 0;
    };
    if chance.random_ratio(1, 8) {
        // Instead of a greeting.
        socket.write(&malformed(chance)).await;
        return 1;
    }
    let token = pass.token.clone();
    let Some(mut socket) = greet(pass, Purpose::Resume { token }).await else {
        return 0;
    };
    let mut sent = 0;
    while sent < 70 && socket.write(&malformed(chance)).await {
        sent += 1;
    }
    let mut faults = 0;
    while let Some(text) = socket.read().await {
        match serde_json::from_str(&text).expect("a message") {
            FromHost::Fault { .. } => faults += 1,
            FromHost::Bye { code } => {
                let cut_off = [ByeCode::Flood, ByeCode::Closed].contains(&code);
                assert!(cut_off, "{code:?}");
            }
            _ => {}
        }
    }
    assert!(faults <= 60, "{faults} are answered before it is a flood");
    faults + 1
}

/// So many malformed messages over many connections, while a game is played on.
async fn flood_with(count: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let machine = Machine::start(folder.path()).await;
    let mut honest = sit(&machine, terms(hidden(RuleSetName::Se))).await;
    let before = memory();
    let mut crowd = tokio::task::JoinSet::new();
    for seed in 0..CROWD {
        let guest = sit(&machine, terms(hidden(RuleSetName::Se))).await;
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        let share = count.div_ceil(CROWD as u32);
        crowd.spawn(async move {
            let mut sent = 0;
            while sent < share {
                sent += flood(&guest.pass, &mut chance).await;
            }
            sent
        });
    }
    let mut sent = 0;
    let mut id = 1;
    while let Some(done) = crowd.join_next().await {
        sent += done.expect("no host panics");
        honest.come_back().await;
        let text = "still here".to_owned();
        assert_eq!(honest.ask(id, Command::Chat { text }).await, Ok(()));
        id += 1;
    }
    assert!(sent >= count);
    if let (Some(before), Some(after)) = (before, memory()) {
        println!("{sent} messages; {before} kB before, {after} kB after");
        assert!(after < before + GROWTH, "{before} kB before, {after} after");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn some_malformed_messages_cost_nothing() {
    flood_with(5_000).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes; CONTRIBUTING.md says when to run it"]
async fn a_million_malformed_messages_cost_nothing() {
    flood_with(MILLION).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes; CONTRIBUTING.md says when to run it"]
async fn a_guest_who_does_not_read_is_cut_off_and_comes_back_to_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let machine = Machine::start(folder.path()).await;
    let mut guest = sit(&machine, terms(hidden(RuleSetName::Se))).await;
    let white = machine.host.join(guest.game, Side::White).await;
    let white = Client::start(white.expect("it runs"));
    let presence = machine.guests.presence(guest.game).await.watch();
    let before = memory();
    let mut said = 0;
    let mut beat = Instant::now();
    // He is there but reads nothing: what he is told fills the line and his queue, and then he is
    // cut off.
    while presence.borrow().light != protocol::link::Light::Red {
        if beat.elapsed() > Duration::from_secs(1) {
            guest.socket.write(r#"{"guest":"beat","echo":0}"#).await;
            beat = Instant::now();
        }
        let text = format!("{said} {}", "x".repeat(400));
        let answer = white.send(Command::Chat { text }).await;
        answer.expect("the game goes on");
        said += 1;
        assert!(said < 20_000, "he is cut off at last");
    }
    if let (Some(before), Some(after)) = (before, memory()) {
        println!("{said} frames; {before} kB before, {after} kB after");
        // Both logs are in this process: the table's, White's client's, and what is on the line.
        assert!(after < before + 4 * GROWTH, "{before} kB, {after} kB");
    }
    guest.come_back().await;
    let mut lines = 0;
    while lines < said {
        let text = timeout(LONG, guest.socket.read()).await.expect("it comes");
        let message = serde_json::from_str(&text.expect("he sits")).expect("a message");
        if let FromHost::Say { message, .. } = message
            && let HostMessage::Frame(frame) = *message
        {
            lines = frame.lines.iter().filter(|line| line.ply == 0).count() as u32 - 1;
            assert_eq!(frame.first, 0, "everything comes anew");
        }
    }
    assert_eq!(lines, said, "nothing is missing");
}
