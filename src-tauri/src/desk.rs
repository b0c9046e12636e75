//! The one game that the window shows, and the ways to it.

use std::sync::Arc;

use client::Client;
use games::{BySide, Side};
use protocol::client::Command;
use protocol::computer::{Computer, ComputerHere};
use protocol::window::{NewGame, Notice, Push, WindowError};
use server::{
    ComputerError, EngineFault, GoOnError, Host, JoinError, NewTable, OpenGameError, Seat,
};
use table::GameId;
use tokio::sync::Mutex;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::task::AbortHandle;

use crate::attention::Attention;
use crate::library::{Library, read_id, told};
use crate::page::Page;
use crate::request::{self, agree};
use crate::session::Session;

/// The game in the window, if there is one.
pub(crate) struct Desk {
    library: Arc<Library>,
    page: Page,
    attention: Attention,
    session: Mutex<Option<Shown>>,
}

/// A game in the window.
struct Shown {
    game: GameId,
    session: Arc<Session>,
    /// Tells the page of engines that fail.
    faults: AbortHandle,
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.faults.abort();
    }
}

impl Desk {
    /// An empty desk.
    pub(crate) fn new(library: Arc<Library>, page: Page, attention: Attention) -> Self {
        Self {
            library,
            page,
            attention,
            session: Mutex::new(None),
        }
    }

    /// Opens a table and shows it; the answer is the game's id.
    pub(crate) async fn new_game(&self, new: &NewGame) -> Result<String, WindowError> {
        let name = self.library.name().await?;
        let host = self.library.opened()?.host;
        let mut agreed = agree(new, &name, colour_by_lot(&host), |level| {
            self.computer_name(level)
        })?;
        request::draw_start(&mut agreed.terms, &mut |below| below_by_lot(&host, below));
        let level = agreed.computer.as_ref().map(|computer| computer.level);
        let seats = BySide::from_fn(|side| match (agreed.seat, level) {
            (Some(seat), Some(level)) if seat != side => Seat::Bot { level },
            (Some(seat), None) if seat != side => Seat::SamePerson,
            _ => Seat::Person,
        });
        let table = NewTable {
            terms: agreed.terms,
            seats,
            manner: agreed
                .computer
                .map(|computer| computer.manner)
                .unwrap_or_default(),
        };
        let mut shown = self.session.lock().await;
        put_away(&mut shown, &host).await;
        let game = host.open(table).await.map_err(refused)?;
        *shown = Some(self.show(&host, game).await?);
        Ok(game.to_string())
    }

    /// The game in the window.
    pub(crate) async fn game(&self) -> Option<String> {
        self.shown().await.map(|game| game.to_string())
    }

    /// Goes on with a stored game and shows it. One that is in the window already just goes on.
    pub(crate) async fn go_on(&self, game: &str) -> Result<(), WindowError> {
        let game = read_id(game)?;
        let host = self.library.opened()?.host;
        let mut shown = self.session.lock().await;
        if let Some(here) = shown.as_ref().filter(|shown| shown.game == game)
            && here.session.show_again().await
        {
            return Ok(());
        }
        put_away(&mut shown, &host).await;
        if let Err(error) = host.go_on(game).await {
            // Where in its log a game is broken is nothing for the page of a hidden game.
            tracing::error!(%game, %error, "a game cannot be gone on with");
            return Err(match error {
                GoOnError::Over => WindowError::NoSuchGame,
                GoOnError::Read(_) | GoOnError::Log(_) => told("this game cannot be read"),
            });
        }
        *shown = Some(self.show(&host, game).await?);
        Ok(())
    }

    /// Leaves the table. Its game rests, and nobody's clock runs, until it is gone on with.
    pub(crate) async fn leave(&self) -> Result<(), WindowError> {
        let host = self.library.opened()?.host;
        put_away(&mut *self.session.lock().await, &host).await;
        Ok(())
    }

    /// Leaves the table if it is this game's.
    pub(crate) async fn leave_if(&self, game: &str) -> Result<(), WindowError> {
        let game = read_id(game)?;
        let host = self.library.opened()?.host;
        let mut shown = self.session.lock().await;
        if shown.as_ref().is_some_and(|shown| shown.game == game) {
            put_away(&mut shown, &host).await;
        }
        Ok(())
    }

    /// Passes a command of the seat at the window on.
    pub(crate) async fn send(&self, command: Command) -> Result<(), WindowError> {
        self.session()
            .await?
            .send(command)
            .await
            .map_err(WindowError::Refused)
    }

    /// Keeps a move of the seat at the window in advance.
    pub(crate) async fn advance(&self, ply: u32, text: String) -> Result<(), WindowError> {
        let session = self.session().await?;
        let entered = session.advance(ply, text).await;
        entered.map_err(WindowError::Refused)
    }

    /// Forgets the move that was entered in advance.
    pub(crate) async fn withdraw_advance(&self) -> Result<(), WindowError> {
        let session = self.session().await?;
        let withdrawn = session.withdraw_advance().await;
        withdrawn.map_err(WindowError::Refused)
    }

