//! A machine that hosts: its store, its doors, and where it listens.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use games::Side;
use net::{Identity, Invitation, Listening, Pace, Secret, listen};
use protocol::host::{Frame, HostMessage};
use protocol::terms::Terms;
use referee::RuleSetName;
use server::{Clock, Guests, Host, Invited, KeptGuests};
use store::Store;
use table::GameId;
use tokio::sync::oneshot;

use super::Proxy;
use crate::play::{hidden, terms};

/// Faster than between real machines.
pub(crate) fn pace() -> Pace {
    Pace {
        beat: Duration::from_millis(50),
        silence: Duration::from_secs(5),
        retry: Duration::from_millis(5),
        longest_retry: Duration::from_millis(50),
    }
}

/// A machine that hosts.
pub(crate) struct Machine {
    pub(crate) host: Host,
    pub(crate) guests: Guests,
    pub(crate) identity: Identity,
    pub(crate) listening: Listening,
}

impl Machine {
    pub(crate) async fn start(folder: &Path) -> Self {
        Self::start_with(folder, Clock::system(), pace()).await
    }

    pub(crate) async fn start_with(folder: &Path, clock: Clock, pace: Pace) -> Self {
        let at = "127.0.0.1:0".parse().expect("an address");
        Self::start_at(at, folder, clock, pace).await
    }

    pub(crate) async fn start_at(at: SocketAddr, folder: &Path, clock: Clock, pace: Pace) -> Self {
        let store = Store::open(folder).expect("the store opens");
        let host = Host::new(store, clock);
        let kept = KeptGuests::File(folder.join("guests.json"));
        let guests = Guests::new(host.clone(), kept).expect("the guests are read");
        let identity = Identity::kept_in(&folder.join("key")).expect("a key");
        let listening = listen(at, &identity, guests.clone(), pace).await;
        Self {
            host,
            guests,
            identity,
            listening: listening.expect("a free port"),
        }
    }

    /// Invites to Black's seat of a game by the usual terms.
    pub(crate) async fn invite(&self, by: &Proxy) -> (Invitation, oneshot::Receiver<GameId>) {
        let mut terms = terms(hidden(RuleSetName::Se));
        terms.names.black = String::new();
        let (secret, begun) = self.open(terms, Side::Black).await;
        (self.invitation(by.address, secret), begun)
    }

    /// Opens a seat.
    pub(crate) async fn open(
        &self,
        terms: Terms,
        seat: Side,
    ) -> (Secret, oneshot::Receiver<GameId>) {
        self.guests.invite(Invited { terms, seat }).await
    }

    pub(crate) fn invitation(&self, at: SocketAddr, secret: Secret) -> Invitation {
        Invitation {
            addresses: vec![at],
            fingerprint: self.identity.fingerprint(),
            secret,
        }
    }

    /// What the host tells whoever takes the seat now.
    pub(crate) async fn as_it_has_it(&self, game: GameId, side: Side) -> Frame {
        let joined = self.host.join_from_away(game, side).await;
        let mut transport = joined.expect("it runs");
        loop {
            match transport.from_host.recv().await.expect("the host is there") {
                HostMessage::Frame(frame) => return *frame,
                HostMessage::Welcome { .. } => {}
                other => panic!("a frame comes first, not {other:?}"),
            }
        }
    }
}
