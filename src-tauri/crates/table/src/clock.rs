//! Both players' clocks as a value; the time of day comes in as an argument.

use games::{BySide, Side};

use crate::ids::Millis;

/// Warnings are given when less than so many seconds are left.
pub(crate) const LIMITS: [u32; 4] = [180, 120, 60, 30];

/// What the minute that one side gives the other is worth.
pub(crate) const MINUTE: u64 = 60_000;

/// Something that a running clock brings by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// The running clock has come down to a limit, in seconds.
    Warning(u32),
    /// The running clock has come down to zero.
    Flag,
}

/// Both clocks, in whole milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    left: BySide<u64>,
    running: Option<(Side, Millis)>,
    on: bool,
    /// For each of `LIMITS`, whether its warning is still to come.
    armed: BySide<[bool; LIMITS.len()]>,
}

impl Clock {
    /// Clocks that stand. A side that begins at or below a limit is not warned of it.
    pub(crate) fn new(left: BySide<u64>) -> Self {
        Self {
            left,
            running: None,
            on: true,
            armed: BySide::from_fn(|side| LIMITS.map(|limit| *left.get(side) > millis(limit))),
        }
    }

    /// What is left at a moment.
    pub(crate) fn left(&self, at: Millis) -> BySide<u64> {
        let mut left = self.left;
        if let Some((side, since)) = self.running {
            let used = at.0.saturating_sub(since.0);
            let left = left.get_mut(side);
            *left = left.saturating_sub(used);
        }
        left
    }

    /// How long the running clock has run since it was last set.
    pub(crate) fn used(&self, at: Millis) -> u64 {
        let since = self.running.map(|(_, since)| since);
        since.map_or(0, |since| at.0.saturating_sub(since.0))
    }

    /// Whose clock runs.
    pub(crate) fn running(&self) -> Option<Side> {
        self.running.map(|(side, _)| side)
    }

    /// Whether the players want the clocks to run.
    pub(crate) fn is_on(&self) -> bool {
        self.on
    }

    /// What is left after a side has completed its move.
    pub(crate) fn after_move(&self, side: Side, at: Millis, increment: u64) -> BySide<u64> {
        let mut left = self.left(at);
        if self.on {
            *left.get_mut(side) += increment;
        }
        left
    }

    /// Puts both clocks to new times; who runs, runs on from this moment.
    pub(crate) fn set(&mut self, left: BySide<u64>, at: Millis) {
        self.left = left;
        if let Some((_, since)) = &mut self.running {
            *since = at;
        }
        for side in Side::ALL {
            let left = *left.get(side);
            for (armed, limit) in self.armed.get_mut(side).iter_mut().zip(LIMITS) {
                *armed &= left > millis(limit);
            }
        }
    }

    /// As [`set`](Self::set), but limits above which a clock is lifted are warned of again.
    pub(crate) fn set_lifted(&mut self, left: BySide<u64>, at: Millis) {
        let before = self.left(at);
        self.set(left, at);
        for side in Side::ALL {
            let (before, after) = (*before.get(side), *left.get(side));
            for (armed, limit) in self.armed.get_mut(side).iter_mut().zip(LIMITS) {
                *armed |= before <= millis(limit) && millis(limit) < after;
            }
        }
    }

    /// Lets a side's clock run, unless the players have put the clocks off.
    pub(crate) fn start(&mut self, side: Side, at: Millis) {
        self.hold(at);
        if self.on {
            self.running = Some((side, at));
        }
    }

    /// Stops both clocks.
    pub(crate) fn hold(&mut self, at: Millis) {
        self.left = self.left(at);
        self.running = None;
    }

    /// Puts the clocks on or off; neither runs after it.
    pub(crate) fn switch(&mut self, on: bool, at: Millis) {
        self.hold(at);
        self.on = on;
    }

    /// A warning was given.
    pub(crate) fn warned(&mut self, side: Side, below_s: u32) {
        for (armed, limit) in self.armed.get_mut(side).iter_mut().zip(LIMITS) {
            *armed &= limit != below_s;
        }
    }

    /// What the running clock brings if nothing else happens, in order of time.
    pub(crate) fn coming(&self) -> Vec<(Millis, Side, Due)> {
        let Some((side, since)) = self.running else {
            return Vec::new();
        };
        let left = *self.left.get(side);
        let warnings = self
            .armed
            .get(side)
            .iter()
            .zip(LIMITS)
            .filter(|(armed, _)| **armed)
            .map(|(_, limit)| {
                let until = left.saturating_sub(millis(limit));
                (Millis(since.0 + until), side, Due::Warning(limit))
            });
        warnings
            .chain([(Millis(since.0 + left), side, Due::Flag)])
            .collect()
    }
}

fn millis(seconds: u32) -> u64 {
    u64::from(seconds) * 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(white: u64, black: u64) -> Clock {
        let mut clock = Clock::new(BySide { white, black });
        clock.start(Side::White, Millis(0));
        clock
    }

    #[test]
    fn a_clock_is_warned_of_the_limits_that_lie_before_it() {
        let coming = clock(61_000, 600_000).coming();
        assert_eq!(
            coming,
            [
                (Millis(1000), Side::White, Due::Warning(60)),
                (Millis(31_000), Side::White, Due::Warning(30)),
                (Millis(61_000), Side::White, Due::Flag),
            ]
        );
    }

    #[test]
    fn a_minute_warns_again_of_what_it_lifts_above() {
        let mut clock = clock(61_000, 600_000);
        clock.warned(Side::White, 60);
        clock.warned(Side::White, 30);
        let mut left = clock.left(Millis(40_000));
        left.white += MINUTE;
        clock.set_lifted(left, Millis(40_000));
        let coming: Vec<Due> = clock.coming().into_iter().map(|(.., due)| due).collect();
        assert_eq!(
            coming,
            [Due::Warning(60), Due::Warning(30), Due::Flag],
            "21 seconds and a minute are above 60 seconds again"
        );
    }

    #[test]
    fn an_increment_warns_of_nothing_twice() {
        let mut clock = clock(61_000, 600_000);
        clock.warned(Side::White, 60);
        let left = clock.after_move(Side::White, Millis(2000), 30_000);
        assert_eq!(left.white, 89_000);
        clock.set(left, Millis(2000));
        clock.start(Side::White, Millis(2000));
        let coming: Vec<Due> = clock.coming().into_iter().map(|(.., due)| due).collect();
        assert_eq!(coming, [Due::Warning(30), Due::Flag]);
    }

    #[test]
    fn clocks_that_are_off_neither_run_nor_grow() {
        let mut clock = clock(61_000, 600_000);
        clock.switch(false, Millis(1000));
        clock.start(Side::Black, Millis(1000));
        assert_eq!(clock.running(), None);
        let left = clock.after_move(Side::White, Millis(5000), 30_000);
        assert_eq!((left.white, left.black), (60_000, 600_000));
    }
}
