//! What a client sends.

use games::{Cell, Kind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::view::{Drawing, Shape};

/// A command with the client's own number; a number that comes twice acts once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClientMessage {
    /// Counts up from 1 for each seat of a game; the host's welcome says where it goes on.
    pub id: u64,
    /// What is asked.
    pub command: Command,
}

/// What a player can ask of his table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// A try, bound to the moment for which it was meant.
    Try {
        /// The view's `ply` when it was entered.
        ply: u32,
        /// The view's `attempt` when it was entered.
        attempt: u32,
        /// The view's `taken_back` when it was entered; 0 in the stored commands of games that were
        /// begun before it was counted.
        #[serde(default)]
        taken_back: u32,
        /// `e2e4`, `e7e8q`, `N@d4` or `any?`.
        text: String,
    },
    /// Practice alone: a man of either side moves, and may do so out of turn. Where no arrangement
    /// of the enemy would make that a move, the man is put on the square instead.
    Practise {
        /// The view's `ply` when it was entered.
        ply: u32,
        /// The view's `attempt` when it was entered.
        attempt: u32,
        /// The view's `taken_back` when it was entered.
        taken_back: u32,
        /// `e2e4`, `e7e8q`, `N@d4` or `any?`.
        text: String,
        /// The side that moves is to move again, unless its move gives check.
        keep_turn: bool,
    },
    /// One change of the own marks, at any time, also after the other side's moves.
    Mark {
        /// What changes.
        change: MarkChange,
    },
    /// Takes the last mark change back.
    UndoMark,
    /// Makes the last undone mark change again.
    RedoMark,
    /// Asks the other side for something. Asking for the same again changes nothing.
    Offer {
        /// For what.
        offer: Offer,
    },
    /// Agrees to the other side's offer with this id.
    Accept {
        /// The offer's id in the view.
        offer: u32,
    },
    /// Declines the other side's offer with this id.
    Decline {
        /// The offer's id in the view.
        offer: u32,
    },
    /// Withdraws the own offer with this id.
    Withdraw {
        /// The offer's id in the view.
        offer: u32,
    },
    /// Claims a draw that the rule set lets a player claim.
    Claim {
        /// Which.
        claim: Claim,
    },
    /// RAND: how many refusals did the last move cost?
    AskNoes,
    /// A draw at once, without asking: in an unrated board game against the computer or of two
    /// people at one machine.
    QuickDraw,
    /// Gives the game up.
    Resign,
    /// Breaks the game off before the second move of either side.
    Abort,
    /// Gives the other side one minute.
    AddMinute,
    /// Says something to the other side, at most 500 characters.
    Chat {
        /// What.
        text: String,
    },
    /// Replaces the private notes, at most 10,000 characters.
    Notes {
        /// The whole text.
        text: String,
    },
    /// Two people at one machine: this seat's player sits at the board now.
    Ready,
    /// The shown clock has reached zero: asks the host to look.
    Flag,
}

/// One change of a seat's marks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "mark", rename_all = "snake_case")]
pub enum MarkChange {
    /// A dummy from the tray; on another dummy it changes that one's kind.
    AddDummy {
        /// Where.
        cell: Cell,
        /// What.
        kind: Kind,
    },
    /// A dummy moves; one that stands on the target is replaced.
    MoveDummy {
        /// From here.
        from: Cell,
        /// To here.
        to: Cell,
    },
    /// A dummy is deleted; cubes that were tied to it stay, untied.
    DeleteDummy {
        /// From here.
        cell: Cell,
    },
    /// A new pawn marker cube; it may share its square with a dummy.
    AddCube {
        /// Where.
        cell: Cell,
    },
    /// A cube moves and stays tied; one that stands on the target is replaced.
    MoveCube {
        /// From here.
        from: Cell,
        /// To here.
        to: Cell,
    },
    /// A cube is deleted.
    DeleteCube {
        /// From here.
        cell: Cell,
    },
    /// A cube is tied to a dummy pawn, and to no other any longer. It stays tied when that pawn is
    /// moved, until the pawn is deleted or becomes another man.
    TieCube {
        /// The cube's square.
        cell: Cell,
        /// The pawn's square.
        pawn: Cell,
    },
    /// A cube is tied to nothing any longer.
    UntieCube {
        /// The cube's square.
        cell: Cell,
    },
    /// A square is highlighted.
    AddHighlight {
        /// Which.
        cell: Cell,
    },
    /// A square is highlighted no longer.
    RemoveHighlight {
        /// Which.
        cell: Cell,
    },
    /// No square is highlighted any longer.
    ClearHighlights,
    /// An arrow or circle is drawn; one of the same shape takes the new colour.
    Draw {
        /// What.
        drawing: Drawing,
    },
    /// An arrow or circle is taken away, whatever its colour.
    Erase {
        /// Which.
        shape: Shape,
    },
    /// All arrows and circles are taken away.
    ClearDrawings,
}

/// What one side can ask the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A draw.
    Draw,
    /// The last own move back.
    TakeBack,
    /// The clocks off.
    ClockOff,
    /// The clocks on again.
    ClockOn,
    /// To go on later.
    Adjourn,
    /// After a flag: one more minute for the asker.
    MinuteAfterEnd,
    /// After the end: the last move back.
    TakeBackAfterEnd,
}

/// A draw that may be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// Fifty moves without capture or pawn move.
    Fifty,
    /// The same position three times.
    Repetition,
}
