//! A game's log: what happened, with everything that reading it again needs.
//!
//! The tags are stable: a log that was written once is read by every later version.

use games::{BySide, Side};
use protocol::client::{MarkChange, Offer};
use protocol::host::{OfferAnswer, Placed};
use protocol::terms::Terms;
use referee::{Announcement, EndReason, GameResult, Verdict};
use serde::{Deserialize, Serialize};

use crate::ids::{GameId, Millis};

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// When; never before the entry that stands before it.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub event: Event,
}

/// Why and for whom a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Why.
    pub reason: EndReason,
    /// For whom.
    pub result: GameResult,
}

/// What each seat heard.
pub(crate) type Heard = BySide<Vec<Announcement>>;
/// Milliseconds left on both clocks; none in a game without clocks.
pub(crate) type Left = Option<BySide<u64>>;

/// What happened. Clocks stand as they are after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game began; always the first entry, and never another.
    Started {
        /// The game.
        game: GameId,
        /// What was agreed.
        terms: Box<Terms>,
        /// The referee's first words.
        heard: Heard,
        /// The clocks.
        left: Left,
    },
    /// A try was made and the referee answered.
    Tried {
        /// Whose.
        by: Side,
        /// `e2e4`, `e7e8q`, `N@d4` or `any?`.
        text: String,
        /// In the mover's own board's notation.
        notation: String,
        /// The answer.
        verdict: Verdict,
        /// What was said.
        heard: Heard,
        /// The clocks.
        left: Left,
        /// The game ended with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        end: Option<Ending>,
    },
    /// Practice: the position was changed by hand. A man was put elsewhere, or else the turn was
    /// given to the other side.
    Arranged {
        /// The man, if one was put.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        placed: Option<Placed>,
        /// The new position.
        fen: String,
        /// What was said of it.
        heard: Heard,
        /// The clocks.
        left: Left,
    },
    /// The game ended without a move.
    Ended {
        /// Why and for whom.
        #[serde(flatten)]
        end: Ending,
        /// What was said.
        heard: Heard,
        /// The clocks.
        left: Left,
    },
    /// The referee answered a question that is no try.
    Answer {
        /// Who asked.
        to: Side,
        /// What was said.
        heard: Heard,
    },
    /// A seat changed its marks, or its own move removed a dummy or cube.
    Marked {
        /// Whose marks.
        by: Side,
        /// The change.
        #[serde(flatten)]
        change: MarkChange,
    },
    /// A seat took its last mark change back.
    MarkUndone {
        /// Whose marks.
        by: Side,
    },
    /// A seat made its last undone mark change again.
    MarkRedone {
        /// Whose marks.
        by: Side,
    },
    /// A side asked the other for something.
    Offered {
        /// Who asks.
        by: Side,
        /// For what.
        offer: Offer,
        /// The offer's number, from 1 in each game.
        id: u32,
    },
    /// An offer was agreed to, declined or withdrawn.
    Answered {
        /// Who answered or withdrew.
        by: Side,
        /// For what.
        offer: Offer,
        /// The offer's number.
        id: u32,
        /// How.
        answer: OfferAnswer,
    },
    /// Position and clocks went back.
    TakenBack {
        /// Half-moves completed now.
        to_ply: u32,
        /// The clocks.
        left: Left,
    },
    /// A side got a minute; after a flag the game goes on with it.
    MinuteAdded {
        /// Who got it.
        to: Side,
        /// The clocks.
        left: Left,
    },
    /// Both agreed to stop the clocks or to start them.
    Clocks {
        /// Whether they run now.
        on: bool,
        /// The clocks.
        left: Left,
    },
    /// Both agreed to go on later.
    Adjourned {
        /// The clocks.
        left: Left,
    },
    /// Somebody said something.
    Chat {
        /// Who.
        by: Side,
        /// What.
        text: String,
    },
    /// A seat replaced its notes.
    Notes {
        /// Whose.
        by: Side,
        /// The whole text.
        text: String,
    },
    /// A clock came down to a warning's limit.
    Warned {
        /// Whose.
        side: Side,
        /// 180, 120, 60 or 30 seconds.
        below_s: u32,
    },
    /// Two people at one machine change places; the clock is held.
    Held {
        /// Who sits down.
        to: Side,
    },
    /// The player sits at the board; his clock runs.
    Released,
    /// The game goes on after an interruption that is charged to nobody.
    Resumed {
        /// The clocks.
        left: Left,
    },
    /// The players changed sides, or one of them has another name from now on. Clocks, and what was
    /// agreed of them, stay with the sides.
    Seated {
        /// Whether they changed sides.
        swapped: bool,
        /// Who plays which side now.
        names: BySide<String>,
    },
}

impl Event {
    /// Whether this seat may notice it: nothing is sent to a seat for the sake of anything else.
    pub fn reaches(&self, seat: Side) -> bool {
        match self {
            Self::Tried {
                by, verdict, heard, ..
            } => *by == seat || *verdict == Verdict::Legal || !heard.get(seat).is_empty(),
            Self::Answer { to, heard } => *to == seat || !heard.get(seat).is_empty(),
            Self::Marked { by, .. }
            | Self::MarkUndone { by }
            | Self::MarkRedone { by }
            | Self::Notes { by, .. } => *by == seat,
            Self::Started { .. }
            | Self::Arranged { .. }
            | Self::Ended { .. }
            | Self::Offered { .. }
            | Self::Answered { .. }
            | Self::TakenBack { .. }
            | Self::MinuteAdded { .. }
            | Self::Clocks { .. }
            | Self::Adjourned { .. }
            | Self::Chat { .. }
            | Self::Warned { .. }
            | Self::Held { .. }
            | Self::Released
            | Self::Resumed { .. }
            | Self::Seated { .. } => true,
        }
    }
}
