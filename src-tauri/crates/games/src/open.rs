//! Games in which both players see everything, behind one door.
//!
//! A game brings its [`Rules`]: one type for a position. [`Played`] adds what only a history can
//! tell and makes of it an [`OpenGame`], which is all that commands and tables know of a game.

mod demonstration;
mod scene;

use std::fmt;

pub use demonstration::{Demonstration, Progress};
pub use scene::{Choice, Ground, Held, Scene, Spot, squares_of};
pub(crate) use scene::{cells, men};

use crate::Side;
use crate::engine::{EngineGame, EngineMove, NotForEngines};
use crate::search::{self, Asked, Memory, Present, Stop, Thought, Weighed};

/// What ended a game on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// In check without a move that answers it.
    Checkmate,
    /// Not in check and without a move.
    Stalemate,
    /// Neither side can ever move again.
    Immobile,
    /// The side to move has no move, which is a draw in this game.
    NoMove,
    /// A flag stands on the enemy's corner.
    Flag,
    /// A king was taken.
    KingCaptured,
    /// Nobody has anything left to win with.
    Insufficient,
    /// Fifty moves of each side brought nothing new.
    Fifty,
    /// A hundred moves of each side brought nothing new.
    Hundred,
    /// The same position again.
    Repetition,
    /// Who refused a draw has not shown that he can improve.
    Demonstration,
}

impl Ending {
    /// The word for it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::Immobile => "immobile",
            Self::NoMove => "no_move",
            Self::Flag => "flag",
            Self::KingCaptured => "king_captured",
            Self::Insufficient => "insufficient",
            Self::Fifty => "fifty",
            Self::Hundred => "hundred",
            Self::Repetition => "repetition",
            Self::Demonstration => "demonstration",
        }
    }

    /// This end without a winner.
    pub const fn drawn(self) -> End {
        End {
            ending: self,
            winner: None,
        }
    }

    /// This end with a winner.
    pub const fn won_by(self, side: Side) -> End {
        End {
            ending: self,
            winner: Some(side),
        }
    }
}

/// How a game ended on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// By what.
    pub ending: Ending,
    /// Who has won; nobody when it is drawn.
    pub winner: Option<Side>,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It goes on.
    Ongoing,
    /// It goes on, and the side to move is in check.
    Check,
    /// It goes on, and the side to move can only pass.
    Pass,
    /// It is over.
    Ended(End),
}

impl Standing {
    /// The word for it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ongoing => "ongoing",
            Self::Check => "check",
            Self::Pass => "pass",
            Self::Ended(end) => end.ending.as_str(),
        }
    }

    /// How it is over, if it is.
    pub const fn end(self) -> Option<End> {
        match self {
            Self::Ended(end) => Some(end),
            Self::Ongoing | Self::Check | Self::Pass => None,
        }
    }

    /// Who has won.
    pub const fn winner(self) -> Option<Side> {
        match self.end() {
            Some(end) => end.winner,
            None => None,
        }
    }
}

/// The rules of one game, as questions to one position. Nothing here depends on earlier ones.
pub trait Rules: Clone + Send + Sync {
    /// One move in the position that it was made from; shown as its text.
    type Move: Copy + fmt::Display;
    /// Every move of a position.
    type Moves: IntoIterator<Item = Self::Move>;
    /// What must be equal for a position to have come again.
    type Key: Clone + PartialEq + Send + Sync;

    /// The game is drawn when a position occurs for this many times.
    const OCCURRENCES: usize;

