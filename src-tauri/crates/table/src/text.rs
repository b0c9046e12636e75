//! What players write: names, chat and notes, without what could mislead a reader's eye.

/// Control characters, and those that change the direction of the text around them.
fn misleads(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}

/// Whether a short text, such as a name, can stand as it is: nothing in it controls the display or
/// turns the direction of the text around it.
pub fn is_plain(text: &str) -> bool {
    !text.chars().any(misleads)
}

/// One line: breaks become spaces, what misleads is left out, and so is space around.
pub(crate) fn one_line(text: &str) -> String {
    let spaced = text.replace(['\n', '\t'], " ");
    let kept: String = spaced.chars().filter(|&c| !misleads(c)).collect();
    kept.trim().to_owned()
}

/// Many lines: only breaks and tabs of the control characters stay.
pub(crate) fn lines(text: &str) -> String {
    text.chars()
        .filter(|&c| matches!(c, '\n' | '\t') || !misleads(c))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_misleads_is_left_out() {
        assert_eq!(one_line("  a\u{202e}b\nc\u{7}\r "), "ab c");
        assert_eq!(lines("a\r\n\tb\u{2066}\u{1b}[2J"), "a\n\tb[2J");
        assert!(is_plain("Ștefan O'Neil"));
        assert!(!is_plain("a\u{200f}b"));
    }
}
