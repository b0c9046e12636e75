//! Which move is looked at first.

use super::{SLOTS, Weighed};
use crate::Side;

/// A move that waits to be looked at.
#[derive(Clone, Copy)]
pub(super) struct Waiting<M> {
    pub(super) m: M,
    /// Its place in the list of all moves.
    pub(super) place: u16,
    /// What is higher comes first.
    pub(super) rank: i32,
    pub(super) slot: u16,
    pub(super) is_quiet: bool,
}

/// What has been good or bad in positions nearby.
pub(super) struct Lessons {
    /// Two quiet moves that refuted something at each distance from the root.
    killers: Vec<[u16; 2]>,
    /// The quiet move that refuted each enemy move.
    answers: Vec<u16>,
    /// How good each quiet move has been, for each side.
    history: [Vec<i32>; 2],
}

const NONE: u16 = u16::MAX;
const FIRST: i32 = i32::MAX;
pub(super) const TAKES: i32 = 1_000_000;
const KILLER: i32 = 500_000;
/// History stays within this.
const MOST: i32 = 16_384;

impl Lessons {
    pub(super) fn new(plies: usize) -> Self {
        Self {
            killers: vec![[NONE; 2]; plies + 1],
            answers: vec![NONE; SLOTS],
            history: [vec![0; SLOTS], vec![0; SLOTS]],
        }
    }

    /// Ranks a move. `first` is the place of the best move known, `last` the slot of the move before.
    pub(super) fn waiting<R: Weighed>(
        &self,
        at: &R,
        (m, place): (R::Move, u16),
        (first, ply, last): (Option<u16>, usize, Option<u16>),
    ) -> Waiting<R::Move> {
        let weight = at.weigh(m);
        let slot = R::slot(m) as u16;
        let is_quiet = weight.gain <= 0;
        let rank = if first == Some(place) {
            FIRST
        } else if !is_quiet {
            let sign = if weight.gain < weight.risk && at.is_dear(m) {
                -TAKES
            } else {
                TAKES
            };
            sign + 16 * weight.gain - weight.risk
        } else if self.killers[ply].contains(&slot) {
            KILLER + i32::from(self.killers[ply][0] == slot)
        } else if last.is_some_and(|last| self.answers[usize::from(last)] == slot) {
            KILLER - 1
        } else {
            self.history(at.turn(), slot)
        };
        Waiting {
            m,
            place,
            rank,
            slot,
            is_quiet,
        }
    }

    pub(super) fn history(&self, side: Side, slot: u16) -> i32 {
        self.history[side as usize][usize::from(slot)]
    }

    /// A quiet move has refuted the enemy's; those that were tried before it have not.
    pub(super) fn learn<M>(
        &mut self,
        side: Side,
        (ply, last): (usize, Option<u16>),
        depth: i32,
        tried: &[Waiting<M>],
    ) {
        let Some((good, bad)) = tried.split_last() else {
            return;
        };
        if !good.is_quiet {
            return;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != good.slot {
            *killers = [good.slot, killers[0]];
        }
        if let Some(last) = last {
            self.answers[usize::from(last)] = good.slot;
        }
        let weight = (depth * depth * 16).min(MOST / 4);
        self.shift(side, good.slot, weight);
        for waiting in bad.iter().filter(|waiting| waiting.is_quiet) {
            self.shift(side, waiting.slot, -weight);
        }
    }

    fn shift(&mut self, side: Side, slot: u16, by: i32) {
        let value = &mut self.history[side as usize][usize::from(slot)];
        *value += by - *value * by.abs() / MOST;
    }
}

/// Brings the highest of the moves that wait to the front.
pub(super) fn bring_best<M>(waiting: &mut [Waiting<M>]) {
    let mut best = 0;
    for index in 1..waiting.len() {
        if waiting[index].rank > waiting[best].rank {
            best = index;
        }
    }
    if best != 0 {
        waiting.swap(0, best);
    }
}
