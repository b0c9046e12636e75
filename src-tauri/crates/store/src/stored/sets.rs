//! A player's own rule set as a text, and what is wrong with one that cannot be read.

use protocol::sets::SetFault;
use referee::{RuleSet, RuleSetName};
use serde_json::{Map, Value};

/// The set's text in the newest version.
pub(crate) fn write_set(set: &RuleSet) -> String {
    serde_json::to_string(set).expect("rule sets are plain values")
}

/// The set that a text of this version tells.
///
/// # Errors
/// What this program does not know about it: the first rule, by its name.
pub(crate) fn read_set(version: u32, text: &str) -> Result<RuleSet, SetFault> {
    match version {
        1 => read_v1(text),
        _ => Err(SetFault::Newer),
    }
}

fn read_v1(text: &str) -> Result<RuleSet, SetFault> {
    let stored: Map<String, Value> =
        serde_json::from_str(text).map_err(|_| SetFault::Unreadable)?;
    let base = stored.get("base").ok_or(SetFault::Unreadable)?;
    let base: RuleSetName =
        serde_json::from_value(base.clone()).map_err(|_| unknown("base", base))?;
    let published = serde_json::to_value(RuleSet::published(base));
    let Ok(Value::Object(known)) = published else {
        unreachable!("a rule set is written as an object");
    };
    for (rule, value) in &stored {
        check_rule(&known, rule, value)?;
    }
    let set: RuleSet =
        serde_json::from_value(Value::Object(stored.clone())).map_err(|_| SetFault::Unreadable)?;
    match set.check() {
        Ok(()) => Ok(set),
        Err(foreign) => {
            let (rule, _) = foreign.rule.split_once('.').unwrap_or((foreign.rule, ""));
            Err(unknown(rule, &stored[rule]))
        }
    }
}

/// Puts one rule into a set that can be read, to see whether it is the one that cannot.
fn check_rule(known: &Map<String, Value>, rule: &str, value: &Value) -> Result<(), SetFault> {
    if rule != "title" && !known.contains_key(rule) {
        return Err(SetFault::UnknownRule {
            rule: rule.to_owned(),
        });
    }
    let mut with_it = known.clone();
    with_it.insert(rule.to_owned(), value.clone());
    match serde_json::from_value::<RuleSet>(Value::Object(with_it)) {
        Ok(_) => Ok(()),
        Err(_) => Err(unknown(rule, value)),
    }
}

fn unknown(rule: &str, value: &Value) -> SetFault {
    let value = match value {
        Value::String(word) => word.clone(),
        other => other.to_string(),
    };
    SetFault::UnknownValue {
        rule: rule.to_owned(),
        value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english() -> String {
        let mut set = RuleSet::published(RuleSetName::English);
        set.title = "Thursday".to_owned();
        write_set(&set)
    }

    #[track_caller]
    fn check(version: u32, from: &str, to: &str, expected: &SetFault) {
        let text = english().replacen(from, to, 1);
        assert_ne!(text, english(), "the text has {from}");
        assert_eq!(read_set(version, &text).unwrap_err(), *expected);
    }

    fn value(rule: &str, value: &str) -> SetFault {
        SetFault::UnknownValue {
            rule: rule.to_owned(),
            value: value.to_owned(),
        }
    }

    #[test]
    fn a_set_is_read_as_it_was_written() {
        let set = read_set(1, &english()).unwrap();
        assert_eq!((&*set.title, set.base), ("Thursday", RuleSetName::English));
        assert_eq!(write_set(&set), english());
    }

    #[test]
    fn what_a_later_version_wrote_is_named() {
        let rule = SetFault::UnknownRule {
            rule: "whispers".to_owned(),
        };
        check(1, "{", r#"{"whispers":true,"#, &rule);
        check(
            1,
            r#""capture":"square""#,
            r#""capture":"weight""#,
            &value("capture", "weight"),
        );
        check(
            1,
            r#""base":"english""#,
            r#""base":"dutch""#,
            &value("base", "dutch"),
        );
        check(2, "english", "English", &SetFault::Newer);
        check(
            1,
            r#""reserves":false"#,
            r#""reserves":3"#,
            &value("reserves", "3"),
        );
    }

    #[test]
    fn a_rule_that_is_not_of_the_set_is_named() {
        let foreign = value("checks", "absolute");
        check(
            1,
            r#""checks":"long_short""#,
            r#""checks":"absolute""#,
            &foreign,
        );
        check(1, "\"fifty\":\"claim\",", "", &SetFault::Unreadable);
        assert_eq!(read_set(1, "no set").unwrap_err(), SetFault::Unreadable);
    }
}
