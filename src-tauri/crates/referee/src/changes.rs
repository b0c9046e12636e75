//! A player's own changes of a published set: made from options alone, and found again in a set.

use crate::options::OptionError;
use crate::rules::{AskRule, PawnTries, RuleSet, RuleSetName};

/// A rule that no option of the published set can bring about.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the rule {rule} of this set does not belong to {set}: no option of {set} makes it so")]
pub struct ForeignRule {
    /// The published set.
    pub set: &'static str,
    /// The rule, by its name in the set.
    pub rule: &'static str,
}

/// Collects the names of the fields that differ; every field is named, so that none is forgotten.
macro_rules! compare {
    ($type:ident: $one:expr, $other:expr, $found:ident, $start:literal [$($rule:ident)*] [$($aside:ident)*]) => {
        let $type { $($rule: _,)* $($aside: _),* } = $one;
        $(if $one.$rule != $other.$rule {
            $found.push(concat!($start, stringify!($rule)));
        })*
    };
}

impl RuleSet {
    /// The published set of this name with these options, each a key and a value, under a title of
    /// its own.
    ///
    /// # Errors
    /// When the set has no such option, or the option cannot have this value.
    pub fn with_options<'a>(
        base: RuleSetName,
        title: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        let mut rules = Self::published(base);
        title.clone_into(&mut rules.title);
        for (key, value) in options {
            rules.set(key, value)?;
        }
        Ok(rules)
    }

    /// The names of the rules in which two sets differ; where they come from and their titles are
    /// no rules. Of two sets with the question "Any?" the differing rules
    /// of the question are named, as `pawn_tries.duty`.
    pub fn differing(&self, other: &Self) -> Vec<&'static str> {
        let mut found = Vec::new();
        compare!(RuleSet: self, other, found, "" [
            own_board contradictions announced repeated hidden capture en_passant checks
            try_limit promotion promotes_to pawns_move_backward insufficient fifty repetition
            stalemate noes_question reserves
        ] [base title pawn_tries]);
        if let (PawnTries::Ask(one), PawnTries::Ask(other)) = (&self.pawn_tries, &other.pawn_tries)
        {
            compare!(AskRule: one, other, found, "pawn_tries." [
                heard_by duty no_adds_to_count without_pawns while_owing
            ] []);
        } else if self.pawn_tries != other.pawn_tries {
            found.push("pawn_tries");
        }
        found
    }

    /// Holds the set against the published one that it was made from.
    ///
    /// # Errors
    /// The first rule that none of its options can bring about.
    pub fn check(&self) -> Result<(), ForeignRule> {
        match self.differing(&self.made_of_options()).first() {
            Some(rule) => Err(ForeignRule {
                set: self.name(),
                rule,
            }),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::CaptureTold;

    #[test]
    fn every_choice_of_options_belongs_to_its_set() {
        for name in RuleSet::ALL {
            let published = RuleSet::published(name);
            assert_eq!(published.check(), Ok(()), "{name}");
            for option in published.options() {
                for value in option.values {
                    let made = RuleSet::with_options(name, "Mine", [(option.key, *value)]).unwrap();
                    assert_eq!(made.check(), Ok(()), "{name} {} {value}", option.key);
                    assert_eq!(made.title, "Mine");
                }
            }
        }
    }

    #[test]
    fn an_option_names_the_rules_that_it_changes() {
        let rules_of = |name, key| {
            let options = RuleSet::published(name).options();
            options.into_iter().find(|o| o.key == key).unwrap().rules
        };
        assert_eq!(
            rules_of(RuleSetName::Se, "opponent_hears_no"),
            ["announced", "repeated", "hidden"]
        );
        assert_eq!(
            rules_of(RuleSetName::BerkeleyAny, "opponent_hears_nonsense"),
            ["own_board", "repeated", "pawn_tries.while_owing"]
        );
        for name in RuleSet::ALL {
            for option in RuleSet::published(name).options() {
                assert!(!option.rules.is_empty(), "{name} {}", option.key);
            }
        }
    }

    #[test]
    fn a_rule_of_another_set_is_named() {
        let mut rules = RuleSet::published(RuleSetName::Berkeley);
        rules.pawn_tries = PawnTries::Count;
        assert_eq!(
            rules.check().unwrap_err().to_string(),
            "the rule pawn_tries of this set does not belong to berkeley: no option of berkeley makes it so"
        );
        let mut rules = RuleSet::published(RuleSetName::Se);
        rules.capture = CaptureTold::Exact;
        assert_eq!(rules.check().unwrap_err().rule, "capture");
    }

    #[test]
    fn an_option_of_another_set_makes_nothing() {
        let error = RuleSet::with_options(RuleSetName::Se, "", [("stalemate", "loses")]);
        assert!(matches!(error, Err(OptionError::Key { key, .. }) if key == "stalemate"));
    }
}
