//! `umpire bench`: benchmarks, most of them against a peer that runs in the same process, in turns.

mod clock;
mod dumb;
mod history;
mod library;
mod perft;
mod referee;
mod untried;

use clap::{Args, Subcommand};

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    name: Name,
}

#[derive(Subcommand)]
enum Name {
    /// Chess moves against cozy-chess, Dumb Chess against Fairy-Stockfish.
    Perft(perft::Arguments),
    /// Random games of Kriegspiel, refereed.
    Referee(referee::Arguments),
    /// What the screens ask of a library of many games.
    History(history::Arguments),
}

/// Runs the benchmark and prints its figures as one line.
///
/// # Errors
///
/// When an option makes no sense.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    match &arguments.name {
        Name::Perft(arguments) => perft::run(arguments),
        Name::Referee(arguments) => referee::run(arguments),
        Name::History(arguments) => history::run(arguments),
    }
}

/// The middle value, or the mean of the two middle ones.
fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.as_slice() {
        [] => f64::NAN,
        _ if sorted.len() % 2 == 1 => sorted[middle],
        _ => f64::midpoint(sorted[middle - 1], sorted[middle]),
    }
}

/// Our figure over the peer's, round by round.
fn ratios(ours: &[f64], peer: &[f64]) -> Vec<f64> {
    let pairs = ours.iter().zip(peer);
    pairs.map(|(ours, peer)| ours / peer).collect()
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn the_middle_value_ignores_what_lies_far_out() {
        let is_three = |values: &[f64]| (median(values) - 3.0).abs() < f64::EPSILON;
        assert!(is_three(&[3.0, 1.0, 100.0]));
        assert!(is_three(&[4.0, 1.0, 2.0, 100.0]));
        assert!(median(&[]).is_nan());
    }
}
