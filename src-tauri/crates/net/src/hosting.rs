//! The host's side: who knocks, which seat he may take, and his connection.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use games::Side;
use protocol::Transport;
use protocol::host::{HostMessage, Refusal, RefusalCode};
use serde::Deserialize;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{Instant, Interval, MissedTickBehavior, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;
use tokio_tungstenite::accept_hdr_async_with_config;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::tungstenite::http::StatusCode;

use crate::Pace;
use crate::identity::{Identity, IdentityError};
use crate::keys::{Secret, Token};
use crate::log_head::LogHash;
use crate::presence::{Presence, Seen, Sitter, light};
use crate::rate::Allowance;
use crate::socket::{self, Cut, Heard, Socket, Stream};
use crate::wire::{ByeCode, FaultCode, FromGuest, FromHost, Invited, PROGRAM, PROTOCOL, Purpose};

/// How many connections there may be at once.
const CONNECTIONS: usize = 32;
/// How long a guest may take to say what he wants.
pub(crate) const GREETING: Duration = Duration::from_secs(8);
/// What an unreadable message costs of a guest's allowance.
const COST_OF_A_FAULT: f64 = 5.0;

/// The doors of a host: what its invitations offer and who has which seat.
pub trait Doors: Clone + Send + Sync + 'static {
    /// What the invitation with this secret offers.
    fn look(&self, secret: Secret) -> impl Future<Output = Result<Invited, ByeCode>> + Send;

    /// A guest takes the seat of an invitation. Once it is taken, the secret opens it to the same
    /// token alone.
    fn sit(
        &self,
        secret: Secret,
        token: Token,
        name: String,
    ) -> impl Future<Output = Result<Seated, ByeCode>> + Send;

    /// A guest comes back.
    fn resume(&self, token: Token) -> impl Future<Output = Result<Seated, ByeCode>> + Send;
}

/// A guest at his seat.
#[derive(Debug)]
pub struct Seated {
    /// The game's id.
    pub game: String,
    /// His side.
    pub seat: Side,
    /// His end of a transport to the room.
    pub transport: Transport,
    /// Where it is told how he is heard.
    pub presence: Presence,
    /// How his opponent is heard.
    pub opponent: watch::Receiver<Seen>,
}

/// A host that waits for guests; it stops, and cuts every guest off, when this is dropped.
#[derive(Debug)]
pub struct Listening {
    address: SocketAddr,
    task: AbortHandle,
}

impl Listening {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Why a host cannot wait for guests.
#[derive(Debug, thiserror::Error)]
pub enum ListenError {
    /// The address cannot be listened at.
    #[error("nothing can be heard at {0}: {1}")]
    Address(SocketAddr, io::Error),
    /// The installation's key cannot be used.
    #[error(transparent)]
    Identity(#[from] IdentityError),
}

/// Waits for guests at an address; port 0 takes any that is free.
///
/// # Errors
/// [`ListenError`].
pub async fn listen<D: Doors>(
    at: SocketAddr,
    identity: &Identity,
    doors: D,
    pace: Pace,
) -> Result<Listening, ListenError> {
    let server = TlsAcceptor::from(identity.server()?);
    let bound = TcpListener::bind(at).await;
    let listener = bound.map_err(|error| ListenError::Address(at, error))?;
    let address = listener.local_addr();
    let address = address.map_err(|error| ListenError::Address(at, error))?;
    let task = tokio::spawn(wait_for_guests(listener, server, doors, pace)).abort_handle();
    Ok(Listening { address, task })
}

async fn wait_for_guests<D: Doors>(
    listener: TcpListener,
    server: TlsAcceptor,
    doors: D,
    pace: Pace,
) {
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    // Every connection ends with this task.
    let mut guests = JoinSet::new();
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            // Out of handles for a moment.
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        while guests.try_join_next().is_some() {}
        let Ok(admitted) = Arc::clone(&room).try_acquire_owned() else {
            continue;
        };
        let (server, doors) = (server.clone(), doors.clone());
        guests.spawn(async move {
            receive(stream, server, doors, pace).await;
            drop(admitted);
        });
    }
}

pub(crate) type GuestSocket = Socket<TlsStream<TcpStream>>;

async fn receive<D: Doors>(stream: TcpStream, server: TlsAcceptor, doors: D, pace: Pace) {
    let is_far = stream.peer_addr().is_ok_and(|from| is_far(from.ip()));
    if let Ok(Some(socket)) = timeout(GREETING, open(stream, server)).await {
        attend(socket, doors, is_far, pace).await;
    }
}

/// Hears what a guest wants, and leads him to his seat.
pub(crate) async fn attend<S: Stream, D: Doors>(
    mut socket: Socket<S>,
    doors: D,
    is_far: bool,
    pace: Pace,
) {
    let code = match timeout(GREETING, greet(&mut socket, &doors)).await {
        Ok(Ok(Greeted::Seated(seated))) => Guest::new(seated, is_far, pace).play(&mut socket).await,
        Ok(Ok(Greeted::Shown)) => Some(ByeCode::Shown),
        Ok(Err(code)) => code,
        Err(_) => Some(ByeCode::Silent),
    };
    if let Some(code) = code {
        socket.end(&FromHost::Bye { code }).await;
    }
}

pub(crate) async fn open(stream: TcpStream, server: TlsAcceptor) -> Option<GuestSocket> {
    // Moves are short and should not wait for company.
    stream.set_nodelay(true).ok()?;
    open_on(server.accept(stream).await.ok()?).await
}

pub(crate) async fn open_on<S: Stream>(stream: S) -> Option<Socket<S>> {
    let bounds = socket::bounds(socket::FROM_GUEST);
    let opened = accept_hdr_async_with_config(stream, no_browser, Some(bounds)).await;
    Some(Socket::new(opened.ok()?))
}

/// Whether an address is neither this machine's nor one of a local network.
fn is_far(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => !(v4.is_loopback() || v4.is_private() || v4.is_link_local()),
        IpAddr::V6(v6) => !(v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local()),
    }
}

