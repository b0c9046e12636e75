//! The guest's side: finding the host, taking the seat, and coming back to it by itself.

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use games::Side;
use protocol::client::ClientMessage;
use protocol::host::HostMessage;
use protocol::link::{Light, Lights};
use protocol::{CLIENT_QUEUE, HostEnd, Transport};
use rustls::CertificateError;
use rustls::pki_types::ServerName;
use serde::{Deserialize, Serialize};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_tungstenite::client_async_with_config;

use crate::Pace;
use crate::hosting::beats;
use crate::identity::{Fingerprint, NAME};
use crate::invitation::Invitation;
use crate::keys::Token;
use crate::log_head::{Head, LogHash};
use crate::presence::light;
use crate::socket::{self, Heard, Socket};
use crate::wire::{ByeCode, FromGuest, FromHost, Invited, PROGRAM, PROTOCOL, Purpose};

/// How long one address may take to answer.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long a host may take to answer a hello; his disk may be slow.
const ANSWER: Duration = Duration::from_secs(8);
/// How often the lights are looked at.
const LOOK: Duration = Duration::from_millis(500);

/// What leads a guest back to his seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pass {
    /// Where the host may be reached.
    pub addresses: Vec<SocketAddr>,
    /// The host's key.
    pub fingerprint: Fingerprint,
    /// What opens the seat.
    pub token: Token,
}

impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pass({})", self.fingerprint)
    }
}

impl Pass {
    /// A new one for an invitation that is to be accepted. It is worth keeping before the seat is
    /// taken: who loses it then cannot come back.
    pub fn new(invitation: &Invitation) -> Self {
        Self {
            addresses: invitation.addresses.clone(),
            fingerprint: invitation.fingerprint,
            token: Token::random(),
        }
    }
}

/// A seat at a table on another machine.
#[derive(Debug)]
pub struct Remote {
    /// The game's id.
    pub game: String,
    /// The guest's side.
    pub seat: Side,
    /// His end; what is behind it connects again by itself, until this end is dropped.
    pub transport: Transport,
    /// How the host and the opponent are heard.
    pub lights: watch::Receiver<Lights>,
}

/// Why there is no connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConnectError {
    /// Nobody answers at any of the addresses.
    #[error("nobody answers at this address")]
    Unreachable,
    /// Whoever answers is not the one who wrote the invitation.
    #[error("another program answers there than the one that wrote the invitation")]
    WrongKey,
    /// What answers does not speak as a host does.
    #[error("what answers there is no host of this program")]
    NoHost,
    /// The host refused.
    #[error(transparent)]
    Refused(ByeCode),
}

/// Shows what an invitation offers.
///
/// # Errors
/// [`ConnectError`].
pub async fn look(invitation: &Invitation) -> Result<Invited, ConnectError> {
    let secret = invitation.secret.clone();
    let mut socket = dial(&invitation.addresses, invitation.fingerprint).await?;
    match greet(&mut socket, Purpose::Look { secret }).await? {
        FromHost::Offer { invited, .. } => Ok(*invited),
        other => Err(no_welcome(&other)),
    }
}

/// Accepts an invitation under a name. With the same pass it may be repeated.
///
/// # Errors
/// [`ConnectError`].
pub async fn join(
    invitation: &Invitation,
    pass: &Pass,
    name: &str,
    pace: Pace,
) -> Result<Remote, ConnectError> {
    let purpose = Purpose::Sit {
        secret: invitation.secret.clone(),
        token: pass.token.clone(),
        name: name.to_owned(),
    };
    start(pass, purpose, pace).await
}

/// Comes back to a seat that was taken before.
///
/// # Errors
/// [`ConnectError`].
pub async fn resume(pass: &Pass, pace: Pace) -> Result<Remote, ConnectError> {
    let token = pass.token.clone();
    start(pass, Purpose::Resume { token }, pace).await
}

async fn start(pass: &Pass, purpose: Purpose, pace: Pace) -> Result<Remote, ConnectError> {
    let (socket, game, seat) = sit(pass, purpose).await?;
    let (transport, end) = protocol::channel();
    let lights = watch::Sender::new(Lights {
        host: Light::Green,
        ..Lights::default()
    });
    let watched = lights.subscribe();
    let way = Way {
        pass: pass.clone(),
        pace,
        end,
        lights,
        unanswered: VecDeque::new(),
        answered: Instant::now(),
        is_welcome: false,
        has_ended: false,
    };
    tokio::spawn(way.run(socket));
    Ok(Remote {
        game,
        seat,
        transport,
        lights: watched,
    })
}

pub(crate) type HostSocket = Socket<TlsStream<TcpStream>>;

/// Connects and takes the seat.
async fn sit(pass: &Pass, purpose: Purpose) -> Result<(HostSocket, String, Side), ConnectError> {
    let mut socket = dial(&pass.addresses, pass.fingerprint).await?;
    match greet(&mut socket, purpose).await? {
        FromHost::Seated { game, seat, .. } => Ok((socket, game, seat)),
        other => Err(no_welcome(&other)),
    }
}

