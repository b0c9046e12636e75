//! A seat of a room: who sits there, how far he has been told, and what he was answered.

use protocol::host::{Frame, HostMessage};
use protocol::view::View;
use table::Table;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use crate::answers::Answers;
use crate::host::Seat;

/// Tells the ends that join a room apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EndId(pub(crate) u64);

/// The host's end of one player's transport.
#[derive(Debug)]
pub(crate) struct End {
    pub(crate) id: EndId,
    to_client: mpsc::Sender<HostMessage>,
    /// Stamps what the player sends and hands it to the room.
    forwarder: AbortHandle,
    /// How many lines of the log were sent.
    lines: usize,
    /// Whether the last frame said that everything is on disk.
    told_saved: bool,
    /// The record was sent.
    told_record: bool,
}

impl Drop for End {
    fn drop(&mut self) {
        self.forwarder.abort();
    }
}

impl End {
    pub(crate) fn new(
        id: EndId,
        to_client: mpsc::Sender<HostMessage>,
        forwarder: AbortHandle,
    ) -> Self {
        Self {
            id,
            to_client,
            forwarder,
            lines: 0,
            told_saved: true,
            told_record: false,
        }
    }
}

/// A seat and who sits there now.
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) seat: Seat,
    pub(crate) answers: Answers,
    end: Option<End>,
    /// How often somebody sat down here since the room began.
    pub(crate) seatings: u32,
}

impl Place {
    pub(crate) fn new(seat: Seat, answers: Answers) -> Self {
        Self {
            seat,
            answers,
            end: None,
            seatings: 0,
        }
    }

    /// Seats a new end. One that sat here before is cut off.
    pub(crate) fn take(&mut self, end: End) {
        self.end = Some(end);
        self.seatings += 1;
    }

    pub(crate) fn leave(&mut self, id: EndId) {
        if self.holds(id) {
            self.end = None;
        }
    }

    /// Nobody sits here any more, and whoever comes next is the first.
    pub(crate) fn vacate(&mut self) {
        self.end = None;
        self.seatings = 0;
    }

    pub(crate) fn holds(&self, id: EndId) -> bool {
        self.end.as_ref().is_some_and(|end| end.id == id)
    }

    /// Nobody sits here now.
    pub(crate) fn is_empty(&self) -> bool {
        self.end.is_none()
    }

    /// A person sits here now.
    pub(crate) fn has_person(&self) -> bool {
        self.seat == Seat::Person && self.end.is_some()
    }

    /// Whether this player has not yet heard the truth about the disk.
    pub(crate) fn is_unaware(&self, saved: bool) -> bool {
        self.end.as_ref().is_some_and(|end| end.told_saved != saved)
    }

    /// Whether lines wait for this player.
    pub(crate) fn is_behind(&self, lines: usize) -> bool {
        self.end.as_ref().is_some_and(|end| end.lines < lines)
    }

    /// Sends the view and the lines that are new to this player.
    pub(crate) fn show(&mut self, table: &Table, view: View) {
        let Some(end) = &mut self.end else { return };
        let lines = table.lines(view.seat);
        let frame = Frame {
            first: end.lines as u32,
            lines: lines.get(end.lines..).unwrap_or_default().to_vec(),
            view,
        };
        end.lines = lines.len();
        end.told_saved = frame.view.saved;
        self.send(HostMessage::Frame(Box::new(frame)));
    }

    /// Sends the record of an ended game once; again if the game went on and ended anew.
    pub(crate) fn tell_end(&mut self, table: &Table) {
        let Some(end) = &mut self.end else { return };
        if end.told_record == table.outcome().is_some() {
            return;
        }
        end.told_record = !end.told_record;
        if let Some(record) = table.record_of() {
            let record = Box::new(record);
            self.send(HostMessage::Ended { record });
        }
    }

    /// Sends a message. A player whose queue is full is cut off; he can join again.
    pub(crate) fn send(&mut self, message: HostMessage) {
        let Some(end) = &self.end else { return };
        if end.to_client.try_send(message).is_err() {
            tracing::info!("an end was cut off: it is gone or too slow");
            self.end = None;
        }
    }
}
