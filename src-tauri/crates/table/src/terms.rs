//! Whether a game can be begun on these terms.

use games::Side;
use protocol::terms::{Rules, SideTime, Terms};

use crate::text::is_plain;

/// Why a game cannot be begun: the field of the request, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {detail}")]
pub struct TermsError {
    /// `event`, `name.white`, `name.black`, `time.white`, `time.black`, `rule_set`,
    /// `practice` or `start`.
    pub field: &'static str,
    /// Key of the catalogue's text for what is wrong.
    pub code: &'static str,
    /// What that text names: a square, a side, a number.
    pub args: Vec<(&'static str, String)>,
    /// What is wrong and where, in plain words.
    pub detail: String,
}

impl TermsError {
    pub(crate) fn new(field: &'static str, detail: impl Into<String>) -> Self {
        Self {
            field,
            code: "bad-terms",
            args: Vec::new(),
            detail: detail.into(),
        }
    }
}

/// The least and the greatest main time, 1.00 and 99.99 minutes.
const MAIN_MS: std::ops::RangeInclusive<u64> = 60_000..=5_999_400;
/// The greatest increment.
const INCREMENT_MS: u64 = 999_000;
/// The longest event.
const EVENT_CHARS: usize = 100;
/// The longest name.
const NAME_CHARS: usize = 40;

/// Holds the terms against their limits, all but the start position.
pub(crate) fn check(terms: &Terms) -> Result<(), TermsError> {
    if terms.event.chars().count() > EVENT_CHARS {
        return Err(TermsError::new(
            "event",
            "an event has at most 100 characters",
        ));
    }
    if !is_plain(&terms.event) {
        return Err(TermsError::new(
            "event",
            "an event is one line of plain text",
        ));
    }
    if let Rules::Hidden { set } = &terms.rules {
        if set.title.chars().count() > NAME_CHARS || !is_plain(&set.title) {
            let detail = "a rule set's name is one line of at most 40 characters";
            return Err(TermsError::new("rule_set", detail));
        }
        set.check()
            .map_err(|foreign| TermsError::new("rule_set", foreign.to_string()))?;
    }
    if terms.practice && (terms.rated || terms.hand_over) {
        let detail = "a practice board is one person's, and never rated";
        return Err(TermsError::new("practice", detail));
    }
    for side in Side::ALL {
        let (name, time) = match side {
            Side::White => ("name.white", "time.white"),
            Side::Black => ("name.black", "time.black"),
        };
        check_name(terms.names.get(side)).map_err(|why| TermsError::new(name, why))?;
        if let Some(times) = &terms.time {
            check_time(*times.get(side)).map_err(|why| TermsError::new(time, why))?;
        }
    }
    Ok(())
}

pub(crate) fn check_name(name: &str) -> Result<(), &'static str> {
    if name.trim().is_empty() {
        Err("a name has at least one character")
    } else if name.chars().count() > NAME_CHARS {
        Err("a name has at most 40 characters")
    } else if is_plain(name) {
        Ok(())
    } else {
        Err("a name is one line of plain text")
    }
}

fn check_time(time: SideTime) -> Result<(), &'static str> {
    if !MAIN_MS.contains(&time.main_ms) {
        Err("main time is 1.00 to 99.99 minutes")
    } else if time.increment_ms > INCREMENT_MS || !time.increment_ms.is_multiple_of(1000) {
        Err("an increment is whole seconds from 0 to 999")
    } else {
        Ok(())
    }
}
