//! How much one guest may send.

use std::time::Duration;

use tokio::time::Instant;

/// Messages that may come at once.
const BURST: f64 = 100.0;
/// The time in which that many come back.
const WINDOW: Duration = Duration::from_secs(20);

/// An allowance that is used up and comes back with time.
#[derive(Debug)]
pub(crate) struct Allowance {
    left: f64,
    at: Instant,
}

impl Allowance {
    pub(crate) fn full(now: Instant) -> Self {
        Self {
            left: BURST,
            at: now,
        }
    }

    /// Uses so much of it up; false when there is not so much.
    pub(crate) fn take(&mut self, cost: f64, now: Instant) -> bool {
        let back = now.duration_since(self.at).as_secs_f64() / WINDOW.as_secs_f64();
        self.left = (self.left + back * BURST).min(BURST);
        self.at = now;
        if self.left < cost {
            return false;
        }
        self.left -= cost;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_allowance_is_used_up_and_comes_back() {
        let start = Instant::now();
        let mut allowance = Allowance::full(start);
        for message in 0..100 {
            assert!(allowance.take(1.0, start), "{message}");
        }
        assert!(!allowance.take(1.0, start), "more than a hundred at once");
        let later = start + Duration::from_secs(1);
        let came = (0..10).filter(|_| allowance.take(1.0, later)).count();
        assert_eq!(came, 5, "a hundred in twenty seconds");
    }
}
