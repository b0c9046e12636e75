//! What can be changed in each published set, and where the source leaves the choice open.

use crate::rules::{
    AskRule, Contradictions, DrawRule, EnPassantTold, Hearers, Insufficient, PawnTries, PromotesTo,
    PromotionTold, RuleSet, RuleSetName, Stalemate, WithoutPawns,
};
use RuleSetName::{
    Berkeley, BerkeleyAny, Cincinnati, Crazykrieg, English, Rand, Se, Traditional, Wild16,
};

/// One option of a rule set, as menus and help show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The key for [`RuleSet::set`].
    pub key: &'static str,
    /// The value that the set has now.
    pub value: &'static str,
    /// Every value that it can have, the published default among them.
    pub values: &'static [&'static str],
    /// The rules of the set that it changes, by their names.
    pub rules: Vec<&'static str>,
    /// What it changes, and what the source says of it.
    pub doc: &'static str,
}

/// Why an option was not set. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// The set has no such option.
    #[error("{set} has no option {key:?}: it has {}", list(keys))]
    Key {
        /// The published set.
        set: &'static str,
        /// What was asked for.
        key: String,
        /// Every key that the set has.
        keys: Vec<&'static str>,
    },
    /// The option cannot have this value.
    #[error(
        "the option {key} of {set} cannot be {value:?}: it is one of {}",
        list(values)
    )]
    Value {
        /// The published set.
        set: &'static str,
        /// The option.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// Every value that it can have.
        values: &'static [&'static str],
    },
}

fn list(words: &[&str]) -> String {
    words.join(", ")
}

impl RuleSet {
    /// The set's options with their present values, in the order of the menu.
    pub fn options(&self) -> Vec<OptionInfo> {
        self.offered()
            .map(|spec| OptionInfo {
                key: spec.key,
                value: (spec.get)(self),
                values: spec.values,
                rules: spec.rules_in(self),
                doc: spec.doc,
            })
            .collect()
    }

    /// Changes one option.
    ///
    /// # Errors
    /// When the set has no such option, or the option cannot have this value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let set = self.name();
        let Some(spec) = self.offered().find(|spec| spec.key == key) else {
            return Err(OptionError::Key {
                set,
                key: key.to_owned(),
                keys: self.offered().map(|spec| spec.key).collect(),
            });
        };
        let Some(value) = spec.values.iter().find(|allowed| **allowed == value) else {
            return Err(OptionError::Value {
                set,
                key: spec.key,
                value: value.to_owned(),
                values: spec.values,
            });
        };
        (spec.set)(self, value);
        Ok(())
    }

    /// The published set with this one's options.
    pub(crate) fn made_of_options(&self) -> Self {
        let mut made = Self::published(self.base);
        for spec in self.offered() {
            (spec.set)(&mut made, (spec.get)(self));
        }
        made
    }

    fn offered(&self) -> impl Iterator<Item = &'static Spec> + use<> {
        let base = self.base;
        SPECS.iter().filter(move |spec| spec.sets.contains(&base))
    }
}

/// One line of the table: a key, the sets that offer it, and how it reads and changes a set.
struct Spec {
    key: &'static str,
    values: &'static [&'static str],
    sets: &'static [RuleSetName],
    doc: &'static str,
    get: fn(&RuleSet) -> &'static str,
    /// Called with one of `values` only.
    set: fn(&mut RuleSet, &'static str),
}

impl Spec {
    /// The rules that this option changes in a set that offers it.
    fn rules_in(&self, rules: &RuleSet) -> Vec<&'static str> {
        let changed = |value: &&'static str| {
            let mut changed = rules.clone();
            (self.set)(&mut changed, value);
            rules.differing(&changed)
        };
        let mut names: Vec<&str> = Vec::new();
        for name in self.values.iter().flat_map(changed) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

const YES_NO: &[&str] = &["true", "false"];
const DRAW_RULES: &[&str] = &["never", "claim", "automatic"];

