//! The figures of a match: wins, draws, losses, the score and how sure it is.

use games::Side;
use referee::GameResult;
use serde::Serialize;

use crate::match_game::{Game, Usage};

/// The results of the player named by `--white` and what both have used.
#[derive(Default)]
pub(crate) struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    used: [Usage; 2],
}

/// The last line of a match.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    games: u32,
    first: Figures,
    second: Figures,
    /// Of the first player: a win is 1, a draw a half.
    score: f64,
    interval95: [f64; 2],
    /// Of the first player.
    cpu_ms_per_ply: Option<f64>,
}

/// One player's figures.
#[derive(Debug, Serialize)]
struct Figures {
    wins: u32,
    draws: u32,
    losses: u32,
    illegal: u32,
    late: u32,
    refused: u32,
    plies: u32,
    cpu_ms_per_ply: Option<f64>,
}

impl Tally {
    /// Counts one game.
    pub(crate) fn add(&mut self, game: &Game) {
        let first = if game.first_is_white() {
            Side::White
        } else {
            Side::Black
        };
        match game.result() {
            result if result == GameResult::won_by(first) => self.wins += 1,
            result if result == GameResult::won_by(first.other()) => self.losses += 1,
            _ => self.draws += 1,
        }
        for (sum, used) in self.used.iter_mut().zip(game.used()) {
            sum.add(used);
        }
    }

    /// The figures so far.
    pub(crate) fn report(&self) -> Report {
        let games = self.wins + self.draws + self.losses;
        let score = (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games);
        let [first, second] = &self.used;
        Report {
            games,
            first: figures([self.wins, self.draws, self.losses], first),
            second: figures([self.losses, self.draws, self.wins], second),
            score: rounded(score),
            interval95: interval95(score, games).map(rounded),
            cpu_ms_per_ply: first.cpu_ms_per_ply().map(rounded),
        }
    }
}

fn figures([wins, draws, losses]: [u32; 3], used: &Usage) -> Figures {
    Figures {
        wins,
        draws,
        losses,
        illegal: used.illegal,
        late: used.late,
        refused: used.refused,
        plies: used.plies,
        cpu_ms_per_ply: used.cpu_ms_per_ply().map(rounded),
    }
}

/// Four digits after the point.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

/// Wilson's interval that holds the true share in 19 of 20 matches. With draws it is a little
/// wider than it must be.
fn interval95(share: f64, games: u32) -> [f64; 2] {
    const Z: f64 = 1.959_964;
    let n = f64::from(games);
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    [(middle - half) / scale, (middle + half) / scale]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_interval(share: f64, games: u32, expected: [f64; 2]) {
        let found = interval95(share, games).map(rounded);
        assert_eq!(format!("{found:?}"), format!("{expected:?}"));
    }

    #[test]
    fn the_interval_is_wilsons() {
        check_interval(0.5, 100, [0.4038, 0.5962]);
        check_interval(1.0, 10, [0.7225, 1.0]);
        check_interval(0.0, 10, [0.0, 0.2775]);
        check_interval(0.92, 400, [0.8892, 0.9428]);
    }
}
