//! Games for the tests of this crate.

use games::{BySide, Side};
use protocol::computer::Manner;
use protocol::terms::{Rules, SideTime, Terms};
use referee::{RuleSet, RuleSetName};
use table::{Entry, Event, GameId, Millis};

use crate::{Batch, NewGameRow, Summary};

/// A new game of Ana (White) and Ștefan (Black) under SE's rules.
pub(crate) fn new_game(bits: u128) -> NewGameRow {
    NewGameRow {
        game: GameId::new(bits),
        started_at: 1_000,
        terms: Terms {
            event: "Club evening".to_owned(),
            rules: Rules::Hidden {
                set: Box::new(RuleSet::published(RuleSetName::Se)),
            },
            time: Some(BySide::from_fn(|_| SideTime {
                main_ms: 2_700_000,
                increment_ms: 0,
            })),
            rated: false,
            requests_after_end: true,
            start: None,
            names: BySide {
                white: "Ana".to_owned(),
                black: "Ștefan".to_owned(),
            },
            hand_over: false,
            practice: false,
        },
        seat: Some(Side::White),
        level: Some(2),
        manner: Manner::default(),
        summary: summary(0),
    }
}

/// What the lists show after so many half-moves.
pub(crate) fn summary(plies: u32) -> Summary {
    Summary {
        last_at: 1_000 + i64::from(plies),
        plies,
        turn: if plies.is_multiple_of(2) {
            Side::White
        } else {
            Side::Black
        },
        left_ms: Some(BySide::from_fn(|_| 2_700_000)),
        outcome: None,
        adjourned: false,
    }
}

/// An entry that says something.
pub(crate) fn said(text: &str) -> Entry {
    Entry {
        at: Millis(1),
        event: Event::Chat {
            by: Side::White,
            text: text.to_owned(),
        },
    }
}

/// A batch of one entry.
pub(crate) fn batch(bits: u128, first: u32, text: &str) -> Batch {
    Batch {
        game: GameId::new(bits),
        first,
        entries: vec![said(text)],
        commands: Vec::new(),
        summary: summary(first),
    }
}
