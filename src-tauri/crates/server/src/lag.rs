//! What the line costs a player on another machine is given back to him, from a small bank.
//!
//! The host measures how long a word takes to him and back. For each try he is given so much of
//! that as his bank holds; the bank fills with his completed moves. So three late words in a row
//! are made good, and who pretends to be slow gets what the bank holds and no more. What is given
//! back for refused tries counts at the move that stands: before, the clock would tell of them.

use games::{BySide, Side};
use net::Presence;
use protocol::client::Command;
use protocol::terms::{SideTime, Terms};
use protocol::view::Phase;
use table::Millis;

use crate::room::Room;
use crate::time::Stamp;

/// A game that is played in at least this time has the largest bank.
const SLOW_GAME: u64 = 180_000;
/// What a completed move puts into the largest bank.
const GAIN: u64 = 1_000;
/// What a completed move puts into the smallest.
const LEAST_GAIN: u64 = 100;
/// Moves whose gain a bank holds at the start.
const AT_FIRST: u64 = 3;
/// Moves whose gain it can hold.
const AT_MOST: u64 = 7;
/// The longest grace after a flag is due, however full the bank is.
const GRACE: u64 = 2_000;
/// Moves of a game, to see how long it will last.
const MOVES: u64 = 40;

/// The bank of one side. All values are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bank {
    gain: u64,
    holds: u64,
    /// For tries of this turn.
    pending: u64,
    /// For completed moves of this game.
    given: u64,
}

impl Bank {
    /// The bank for a time; nothing is given back in a game without clocks.
    pub(crate) fn new(time: Option<SideTime>) -> Self {
        let gain = time.map_or(0, |time| {
            let lasts = time.main_ms + MOVES * time.increment_ms;
            (lasts * GAIN / SLOW_GAME).clamp(LEAST_GAIN, GAIN)
        });
        Self {
            gain,
            holds: AT_FIRST * gain,
            pending: 0,
            given: 0,
        }
    }

    /// A try came over a line with this lag.
    pub(crate) fn tried(&mut self, lag: u64) {
        let back = lag.min(self.holds);
        self.holds -= back;
        self.pending += back;
    }

    /// What is given back for this turn's tries, if the next one stands.
    pub(crate) const fn pending(&self) -> u64 {
        self.pending
    }

    /// What a try that comes now could be given in all, so that no flag falls before.
    pub(crate) fn grace(&self, lag: u64) -> u64 {
        (self.pending + lag.min(self.holds)).min(GRACE)
    }

    /// So much of it was used up while a flag was due.
    pub(crate) fn spend(&mut self, late: u64) {
        let spent = late.min(self.pending);
        self.pending -= spent;
        self.given += spent;
    }

    /// The turn has ended with a move; so much was given back for it in truth.
    pub(crate) fn moved(&mut self, given: u64) {
        self.given += given;
        self.pending = 0;
        self.holds = (self.holds + self.gain).min(AT_MOST * self.gain);
    }

    /// What was given back in this game.
    pub(crate) const fn given(&self) -> u64 {
        self.given
    }
}

/// The lines of a game.
#[derive(Debug)]
pub(crate) struct Lines {
    banks: BySide<Bank>,
    heard: BySide<Option<Presence>>,
}

impl Lines {
    pub(crate) fn new(terms: &Terms) -> Self {
        let time = |side| terms.time.map(|times| *times.get(side));
        Self {
            banks: BySide::from_fn(|side| Bank::new(time(side))),
            heard: BySide::default(),
        }
    }

    pub(crate) fn sits(&mut self, side: Side, presence: Option<Presence>) {
        *self.heard.get_mut(side) = presence;
    }

    /// What a word costs to a side and back; nothing on this machine and in its local network.
    fn lag(&self, side: Side) -> u64 {
        let seen = self.heard.get(side).as_ref().map(Presence::seen);
        let far = seen.filter(|seen| seen.is_far);
        far.and_then(|seen| seen.lag_ms).unwrap_or(0).into()
    }

    fn grace(&self, side: Side) -> u64 {
        self.banks.get(side).grace(self.lag(side))
    }

