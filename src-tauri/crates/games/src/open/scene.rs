//! What a board of any game shows, and what a legal move does to it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Cell, Kind, Man, Side};

/// What a square is, besides the man on it. Plain land has no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// No square any more, or never one.
    Gone,
    /// Nobody stands here, and few cross it.
    Sea,
    /// Part of a side's camp.
    Camp,
    /// A corner on which something is lit.
    Red,
    /// The square of its side's camp that the enemy wants to reach.
    Home,
}

/// A square that is no plain land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Spot {
    /// Which.
    pub cell: Cell,
    /// What it is.
    pub ground: Ground,
    /// Whose camp or home it is.
    pub side: Option<Side>,
}

/// Something that a side has beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Held {
    /// Whose.
    pub side: Side,
    /// What; what is used up is not listed.
    pub kind: Kind,
    /// It can be used now.
    pub ready: bool,
}

/// Everything that a board shows of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Scene {
    /// Files of the board.
    pub files: u8,
    /// Ranks of the board.
    pub ranks: u8,
    /// Every man, sorted by square.
    pub men: Vec<Man>,
    /// The squares that are no plain land, sorted.
    pub ground: Vec<Spot>,
    /// Men that cannot move because of an enemy man beside them, sorted.
    pub frozen: Vec<Cell>,
    /// What of the side to move is in check.
    pub checked: Vec<Cell>,
    /// What stands beside the board, White's first.
    pub held: Vec<Held>,
}

impl Scene {
    /// A board of plain land with these men and nothing else to show.
    pub(crate) fn plain(files: u8, ranks: u8, mut men: Vec<Man>) -> Self {
        men.sort_unstable();
        Self {
            files,
            ranks,
            men,
            ground: Vec::new(),
            frozen: Vec::new(),
            checked: Vec::new(),
            held: Vec::new(),
        }
    }
}

/// A legal move, and what a board shows of it before it is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Choice {
    /// As it is typed and stored: `b1-c1`, `b4-b5=N`, `B@i4`, `pass`.
    pub text: String,
    /// The man's square; none when nothing leaves one.
    pub from: Option<Cell>,
    /// Where it goes. Who castles is put on his rook.
    pub to: Option<Cell>,
    /// What the man is promoted to by it, or what is dropped.
    pub kind: Option<Kind>,
    /// Squares beside the two that the move sweeps or empties, sorted: a tank's path with its end,
    /// a blast, a tile that goes, a pawn taken in passing.
    pub struck: Vec<Cell>,
}

impl Choice {
    /// A man goes from one square to another, and that is all.
    pub(crate) fn step(text: String, from: Cell, to: Cell) -> Self {
        Self {
            text,
            from: Some(from),
            to: Some(to),
            kind: None,
            struck: Vec::new(),
        }
    }
}

/// The two squares of a move that is written `from-to` or `from-to=X`; none of any other text.
pub fn squares_of(text: &str) -> Option<(Cell, Cell)> {
    let (from, rest) = text.split_once('-')?;
    let to = rest.split_once('=').map_or(rest, |(to, _)| to);
    Some((from.parse().ok()?, to.parse().ok()?))
}

/// The squares of a set on a board of this width, numbered rank by rank, in order.
pub(crate) fn cells(mut squares: u128, width: u8) -> Vec<Cell> {
    let mut cells = Vec::new();
    while squares != 0 {
        cells.push(Cell::numbered(squares.trailing_zeros() as u8, width));
        squares &= squares - 1;
    }
    cells
}

/// Men of one side and kind on each of some squares.
pub(crate) fn men(squares: u128, width: u8, side: Side, letter: char) -> Vec<Man> {
    let kind = Kind::from_letter(letter).expect("a kind's letter");
    let man = |cell| Man { cell, side, kind };
    cells(squares, width).into_iter().map(man).collect()
}
