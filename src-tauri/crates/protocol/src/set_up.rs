//! A position that is set up by hand, and what the program says of it.

use games::{BySide, Cell, Man, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::window::WindowError;

/// A position as it is being set up, whether or not a game could begin from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetUp {
    /// Every man of both sides.
    pub men: Vec<Man>,
    /// The side that moves first.
    pub turn: Side,
    /// The castling rights that are wanted; each holds while its king and rook stand at home.
    pub castling: BySide<Castling>,
    /// The square that a pawn is said to have just passed; it holds while that can be.
    pub en_passant: Option<Cell>,
    /// Moves by either side since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the move, from 1.
    pub fullmoves: u32,
}

/// One side's castling rights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Castling {
    /// On the king's side.
    pub short: bool,
    /// On the queen's side.
    pub long: bool,
}

/// What the program says of a position that is being set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetUpLook {
    /// The position as a FEN, with what holds of the wanted rights.
    pub fen: String,
    /// The castling rights that the men allow.
    pub castling: BySide<Castling>,
    /// The squares that a pawn can just have passed, with a pawn that could take it there.
    pub en_passant: Vec<Cell>,
    /// Why no game can begin from it; none where one can.
    pub problem: Option<WindowError>,
}

/// The set-up that was left, to be gone on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct KeptSetUp {
    /// The position.
    pub set_up: SetUp,
    /// The side that the player takes, at the bottom of the board.
    pub perspective: Side,
    /// No game has begun from it yet.
    pub under_way: bool,
}