static SPECS: &[Spec] = &[
    Spec {
        key: "announce_try_count",
        values: YES_NO,
        sets: &[Se],
        doc: "Both hear how many pawn tries there are, or only that there is one (an option of the original).",
        get: |rules| yes_no(rules.pawn_tries == PawnTries::Count),
        set: |rules, value| {
            rules.pawn_tries = if value == "true" {
                PawnTries::Count
            } else {
                PawnTries::Fact
            };
        },
    },
    Spec {
        key: "announce_promotions",
        values: YES_NO,
        sets: &[Se],
        doc: "Both hear that a pawn was promoted and whose it was, but not what it became, nor where (an option of the original).",
        get: |rules| yes_no(rules.promotion == PromotionTold::ToldWithSide),
        set: |rules, value| {
            rules.promotion = if value == "true" {
                PromotionTold::ToldWithSide
            } else {
                PromotionTold::Silent
            };
        },
    },
    Spec {
        key: "announce_promotions",
        values: YES_NO,
        sets: &[English, Traditional, Rand, Crazykrieg],
        doc: "Both hear that a pawn was promoted, but not what it became, nor where. The rules of RAND say so; the other published rules do not speak of it.",
        get: |rules| yes_no(rules.promotion == PromotionTold::Told),
        set: |rules, value| {
            rules.promotion = if value == "true" {
                PromotionTold::Told
            } else {
                PromotionTold::Silent
            };
        },
    },
    Spec {
        key: "pawns_move_backward",
        values: YES_NO,
        sets: &[Se],
        doc: "Pawns may step one square straight back onto an empty square, not to the first rank (an option of the original, which says no more).",
        get: |rules| yes_no(rules.pawns_move_backward),
        set: |rules, value| rules.pawns_move_backward = value == "true",
    },
    Spec {
        key: "promote_to_any",
        values: YES_NO,
        sets: &[Se],
        doc: "Pawns may become a bishop or a knight too. The original says \"Queen or Rook\" twice and names all four once.",
        get: |rules| yes_no(rules.promotes_to == PromotesTo::Any),
        set: |rules, value| {
            rules.promotes_to = if value == "true" {
                PromotesTo::Any
            } else {
                PromotesTo::QueenOrRook
            };
        },
    },
    Spec {
        key: "opponent_hears_no",
        values: YES_NO,
        sets: &[Se],
        doc: "The other player hears each NO; ERROR is always heard by the mover alone. The original does not say who hears a refusal.",
        get: |rules| yes_no(rules.hidden.heard_by == Hearers::Both),
        set: |rules, value| {
            let heard_by = hearers(value);
            rules.announced.heard_by = heard_by;
            rules.repeated.heard_by = heard_by;
            rules.hidden.heard_by = heard_by;
        },
    },
    Spec {
        key: "opponent_hears_refusals",
        values: YES_NO,
        sets: &[English, Crazykrieg],
        doc: "The other player hears each refusal. The Gambit Club's rules say that the umpire announces it, but not to whom; the rules of CrazyKrieg do not say.",
        get: |rules| yes_no(rules.hidden.heard_by == Hearers::Both),
        set: |rules, value| {
            let heard_by = hearers(value);
            rules.own_board.heard_by = heard_by;
            rules.announced.heard_by = heard_by;
            rules.repeated.heard_by = heard_by;
            rules.hidden.heard_by = heard_by;
        },
    },
    Spec {
        key: "opponent_hears_nonsense",
        values: YES_NO,
        sets: &[Berkeley, BerkeleyAny],
        doc: "The other player hears \"nonsense\". Under Wolfe's rules both hear everything; on kriegspiel.org the mover alone hears it.",
        get: |rules| yes_no(rules.own_board.heard_by == Hearers::Both),
        set: |rules, value| {
            let heard_by = hearers(value);
            rules.own_board.heard_by = heard_by;
            rules.repeated.heard_by = heard_by;
            change_ask(rules, |ask| ask.while_owing.heard_by = heard_by);
        },
    },
    Spec {
        key: "opponent_hears_any",
        values: YES_NO,
        sets: &[English, BerkeleyAny, Crazykrieg],
        doc: "The other player hears the question \"Any?\" and its answer. Under the rules of Berkeley only the mover hears them, on kriegspiel.org both do; the other published rules do not say.",
        get: |rules| yes_no(ask(rules).is_some_and(|ask| ask.heard_by == Hearers::Both)),
        set: |rules, value| change_ask(rules, |ask| ask.heard_by = hearers(value)),
    },
    Spec {
        key: "any_without_pawns",
        values: &["answered", "refused"],
        sets: &[English, BerkeleyAny, Crazykrieg],
        doc: "A player without pawns who asks \"Any?\" is answered no, or refused as under the Traditional rules. The published rules do not say which.",
        get: |rules| match ask(rules).map(|ask| ask.without_pawns) {
            Some(WithoutPawns::Refused) => "refused",
            Some(WithoutPawns::AnswerNo) | None => "answered",
        },
        set: |rules, value| {
            change_ask(rules, |ask| {
                ask.without_pawns = if value == "refused" {
                    WithoutPawns::Refused
                } else {
                    WithoutPawns::AnswerNo
                };
            });
        },
    },
    Spec {
        key: "refuse_known_replies",
        values: YES_NO,
        sets: &[Traditional, Cincinnati],
        doc: "A reply that cannot answer the announced check is refused as impossible. The Traditional rules say so of what the player knows; in Cincinnati it is disputed.",
        get: |rules| yes_no(rules.contradictions == Contradictions::PawnCapturesAndReplies),
        set: |rules, value| {
            rules.contradictions = if value == "true" {
                Contradictions::PawnCapturesAndReplies
            } else {
                Contradictions::PawnCaptures
            };
        },
    },
    Spec {
        key: "announce_zero_tries",
        values: YES_NO,
        sets: &[Wild16],
        doc: "Say \"0 pawn tries\" when there is none. The programs Darkboard and kriegspiel.org say it, OpenSpiel does not.",
        get: |rules| yes_no(rules.pawn_tries == PawnTries::CountFromZero),
        set: |rules, value| {
            rules.pawn_tries = if value == "true" {
                PawnTries::CountFromZero
            } else {
                PawnTries::Count
            };
        },
    },
    Spec {
        key: "try_squares",
        values: &["targets", "sources"],
        sets: &[Rand],
        doc: "Name the squares that can be captured on, or those of the pawns that can capture (so kriegspiel.org reads rule 5 of RAND).",
        get: |rules| match rules.pawn_tries {
            PawnTries::Sources => "sources",
            PawnTries::Targets
            | PawnTries::Silent
            | PawnTries::Fact
            | PawnTries::CaptureFact
            | PawnTries::Count
            | PawnTries::CountFromZero
            | PawnTries::Ask(_) => "targets",
        },
        set: |rules, value| {
            rules.pawn_tries = if value == "sources" {
                PawnTries::Sources
            } else {
                PawnTries::Targets
            };
        },
    },
    Spec {
        key: "en_passant",
        values: &["victim", "landing", "named"],
        sets: &[English, Wild16, Rand, Crazykrieg],
        doc: "The square told of a capture en passant: the captured pawn's, the capturer's, or the capturer's with the words \"en passant\" (the program Ludii says them under Wild 16; the other published rules do not say).",
        get: |rules| match rules.en_passant {
            EnPassantTold::VictimSquare => "victim",
            EnPassantTold::LandingSquare => "landing",
            EnPassantTold::NamedLandingSquare => "named",
        },
        set: |rules, value| {
            rules.en_passant = match value {
                "victim" => EnPassantTold::VictimSquare,
                "landing" => EnPassantTold::LandingSquare,
                _ => EnPassantTold::NamedLandingSquare,
            };
        },
    },
    Spec {
        key: "stalemate",
        values: &["draw", "loses"],
        sets: &[Rand],
        doc: "A stalemate is a draw, or lost for the side that cannot move (rule 20 of RAND, in ladder games; always so on kriegspiel.org).",
        get: |rules| match rules.stalemate {
            Stalemate::Draw => "draw",
            Stalemate::Loses => "loses",
        },
        set: |rules, value| {
            rules.stalemate = if value == "loses" {
                Stalemate::Loses
            } else {
                Stalemate::Draw
            };
        },
    },
    Spec {
        key: "insufficient",
        values: &["one_minor_each", "dead_position"],
        sets: &[Traditional, Cincinnati, Wild16, Rand],
        doc: "When a game ends for want of force: both sides have at most one minor man, or no sequence of moves can mate. The published rules do not say, or differ.",
        get: |rules| match rules.insufficient {
            Insufficient::OneMinorEach => "one_minor_each",
            Insufficient::DeadPosition => "dead_position",
        },
        set: |rules, value| {
            rules.insufficient = if value == "one_minor_each" {
                Insufficient::OneMinorEach
            } else {
                Insufficient::DeadPosition
            };
        },
    },
    Spec {
        key: "fifty",
        values: DRAW_RULES,
        sets: &[English, Traditional, Cincinnati, Wild16, Rand, Crazykrieg],
        doc: "Fifty moves by both without capture or pawn move: no rule, a draw on a player's claim, or a draw by itself. The published rules do not say, or differ.",
        get: |rules| draw_rule_name(rules.fifty),
        set: |rules, value| rules.fifty = draw_rule(value),
    },
    Spec {
        key: "repetition",
        values: DRAW_RULES,
        sets: &[English, Traditional, Cincinnati, Wild16, Rand, Crazykrieg],
        doc: "The same position three times: no rule, a draw on a player's claim, or a draw by itself. The published rules do not say, or differ.",
        get: |rules| draw_rule_name(rules.repetition),
        set: |rules, value| rules.repetition = draw_rule(value),
    },
];