    /// The computer that plays in the game in the window, if one does.
    pub(crate) async fn computer(&self) -> Result<Option<ComputerHere>, WindowError> {
        let host = self.library.opened()?.host;
        Ok(match self.shown().await {
            Some(game) => host.computer(game).await,
            None => None,
        })
    }

    /// Lets that computer play in another way from now on.
    pub(crate) async fn change_computer(&self, computer: Computer) -> Result<(), WindowError> {
        let host = self.library.opened()?.host;
        let game = self.shown().await.ok_or(WindowError::NoSuchGame)?;
        let is_engine = computer.manner.engine.is_some();
        let name = (!is_engine).then(|| self.computer_name(computer.level));
        let changed = host.change_computer(game, computer, name).await;
        changed.map_err(|error| bad_computer(&error))
    }

    /// Lets the person and that computer change sides: the window shows the other seat then.
    pub(crate) async fn change_sides(&self) -> Result<(), WindowError> {
        let host = self.library.opened()?.host;
        let mut shown = self.session.lock().await;
        let game = shown.as_ref().ok_or(WindowError::NoSuchGame)?.game;
        // The seat is left before it is given away: its end is no news for the page.
        drop(shown.take());
        let changed = host.change_sides(game).await;
        *shown = Some(self.show(&host, game).await?);
        changed.map_err(|error| bad_computer(&error))
    }

    /// Lets that computer make the best move that it has found.
    pub(crate) async fn hurry(&self) -> Result<(), WindowError> {
        let host = self.library.opened()?.host;
        if let Some(game) = self.shown().await {
            host.hurry(game).await;
        }
        Ok(())
    }

    async fn shown(&self) -> Option<GameId> {
        let shown = self.session.lock().await;
        shown.as_ref().map(|shown| shown.game)
    }

    /// Two people at one machine: this one sits down.
    pub(crate) async fn take_seat(&self, to: Side) -> Result<(), WindowError> {
        self.session()
            .await?
            .take_seat(to)
            .await
            .map_err(WindowError::Refused)
    }

    /// Takes every seat that a person has in this game and shows it.
    async fn show(&self, host: &Host, game: GameId) -> Result<Shown, WindowError> {
        let mut seats = BySide::default();
        for side in Side::ALL {
            *seats.get_mut(side) = match host.join(game, side).await {
                Ok(transport) => Some(Client::start(transport)),
                Err(JoinError::BotSeat | JoinError::SamePerson) => None,
                Err(error @ JoinError::NotRunning) => return Err(told(error)),
            };
        }
        let session = Session::start(
            game.to_string(),
            seats,
            self.page.clone(),
            self.attention.clone(),
        );
        let faults = tokio::spawn(tell_faults(host.engine_faults(), game, self.page.clone()));
        Ok(Shown {
            game,
            session: Arc::new(session),
            faults: faults.abort_handle(),
        })
    }

    async fn session(&self) -> Result<Arc<Session>, WindowError> {
        let shown = self.session.lock().await;
        let session = shown.as_ref().map(|shown| Arc::clone(&shown.session));
        session.ok_or(WindowError::NoSuchGame)
    }

    fn computer_name(&self, level: u8) -> String {
        self.attention
            .text(|texts| texts.number("computer-name", "level", level.into()))
    }
}

/// Takes a game out of the window and lets it rest: first nothing of it reaches the page any more.
async fn put_away(shown: &mut Option<Shown>, host: &Host) {
    if let Some(shown) = shown.take() {
        let game = shown.game;
        drop(shown);
        host.close(game).await;
    }
}

/// Tells the page of engines that lose their game by a fault.
async fn tell_faults(mut faults: Receiver<EngineFault>, game: GameId, page: Page) {
    loop {
        match faults.recv().await {
            Ok(fault) if fault.game == game => page.push(Push::Notice {
                notice: Notice::Engine {
                    code: fault.code.to_owned(),
                    detail: fault.detail,
                },
            }),
            Ok(_) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

fn colour_by_lot(host: &Host) -> Side {
    if host.lot().is_multiple_of(2) {
        Side::White
    } else {
        Side::Black
    }
}

/// A number below another.
fn below_by_lot(host: &Host, below: usize) -> usize {
    let below = below.max(1) as u64;
    (host.lot() % below) as usize
}

fn refused(error: OpenGameError) -> WindowError {
    match error {
        OpenGameError::Terms(error) => request::bad_terms(&error),
        OpenGameError::Seats => request::field("opponent", "bad-terms", &error.to_string()),
        OpenGameError::Computer(error) => bad_computer(&error),
        OpenGameError::Store(error) => told(error),
    }
}

fn bad_computer(error: &ComputerError) -> WindowError {
    let detail = error.to_string();
    match error {
        ComputerError::Level(_) | ComputerError::BoardLevel(_) => {
            request::field("level", "bad-level", &detail)
        }
        ComputerError::LeastTime => request::field("least", "bad-least-time", &detail),
        ComputerError::Engine(fault) => {
            request::field("engine", &format!("engine-{}", fault.code()), &detail)
        }
        ComputerError::Rated => request::field("level", "computer-rated", &detail),
        ComputerError::Refused(refusal) => WindowError::Refused(refusal.clone()),
        ComputerError::NotSaved => told(error),
        ComputerError::Nobody => WindowError::NoSuchGame,
    }
}
