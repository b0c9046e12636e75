//! The one game that the window shows, and the ways to it.

use std::sync::Arc;

use client::Client;
use games::{BySide, Side};
use net::{Remote, Seen};
use protocol::client::Command;
use protocol::computer::{Computer, ComputerHere};
use protocol::link::{Hosted, Light, Lights};
use protocol::window::{NewGame, Notice, Push, Record, WindowError};
use server::{
    ComputerError, EngineFault, GoOnError, Host, JoinError, NewTable, OpenGameError, Seat,
};
use table::{GameId, Table};
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::sync::{Mutex, oneshot, watch};
use tokio::task::AbortHandle;

use crate::attention::Attention;
use crate::direct::{self, Direct};
use crate::library::{Library, read_id, told};
use crate::page::Page;
use crate::request::{self, Agreed, agree};
use crate::session::Session;

/// The game in the window, if there is one.
pub(crate) struct Desk {
    library: Arc<Library>,
    page: Page,
    attention: Attention,
    direct: Arc<Direct>,
    session: Mutex<Option<Shown>>,
}

/// A game in the window.
struct Shown {
    game: GameId,
    session: Arc<Session>,
    /// Its host is another machine.
    is_remote: bool,
    /// Tell the page of engines that fail and of the lights, and wait for the end.
    tellers: Vec<AbortHandle>,
}

impl Drop for Shown {
    fn drop(&mut self) {
        for teller in &self.tellers {
            teller.abort();
        }
    }
}

impl Desk {
    /// An empty desk.
    pub(crate) fn new(
        library: Arc<Library>,
        direct: Arc<Direct>,
        page: Page,
        attention: Attention,
    ) -> Self {
        Self {
            library,
            direct,
            page,
            attention,
            session: Mutex::new(None),
        }
    }

