//! Golden texts: what version 1 writes, for every event and every word of the game. A line that
//! stands in the golden file is never changed; a later version gets a file of its own.

use games::{BySide, Cell, Kind, Man, Side};
use protocol::client::{MarkChange, Offer};
use protocol::host::{OfferAnswer, Placed};
use protocol::terms::{Rules, SideTime, Terms};
use referee::{Announcement, Direction, EndReason, GameResult, RuleSet, Verdict};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Ending, Event, GameId, Millis};

use super::*;

const ENTRIES: &str = include_str!("../../tests/golden/v1-entries.jsonl");
const TERMS: &str = include_str!("../../tests/golden/v1-terms.jsonl");
const WORDS: &str = include_str!("../../tests/golden/v1-words.tsv");

/// Values are written as the golden lines, and golden lines are read as the values.
#[track_caller]
fn check<T: PartialEq + std::fmt::Debug>(
    golden: &str,
    values: &[T],
    write: impl Fn(&T) -> String,
    read: impl Fn(&str) -> T,
) {
    let written: Vec<String> = values.iter().map(write).collect();
    let golden: Vec<&str> = golden.lines().collect();
    assert_eq!(
        written,
        golden,
        "what is written has changed; new golden text:\n{}\n",
        written.join("\n")
    );
    let back: Vec<T> = golden.into_iter().map(read).collect();
    assert_eq!(back, values, "what was written once must read the same");
}

#[test]
fn entries_are_written_and_read_as_ever() {
    check(ENTRIES, &entries(), write_entry, |text| {
        read_entry(1, text).unwrap()
    });
}

#[test]
fn terms_are_written_and_read_as_ever() {
    check(TERMS, &all_terms(), write_terms, |text| {
        read_terms(1, text).unwrap()
    });
}

#[test]
fn the_words_of_the_game_are_written_and_read_as_ever() {
    for (line, text) in WORDS.lines().filter_map(|line| line.split_once('\t')) {
        match line {
            "said" => check_word::<Announcement>(text),
            "verdicts" => check_word::<Verdict>(text),
            "directions" => check_word::<Direction>(text),
            "reasons" => check_word::<EndReason>(text),
            "results" => check_word::<GameResult>(text),
            "offers" => check_word::<Offer>(text),
            "offeranswers" => check_word::<OfferAnswer>(text),
            "marks" => check_word::<MarkChange>(text),
            "sets" => check_word::<RuleSet>(text),
            other => panic!("the golden words have no type {other}"),
        }
    }
}

/// A golden text is read, and written back as it was.
#[track_caller]
fn check_word<T: Serialize + DeserializeOwned>(text: &str) {
    let word: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(serde_json::to_string(&word).unwrap(), text);
}

#[test]
fn a_later_version_is_refused_by_name() {
    let error = read_entry(2, "{}").unwrap_err();
    assert_eq!(
        error.to_string(),
        "its version is 2, and this program knows versions up to 1"
    );
}

fn entries() -> Vec<Entry> {
    let at = (0_u64..).step_by(1500).map(Millis);
    at.zip(events())
        .map(|(at, event)| Entry { at, event })
        .collect()
}

fn events() -> Vec<Event> {
    let mut events = rulings();
    events.extend(between_tries());
    events.extend(by_hand());
    events.push(Event::Seated {
        swapped: true,
        names: hidden_terms().names,
    });
    events
}

fn rulings() -> Vec<Event> {
    let end = Ending {
        reason: EndReason::Resign,
        result: GameResult::BlackWins,
    };
    vec![
        Event::Started {
            game: GameId::new(0x00ab_cdef),
            terms: Box::new(hidden_terms()),
            heard: both(Announcement::Turn { side: Side::White }),
            left: LEFT,
        },
        Event::Tried {
            by: Side::White,
            text: "a1a8".to_owned(),
            notation: "Ra8".to_owned(),
            verdict: Verdict::No,
            heard: both(Announcement::No),
            left: LEFT,
            end: None,
        },
        Event::Tried {
            by: Side::White,
            text: "e7e8q".to_owned(),
            notation: "e8=Q".to_owned(),
            verdict: Verdict::Legal,
            heard: both(end_said()),
            left: None,
            end: Some(end),
        },
        Event::Ended {
            end,
            heard: both(end_said()),
            left: LEFT,
        },
        Event::Answer {
            to: Side::Black,
            heard: both(Announcement::IllegalCount { n: 1 }),
        },
    ]
}

