//! What one viewer may know of a table. Built field by field, never cut out of a full state.

use games::{BySide, Cell, Kind, Man, Side};
use referee::{Announcement, Direction, EndReason, GameResult};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::BoardView;
use crate::client::Offer;
use crate::terms::Terms;

/// What one seat may know now.
#[expect(
    clippy::struct_excessive_bools,
    reason = "a message: each is one fact of its own"
)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View {
    /// The game's id, 32 hexadecimal digits.
    pub game: String,
    /// Whose view this is.
    pub seat: Side,
    /// What was agreed.
    pub terms: Terms,
    /// Whether the enemy is hidden.
    pub hidden: bool,
    /// What the table is doing.
    pub phase: Phase,
    /// The side to move.
    pub turn: Side,
    /// Half-moves completed.
    pub ply: u32,
    /// The viewer's own tries so far in his turn; 0 while the other side is to move.
    pub attempt: u32,
    /// How often a move was taken back. After that the same half-move and attempt can come again.
    pub taken_back: u32,
    /// "Any?" was answered yes in the viewer's turn, and he still owes a pawn capture.
    pub owes_pawn_capture: bool,
    /// Files of the board.
    pub files: u8,
    /// Ranks of the board.
    pub ranks: u8,
    /// The men that the viewer may see: his own, or in an open game both armies.
    pub men: Vec<Man>,
    /// Where own men could go as far as the viewer knows; a hint, not a limit. Out of turn they are
    /// for a move in advance. Empty while nobody plays.
    pub hints: Vec<Hint>,
    /// What a pawn may become, best first.
    pub promotes_to: Vec<Kind>,
    /// The viewer's dummies.
    pub dummies: Vec<Man>,
    /// The viewer's pawn marker cubes, sorted by square.
    pub cubes: Vec<Cube>,
    /// The squares that the viewer highlighted, in his order.
    pub highlights: Vec<Highlight>,
    /// The viewer's arrows and circles, in his order.
    pub drawings: Vec<Drawing>,
    /// Squares of dummies that contradict what the viewer knows himself: the newest beyond sixteen
    /// (where no man comes back from a reserve), pawns on the first or last rank, and those on
    /// squares that his own man has crossed by the last move.
    pub doubtful: Vec<Cell>,
    /// A mark change can be taken back.
    pub can_undo_mark: bool,
    /// An undone mark change can be made again.
    pub can_redo_mark: bool,
    /// The clocks, if the game has any.
    pub clock: Option<ClockView>,
    /// The announced capture square of the last completed move.
    pub capture: Option<Cell>,
    /// Announced directions of the check that the side to move is in.
    pub check: Vec<Direction>,
    /// The viewer's own last completed move.
    pub last_move: Option<(Cell, Cell)>,
    /// What the viewer heard last.
    pub latest: Vec<Announcement>,
    /// Offers that stand, from either side.
    pub offers: Vec<OfferView>,
    /// What the viewer can ask for now.
    pub may: Vec<May>,
    /// The viewer's private notes.
    pub notes: String,
    /// False after the host failed to write the newest moves to disk.
    pub saved: bool,
    /// What the board of a board game shows besides the men; none at chess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<Box<BoardView>>,
}

/// A pawn marker cube: an enemy pawn may stand here, though less likely than where its dummy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Cube {
    /// Its square; never an own man's.
    pub cell: Cell,
    /// The square of the dummy pawn that it is tied to.
    pub pawn: Option<Cell>,
}

/// A highlighted square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Highlight {
    /// Which.
    pub cell: Cell,
    /// Red like the first one; the others are green. After the red one was removed the next that is
    /// added is red.
    pub red: bool,
}

/// An arrow or a circle on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Drawing {
    /// What and where.
    pub shape: Shape,
    /// Its colour; what it means is the player's affair.
    pub colour: MarkColour,
}

/// What is drawn, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "shape", rename_all = "snake_case")]
pub enum Shape {
    /// An arrow between two squares.
    Arrow {
        /// From here.
        from: Cell,
        /// To here; another square.
        to: Cell,
    },
    /// A circle on a square.
    Circle {
        /// Which.
        cell: Cell,
    },
}

/// The colour of an arrow or circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MarkColour {
    /// Green.
    Green,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
}

/// What a table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// Waits for this seat's player to sit down (two people at one machine); clocks are held.
    HandOver {
        /// Who sits down.
        to: Side,
    },
    /// The side to move is thinking.
    Playing,
    /// Put away by consent; can be gone on with.
    Adjourned,
    /// Over.
    Over {
        /// Why.
        reason: EndReason,
        /// For whom.
        result: GameResult,
    },
}

/// Where one own man could go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Hint {
    /// The man's square.
    pub from: Cell,
    /// Squares that it could reach.
    pub to: Vec<Cell>,
}

/// Both clocks as the host sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockView {
    /// Milliseconds left at the moment this view was made.
    pub left_ms: BySide<u64>,
    /// Whose clock runs; none while it is held, off or over.
    pub running: Option<Side>,
}

/// One standing offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OfferView {
    /// Counts from 1 in each game.
    pub id: u32,
    /// Who asks.
    pub by: Side,
    /// For what.
    pub offer: Offer,
}

/// Something that the viewer can ask for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum May {
    /// Submit a try.
    Try,
    /// Ask "Any?".
    AskAny,
    /// Ask for the number of noes.
    AskNoes,
    /// Offer a draw.
    OfferDraw,
    /// Ask for a move back.
    TakeBack,
    /// Claim fifty moves.
    ClaimFifty,
    /// Claim a repetition.
    ClaimRepetition,
    /// End a board game in a draw at once.
    QuickDraw,
    /// Resign.
    Resign,
    /// Break off.
    Abort,
    /// Give a minute.
    AddMinute,
    /// Ask for the clocks off.
    ClockOff,
    /// Ask for the clocks on.
    ClockOn,
    /// Ask to adjourn.
    Adjourn,
    /// Ask for a minute after a flag.
    MinuteAfterEnd,
    /// Ask for the last move back after the end.
    TakeBackAfterEnd,
}
