//! What is looked at before preferences are kept.

use protocol::window::{OwnColours, OwnStart, Settings, WindowError};

use crate::request;

/// The longest slide of a man, in milliseconds.
const LONGEST_SLIDE_MS: u32 = 2_000;

/// The longest way until a press is a drag, in pixels.
const LONGEST_DRAG: u32 = 50;

/// The most start positions that are kept.
const MOST_STARTS: usize = 100;

/// The longest name of a kept start position, in characters.
const LONGEST_NAME: usize = 40;

/// Whether the preferences can be kept.
///
/// # Errors
/// The field that is wrong, and why.
pub(crate) fn check(settings: &Settings) -> Result<(), WindowError> {
    for (field, colour) in colours(&settings.own_colours) {
        if !is_colour(colour) {
            let detail = format!("{colour:?} is no colour of the form #rrggbb");
            return Err(request::field(field, "bad-colour", &detail));
        }
    }
    if settings.slide_ms > LONGEST_SLIDE_MS {
        let detail = format!("a man slides for at most {LONGEST_SLIDE_MS} milliseconds");
        return Err(request::field("slide_ms", "bad-slide", &detail));
    }
    if !(1..=LONGEST_DRAG).contains(&settings.drag_distance) {
        let detail = format!("a drag begins after 1 to {LONGEST_DRAG} pixels");
        return Err(request::field("drag_distance", "bad-drag", &detail));
    }
    check_starts(&settings.own_starts)
}

fn check_starts(starts: &[OwnStart]) -> Result<(), WindowError> {
    if starts.len() > MOST_STARTS {
        let detail = format!("at most {MOST_STARTS} start positions are kept");
        return Err(request::field("own_starts", "too-many", &detail));
    }
    let is_name = |name: &str| {
        let length = name.trim().chars().count();
        (1..=LONGEST_NAME).contains(&length) && !name.chars().any(char::is_control)
    };
    if starts.iter().all(|start| is_name(&start.name)) {
        return Ok(());
    }
    let detail = format!("a kept position has a name of 1 to {LONGEST_NAME} characters");
    Err(request::field("own_starts", "bad-name", &detail))
}

fn colours(own: &OwnColours) -> [(&'static str, &str); 5] {
    [
        ("own_colours.light", &own.light),
        ("own_colours.dark", &own.dark),
        ("own_colours.border", &own.border),
        ("own_colours.white_men", &own.white_men),
        ("own_colours.black_men", &own.black_men),
    ]
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|digits| {
        digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The code of what is wrong after a change of the usual preferences.
    fn code(change: impl FnOnce(&mut Settings)) -> Option<String> {
        let mut settings = Settings::default();
        change(&mut settings);
        match check(&settings) {
            Err(WindowError::Field { field, code, .. }) => Some(format!("{field}: {code}")),
            _ => None,
        }
    }

    #[test]
    fn a_colour_that_cannot_be_read_is_refused_by_its_field() {
        assert_eq!(code(|_| ()), None);
        assert_eq!(code(|s| s.own_colours.light = "#AbCdEf".into()), None);
        for bad in [
            "", "#", "mauve", "#12345", "#1234567", "123456", "#12345g", "#é1234",
        ] {
            let found = code(|settings| settings.own_colours.black_men = bad.into());
            assert_eq!(
                found.as_deref(),
                Some("own_colours.black_men: bad-colour"),
                "{bad}"
            );
        }
    }

    #[test]
    fn slides_and_drags_stay_in_their_range() {
        assert_eq!(code(|settings| settings.slide_ms = 0), None);
        let slide = code(|settings| settings.slide_ms = 2_001);
        assert_eq!(slide.as_deref(), Some("slide_ms: bad-slide"));
        for bad in [0, 51] {
            let drag = code(|settings| settings.drag_distance = bad);
            assert_eq!(drag.as_deref(), Some("drag_distance: bad-drag"));
        }
    }

    #[test]
    fn kept_starts_have_names_and_are_bounded() {
        let start = |name: &str| OwnStart {
            game: "invasion".into(),
            name: name.into(),
            start: "S w 00".into(),
        };
        assert_eq!(
            code(|s| s.own_starts = vec![start("Three tanks"); 100]),
            None
        );
        let many = code(|s| s.own_starts = vec![start("Three tanks"); 101]);
        assert_eq!(many.as_deref(), Some("own_starts: too-many"));
        for bad in ["", "  ", "a\nb", &"x".repeat(41)] {
            let found = code(|s| s.own_starts = vec![start(bad)]);
            assert_eq!(found.as_deref(), Some("own_starts: bad-name"), "{bad:?}");
        }
    }
}
