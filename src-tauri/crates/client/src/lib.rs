//! One player's side of a transport.
//!
//! A [`Client`] numbers the player's commands, keeps at most one try in flight, and folds what
//! the host sends into one view and one log. It decides no rule and knows nothing of who hosts:
//! the same client plays in this process, over a network, or against a computer's seat. An advance
//! move waits here and is not sent before it is due.

mod advance;
mod frames;
mod link;

use std::sync::Arc;

use protocol::Transport;
use protocol::client::Command;
use protocol::host::{Frame, Refusal};
use protocol::window::{Advance, Record};
use tokio::sync::{mpsc, oneshot, watch};

pub use frames::Frames;

use frames::Folded;
use link::{Asked, Link, Request, gone};

/// How many commands of one player may wait for the client's task.
const REQUESTS: usize = 32;

/// One player's end of a game. Clones share it; when the last one is dropped the host sees that
/// the player has left.
#[derive(Clone, Debug)]
pub struct Client {
    requests: mpsc::Sender<Request>,
    folded: watch::Receiver<Folded>,
    advance: watch::Receiver<Advance>,
}

impl Client {
    /// Begins to listen and to send on a transport.
    ///
    /// # Panics
    /// Outside a tokio runtime.
    pub fn start(transport: Transport) -> Self {
        let (requests, incoming) = mpsc::channel(REQUESTS);
        let (folding, folded) = watch::channel(Folded::default());
        let (advancing, advance) = watch::channel(Advance::None);
        tokio::spawn(Link::new(transport, incoming, folding, advancing).run());
        Self {
            requests,
            folded,
            advance,
        }
    }

    /// Sends a command and waits for the host's answer. The frame that a command causes is folded
    /// before this returns.
    ///
    /// A try waits until the one before it has been answered; everything else goes at once.
    ///
    /// # Errors
    /// The host's refusal, or [`protocol::host::RefusalCode::Gone`] when the host is gone; then it
    /// is unknown whether the command was done.
    pub async fn send(&self, command: Command) -> Result<(), Refusal> {
        let (answer, answered) = oneshot::channel();
        let answer = Some(answer);
        self.ask(Request::Send(Asked { command, answer })).await?;
        answered.await.unwrap_or_else(|_| Err(gone()))
    }

    /// Enters an advance move: a try in the other side's time, after the view's `ply`. It is sent
    /// at once when his completed move brings no news (`Announcement::is_news`; his refused tries
    /// are none) and answers no request of his; otherwise it is dropped. A take-back, an
    /// adjournment and the end drop it without a word. It replaces one that waits.
    ///
    /// # Errors
    /// When it is not the other side's time, or no longer the one that was meant; when the text is
    /// no move or drop.
    pub async fn advance(&self, ply: u32, text: String) -> Result<(), Refusal> {
        let (answer, answered) = oneshot::channel();
        self.ask(Request::Advance { ply, text, answer }).await?;
        answered.await.unwrap_or_else(|_| Err(gone()))
    }

    /// Forgets the advance move, if it still waits.
    ///
    /// # Errors
    /// When the host is gone, and every advance move with it.
    pub async fn withdraw_advance(&self) -> Result<(), Refusal> {
        self.ask(Request::WithdrawAdvance).await
    }

    /// The advance move, to be watched. A change that a frame caused comes behind that frame.
    pub fn advances(&self) -> watch::Receiver<Advance> {
        self.advance.clone()
    }

    async fn ask(&self, request: Request) -> Result<(), Refusal> {
        self.requests.send(request).await.map_err(|_| gone())
    }

    /// A subscription to everything that the player sees from now on. Its first frame holds the
    /// whole log.
    pub fn frames(&self) -> Frames {
        Frames::new(self.folded.clone())
    }

    /// The view and the whole log as of now; waits for the host's first frame. None if the host
    /// is gone before it sent one.
    pub async fn snapshot(&self) -> Option<Frame> {
        self.frames().next().await
    }

    /// The full record, once the game has ended. None if the host is gone before that.
    pub async fn ended(&self) -> Option<Arc<Record>> {
        let mut folded = self.folded.clone();
        let state = folded
            .wait_for(|state| state.record.is_some() || state.gone)
            .await
            .ok()?;
        state.record.clone()
    }

    /// Whether the host is gone.
    pub fn is_gone(&self) -> bool {
        self.folded.borrow().gone
    }

    /// Returns when the host is gone; at once if it is already.
    pub async fn gone(&self) {
        let mut folded = self.folded.clone();
        // An error means that the client's task has ended, which is the same to the player.
        let _ = folded.wait_for(|state| state.gone).await;
    }
}
