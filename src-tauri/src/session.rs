//! The game at the window: its seats here, and what the page may see of it.
//!
//! The page is given the view of one seat at a time, the active one's. With two people at one
//! machine the seat changes only by [`Session::take_seat`].

use std::sync::Arc;

use client::{Client, Frames};
use games::{BySide, Side};
use protocol::client::Command;
use protocol::host::{Frame, Line, Refusal, RefusalCode};
use protocol::view::{OfferView, Phase, View};
use protocol::window::{Advance, Notice, Push, Record};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::attention::Attention;
use crate::page::Page;

/// A game that is shown in the window.
pub(crate) struct Session {
    seats: Arc<BySide<Option<Client>>>,
    active: watch::Sender<Side>,
    forwarder: JoinHandle<()>,
}

impl Session {
    /// Begins to show a game. At least one seat is here; both are with two people at one machine.
    pub(crate) fn start(
        game: String,
        seats: BySide<Option<Client>>,
        page: Page,
        attention: Attention,
    ) -> Self {
        let first = if seats.white.is_some() {
            Side::White
        } else {
            Side::Black
        };
        let (active, watched) = watch::channel(first);
        let seats = Arc::new(seats);
        let is_seated = seats.white.is_none() || seats.black.is_none();
        let forwarder = Forwarder {
            game,
            is_seated,
            seats: Arc::clone(&seats),
            page,
            attention,
            at_page: 0,
        };
        let forwarder = tokio::spawn(forwarder.run(watched));
        Self {
            seats,
            active,
            forwarder,
        }
    }

    /// Passes a command of the active seat on.
    pub(crate) async fn send(&self, command: Command) -> Result<(), Refusal> {
        let side = *self.active.borrow();
        self.seat(side)?.send(command).await
    }

    /// Keeps a move of the active seat in advance.
    pub(crate) async fn advance(&self, ply: u32, text: String) -> Result<(), Refusal> {
        let side = *self.active.borrow();
        self.seat(side)?.advance(ply, text).await
    }

    /// Forgets the move that was entered in advance.
    pub(crate) async fn withdraw_advance(&self) -> Result<(), Refusal> {
        let side = *self.active.borrow();
        self.seat(side)?.withdraw_advance().await
    }

    /// The full record, if the game has ended.
    pub(crate) async fn record(&self) -> Option<Record> {
        let side = *self.active.borrow();
        let client = self.seat(side).ok()?;
        let frame = client.snapshot().await?;
        if !matches!(frame.view.phase, Phase::Over { .. }) {
            return None;
        }
        client.ended().await.map(|record| (*record).clone())
    }

    /// Shows the game whole again, to a page that was loaded anew. False when that does not do:
    /// nobody knows which of two people sits there now, the game rests, or its host is gone.
    pub(crate) async fn show_again(&self) -> bool {
        if self.seats.white.is_some() && self.seats.black.is_some() {
            return false;
        }
        let side = *self.active.borrow();
        let Ok(client) = self.seat(side) else {
            return false;
        };
        let frame = client.snapshot().await;
        let rests = frame.is_none_or(|frame| frame.view.phase == Phase::Adjourned);
        if rests || client.is_gone() {
            return false;
        }
        self.active.send_replace(side);
        true
    }

    /// A person sits down; from now on the page sees that seat's view. While a game goes on that is
    /// the one whose turn it is, or the one whose answer he waits for.
    pub(crate) async fn take_seat(&self, to: Side) -> Result<(), Refusal> {
        let side = *self.active.borrow();
        let frame = self.seat(side)?.snapshot().await.ok_or_else(gone)?;
        let client = self.seat(to)?;
        if !may_sit(&frame.view, to) {
            return Err(refusal(RefusalCode::HandOver, "somebody else sits down"));
        }
        // First the seat, then the word: no frame of the seat that was left reaches the page.
        self.active.send_replace(to);
        match frame.view.phase {
            Phase::HandOver { .. } => client.send(Command::Ready).await,
            Phase::Playing | Phase::Adjourned | Phase::Over { .. } => Ok(()),
        }
    }

    fn seat(&self, side: Side) -> Result<&Client, Refusal> {
        self.seats.get(side).as_ref().ok_or_else(gone)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.forwarder.abort();
    }
}

fn gone() -> Refusal {
    refusal(RefusalCode::Gone, "nobody sits here")
}

fn refusal(code: RefusalCode, detail: &str) -> Refusal {
    Refusal {
        code,
        detail: detail.to_owned(),
    }
}

/// Whether this side may sit down now. After the end nothing is hidden any more.
fn may_sit(view: &View, to: Side) -> bool {
    match view.phase {
        Phase::HandOver { to: next } => next == to,
        Phase::Playing | Phase::Adjourned => {
            to == view.turn || view.offers.iter().any(|offer| offer.by == view.turn)
        }
        Phase::Over { .. } => true,
    }
}

