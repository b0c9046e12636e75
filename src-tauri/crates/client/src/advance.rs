//! The advance move: a try that is entered in the other side's time and waits here for his move.

use games::open::squares_of;
use protocol::client::Offer;
use protocol::host::{Line, LineEvent, Refusal, RefusalCode};
use protocol::view::{Phase, View};
use protocol::window::AdvanceDropped;
use referee::{Announcement, Try};

/// A try that waits.
#[derive(Clone, Debug)]
pub(crate) struct Entered {
    /// Half-moves completed when it was entered.
    ply: u32,
    /// How often something had been taken back.
    taken_back: u32,
    /// How many lines the log had then.
    lines: usize,
    pub(crate) text: String,
}

/// What becomes of a waiting try when the host has told something.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The other side has not moved yet.
    Waits,
    /// It is due at this moment of the turn.
    Due {
        ply: u32,
        attempt: u32,
        taken_back: u32,
    },
    Dropped(AdvanceDropped),
    /// The moment for which it was meant will not come.
    Void,
}

/// Enters a try for the moment after the other side's move.
///
/// # Errors
/// When it is not the other side's time, or the half-move that it answers is over; or when it is
/// no try for a board.
pub(crate) fn enter(view: &View, lines: usize, ply: u32, text: &str) -> Result<Entered, Refusal> {
    let waits = view.phase == Phase::Playing && view.turn != view.seat;
    if !waits || view.ply != ply {
        return Err(refusal(
            RefusalCode::Stale,
            "it was meant for an earlier moment",
        ));
    }
    let entered = Entered {
        ply,
        taken_back: view.taken_back,
        lines,
        text: text.to_owned(),
    };
    match text.parse::<Try>() {
        Ok(Try::Move { .. } | Try::Drop { .. }) => Ok(entered),
        Err(_) if view.board.is_some() && squares_of(text).is_some() => Ok(entered),
        Ok(Try::Any) => {
            let why = "a question is asked in the own turn";
            Err(refusal(RefusalCode::NotYourTurn, why))
        }
        Err(why) => Err(refusal(RefusalCode::Unreadable, &why.to_string())),
    }
}

impl Entered {
    /// What becomes of it now.
    pub(crate) fn fate(&self, view: &View, lines: &[Line]) -> Fate {
        let new = lines.get(self.lines..).unwrap_or_default();
        if view.phase != Phase::Playing || view.taken_back != self.taken_back {
            return Fate::Void;
        }
        if view.ply == self.ply {
            return Fate::Waits;
        }
        if view.ply != self.ply + 1 || view.turn != view.seat {
            return Fate::Void;
        }
        if brought(new, self.ply).iter().any(Announcement::is_news) {
            Fate::Dropped(AdvanceDropped::News)
        } else if awaits_answer(view) {
            Fate::Dropped(AdvanceDropped::Request)
        } else {
            Fate::Due {
                ply: view.ply,
                attempt: view.attempt,
                taken_back: view.taken_back,
            }
        }
    }
}

/// What was said with the completed move: the last ruling of that half-move. Those before it are
/// refused tries.
fn brought(new: &[Line], ply: u32) -> &[Announcement] {
    let said = new.iter().rev().find_map(|line| match &line.event {
        LineEvent::Ruling { said, .. } if line.ply == ply => Some(said.as_slice()),
        _ => None,
    });
    said.unwrap_or_default()
}

/// Whether a move now would answer a request of the other side, which nobody has read yet.
fn awaits_answer(view: &View) -> bool {
    view.offers.iter().any(|standing| {
        standing.by != view.seat && matches!(standing.offer, Offer::Draw | Offer::TakeBack)
    })
}

fn refusal(code: RefusalCode, detail: &str) -> Refusal {
    Refusal {
        code,
        detail: detail.to_owned(),
    }
}
