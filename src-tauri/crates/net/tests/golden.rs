//! The messages of each version as they were first written: they are read for ever, and written so.

use games::Side;
use net::{
    ByeCode, FaultCode, FromGuest, FromHost, Head, Invited, Purpose, Secret, Token, Versions,
};
use protocol::client::{ClientMessage, Command};
use protocol::host::{HostMessage, Refusal, RefusalCode};
use protocol::link::Light;
use protocol::terms::{Rules, Terms};
use serde::Serialize;
use serde::de::DeserializeOwned;

const GUEST: &str = include_str!("golden/guest-1.jsonl");
const HOST: &str = include_str!("golden/host-1.jsonl");

fn hello(purpose: Purpose) -> FromGuest {
    FromGuest::Hello {
        protocol: Versions { least: 1, most: 1 },
        program: "Encounter 0.1.0".to_owned(),
        purpose,
    }
}

fn from_guest() -> Vec<FromGuest> {
    let secret = Secret::new([1; 16]);
    let token = Token::new([2; 32]);
    let ask = |id, command| FromGuest::Ask {
        message: ClientMessage { id, command },
    };
    vec![
        hello(Purpose::Look {
            secret: secret.clone(),
        }),
        hello(Purpose::Sit {
            secret,
            token: token.clone(),
            name: "Bogdan".to_owned(),
        }),
        hello(Purpose::Resume { token }),
        ask(
            1,
            Command::Try {
                ply: 4,
                attempt: 1,
                taken_back: 0,
                text: "e2e4".to_owned(),
            },
        ),
        ask(2, Command::Resign),
        FromGuest::Beat { echo: 7 },
        FromGuest::Bye {
            code: ByeCode::Left,
        },
    ]
}

fn say(message: HostMessage) -> FromHost {
    FromHost::Say {
        message: Box::new(message),
        head: None,
    }
}

fn terms() -> Terms {
    Terms {
        event: String::new(),
        rules: Rules::Chess,
        time: None,
        rated: false,
        requests_after_end: true,
        start: None,
        names: games::BySide {
            white: "Ana".to_owned(),
            black: String::new(),
        },
        hand_over: false,
        practice: false,
    }
}

fn from_host() -> Vec<FromHost> {
    let program = "Encounter 0.1.0".to_owned();
    vec![
        FromHost::Offer {
            protocol: 1,
            program: program.clone(),
            invited: Box::new(Invited {
                host: "Ana".to_owned(),
                seat: Side::Black,
                terms: terms(),
            }),
        },
        FromHost::Seated {
            protocol: 1,
            program,
            game: "0123456789abcdef0123456789abcdef".to_owned(),
            seat: Side::Black,
        },
        say(HostMessage::Welcome { next: 3 }),
        say(HostMessage::Done { id: 3 }),
        say(HostMessage::Refused {
            id: 4,
            refusal: Refusal {
                code: RefusalCode::Stale,
                detail: "the try was meant for an earlier moment".to_owned(),
            },
        }),
        FromHost::Beat {
            number: 7,
            head: Head {
                lines: 12,
                hash: "0011223344556677".to_owned(),
            },
            opponent: Light::Green,
            lag_ms: Some(40),
            given_ms: 120,
        },
        FromHost::Fault {
            code: FaultCode::Unreadable,
        },
        FromHost::Bye {
            code: ByeCode::WrongSecret,
        },
    ]
}

fn check<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(
    golden: &str,
    messages: Vec<T>,
) {
    let written: Vec<String> = messages
        .iter()
        .map(|message| serde_json::to_string(message).unwrap())
        .collect();
    assert_eq!(written, golden.lines().collect::<Vec<_>>(), "as written");
    for (line, message) in golden.lines().zip(messages) {
        assert_eq!(serde_json::from_str::<T>(line).unwrap(), message, "as read");
    }
}

#[test]
fn what_guests_of_version_1_say() {
    check(GUEST, from_guest());
}

#[test]
fn what_hosts_of_version_1_say() {
    check(HOST, from_host());
}
