//! Rule sets as the page lists, compares and changes them.

use std::collections::BTreeMap;

use referee::{OptionError, RuleSet, RuleSetName};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A rule set as a player chose it: a published one and its options. The rules themselves are made
/// from that by the referee, so that no set can be asked for that the referee does not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetChoice {
    /// The published set.
    pub base: RuleSetName,
    /// The name of a player's own set; empty for a published one.
    #[serde(default)]
    pub title: String,
    /// Options by their keys; one that is not named stands as published.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

impl SetChoice {
    /// The rules that were chosen.
    ///
    /// # Errors
    /// An option that does not belong to the set.
    pub fn rules(&self) -> Result<RuleSet, OptionError> {
        let options = &self.options;
        let options = options
            .iter()
            .map(|(key, value)| (key.as_str(), value.as_str()));
        RuleSet::with_options(self.base, &self.title, options)
    }
}

/// A rule set that can be played: a published one, or a player's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OfferedSet {
    /// The number of a player's own set among the stored ones; none for a published set.
    pub own: Option<u32>,
    /// The rules.
    pub set: RuleSet,
    /// What can be changed in it, in the order of the referee's list.
    pub options: Vec<SetOption>,
}

impl OfferedSet {
    /// A set with everything that the page needs to show and to change it.
    pub fn new(own: Option<u32>, set: RuleSet) -> Self {
        let published = RuleSet::published(set.base).options();
        let options = set.options().into_iter().zip(published);
        let options = options.map(|(option, published)| SetOption {
            key: option.key.to_owned(),
            value: option.value.to_owned(),
            published: published.value.to_owned(),
            values: option.values.iter().map(|&value| value.into()).collect(),
            rules: option.rules.into_iter().map(Into::into).collect(),
        });
        Self {
            own,
            options: options.collect(),
            set,
        }
    }
}

/// Something that can be changed in a rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetOption {
    /// Its key; the catalogues name and explain it.
    pub key: String,
    /// The value that the set has.
    pub value: String,
    /// The value of the published set.
    pub published: String,
    /// Every value that it can have.
    pub values: Vec<String>,
    /// The rules of the set that it changes.
    pub rules: Vec<String>,
}

/// A player's own set that cannot be played here. It is kept as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UnreadSet {
    /// Its number among the stored ones.
    pub own: u32,
    /// Its name.
    pub title: String,
    /// What is wrong with it.
    pub fault: SetFault,
}

/// What is wrong with a stored set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum SetFault {
    /// A later version of the program wrote it.
    Newer,
    /// It has a rule that this program does not know.
    UnknownRule {
        /// The rule.
        rule: String,
    },
    /// One of its rules is what this program does not know, or what its base cannot have.
    UnknownValue {
        /// The rule.
        rule: String,
        /// What it is.
        value: String,
    },
    /// It is no rule set at all.
    Unreadable,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_becomes_rules_and_is_found_again_in_them() {
        let choice = SetChoice {
            base: RuleSetName::English,
            title: "Thursday".to_owned(),
            options: BTreeMap::from([("fifty".to_owned(), "automatic".to_owned())]),
        };
        let offered = OfferedSet::new(Some(3), choice.rules().unwrap());
        assert_eq!(offered.set.title, "Thursday");
        let changed: Vec<_> = offered
            .options
            .iter()
            .filter(|option| option.value != option.published)
            .map(|option| (&*option.key, &*option.value, &*option.published))
            .collect();
        assert_eq!(changed, [("fifty", "automatic", "claim")]);
    }

    #[test]
    fn an_option_that_does_not_belong_to_the_set_is_named() {
        let choice = SetChoice {
            base: RuleSetName::Berkeley,
            title: String::new(),
            options: BTreeMap::from([("try_squares".to_owned(), "targets".to_owned())]),
        };
        assert_eq!(
            choice.rules().unwrap_err().to_string(),
            "berkeley has no option \"try_squares\": it has opponent_hears_nonsense"
        );
    }
}
