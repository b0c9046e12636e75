//! What can be tried and what can be said. These values may be written, sent and shown.

use games::{Cell, Kind, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The referee's answer to one try, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The move stands.
    Legal,
    /// Refused because of what the mover cannot see.
    No,
    /// Refused, in the words of the rule sets that say "illegal".
    Illegal,
    /// Refused as known to be senseless (Berkeley, Cincinnati).
    Nonsense,
    /// Refused as impossible on the mover's own board (Traditional).
    Impossible,
    /// Refused as impossible on the mover's own board (RAND).
    HellNo,
    /// Refused as impossible on the mover's own board (SE).
    Error,
    /// Refused because three pawn captures have already failed in this turn (SE).
    ErrorLimit,
    /// The question "Any?" was answered yes.
    AnyYes,
    /// The question "Any?" was answered no.
    AnyNo,
    /// The rule set has no such question.
    NotAvailable,
    /// The game ended without a move (flag, resignation, agreement, claim).
    End,
}

impl Verdict {
    /// Whether the try was refused and the same side tries again.
    pub const fn is_refusal(self) -> bool {
        matches!(
            self,
            Self::No
                | Self::Illegal
                | Self::Nonsense
                | Self::Impossible
                | Self::HellNo
                | Self::Error
                | Self::ErrorLimit
        )
    }
}

/// What kind of man was captured, as far as the rules tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Captured {
    /// A pawn.
    Pawn,
    /// Anything but a pawn, not told which.
    Piece,
    /// A knight, told exactly (`CrazyKrieg`).
    Knight,
    /// A bishop, told exactly (`CrazyKrieg`).
    Bishop,
    /// A rook, told exactly (`CrazyKrieg`).
    Rook,
    /// A queen, told exactly (`CrazyKrieg`).
    Queen,
}

/// The line along which a king is attacked. In the order of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Along the file (every set but SE).
    File,
    /// Along the rank, in SE's word.
    Horizontal,
    /// By a knight.
    Knight,
    /// Along a diagonal parallel to a8-h1, for both players (SE).
    LeftDiagonal,
    /// Along the longer diagonal through the king (every set but SE).
    Long,
    /// Along the rank (every set but SE).
    Rank,
    /// Along a diagonal parallel to a1-h8, for both players (SE).
    RightDiagonal,
    /// Along the shorter diagonal through the king (every set but SE).
    Short,
    /// Along the file, in SE's word.
    Vertical,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// Neither side has the force to mate.
    Insufficient,
    /// Fifty moves by both without capture or pawn move.
    Fifty,
    /// The same position for the third time.
    Repetition,
    /// A side ran out of time and the other has force to mate.
    Flag,
    /// A side ran out of time, but the other has no force to mate.
    FlagInsufficient,
    /// A side resigned.
    Resign,
    /// Both sides agreed to a draw.
    Agreed,
    /// The game was broken off and counts for nobody.
    Aborted,
    /// A flag stands on the enemy's corner (Invasion).
    FlagCorner,
    /// A king was taken (Dumb Chess).
    KingCaptured,
    /// Neither side can ever move again (Sjakti).
    Immobile,
    /// The side to move has no move, which is a draw (Dumb Chess).
    NoMove,
    /// A hundred moves by both brought nothing new (Invasion).
    Hundred,
    /// The same position again (board games other than chess).
    Recurrence,
    /// Who refused a draw has not shown that he can improve (Dumb Chess).
    Demonstration,
}

