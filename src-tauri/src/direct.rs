//! Play between two machines: the invitations of this one, and its seat at another one's table.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use games::Side;
use net::{
    ByeCode, ConnectError, Identity, Invitation, InvitationError, Listening, Pace, Pass, Presence,
    Remote, Secret,
};
use protocol::link::{Hosted, InvitationOffer};
use protocol::terms::Terms;
use protocol::window::WindowError;
use serde::{Deserialize, Serialize};
use server::{Guests, Host, Invited, KeptGuests};
use table::GameId;
use tokio::sync::{Mutex, oneshot};

use crate::library::{Library, told};
use crate::request;

/// The port at which guests are waited for, if it is free.
const PORT: u16 = 47_115;

/// The doors of this machine, and the way to another one's.
pub(crate) struct Direct {
    library: Arc<Library>,
    folder: PathBuf,
    /// Where guests are waited for, if the person said so.
    listen: Option<SocketAddr>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Made when it is first needed.
    house: Option<House>,
    /// The invitation that is open.
    open: Option<Secret>,
}

/// This machine as a host.
struct House {
    guests: Guests,
    identity: Identity,
    listening: Listening,
}

/// What is kept beside the games.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    /// The port at which guests were waited for: they come back to it.
    port: Option<u16>,
    /// The seat that was taken last at another machine.
    last: Option<LastSeat>,
}

/// A seat at another machine's table.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct LastSeat {
    pass: Pass,
    host: String,
}

impl Direct {
    pub(crate) fn new(library: Arc<Library>, folder: PathBuf, listen: Option<SocketAddr>) -> Self {
        Self {
            library,
            folder,
            listen,
            state: Mutex::default(),
        }
    }

    /// Writes an invitation to a game; the game is told when somebody has accepted it. One that
    /// was open is closed.
    pub(crate) async fn invite(
        &self,
        terms: Terms,
        guest: Side,
    ) -> Result<(Hosted, oneshot::Receiver<GameId>), WindowError> {
        let host = self.library.opened()?.host;
        let mut state = self.state.lock().await;
        let old = state.open.take();
        let house = self.house(&mut state.house, host).await?;
        if let Some(old) = old {
            house.guests.withdraw(&old).await;
        }
        let (secret, begun) = house.guests.invite(Invited { terms, seat: guest }).await;
        let addresses = addresses(house.listening.address());
        let invitation = Invitation {
            addresses: addresses.clone(),
            fingerprint: house.identity.fingerprint(),
            secret: secret.clone(),
        };
        state.open = Some(secret);
        let hosted = Hosted {
            invitation: invitation.to_string(),
            addresses: addresses.iter().map(ToString::to_string).collect(),
        };
        Ok((hosted, begun))
    }

    /// Closes the invitation that is open.
    pub(crate) async fn withdraw(&self) {
        let mut state = self.state.lock().await;
        let State { house, open } = &mut *state;
        if let (Some(house), Some(secret)) = (house, open.take()) {
            house.guests.withdraw(&secret).await;
        }
    }

    /// The guest's side in a stored game and how he is heard, if one plays in it. From now on he
    /// can come back to it.
    pub(crate) async fn guest_of(
        &self,
        game: GameId,
    ) -> Result<Option<(Side, Presence)>, WindowError> {
        let host = self.library.opened()?.host;
        let mut state = self.state.lock().await;
        if state.house.is_none() && !self.guests_file().exists() {
            return Ok(None);
        }
        let house = match &mut state.house {
            Some(house) => house,
            // Nobody is waited for as long as no game with a guest is at hand.
            none => {
                let guests = self.guests(host.clone())?;
                if guests.guest_of(game).await.is_none() {
                    return Ok(None);
                }
                self.house(none, host).await?
            }
        };
        let Some(side) = house.guests.guest_of(game).await else {
            return Ok(None);
        };
        Ok(Some((side, house.guests.presence(game).await)))
    }

    /// What an invitation offers.
    pub(crate) async fn look(&self, text: &str) -> Result<InvitationOffer, WindowError> {
        let invitation = read(text)?;
        let offer = net::look(&invitation).await;
        let offer = offer.map_err(no_connection)?;
        Ok(InvitationOffer {
            host: offer.host,
            seat: offer.seat,
            terms: offer.terms,
        })
    }

    /// Accepts an invitation.
    pub(crate) async fn accept(&self, text: &str) -> Result<Remote, WindowError> {
        let name = self.library.name().await?;
        let invitation = read(text)?;
        let offer = net::look(&invitation).await;
        let offer = offer.map_err(no_connection)?;
        let pass = Pass::new(&invitation);
        // Kept before it is used: a seat whose pass is lost cannot be come back to.
        let mut kept = self.kept();
        kept.last = Some(LastSeat {
            pass: pass.clone(),
            host: offer.host,
        });
        self.keep(&kept)?;
        let joined = net::join(&invitation, &pass, &name, Pace::default()).await;
        joined.map_err(no_connection)
    }

    /// The name of the host at whose table a seat was taken last.
    pub(crate) fn last_host(&self) -> Option<String> {
        self.kept().last.map(|last| last.host)
    }

    /// The game at that host's table is over: there is nothing to come back to.
    pub(crate) fn forget_last(&self) -> Result<(), WindowError> {
        let kept = Kept {
            last: None,
            ..self.kept()
        };
        self.keep(&kept)
    }

    /// Comes back to the seat that was taken last at another machine.
    pub(crate) async fn come_back(&self) -> Result<Remote, WindowError> {
        let last = self.kept().last.ok_or(WindowError::NoSuchGame)?;
        let remote = net::resume(&last.pass, Pace::default()).await;
        remote.map_err(no_connection)
    }