    /// The side to move.
    fn turn(&self) -> Side;
    /// Every legal move; none when a man has decided the game. Draws by counting are [`end`](Self::end)'s.
    fn moves(&self) -> Self::Moves;
    /// How many legal moves there are.
    fn count_moves(&self) -> u64;
    /// Plays one of the legal moves.
    fn play(&mut self, m: Self::Move);
    /// Whether the side to move is in check.
    fn is_check(&self) -> bool;
    /// How this position ends the game, if it does.
    fn end(&self) -> Option<End>;
    /// Whether a forced pass is the only move.
    fn is_pass(&self) -> bool {
        false
    }
    /// Whether neither side has anything left to win with. That draws a game in which it came
    /// about; a game that is set up so is played on.
    fn is_bare(&self) -> bool {
        false
    }
    /// What a side has more than the other, in a game where who refuses a draw must better that.
    fn balance(&self, _side: Side) -> Option<i32> {
        None
    }
    /// What must be equal for this position to have come again.
    fn key(&self) -> Self::Key;
    /// The position as text.
    fn text(&self) -> String;
    /// What engines must know of this game.
    ///
    /// # Errors
    ///
    /// When none can be told it.
    fn engine_game(&self) -> Result<EngineGame, NotForEngines> {
        Err(NotForEngines::Game)
    }
    /// The position as an engine reads it.
    fn engine_position(&self) -> String {
        self.text()
    }
    /// A legal move as an engine writes it; none when it cannot be told of this one.
    fn engine_move(&self, _: Self::Move) -> Option<String> {
        None
    }
    /// What a board shows of the position.
    fn scene(&self) -> Scene;
    /// What a board shows of a legal move.
    fn choice(&self, m: Self::Move) -> Choice;
    /// The number of games of this many moves from here.
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let children = self.moves().into_iter().map(|m| {
                    let mut child = self.clone();
                    child.play(m);
                    child.perft(depth - 1)
                });
                children.sum()
            }
        }
    }
}

/// Why a move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The text is no legal move of this position.
    #[error("not a legal move here")]
    NotLegal,
}

/// A game in progress in which both players see everything.
pub trait OpenGame: Send + Sync {
    /// The same game once more.
    fn copy(&self) -> Box<dyn OpenGame>;
    /// The side to move.
    fn turn(&self) -> Side;
    /// Every legal move as text, sorted as bytes; none when the game is over.
    fn moves(&self) -> Vec<String>;
    /// Plays a move.
    ///
    /// # Errors
    ///
    /// When the text is no legal move; nothing is changed then.
    fn play(&mut self, text: &str) -> Result<(), PlayError>;
    /// How the game stands.
    fn standing(&self) -> Standing;
    /// The position as text.
    fn text(&self) -> String;
    /// What a board shows of the position.
    fn scene(&self) -> Scene;
    /// Every legal move with what a board shows of it, sorted by text; none when the game is over.
    fn choices(&self) -> Vec<Choice>;
    /// Whether who refuses a draw must show that he can improve.
    fn has_demonstrations(&self) -> bool;
    /// This side refuses a draw. In a game without demonstrations nothing comes of it.
    fn draw_declined(&mut self, by: Side);
    /// The demonstration that runs, and by how much its side must still improve.
    fn demonstration(&self) -> Option<(Demonstration, u32)>;
    /// The number of games of this many moves from here, by the position alone.
    fn perft(&self, depth: u32) -> u64;
    /// What engines must know of this game.
    ///
    /// # Errors
    ///
    /// When none can be told it.
    fn engine_game(&self) -> Result<EngineGame, NotForEngines>;
    /// The position as an engine reads it.
    fn engine_position(&self) -> String;
    /// Every legal move with an engine's word for it.
    fn engine_moves(&self) -> Vec<EngineMove>;
    /// What the computer thinks of the moves here; nothing when the game is over.
    fn think(&self, asked: Asked, memory: &mut Memory, stop: Stop<'_>) -> Thought<String>;
}

/// A game with its history.
#[derive(Clone)]
pub struct Played<R: Weighed> {
    position: R,
    /// What every position so far is known by, this one last.
    keys: Vec<R::Key>,
    /// The same as the search knows them.
    hashes: Vec<u64>,
    set_up_bare: bool,
    demonstration: Option<Demonstration>,
}

impl<R: Weighed> Played<R> {
    /// A game that begins here.
    pub fn new(position: R) -> Self {
        Self {
            keys: vec![position.key()],
            hashes: vec![position.hash()],
            set_up_bare: position.is_bare(),
            demonstration: None,
            position,
        }
    }

