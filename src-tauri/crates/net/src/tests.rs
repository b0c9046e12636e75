//! A host with one seat, and guests that say what they should not.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use games::Side;
use protocol::HostEnd;
use protocol::client::{ClientMessage, Command};
use protocol::host::{HostMessage, RefusalCode};
use tokio::sync::mpsc::error::TryRecvError;

use crate::guest::{dial, greet};
use crate::wire::Purpose;
use crate::*;

/// One seat; its room's end is in the test's hands.
#[derive(Clone, Default)]
struct OneSeat(Arc<Mutex<Option<HostEnd>>>);

impl Doors for OneSeat {
    async fn look(&self, _secret: Secret) -> Result<Invited, ByeCode> {
        Err(ByeCode::WrongSecret)
    }

    async fn sit(&self, _: Secret, _: Token, _: String) -> Result<Seated, ByeCode> {
        Err(ByeCode::Taken)
    }

    async fn resume(&self, token: Token) -> Result<Seated, ByeCode> {
        if token != right() {
            return Err(ByeCode::WrongToken);
        }
        let (transport, end) = protocol::channel();
        *self.0.lock().unwrap() = Some(end);
        Ok(Seated {
            game: "0".repeat(32),
            seat: Side::White,
            transport,
            presence: Presence::default(),
            opponent: Presence::here().watch(),
        })
    }
}

fn right() -> Token {
    Token::new([1; 32])
}

struct House {
    _listening: Listening,
    doors: OneSeat,
    pass: Pass,
}

impl House {
    async fn open() -> Self {
        let identity = Identity::new().unwrap();
        let doors = OneSeat::default();
        let at: SocketAddr = "127.0.0.1:0".parse().unwrap();
        let listening = listen(at, &identity, doors.clone(), Pace::default())
            .await
            .unwrap();
        let pass = Pass {
            addresses: vec![listening.address()],
            fingerprint: identity.fingerprint(),
            token: right(),
        };
        Self {
            _listening: listening,
            doors,
            pass,
        }
    }

    async fn dial(&self) -> guest::HostSocket {
        let dialled = dial(&self.pass.addresses, self.pass.fingerprint).await;
        dialled.unwrap()
    }

    /// A guest at his seat, whose socket is in the test's hands.
    async fn seated(&self) -> guest::HostSocket {
        let mut socket = self.dial().await;
        let token = right();
        let answer = greet(&mut socket, Purpose::Resume { token }).await;
        assert!(matches!(answer, Ok(FromHost::Seated { .. })), "{answer:?}");
        socket
    }

    fn end(&self) -> HostEnd {
        self.doors.0.lock().unwrap().take().expect("somebody sits")
    }
}

/// The next message that is no heartbeat; none if the connection is closed.
async fn heard(socket: &mut guest::HostSocket) -> Option<FromHost> {
    loop {
        match guest::read(socket).await? {
            FromHost::Beat { .. } => {}
            other => return Some(other),
        }
    }
}

#[tokio::test]
async fn what_cannot_be_read_gets_a_code_and_changes_nothing() {
    let house = House::open().await;
    let mut socket = house.seated().await;
    let mut end = house.end();
    let unreadable = Some(FromHost::Fault {
        code: FaultCode::Unreadable,
    });
    for text in ["", "{", "[]", r#"{"guest":"king"}"#, r#"{"guest":"beat"}"#] {
        socket.write_text(text).await.unwrap();
        assert_eq!(heard(&mut socket).await, unreadable, "{text}");
    }
    let hello = FromGuest::Hello {
        protocol: PROTOCOL,
        program: PROGRAM.to_owned(),
        purpose: Purpose::Resume { token: right() },
    };
    socket.write(&hello).await.unwrap();
    let code = FaultCode::Unexpected;
    assert_eq!(heard(&mut socket).await, Some(FromHost::Fault { code }));
    let unknown = r#"{"guest":"ask","message":{"id":5,"command":{"do":"fly"}}}"#;
    socket.write_text(unknown).await.unwrap();
    let Some(FromHost::Say { message, .. }) = heard(&mut socket).await else {
        panic!("a command with a number is answered under it");
    };
    let HostMessage::Refused { id: 5, refusal } = *message else {
        panic!("it is refused: {message:?}");
    };
    assert_eq!(refusal.code, RefusalCode::Unreadable);
    assert_eq!(end.from_client.try_recv(), Err(TryRecvError::Empty));

    // The connection is as good as before.
    let message = ClientMessage {
        id: 6,
        command: Command::Resign,
    };
    let ask = FromGuest::Ask {
        message: message.clone(),
    };
    socket.write(&ask).await.unwrap();
    assert_eq!(end.from_client.recv().await, Some(message));
}

#[tokio::test]
async fn a_guest_who_floods_or_sends_too_much_is_cut_off() {
    let house = House::open().await;
    let mut socket = house.seated().await;
    let mut faults = 0;
    let code = loop {
        socket.write_text("{").await.unwrap();
        match heard(&mut socket).await {
            Some(FromHost::Fault { .. }) => faults += 1,
            Some(FromHost::Bye { code }) => break code,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(code, ByeCode::Flood);
    // The allowance comes back with time, on a slow machine too.
    assert!((20..60).contains(&faults), "{faults}");

    let mut socket = house.seated().await;
    let _ = socket.write_text(&"x".repeat(socket::FROM_GUEST + 1)).await;
    let last = heard(&mut socket).await;
    let too_large = FromHost::Bye {
        code: ByeCode::TooLarge,
    };
    assert!(last.is_none() || last == Some(too_large), "{last:?}");
    assert!(heard(&mut socket).await.is_none(), "it is closed");
}

#[tokio::test]
async fn each_wrong_beginning_is_told_apart() {
    let house = House::open().await;
    let cases = [
        (r#"{"guest":"beat","echo":1}"#, ByeCode::Unreadable),
        ("e2e4", ByeCode::Unreadable),
        (
            r#"{"guest":"hello","protocol":{"least":2,"most":9},"greeting":"?"}"#,
            ByeCode::Version,
        ),
    ];
    for (text, code) in cases {
        let mut socket = house.dial().await;
        socket.write_text(text).await.unwrap();
        assert_eq!(
            heard(&mut socket).await,
            Some(FromHost::Bye { code }),
            "{text}"
        );
    }
    let stranger = Pass {
        token: Token::new([2; 32]),
        ..house.pass.clone()
    };
    let refused = resume(&stranger, Pace::default()).await.unwrap_err();
    assert_eq!(refused, ConnectError::Refused(ByeCode::WrongToken));
    let other = Pass {
        fingerprint: Identity::new().unwrap().fingerprint(),
        ..house.pass.clone()
    };
    let refused = resume(&other, Pace::default()).await.unwrap_err();
    assert_eq!(refused, ConnectError::WrongKey, "another key is expected");
    let nobody = Pass {
        addresses: vec!["127.0.0.1:1".parse().unwrap()],
        ..house.pass.clone()
    };
    let refused = resume(&nobody, Pace::default()).await.unwrap_err();
    assert_eq!(refused, ConnectError::Unreachable);
}

#[tokio::test]
async fn a_long_message_comes_whole_in_several_frames() {
    let house = House::open().await;
    let mut remote = resume(&house.pass, Pace::default()).await.unwrap();
    let end = house.end();
    let detail = "a long text ".repeat(20_000);
    let refusal = protocol::host::Refusal {
        code: RefusalCode::Over,
        detail,
    };
    let message = HostMessage::Refused { id: 1, refusal };
    end.to_client.send(message.clone()).await.unwrap();
    assert_eq!(remote.transport.from_host.recv().await, Some(message));
}
