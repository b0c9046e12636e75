//! The computer of a room: what the person opposite may change while the game goes on, and what
//! becomes of an engine that fails.

use bots::uci::Fault;
use bots::{BoardLevelError, LevelError};
use games::{BySide, Side};
use protocol::computer::{Computer, ComputerHere, Manner};
use protocol::host::Refusal;
use protocol::terms::{Rules, Terms};
use table::GameId;
use tokio::sync::{broadcast, oneshot, watch};

use crate::host::{Host, Seat};
use crate::plays::{levels, try_engine};
use crate::room::{Inbound, Room};

/// So many faults wait for whoever shows them; older ones are forgotten.
const WAITING_FAULTS: usize = 16;

/// The longest that a computer may be made to take for a move, in milliseconds.
pub const LONGEST_LEAST_MS: u32 = 60_000;

/// An engine has failed and lost its game.
#[derive(Clone, Debug)]
pub struct EngineFault {
    /// In which game.
    pub game: GameId,
    /// A word for the kind of fault.
    pub code: &'static str,
    /// What happened.
    pub detail: String,
}

/// Why a computer cannot play so.
#[derive(Debug, thiserror::Error)]
pub enum ComputerError {
    /// There is no such computer player of a hidden game.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// There is none of a game in which both see everything.
    #[error(transparent)]
    BoardLevel(#[from] BoardLevelError),
    /// The engine cannot play this game.
    #[error(transparent)]
    Engine(#[from] Fault),
    /// No computer is to wait for so long.
    #[error("a computer takes at least 0 to {LONGEST_LEAST_MS} milliseconds for a move")]
    LeastTime,
    /// In a rated game the computer plays as it began.
    #[error("in a rated game the computer plays as it began")]
    Rated,
    /// The table does not let the sides change.
    #[error("{}", .0.detail)]
    Refused(Refusal),
    /// The disk did not take it.
    #[error("the host could not write it down")]
    NotSaved,
    /// The game has no room, or no computer.
    #[error("no computer plays this game here")]
    Nobody,
}

/// Where faults of engines are told.
#[derive(Clone, Debug)]
pub(crate) struct Faults(broadcast::Sender<EngineFault>);

impl Faults {
    pub(crate) fn new() -> Self {
        Self(broadcast::Sender::new(WAITING_FAULTS))
    }

    pub(crate) fn tell(&self, game: GameId, fault: &Fault) {
        tracing::warn!(%game, "an engine has lost its game: {fault}");
        // Nobody need listen.
        let _ = self.0.send(EngineFault {
            game,
            code: fault.code(),
            detail: fault.to_string(),
        });
    }
}

/// What a room's computer is besides its level, and how it is hurried.
#[derive(Debug, Default)]
pub(crate) struct Opposite {
    pub(crate) manner: Manner,
    /// Counts how often it was told to move at once.
    pub(crate) hurry: watch::Sender<u64>,
}

/// Another computer, and what it is called at the table; none where it keeps its name.
#[derive(Clone, Debug)]
pub(crate) struct Renamed {
    computer: Computer,
    name: Option<String>,
}

/// What is asked of a room about its computer.
#[derive(Debug)]
pub(crate) enum AboutComputer {
    /// How it plays.
    Tell(oneshot::Sender<Option<ComputerHere>>),
    /// It plays so from now on.
    Change(Renamed),
    /// It changes sides with the person.
    ChangeSides(oneshot::Sender<Result<(), ComputerError>>),
    /// It makes the best move that it has found.
    Hurry,
}

/// Whether a computer can play so under these terms. An engine is started to see.
///
/// # Errors
/// [`ComputerError`].
pub(crate) async fn check(computer: &Computer, terms: &Terms) -> Result<(), ComputerError> {
    match &terms.rules {
        Rules::Hidden { .. } => {
            bots::Kind::of_level(computer.level)?;
        }
        Rules::Chess | Rules::Board { .. } => {
            bots::BoardLevel::new(computer.level)?;
        }
    }
    if computer.manner.least_ms > LONGEST_LEAST_MS {
        return Err(ComputerError::LeastTime);
    }
    let Some(program) = computer.manner.engine.clone() else {
        return Ok(());
    };
    let terms = terms.clone();
    let tried = tokio::task::spawn_blocking(move || try_engine(&program, &terms)).await;
    Ok(tried.expect("starting an engine does not panic")?)
}

impl Host {
    /// Hears of engines that fail from now on.
    pub fn engine_faults(&self) -> broadcast::Receiver<EngineFault> {
        self.manners().faults.0.subscribe()
    }

    /// The computer that plays in a running game, if one does.
    pub async fn computer(&self, game: GameId) -> Option<ComputerHere> {
        let (reply, told) = oneshot::channel();
        self.about_computer(game, AboutComputer::Tell(reply)).await;
        told.await.ok().flatten()
    }

    /// Lets the computer play in another way from now on, under another name if one is given.
    ///
    /// # Errors
    /// [`ComputerError`]; it plays as before then.
    pub async fn change_computer(
        &self,
        game: GameId,
        computer: Computer,
        name: Option<String>,
    ) -> Result<(), ComputerError> {
        let terms = self.terms(game).await.ok_or(ComputerError::Nobody)?;
        if terms.rated {
            return Err(ComputerError::Rated);
        }
        check(&computer, &terms).await?;
        let renamed = Renamed { computer, name };
        self.about_computer(game, AboutComputer::Change(renamed))
            .await;
        Ok(())
    }

    /// Lets the person and the computer change sides. Both seats are empty then: the person joins
    /// again, on the other side.
    ///
    /// # Errors
    /// [`ComputerError`]; everybody sits where he sat then.
    pub async fn change_sides(&self, game: GameId) -> Result<(), ComputerError> {
        let (reply, told) = oneshot::channel();
        let about = AboutComputer::ChangeSides(reply);
        self.about_computer(game, about).await;
        told.await.map_err(|_| ComputerError::Nobody)??;
        self.swap_seats(game).await;
        Ok(())
    }

    /// Lets the computer make the best move that it has found, at once.
    pub async fn hurry(&self, game: GameId) {
        self.about_computer(game, AboutComputer::Hurry).await;
    }

    async fn about_computer(&self, game: GameId, about: AboutComputer) {
        self.tell_room(game, Inbound::Computer(about)).await;
    }
}

impl Room {
    pub(crate) async fn about_computer(&mut self, about: AboutComputer) {
        match about {
            AboutComputer::Tell(reply) => {
                // Whoever asked may be gone.
                let _ = reply.send(self.computer());
            }
            AboutComputer::Change(renamed) => self.change_computer(renamed).await,
            AboutComputer::ChangeSides(reply) => {
                let _ = reply.send(self.change_sides().await);
            }
            AboutComputer::Hurry => self.opposite.hurry.send_modify(|times| *times += 1),
        }
    }

    /// The computer's side, and its level.
    fn bot(&self) -> Option<(Side, u8)> {
        let mut sides = Side::ALL.into_iter();
        sides.find_map(|side| match self.places.get(side).seat {
            Seat::Bot { level } => Some((side, level)),
            Seat::Person | Seat::SamePerson => None,
        })
    }

    fn computer(&self) -> Option<ComputerHere> {
        let (_, level) = self.bot()?;
        Some(ComputerHere {
            computer: Computer {
                level,
                manner: self.opposite.manner.clone(),
            },
            levels: levels(&self.table.terms().rules),
        })
    }

    /// The computer sits down anew, hears everything again, and plays in the new way.
    async fn change_computer(&mut self, Renamed { computer, name }: Renamed) {
        if let (Some((side, _)), Some(name)) = (self.bot(), name) {
            self.rename(side, &name).await;
        }
        for side in Side::ALL {
            let place = self.places.get_mut(side);
            if let Seat::Bot { level } = &mut place.seat {
                *level = computer.level;
                place.vacate();
            }
        }
        self.opposite.manner = computer.manner.clone();
        if let Err(error) = self.journal.keep_computer(computer).await {
            tracing::warn!("how the computer plays could not be written: {error}");
        }
    }

    /// A game that is over is named by what it was played under.
    async fn rename(&mut self, side: Side, name: &str) {
        let at = self.now();
        match self.table.rename(at, side, name) {
            Ok(entry) => {
                let entries = entry.into_iter().collect();
                self.happen(at, entries, None).await.ok();
            }
            Err(refusal) => tracing::warn!("the computer keeps its name: {}", refusal.detail),
        }
    }

    /// The person and the computer leave their seats, and each may sit down at the other's.
    async fn change_sides(&mut self) -> Result<(), ComputerError> {
        self.bot().ok_or(ComputerError::Nobody)?;
        let at = self.now();
        self.settle(at).await.map_err(|_| ComputerError::NotSaved)?;
        let entry = self.table.change_sides(at);
        let entries = vec![entry.map_err(ComputerError::Refused)?];
        let happened = self.happen(at, entries, None).await;
        happened.map_err(|_| ComputerError::NotSaved)?;
        let BySide { white, black } = &mut self.places;
        std::mem::swap(&mut white.seat, &mut black.seat);
        white.vacate();
        black.vacate();
        Ok(())
    }
}
