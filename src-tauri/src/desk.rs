//! The one game that the window shows, and the ways to it.

use std::sync::Arc;

use client::Client;
use games::{BySide, Side};
use protocol::client::Command;
use protocol::window::{NewGame, WindowError};
use server::{Host, JoinError, NewTable, OpenGameError, Seat};
use tokio::sync::Mutex;

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
    session: Mutex<Option<(String, Arc<Session>)>>,
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
        let agreed = agree(new, &name, colour_by_lot(&host), |level| {
            self.computer_name(level)
        })?;
        let seats = BySide::from_fn(|side| match (agreed.seat, agreed.level) {
            (Some(seat), Some(level)) if seat != side => Seat::Bot { level },
            _ => Seat::Person,
        });
        let table = NewTable {
            terms: agreed.terms,
            seats,
        };
        let game = host.open(table).await.map_err(refused)?.to_string();
        self.show(game.clone()).await?;
        Ok(game)
    }

    /// Goes on with a stored game and shows it.
    pub(crate) async fn go_on(&self, game: String) -> Result<(), WindowError> {
        let id = read_id(&game)?;
        let host = self.library.opened()?.host;
        host.go_on(id).await.map_err(told)?;
        self.show(game).await
    }

    /// Leaves the table; its game goes on being stored.
    pub(crate) async fn leave(&self) {
        *self.session.lock().await = None;
    }

    /// Leaves the table if it is this game's.
    pub(crate) async fn leave_if(&self, game: &str) {
        let mut session = self.session.lock().await;
        if session.as_ref().is_some_and(|(shown, _)| shown == game) {
            *session = None;
        }
    }

    /// Passes a command of the seat at the window on.
    pub(crate) async fn send(&self, command: Command) -> Result<(), WindowError> {
        self.session()
            .await?
            .send(command)
            .await
            .map_err(WindowError::Refused)
    }

    /// Two people at one machine: the one whose turn it is sits down.
    pub(crate) async fn take_seat(&self) -> Result<(), WindowError> {
        self.session()
            .await?
            .take_seat()
            .await
            .map_err(WindowError::Refused)
    }

    /// Takes every seat that a person has in this game and shows it.
    async fn show(&self, game: String) -> Result<(), WindowError> {
        let id = read_id(&game)?;
        let host = self.library.opened()?.host;
        let mut seats = BySide::default();
        for side in Side::ALL {
            *seats.get_mut(side) = match host.join(id, side).await {
                Ok(transport) => Some(Client::start(transport)),
                Err(JoinError::BotSeat) => None,
                Err(error @ JoinError::NotRunning) => return Err(told(error)),
            };
        }
        let session = Session::start(
            game.clone(),
            seats,
            self.page.clone(),
            self.attention.clone(),
        );
        *self.session.lock().await = Some((game, Arc::new(session)));
        Ok(())
    }

    async fn session(&self) -> Result<Arc<Session>, WindowError> {
        let session = self.session.lock().await;
        let shown = session.as_ref().map(|(_, session)| Arc::clone(session));
        shown.ok_or(WindowError::NoSuchGame)
    }

    fn computer_name(&self, level: u8) -> String {
        self.attention
            .text(|texts| texts.number("computer-name", "level", level.into()))
    }
}

fn colour_by_lot(host: &Host) -> Side {
    if host.lot().is_multiple_of(2) {
        Side::White
    } else {
        Side::Black
    }
}

fn refused(error: OpenGameError) -> WindowError {
    match error {
        OpenGameError::Terms(error) => request::field(error.field, "bad-terms", &error.detail),
        OpenGameError::Level(error) => request::field("level", "bad-level", &error.to_string()),
        OpenGameError::Store(error) => told(error),
    }
}
