//! What a player has seen so far, and subscriptions to it.

use std::sync::Arc;

use protocol::host::{Frame, Line};
use protocol::view::{Phase, View};
use protocol::window::Record;
use tokio::sync::watch;

/// Everything that the host has told this player, folded.
#[derive(Debug, Default)]
pub(crate) struct Folded {
    /// The newest view; none before the first frame.
    pub(crate) view: Option<View>,
    /// The whole log.
    pub(crate) lines: Vec<Line>,
    /// How often the whole log was replaced.
    replaced: u64,
    /// How many frames were folded.
    count: u64,
    /// The record of the ended game.
    pub(crate) record: Option<Arc<Record>>,
    /// The host is gone.
    pub(crate) gone: bool,
}

/// A frame that does not go on where the log stopped: the host and this client disagree.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Gap;

impl Folded {
    pub(crate) fn fold(&mut self, frame: Frame) -> Result<(), Gap> {
        if frame.first == 0 {
            self.replaced += u64::from(self.view.is_some());
            self.lines.clear();
        } else if frame.first as usize != self.lines.len() {
            return Err(Gap);
        }
        if !matches!(frame.view.phase, Phase::Over { .. }) {
            // After the end a move can be taken back, and the game goes on.
            self.record = None;
        }
        self.lines.extend(frame.lines);
        self.view = Some(frame.view);
        self.count += 1;
        Ok(())
    }

    fn since(&self, seen: &Seen) -> Option<Frame> {
        let view = self.view.clone()?;
        let first = if seen.replaced == self.replaced {
            seen.lines
        } else {
            0
        };
        Some(Frame {
            view,
            first: first as u32,
            lines: self.lines[first..].to_vec(),
        })
    }
}

/// How far a subscriber has come.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    lines: usize,
    replaced: u64,
    count: u64,
}

/// A subscription to a player's frames.
///
/// The first frame holds the whole log (its `first` is 0), each later one the lines since the one
/// before. No line is ever left out; a subscriber that comes late gets several frames folded into
/// one: all their lines and the newest view.
#[derive(Clone, Debug)]
pub struct Frames {
    folded: watch::Receiver<Folded>,
    seen: Seen,
}

impl Frames {
    pub(crate) fn new(folded: watch::Receiver<Folded>) -> Self {
        Self {
            folded,
            seen: Seen::default(),
        }
    }

    /// The next frame; waits for it. None when the host is gone and everything was seen.
    ///
    /// Nothing is lost when the returned future is dropped before it is ready.
    pub async fn next(&mut self) -> Option<Frame> {
        let seen = self.seen;
        let state = self
            .folded
            .wait_for(|state| state.count > seen.count || state.gone)
            .await
            .ok()?;
        if state.count == seen.count {
            return None;
        }
        let frame = state.since(&seen);
        self.seen = Seen {
            lines: state.lines.len(),
            replaced: state.replaced,
            count: state.count,
        };
        frame
    }
}
