//! How engines of the UCI protocol, programs of other people, are told a game.

/// What an engine must know before the first position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineGame {
    /// A game that engines know by this name.
    Known(&'static str),
    /// A game that Fairy-Stockfish can be told: the lines of its variant file, without the heading.
    Described(String),
}

/// A legal move in our words and in an engine's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineMove {
    /// The move's text in this program.
    pub text: String,
    /// What an engine calls it; none when it cannot be told of this move.
    pub told: Option<String>,
}

/// Why no engine can be told a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotForEngines {
    /// It is not known outside of this program.
    #[error("no engine knows this game")]
    Game,
    /// Pawns may step back.
    #[error("no engine knows pawns that step back")]
    PawnsBackward,
    /// A man that no description fits.
    #[error("no engine can be told what the {0} does")]
    Man(&'static str),
}