    fn end(&self) -> Option<End> {
        if let Some(end) = self.position.end() {
            return Some(end);
        }
        if self.position.is_bare() && !self.set_up_bare {
            return Some(Ending::Insufficient.drawn());
        }
        let last = self.keys.last();
        let seen = self.keys.iter().filter(|&key| Some(key) == last).count();
        if seen >= R::OCCURRENCES {
            return Some(Ending::Repetition.drawn());
        }
        let failed = self
            .demonstration
            .is_some_and(|shown| shown.moves_left == 0);
        failed.then_some(Ending::Demonstration.drawn())
    }

    fn balance(&self, side: Side) -> i32 {
        self.position.balance(side).unwrap_or(0)
    }

    /// Counts a move of this side, if a demonstration runs.
    fn demonstrate(&mut self, mover: Side) {
        let Some(mut shown) = self.demonstration else {
            return;
        };
        self.demonstration = match shown.played(mover, self.balance(shown.side)) {
            Progress::Passed => None,
            Progress::Running | Progress::Failed => Some(shown),
        };
    }
}

impl<R: Weighed + 'static> OpenGame for Played<R> {
    fn copy(&self) -> Box<dyn OpenGame> {
        Box::new(self.clone())
    }

    fn turn(&self) -> Side {
        self.position.turn()
    }

    fn moves(&self) -> Vec<String> {
        if self.end().is_some() {
            return Vec::new();
        }
        let moves = self.position.moves().into_iter();
        let mut texts: Vec<String> = moves.map(|m| m.to_string()).collect();
        texts.sort_unstable();
        texts
    }

    fn play(&mut self, text: &str) -> Result<(), PlayError> {
        if self.end().is_some() {
            return Err(PlayError::Over);
        }
        let by = self.position.turn();
        let mut moves = self.position.moves().into_iter();
        let known = moves.find(|m| m.to_string() == text);
        self.position.play(known.ok_or(PlayError::NotLegal)?);
        self.keys.push(self.position.key());
        self.hashes.push(self.position.hash());
        self.demonstrate(by);
        Ok(())
    }

    fn standing(&self) -> Standing {
        match self.end() {
            Some(end) => Standing::Ended(end),
            None if self.position.is_check() => Standing::Check,
            None if self.position.is_pass() => Standing::Pass,
            None => Standing::Ongoing,
        }
    }

    fn text(&self) -> String {
        self.position.text()
    }

    fn scene(&self) -> Scene {
        self.position.scene()
    }

    fn choices(&self) -> Vec<Choice> {
        if self.end().is_some() {
            return Vec::new();
        }
        let moves = self.position.moves().into_iter();
        let mut choices: Vec<Choice> = moves.map(|m| self.position.choice(m)).collect();
        choices.sort_unstable_by(|one, other| one.text.cmp(&other.text));
        choices
    }

    fn has_demonstrations(&self) -> bool {
        self.position.balance(Side::White).is_some()
    }

    fn draw_declined(&mut self, by: Side) {
        if let Some(balance) = self.position.balance(by) {
            self.demonstration = Some(Demonstration::new(by, balance));
        }
    }

    fn demonstration(&self) -> Option<(Demonstration, u32)> {
        let shown = self.demonstration?;
        Some((shown, shown.missing(self.balance(shown.side))))
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }

    fn engine_game(&self) -> Result<EngineGame, NotForEngines> {
        self.position.engine_game()
    }

    fn engine_position(&self) -> String {
        self.position.engine_position()
    }

    fn engine_moves(&self) -> Vec<EngineMove> {
        let moves = self.position.moves().into_iter();
        let told = moves.map(|m| EngineMove {
            text: m.to_string(),
            told: self.position.engine_move(m),
        });
        told.collect()
    }

    fn think(&self, asked: Asked, memory: &mut Memory, stop: Stop<'_>) -> Thought<String> {
        if self.end().is_some() {
            return Thought::none();
        }
        let present = Present {
            at: &self.position,
            game: &self.hashes,
            set_up_bare: self.set_up_bare,
        };
        search::think(&present, asked, memory, stop).into_texts()
    }
}
