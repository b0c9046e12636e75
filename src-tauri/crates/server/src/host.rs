//! The host: which rooms there are, and the doors to them.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use games::{BySide, Side};
use net::Presence;
use protocol::Transport;
use protocol::computer::{Computer, Manner};
use protocol::terms::Terms;
use store::{CommitError, NewGameRow, ReadError, Store, StoredGame, Summary};
use table::{GameId, LogError, Millis, Table, TermsError};
use tokio::sync::{Mutex, Semaphore, mpsc, oneshot};

use crate::absence::Absence;
use crate::answers::Answers;
use crate::computer::{self, ComputerError, Faults, Opposite};
use crate::journal::Journal;
use crate::lag::Lines;
use crate::room::{Beginning, Inbound, Manners, Room, Whereabouts};
use crate::seat::Place;
use crate::time::{Clock, TableTime};

/// How many messages may wait for a room; who sends more waits.
const INBOX: usize = 64;

/// Who plays on one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person, who joins.
    Person,
    /// The computer.
    Bot {
        /// From 1.
        level: u8,
    },
    /// The person of the other seat, who moves both sides: a practice board.
    SamePerson,
}

/// A game to be begun.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// What was agreed.
    pub terms: Terms,
    /// Who plays. Two computers have the same level.
    pub seats: BySide<Seat>,
    /// How the computer plays, if it does.
    pub manner: Manner,
}

/// How a host behaves where the rules leave it open.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How long the computer waits before it answers a move, so that a person can follow.
    pub bot_pause: Duration,
    /// How long a room waits before it tries a disk again that was full.
    pub retry: Duration,
    /// Where all chance comes from, so that it can be repeated; from the system if none is given.
    pub seed: Option<u64>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            bot_pause: Duration::from_millis(400),
            retry: Duration::from_secs(5),
            seed: None,
        }
    }
}

/// Why a game cannot be begun.
#[derive(Debug, thiserror::Error)]
pub enum OpenGameError {
    /// The terms are out of range.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// A practice board has one person, and nobody else's table is one.
    #[error("a practice board is one person's")]
    Seats,
    /// The computer cannot play so.
    #[error(transparent)]
    Computer(#[from] ComputerError),
    /// It cannot be written down.
    #[error(transparent)]
    Store(#[from] CommitError),
}

/// Why a game cannot be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum GoOnError {
    /// It is over.
    #[error("the game is over")]
    Over,
    /// It cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// What was read is no game.
    #[error(transparent)]
    Log(#[from] LogError),
}

/// Why a seat cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JoinError {
    /// The game has no room: it is not running here.
    #[error("this game is not running here")]
    NotRunning,
    /// The computer plays this side.
    #[error("the computer plays this side")]
    BotSeat,
    /// The person of the other seat moves this side too.
    #[error("the person of the other seat moves this side")]
    SamePerson,
}

/// Opens rooms and leads players to them. Clones share everything.
#[derive(Clone, Debug)]
pub struct Host {
    house: Arc<House>,
}

#[derive(Debug)]
struct House {
    store: Store,
    manners: Manners,
    /// The next lot; none draws from the system.
    lots: Option<AtomicU64>,
    /// The doors of the running rooms. Held while a game is loaded, so that no game gets two.
    rooms: Mutex<HashMap<GameId, Door>>,
}

#[derive(Clone, Debug)]
struct Door {
    inbox: mpsc::Sender<Inbound>,
    seats: BySide<Seat>,
}

impl Host {
    /// A host with no rooms.
    pub fn new(store: Store, clock: Clock) -> Self {
        Self::with_options(store, clock, Options::default())
    }

    /// A host with no rooms that behaves as told.
    pub fn with_options(store: Store, clock: Clock, options: Options) -> Self {
        let manners = Manners {
            clock,
            bot_pause: options.bot_pause,
            retry: options.retry,
            thinking: Arc::new(Semaphore::new(1)),
            faults: Faults::new(),
        };
        Self {
            house: Arc::new(House {
                store,
                manners,
                lots: options.seed.map(AtomicU64::new),
                rooms: Mutex::default(),
            }),
        }
    }