/// Pages in a browser have no business here; they, and nobody else, name their origin.
#[expect(clippy::result_large_err, reason = "the library's own type")]
fn no_browser(request: &Request, response: Response) -> Result<Response, ErrorResponse> {
    if request.headers().contains_key("origin") {
        let mut refusal = ErrorResponse::new(None);
        *refusal.status_mut() = StatusCode::FORBIDDEN;
        return Err(refusal);
    }
    Ok(response)
}

enum Greeted {
    Seated(Seated),
    Shown,
}

/// Hears the first message. The error is what to say to the guest, if he is there.
async fn greet<S: Stream, D: Doors>(
    socket: &mut Socket<S>,
    doors: &D,
) -> Result<Greeted, Option<ByeCode>> {
    let Heard::Text(text) = socket.read().await.map_err(last_word)? else {
        return Err(Some(ByeCode::Unreadable));
    };
    let Ok(FromGuest::Hello {
        protocol, purpose, ..
    }) = serde_json::from_str(&text)
    else {
        // A later version may say hello in words that are not known here.
        return Err(Some(match serde_json::from_str::<Later>(&text) {
            Ok(later) if PROTOCOL.common(later.protocol).is_none() => ByeCode::Version,
            Ok(_) | Err(_) => ByeCode::Unreadable,
        }));
    };
    let protocol = PROTOCOL.common(protocol).ok_or(Some(ByeCode::Version))?;
    let program = PROGRAM.to_owned();
    let seated = match purpose {
        Purpose::Look { secret } => {
            let offer = FromHost::Offer {
                protocol,
                program,
                invited: Box::new(doors.look(secret).await?),
            };
            socket.write(&offer).await.map_err(last_word)?;
            return Ok(Greeted::Shown);
        }
        Purpose::Sit {
            secret,
            token,
            name,
        } => doors.sit(secret, token, name).await?,
        Purpose::Resume { token } => doors.resume(token).await?,
    };
    let welcome = FromHost::Seated {
        protocol,
        program,
        game: seated.game.clone(),
        seat: seated.seat,
    };
    socket.write(&welcome).await.map_err(last_word)?;
    Ok(Greeted::Seated(seated))
}

/// What is said of a cut before the connection is closed; nothing if nobody hears it.
fn last_word(cut: Cut) -> Option<ByeCode> {
    match cut {
        Cut::TooLarge => Some(ByeCode::TooLarge),
        Cut::Gone | Cut::Slow => None,
    }
}

/// The range of versions in a hello that cannot be read otherwise.
#[derive(Deserialize)]
struct Later {
    protocol: crate::wire::Versions,
}

/// The number of a command that cannot be read otherwise.
#[derive(Deserialize)]
struct Numbered {
    message: OnlyNumber,
}

#[derive(Deserialize)]
struct OnlyNumber {
    id: u64,
}

/// A seated guest's connection.
struct Guest {
    seated: Seated,
    sitter: Sitter,
    log: LogHash,
    allowance: Allowance,
    /// When he was last heard.
    heard: Instant,
    /// The last heartbeat: its number and when it was sent.
    beat: (u64, Instant),
    lag_ms: Option<u32>,
    pace: Pace,
}

/// What a connection waited for.
enum News {
    Heard(Result<Heard, Cut>),
    Say(Option<HostMessage>),
    Beat,
}

/// The connection is over, with what is to be said of it.
type End = Option<ByeCode>;

impl Guest {
    fn new(seated: Seated, is_far: bool, pace: Pace) -> Self {
        let now = Instant::now();
        Self {
            sitter: seated.presence.sit(is_far),
            seated,
            log: LogHash::default(),
            allowance: Allowance::full(now),
            heard: now,
            beat: (0, now),
            lag_ms: None,
            pace,
        }
    }

