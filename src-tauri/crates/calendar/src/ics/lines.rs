//! The lines of an iCalendar text: whether it is one, and where it is not.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The longest text that is read, in bytes.
const LONGEST: usize = 2 * 1024 * 1024;
/// Components inside each other.
const DEEPEST: usize = 8;

/// Why a text cannot be read, and at which of its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct BadText {
    /// From 1.
    pub line: u32,
    /// What is wrong there.
    pub fault: TextFault,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum TextFault {
    /// Bytes that are no text.
    #[error("it is not a text")]
    NotText,
    /// More than two megabytes.
    #[error("the file is too large")]
    TooLarge,
    /// It does not begin as a calendar.
    #[error("it is not a calendar")]
    NotCalendar,
    /// A line without a name and a value.
    #[error("there is no value")]
    NoValue,
    /// An end of what has not begun last.
    #[error("something ends that has not begun")]
    NotBegun,
    /// The text ends inside of something.
    #[error("something that has begun does not end")]
    NotEnded,
    /// Components inside components, too many.
    #[error("it is nested too deeply")]
    TooDeep,
    /// Something else that is not the format.
    #[error("it is not in the iCalendar format")]
    Format,
}

/// A text whose lines are whole and nested properly.
#[derive(Debug)]
pub(super) struct Lines {
    /// With continued lines joined.
    pub(super) text: String,
    /// The number of each joined line in the file.
    numbers: Vec<u32>,
}

impl Lines {
    /// The fault of what cannot be read from here on to the end.
    pub(super) fn fault_at(&self, rest: &str) -> BadText {
        let read = self.text.len().saturating_sub(rest.len());
        let line = self.text[..read].matches('\n').count();
        let last = self.numbers.last().copied().unwrap_or(1);
        BadText {
            line: self.numbers.get(line).copied().unwrap_or(last),
            fault: TextFault::Format,
        }
    }
}

/// Joins continued lines and looks at each.
pub(super) fn lines(bytes: &[u8]) -> Result<Lines, BadText> {
    let bad = |line, fault| Err(BadText { line, fault });
    if bytes.len() > LONGEST {
        return bad(1, TextFault::TooLarge);
    }
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}'),
        Err(error) => {
            let before = &bytes[..error.valid_up_to()];
            let line = before.split(|byte| *byte == b'\n').count();
            return bad(line as u32, TextFault::NotText);
        }
    };
    let mut joined: Vec<(u32, String)> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        match (line.strip_prefix([' ', '\t']), joined.last_mut()) {
            (Some(rest), Some((_, last))) => last.push_str(rest),
            (Some(_), None) => return bad(number, TextFault::NotCalendar),
            (None, _) => joined.push((number, line.to_owned())),
        }
    }
    joined.retain(|(_, line)| !line.trim().is_empty());
    check_nesting(&joined)?;
    let mut lines = Lines {
        text: String::with_capacity(text.len()),
        numbers: Vec::with_capacity(joined.len()),
    };
    for (number, line) in joined {
        lines.numbers.push(number);
        lines.text.push_str(&line);
        lines.text.push_str("\r\n");
    }
    Ok(lines)
}

fn check_nesting(lines: &[(u32, String)]) -> Result<(), BadText> {
    let is_begin = |line: &str| line.trim_end().eq_ignore_ascii_case("BEGIN:VCALENDAR");
    match lines.first() {
        Some((_, first)) if is_begin(first) => {}
        first => {
            return Err(BadText {
                line: first.map_or(1, |(number, _)| *number),
                fault: TextFault::NotCalendar,
            });
        }
    }
    let mut open: Vec<String> = Vec::new();
    for (number, line) in lines {
        look_at(line, &mut open).map_err(|fault| BadText {
            line: *number,
            fault,
        })?;
    }
    match (open.is_empty(), lines.last()) {
        (false, Some((number, _))) => Err(BadText {
            line: *number,
            fault: TextFault::NotEnded,
        }),
        _ => Ok(()),
    }
}

fn look_at(line: &str, open: &mut Vec<String>) -> Result<(), TextFault> {
    let name = line.split([':', ';']).next().unwrap_or_default();
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if name.is_empty() || !name.bytes().all(is_name) {
        return Err(TextFault::NoValue);
    }
    let value = value(line).ok_or(TextFault::NoValue)?;
    match &*name.to_ascii_uppercase() {
        "BEGIN" if open.len() == DEEPEST => return Err(TextFault::TooDeep),
        "BEGIN" => open.push(value.trim().to_ascii_uppercase()),
        "END" if open.pop() != Some(value.trim().to_ascii_uppercase()) => {
            return Err(TextFault::NotBegun);
        }
        "END" => {}
        _ if open.is_empty() => return Err(TextFault::NotBegun),
        _ => {}
    }
    Ok(())
}

/// What stands after the first colon that is not quoted.
fn value(line: &str) -> Option<&str> {
    let mut quoted = false;
    for (at, letter) in line.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            ':' if !quoted => return Some(&line[at + 1..]),
            _ => {}
        }
    }
    None
}
