//! Where a host's time comes from, and how it becomes a table's time.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::Millis;
use tokio::sync::watch;

/// A moment of the host: milliseconds since its clock began. It never goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Stamp(pub(crate) u64);

impl Stamp {
    pub(crate) fn plus(self, time: Duration) -> Self {
        Self(self.0.saturating_add(time.as_millis() as u64))
    }
}

/// A host's clock: the system's monotonic one, or in tests one that is set by hand.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System(Instant),
    Hand(watch::Receiver<u64>),
}

impl Clock {
    /// The system's monotonic clock. Setting the time of day does not touch it.
    pub fn system() -> Self {
        Self(Source::System(Instant::now()))
    }

    /// A clock that stands until its hand is moved.
    pub fn by_hand() -> (Self, Hand) {
        let (hand, shown) = watch::channel(0);
        (Self(Source::Hand(shown)), Hand(hand))
    }

    pub(crate) fn now(&self) -> Stamp {
        Stamp(match &self.0 {
            Source::System(began) => began.elapsed().as_millis() as u64,
            Source::Hand(shown) => *shown.borrow(),
        })
    }

    /// Returns when the clock has reached this moment.
    pub(crate) async fn reached(&self, moment: Stamp) {
        match &self.0 {
            Source::System(began) => {
                let when = *began + Duration::from_millis(moment.0);
                tokio::time::sleep_until(when.into()).await;
            }
            Source::Hand(shown) => {
                let mut shown = shown.clone();
                if shown.wait_for(|now| *now >= moment.0).await.is_err() {
                    // Nobody can move the hand any more.
                    std::future::pending::<()>().await;
                }
            }
        }
    }

    /// Milliseconds since 1970, UTC, for the lists of games; no game's clock depends on it.
    pub(crate) fn utc_ms(&self) -> i64 {
        match &self.0 {
            Source::System(_) => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| since.as_millis() as i64),
            Source::Hand(shown) => *shown.borrow() as i64,
        }
    }
}

/// Moves a clock that is set by hand.
#[derive(Debug)]
pub struct Hand(watch::Sender<u64>);

impl Hand {
    /// Lets so much time pass at once.
    pub fn pass(&self, time: Duration) {
        self.0.send_modify(|now| *now += time.as_millis() as u64);
    }
}

/// A table's time: it runs with the host's clock from where the log stopped, or is held.
#[derive(Debug)]
pub(crate) struct TableTime {
    /// The table's time when it last began to run.
    base: Millis,
    /// Since when it runs; none while it is held.
    since: Option<Stamp>,
}

impl TableTime {
    /// Held at the end of a log.
    pub(crate) const fn held_at(base: Millis) -> Self {
        Self { base, since: None }
    }

    pub(crate) fn at(&self, stamp: Stamp) -> Millis {
        let run = self
            .since
            .map_or(0, |since| stamp.0.saturating_sub(since.0));
        Millis(self.base.0 + run)
    }

    /// When the table's time will be this; none while it is held.
    pub(crate) fn when(&self, at: Millis) -> Option<Stamp> {
        let since = self.since?;
        Some(Stamp(since.0 + at.0.saturating_sub(self.base.0)))
    }

    pub(crate) fn run(&mut self, now: Stamp) {
        self.since.get_or_insert(now);
    }

    /// The table's time is this now, and runs on.
    pub(crate) fn set(&mut self, at: Millis, now: Stamp) {
        self.base = at;
        self.since = Some(now);
    }

    pub(crate) fn hold(&mut self, now: Stamp) {
        self.base = self.at(now);
        self.since = None;
    }

    pub(crate) const fn is_held(&self) -> bool {
        self.since.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tables_time_runs_only_while_it_is_not_held() {
        let mut time = TableTime::held_at(Millis(500));
        assert_eq!(time.at(Stamp(9_000)), Millis(500), "held from the start");
        assert_eq!(time.when(Millis(600)), None, "held time reaches nothing");
        time.run(Stamp(10_000));
        assert_eq!(time.at(Stamp(10_250)), Millis(750));
        assert_eq!(time.when(Millis(900)), Some(Stamp(10_400)));
        time.run(Stamp(10_300));
        assert_eq!(time.at(Stamp(10_400)), Millis(900), "it ran already");
        time.hold(Stamp(10_400));
        assert_eq!(time.at(Stamp(99_000)), Millis(900), "held again");
    }

    #[tokio::test]
    async fn a_hand_set_clock_wakes_who_waits_for_it() {
        let (clock, hand) = Clock::by_hand();
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.reached(Stamp(1_000)).await }
        });
        hand.pass(Duration::from_millis(999));
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished(), "a millisecond is missing");
        hand.pass(Duration::from_millis(1));
        waiting.await.expect("it was reached");
        assert_eq!(clock.now(), Stamp(1_000));
    }
}
