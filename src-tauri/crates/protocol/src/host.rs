//! What a host sends. Numbers and texts here carry no more than the viewer's view.

use games::{BySide, Cell, Man, Side};
use referee::{Announcement, Verdict};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::client::Offer;
use crate::view::View;
use crate::window::Record;

/// One message to one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "host", rename_all = "snake_case")]
pub enum HostMessage {
    /// The first message to an end that joined: how this seat's commands go on being numbered.
    Welcome {
        /// The number of the next new command.
        next: u64,
    },
    /// The command with this number has been done and is on disk.
    Done {
        /// The client's number.
        id: u64,
    },
    /// The command with this number was refused and changed nothing.
    Refused {
        /// The client's number.
        id: u64,
        /// Why.
        refusal: Refusal,
    },
    /// The view, whole, and the lines that are new since the last frame.
    Frame(Box<Frame>),
    /// The game has ended: everything, for both.
    Ended {
        /// The full record.
        record: Box<Record>,
    },
}

/// The view, whole, and new lines of the viewer's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Frame {
    /// What the viewer may know now.
    pub view: View,
    /// The number of the first line below; lines count from 0 in each viewer's own log.
    pub first: u32,
    /// New lines. A frame whose `first` is 0 replaces the whole log.
    pub lines: Vec<Line>,
}

/// One line of a viewer's own log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Line {
    /// Milliseconds since the table began, as far as this viewer may know it.
    pub at_ms: u64,
    /// Half-moves completed before it.
    pub ply: u32,
    /// The side to move when it was said (in a line about a completed move: the mover).
    pub side: Side,
    /// What happened.
    pub event: LineEvent,
}

/// What a line tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "line", rename_all = "snake_case")]
pub enum LineEvent {
    /// The referee spoke: the answer to a try, or the first words of a game.
    Ruling {
        /// The try itself: the viewer's own, or in an open game either side's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        tried: Option<Tried>,
        /// Everything that the viewer heard, in the order in which it was said.
        said: Vec<Announcement>,
    },
    /// Practice: a man was put on another square, which is no move.
    Placed {
        /// What was put where.
        #[serde(flatten)]
        placed: Placed,
        /// What was said of the new position.
        said: Vec<Announcement>,
    },
    /// A side asked for something.
    Offered {
        /// Who asks.
        by: Side,
        /// For what.
        offer: Offer,
    },
    /// An offer was answered or withdrawn.
    Answered {
        /// Who answered (who withdrew).
        by: Side,
        /// For what.
        offer: Offer,
        /// How.
        answer: OfferAnswer,
    },
    /// The position, clocks and offers went back; what was heard stays.
    TakenBack {
        /// Half-moves completed now.
        to_ply: u32,
    },
    /// A side got a minute.
    MinuteAdded {
        /// Who got it.
        to: Side,
    },
    /// Somebody said something.
    Chat {
        /// Who.
        by: Side,
        /// What.
        text: String,
    },
    /// A clock came below a warning's limit.
    TimeWarning {
        /// Whose.
        side: Side,
        /// Less than so many seconds are left: 180, 120, 60 or 30.
        below_s: u32,
    },
    /// The clocks were stopped or started by both sides' will.
    Clocks {
        /// Whether they run now.
        on: bool,
    },
    /// The game goes on after the program was closed; that time was charged to nobody.
    Resumed,
    /// The game was adjourned.
    Adjourned,
    /// The players changed sides, or one of them has another name from now on.
    Seated {
        /// Who plays which side now.
        names: BySide<String>,
    },
}

/// A try and its answer in one word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Tried {
    /// Whose.
    pub by: Side,
    /// `e2e4`, `e7e8q`, `N@d4` or `any?`.
    pub text: String,
    /// In the mover's own board's notation without what he cannot know, such as `Nf3` or `exd5`.
    pub notation: String,
    /// The answer.
    pub verdict: Verdict,
    /// From and to, for the board; none for a drop or a question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cells: Option<(Cell, Cell)>,
}

/// A man that was put on another square by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Placed {
    /// The man where it stands now.
    pub man: Man,
    /// Where it stood.
    pub from: Cell,
}

/// How an offer ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OfferAnswer {
    /// Agreed.
    Accepted,
    /// Not agreed.
    Declined,
    /// Taken back by its maker.
    Withdrawn,
}

/// Why a command was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// For programs and for the catalogue of texts.
    pub code: RefusalCode,
    /// For a person who looks closer; never about what is hidden.
    pub detail: String,
}

/// For programs and for the catalogue of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// It is the other side's turn.
    NotYourTurn,
    /// The try was meant for an earlier moment.
    Stale,
    /// The text cannot be read.
    Unreadable,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// The game is put away; it must be gone on with first.
    Adjourned,
    /// No such offer stands any more.
    NoSuchOffer,
    /// The rules of this game have no such thing.
    NotInTheseRules,
    /// The claim is not true; nothing else is told.
    ClaimRejected,
    /// Nothing to undo, take back or redo.
    NothingThere,
    /// A mark that is none: an arrow that leads nowhere, a dummy that is no man of this game.
    BadMark,
    /// A mark beside the board.
    MarkOffBoard,
    /// A dummy or cube cannot stand on an own man.
    MarkOnOwnMan,
    /// No mark of this kind is there to be changed.
    NoMarkThere,
    /// A cube is tied to a dummy pawn alone, and none stands there.
    NoDummyPawn,
    /// Too long, or out of range.
    OutOfRange,
    /// The players are changing places.
    HandOver,
    /// The host could not write it down; the game waits.
    NotSaved,
    /// The host is gone.
    Gone,
    /// A number that was used before for something else.
    BadId,
    /// Practice: no man stands there.
    NoManThere,
    /// Practice: a king cannot be taken off the board.
    KingStays,
    /// Practice: both kings would be in check.
    BothInCheck,
    /// Practice: a pawn cannot stand on the first or the last rank.
    PawnOnEdge,
    /// Practice: the game would be over on the new position.
    OverThere,
    /// Practice: the side to move is in check, so the other side cannot move first.
    CheckFirst,
}