    /// Begins a game: it is on disk and its room runs when this returns. Its clocks start when
    /// every person has joined.
    ///
    /// # Errors
    /// [`OpenGameError`]; nothing was begun then.
    ///
    /// # Panics
    /// When the system has no random numbers to give, or outside a tokio runtime.
    pub async fn open(&self, new: NewTable) -> Result<GameId, OpenGameError> {
        if new.terms.practice != is_one_person(new.seats) {
            return Err(OpenGameError::Seats);
        }
        let game = GameId::new(random());
        let (table, entries) = Table::open(new.terms, game)?;
        for seat in [new.seats.white, new.seats.black] {
            if let Seat::Bot { level } = seat {
                let manner = new.manner.clone();
                computer::check(&Computer { level, manner }, table.terms()).await?;
            }
        }
        let row = self.row(&table, new.seats, new.manner.clone());
        let writer = self.house.store.writer();
        let saved = entries.len() as u32;
        writer.create(row, entries).await?;
        let journal = Journal::new(writer, game, saved);
        let places = BySide::from_fn(|side| Place::new(*new.seats.get(side), Answers::default()));
        let door = self.start(table, journal, places, new.manner, Beginning::New);
        self.house.rooms.lock().await.insert(game, door);
        Ok(game)
    }

    /// Goes on with a stored game: its room runs when this returns. Does nothing if it runs
    /// already, unless it was adjourned. Returns who plays.
    ///
    /// # Errors
    /// [`GoOnError`]; the stored game is as it was then.
    ///
    /// # Panics
    /// Outside a tokio runtime.
    pub async fn go_on(&self, game: GameId) -> Result<BySide<Seat>, GoOnError> {
        let mut rooms = self.house.rooms.lock().await;
        if let Some(door) = rooms.get(&game)
            && goes_on(door).await
        {
            return Ok(door.seats);
        }
        let store = self.house.store.clone();
        let loaded = tokio::task::spawn_blocking(move || store.load(game))
            .await
            .expect("reading a game does not panic")?;
        let table = Table::replay(game, &loaded.entries)?;
        if table.outcome().is_some() {
            return Err(GoOnError::Over);
        }
        let journal = Journal::new(self.house.store.writer(), game, loaded.entries.len() as u32);
        let places = places(&loaded)?;
        let left_ms = loaded.meta.left_ms;
        let from = Beginning::Stored { left_ms };
        let door = self.start(table, journal, places, loaded.manner, from);
        rooms.retain(|_, door| !door.inbox.is_closed());
        let seats = door.seats;
        rooms.insert(game, door);
        Ok(seats)
    }

    /// Takes a person's seat. Whoever held it before is cut off. The first frame tells everything.
    ///
    /// # Errors
    /// [`JoinError`].
    pub async fn join(&self, game: GameId, side: Side) -> Result<Transport, JoinError> {
        self.take_seat(game, side, Whereabouts::Here, None).await
    }

    /// Takes a person's seat for a player on another machine. From now on this room acknowledges
    /// only what is on disk, and waits when the disk is full.
    ///
    /// # Errors
    /// [`JoinError`].
    pub async fn join_from_away(&self, game: GameId, side: Side) -> Result<Transport, JoinError> {
        self.take_seat(game, side, Whereabouts::Away, None).await
    }

    /// As [`join_from_away`](Self::join_from_away), for a player whose line is measured: what it
    /// costs him is given back within bounds.
    ///
    /// # Errors
    /// [`JoinError`].
    pub async fn join_over_a_line(
        &self,
        game: GameId,
        side: Side,
        presence: Presence,
    ) -> Result<Transport, JoinError> {
        let presence = Some(presence);
        self.take_seat(game, side, Whereabouts::Away, presence)
            .await
    }

