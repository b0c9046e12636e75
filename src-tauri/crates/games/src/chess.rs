//! Chess, orthodox and with pawns that may step back.
//!
//! [`Setup`] is anything that a FEN can say, [`Position`] only what can be played on; the one door
//! between them is [`Setup::into_position`]. A [`Position`] is the truth of a hidden game: it
//! cannot be serialized and its `Debug` tells nothing. [`OwnBoard`] is what one player knows of
//! his own side.
//!
//! Rules: FIDE Laws of Chess, articles 3 and 5. Pawns that may step back ([`Pawns::MayStepBack`])
//! follow `StrategicEncounter`'s option, of which its help says no more than that pawns may move
//! backward: one straight step onto an empty square, no capture, not to the first rank. Such a
//! step does not count as a pawn move for the fifty-move rule, or that draw might never come.
//! Only a pawn's square counts: back on its second rank it may step twice again, and may then be
//! taken en passant.

mod by_hand;
mod castling;
mod fen;
mod force;
mod generate;
mod key;
mod king_lines;
mod legality;
mod moves;
mod open;
mod own_board;
mod own_ground;
mod perft;
mod position;
mod reserves;
mod setup;
mod slides;
mod worth;

pub use castling::CastlingRights;
pub use fen::{FenError, FenFault};
pub use generate::PawnTries;
pub use king_lines::KingLines;
pub use moves::{Move, MoveKind, MoveList};
pub(crate) use open::{OPTIONS, read, start};
pub use own_board::{OwnBoard, OwnCastling, Tries};
pub use perft::{perft, perft_each};
pub use position::{Pawns, Position};
pub use reserves::{Pocket, Reserves};
pub use setup::{Setup, SetupError};
