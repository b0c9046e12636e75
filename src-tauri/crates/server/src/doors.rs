//! Guests from other machines: invitations that are open, and who has which seat.
//!
//! An invitation is open until a guest takes its seat or it is withdrawn. Then the game begins,
//! under both names, and the guest is known by the hash of his token. That is kept beside the
//! games, so that he can come back to a host who was restarted.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use games::{BySide, Side};
use net::{ByeCode, Doors, Presence, Seated, Secret, Token};
use protocol::computer::Manner;
use protocol::terms::Terms;
use serde::{Deserialize, Serialize};
use table::GameId;
use tokio::sync::{Mutex, oneshot};

use crate::host::{Host, JoinError, NewTable, Seat};

/// Where guests are kept while the program does not run.
#[derive(Debug)]
pub enum KeptGuests {
    /// In this file.
    File(PathBuf),
    /// Nowhere: who is cut off by a restart does not come back.
    Nowhere,
}

/// What an invitation offers.
#[derive(Clone, Debug)]
pub struct Invited {
    /// What is to be agreed; the guest's name in it does not count.
    pub terms: Terms,
    /// The guest's side.
    pub seat: Side,
}

/// The guests of a host. Clones share everything.
#[derive(Clone, Debug)]
pub struct Guests {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    host: Host,
    kept: KeptGuests,
    book: Mutex<Book>,
}

#[derive(Debug, Default)]
struct Book {
    /// By the hash of the secret.
    open: HashMap<String, Open>,
    /// By the hash of the token.
    seats: BTreeMap<String, GuestSeat>,
    presences: HashMap<GameId, Presence>,
}

/// A seat of a guest, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct GuestSeat {
    game: String,
    side: Side,
}

/// An invitation that was written.
#[derive(Debug)]
struct Open {
    invited: Invited,
    /// Who waits for the game; none once a guest took the seat.
    begun: Option<oneshot::Sender<GameId>>,
    /// The hash of the token that took the seat.
    taken: Option<String>,
}

impl Guests {
    /// The guests that were kept.
    ///
    /// # Errors
    /// The file cannot be read. A file that is not there holds nobody.
    pub fn new(host: Host, kept: KeptGuests) -> io::Result<Self> {
        let seats = match &kept {
            KeptGuests::File(path) => read(path)?,
            KeptGuests::Nowhere => BTreeMap::new(),
        };
        let book = Mutex::new(Book {
            seats,
            ..Book::default()
        });
        let shared = Arc::new(Shared { host, kept, book });
        Ok(Self { shared })
    }

    /// Opens a seat to whoever shows the secret. The game is told when he has taken it; the host's
    /// own player is still to join then.
    pub async fn invite(&self, invited: Invited) -> (Secret, oneshot::Receiver<GameId>) {
        let secret = Secret::random();
        let (begun, told) = oneshot::channel();
        let open = Open {
            invited,
            begun: Some(begun),
            taken: None,
        };
        let mut book = self.shared.book.lock().await;
        book.open.insert(secret.hashed(), open);
        (secret, told)
    }

    /// Closes an invitation that nobody has accepted.
    pub async fn withdraw(&self, secret: &Secret) {
        self.shared.book.lock().await.open.remove(&secret.hashed());
    }

    /// The side of the guest in a game, if one of its players sits on another machine.
    pub async fn guest_of(&self, game: GameId) -> Option<Side> {
        let id = game.to_string();
        let book = self.shared.book.lock().await;
        let mut seats = book.seats.values();
        Some(seats.find(|seat| seat.game == id)?.side)
    }

    /// How the guest of a game is heard.
    pub async fn presence(&self, game: GameId) -> Presence {
        let mut book = self.shared.book.lock().await;
        book.presences.entry(game).or_default().clone()
    }

    /// Begins the game of an invitation.
    async fn begin(&self, invited: &Invited, name: String) -> Result<GameId, ByeCode> {
        let name = name.trim();
        if name.is_empty() || name.chars().count() > 40 || !table::is_plain(name) {
            return Err(ByeCode::BadName);
        }
        let mut terms = invited.terms.clone();
        name.clone_into(terms.names.get_mut(invited.seat));
        let table = NewTable {
            terms,
            seats: BySide::from_fn(|_| Seat::Person),
            manner: Manner::default(),
        };
        let begun = self.shared.host.open(table).await;
        begun.map_err(|error| {
            tracing::warn!("a game with a guest could not be begun: {error}");
            ByeCode::CannotBegin
        })
    }