/// Carries the active seat's frames to the page and to the system's notifications.
struct Forwarder {
    game: String,
    seats: Arc<BySide<Option<Client>>>,
    page: Page,
    attention: Attention,
    /// How many lines of the active seat's log the page has.
    at_page: usize,
    /// Somebody is known to sit at the active seat. With two people here nobody is at first.
    is_seated: bool,
}

/// What the forwarder waited for.
enum News {
    Frame(Option<Box<Frame>>),
    Seat,
    Ended,
    Advance(Advance),
}

impl Forwarder {
    async fn run(mut self, mut active: watch::Receiver<Side>) {
        let mut side = *active.borrow_and_update();
        while let Some(client) = self.seats.get(side).clone() {
            self.at_page = 0;
            if !self.follow(side, &client, &mut active).await {
                return;
            }
            self.is_seated = true;
            side = *active.borrow_and_update();
        }
    }

    /// Follows one seat until another one becomes active; false when the game is gone.
    async fn follow(
        &mut self,
        side: Side,
        client: &Client,
        active: &mut watch::Receiver<Side>,
    ) -> bool {
        let mut frames = client.frames();
        let mut advances = client.advances();
        advances.mark_changed();
        let mut has_ended = false;
        let mut known = 0;
        loop {
            match wait(&mut frames, &mut advances, client, active, has_ended).await {
                News::Seat => return true,
                News::Advance(advance) => self.page.push(Push::Advance { advance }),
                News::Ended => {
                    has_ended = true;
                    self.page.push(Push::Ended {
                        game: self.game.clone(),
                    });
                }
                News::Frame(Some(frame)) => {
                    let new = new_lines(&frame, known);
                    self.attention.call(side, new);
                    known = frame.first as usize + frame.lines.len();
                    self.decline(side, &frame.view, client);
                    self.show(side, *frame, client).await;
                }
                News::Frame(None) => {
                    self.page.push(Push::Notice {
                        notice: Notice::HostGone,
                    });
                    return false;
                }
            }
        }
    }

    /// Declines what the other side asks for, where the person wants to hear of nothing.
    fn decline(&self, side: Side, view: &View, client: &Client) {
        if !self.attention.rejects_requests() {
            return;
        }
        let standing = view.offers.iter().filter(|offer| offer.by != side);
        for &OfferView { id: offer, .. } in standing {
            let client = client.clone();
            // The answer comes as a frame; a request that was withdrawn needs none.
            tokio::spawn(async move { client.send(Command::Decline { offer }).await });
        }
    }

    /// Whether the frame waits until somebody sits down. The mover still sees what his last move
    /// brought: his page hides it when he passes the seat on.
    fn hides(&self, side: Side, frame: &Frame) -> bool {
        match frame.view.phase {
            Phase::HandOver { to } => to == side || !self.is_seated,
            Phase::Playing | Phase::Adjourned => !self.is_seated,
            Phase::Over { .. } => false,
        }
    }

    async fn show(&mut self, side: Side, frame: Frame, client: &Client) {
        if self.hides(side, &frame) {
            let to = sits_down(&frame);
            let name = frame.view.terms.names.get(to).clone();
            self.page.push(Push::HandOver { to, name });
            return;
        }
        let frame = if frame.first as usize == self.at_page {
            Some(frame)
        } else {
            client.snapshot().await
        };
        if let Some(frame) = frame {
            self.at_page = frame.first as usize + frame.lines.len();
            self.page.push(Push::Frame(Box::new(frame)));
        }
    }
}

/// Who sits down next.
fn sits_down(frame: &Frame) -> Side {
    match frame.view.phase {
        Phase::HandOver { to } => to,
        Phase::Playing | Phase::Adjourned | Phase::Over { .. } => frame.view.turn,
    }
}

/// The lines that came after the first `known`; the first frame of a seat brings none, since it
/// tells what is past.
fn new_lines(frame: &Frame, known: usize) -> &[Line] {
    if known == 0 {
        return &[];
    }
    let old = known
        .saturating_sub(frame.first as usize)
        .min(frame.lines.len());
    &frame.lines[old..]
}

async fn wait(
    frames: &mut Frames,
    advances: &mut watch::Receiver<Advance>,
    client: &Client,
    active: &mut watch::Receiver<Side>,
    has_ended: bool,
) -> News {
    tokio::select! {
        biased;
        Ok(()) = active.changed() => News::Seat,
        frame = frames.next() => News::Frame(frame.map(Box::new)),
        Ok(()) = advances.changed() => News::Advance(advances.borrow_and_update().clone()),
        Some(_) = client.ended(), if !has_ended => News::Ended,
    }
}
