//! Version 1 of what stands in the file.
//!
//! The words of the game (announcements, verdicts, rule sets, offers, marks) are stored as they
//! are named everywhere; the golden texts beside the tests hold them.

use std::collections::BTreeMap;

use games::{BySide, Side};
use protocol::client::{MarkChange, Offer};
use protocol::host::{OfferAnswer, Placed};
use protocol::terms::{self, SideTime};
use referee::{Announcement, EndReason, GameResult, RuleSet, Verdict};
use serde::{Deserialize, Serialize};
use table::{Ending, GameId, Millis};

type Heard = BySide<Vec<Announcement>>;
type Left = Option<BySide<u64>>;

/// One entry of a log.
#[derive(Serialize, Deserialize)]
pub(super) struct Entry {
    at: u64,
    event: Event,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
enum Event {
    Started {
        game: String,
        terms: Box<Terms>,
        heard: Heard,
        left: Left,
    },
    Tried {
        by: Side,
        text: String,
        notation: String,
        verdict: Verdict,
        heard: Heard,
        left: Left,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        end: Option<End>,
    },
    Arranged {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        placed: Option<Placed>,
        fen: String,
        heard: Heard,
        left: Left,
    },
    Ended {
        end: End,
        heard: Heard,
        left: Left,
    },
    Answer {
        to: Side,
        heard: Heard,
    },
    Marked {
        by: Side,
        change: MarkChange,
    },
    MarkUndone {
        by: Side,
    },
    MarkRedone {
        by: Side,
    },
    Offered {
        by: Side,
        offer: Offer,
        id: u32,
    },
    Answered {
        by: Side,
        offer: Offer,
        id: u32,
        answer: OfferAnswer,
    },
    TakenBack {
        to_ply: u32,
        left: Left,
    },
    MinuteAdded {
        to: Side,
        left: Left,
    },
    Clocks {
        on: bool,
        left: Left,
    },
    Adjourned {
        left: Left,
    },
    Chat {
        by: Side,
        text: String,
    },
    Notes {
        by: Side,
        text: String,
    },
    Warned {
        side: Side,
        below_s: u32,
    },
    Held {
        to: Side,
    },
    Released,
    Resumed {
        left: Left,
    },
    Seated {
        swapped: bool,
        names: BySide<String>,
    },
}

#[derive(Serialize, Deserialize)]
struct End {
    reason: EndReason,
    result: GameResult,
}

/// What was agreed before a game.
#[expect(
    clippy::struct_excessive_bools,
    reason = "a stored text: each is one agreement of its own"
)]
#[derive(Serialize, Deserialize)]
pub(super) struct Terms {
    event: String,
    rules: Rules,
    time: Option<BySide<Time>>,
    rated: bool,
    requests_after_end: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    names: BySide<String>,
    hand_over: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    practice: bool,
}

// Serde hands it by reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(flag: &bool) -> bool {
    !flag
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "snake_case")]
enum Rules {
    Hidden {
        set: Box<RuleSet>,
    },
    Chess,
    Board {
        name: String,
        options: BTreeMap<String, String>,
    },
}

#[derive(Clone, Copy, Serialize, Deserialize)]
struct Time {
    main_ms: u64,
    increment_ms: u64,
}

impl From<table::Entry> for Entry {
    fn from(entry: table::Entry) -> Self {
        Self {
            at: entry.at.0,
            event: entry.event.into(),
        }
    }
}

impl TryFrom<Entry> for table::Entry {
    type Error = table::ParseGameIdError;

    fn try_from(entry: Entry) -> Result<Self, Self::Error> {
        Ok(Self {
            at: Millis(entry.at),
            event: entry.event.try_into()?,
        })
    }
}

impl From<table::Event> for Event {
    // One arm an event; cutting it up would hide what is missing.
    #[allow(clippy::too_many_lines)]
    fn from(event: table::Event) -> Self {
        match event {
            table::Event::Started {
                game,
                terms,
                heard,
                left,
            } => Self::Started {
                game: game.to_string(),
                terms: Box::new((*terms).into()),
                heard,
                left,
            },
            table::Event::Tried {
                by,
                text,
                notation,
                verdict,
                heard,
                left,
                end,
            } => Self::Tried {
                by,
                text,
                notation,
                verdict,
                heard,
                left,
                end: end.map(Into::into),
            },
            table::Event::Arranged {
                placed,
                fen,
                heard,
                left,
            } => Self::Arranged {
                placed,
                fen,
                heard,
                left,
            },
            table::Event::Ended { end, heard, left } => Self::Ended {
                end: end.into(),
                heard,
                left,
            },
            table::Event::Answer { to, heard } => Self::Answer { to, heard },
            table::Event::Marked { by, change } => Self::Marked { by, change },
            table::Event::MarkUndone { by } => Self::MarkUndone { by },
            table::Event::MarkRedone { by } => Self::MarkRedone { by },
            table::Event::Offered { by, offer, id } => Self::Offered { by, offer, id },
            table::Event::Answered {
                by,
                offer,
                id,
                answer,
            } => Self::Answered {
                by,
                offer,
                id,
                answer,
            },
            table::Event::TakenBack { to_ply, left } => Self::TakenBack { to_ply, left },
            table::Event::MinuteAdded { to, left } => Self::MinuteAdded { to, left },
            table::Event::Clocks { on, left } => Self::Clocks { on, left },
            table::Event::Adjourned { left } => Self::Adjourned { left },
            table::Event::Chat { by, text } => Self::Chat { by, text },
            table::Event::Notes { by, text } => Self::Notes { by, text },
            table::Event::Warned { side, below_s } => Self::Warned { side, below_s },
            table::Event::Held { to } => Self::Held { to },
            table::Event::Released => Self::Released,
            table::Event::Resumed { left } => Self::Resumed { left },
            table::Event::Seated { swapped, names } => Self::Seated { swapped, names },
        }
    }
}