    async fn seat(&self, book: &mut Book, seat: &GuestSeat) -> Result<Seated, ByeCode> {
        let game: GameId = seat.game.parse().map_err(|_| ByeCode::WrongToken)?;
        let presence = book.presences.entry(game).or_default().clone();
        let host = &self.shared.host;
        let joined = host.join_over_a_line(game, seat.side, presence.clone());
        let joined = joined.await;
        let transport = joined.map_err(|error| match error {
            JoinError::NotRunning => ByeCode::NotRunning,
            JoinError::BotSeat | JoinError::SamePerson => ByeCode::WrongToken,
        })?;
        Ok(Seated {
            game: seat.game.clone(),
            seat: seat.side,
            transport,
            presence,
            opponent: Presence::here().watch(),
        })
    }

    fn keep(&self, book: &Book) -> io::Result<()> {
        match &self.shared.kept {
            KeptGuests::File(path) => write(path, &book.seats),
            KeptGuests::Nowhere => Ok(()),
        }
    }
}

impl Doors for Guests {
    async fn look(&self, secret: Secret) -> Result<net::Invited, ByeCode> {
        let book = self.shared.book.lock().await;
        let open = book.open.get(&secret.hashed());
        let open = open.ok_or(ByeCode::WrongSecret)?;
        if open.taken.is_some() {
            return Err(ByeCode::Taken);
        }
        let Invited { terms, seat } = open.invited.clone();
        Ok(net::Invited {
            host: terms.names.get(seat.other()).clone(),
            seat,
            terms,
        })
    }

    async fn sit(&self, secret: Secret, token: Token, name: String) -> Result<Seated, ByeCode> {
        let (secret, token) = (secret.hashed(), token.hashed());
        // Held all the while, so that one seat is taken once.
        let mut book = self.shared.book.lock().await;
        let open = book.open.get(&secret).ok_or(ByeCode::WrongSecret)?;
        match &open.taken {
            Some(holder) if *holder != token => return Err(ByeCode::Taken),
            Some(_) => {}
            None => {
                let invited = open.invited.clone();
                let game = self.begin(&invited, name).await?;
                let seat = GuestSeat {
                    game: game.to_string(),
                    side: invited.seat,
                };
                book.seats.insert(token.clone(), seat);
                if let Err(error) = self.keep(&book) {
                    tracing::error!("a guest could not be written down: {error}");
                    book.seats.remove(&token);
                    return Err(ByeCode::CannotBegin);
                }
                let open = book.open.get_mut(&secret).ok_or(ByeCode::WrongSecret)?;
                open.taken = Some(token.clone());
                if let Some(begun) = open.begun.take() {
                    // Who invited may have gone; the game is stored and can be gone on with.
                    let _ = begun.send(game);
                }
            }
        }
        let seat = book.seats.get(&token).cloned().ok_or(ByeCode::WrongToken)?;
        self.seat(&mut book, &seat).await
    }

    async fn resume(&self, token: Token) -> Result<Seated, ByeCode> {
        let mut book = self.shared.book.lock().await;
        let seat = book.seats.get(&token.hashed()).cloned();
        self.seat(&mut book, &seat.ok_or(ByeCode::WrongToken)?)
            .await
    }
}

fn read(path: &Path) -> io::Result<BTreeMap<String, GuestSeat>> {
    match std::fs::read(path) {
        Ok(text) => Ok(serde_json::from_slice(&text)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(BTreeMap::new()),
        Err(error) => Err(error),
    }
}

/// Puts a new file in the place of the old one, so that one of them is whole at any moment.
fn write(path: &Path, seats: &BTreeMap<String, GuestSeat>) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = std::fs::File::create(&new)?;
    serde_json::to_writer(&mut file, seats)?;
    file.sync_all()?;
    std::fs::rename(new, path)
}
