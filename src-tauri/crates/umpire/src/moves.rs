//! `umpire moves`: the legal moves of a position.

use anyhow::Context;
use clap::Args;
use games::Side;
use serde::Serialize;

use crate::board::{Start, options_help};
use crate::output;

#[derive(Args)]
#[command(after_help = options_help())]
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
    let mut game = arguments.start.begin()?;
    for text in &arguments.after {
        game.play(text).with_context(|| format!("--after {text}"))?;
    }
    let standing = game.standing();
    output::line(&Answer {
        moves: game.moves(),
        outcome: standing.as_str(),
        winner: standing.winner(),
        position: (!arguments.after.is_empty()).then(|| game.text()),
    })
}