fn no_welcome(message: &FromHost) -> ConnectError {
    match message {
        FromHost::Bye { code } => ConnectError::Refused(*code),
        FromHost::Offer { .. }
        | FromHost::Seated { .. }
        | FromHost::Say { .. }
        | FromHost::Beat { .. }
        | FromHost::Fault { .. } => ConnectError::NoHost,
    }
}

/// Says hello and hears the first answer.
pub(crate) async fn greet(
    socket: &mut HostSocket,
    purpose: Purpose,
) -> Result<FromHost, ConnectError> {
    let hello = FromGuest::Hello {
        protocol: PROTOCOL,
        program: PROGRAM.to_owned(),
        purpose,
    };
    let answer = async {
        socket.write(&hello).await.ok()?;
        read(socket).await
    };
    let answer = timeout(ANSWER, answer).await.ok().flatten();
    answer.ok_or(ConnectError::NoHost)
}

/// The next message; none if it is none, or nothing comes any more.
pub(crate) async fn read(socket: &mut HostSocket) -> Option<FromHost> {
    match socket.read().await {
        Ok(Heard::Text(text)) => serde_json::from_str(&text).ok(),
        Ok(Heard::Other) | Err(_) => None,
    }
}

/// Tries one address after the other. What is wrong with one that answers is told before that
/// others do not.
pub(crate) async fn dial(
    addresses: &[SocketAddr],
    key: Fingerprint,
) -> Result<HostSocket, ConnectError> {
    let client = TlsConnector::from(key.client());
    let mut worst = ConnectError::Unreachable;
    for address in addresses {
        match timeout(PATIENCE, open(*address, &client)).await {
            Ok(Ok(socket)) => return Ok(socket),
            Ok(Err(ConnectError::WrongKey)) => worst = ConnectError::WrongKey,
            Ok(Err(error)) if worst == ConnectError::Unreachable => worst = error,
            Ok(Err(_)) | Err(_) => {}
        }
    }
    Err(worst)
}

async fn open(address: SocketAddr, client: &TlsConnector) -> Result<HostSocket, ConnectError> {
    let stream = TcpStream::connect(address).await;
    let stream = stream.map_err(|_| ConnectError::Unreachable)?;
    // Moves are short and should not wait for company.
    let ready = stream.set_nodelay(true);
    ready.map_err(|_| ConnectError::Unreachable)?;
    let name = ServerName::try_from(NAME).expect("it is a name");
    let stream = client.connect(name, stream).await;
    let stream = stream.map_err(|error| no_host(&error))?;
    let bounds = socket::bounds(socket::FROM_HOST);
    let opened = client_async_with_config(format!("wss://{NAME}/"), stream, Some(bounds)).await;
    let (stream, _) = opened.map_err(|_| ConnectError::NoHost)?;
    Ok(Socket::new(stream))
}

/// Whether another key was shown, or none at all.
fn no_host(error: &io::Error) -> ConnectError {
    let inner = error.get_ref().and_then(|error| error.downcast_ref());
    let other_key = CertificateError::ApplicationVerificationFailure;
    if inner == Some(&rustls::Error::InvalidCertificate(other_key)) {
        return ConnectError::WrongKey;
    }
    ConnectError::NoHost
}

/// What is between the guest's transport and the host.
struct Way {
    pass: Pass,
    pace: Pace,
    end: HostEnd,
    lights: watch::Sender<Lights>,
    /// Commands that were sent and not answered, in order.
    unanswered: VecDeque<ClientMessage>,
    /// When the oldest of them was sent, or an answer last came.
    answered: Instant,
    /// The client knows the number of its next command, and counts on by itself.
    is_welcome: bool,
    /// The game was over when the host was last heard.
    has_ended: bool,
}

/// How a connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The guest goes.
    Left,
    /// It can be made again.
    Cut,
    /// The host is not to be asked again.
    Final,
}

/// What a connection waited for.
enum News {
    Heard(Option<FromHost>),
    Ask(Option<ClientMessage>),
    Look,
}

impl Way {
    async fn run(mut self, socket: HostSocket) {
        let mut next = Some(socket);
        while let Some(socket) = next {
            match self.follow(socket).await {
                End::Left | End::Final => break,
                End::Cut => next = self.come_back().await,
            }
        }
        self.show_cut();
        // Dropping the end tells the client that its host is gone.
    }

