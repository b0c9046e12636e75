//! A stopwatch that counts only what this thread computes, so that a busy machine does not count.

use std::fs;
use std::time::{Duration, Instant};

/// A running stopwatch.
pub(super) struct Stopwatch {
    wall: Instant,
    computed: Option<Duration>,
}

impl Stopwatch {
    pub(super) fn start() -> Self {
        Self {
            wall: Instant::now(),
            computed: computed(),
        }
    }

    /// Time computed since the start; where the system does not tell it, time passed.
    pub(super) fn elapsed(&self) -> Duration {
        match (self.computed, computed()) {
            (Some(before), Some(now)) if now > before => now.saturating_sub(before),
            _ => self.wall.elapsed(),
        }
    }
}

/// Linux tells the nanoseconds that this thread has run, up to its last tick.
fn computed() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
