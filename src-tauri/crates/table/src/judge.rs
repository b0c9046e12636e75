//! Who keeps the rules at a table: the referee of a hidden game, or plain chess.

use games::chess::{OwnBoard, Position};
use games::{BySide, Cell, Kind, Man, Side};
use protocol::client::Claim;
use protocol::terms::{Rules, Terms};
use protocol::view::Hint;
use referee::{
    Announcement, DrawClaim, DrawRule, EndCause, EndReason, GameResult, PawnTries, PromotesTo,
    Proof, Referee, RuleSet, Ruling, Try, Verdict,
};
use shakmaty::{Bitboard, Role, Square};

use crate::open_chess::{OpenChess, square};
use crate::start;
use crate::terms::TermsError;

/// The keeper of the rules.
#[derive(Clone)]
pub(crate) enum Judge {
    /// Regular chess: both armies shown.
    Open(OpenChess),
    /// Kriegspiel.
    Hidden(Box<Referee>),
}

/// How a claim of a draw is answered.
pub(crate) enum ClaimAnswer {
    /// These rules have no such claim.
    NotInTheseRules,
    /// It is not true.
    Rejected,
    /// It is true.
    Granted(Ruling),
}

impl Judge {
    /// The judge of a game on these terms.
    pub(crate) fn new(terms: &Terms) -> Result<Self, TermsError> {
        Self::from_start(&terms.rules, start::start_position(terms)?)
    }

    /// The judge of a game under these rules from this position.
    pub(crate) fn from_start(rules: &Rules, position: Position) -> Result<Self, TermsError> {
        match rules {
            Rules::Chess => OpenChess::new(position)
                .map(Self::Open)
                .map_err(start::over),
            Rules::Hidden { set } => Referee::new((**set).clone(), position)
                .map(|referee| Self::Hidden(Box::new(referee)))
                .map_err(|why| start::unfit(&why)),
        }
    }

    /// Whether the enemy is hidden.
    pub(crate) fn is_hidden(&self) -> bool {
        self.rules().is_some()
    }

    /// The rule set of a hidden game.
    fn rules(&self) -> Option<&RuleSet> {
        match self {
            Self::Open(_) => None,
            Self::Hidden(referee) => Some(referee.rules()),
        }
    }

    pub(crate) fn turn(&self) -> Side {
        match self {
            Self::Open(chess) => chess.turn(),
            Self::Hidden(referee) => referee.turn(),
        }
    }

    pub(crate) fn ply(&self) -> u32 {
        match self {
            Self::Open(chess) => chess.ply(),
            Self::Hidden(referee) => referee.ply(),
        }
    }

    /// The referee's first words.
    pub(crate) fn opening(&self) -> BySide<Vec<Announcement>> {
        match self {
            Self::Open(chess) => chess.opening(),
            Self::Hidden(referee) => referee.opening(),
        }
    }

    /// The answer to a try; nothing happens.
    pub(crate) fn judge(&self, tried: Try) -> Ruling {
        match self {
            Self::Open(chess) => chess.judge(tried),
            Self::Hidden(referee) => referee.judge(&tried),
        }
    }

    /// Lets a try with its answer happen, without judging again.
    pub(crate) fn record(&mut self, tried: Try, verdict: Verdict) {
        match self {
            Self::Open(chess) => chess.record(tried, verdict),
            Self::Hidden(referee) => referee.record(&tried, verdict),
        }
    }

    /// Lets the end happen.
    pub(crate) fn record_end(&mut self, reason: EndReason, result: GameResult) {
        match self {
            Self::Open(chess) => chess.record_end(reason, result),
            Self::Hidden(referee) => referee.record_end(reason, result),
        }
    }

    /// The end that something outside the board would bring.
    pub(crate) fn end_now(&self, cause: EndCause) -> Ruling {
        match self {
            Self::Open(chess) => chess.end_now(cause),
            Self::Hidden(referee) => referee.end_now(cause),
        }
    }

    /// Whether the rules have this claim. Public.
    pub(crate) fn has_claim(&self, claim: Claim) -> bool {
        let rule = |set: &RuleSet| match claim {
            Claim::Fifty => set.fifty,
            Claim::Repetition => set.repetition,
        };
        self.rules().map(rule) == Some(DrawRule::Claim)
    }

