//! The end of a line: captures are played out until nothing is left to take.

use super::order::bring_best;
use super::tree::{Line, Tree};
use super::{SURE, WON, Weighed};

/// A taking move gains no more than this beyond what it takes.
const PLACES: i32 = 150;

impl<R: Weighed> Tree<'_, R> {
    /// The value for the side to move, which may take or leave it; in check, while it may still be
    /// looked at, it must answer.
    pub(super) fn settle(&mut self, at: &R, line: Line, answers: u8) -> i32 {
        let Line {
            mut alpha,
            beta,
            ply,
        } = line;
        let must_answer = answers > 0 && at.is_check();
        let stands = if must_answer { -WON } else { at.value() };
        if stands >= beta || line.is_deep() {
            return stands;
        }
        alpha = alpha.max(stands);
        let mut best = stands;
        let start = self.list(at, ply, None, !must_answer);
        let end = self.waiting.len();
        if start == end && must_answer {
            best = Self::ended(at, ply);
        }
        for next in start..end {
            bring_best(&mut self.waiting[next..]);
            let m = self.waiting[next].m;
            if !must_answer && self.is_hopeless(at, next, stands, alpha) {
                continue;
            }
            let mut child = at.clone();
            child.play(m);
            let below = Line {
                alpha: -beta,
                beta: -alpha,
                ply: ply + 1,
            };
            let value = match self.end_of(&child, None, ply + 1) {
                Some(value) => -value,
                None => -self.settle(&child, below, answers.saturating_sub(1)),
            };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        self.waiting.truncate(start);
        best
    }

    /// Whether a taking move cannot bring the value up to what is had already.
    fn is_hopeless(&self, at: &R, next: usize, stands: i32, alpha: i32) -> bool {
        let waiting = &self.waiting[next];
        waiting.rank < 0 || alpha < SURE && stands + at.weigh(waiting.m).gain + PLACES <= alpha
    }
}
