//! The rules of the board games, and the words that all of them share.
//!
//! Nothing here reads a clock, does IO, or knows seats or secrets.

pub mod chess;
mod words;

pub use words::{BySide, Cell, Kind, Man, ParseWordError, Side};
