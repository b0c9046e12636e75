//! A player on another machine whose connection is cut: his time is held, within a bound.
//!
//! While he is to move and not there, the table's time stands; when he is back the referee says
//! that this was charged to nobody. Each side has so much of it in a game, so that nobody thinks
//! at leisure by pulling the plug; after that the clock runs on.

use std::time::Duration;

use games::{BySide, Side};

use crate::host::Seat;
use crate::room::{Room, Whereabouts};
use crate::time::Stamp;

/// How long the time of one side is held in a game, all its absences together.
const BOUND: Duration = Duration::from_mins(3);

/// Who sits on another machine, and whether the time is held for one of them.
#[derive(Debug)]
pub(crate) struct Absence {
    is_away: BySide<bool>,
    left: BySide<Duration>,
    held: Option<(Side, Stamp)>,
}

impl Default for Absence {
    fn default() -> Self {
        Self {
            is_away: BySide::default(),
            left: BySide::from_fn(|_| BOUND),
            held: None,
        }
    }
}

impl Absence {
    pub(crate) fn sits(&mut self, side: Side, whereabouts: Whereabouts) {
        *self.is_away.get_mut(side) = whereabouts == Whereabouts::Away;
    }

    pub(crate) const fn holds(&self) -> bool {
        self.held.is_some()
    }

    /// When the time runs on, whoever is there.
    pub(crate) fn until(&self) -> Option<Stamp> {
        let (side, since) = self.held?;
        Some(since.plus(*self.left.get(side)))
    }
}

impl Room {
    /// Holds the time for a player whose connection is cut, and lets it run when he is back.
    pub(crate) async fn weigh_absence(&mut self) {
        let now = self.manners.clock.now();
        let missing = self.missing();
        match self.absence.held {
            None => {
                let side = missing.filter(|side| !self.absence.left.get(*side).is_zero());
                if let Some(side) = side.filter(|_| !self.time.is_held()) {
                    self.time.hold(now);
                    self.absence.held = Some((side, now));
                }
            }
            Some((side, since)) => {
                let until = since.plus(*self.absence.left.get(side));
                if missing == Some(side) && now < until {
                    return;
                }
                let left = self.absence.left.get_mut(side);
                let held = Duration::from_millis(now.0.saturating_sub(since.0));
                *left = left.saturating_sub(held);
                self.absence.held = None;
                let at = self.now();
                let told = self.table.go_on_after_hold(at);
                if !told.is_empty() && !self.table.is_adjourned() {
                    // What cannot be written stops the room, which tells it by itself.
                    self.happen(at, told, None).await.ok();
                }
                if !self.is_stopped() {
                    // What is beyond the bound is charged, however late that is noticed.
                    self.time.run(until.min(now));
                }
            }
        }
    }

    /// The side to move, if its player sat on another machine and is not there.
    fn missing(&self) -> Option<Side> {
        if self.table.outcome().is_some() || self.table.is_adjourned() {
            return None;
        }
        let side = self.table.turn();
        let place = self.places.get(side);
        let is_gone = place.seat == Seat::Person && place.seatings > 0 && place.is_empty();
        (is_gone && *self.absence.is_away.get(side)).then_some(side)
    }
}
