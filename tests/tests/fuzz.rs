//! Arbitrary bytes and texts where a stranger may send them: at a host's connection, as a greeting,
//! and as an invitation. Nothing panics, nobody gets a seat without its token, and what is read is
//! what was written.
//!
//! Each target changes sound examples at random for a second or two; `cargo xtask test` gives each
//! a minute (`ENCOUNTER_FUZZ_SECONDS`). A failure names the seed of its round.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use games::Side;
use net::{
    ByeCode, Doors, FromGuest, FromHost, Invitation, Invited, Pace, Presence, Purpose, Seated,
    Secret, Token, serve_bare,
};
use protocol::HostEnd;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::mpsc;

/// How long each target runs, in seconds.
const SECONDS: &str = "ENCOUNTER_FUZZ_SECONDS";

/// Calls it with one seed after the other until the time is over; how often.
fn rounds(mut round: impl FnMut(&mut Xoshiro256PlusPlus)) -> u64 {
    let seconds = std::env::var(SECONDS).ok();
    let seconds = seconds.map_or(2, |seconds| seconds.parse().expect("a number"));
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut seed = 0;
    while Instant::now() < until {
        let named = Named(seed);
        round(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        drop(named);
        seed += 1;
    }
    seed
}

/// Names its seed when a round fails.
struct Named(u64);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the seed of this round is {}", self.0);
        }
    }
}

/// Changes some bytes: other ones, more, fewer, or a piece twice.
fn change(bytes: &mut Vec<u8>, chance: &mut Xoshiro256PlusPlus) {
    const TELLING: &[u8] = b"{}[]\",:/0\\\x00\xff\x7f-.e ";
    for _ in 0..chance.random_range(0..6) {
        let at = chance.random_range(0..=bytes.len());
        let other = match chance.random_range(0..2) {
            0 => chance.random(),
            _ => *TELLING.choose(chance).expect("some"),
        };
        match chance.random_range(0..5) {
            0 => bytes.insert(at, other),
            1 if at < bytes.len() => bytes[at] = other,
            2 if at < bytes.len() => drop(bytes.remove(at)),
            3 => bytes.truncate(at),
            _ => {
                let piece = bytes[at..].to_vec();
                bytes.splice(at..at, piece);
            }
        }
    }
}

fn changed(text: &str, chance: &mut Xoshiro256PlusPlus) -> String {
    let mut bytes = text.as_bytes().to_vec();
    change(&mut bytes, chance);
    String::from_utf8_lossy(&bytes).into_owned()
}

const GUEST: &str = include_str!("../../src-tauri/crates/net/tests/golden/guest-1.jsonl");
const HOST: &str = include_str!("../../src-tauri/crates/net/tests/golden/host-1.jsonl");

#[test]
fn invitations() {
    let fingerprint = net::Identity::new().expect("a key").fingerprint();
    let whole = Invitation {
        addresses: vec!["192.168.1.5:47115".parse().expect("an address")],
        fingerprint,
        secret: Secret::new([9; 16]),
    };
    let text = whole.to_string();
    let mut read = 0;
    let count = rounds(|chance| {
        if let Ok(invitation) = changed(&text, chance).parse::<Invitation>() {
            assert_eq!(invitation, whole, "the check finds every change");
            assert_eq!(invitation.to_string().parse(), Ok(invitation));
            read += 1;
        }
    });
    assert!(count > 100 && read > 0, "{read} of {count} were whole");
}

#[test]
fn messages() {
    let (guest, host): (Vec<_>, Vec<_>) = (GUEST.lines().collect(), HOST.lines().collect());
    let mut read = 0;
    let count = rounds(|chance| {
        let text = changed(guest.choose(chance).expect("some"), chance);
        if let Ok(message) = serde_json::from_str::<FromGuest>(&text) {
            let again = serde_json::to_string(&message).expect("plain data");
            assert_eq!(serde_json::from_str(&again).ok(), Some(message), "{text}");
            read += 1;
        }
        let text = changed(host.choose(chance).expect("some"), chance);
        if let Ok(message) = serde_json::from_str::<FromHost>(&text) {
            let again = serde_json::to_string(&message).expect("plain data");
            assert_eq!(serde_json::from_str(&again).ok(), Some(message), "{text}");
            read += 1;
        }
    });
    assert!(count > 100 && read > 0, "{read} of {count} were read");
}

/// One seat, for one token. Whoever sits is counted, and so is what the room hears.
#[derive(Clone)]
struct OneSeat {
    seated: Arc<AtomicU32>,
    ends: mpsc::UnboundedSender<HostEnd>,
}

