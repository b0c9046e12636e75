//! A connection whose every message is in the caller's hands, for tests that look at each byte or
//! say what no guest says.

use std::fmt;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::{client, server};

use crate::Pace;
use crate::guest::{self, ConnectError, Pass};
use crate::hosting::{self, Doors};
use crate::identity::{Identity, IdentityError};
use crate::socket::{Heard, Socket};

/// One end of a bare connection.
pub struct Bare<S>(Socket<S>);

/// A guest's end.
pub type BareGuest = Bare<client::TlsStream<TcpStream>>;
/// A host's end.
pub type BareHost = Bare<server::TlsStream<TcpStream>>;

impl<S> fmt::Debug for Bare<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bare")
    }
}

impl BareGuest {
    /// Connects to a host and says nothing yet.
    ///
    /// # Errors
    /// [`ConnectError`].
    pub async fn dial(pass: &Pass) -> Result<Self, ConnectError> {
        let socket = guest::dial(&pass.addresses, pass.fingerprint).await?;
        Ok(Self(socket))
    }
}

/// Takes connections as a host does.
#[derive(Clone)]
pub struct BareDoor(TlsAcceptor);

impl fmt::Debug for BareDoor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BareDoor")
    }
}

impl BareDoor {
    /// The door of whoever has this key.
    ///
    /// # Errors
    /// [`IdentityError`].
    pub fn new(identity: &Identity) -> Result<Self, IdentityError> {
        Ok(Self(TlsAcceptor::from(identity.server()?)))
    }

    /// Takes a connection; none if who comes speaks otherwise.
    pub async fn open(&self, stream: TcpStream) -> Option<BareHost> {
        let opened = timeout(hosting::GREETING, hosting::open(stream, self.0.clone())).await;
        opened.ok().flatten().map(Bare)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Bare<S> {
    /// The next text; none if something else comes or the connection is over. Nothing is lost when
    /// the returned future is dropped before it is ready.
    pub async fn read(&mut self) -> Option<String> {
        match self.0.read().await {
            Ok(Heard::Text(text)) => Some(text),
            Ok(Heard::Other) | Err(_) => None,
        }
    }

    /// Sends a text, whatever it says; false if the connection is over.
    pub async fn write(&mut self, text: &str) -> bool {
        self.0.write_text(text).await.is_ok()
    }
}

/// Attends to one guest over any stream, without TLS, until he is gone.
pub async fn serve_bare<S, D>(stream: S, doors: D, pace: Pace)
where
    S: AsyncRead + AsyncWrite + Unpin + Send,
    D: Doors,
{
    if let Some(socket) = hosting::open_on(stream).await {
        hosting::attend(socket, doors, false, pace).await;
    }
}
