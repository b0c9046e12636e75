//! What the referee answers, and the words for ends that no move brings.

use games::Side;
use games::chess::Position;

use crate::heard::Heard;
use crate::vocabulary::{Announcement, EndReason, GameResult, Verdict};

/// The referee's whole answer to one try or request: what is said, and to whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The answer in one word.
    pub verdict: Verdict,
    /// What is said, and who hears it.
    pub heard: Heard,
    /// Why and for whom the game ended with it, if it did. Said to both among the rest.
    pub end: Option<(EndReason, GameResult)>,
}

impl Ruling {
    /// A ruling that says nothing yet and ends nothing.
    #[inline]
    pub fn of(verdict: Verdict) -> Self {
        Self {
            verdict,
            heard: Heard::default(),
            end: None,
        }
    }

    /// A game's end that both seats hear.
    pub(crate) fn ended(reason: EndReason, result: GameResult) -> Self {
        Self {
            verdict: Verdict::End,
            heard: Heard::by_both([Announcement::End { reason, result }]),
            end: Some((reason, result)),
        }
    }
}

/// An end that comes from outside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndCause {
    /// This side is out of time.
    Flag(Side),
    /// This side gives the game up.
    Resign(Side),
    /// Both agreed to a draw.
    Agreed,
    /// The game is broken off and counts for nobody.
    Aborted,
}

impl EndCause {
    /// How it ends a game in this position, said to both. A side that is out of time has lost,
    /// unless the other has at most one minor man.
    pub fn ruling(self, position: &Position) -> Ruling {
        self.ruling_where(|side| !position.at_most_one_minor(side))
    }

    /// The same in any game; `can_win` says whether a side has the force to win.
    pub fn ruling_where(self, can_win: impl Fn(Side) -> bool) -> Ruling {
        let (reason, result) = match self {
            Self::Flag(side) if !can_win(side.other()) => {
                (EndReason::FlagInsufficient, GameResult::Draw)
            }
            Self::Flag(side) => (EndReason::Flag, GameResult::won_by(side.other())),
            Self::Resign(side) => (EndReason::Resign, GameResult::won_by(side.other())),
            Self::Agreed => (EndReason::Agreed, GameResult::Draw),
            Self::Aborted => (EndReason::Aborted, GameResult::None),
        };
        Ruling::ended(reason, result)
    }
}

/// A draw that the side to move may claim where the set lets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawClaim {
    /// Fifty moves by both without capture or pawn move.
    Fifty,
    /// The same position for the third time.
    Repetition,
}

/// Why a game cannot be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The position is an end by the rules of the set.
    #[error("the game is over before it begins ({})", .0.as_str())]
    Over(EndReason),
    /// The position was set up for pawns that step back and the set has none, or the reverse.
    #[error("the position and the rules do not agree whether pawns may step back")]
    Pawns,
    /// The position has reserves and the set has none.
    #[error("the position has reserves, which the rules do not know")]
    Reserves,
}
