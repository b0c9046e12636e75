//! The published rule sets as values: who hears what, and when a game ends.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The published rule set that a set was made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RuleSetName {
    /// `StrategicEncounter` (L. Newbill, 2012).
    Se,
    /// The Gambit Club's English rules, printed 1933.
    English,
    /// The traditional or Eastern rules (H. Bodlaender's text).
    Traditional,
    /// Berkeley (J. Wolfe).
    Berkeley,
    /// Berkeley with the question "Any?", heard by the mover alone.
    BerkeleyAny,
    /// Cincinnati (D. Moeser, 1977).
    Cincinnati,
    /// Wild 16 of the Internet Chess Club.
    Wild16,
    /// RAND (J. D. Williams, 1950).
    Rand,
    /// Kriegspiel with public reserves.
    Crazykrieg,
}

/// The word of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RefusalWord {
    /// "No".
    No,
    /// "Illegal".
    Illegal,
    /// "Nonsense".
    Nonsense,
    /// "Impossible".
    Impossible,
    /// "Hell no".
    HellNo,
    /// "Error".
    Error,
}

/// Who hears a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Hearers {
    /// Both players.
    Both,
    /// The mover alone.
    Mover,
}

/// One of the four kinds of refusal: its word, and who hears it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RefusalRule {
    /// What is said.
    pub word: RefusalWord,
    /// To whom.
    pub heard_by: Hearers,
}

/// What is told of a captured man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CaptureTold {
    /// The square alone.
    Square,
    /// The square, and whether it was a pawn or a piece.
    PawnOrPiece,
    /// The square and the exact kind (`CrazyKrieg`).
    Exact,
}

/// How a capture en passant is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum EnPassantTold {
    /// As any capture, on the captured pawn's square.
    VictimSquare,
    /// As any capture, on the square where the capturing pawn lands.
    LandingSquare,
    /// Named "en passant", on the square where the capturing pawn lands.
    NamedLandingSquare,
}

/// The words for the five kinds of check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CheckWords {
    /// Vertical, horizontal, left diagonal, right diagonal, knight.
    Absolute,
    /// File, rank, long diagonal, short diagonal, knight.
    LongShort,
}

/// What is told of the pawn captures of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PawnTries {
    /// Nothing.
    Silent,
    /// That there is at least one, in the words "pawn try" (SE without the number).
    Fact,
    /// That there is at least one, in the words "pawn capture" (Cincinnati).
    CaptureFact,
    /// Their number; nothing when there is none.
    Count,
    /// Their number, zero too.
    CountFromZero,
    /// The squares that can be captured on.
    Targets,
    /// The squares of the pawns that can capture.
    Sources,
    /// Only what the question "Any?" is answered.
    Ask(AskRule),
}

/// Which tries the set sets apart because they contradict what has just been announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Contradictions {
    /// None: such a try is refused as any other.
    Ignored,
    /// Pawn captures that the announced pawn tries, or a "no" to "Any?", rule out.
    PawnCaptures,
    /// Those, and replies that cannot answer the announced check.
    PawnCapturesAndReplies,
}

/// Rules of the question "Any?".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskRule {
    /// Who hears question and answer.
    pub heard_by: Hearers,
    /// What the asker owes after "yes".
    pub duty: AskDuty,
    /// The number of possible pawn captures after a "no" is added to the count of refusals.
    pub no_adds_to_count: bool,
    /// What an asker without pawns is told.
    pub without_pawns: WithoutPawns,
    /// The refusal of anything else while a pawn capture is owed.
    pub while_owing: RefusalRule,
}

/// What the asker owes after "yes".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AskDuty {
    /// One pawn capture must be tried; when it fails he is free.
    TryOne,
    /// Pawn captures must be tried until one is legal.
    UntilLegal,
}

/// What an asker without pawns is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WithoutPawns {
    /// "No".
    AnswerNo,
    /// The set's refusal of what is impossible on the own board.
    Refused,
}

/// What is told of a promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PromotionTold {
    /// Nothing.
    Silent,
    /// That there was one, neither piece nor square.
    Told,
    /// That there was one and by whom.
    ToldWithSide,
}

/// What a pawn may become.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PromotesTo {
    /// Queen or rook.
    QueenOrRook,
    /// Queen, rook, bishop or knight.
    Any,
}

/// When a game ends for want of force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Insufficient {
    /// When both sides have at most one minor man and nothing else.
    OneMinorEach,
    /// When no sequence of moves can mate.
    DeadPosition,
}

/// Whether a drawing rule acts by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DrawRule {
    /// The rule does not exist.
    Never,
    /// A player may claim it on his turn.
    Claim,
    /// The referee ends the game.
    Automatic,
}

/// What a stalemate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stalemate {
    /// A draw.
    Draw,
    /// A loss for the side that cannot move (RAND's ladder games).
    Loses,
}

/// A rule set: a published one, or a player's own change of it. Stored whole with each game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RuleSet {
    /// The published set that it is or was made from.
    pub base: RuleSetName,
    /// The name that its player gave it; empty for a published set.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub title: String,
    /// A try that is impossible on the mover's own board.
    pub own_board: RefusalRule,
    /// Which tries count as contradicting what has just been announced.
    pub contradictions: Contradictions,
    /// The refusal of those.
    pub announced: RefusalRule,
    /// The same try again in the same turn.
    pub repeated: RefusalRule,
    /// A try that fails because of what the mover cannot see.
    pub hidden: RefusalRule,
    /// What is told of a captured man.
    pub capture: CaptureTold,
    /// How en passant is told.
    pub en_passant: EnPassantTold,
    /// The words for checks.
    pub checks: CheckWords,
    /// What is told of pawn captures.
    pub pawn_tries: PawnTries,
    /// How many pawn captures may fail in a turn with a pawn try (SE: 3).
    pub try_limit: Option<u8>,
    /// What is told of a promotion.
    pub promotion: PromotionTold,
    /// What a pawn may become.
    pub promotes_to: PromotesTo,
    /// Pawns may step one square straight back.
    pub pawns_move_backward: bool,
    /// When a game ends for want of force.
    pub insufficient: Insufficient,
    /// Fifty moves without capture or pawn move.
    pub fifty: DrawRule,
    /// The same position three times.
    pub repetition: DrawRule,
    /// What a stalemate is.
    pub stalemate: Stalemate,
    /// The mover's opponent may ask how many refusals the last move cost (RAND).
    pub noes_question: bool,
    /// Captured men enter a public reserve and may be dropped (`CrazyKrieg`).
    pub reserves: bool,
}
