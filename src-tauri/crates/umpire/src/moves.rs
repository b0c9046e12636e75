//! `umpire moves`: the legal moves of a position.

use anyhow::Context;
use clap::Args;
use games::Side;
use serde::Serialize;

use crate::board::Start;
use crate::output;

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    start: Start,
    /// Play this move first; may be said several times.
    #[arg(long, value_name = "MOVE")]
    after: Vec<String>,
}

#[derive(Serialize)]
struct Answer {
    moves: Vec<String>,
    outcome: &'static str,
    winner: Option<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
}

/// Prints the answer as one line.
///
/// # Errors
///
/// When the position or a move to be played first makes no sense.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let mut board = arguments.start.board()?;
    for text in &arguments.after {
        board
            .play(text)
            .with_context(|| format!("--after {text}"))?;
    }
    let (outcome, winner) = board.outcome();
    output::line(&Answer {
        moves: board.moves(),
        outcome,
        winner,
        position: (!arguments.after.is_empty()).then(|| board.text()),
    })
}
