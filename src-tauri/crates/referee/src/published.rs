//! The nine published rule sets as one table of values.
//!
//! Sources: SE, the `StrategicEncounter` help (L. Newbill, 2012); English, the Gambit Club's rules
//! printed 1933; Traditional, H. Bodlaender's text on chessvariants.com; Berkeley, J. Wolfe's rules
//! (III.A refusals, III.E the question); Cincinnati, D. Moeser 1977; Wild 16, the help file of the
//! Internet Chess Club; RAND, J. D. Williams 1950; `CrazyKrieg`, the notes of kriegspiel.org.
//! Where a source is silent or two disagree, the value is a default and [`RuleSet::options`] names
//! what else it can be.

use crate::rules::{
    AskDuty, AskRule, CaptureTold, CheckWords, Contradictions, DrawRule, EnPassantTold, Hearers,
    Insufficient, PawnTries, PromotesTo, PromotionTold, RefusalRule, RefusalWord, RuleSet,
    RuleSetName, Stalemate, WithoutPawns,
};

const fn both(word: RefusalWord) -> RefusalRule {
    RefusalRule {
        word,
        heard_by: Hearers::Both,
    }
}

const fn mover(word: RefusalWord) -> RefusalRule {
    RefusalRule {
        word,
        heard_by: Hearers::Mover,
    }
}

use RefusalWord::{Error, HellNo, Illegal, Impossible, No, Nonsense};

impl RuleSetName {
    /// The name as it is written in commands and files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Se => "se",
            Self::English => "english",
            Self::Traditional => "traditional",
            Self::Berkeley => "berkeley",
            Self::BerkeleyAny => "berkeley_any",
            Self::Cincinnati => "cincinnati",
            Self::Wild16 => "wild16",
            Self::Rand => "rand",
            Self::Crazykrieg => "crazykrieg",
        }
    }
}

impl std::fmt::Display for RuleSetName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// There is no rule set of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no rule set {name:?}: write {}", names())]
pub struct UnknownRuleSet {
    /// What was read.
    pub name: String,
}

fn names() -> String {
    RuleSet::ALL.map(RuleSetName::as_str).join(", ")
}

impl std::str::FromStr for RuleSetName {
    type Err = UnknownRuleSet;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        RuleSet::ALL
            .into_iter()
            .find(|name| name.as_str() == text)
            .ok_or_else(|| UnknownRuleSet {
                name: text.to_owned(),
            })
    }
}

impl RuleSet {
    /// Every published set, in the order in which menus, help and tests list them.
    pub const ALL: [RuleSetName; 9] = [
        RuleSetName::Se,
        RuleSetName::English,
        RuleSetName::Traditional,
        RuleSetName::Berkeley,
        RuleSetName::BerkeleyAny,
        RuleSetName::Cincinnati,
        RuleSetName::Wild16,
        RuleSetName::Rand,
        RuleSetName::Crazykrieg,
    ];

    /// The published set of this name, with its defaults.
    #[must_use]
    pub fn published(name: RuleSetName) -> Self {
        match name {
            RuleSetName::Se => se(),
            RuleSetName::English => english(),
            RuleSetName::Traditional => traditional(),
            RuleSetName::Berkeley => berkeley(),
            RuleSetName::BerkeleyAny => berkeley_any(),
            RuleSetName::Cincinnati => cincinnati(),
            RuleSetName::Wild16 => wild16(),
            RuleSetName::Rand => rand(),
            RuleSetName::Crazykrieg => crazykrieg(),
        }
    }

    /// The name of the published set that this one is or was made from.
    pub const fn name(&self) -> &'static str {
        self.base.as_str()
    }
}

fn se() -> RuleSet {
    RuleSet {
        base: RuleSetName::Se,
        title: String::new(),
        own_board: mover(Error),
        contradictions: Contradictions::Ignored,
        announced: both(No),
        repeated: both(No),
        hidden: both(No),
        capture: CaptureTold::PawnOrPiece,
        en_passant: EnPassantTold::VictimSquare,
        checks: CheckWords::Absolute,
        pawn_tries: PawnTries::Count,
        try_limit: Some(3),
        promotion: PromotionTold::ToldWithSide,
        promotes_to: PromotesTo::QueenOrRook,
        pawns_move_backward: false,
        insufficient: Insufficient::OneMinorEach,
        fifty: DrawRule::Automatic,
        repetition: DrawRule::Never,
        stalemate: Stalemate::Draw,
        noes_question: false,
        reserves: false,
    }
}

fn english() -> RuleSet {
    RuleSet {
        base: RuleSetName::English,
        title: String::new(),
        own_board: both(Illegal),
        contradictions: Contradictions::Ignored,
        announced: both(Illegal),
        repeated: both(Illegal),
        hidden: both(Illegal),
        capture: CaptureTold::Square,
        en_passant: EnPassantTold::NamedLandingSquare,
        checks: CheckWords::LongShort,
        pawn_tries: PawnTries::Ask(AskRule {
            heard_by: Hearers::Both,
            duty: AskDuty::TryOne,
            no_adds_to_count: false,
            without_pawns: WithoutPawns::AnswerNo,
            while_owing: mover(Illegal),
        }),
        try_limit: None,
        promotion: PromotionTold::Silent,
        promotes_to: PromotesTo::Any,
        pawns_move_backward: false,
        insufficient: Insufficient::OneMinorEach,
        fifty: DrawRule::Claim,
        repetition: DrawRule::Claim,
        stalemate: Stalemate::Draw,
        noes_question: false,
        reserves: false,
    }
}

