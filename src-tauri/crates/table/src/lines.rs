//! What each seat hears of an entry: one line of its own log, or nothing.

use games::Side;
use protocol::host::{Line, LineEvent, Tried};

use crate::log::{Entry, Event};
use crate::table::{Table, cells};

/// The line that an entry adds to a seat's log, from the table as it was before the entry.
pub(crate) fn line(table: &Table, entry: &Entry, seat: Side) -> Option<Line> {
    let side = table.side_of(&entry.event);
    if !entry.event.reaches(table.ears(seat, side)) {
        return None;
    }
    let event = match &entry.event {
        Event::Started { heard, .. } | Event::Ended { heard, .. } | Event::Answer { heard, .. } => {
            LineEvent::Ruling {
                tried: None,
                said: heard.get(seat).clone(),
            }
        }
        Event::Tried { by, heard, .. } => {
            let known = *by == seat || !table.judge.is_hidden();
            LineEvent::Ruling {
                tried: if known { tried(&entry.event) } else { None },
                said: heard.get(table.ears(seat, *by)).clone(),
            }
        }
        Event::Arranged { placed, heard, .. } => {
            let said = heard.get(seat).clone();
            match *placed {
                Some(placed) => LineEvent::Placed { placed, said },
                None => LineEvent::Ruling { tried: None, said },
            }
        }
        Event::Offered { .. }
        | Event::Answered { .. }
        | Event::TakenBack { .. }
        | Event::MinuteAdded { .. }
        | Event::Clocks { .. }
        | Event::Adjourned { .. }
        | Event::Chat { .. }
        | Event::Warned { .. }
        | Event::Resumed { .. }
        | Event::Marked { .. }
        | Event::MarkUndone { .. }
        | Event::MarkRedone { .. }
        | Event::Notes { .. }
        | Event::Held { .. }
        | Event::Seated { .. }
        | Event::Released => told(&entry.event)?,
    };
    Some(Line {
        at_ms: entry.at.0,
        ply: table.ply(),
        side,
        event,
    })
}

impl Table {
    /// Whose moment an event is, from the table as it was before it: the mover's, which in practice
    /// need not be the side to move.
    pub(crate) fn side_of(&self, event: &Event) -> Side {
        match event {
            Event::Tried { by, .. } => *by,
            Event::Arranged {
                placed: Some(placed),
                ..
            } => placed.man.side,
            Event::Started { .. }
            | Event::Arranged { placed: None, .. }
            | Event::Ended { .. }
            | Event::Answer { .. }
            | Event::Offered { .. }
            | Event::Answered { .. }
            | Event::TakenBack { .. }
            | Event::MinuteAdded { .. }
            | Event::Clocks { .. }
            | Event::Adjourned { .. }
            | Event::Chat { .. }
            | Event::Warned { .. }
            | Event::Resumed { .. }
            | Event::Marked { .. }
            | Event::MarkUndone { .. }
            | Event::MarkRedone { .. }
            | Event::Notes { .. }
            | Event::Held { .. }
            | Event::Seated { .. }
            | Event::Released => self.turn(),
        }
    }
}

/// What both sides are told of an event in which the referee has no part.
pub(crate) fn told(event: &Event) -> Option<LineEvent> {
    Some(match event {
        Event::Offered { by, offer, .. } => LineEvent::Offered {
            by: *by,
            offer: *offer,
        },
        Event::Answered {
            by, offer, answer, ..
        } => LineEvent::Answered {
            by: *by,
            offer: *offer,
            answer: *answer,
        },
        Event::TakenBack { to_ply, .. } => LineEvent::TakenBack { to_ply: *to_ply },
        Event::MinuteAdded { to, .. } => LineEvent::MinuteAdded { to: *to },
        Event::Clocks { on, .. } => LineEvent::Clocks { on: *on },
        Event::Adjourned { .. } => LineEvent::Adjourned,
        Event::Chat { by, text } => LineEvent::Chat {
            by: *by,
            text: text.clone(),
        },
        Event::Warned { side, below_s } => LineEvent::TimeWarning {
            side: *side,
            below_s: *below_s,
        },
        Event::Resumed { .. } => LineEvent::Resumed,
        Event::Seated { names, .. } => LineEvent::Seated {
            names: names.clone(),
        },
        Event::Arranged { placed, .. } => LineEvent::Placed {
            placed: (*placed)?,
            said: Vec::new(),
        },
        Event::Started { .. }
        | Event::Tried { .. }
        | Event::Ended { .. }
        | Event::Answer { .. }
        | Event::Marked { .. }
        | Event::MarkUndone { .. }
        | Event::MarkRedone { .. }
        | Event::Notes { .. }
        | Event::Held { .. }
        | Event::Released => return None,
    })
}

/// The try of an entry, as those see it who may.
pub(crate) fn tried(event: &Event) -> Option<Tried> {
    let Event::Tried {
        by,
        text,
        notation,
        verdict,
        ..
    } = event
    else {
        return None;
    };
    Some(Tried {
        by: *by,
        text: text.clone(),
        notation: notation.clone(),
        verdict: *verdict,
        cells: cells(text),
    })
}
