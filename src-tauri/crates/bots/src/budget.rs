//! How long a player may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A limit for one choice. Whichever limit is reached first counts; reaching it never keeps a
/// player from answering, it only makes the answer worse.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// At most so many positions looked at. With this limit alone a choice is the same on every
    /// machine.
    pub nodes: Option<u64>,
    /// At most so much time by the wall clock.
    pub movetime: Option<Duration>,
    /// Set from outside when the answer is no longer wanted: the player answers at once.
    pub cancel: Arc<AtomicBool>,
}

impl Budget {
    /// No limit: the player stops by itself.
    pub fn unlimited() -> Self {
        Self::default()
    }

    /// Starts counting for one choice.
    pub(crate) fn start(&self) -> Meter {
        Meter {
            nodes_left: self.nodes.unwrap_or(u64::MAX),
            deadline: self.movetime.map(|time| Instant::now() + time),
            cancel: Arc::clone(&self.cancel),
        }
    }
}

/// What is left of a budget while a player thinks.
pub(crate) struct Meter {
    nodes_left: u64,
    deadline: Option<Instant>,
    cancel: Arc<AtomicBool>,
}

impl Meter {
    /// Counts positions that were looked at.
    pub(crate) fn spend(&mut self, nodes: u64) {
        self.nodes_left = self.nodes_left.saturating_sub(nodes);
    }

    /// Whether the player has to answer now.
    pub(crate) fn is_spent(&self) -> bool {
        self.nodes_left == 0
            || self.cancel.load(Ordering::Relaxed)
            || self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_limit_ends_the_thinking() {
        let mut meter = Budget::unlimited().start();
        meter.spend(1_000_000);
        assert!(!meter.is_spent(), "no limit was set");

        let nodes = Budget {
            nodes: Some(10),
            ..Budget::default()
        };
        let mut meter = nodes.start();
        meter.spend(9);
        assert!(!meter.is_spent(), "one position is left");
        meter.spend(2);
        assert!(meter.is_spent(), "more were looked at than allowed");

        let time = Budget {
            movetime: Some(Duration::ZERO),
            ..Budget::default()
        };
        assert!(time.start().is_spent(), "no time at all");

        let budget = Budget::unlimited();
        let meter = budget.start();
        budget.cancel.store(true, Ordering::Relaxed);
        assert!(meter.is_spent(), "the answer is no longer wanted");
    }
}
