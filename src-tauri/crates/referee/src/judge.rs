//! The order of tests: what is impossible on the mover's own board, a pawn capture owed after
//! "Any?", the limit of failed pawn captures, the law of chess; and of what is illegal, whether
//! the mover knew it from an announcement or from the same try before.

use games::chess::Position;
use games::{Cell, Kind};
use shakmaty::{Role, Square};

use crate::known::{is_pawn_capture, is_ruled_out};
use crate::played::Played;
use crate::referee::Referee;
use crate::rules::{AskRule, PawnTries, PromotesTo, RefusalRule, RuleSet, WithoutPawns};
use crate::vocabulary::{Answer, Try, Why};

/// What became of a try.
#[derive(Clone, Copy)]
pub(crate) enum Assessed {
    /// The move stands.
    Played(Played),
    /// Refused by one of the set's rules.
    Refused(RefusalRule, Option<Why>),
    /// Refused because too many pawn captures have failed in this turn.
    OverLimit,
    /// "Any?" is answered.
    Answered(AskRule, Answer),
    /// The set has no such question.
    NotAvailable,
}

/// A move of a man as chess knows it.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) promotion: Option<Role>,
}

impl Step {
    /// None when a square or a kind is not one of chess.
    #[inline]
    pub(crate) fn new(from: Cell, to: Cell, promotion: Option<Kind>) -> Option<Self> {
        let promotion = match promotion {
            None => None,
            Some(kind) => Some(Role::from_char(kind.letter())?),
        };
        Some(Self {
            from: from.on_chess_board()?,
            to: to.on_chess_board()?,
            promotion,
        })
    }
}

impl Try {
    /// The move of a man that it asks for, as chess knows it; none for a drop, for the question, and
    /// where a square or a kind is not one of chess.
    pub fn chess_move(self) -> Option<(Square, Square, Option<Role>)> {
        match self {
            Self::Move {
                from,
                to,
                promotion,
            } => Step::new(from, to, promotion).map(|step| (step.from, step.to, step.promotion)),
            Self::Drop { .. } | Self::Any => None,
        }
    }
}

/// A man put on the board from the reserve.
#[derive(Clone, Copy)]
pub(crate) struct Drop {
    pub(crate) role: Role,
    pub(crate) to: Square,
}

impl Drop {
    /// None when the square or the kind is not one of chess.
    pub(crate) fn new(kind: Kind, to: Cell) -> Option<Self> {
        Some(Self {
            role: Role::from_char(kind.letter())?,
            to: to.on_chess_board()?,
        })
    }
}

impl Referee {
    /// Tests one try. Changes nothing.
    #[inline]
    pub(crate) fn assess(&self, tried: Try) -> Assessed {
        if self.outcome.is_some() {
            return Assessed::NotAvailable;
        }
        match tried {
            Try::Move {
                from,
                to,
                promotion,
            } => match Step::new(from, to, promotion) {
                Some(step) => self.assess_step(tried, step),
                None => self.impossible(None),
            },
            Try::Drop { kind, to } => match Drop::new(kind, to) {
                Some(drop) => self.assess_drop(tried, drop),
                None => self.impossible(None),
            },
            Try::Any => self.assess_question(),
        }
    }

    #[inline]
    fn assess_step(&self, tried: Try, step: Step) -> Assessed {
        let Step {
            from,
            to,
            promotion,
        } = step;
        let legal = self
            .position
            .legal_given(&self.memory.outset.lines, from, to, promotion);
        if legal.is_none() && !is_possible(&self.position, step) {
            return self.impossible(None);
        }
        if !may_become(&self.rules, promotion) {
            return self.impossible(Some(Why::QueenOrRookOnly));
        }
        if let Some(ask) = self.owes(step) {
            return Assessed::Refused(ask.while_owing, Some(Why::MustTryPawnCapture));
        }
        if self.is_over_limit(step) {
            return Assessed::OverLimit;
        }
        match legal {
            Some(m) => Assessed::Played(Played::Move(m)),
            None => Assessed::Refused(self.refusal(tried, step), None),
        }
    }

