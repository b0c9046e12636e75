//! From a game request to the terms of a game.

use std::collections::BTreeMap;
use std::path::Path;

use games::list::{Entry, Pick, written};
use games::{BySide, Side};
use protocol::computer::{Computer, Opponent};
use protocol::sets::SetChoice;
use protocol::terms::{Rules, Terms};
use protocol::window::{ColourChoice, NewGame, WindowError};
use referee::OptionError;
use table::TermsError;

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 40;

/// Who sits where, under which terms.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Agreed {
    /// The terms.
    pub(crate) terms: Terms,
    /// The requester's seat; none when two persons sit here.
    pub(crate) seat: Option<Side>,
    /// The computer, when it plays.
    pub(crate) computer: Option<Computer>,
}

/// Turns a request into terms. `lot` decides a colour by lot; `computer` names the computer.
///
/// # Errors
/// The field that is wrong, and why.
pub(crate) fn agree(
    request: &NewGame,
    name: &str,
    lot: Side,
    computer: impl FnOnce(u8) -> String,
) -> Result<Agreed, WindowError> {
    let side = match request.colour {
        ColourChoice::White => Side::White,
        ColourChoice::Black => Side::Black,
        ColourChoice::Random => lot,
    };
    let name = read_name("name", name)?;
    let practice = request.opponent == Opponent::Practice;
    let elsewhere = request.opponent == Opponent::Elsewhere;
    let (opponent, played) = match &request.opponent {
        Opponent::Computer { level, manner } => {
            let level = *level;
            let manner = manner.clone().unwrap_or_default();
            let engine = manner.engine.as_deref().map(engine_name).transpose()?;
            let name = engine.unwrap_or_else(|| computer(level));
            (name, Some(Computer { level, manner }))
        }
        Opponent::SecondPerson { name } => (read_name("opponent.name", name)?, None),
        // He brings his name with him.
        Opponent::Elsewhere => (String::new(), None),
        Opponent::Practice => (name.clone(), None),
    };
    let names = by_requester(side, name, opponent);
    let is_rateable = played
        .as_ref()
        .is_some_and(|played| played.manner.engine.is_none());
    if request.rated && (!is_rateable || has_handicap(request)) {
        return Err(field(
            "rated",
            "never-rated",
            "two people at one machine, guests, engines and time handicaps are never rated",
        ));
    }
    let rules = match &request.board_game {
        Some(game) => Rules::Board {
            name: game.name.clone(),
            options: game.options.clone(),
        },
        None => chosen_rules(request.rule_set.as_ref())?,
    };
    let terms = Terms {
        event: request.event.trim().to_owned(),
        rules,
        time: request
            .time
            .map(|time| by_requester(side, time.mine, time.theirs)),
        rated: request.rated,
        requests_after_end: request.requests_after_end,
        start: request
            .start
            .as_deref()
            .map(str::trim)
            .filter(|fen| !fen.is_empty())
            .map(str::to_owned),
        names,
        hand_over: played.is_none() && !practice && !elsewhere,
        practice,
    };
    Ok(Agreed {
        terms,
        seat: (played.is_some() || practice || elsewhere).then_some(side),
        computer: played,
    })
}

/// Draws the start of a board game whose choices leave it to the lot, once and for both. `pick` gives
/// a number below its argument. A start that was written stands, and what is wrong with a game or its
/// choices is the table's to say.
pub(crate) fn draw_start(terms: &mut Terms, pick: Pick<'_>) {
    let (Rules::Board { name, options }, None) = (&terms.rules, &terms.start) else {
        return;
    };
    let drawn = Entry::named(name).map(|entry| entry.draw(&written(options), pick));
    terms.start = drawn.and_then(Result::ok).flatten();
}

/// The rules of a chosen set; regular chess without one.
///
/// # Errors
/// An option does not belong to the set.
pub(crate) fn chosen_rules(choice: Option<&SetChoice>) -> Result<Rules, WindowError> {
    let Some(choice) = choice else {
        return Ok(Rules::Chess);
    };
    let set = choice.rules().map_err(|error| bad_option(&error))?;
    Ok(Rules::Hidden { set: Box::new(set) })
}

/// A player's name without blanks around it.
///
/// # Errors
/// It is empty, too long, or holds characters that do not show.
pub(crate) fn read_name(at: &str, name: &str) -> Result<String, WindowError> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > LONGEST_NAME {
        let detail = format!("a name has 1 to {LONGEST_NAME} characters, this one has {length}");
        return Err(field(at, "bad-name-length", &detail));
    }
    if !table::is_plain(name) || name.chars().any(has_no_width) {
        return Err(field(
            at,
            "bad-name-characters",
            "a name holds only characters that show",
        ));
    }
    Ok(name.to_owned())
}

