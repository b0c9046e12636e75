//! The board games that this program knows, by the list that the rules keep.

use anyhow::{Context, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use games::list::{BeginError, Entry, GAMES};
use games::open::OpenGame;

/// Which game, from which position.
#[derive(Args)]
pub(crate) struct Start {
    /// The game.
    #[arg(long, value_parser = PossibleValuesParser::new(GAMES.iter().map(|entry| entry.name)))]
    pub(crate) game: String,
    /// The position; without it the game's start.
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// An option of the game, such as `pawns_move_backward=true` for chess.
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
}

impl Start {
    /// A game by its name, at a position or its start.
    pub(crate) const fn new(game: String, position: Option<String>, set: Vec<String>) -> Self {
        Self {
            game,
            position,
            set,
        }
    }

    /// The game that the options describe.
    ///
    /// # Errors
    ///
    /// When the position is unreadable or an option unknown.
    pub(crate) fn begin(&self) -> anyhow::Result<Box<dyn OpenGame>> {
        let entry = Entry::named(&self.game).context("--game")?;
        match entry.begin(self.position.as_deref(), &self.set) {
            Ok(game) => Ok(game),
            Err(BeginError::Position { what, .. }) => bail!("--position: {what}"),
            Err(BeginError::Option { option, what }) => bail!("--set {option}: {what}"),
        }
    }
}

/// The options of every game, for the help.
pub(crate) fn options_help() -> String {
    let games = GAMES.iter().map(|entry| {
        let options = entry.options.iter().map(|option| {
            let values = option.values.join("|");
            format!("    {}={values}\n        {}\n", option.key, option.doc)
        });
        format!("  {}\n{}", entry.name, options.collect::<String>())
    });
    format!(
        "Options for --set, the usual value first:\n\n{}",
        games.collect::<String>()
    )
}