    /// A side has completed a move, for which so much was given back. Both are shown the sum.
    pub(crate) fn moved(&mut self, side: Side, given: u64) {
        let bank = self.banks.get_mut(side);
        bank.moved(given);
        if let Some(presence) = self.heard.get(side) {
            presence.give(bank.given() as u32);
        }
    }
}

/// When a command counts, and how much is given back if it is a move that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counted {
    pub(crate) at: Millis,
    pub(crate) back: u64,
}

impl Room {
    /// When a command counts that came at this moment.
    pub(crate) fn counted(&mut self, by: Side, stamp: Stamp, command: &Command) -> Counted {
        let at = self.table_time(stamp);
        let is_due = self.table.turn() == by && self.table.phase() == Phase::Playing;
        if !is_due || !matches!(command, Command::Try { .. }) {
            return Counted { at, back: 0 };
        }
        let lag = self.lines.lag(by);
        let bank = self.lines.banks.get_mut(by);
        bank.tried(lag);
        // After the flag was due, time stands as long as the grace lasts; that comes off it.
        let late = self.time.at(stamp).0.saturating_sub(at.0);
        bank.spend(late);
        if late > 0 {
            self.time.set(at, stamp);
        }
        Counted {
            at,
            back: bank.pending().min(self.table.used(at)),
        }
    }

    /// Where the table's time stands after a flag was due, until the grace is over.
    pub(crate) fn in_grace(&self, at: Millis) -> Option<Millis> {
        let flag = self.table.flag_at()?;
        let until = flag.0 + self.lines.grace(self.table.turn());
        let stands = flag <= at && at.0 < until;
        stands.then(|| Millis(flag.0.saturating_sub(1)).max(self.table.last_at()))
    }

    /// When something is due next; a flag falls when its grace is over.
    pub(crate) fn after_grace(&self) -> Option<Millis> {
        let due = self.table.next_due()?;
        let is_flag = self.table.flag_at() == Some(due);
        let grace = self.lines.grace(self.table.turn());
        Some(if is_flag { Millis(due.0 + grace) } else { due })
    }
}

#[cfg(test)]
mod tests {
    use rand::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    const STEPS: u32 = 1_000_000;

    fn bank(main_ms: u64, increment_ms: u64) -> Bank {
        Bank::new(Some(SideTime {
            main_ms,
            increment_ms,
        }))
    }

    #[test]
    fn three_late_words_are_made_good_and_a_fourth_is_not() {
        let mut bank = bank(600_000, 0);
        for spike in [900, 1_000, 1_100] {
            bank.tried(spike);
        }
        assert_eq!(bank.pending(), 3_000);
        bank.tried(500);
        assert_eq!(bank.pending(), 3_000, "it is empty");
        bank.moved(3_000);
        bank.tried(500);
        assert_eq!((bank.pending(), bank.given()), (500, 3_000));
    }

    #[test]
    fn the_bank_follows_the_time_of_the_game() {
        let gains = [
            (bank(600_000, 0), 1_000),
            (bank(60_000, 1_000), 555),
            (bank(60_000, 0), 333),
            (Bank::new(None), 0),
        ];
        for (bank, gain) in gains {
            assert_eq!(bank.gain, gain);
        }
    }

    /// Whatever lag a client claims, and however often he tries, he gains the first bank and one
    /// gain for each move that he completes, and nothing more.
    #[test]
    fn who_lies_about_his_lag_gains_no_more_than_the_quota() {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut bank = bank(300_000, 0);
        let (mut gained, mut moves) = (0, 0);
        for step in 0..STEPS {
            let lag = match chance.random_range(0..4) {
                0 => chance.random_range(0..100),
                1 => chance.random_range(0..5_000),
                2 => u64::from(u32::MAX),
                _ => 0,
            };
            let grace = bank.grace(lag);
            assert!(grace <= GRACE, "step {step}");
            bank.tried(lag);
            assert!(bank.pending() <= AT_MOST * GAIN, "step {step}");
            if chance.random_ratio(1, 5) {
                gained += bank.pending();
                bank.moved(bank.pending());
                moves += 1;
            }
            let quota = (AT_FIRST + moves) * GAIN;
            assert!(gained + bank.pending() <= quota, "step {step}");
            assert_eq!(gained, bank.given(), "step {step}");
        }
        assert!(
            gained > moves * GAIN / 2,
            "the control: liars do gain the quota"
        );
    }
}