/// What an engine is called at the table: its file's name without the ending.
///
/// # Errors
/// The path names no file.
fn engine_name(path: &str) -> Result<String, WindowError> {
    let name = Path::new(path.trim()).file_stem();
    let name = name.map(|name| name.to_string_lossy().chars().take(LONGEST_NAME).collect());
    let name = name.and_then(|name: String| read_name("engine", &name).ok());
    name.ok_or_else(|| field("engine", "engine-absent", "no file has this name"))
}

/// Characters without width: two names that look alike would be two.
fn has_no_width(character: char) -> bool {
    matches!(character, '\u{200b}'..='\u{200d}')
}

fn has_handicap(request: &NewGame) -> bool {
    request.time.is_some_and(|time| time.mine != time.theirs)
}

fn by_requester<T>(side: Side, mine: T, theirs: T) -> BySide<T> {
    match side {
        Side::White => BySide {
            white: mine,
            black: theirs,
        },
        Side::Black => BySide {
            white: theirs,
            black: mine,
        },
    }
}

/// An option that does not belong to the chosen rule set.
pub(crate) fn bad_option(error: &OptionError) -> WindowError {
    field("rule_set", "bad-option", &error.to_string())
}

/// An error at a field of a form.
pub(crate) fn field(field: &str, code: &str, detail: &str) -> WindowError {
    WindowError::Field {
        field: field.to_owned(),
        code: code.to_owned(),
        args: BTreeMap::new(),
        detail: detail.to_owned(),
    }
}