    /// This machine as a host.
    async fn house<'a>(
        &self,
        house: &'a mut Option<House>,
        host: Host,
    ) -> Result<&'a mut House, WindowError> {
        if house.is_none() {
            let guests = self.guests(host)?;
            let identity = Identity::kept_in(&self.folder.join("key")).map_err(told)?;
            let listening = self.wait_for_guests(&identity, &guests).await?;
            *house = Some(House {
                guests,
                identity,
                listening,
            });
        }
        Ok(house.as_mut().expect("it was just made"))
    }

    fn guests(&self, host: Host) -> Result<Guests, WindowError> {
        Guests::new(host, KeptGuests::File(self.guests_file())).map_err(told)
    }

    fn guests_file(&self) -> PathBuf {
        self.folder.join("guests.json")
    }

    /// Waits where guests expect it, or else at any port.
    async fn wait_for_guests(
        &self,
        identity: &Identity,
        guests: &Guests,
    ) -> Result<Listening, WindowError> {
        let mut kept = self.kept();
        let at = self.listen.unwrap_or((Ipv4Addr::UNSPECIFIED, 0).into());
        let ports = match (at.port(), kept.port) {
            (0, Some(port)) => vec![port, PORT, 0],
            (0, None) => vec![PORT, 0],
            (port, _) => vec![port],
        };
        let mut fault = String::new();
        for port in ports {
            let at = SocketAddr::new(at.ip(), port);
            match net::listen(at, identity, guests.clone(), Pace::default()).await {
                Ok(listening) => {
                    kept.port = Some(listening.address().port());
                    self.keep(&kept)?;
                    return Ok(listening);
                }
                Err(error) => fault = error.to_string(),
            }
        }
        Err(fault_of("direct-no-port", &fault))
    }

    fn kept(&self) -> Kept {
        let text = fs::read(self.folder.join("direct.json"));
        let read = text
            .ok()
            .and_then(|text| serde_json::from_slice(&text).ok());
        read.unwrap_or_default()
    }

    fn keep(&self, kept: &Kept) -> Result<(), WindowError> {
        write(&self.folder.join("direct.json"), kept).map_err(told)
    }
}

/// Puts a new file in the place of the old one, so that one of them is whole at any moment.
fn write(path: &Path, kept: &Kept) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = fs::File::create(&new)?;
    serde_json::to_writer(&mut file, kept)?;
    file.sync_all()?;
    fs::rename(new, path)
}

/// Where this machine may be reached, if it listens at this address.
fn addresses(listening: SocketAddr) -> Vec<SocketAddr> {
    if !listening.ip().is_unspecified() {
        return vec![listening];
    }
    let own = own_address().unwrap_or(Ipv4Addr::LOCALHOST.into());
    vec![SocketAddr::new(own, listening.port())]
}

/// This machine's address towards everybody else. Nothing is sent for that.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address of the documentation's, which nobody has.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

fn read(text: &str) -> Result<Invitation, WindowError> {
    text.parse().map_err(|error: InvitationError| {
        let code = match error {
            InvitationError::NoInvitation => "invitation-none",
            InvitationError::Newer => "invitation-newer",
            InvitationError::Damaged => "invitation-damaged",
            InvitationError::NoAddress => "invitation-no-address",
        };
        fault_of(code, &error.to_string())
    })
}

fn no_connection(error: ConnectError) -> WindowError {
    let code = match error {
        ConnectError::Unreachable => "connect-unreachable",
        ConnectError::WrongKey => "connect-wrong-key",
        ConnectError::NoHost => "connect-no-host",
        ConnectError::Refused(code) => match code {
            ByeCode::Version => "connect-version",
            ByeCode::WrongSecret => "connect-wrong-secret",
            ByeCode::Taken => "connect-taken",
            ByeCode::WrongToken => "connect-wrong-token",
            ByeCode::NotRunning => "connect-not-running",
            ByeCode::BadName => "connect-bad-name",
            ByeCode::CannotBegin => "connect-cannot-begin",
            ByeCode::Left
            | ByeCode::Shown
            | ByeCode::Closed
            | ByeCode::Unreadable
            | ByeCode::Flood
            | ByeCode::TooLarge
            | ByeCode::Silent
            | ByeCode::OutOfStep => "connect-no-host",
        },
    };
    fault_of(code, &error.to_string())
}

fn fault_of(code: &str, detail: &str) -> WindowError {
    WindowError::Field {
        field: "invitation".to_owned(),
        code: code.to_owned(),
        args: BTreeMap::new(),
        detail: detail.to_owned(),
    }
}

/// Why a player of another machine's table cannot do what only its host can.
pub(crate) fn host_alone() -> WindowError {
    request::field(
        "game",
        "direct-host-alone",
        "only the host can go on with this game",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_as_others_reach_it() {
        let here: SocketAddr = "127.0.0.1:5000".parse().unwrap();
        assert_eq!(addresses(here), [here]);
        let anywhere = addresses("0.0.0.0:5000".parse().unwrap());
        assert_eq!((anywhere.len(), anywhere[0].port()), (1, 5000));
        assert!(!anywhere[0].ip().is_unspecified());
    }

    #[test]
    fn what_is_wrong_with_an_invitation_has_a_text() {
        let wrong = read("e4").unwrap_err();
        let WindowError::Field { field, code, .. } = wrong else {
            panic!("a field is wrong: {wrong:?}");
        };
        assert_eq!((&*field, &*code), ("invitation", "invitation-none"));
    }
}