fn right() -> Token {
    Token::new([7; 32])
}

impl Doors for OneSeat {
    async fn look(&self, _: Secret) -> Result<Invited, ByeCode> {
        Err(ByeCode::WrongSecret)
    }

    async fn sit(&self, _: Secret, _: Token, _: String) -> Result<Seated, ByeCode> {
        Err(ByeCode::Taken)
    }

    async fn resume(&self, token: Token) -> Result<Seated, ByeCode> {
        if token != right() {
            return Err(ByeCode::WrongToken);
        }
        self.seated.fetch_add(1, Ordering::SeqCst);
        let (transport, end) = protocol::channel();
        self.ends.send(end).expect("the test listens");
        Ok(Seated {
            game: "0".repeat(32),
            seat: Side::White,
            transport,
            presence: Presence::default(),
            opponent: Presence::here().watch(),
        })
    }
}

/// The opening of a WebSocket.
const OPENING: &str = "GET / HTTP/1.1\r\nHost: encounter\r\nConnection: Upgrade\r\n\
    Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// A text as a guest's frame; its mask is nothing.
fn frame(text: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x81];
    match text.len() {
        length @ 0..126 => frame.push(0x80 | length as u8),
        length => {
            frame.push(0x80 | 0x7e);
            frame.extend((length as u16).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(text);
    frame
}

fn hello(token: &Token) -> String {
    let token = serde_json::to_string(token).expect("plain data");
    format!(
        r#"{{"guest":"hello","protocol":{{"least":1,"most":1}},"program":"x","purpose":{{"to":"resume","token":{token}}}}}"#
    )
}

/// What a host makes of these bytes: everything that it says, and how often a seat was taken. All
/// that the room was told is a command.
async fn told(bytes: &[u8]) -> (Vec<u8>, u32) {
    let (ends, mut seats) = mpsc::unbounded_channel();
    let doors = OneSeat {
        seated: Arc::default(),
        ends,
    };
    let seated = Arc::clone(&doors.seated);
    let (mut guest, host) = tokio::io::duplex(1 << 20);
    let serving = tokio::spawn(serve_bare(host, doors, Pace::default()));
    let opened = guest.write_all(OPENING.as_bytes()).await;
    opened.expect("the host is there");
    let mut said = Vec::new();
    while !said.ends_with(b"\r\n\r\n") {
        said.push(guest.read_u8().await.expect("the host answers"));
    }
    // A host that has hung up takes no more.
    let _ = guest.write_all(bytes).await;
    guest.shutdown().await.expect("it is a pipe");
    let heard = guest.read_to_end(&mut said);
    let heard = tokio::time::timeout(Duration::from_secs(30), heard).await;
    heard
        .expect("the host hangs up, too")
        .expect("it is a pipe");
    serving.await.expect("the host does not panic");
    while let Ok(mut end) = seats.try_recv() {
        while end.from_client.try_recv().is_ok() {}
    }
    (said, seated.load(Ordering::SeqCst))
}

fn runtime() -> tokio::runtime::Runtime {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_all().build().expect("a runtime")
}

#[test]
fn frames() {
    let runtime = runtime();
    let guest: Vec<_> = GUEST.lines().collect();
    let mut taken = 0;
    let count = rounds(|chance| {
        let mut bytes = frame(hello(&right()).as_bytes());
        for _ in 0..chance.random_range(0..4) {
            bytes.extend(frame(guest.choose(chance).expect("some").as_bytes()));
        }
        change(&mut bytes, chance);
        let (said, seated) = runtime.block_on(told(&bytes));
        assert!(said.starts_with(b"HTTP/1.1 101"), "the opening was whole");
        taken += seated;
    });
    assert!(count > 20 && taken > 0, "{taken} of {count} sat");
}

#[test]
fn resuming() {
    let runtime = runtime();
    let (mut right_ones, mut refused) = (0, 0);
    let count = rounds(|chance| {
        let mut token = right();
        if chance.random() {
            token = Token::new(chance.random());
        }
        let text = changed(&hello(&token), chance);
        let is_right = match serde_json::from_str(&text) {
            Ok(FromGuest::Hello {
                purpose: Purpose::Resume { token },
                ..
            }) => token == right(),
            _ => false,
        };
        let (_, seated) = runtime.block_on(told(&frame(text.as_bytes())));
        assert!(seated == 0 || is_right, "a seat without its token: {text}");
        right_ones += u32::from(seated > 0);
        refused += u32::from(seated == 0);
    });
    assert!(right_ones > 0 && refused > 0, "{right_ones} of {count}");
}