impl EndReason {
    /// The word that messages and files use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::Insufficient => "insufficient",
            Self::Fifty => "fifty",
            Self::Repetition => "repetition",
            Self::Flag => "flag",
            Self::FlagInsufficient => "flag_insufficient",
            Self::Resign => "resign",
            Self::Agreed => "agreed",
            Self::Aborted => "aborted",
            Self::FlagCorner => "flag_corner",
            Self::KingCaptured => "king_captured",
            Self::Immobile => "immobile",
            Self::NoMove => "no_move",
            Self::Hundred => "hundred",
            Self::Recurrence => "recurrence",
            Self::Demonstration => "demonstration",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum GameResult {
    /// White won.
    #[serde(rename = "1-0")]
    WhiteWins,
    /// Black won.
    #[serde(rename = "0-1")]
    BlackWins,
    /// A draw.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// No result (aborted).
    #[serde(rename = "*")]
    None,
}

impl GameResult {
    /// The result in which this side won.
    pub const fn won_by(side: Side) -> Self {
        match side {
            Side::White => Self::WhiteWins,
            Side::Black => Self::BlackWins,
        }
    }

    /// The result with this winner; a draw without one.
    pub fn of(winner: Option<Side>) -> Self {
        winner.map_or(Self::Draw, Self::won_by)
    }

    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::None => "*",
        }
    }
}

/// Answer to the question "Any?".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// At least one pawn capture is legal.
    Yes,
    /// None is.
    No,
}

/// More about a refusal, where the mover could not know it from the word alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The set lets pawns become a queen or a rook only (SE).
    QueenOrRookOnly,
    /// "Any?" was answered yes and a pawn capture must be tried first.
    MustTryPawnCapture,
}

/// One thing that the referee says. The same value may be heard by one seat or by both.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum Announcement {
    /// This side moves next.
    Turn {
        /// The side to move.
        side: Side,
    },
    /// A man was captured.
    Capture {
        /// The square that the rule set names.
        square: Cell,
        /// What was captured, where the set tells it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        what: Option<Captured>,
        /// Named as en passant.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        ep: bool,
        /// Which kind of man captured, where the set tells it (Dutch problems).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        by: Option<Captured>,
    },
    /// The king of the side to move is attacked along these lines (two in a double check).
    Check {
        /// Sorted and distinct.
        dirs: Vec<Direction>,
    },
    /// The pawn tries of the side to move: their number, or their squares.
    Tries {
        /// The number of legal pawn captures.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        n: Option<u8>,
        /// The squares that can be captured on (RAND).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        to: Option<Vec<Cell>>,
        /// The squares of the pawns that can capture (RAND's other reading).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<Vec<Cell>>,
    },
    /// The side to move has at least one pawn try (SE without the number).
    Try,
    /// The side to move has at least one pawn try (Cincinnati).
    PawnCapture,
    /// A pawn was promoted.
    Promotion {
        /// By whom, where the set tells it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        side: Option<Side>,
    },
    /// A man was promoted where both see everything.
    Promoted {
        /// Where it stands now.
        square: Cell,
    },
    /// A side that cannot move passes (Sjakti).
    Pass {
        /// Which.
        side: Side,
    },
    /// A man was dropped from the reserve (`CrazyKrieg`).
    Drop {
        /// Its full name, such as `knight`.
        piece: String,
    },
    /// The question "Any?" was answered.
    Any {
        /// Yes or no.
        answer: Answer,
    },
    /// How many refusals the last move cost.
    IllegalCount {
        /// The number.
        n: u32,
    },
    /// The game is over.
    End {
        /// Why.
        reason: EndReason,
        /// For whom.
        result: GameResult,
    },
    /// Refused because of what the mover cannot see.
    No,
    /// Refused, "illegal".
    Illegal,
    /// Refused, "nonsense".
    Nonsense {
        /// More, where the word alone does not tell it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        why: Option<Why>,
    },
    /// Refused, "impossible".
    Impossible {
        /// More, where the word alone does not tell it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        why: Option<Why>,
    },
    /// Refused, "hell no".
    HellNo,
    /// Refused, "error": never a legal move on the mover's own board.
    Error {
        /// More, where the word alone does not tell it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        why: Option<Why>,
    },
    /// Refused: three pawn captures have failed in this turn.
    ErrorLimit,
}

