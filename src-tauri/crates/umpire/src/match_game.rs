//! One game of a match that was played, and what its players used.

use std::time::{Duration, Instant};

use bots::Budget;
use cpu_time::ThreadTime;
use games::{BySide, Side};
use referee::{GameResult, Verdict};
use serde::Serialize;

/// A longer game is a draw.
pub(crate) const MOST_PLIES: u32 = 600;
/// How much later than its time a try may come before it counts as late.
const GRACE: Duration = Duration::from_millis(50);

/// What one player used.
#[derive(Clone, Debug, Default)]
pub(crate) struct Usage {
    /// Moves completed.
    pub(crate) plies: u32,
    /// Tries that the referee refused.
    pub(crate) refused: u32,
    /// Tries that the player's own board does not allow.
    pub(crate) illegal: u32,
    /// Tries that came after their time.
    pub(crate) late: u32,
    cpu: Option<Duration>,
}

impl Usage {
    /// Adds another game's.
    pub(crate) fn add(&mut self, other: &Self) {
        self.plies += other.plies;
        self.refused += other.refused;
        self.illegal += other.illegal;
        self.late += other.late;
        self.add_cpu(other.cpu);
    }

    /// Counts one choice: whether it came late, and the processor time if it was spent here.
    pub(crate) fn add_choice(&mut self, budget: &Budget, choice: &Timed<impl Sized>, is_own: bool) {
        let limit = budget.movetime.map(|time| time + GRACE);
        self.late += u32::from(limit.is_some_and(|limit| choice.elapsed > limit));
        self.add_cpu(is_own.then_some(choice.cpu));
    }

    /// Counts the answer to a try.
    pub(crate) fn add_answer(&mut self, stands: bool) {
        self.plies += u32::from(stands);
        self.refused += u32::from(!stands);
    }

    pub(crate) fn add_cpu(&mut self, more: Option<Duration>) {
        if let Some(more) = more {
            self.cpu = Some(self.cpu.unwrap_or_default() + more);
        }
    }

    /// Processor time for each completed move, refused tries and listening included; none for a
    /// program whose time is not ours.
    pub(crate) fn cpu_ms_per_ply(&self) -> Option<f64> {
        let cpu = self.cpu?;
        Some(cpu.as_secs_f64() * 1000.0 / f64::from(self.plies.max(1)))
    }
}

/// A game that was played.
pub(crate) struct Game {
    pub(crate) number: usize,
    pub(crate) players: BySide<String>,
    pub(crate) first_is_white: bool,
    pub(crate) result: GameResult,
    pub(crate) reason: &'static str,
    pub(crate) used: [Usage; 2],
    pub(crate) tries: Vec<TryLine>,
    /// What an engine did that lost its game.
    pub(crate) fault: Option<String>,
}

/// One try and the answer to it.
#[derive(Clone, Serialize)]
pub(crate) struct TryLine {
    pub(crate) side: Side,
    #[serde(rename = "try")]
    pub(crate) text: String,
    pub(crate) verdict: Verdict,
}

/// One game as it is printed.
#[derive(Serialize)]
pub(crate) struct Summary<'a> {
    game: usize,
    white: &'a str,
    black: &'a str,
    result: GameResult,
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<&'a str>,
    plies: u32,
    refused: BySide<u32>,
}

/// One game as it is logged.
#[derive(Serialize)]
pub(crate) struct Logged<'a> {
    #[serde(flatten)]
    summary: Summary<'a>,
    tries: &'a [TryLine],
}

impl Game {
    pub(crate) fn first_is_white(&self) -> bool {
        self.first_is_white
    }

    pub(crate) fn result(&self) -> GameResult {
        self.result
    }

    /// What the first and the second player used.
    pub(crate) fn used(&self) -> &[Usage; 2] {
        &self.used
    }

    pub(crate) fn summary(&self) -> Summary<'_> {
        let used = |side| &self.used[seat_of(side, self.first_is_white)];
        Summary {
            game: self.number + 1,
            white: &self.players.white,
            black: &self.players.black,
            result: self.result,
            reason: self.reason,
            fault: self.fault.as_deref(),
            plies: self.used.iter().map(|used| used.plies).sum(),
            refused: BySide::from_fn(|side| used(side).refused),
        }
    }

    pub(crate) fn record(&self) -> Logged<'_> {
        Logged {
            summary: self.summary(),
            tries: &self.tries,
        }
    }
}

/// The index of the player in this seat: 0 for the first player.
pub(crate) fn seat_of(side: Side, first_is_white: bool) -> usize {
    usize::from((side == Side::White) != first_is_white)
}

/// Something that was done, and how long it took.
pub(crate) struct Timed<T> {
    pub(crate) done: T,
    pub(crate) elapsed: Duration,
    /// The processor time of this thread.
    pub(crate) cpu: Duration,
}

/// Does something and takes its time.
pub(crate) fn timed<T>(act: impl FnOnce() -> T) -> Timed<T> {
    let (started, thread) = (Instant::now(), ThreadTime::now());
    let done = act();
    Timed {
        done,
        elapsed: started.elapsed(),
        cpu: thread.elapsed(),
    }
}