    /// Who plays a running game; none if it has no room here.
    pub async fn seats(&self, game: GameId) -> Option<BySide<Seat>> {
        self.door(game).await.map(|door| door.seats)
    }

    /// Puts a game to rest: its players are cut off, everything is on disk, and it can be gone on
    /// with later. Returns when its room has ended.
    pub async fn close(&self, game: GameId) {
        if let Some(door) = self.door(game).await {
            rest(door).await;
        }
    }

    /// Puts every game to rest.
    pub async fn shut_down(&self) {
        let doors: Vec<Door> = self
            .house
            .rooms
            .lock()
            .await
            .drain()
            .map(|(_, door)| door)
            .collect();
        for door in doors {
            rest(door).await;
        }
    }

    /// Draws a lot, for whatever the players leave to chance.
    ///
    /// # Panics
    /// When the system has no random numbers to give.
    pub fn lot(&self) -> u64 {
        match &self.house.lots {
            Some(next) => next.fetch_add(1, Ordering::Relaxed),
            None => random() as u64,
        }
    }

    async fn take_seat(
        &self,
        game: GameId,
        side: Side,
        whereabouts: Whereabouts,
        presence: Option<Presence>,
    ) -> Result<Transport, JoinError> {
        let door = self.door(game).await.ok_or(JoinError::NotRunning)?;
        match door.seats.get(side) {
            Seat::Person => {}
            Seat::Bot { .. } => return Err(JoinError::BotSeat),
            Seat::SamePerson => return Err(JoinError::SamePerson),
        }
        let (reply, joined) = oneshot::channel();
        let join = Inbound::Join {
            seat: side,
            whereabouts,
            presence,
            reply,
        };
        let sent = door.inbox.send(join).await;
        sent.map_err(|_| JoinError::NotRunning)?;
        joined.await.map_err(|_| JoinError::NotRunning)
    }

    async fn door(&self, game: GameId) -> Option<Door> {
        let mut rooms = self.house.rooms.lock().await;
        rooms.retain(|_, door| !door.inbox.is_closed());
        rooms.get(&game).cloned()
    }

    /// The terms of a running game; none if it has no room here.
    pub(crate) async fn terms(&self, game: GameId) -> Option<Terms> {
        let store = self.house.store.clone();
        self.door(game).await?;
        let loaded = tokio::task::spawn_blocking(move || store.load(game)).await;
        Some(loaded.ok()?.ok()?.meta.terms)
    }

    /// The person and the computer of a running game sit at each other's side from now on.
    pub(crate) async fn swap_seats(&self, game: GameId) {
        if let Some(door) = self.house.rooms.lock().await.get_mut(&game) {
            let BySide { white, black } = &mut door.seats;
            std::mem::swap(white, black);
        }
    }

    /// Tells a running room something.
    pub(crate) async fn tell_room(&self, game: GameId, inbound: Inbound) {
        if let Some(door) = self.door(game).await {
            // A room that has just ended needs to hear nothing.
            let _ = door.inbox.send(inbound).await;
        }
    }

    pub(crate) fn manners(&self) -> &Manners {
        &self.house.manners
    }

    fn start(
        &self,
        table: Table,
        journal: Journal,
        places: BySide<Place>,
        manner: Manner,
        from: Beginning,
    ) -> Door {
        let (sender, inbox) = mpsc::channel(INBOX);
        let seats = BySide::from_fn(|side| places.get(side).seat);
        let room = Room {
            time: TableTime::held_at(table.last_at()),
            lines: Lines::new(table.terms()),
            table,
            journal,
            places,
            opposite: Opposite {
                manner,
                ..Opposite::default()
            },
            manners: self.house.manners.clone(),
            seed: self.lot(),
            inbox,
            door: sender.downgrade(),
            everyone_here: true,
            ends: 0,
            retry_at: None,
            resting: false,
            noticed: None,
            absence: Absence::default(),
            write_clocks_at: None,
        };
        tokio::spawn(room.run(from));
        Door {
            inbox: sender,
            seats,
        }
    }