const fn yes_no(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}

fn hearers(both: &str) -> Hearers {
    if both == "true" {
        Hearers::Both
    } else {
        Hearers::Mover
    }
}

const fn ask(rules: &RuleSet) -> Option<&AskRule> {
    match &rules.pawn_tries {
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

fn change_ask(rules: &mut RuleSet, change: impl FnOnce(&mut AskRule)) {
    if let PawnTries::Ask(ask) = &mut rules.pawn_tries {
        change(ask);
    }
}

const fn draw_rule_name(rule: DrawRule) -> &'static str {
    match rule {
        DrawRule::Never => "never",
        DrawRule::Claim => "claim",
        DrawRule::Automatic => "automatic",
    }
}

fn draw_rule(value: &str) -> DrawRule {
    match value {
        "automatic" => DrawRule::Automatic,
        "claim" => DrawRule::Claim,
        _ => DrawRule::Never,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_every_option_is_read_back() {
        for name in RuleSet::ALL {
            for option in RuleSet::published(name).options() {
                assert!(
                    option.values.contains(&option.value),
                    "{name} {}: the default is one of the values",
                    option.key
                );
                for value in option.values {
                    let mut rules = RuleSet::published(name);
                    rules.set(option.key, value).expect("listed");
                    let now = rules.options().into_iter().find(|o| o.key == option.key);
                    assert_eq!(now.map(|o| o.value), Some(*value), "{name} {}", option.key);
                    let same = rules == RuleSet::published(name);
                    assert_eq!(
                        same,
                        *value == option.value,
                        "{name}: a value changes the set"
                    );
                }
            }
        }
    }

    #[track_caller]
    fn check_error(name: RuleSetName, key: &str, value: &str, expected: &str) {
        let mut rules = RuleSet::published(name);
        let error = rules.set(key, value).expect_err("a wrong option");
        assert_eq!(error.to_string(), expected);
        assert_eq!(rules, RuleSet::published(name), "nothing has changed");
    }

    #[test]
    fn a_wrong_option_is_told_with_what_is_right() {
        check_error(
            Se,
            "announce_tries",
            "true",
            "se has no option \"announce_tries\": it has announce_try_count, \
             announce_promotions, pawns_move_backward, promote_to_any, opponent_hears_no",
        );
        check_error(
            Se,
            "promote_to_any",
            "yes",
            "the option promote_to_any of se cannot be \"yes\": it is one of true, false",
        );
    }
}