    async fn play<S: Stream>(mut self, socket: &mut Socket<S>) -> End {
        let mut beats = beats(self.pace);
        loop {
            let news = tokio::select! {
                heard = socket.read() => News::Heard(heard),
                said = self.seated.transport.from_host.recv() => News::Say(said),
                _ = beats.tick() => News::Beat,
            };
            let done = match news {
                News::Heard(heard) => self.hear(heard, socket).await,
                News::Say(Some(message)) => self.say(message, socket).await,
                News::Say(None) => Err(Some(ByeCode::Closed)),
                News::Beat => self.beat(socket).await,
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn hear<S: Stream>(
        &mut self,
        heard: Result<Heard, Cut>,
        socket: &mut Socket<S>,
    ) -> Result<(), End> {
        let heard = heard.map_err(last_word)?;
        self.heard = Instant::now();
        let text = match heard {
            Heard::Text(text) => text,
            Heard::Other => String::new(),
        };
        let read: Result<FromGuest, _> = serde_json::from_str(&text);
        let cost = if read.is_ok() { 1.0 } else { COST_OF_A_FAULT };
        if !self.allowance.take(cost, self.heard) {
            return Err(Some(ByeCode::Flood));
        }
        match read {
            Ok(FromGuest::Ask { message }) => {
                let asked = self.seated.transport.to_host.send(message).await;
                asked.map_err(|_| Some(ByeCode::Closed))
            }
            Ok(FromGuest::Beat { echo }) => {
                self.measure(echo);
                Ok(())
            }
            Ok(FromGuest::Bye { .. }) => Err(None),
            Ok(FromGuest::Hello { .. }) => fault(FaultCode::Unexpected, socket).await,
            Err(_) => match serde_json::from_str::<Numbered>(&text) {
                Ok(numbered) => unknown(numbered.message.id, socket).await,
                Err(_) => fault(FaultCode::Unreadable, socket).await,
            },
        }
    }

    fn measure(&mut self, echo: u64) {
        if echo == self.beat.0 {
            let lag = self.heard.duration_since(self.beat.1).as_millis() as u32;
            // A single late answer says little.
            self.lag_ms = Some(self.lag_ms.map_or(lag, |before| (3 * before + lag) / 4));
        }
        self.sitter.tell(light(Duration::ZERO), self.lag_ms);
    }

    async fn say<S: Stream>(
        &mut self,
        message: HostMessage,
        socket: &mut Socket<S>,
    ) -> Result<(), End> {
        let head = match &message {
            HostMessage::Frame(frame) => {
                self.log.take(frame);
                Some(self.log.head())
            }
            HostMessage::Welcome { .. }
            | HostMessage::Done { .. }
            | HostMessage::Refused { .. }
            | HostMessage::Ended { .. } => None,
        };
        let message = Box::new(message);
        let said = socket.write(&FromHost::Say { message, head }).await;
        said.map_err(last_word)
    }

    async fn beat<S: Stream>(&mut self, socket: &mut Socket<S>) -> Result<(), End> {
        let silence = self.heard.elapsed();
        self.sitter.tell(light(silence), self.lag_ms);
        if silence > self.pace.silence {
            return Err(Some(ByeCode::Silent));
        }
        self.beat = (self.beat.0 + 1, Instant::now());
        let beat = FromHost::Beat {
            number: self.beat.0,
            head: self.log.head(),
            opponent: self.seated.opponent.borrow().light,
            lag_ms: self.lag_ms,
            given_ms: self.seated.presence.seen().given_ms,
        };
        socket.write(&beat).await.map_err(last_word)
    }
}

async fn fault<S: Stream>(code: FaultCode, socket: &mut Socket<S>) -> Result<(), End> {
    let fault = FromHost::Fault { code };
    socket.write(&fault).await.map_err(last_word)
}

/// Answers a command of a kind that this program does not know.
async fn unknown<S: Stream>(id: u64, socket: &mut Socket<S>) -> Result<(), End> {
    let refusal = Refusal {
        code: RefusalCode::Unreadable,
        detail: "the host does not know this command".to_owned(),
    };
    let message = Box::new(HostMessage::Refused { id, refusal });
    let answer = FromHost::Say {
        message,
        head: None,
    };
    socket.write(&answer).await.map_err(last_word)
}

/// The moments of heartbeats; late ones are left out.
pub(crate) fn beats(pace: Pace) -> Interval {
    let mut beats = tokio::time::interval(pace.beat);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_local_network_is_not_far() {
        let near = [
            "127.0.0.1",
            "192.168.1.5",
            "10.1.2.3",
            "172.16.0.9",
            "169.254.1.1",
        ];
        let also_near = ["::1", "fe80::1", "fd00::5", "::ffff:192.168.1.5"];
        for address in near.into_iter().chain(also_near) {
            assert!(!is_far(address.parse().unwrap()), "{address}");
        }
        for address in ["203.0.113.7", "2001:db8::1", "172.32.0.1"] {
            assert!(is_far(address.parse().unwrap()), "{address}");
        }
    }
}
