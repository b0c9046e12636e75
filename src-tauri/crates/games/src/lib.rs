//! The rules of the board games, and the words that all of them share.
//!
//! Nothing here reads a clock, does IO, or knows seats or secrets. [`list`] names every game;
//! [`open`] is the one door to those in which both players see everything.

pub mod chess;
pub mod dumb;
pub mod engine;
mod hash;
pub mod invasion;
pub mod list;
pub mod open;
mod rays;
pub mod search;
pub mod sjakti;
pub mod text;
#[cfg(feature = "toy")]
mod toy;
mod words;

pub use words::{BySide, Cell, Kind, Man, ParseWordError, Side};
