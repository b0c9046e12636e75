//! Reading position texts: fields between spaces, and ranks of squares between slashes.

use std::fmt;
use std::ops::RangeInclusive;

use crate::{Cell, Side};

/// Why a position text could not be read, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextError<F> {
    /// The character at which it stopped making sense, from 1.
    pub at: usize,
    /// What is wrong there.
    pub fault: F,
}

impl<F: fmt::Display> fmt::Display for TextError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (character {})", self.fault, self.at)
    }
}

impl<F: fmt::Debug + fmt::Display> std::error::Error for TextError<F> {}

impl<F> TextError<F> {
    /// The same place with the fault in the words of one game.
    pub(crate) fn into_game<G: From<F>>(self) -> TextError<G> {
        TextError {
            at: self.at,
            fault: self.fault.into(),
        }
    }
}

/// A field of a position text and the character at which it begins.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) text: &'a str,
    pub(crate) at: usize,
}

impl Field<'_> {
    /// Something wrong with the whole field.
    pub(crate) fn fault<F>(self, fault: F) -> TextError<F> {
        TextError { at: self.at, fault }
    }

    /// The character behind its last one.
    pub(crate) fn end(self) -> usize {
        self.at + self.text.chars().count()
    }
}

/// The fields of a text, split at spaces, with the character at which each begins. A field that
/// is missing begins behind the text.
pub(crate) fn fields(text: &str) -> (Vec<Field<'_>>, usize) {
    let mut found = Vec::new();
    let mut at = 1;
    for part in text.split(' ') {
        if !part.is_empty() {
            found.push(Field { text: part, at });
        }
        at += part.chars().count() + 1;
    }
    (found, at - 1)
}

/// Exactly so many fields; `what` is the shape that the game's texts have.
pub(crate) fn exact_fields<'a, const N: usize>(
    text: &'a str,
    what: &'static str,
) -> Result<[Field<'a>; N], TextError<ShapeFault>> {
    let (mut fields, end) = fields(text);
    if let Some(rest) = fields.get(N) {
        return Err(rest.fault(ShapeFault::Rest { what }));
    }
    fields.resize(N, Field { text: "", at: end });
    Ok(std::array::from_fn(|index| fields[index]))
}

/// What is wrong with the shape of a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShapeFault {
    /// A letter that stands for nothing in this game.
    #[error("{found:?} is none of {known}")]
    Letter {
        /// What stands there.
        found: char,
        /// The letters that the game has.
        known: &'static str,
    },
    /// A rank of another length than the board's.
    #[error("rank {rank} has {squares} squares instead of {}", span(*.least, *.most))]
    RankLength {
        /// Its number.
        rank: u8,
        /// How many squares were named.
        squares: usize,
        /// The fewest that it may have.
        least: usize,
        /// The most that it may have.
        most: usize,
    },
    /// A number of ranks that no board of the game has.
    #[error("the board has {ranks} ranks instead of {}", span(*.least, *.most))]
    Ranks {
        /// How many there are.
        ranks: usize,
        /// The smallest board's.
        least: usize,
        /// The largest board's.
        most: usize,
    },
    /// The side to move is not said.
    #[error("the side to move must be w or b")]
    Turn,
    /// There is more than there should be.
    #[error("nothing may follow {what}")]
    Rest {
        /// What a position text of this game consists of.
        what: &'static str,
    },
}

/// A number, or the numbers between which one must lie.
fn span(least: usize, most: usize) -> String {
    if least == most {
        least.to_string()
    } else {
        format!("{least} to {most}")
    }
}

/// How large a board may be.
pub(crate) struct Sizes {
    pub(crate) width: RangeInclusive<usize>,
    pub(crate) height: RangeInclusive<usize>,
    /// Whether a digit stands for so many empty squares.
    pub(crate) digits: bool,
}

/// One letter of a placement and the square for which it stands.
#[derive(Clone, Copy)]
pub(crate) struct Letter {
    pub(crate) cell: Cell,
    pub(crate) found: char,
    pub(crate) at: usize,
}

impl Letter {
    /// Something wrong at this letter.
    pub(crate) fn fault<F>(self, fault: F) -> TextError<F> {
        TextError { at: self.at, fault }
    }
}

/// Reads the squares of a board, the farthest rank first; squares that a digit stands for are left
/// out.
pub(crate) fn placement(
    field: Field<'_>,
    sizes: &Sizes,
) -> Result<Vec<Letter>, TextError<ShapeFault>> {
    let height = field.text.split('/').count();
    if !sizes.height.contains(&height) {
        return Err(field.fault(ShapeFault::Ranks {
            ranks: height,
            least: *sizes.height.start(),
            most: *sizes.height.end(),
        }));
    }
    let mut letters = Vec::new();
    let mut width = sizes.width.clone();
    let mut at = field.at;
    for (text, rank) in field.text.split('/').zip((0..height as u8).rev()) {
        let squares = read_rank(Field { text, at }, rank, sizes, &mut letters);
        at += text.chars().count();
        if !width.contains(&squares) {
            let fault = ShapeFault::RankLength {
                rank: rank + 1,
                squares,
                least: *width.start(),
                most: *width.end(),
            };
            return Err(TextError { at, fault });
        }
        width = squares..=squares;
        at += 1;
    }
    Ok(letters)
}

/// Adds the letters of one rank and says how many squares it has.
fn read_rank(field: Field<'_>, rank: u8, sizes: &Sizes, letters: &mut Vec<Letter>) -> usize {
    let mut file = 0;
    for (index, found) in field.text.chars().enumerate() {
        let empty = found.to_digit(10).filter(|_| sizes.digits);
        if empty.is_none() && file < *sizes.width.end() {
            letters.push(Letter {
                cell: Cell::new(file as u8, rank),
                found,
                at: field.at + index,
            });
        }
        file += empty.unwrap_or(1) as usize;
    }
    file
}

/// The side to move.
pub(crate) fn turn(field: Field<'_>) -> Result<Side, TextError<ShapeFault>> {
    match field.text {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        _ => Err(field.fault(ShapeFault::Turn)),
    }
}

/// The letter of the side to move.
pub(crate) const fn turn_letter(side: Side) -> char {
    match side {
        Side::White => 'w',
        Side::Black => 'b',
    }
}

/// A letter in the case of its army: White's are capitals.
pub(crate) const fn in_case(letter: char, side: Side) -> char {
    match side {
        Side::White => letter.to_ascii_uppercase(),
        Side::Black => letter.to_ascii_lowercase(),
    }
}

/// The army to which a letter belongs.
pub(crate) const fn side_of(letter: char) -> Side {
    if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    }
}