    /// Connects again, as often as it takes; none when that is of no use any more.
    async fn come_back(&mut self) -> Option<HostSocket> {
        self.show_cut();
        let mut wait = self.pace.retry;
        loop {
            let purpose = Purpose::Resume {
                token: self.pass.token.clone(),
            };
            let seated = tokio::select! {
                seated = sit(&self.pass, purpose) => seated,
                () = self.end.to_client.closed() => return None,
            };
            match seated {
                Ok((socket, ..)) => return Some(socket),
                Err(ConnectError::Refused(code)) if code.is_final() => return None,
                Err(_) => {}
            }
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.end.to_client.closed() => return None,
            }
            wait = (wait * 2).min(self.pace.longest_retry);
        }
    }

    async fn follow(&mut self, mut socket: HostSocket) -> End {
        for message in &self.unanswered {
            let message = message.clone();
            if socket.write(&FromGuest::Ask { message }).await.is_err() {
                return End::Cut;
            }
        }
        let mut heard = Instant::now();
        self.answered = heard;
        let mut log = LogHash::default();
        let mut looks = beats(Pace {
            beat: self.pace.beat.min(LOOK),
            ..self.pace
        });
        self.show_host(Light::Green);
        loop {
            let may_ask = self.unanswered.len() < CLIENT_QUEUE;
            let news = tokio::select! {
                said = read(&mut socket) => News::Heard(said),
                asked = self.end.from_client.recv(), if may_ask => News::Ask(asked),
                _ = looks.tick() => News::Look,
            };
            let done = match news {
                News::Heard(None) => Err(End::Cut),
                News::Heard(Some(said)) => {
                    heard = Instant::now();
                    self.hear(said, &mut log, &mut socket).await
                }
                News::Ask(asked) => self.ask(asked, &mut socket).await,
                News::Look if heard.elapsed() > self.pace.silence || self.is_unheard() => {
                    Err(End::Cut)
                }
                News::Look => {
                    self.show_host(light(heard.elapsed()));
                    Ok(())
                }
            };
            if let Err(end) = done {
                if end == End::Left {
                    let code = ByeCode::Left;
                    socket.end(&FromGuest::Bye { code }).await;
                }
                return end;
            }
        }
    }

    /// A command gets no answer though the host is there: it is sent again on a new connection.
    fn is_unheard(&self) -> bool {
        !self.unanswered.is_empty() && self.answered.elapsed() > self.pace.silence
    }

    async fn ask(
        &mut self,
        asked: Option<ClientMessage>,
        socket: &mut HostSocket,
    ) -> Result<(), End> {
        let message = asked.ok_or(End::Left)?;
        if self.unanswered.is_empty() {
            self.answered = Instant::now();
        }
        self.unanswered.push_back(message.clone());
        let asked = socket.write(&FromGuest::Ask { message }).await;
        asked.map_err(|_| End::Cut)
    }

    async fn hear(
        &mut self,
        said: FromHost,
        log: &mut LogHash,
        socket: &mut HostSocket,
    ) -> Result<(), End> {
        match said {
            FromHost::Say { message, head } => self.take(*message, head, log).await,
            FromHost::Beat {
                number,
                head,
                opponent,
                lag_ms,
                ..
            } => {
                if head != log.head() {
                    return Err(out_of_step());
                }
                self.lights.send_if_modified(|lights| {
                    let new = Lights {
                        host: Light::Green,
                        opponent,
                        lag_ms,
                    };
                    std::mem::replace(lights, new) != new
                });
                let echo = FromGuest::Beat { echo: number };
                socket.write(&echo).await.map_err(|_| End::Cut)
            }
            FromHost::Fault { code } => {
                tracing::warn!("the host could not take a message: {code:?}");
                Ok(())
            }
            FromHost::Bye { code } if code.is_final() || self.has_ended => Err(End::Final),
            FromHost::Bye { .. } | FromHost::Offer { .. } | FromHost::Seated { .. } => {
                Err(End::Cut)
            }
        }
    }

    /// Passes on what the table says.
    async fn take(
        &mut self,
        message: HostMessage,
        head: Option<Head>,
        log: &mut LogHash,
    ) -> Result<(), End> {
        match &message {
            HostMessage::Welcome { .. } if std::mem::replace(&mut self.is_welcome, true) => {
                return Ok(());
            }
            HostMessage::Welcome { .. } => {}
            HostMessage::Done { id } | HostMessage::Refused { id, .. } => {
                self.unanswered.retain(|message| message.id != *id);
                self.answered = Instant::now();
            }
            HostMessage::Frame(frame) => {
                self.has_ended = false;
                if !log.take(frame) || head.is_some_and(|head| head != log.head()) {
                    return Err(out_of_step());
                }
            }
            HostMessage::Ended { .. } => self.has_ended = true,
        }
        let told = self.end.to_client.send(message).await;
        told.map_err(|_| End::Left)
    }

    fn show_host(&self, host: Light) {
        self.lights.send_if_modified(|lights| {
            let before = std::mem::replace(&mut lights.host, host);
            before != host
        });
    }

    /// The connection is cut: nothing is known of either.
    fn show_cut(&self) {
        self.lights.send_modify(|lights| {
            lights.host = Light::Red;
            lights.opponent = Light::Red;
        });
    }
}

fn out_of_step() -> End {
    tracing::warn!("this machine and the host were out of step; everything is asked for again");
    End::Cut
}
