//! `umpire perft`: the number of games of a given length.

use std::time::Instant;

use clap::Args;
use serde::Serialize;

use crate::board::Start;
use crate::output;

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    start: Start,
    /// The length in moves.
    #[arg(long, value_name = "N")]
    depth: u32,
}

#[derive(Serialize)]
struct Answer {
    game: &'static str,
    depth: u32,
    nodes: u64,
    seconds: f64,
}

/// Prints the count as one line.
///
/// # Errors
///
/// When the position makes no sense.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let board = arguments.start.board()?;
    let started = Instant::now();
    let nodes = board.perft(arguments.depth);
    output::line(&Answer {
        game: arguments.start.game.as_str(),
        depth: arguments.depth,
        nodes,
        seconds: started.elapsed().as_secs_f64(),
    })
}