    fn row(&self, table: &Table, seats: BySide<Seat>, manner: Manner) -> NewGameRow {
        let now = self.house.manners.clock.utc_ms();
        let (seat, level) = stored_seats(seats);
        NewGameRow {
            game: table.game(),
            started_at: now,
            terms: table.terms().clone(),
            seat,
            level,
            manner,
            summary: Summary {
                last_at: now,
                plies: table.ply(),
                turn: table.turn(),
                left_ms: table.left(Millis(0)),
                outcome: None,
                adjourned: false,
            },
        }
    }
}

/// Asks a room to go on; false if it has ended.
async fn goes_on(door: &Door) -> bool {
    let (reply, answered) = oneshot::channel();
    let sent = door.inbox.send(Inbound::GoOn { reply }).await;
    sent.is_ok() && answered.await.is_ok()
}

async fn rest(door: Door) {
    // A room that has ended rests already.
    if door.inbox.send(Inbound::Rest).await.is_ok() {
        door.inbox.closed().await;
    }
}

/// Whether one person moves both sides.
fn is_one_person(seats: BySide<Seat>) -> bool {
    Side::ALL.into_iter().any(|side| {
        let seats = (seats.get(side), seats.get(side.other()));
        seats == (&Seat::Person, &Seat::SamePerson)
    })
}

/// The stored form of the seats: the one person's seat, if there is one, and the computer's level.
/// A person's seat without a computer's level is a practice board.
fn stored_seats(seats: BySide<Seat>) -> (Option<Side>, Option<u8>) {
    match (seats.white, seats.black) {
        (Seat::Person, Seat::SamePerson) => (Some(Side::White), None),
        (Seat::SamePerson, _) => (Some(Side::Black), None),
        (Seat::Person, Seat::Person) => (None, None),
        (Seat::Person, Seat::Bot { level }) => (Some(Side::White), Some(level)),
        (Seat::Bot { level }, Seat::Person) => (Some(Side::Black), Some(level)),
        (Seat::Bot { level }, Seat::Bot { .. } | Seat::SamePerson) => (None, Some(level)),
    }
}

fn seat_of(stored: (Option<Side>, Option<u8>), side: Side) -> Seat {
    match stored {
        (person, Some(level)) if person != Some(side) => Seat::Bot { level },
        (Some(person), None) if person != side => Seat::SamePerson,
        (_, _) => Seat::Person,
    }
}

/// The seats of a stored game, with what was answered at them.
fn places(loaded: &StoredGame) -> Result<BySide<Place>, ReadError> {
    let mut answers = BySide::<Answers>::default();
    for stored in &loaded.commands {
        let answered =
            serde_json::from_str(&stored.result).map_err(|error| ReadError::Damaged {
                what: format!("the answer to command {} of {}", stored.id, stored.side),
                detail: error.to_string(),
            })?;
        answers.get_mut(stored.side).keep(stored.id, answered);
    }
    let seats = (loaded.meta.seat, loaded.meta.level);
    let BySide { white, black } = answers;
    Ok(BySide {
        white: Place::new(seat_of(seats, Side::White), white),
        black: Place::new(seat_of(seats, Side::Black), black),
    })
}

fn random() -> u128 {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    u128::from_be_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_as_they_are_stored() {
        let person = Seat::Person;
        let bot = Seat::Bot { level: 2 };
        let same = Seat::SamePerson;
        let players = [(person, person), (person, bot), (bot, person), (bot, bot)];
        for (white, black) in players.into_iter().chain([(person, same), (same, person)]) {
            let seats = BySide { white, black };
            let stored = stored_seats(seats);
            assert_eq!(BySide::from_fn(|side| seat_of(stored, side)), seats);
        }
    }
}