impl TryFrom<Event> for table::Event {
    type Error = table::ParseGameIdError;

    // One arm an event; cutting it up would hide what is missing.
    #[allow(clippy::too_many_lines)]
    fn try_from(event: Event) -> Result<Self, Self::Error> {
        Ok(match event {
            Event::Started {
                game,
                terms,
                heard,
                left,
            } => Self::Started {
                game: game.parse::<GameId>()?,
                terms: Box::new((*terms).into()),
                heard,
                left,
            },
            Event::Tried {
                by,
                text,
                notation,
                verdict,
                heard,
                left,
                end,
            } => Self::Tried {
                by,
                text,
                notation,
                verdict,
                heard,
                left,
                end: end.map(Into::into),
            },
            Event::Arranged {
                placed,
                fen,
                heard,
                left,
            } => Self::Arranged {
                placed,
                fen,
                heard,
                left,
            },
            Event::Ended { end, heard, left } => Self::Ended {
                end: end.into(),
                heard,
                left,
            },
            Event::Answer { to, heard } => Self::Answer { to, heard },
            Event::Marked { by, change } => Self::Marked { by, change },
            Event::MarkUndone { by } => Self::MarkUndone { by },
            Event::MarkRedone { by } => Self::MarkRedone { by },
            Event::Offered { by, offer, id } => Self::Offered { by, offer, id },
            Event::Answered {
                by,
                offer,
                id,
                answer,
            } => Self::Answered {
                by,
                offer,
                id,
                answer,
            },
            Event::TakenBack { to_ply, left } => Self::TakenBack { to_ply, left },
            Event::MinuteAdded { to, left } => Self::MinuteAdded { to, left },
            Event::Clocks { on, left } => Self::Clocks { on, left },
            Event::Adjourned { left } => Self::Adjourned { left },
            Event::Chat { by, text } => Self::Chat { by, text },
            Event::Notes { by, text } => Self::Notes { by, text },
            Event::Warned { side, below_s } => Self::Warned { side, below_s },
            Event::Held { to } => Self::Held { to },
            Event::Released => Self::Released,
            Event::Resumed { left } => Self::Resumed { left },
            Event::Seated { swapped, names } => Self::Seated { swapped, names },
        })
    }
}

impl From<Ending> for End {
    fn from(Ending { reason, result }: Ending) -> Self {
        Self { reason, result }
    }
}

impl From<End> for Ending {
    fn from(End { reason, result }: End) -> Self {
        Self { reason, result }
    }
}

impl From<terms::Terms> for Terms {
    fn from(terms: terms::Terms) -> Self {
        Self {
            event: terms.event,
            rules: match terms.rules {
                terms::Rules::Hidden { set } => Rules::Hidden { set },
                terms::Rules::Chess => Rules::Chess,
                terms::Rules::Board { name, options } => Rules::Board { name, options },
            },
            time: terms
                .time
                .map(|time| BySide::from_fn(|side| (*time.get(side)).into())),
            rated: terms.rated,
            requests_after_end: terms.requests_after_end,
            start: terms.start,
            names: terms.names,
            hand_over: terms.hand_over,
            practice: terms.practice,
        }
    }
}

impl From<Terms> for terms::Terms {
    fn from(terms: Terms) -> Self {
        Self {
            event: terms.event,
            rules: match terms.rules {
                Rules::Hidden { set } => terms::Rules::Hidden { set },
                Rules::Chess => terms::Rules::Chess,
                Rules::Board { name, options } => terms::Rules::Board { name, options },
            },
            time: terms
                .time
                .map(|time| BySide::from_fn(|side| (*time.get(side)).into())),
            rated: terms.rated,
            requests_after_end: terms.requests_after_end,
            start: terms.start,
            names: terms.names,
            hand_over: terms.hand_over,
            practice: terms.practice,
        }
    }
}

impl From<SideTime> for Time {
    fn from(
        SideTime {
            main_ms,
            increment_ms,
        }: SideTime,
    ) -> Self {
        Self {
            main_ms,
            increment_ms,
        }
    }
}

impl From<Time> for SideTime {
    fn from(
        Time {
            main_ms,
            increment_ms,
        }: Time,
    ) -> Self {
        Self {
            main_ms,
            increment_ms,
        }
    }
}
