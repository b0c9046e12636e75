//! The board games that this program knows, behind one door for every command.

mod chess;

use anyhow::bail;
use clap::{Args, ValueEnum};
use games::Side;

/// A game by its name on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameName {
    /// Chess, orthodox or with pawns that may step back.
    Chess,
    /// Sjakti.
    Sjakti,
    /// Dumb Chess.
    Dumb,
    /// Invasion.
    Invasion,
}

impl GameName {
    /// The name as it is typed.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Chess => "chess",
            Self::Sjakti => "sjakti",
            Self::Dumb => "dumb",
            Self::Invasion => "invasion",
        }
    }
}

/// Which game, from which position.
#[derive(Args)]
pub(crate) struct Start {
    /// The game.
    #[arg(long)]
    pub(crate) game: GameName,
    /// The position; without it the game's start.
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// An option of the game, such as `pawns_move_backward=true` for chess.
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
}

/// A game in which both players see everything.
pub(crate) trait Board {
    /// Every legal move, sorted as bytes; none when the game is over.
    fn moves(&self) -> Vec<String>;
    /// Plays a move, or says that it is none.
    fn play(&mut self, text: &str) -> anyhow::Result<()>;
    /// How the game stands, in one word, and who has won.
    fn outcome(&self) -> (&'static str, Option<Side>);
    /// The position as text.
    fn text(&self) -> String;
    /// The number of games of this many moves from here.
    fn perft(&self, depth: u32) -> u64;
}

impl Start {
    /// The board that the options describe.
    ///
    /// # Errors
    ///
    /// When the position is unreadable, an option unknown, or the game not there.
    pub(crate) fn board(&self) -> anyhow::Result<Box<dyn Board>> {
        match self.game {
            GameName::Chess => Ok(Box::new(chess::Chess::read(
                self.position.as_deref(),
                &self.set,
            )?)),
            GameName::Sjakti | GameName::Dumb | GameName::Invasion => {
                bail!("--game {}: this game is not there yet", self.game.as_str())
            }
        }
    }
}