    /// The answer to a claim of the side to move.
    pub(crate) fn claim(&self, claim: Claim) -> ClaimAnswer {
        let Self::Hidden(referee) = self else {
            return ClaimAnswer::NotInTheseRules;
        };
        if !self.has_claim(claim) {
            return ClaimAnswer::NotInTheseRules;
        }
        let claim = match claim {
            Claim::Fifty => DrawClaim::Fifty,
            Claim::Repetition => DrawClaim::Repetition,
        };
        referee
            .claim(claim)
            .map_or(ClaimAnswer::Rejected, ClaimAnswer::Granted)
    }

    /// Whether the rules have the question "Any?". Public.
    pub(crate) fn has_any_question(&self) -> bool {
        self.rules()
            .is_some_and(|set| matches!(set.pawn_tries, PawnTries::Ask(_)))
    }

    /// Whether the side to move owes a pawn capture after a "yes" to "Any?". For that side alone.
    pub(crate) fn owes_pawn_capture(&self) -> bool {
        match self {
            Self::Open(_) => false,
            Self::Hidden(referee) => referee.owes_pawn_capture(),
        }
    }

    /// Whether the rules have the question for noes. Public.
    pub(crate) fn has_noes_question(&self) -> bool {
        self.rules().is_some_and(|set| set.noes_question)
    }

    /// How many refusals the last move cost, if the asker may know.
    pub(crate) fn noes(&self, asker: Side) -> Option<Ruling> {
        match self {
            Self::Open(_) => None,
            Self::Hidden(referee) => referee.noes(asker),
        }
    }

    /// Whether no side ever has more than sixteen men: no man comes back from a reserve. Public.
    pub(crate) fn men_are_limited(&self) -> bool {
        self.rules().is_none_or(|set| !set.reserves)
    }

    /// What a side knows of its own men.
    pub(crate) fn own_board(&self, side: Side) -> OwnBoard {
        match self {
            Self::Open(chess) => chess.position().own_board(side),
            Self::Hidden(referee) => referee.own_board(side),
        }
    }

    /// A side's own men.
    pub(crate) fn own_men(&self, side: Side) -> Vec<Man> {
        self.own_board(side).men()
    }

    /// The men that a seat sees: his own, or in an open game all.
    pub(crate) fn men_for(&self, seat: Side) -> Vec<Man> {
        match self {
            Self::Open(chess) => chess.position().men(),
            Self::Hidden(referee) => referee.own_board(seat).men(),
        }
    }

    /// Where a side's own men could go, from what it knows.
    pub(crate) fn hints(&self, side: Side) -> Vec<Hint> {
        let hints: Vec<(Square, Bitboard)> = match self {
            Self::Open(chess) => chess.hints(side),
            Self::Hidden(referee) => referee.hints(side),
        };
        let hint = |(from, to): (Square, Bitboard)| Hint {
            from: from.into(),
            to: to.into_iter().map(Cell::from).collect(),
        };
        let mut hints: Vec<Hint> = hints.into_iter().map(hint).collect();
        hints.sort_unstable_by_key(|hint| hint.from);
        hints.retain(|hint| !hint.to.is_empty());
        hints
    }

    /// What a pawn may become, best first.
    pub(crate) fn promotes_to(&self) -> Vec<Kind> {
        match self.rules().map(|set| set.promotes_to) {
            Some(PromotesTo::QueenOrRook) => vec![Kind::QUEEN, Kind::ROOK],
            Some(PromotesTo::Any) | None => {
                vec![Kind::QUEEN, Kind::ROOK, Kind::BISHOP, Kind::KNIGHT]
            }
        }
    }

    /// A try of the side to move in its own board's notation.
    pub(crate) fn notation(&self, tried: Try, captured: bool) -> String {
        let Try::Move {
            from,
            to,
            promotion,
        } = tried
        else {
            return tried.to_string();
        };
        let role = promotion.map(|kind| Role::from_char(kind.letter()));
        match (square(from), square(to), role) {
            (_, _, Some(None)) | (None, _, _) | (_, None, _) => tried.to_string(),
            (Some(from), Some(to), role) => {
                let board = self.own_board(self.turn());
                board.notation(from, to, role.flatten(), captured)
            }
        }
    }

    /// Whether a try that was read from a log can have stood here.
    pub(crate) fn fits(&self, tried: Try, verdict: Verdict) -> bool {
        match self {
            Self::Open(chess) => chess.fits(tried, verdict),
            Self::Hidden(referee) => referee.fits(&tried, verdict),
        }
    }

    /// The true position of a game that is over; none while it goes on.
    pub(crate) fn truth(&self) -> Option<&Position> {
        match self {
            Self::Open(chess) => chess.outcome().map(|_| chess.position()),
            Self::Hidden(referee) => Proof::ended(referee).map(|proof| referee.truth(proof)),
        }
    }
}
