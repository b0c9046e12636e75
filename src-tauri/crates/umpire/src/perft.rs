//! `umpire perft`: the number of games of a given length.

use std::time::Instant;

use clap::Args;
use serde::Serialize;

use crate::board::{Start, options_help};
use crate::output;

#[derive(Args)]
#[command(after_help = options_help())]
pub(crate) struct Arguments {
    #[command(flatten)]
    start: Start,
    /// The length in moves.
    #[arg(long, value_name = "N")]
    depth: u32,
}

#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
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
    let game = arguments.start.begin()?;
    let started = Instant::now();
    let nodes = game.perft(arguments.depth);
    output::line(&Answer {
        game: &arguments.start.game,
        depth: arguments.depth,
        nodes,
        seconds: started.elapsed().as_secs_f64(),
    })
}
