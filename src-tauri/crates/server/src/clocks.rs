//! While a clock runs and a player sits on another machine, it is written down again and again
//! what is left: a host who is killed gives nobody back what he has thought, but for less than a
//! second.

use std::time::Duration;

use crate::room::{Noticed, Room};
use crate::time::Stamp;

/// Between two times; with what the writing takes, less than a second.
const EVERY: Duration = Duration::from_millis(900);

impl Room {
    /// Sets the next time, if a clock runs that counts.
    pub(crate) fn weigh_clocks(&mut self) {
        let counts = !self.everyone_here && !self.time.is_held() && !self.is_stopped();
        let runs = counts && self.table.next_due().is_some();
        let next = self.manners.clock.now().plus(EVERY);
        self.write_clocks_at = runs.then(|| self.write_clocks_at.unwrap_or(next));
    }

    /// Writes down what is left, when it is time.
    pub(crate) async fn write_clocks(&mut self, now: Stamp) {
        if self.write_clocks_at.is_none_or(|at| now < at) {
            return;
        }
        self.write_clocks_at = None;
        let at = self.table_time(now);
        // Both see the clocks run, so that the lists may show it.
        let last_at = match self.noticed {
            Some(noticed) => noticed.last_at,
            None => self.manners.clock.utc_ms(),
        };
        let left_ms = self.table.left(at);
        self.noticed = Some(Noticed { last_at, left_ms });
        let summary = self.summary(&self.table, at);
        if let Err(error) = self.journal.commit(&[], None, summary).await {
            // The next command finds the disk full, and stops the room.
            tracing::warn!("the clocks of a game could not be written: {error}");
        }
    }
}
