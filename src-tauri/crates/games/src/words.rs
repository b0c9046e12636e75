//! Sides, squares and men, as every game and every message names them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of the two armies. White need not move first in a set-up game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The white army.
    White,
    /// The black army.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The enemy of this side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// `white` or `black`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Side {
    type Err = ParseWordError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "white" => Ok(Self::White),
            "black" => Ok(Self::Black),
            _ => Err(ParseWordError::Side),
        }
    }
}

impl From<shakmaty::Color> for Side {
    fn from(color: shakmaty::Color) -> Self {
        color.fold_wb(Self::White, Self::Black)
    }
}

impl From<Side> for shakmaty::Color {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct BySide<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> BySide<T> {
    /// The value of one side.
    pub const fn get(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The value of one side, to change it.
    pub const fn get_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }

    /// Builds both values from their sides.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        Self {
            white: make(Side::White),
            black: make(Side::Black),
        }
    }
}

/// Why a word of the game could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseWordError {
    /// Not `white` or `black`.
    #[error("a side is white or black")]
    Side,
    /// Not a file letter and a rank number.
    #[error("a square is a file letter and a rank number, such as e4")]
    Cell,
    /// Not one letter.
    #[error("a kind of man is one letter")]
    Kind,
}

/// A square of any board up to 16 by 16: `a1` is White's left corner, `p16` the farthest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct Cell {
    /// The rank, from 0 at White's home row.
    pub rank: u8,
    /// The file, from 0 for `a`.
    pub file: u8,
}

impl Cell {
    /// The square on the given file and rank, both from 0 and below 16.
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { rank, file }
    }

    /// The square with this number, counted from `a1` along the ranks of a board of this width.
    pub(crate) const fn numbered(square: u8, width: u8) -> Self {
        Self::new(square % width, square / width)
    }

    /// The same square of the chess board; none where it lies beyond.
    #[inline]
    pub fn on_chess_board(self) -> Option<shakmaty::Square> {
        ((self.file | self.rank) < 8)
            .then(|| shakmaty::Square::new(u32::from(self.rank) * 8 + u32::from(self.file)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = ParseWordError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (file, rank) = text.split_at_checked(1).ok_or(ParseWordError::Cell)?;
        let file = file.as_bytes()[0].wrapping_sub(b'a');
        let plain = rank.len() <= 2 && rank.bytes().all(|b| b.is_ascii_digit());
        match rank.parse::<u8>() {
            Ok(rank @ 1..=16) if plain && file < 16 => Ok(Self::new(file, rank - 1)),
            _ => Err(ParseWordError::Cell),
        }
    }
}

impl From<shakmaty::Square> for Cell {
    fn from(square: shakmaty::Square) -> Self {
        Self::new(
            u32::from(square.file()) as u8,
            u32::from(square.rank()) as u8,
        )
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A kind of man as one lower-case letter: in chess `k q r b n p`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct Kind(u8);

impl Kind {
    /// The king of chess.
    pub const KING: Self = Self(b'k');
    /// The queen of chess.
    pub const QUEEN: Self = Self(b'q');
    /// The rook of chess.
    pub const ROOK: Self = Self(b'r');
    /// The bishop of chess.
    pub const BISHOP: Self = Self(b'b');
    /// The knight of chess.
    pub const KNIGHT: Self = Self(b'n');
    /// The pawn of chess.
    pub const PAWN: Self = Self(b'p');

    /// The kind with this letter, in either case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        if letter.is_ascii_alphabetic() {
            Some(Self((letter as u8).to_ascii_lowercase()))
        } else {
            None
        }
    }

    /// The lower-case letter.
    pub const fn letter(self) -> char {
        self.0 as char
    }
}

impl From<shakmaty::Role> for Kind {
    fn from(role: shakmaty::Role) -> Self {
        Self(role.char() as u8)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Kind {
    type Err = ParseWordError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(kind), None) => Ok(kind),
            _ => Err(ParseWordError::Kind),
        }
    }
}

impl Serialize for Kind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// One man on a square: a real one, or a dummy that stands for where the enemy may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Man {
    /// Where it stands.
    pub cell: Cell,
    /// Whose army it belongs to.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_cell(text: &str, expected: Option<(u8, u8)>) {
        let cell = text.parse::<Cell>().ok();
        assert_eq!(
            cell,
            expected.map(|(file, rank)| Cell::new(file, rank)),
            "{text:?}"
        );
        if let Some(cell) = cell {
            assert_eq!(cell.to_string(), text, "a square prints as it was read");
        }
    }

    #[test]
    fn squares_are_read_as_they_are_printed() {
        check_cell("a1", Some((0, 0)));
        check_cell("h8", Some((7, 7)));
        check_cell("p16", Some((15, 15)));
        for bad in ["", "a", "a0", "a17", "q1", "e+4", "44", "é4", "E4", "e4 "] {
            check_cell(bad, None);
        }
    }

    #[test]
    fn kinds_are_one_letter() {
        assert_eq!("q".parse(), Ok(Kind::QUEEN));
        assert_eq!(
            "Q".parse(),
            Ok(Kind::QUEEN),
            "the side tells the army, not the case"
        );
        assert_eq!("qq".parse::<Kind>(), Err(ParseWordError::Kind));
        assert_eq!("1".parse::<Kind>(), Err(ParseWordError::Kind));
    }
}