/// What the table says against the terms.
pub(crate) fn bad_terms(error: &TermsError) -> WindowError {
    let args = error.args.iter();
    WindowError::Field {
        field: error.field.to_owned(),
        code: error.code.to_owned(),
        args: args
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .collect(),
        detail: error.detail.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::computer::Manner;
    use protocol::terms::SideTime;
    use protocol::window::RequestTime;
    use referee::RuleSetName;

    const MINUTE: SideTime = SideTime {
        main_ms: 60_000,
        increment_ms: 0,
    };
    const HOUR: SideTime = SideTime {
        main_ms: 3_600_000,
        increment_ms: 5_000,
    };

    fn request() -> NewGame {
        NewGame {
            event: " Club ".to_owned(),
            rule_set: None,
            board_game: None,
            time: Some(RequestTime {
                mine: MINUTE,
                theirs: HOUR,
            }),
            colour: ColourChoice::Black,
            rated: false,
            requests_after_end: true,
            start: Some("  ".to_owned()),
            opponent: Opponent::Computer {
                level: 2,
                manner: None,
            },
        }
    }

    #[test]
    fn each_side_gets_its_own_name_and_time() {
        let agreed = agree(&request(), "Ann", Side::White, |level| {
            format!("Computer {level}")
        });
        let agreed = agreed.expect("the request is sound");
        assert_eq!(agreed.seat, Some(Side::Black));
        assert_eq!(
            agreed.terms.names,
            BySide {
                white: "Computer 2".to_owned(),
                black: "Ann".to_owned()
            }
        );
        assert_eq!(
            agreed.terms.time,
            Some(BySide {
                white: HOUR,
                black: MINUTE
            })
        );
        assert_eq!(agreed.terms.event, "Club");
        assert_eq!(
            agreed.terms.start, None,
            "an empty field is the usual start"
        );
    }

    #[test]
    fn an_engine_is_called_by_its_file_and_is_never_rated() {
        let manner = Manner {
            engine: Some("/usr/games/fairy-stockfish.bin".to_owned()),
            ..Manner::default()
        };
        let mut request = NewGame {
            opponent: Opponent::Computer {
                level: 1,
                manner: Some(manner),
            },
            time: None,
            ..request()
        };
        let agreed = agree(&request, "Ann", Side::White, |_| String::new());
        let agreed = agreed.expect("the request is sound");
        assert_eq!(agreed.terms.names.white, "fairy-stockfish");
        request.rated = true;
        let refused = agree(&request, "Ann", Side::White, |_| String::new());
        assert!(matches!(refused, Err(WindowError::Field { field, .. }) if field == "rated"));
    }

    #[test]
    fn two_people_here_are_never_rated() {
        let opponent = Opponent::SecondPerson {
            name: "Bob".to_owned(),
        };
        let mut request = NewGame {
            opponent,
            rated: true,
            time: None,
            ..request()
        };
        let computer = |_| String::new();
        let refused = agree(&request, "Ann", Side::White, computer);
        assert!(matches!(refused, Err(WindowError::Field { field, .. }) if field == "rated"));
        request.rated = false;
        let agreed = agree(&request, "Ann", Side::White, computer).expect("unrated is sound");
        assert!(agreed.terms.hand_over && agreed.seat.is_none());
    }

    #[test]
    fn one_who_practises_plays_both_sides_and_is_never_rated() {
        let mut request = NewGame {
            opponent: Opponent::Practice,
            time: None,
            ..request()
        };
        let agreed = agree(&request, "Ann", Side::White, |_| String::new());
        let agreed = agreed.expect("the request is sound");
        assert!(agreed.terms.practice && !agreed.terms.hand_over);
        assert_eq!(agreed.seat, Some(Side::Black), "seen from Black's side");
        assert_eq!(agreed.terms.names, BySide::from_fn(|_| "Ann".to_owned()));
        request.rated = true;
        let refused = agree(&request, "Ann", Side::White, |_| String::new());
        assert!(matches!(refused, Err(WindowError::Field { field, .. }) if field == "rated"));
    }

    #[test]
    fn an_option_that_does_not_belong_to_the_set_is_named() {
        let options = [("stalemate".to_owned(), "loses".to_owned())];
        let request = NewGame {
            rule_set: Some(SetChoice {
                base: RuleSetName::Se,
                title: String::new(),
                options: options.into(),
            }),
            ..request()
        };
        let refused = agree(&request, "Ann", Side::White, |_| String::new());
        match refused {
            Err(WindowError::Field { field, detail, .. }) => {
                assert_eq!(field, "rule_set");
                assert!(
                    detail.contains("se has no option \"stalemate\""),
                    "{detail}"
                );
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_board_game_is_asked_for_by_its_name() {
        let option = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        let options = [option("line_up", "dumber"), option("columns", "7")];
        let request = NewGame {
            board_game: Some(protocol::board::GameChoice {
                name: "dumb".to_owned(),
                options: options.clone().into(),
            }),
            ..request()
        };
        let agreed = agree(&request, "Ann", Side::White, |_| "Computer".to_owned());
        let mut terms = agreed.expect("the request is sound").terms;
        let expected = Rules::Board {
            name: "dumb".to_owned(),
            options: options.into(),
        };
        assert_eq!(terms.rules, expected);
        draw_start(&mut terms, &mut |_| 0);
        let drawn = terms.start.clone().expect("its men are drawn by lot");
        assert!(
            table::Table::open(terms.clone(), table::GameId::new(1)).is_ok(),
            "{drawn}"
        );
        draw_start(&mut terms, &mut |below| below - 1);
        assert_eq!(terms.start, Some(drawn), "they are drawn once");
    }

    #[test]
    fn a_game_that_nobody_knows_is_left_to_the_table() {
        let agreed = agree(&request(), "Ann", Side::White, |_| "Computer".to_owned());
        let mut terms = agreed.expect("the request is sound").terms;
        terms.rules = Rules::Board {
            name: "ludo".to_owned(),
            options: BTreeMap::new(),
        };
        draw_start(&mut terms, &mut |_| 0);
        assert_eq!(terms.start, None);
        let refused = table::Table::open(terms, table::GameId::new(1));
        assert_eq!(refused.expect_err("there is no such game").field, "game");
    }

    #[test]
    fn a_choice_that_the_game_does_not_have_is_named_by_the_table() {
        let agreed = agree(&request(), "Ann", Side::White, |_| "Computer".to_owned());
        let mut terms = agreed.expect("the request is sound").terms;
        terms.rules = Rules::Board {
            name: "dumb".to_owned(),
            options: [("line_up".to_owned(), "upside_down".to_owned())].into(),
        };
        draw_start(&mut terms, &mut |_| 0);
        let refused = table::Table::open(terms, table::GameId::new(1));
        let error = refused.expect_err("there is no such line-up");
        assert_eq!((error.field, error.code), ("options", "bad-game-option"));
        assert_eq!(error.args, [("option", "line_up=upside_down".to_owned())]);
    }

    #[test]
    fn a_name_that_does_not_show_is_refused() {
        assert_eq!(read_name("name", "  Ștefan "), Ok("Ștefan".to_owned()));
        for bad in [
            "",
            "   ",
            "a\u{202e}b",
            "a\u{61c}b",
            "a\u{200b}b",
            "a\nb",
            &"x".repeat(41),
        ] {
            assert!(read_name("name", bad).is_err(), "{bad:?}");
        }
    }
}