impl Announcement {
    /// Whether a player who hears it with the other side's completed move may want to think again:
    /// a capture, a check, a pawn try, a promotion, a drop, an end. The turn itself, the answer
    /// that there are no pawn tries, and what only a refused try says are no news.
    pub fn is_news(&self) -> bool {
        match self {
            Self::Capture { .. }
            | Self::Check { .. }
            | Self::Try
            | Self::PawnCapture
            | Self::Promotion { .. }
            | Self::Promoted { .. }
            | Self::Pass { .. }
            | Self::Drop { .. }
            | Self::Any { .. }
            | Self::IllegalCount { .. }
            | Self::End { .. } => true,
            Self::Tries { n, to, from } => {
                let none = |squares: &Option<Vec<Cell>>| squares.as_ref().is_none_or(Vec::is_empty);
                n.is_some_and(|n| n > 0) || !none(to) || !none(from)
            }
            Self::Turn { .. }
            | Self::No
            | Self::Illegal
            | Self::Nonsense { .. }
            | Self::Impossible { .. }
            | Self::HellNo
            | Self::Error { .. }
            | Self::ErrorLimit => false,
        }
    }
}

/// One try, as a player submits it. Text forms: `e2e4`, `e7e8q`, `N@d4`, `any?`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Try {
    /// A man is moved.
    Move {
        /// From here.
        from: Cell,
        /// To here. Castling is the king's move of two squares.
        to: Cell,
        /// What a pawn becomes, if it was said.
        promotion: Option<Kind>,
    },
    /// A man is dropped from the reserve.
    Drop {
        /// Its kind.
        kind: Kind,
        /// To here.
        to: Cell,
    },
    /// The question whether there is any pawn capture.
    Any,
}

/// Why a try could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a try: write a move such as e2e4 or e7e8q, a drop such as N@d4, or any?")]
pub struct ParseTryError {
    /// What was read.
    pub text: String,
}

impl std::str::FromStr for Try {
    type Err = ParseTryError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_try(text).ok_or_else(|| ParseTryError {
            text: text.to_owned(),
        })
    }
}

fn read_try(text: &str) -> Option<Try> {
    if text == "any?" {
        return Some(Try::Any);
    }
    if let Some((kind, to)) = text.split_once('@') {
        let kind = kind.parse().ok()?;
        return Some(Try::Drop {
            kind,
            to: to.parse().ok()?,
        });
    }
    let from = text.get(0..2)?.parse().ok()?;
    let to = text.get(2..4)?.parse().ok()?;
    let promotion = match text.get(4..)? {
        "" => None,
        letter => Some(letter.parse().ok()?),
    };
    Some(Try::Move {
        from,
        to,
        promotion,
    })
}

impl std::fmt::Display for Try {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Move {
                from,
                to,
                promotion: None,
            } => write!(f, "{from}{to}"),
            Self::Move {
                from,
                to,
                promotion: Some(kind),
            } => write!(f, "{from}{to}{kind}"),
            Self::Drop { kind, to } => write!(f, "{}@{to}", kind.letter().to_ascii_uppercase()),
            Self::Any => f.write_str("any?"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_is_what_a_completed_move_told_beyond_the_turn() {
        let tries = |n| Announcement::Tries {
            n: Some(n),
            to: None,
            from: None,
        };
        let to = |to| Announcement::Tries {
            n: None,
            to: Some(to),
            from: None,
        };
        let e5: Cell = "e5".parse().expect("a square");
        let capture = Announcement::Capture {
            square: e5,
            what: None,
            ep: false,
            by: None,
        };
        for (said, is_news) in [
            (Announcement::Turn { side: Side::White }, false),
            (tries(0), false),
            (to(Vec::new()), false),
            (Announcement::No, false),
            (tries(1), true),
            (to(vec![e5]), true),
            (Announcement::Try, true),
            (capture, true),
            (Announcement::Promotion { side: None }, true),
        ] {
            assert_eq!(said.is_news(), is_news, "{said:?}");
        }
    }
}