fn traditional() -> RuleSet {
    RuleSet {
        base: RuleSetName::Traditional,
        title: String::new(),
        own_board: both(Impossible),
        contradictions: Contradictions::PawnCaptures,
        announced: both(Impossible),
        repeated: both(Impossible),
        hidden: both(No),
        capture: CaptureTold::Square,
        en_passant: EnPassantTold::NamedLandingSquare,
        checks: CheckWords::LongShort,
        pawn_tries: PawnTries::Ask(AskRule {
            heard_by: Hearers::Both,
            duty: AskDuty::TryOne,
            no_adds_to_count: false,
            without_pawns: WithoutPawns::Refused,
            while_owing: both(Impossible),
        }),
        try_limit: None,
        promotion: PromotionTold::Silent,
        promotes_to: PromotesTo::Any,
        pawns_move_backward: false,
        insufficient: Insufficient::DeadPosition,
        fifty: DrawRule::Claim,
        repetition: DrawRule::Claim,
        stalemate: Stalemate::Draw,
        noes_question: false,
        reserves: false,
    }
}

fn berkeley() -> RuleSet {
    RuleSet {
        base: RuleSetName::Berkeley,
        title: String::new(),
        own_board: both(Nonsense),
        contradictions: Contradictions::Ignored,
        announced: both(No),
        repeated: both(Nonsense),
        hidden: both(No),
        capture: CaptureTold::Square,
        en_passant: EnPassantTold::VictimSquare,
        checks: CheckWords::LongShort,
        pawn_tries: PawnTries::Silent,
        try_limit: None,
        promotion: PromotionTold::Silent,
        promotes_to: PromotesTo::Any,
        pawns_move_backward: false,
        insufficient: Insufficient::OneMinorEach,
        fifty: DrawRule::Never,
        repetition: DrawRule::Never,
        stalemate: Stalemate::Draw,
        noes_question: false,
        reserves: false,
    }
}

fn berkeley_any() -> RuleSet {
    RuleSet {
        base: RuleSetName::BerkeleyAny,
        pawn_tries: PawnTries::Ask(AskRule {
            heard_by: Hearers::Mover,
            duty: AskDuty::UntilLegal,
            no_adds_to_count: true,
            without_pawns: WithoutPawns::Refused,
            while_owing: both(Nonsense),
        }),
        ..berkeley()
    }
}

fn cincinnati() -> RuleSet {
    RuleSet {
        base: RuleSetName::Cincinnati,
        title: String::new(),
        own_board: both(Nonsense),
        contradictions: Contradictions::PawnCaptures,
        announced: both(Nonsense),
        repeated: both(Nonsense),
        hidden: both(No),
        capture: CaptureTold::PawnOrPiece,
        en_passant: EnPassantTold::VictimSquare,
        checks: CheckWords::LongShort,
        pawn_tries: PawnTries::CaptureFact,
        try_limit: None,
        promotion: PromotionTold::Silent,
        promotes_to: PromotesTo::Any,
        pawns_move_backward: false,
        insufficient: Insufficient::DeadPosition,
        fifty: DrawRule::Claim,
        repetition: DrawRule::Claim,
        stalemate: Stalemate::Draw,
        noes_question: false,
        reserves: false,
    }
}

fn wild16() -> RuleSet {
    RuleSet {
        base: RuleSetName::Wild16,
        title: String::new(),
        own_board: mover(Illegal),
        contradictions: Contradictions::Ignored,
        announced: mover(Illegal),
        repeated: mover(Illegal),
        hidden: mover(Illegal),
        capture: CaptureTold::PawnOrPiece,
        en_passant: EnPassantTold::VictimSquare,
        checks: CheckWords::LongShort,
        pawn_tries: PawnTries::Count,
        try_limit: None,
        promotion: PromotionTold::Silent,
        promotes_to: PromotesTo::Any,
        pawns_move_backward: false,
        insufficient: Insufficient::OneMinorEach,
        fifty: DrawRule::Claim,
        repetition: DrawRule::Claim,
        stalemate: Stalemate::Draw,
        noes_question: false,
        reserves: false,
    }
}

fn rand() -> RuleSet {
    RuleSet {
        base: RuleSetName::Rand,
        title: String::new(),
        own_board: both(HellNo),
        contradictions: Contradictions::PawnCapturesAndReplies,
        announced: both(HellNo),
        repeated: both(No),
        hidden: both(No),
        capture: CaptureTold::PawnOrPiece,
        en_passant: EnPassantTold::VictimSquare,
        checks: CheckWords::LongShort,
        pawn_tries: PawnTries::Targets,
        try_limit: None,
        promotion: PromotionTold::Told,
        promotes_to: PromotesTo::Any,
        pawns_move_backward: false,
        insufficient: Insufficient::DeadPosition,
        fifty: DrawRule::Claim,
        repetition: DrawRule::Claim,
        stalemate: Stalemate::Draw,
        noes_question: true,
        reserves: false,
    }
}

/// As the English rules where nothing else is said.
fn crazykrieg() -> RuleSet {
    RuleSet {
        base: RuleSetName::Crazykrieg,
        own_board: both(Impossible),
        announced: both(No),
        repeated: both(No),
        hidden: both(No),
        capture: CaptureTold::Exact,
        en_passant: EnPassantTold::VictimSquare,
        insufficient: Insufficient::DeadPosition,
        reserves: true,
        pawn_tries: PawnTries::Ask(AskRule {
            heard_by: Hearers::Both,
            duty: AskDuty::TryOne,
            no_adds_to_count: false,
            without_pawns: WithoutPawns::AnswerNo,
            while_owing: mover(Impossible),
        }),
        ..english()
    }
}