    fn assess_drop(&self, tried: Try, drop: Drop) -> Assessed {
        let Drop { role, to } = drop;
        let own = self.position.own_board(self.turn());
        if !self.rules.reserves || !own.drop_reach(role).contains(to) {
            return self.impossible(None);
        }
        if self.memory.owes_pawn_capture
            && let Some(ask) = ask_rule(&self.rules)
        {
            return Assessed::Refused(ask.while_owing, Some(Why::MustTryPawnCapture));
        }
        if self.position.drop_legal(role, to) {
            Assessed::Played(Played::Drop(drop))
        } else if self.memory.was_refused(tried) {
            Assessed::Refused(self.rules.repeated, None)
        } else {
            Assessed::Refused(self.rules.hidden, None)
        }
    }

    fn impossible(&self, why: Option<Why>) -> Assessed {
        Assessed::Refused(self.rules.own_board, why)
    }

    /// The rule by which a try is refused that is possible on the own board but not legal.
    fn refusal(&self, tried: Try, step: Step) -> RefusalRule {
        let Step { from, to, .. } = step;
        if is_ruled_out(&self.rules, &self.position, &self.memory, from, to) {
            self.rules.announced
        } else if self.memory.was_refused(tried) || self.was_counted(step) {
            self.rules.repeated
        } else {
            self.rules.hidden
        }
    }

    /// Berkeley III.E: after "no" every possible pawn capture counts as tried.
    fn was_counted(&self, step: Step) -> bool {
        let counts = ask_rule(&self.rules).is_some_and(|ask| ask.no_adds_to_count);
        counts
            && self.memory.asked == Some(Answer::No)
            && is_pawn_capture(&self.position, step.from, step.to)
    }

    /// The rule that is broken when a pawn capture is owed and this is none.
    pub(crate) fn owes(&self, step: Step) -> Option<AskRule> {
        if !self.memory.owes_pawn_capture || is_pawn_capture(&self.position, step.from, step.to) {
            return None;
        }
        ask_rule(&self.rules)
    }

    /// Three pawn captures have failed, this is another, and something else could be played.
    fn is_over_limit(&self, step: Step) -> bool {
        self.rules
            .try_limit
            .is_some_and(|limit| self.memory.failed_pawn_captures >= limit)
            && is_pawn_capture(&self.position, step.from, step.to)
            && self.position.has_legal_move_but_pawn_captures()
    }

    fn assess_question(&self) -> Assessed {
        let Some(ask) = ask_rule(&self.rules) else {
            return Assessed::NotAvailable;
        };
        let board = self.position.board();
        let no_pawn = (board.pawns() & board.by_color(self.position.turn().into())).is_empty();
        if no_pawn && ask.without_pawns == WithoutPawns::Refused {
            return self.impossible(None);
        }
        if self.memory.asked.is_some() {
            return Assessed::Refused(self.rules.repeated, None);
        }
        let answer = if self
            .position
            .pawn_tries_given(&self.memory.outset.lines)
            .count
            == 0
        {
            Answer::No
        } else {
            Answer::Yes
        };
        Assessed::Answered(ask, answer)
    }
}

/// The set's rules of the question, if it has one.
pub(crate) const fn ask_rule(rules: &RuleSet) -> Option<AskRule> {
    match rules.pawn_tries {
        PawnTries::Ask(ask) => Some(ask),
        PawnTries::Silent
        | PawnTries::Fact
        | PawnTries::CaptureFact
        | PawnTries::Count
        | PawnTries::CountFromZero
        | PawnTries::Targets
        | PawnTries::Sources => None,
    }
}

/// Whether the mover's own men, rights and options allow the step, wherever the enemy stands.
pub(crate) fn is_possible(position: &Position, step: Step) -> bool {
    position.is_possible(step.from, step.to, step.promotion)
}

/// Whether the set lets a pawn become this.
pub(crate) const fn may_become(rules: &RuleSet, promotion: Option<Role>) -> bool {
    match rules.promotes_to {
        PromotesTo::Any => true,
        PromotesTo::QueenOrRook => {
            matches!(promotion, None | Some(Role::Queen | Role::Rook))
        }
    }
}