fn between_tries() -> Vec<Event> {
    let (by, left) = (Side::Black, LEFT);
    let text = "Bună! \"quoted\"\n".to_owned();
    let (offer, id) = (Offer::Draw, 1);
    vec![
        Event::Marked {
            by,
            change: add_dummy(),
        },
        Event::MarkUndone { by },
        Event::MarkRedone { by },
        Event::Offered { by, offer, id },
        Event::Answered {
            by,
            offer,
            id,
            answer: OfferAnswer::Declined,
        },
        Event::TakenBack { to_ply: 4, left },
        Event::MinuteAdded { to: by, left },
        Event::Clocks { on: false, left },
        Event::Adjourned { left },
        Event::Chat {
            by,
            text: text.clone(),
        },
        Event::Notes { by, text },
        Event::Warned {
            side: by,
            below_s: 30,
        },
        Event::Held { to: by },
        Event::Released,
        Event::Resumed { left },
    ]
}

fn by_hand() -> Vec<Event> {
    let fen = "4k3/8/8/2R5/8/8/8/4K3 w - - 0 1".to_owned();
    let heard = both(Announcement::Turn { side: Side::White });
    let placed = Placed {
        man: Man {
            cell: cell("c5"),
            side: Side::White,
            kind: Kind::ROOK,
        },
        from: cell("a1"),
    };
    let arranged = |placed, fen, heard| Event::Arranged {
        placed,
        fen,
        heard,
        left: None,
    };
    vec![
        arranged(Some(placed), fen.clone(), heard.clone()),
        arranged(None, fen, heard),
    ]
}

fn all_terms() -> Vec<Terms> {
    let chess = Terms {
        event: String::new(),
        rules: Rules::Chess,
        time: None,
        rated: false,
        requests_after_end: false,
        start: Some("4k3/8/8/8/8/8/8/4K2R w K - 0 1".to_owned()),
        names: hidden_terms().names,
        hand_over: true,
        practice: false,
    };
    let practice = Terms {
        hand_over: false,
        practice: true,
        ..chess.clone()
    };
    let board = Terms {
        rules: Rules::Board {
            name: "dumb".to_owned(),
            options: [("rows", "5"), ("en_passant", "true")]
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .into(),
        },
        start: None,
        ..chess.clone()
    };
    vec![hidden_terms(), chess, practice, board]
}

fn hidden_terms() -> Terms {
    let time = |main_ms| SideTime {
        main_ms,
        increment_ms: 5000,
    };
    Terms {
        event: "Club evening".to_owned(),
        rules: Rules::Hidden {
            set: Box::new(first_set()),
        },
        time: Some(BySide {
            white: time(2_700_000),
            black: time(600_000),
        }),
        rated: true,
        requests_after_end: true,
        start: None,
        names: BySide {
            white: "Ștefan".to_owned(),
            black: "Ana".to_owned(),
        },
        hand_over: false,
        practice: false,
    }
}

/// SE's set as it was when version 1 was made.
fn first_set() -> RuleSet {
    let text = WORDS.lines().find_map(|line| line.strip_prefix("sets\t"));
    serde_json::from_str(text.unwrap()).unwrap()
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn add_dummy() -> MarkChange {
    MarkChange::AddDummy {
        cell: cell("d4"),
        kind: Kind::KNIGHT,
    }
}

fn end_said() -> Announcement {
    Announcement::End {
        reason: EndReason::Checkmate,
        result: GameResult::WhiteWins,
    }
}

fn both(said: Announcement) -> BySide<Vec<Announcement>> {
    BySide {
        white: vec![said.clone()],
        black: vec![said],
    }
}

const LEFT: Option<BySide<u64>> = Some(BySide {
    white: 2_700_000,
    black: 599_900,
});