    /// Opens a table and shows it; the answer is the game's id.
    pub(crate) async fn new_game(&self, new: &NewGame) -> Result<String, WindowError> {
        let host = self.library.opened()?.host;
        let agreed = self.agree(new, &host).await?;
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

    /// Invites somebody on another machine to a game; it is told when he has accepted.
    pub(crate) async fn invite(
        &self,
        new: &NewGame,
    ) -> Result<(Hosted, oneshot::Receiver<GameId>), WindowError> {
        let host = self.library.opened()?.host;
        let agreed = self.agree(new, &host).await?;
        let guest = agreed.seat.unwrap_or(Side::White).other();
        // What is wrong is told now, and not when the guest comes with his name.
        let mut whole = agreed.terms.clone();
        "?".clone_into(whole.names.get_mut(guest));
        let sound = Table::open(whole, GameId::new(0));
        sound.map_err(|error| request::bad_terms(&error))?;
        self.direct.invite(agreed.terms, guest).await
    }

    /// Shows a game that a guest has just begun by accepting the invitation.
    pub(crate) async fn receive(&self, game: GameId) {
        let Ok(opened) = self.library.opened() else {
            return;
        };
        let mut shown = self.session.lock().await;
        put_away(&mut shown, &opened.host).await;
        match self.show(&opened.host, game).await {
            Ok(here) => {
                *shown = Some(here);
                self.page.push(Push::Begun);
            }
            Err(error) => tracing::error!("a guest's game cannot be shown: {error:?}"),
        }
    }

    /// Takes the seat of an invitation and shows it.
    pub(crate) async fn accept(&self, text: &str) -> Result<(), WindowError> {
        let remote = self.direct.accept(text).await?;
        self.show_remote(remote).await
    }

    /// Comes back to the seat that was taken last at another machine's table.
    pub(crate) async fn come_back(&self) -> Result<(), WindowError> {
        let remote = self.direct.come_back().await?;
        self.show_remote(remote).await
    }

    /// The record of an ended game whose host is another machine.
    pub(crate) async fn remote_record(&self, game: &str) -> Option<Record> {
        let shown = self.session.lock().await;
        let here = shown.as_ref().filter(|here| here.is_remote)?;
        if here.game.to_string() != game {
            return None;
        }
        here.session.record().await
    }

    async fn agree(&self, new: &NewGame, host: &Host) -> Result<Agreed, WindowError> {
        let name = self.library.name().await?;
        let mut agreed = agree(new, &name, colour_by_lot(host), |level| {
            self.computer_name(level)
        })?;
        request::draw_start(&mut agreed.terms, &mut |below| below_by_lot(host, below));
        Ok(agreed)
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
        if shown
            .as_ref()
            .is_some_and(|here| here.is_remote && here.game == game)
        {
            return Err(direct::host_alone());
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

    /// Takes every seat that a person has at this machine and shows the game.
    async fn show(&self, host: &Host, game: GameId) -> Result<Shown, WindowError> {
        let guest = self.direct.guest_of(game).await?;
        let mut seats = BySide::default();
        for side in Side::ALL {
            if guest.as_ref().is_some_and(|(guest, _)| *guest == side) {
                continue;
            }
            *seats.get_mut(side) = match host.join(game, side).await {
                Ok(transport) => Some(Client::start(transport)),
                Err(JoinError::BotSeat | JoinError::SamePerson) => None,
                Err(error @ JoinError::NotRunning) => return Err(told(error)),
            };
        }
        let lights = guest.map(|(_, presence)| presence.watch());
        let lights = tokio::spawn(tell_guests_light(lights, self.page.clone()));
        let faults = tokio::spawn(tell_faults(host.engine_faults(), game, self.page.clone()));
        Ok(Shown {
            game,
            session: self.begin(game, seats),
            is_remote: false,
            tellers: vec![faults.abort_handle(), lights.abort_handle()],
        })
    }

    /// Shows a seat at another machine's table.
    async fn show_remote(&self, remote: Remote) -> Result<(), WindowError> {
        let game = read_id(&remote.game)?;
        let host = self.library.opened()?.host;
        let mut shown = self.session.lock().await;
        put_away(&mut shown, &host).await;
        let mut seats = BySide::default();
        let client = Client::start(remote.transport);
        let over = tokio::spawn(forget_at_the_end(client.clone(), Arc::clone(&self.direct)));
        *seats.get_mut(remote.seat) = Some(client);
        let lights = tokio::spawn(tell_lights(remote.lights, self.page.clone()));
        *shown = Some(Shown {
            game,
            session: self.begin(game, seats),
            is_remote: true,
            tellers: vec![lights.abort_handle(), over.abort_handle()],
        });
        Ok(())
    }

    fn begin(&self, game: GameId, seats: BySide<Option<Client>>) -> Arc<Session> {
        Arc::new(Session::start(
            game.to_string(),
            seats,
            self.page.clone(),
            self.attention.clone(),
        ))
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

/// There is nothing to come back to once the game is over.
async fn forget_at_the_end(client: Client, direct: Arc<Direct>) {
    if client.ended().await.is_some()
        && let Err(error) = direct.forget_last()
    {
        tracing::warn!("the seat of an ended game is still kept: {error:?}");
    }
}

/// Tells the page how the host and the opponent are heard.
async fn tell_lights(mut lights: watch::Receiver<Lights>, page: Page) {
    loop {
        let lights_now = *lights.borrow_and_update();
        page.push(Push::Lights {
            lights: Some(lights_now),
        });
        if lights.changed().await.is_err() {
            return;
        }
    }
}

/// Tells the page how the guest is heard; that there are no lights, where there is none.
async fn tell_guests_light(seen: Option<watch::Receiver<Seen>>, page: Page) {
    let Some(mut seen) = seen else {
        return page.push(Push::Lights { lights: None });
    };
    loop {
        let Seen { light, lag_ms, .. } = *seen.borrow_and_update();
        page.push(Push::Lights {
            lights: Some(Lights {
                host: Light::Green,
                opponent: light,
                lag_ms,
            }),
        });
        if seen.changed().await.is_err() {
            return;
        }
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
