//! Position texts: the men, the side to move, the square to take in passing, what was agreed.

use std::fmt;
use std::str::FromStr;

use super::castling::Castling;
use super::position::{Position, forward};
use super::role::Role;
use super::terms::{Promotions, Squares, Terms};
use crate::text::{
    Field, Letter, ShapeFault, Sizes, TextError, exact_fields, in_case, placement, side_of, turn,
    turn_letter,
};
use crate::{Cell, Side};

/// Why a position text could not be read, and where.
pub type DumbError = TextError<DumbFault>;

/// What is wrong with a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DumbFault {
    /// It has not the shape of a position.
    #[error("{0}")]
    Shape(#[from] ShapeFault),
    /// A side has more than one king.
    #[error("{side} has {count} kings instead of 1")]
    Kings {
        /// Which side.
        side: Side,
        /// How many.
        count: u32,
    },
    /// Neither side has a king.
    #[error("neither side has a king")]
    NoKings,
    /// A pawn stands where it would have been promoted.
    #[error("a pawn cannot stand on the last row")]
    PawnOnLastRow,
    /// No pawn has just skipped the square.
    #[error("the square to take in passing must be - or one that a pawn has just skipped")]
    Passed,
    /// Not one of the options.
    #[error("an option is e, c5k, c5q, c5w, cw, or p and the letters of what pawns become")]
    Option,
    /// The same option twice.
    #[error("an option stands there twice")]
    Twice,
    /// Castling that this board does not have.
    #[error("this castling is for another number of columns")]
    Castling,
    /// A pawn cannot become this.
    #[error("{found:?} is nothing that a pawn becomes, or stands there twice")]
    Promotion {
        /// What stands there.
        found: char,
    },
    /// It is not said what pawns become.
    #[error("p and the letters of what pawns become are missing")]
    NoPromotions,
}

const SIZES: Sizes = Sizes {
    width: 5..=8,
    height: 5..=6,
    digits: true,
};

fn bit(cell: Cell) -> Squares {
    1 << (cell.rank * 8 + cell.file)
}

impl FromStr for Position {
    type Err = DumbError;

    /// Reads a text such as `rnbqk/ppppp/5/5/PPPPP/RNBQK w - e,c5q,pBNQR`: rows with digits for
    /// empty squares, the side to move, the square to take in passing or `-`, and options: `e` for
    /// en passant, castling, and what pawns become. A king may be missing that was taken.
    fn from_str(text: &str) -> Result<Self, DumbError> {
        let fields = exact_fields::<4>(text, "the options").map_err(TextError::into_game)?;
        let [men, side, passed, options] = fields;
        let letters = placement(men, &SIZES).map_err(TextError::into_game)?;
        let turn = turn(side).map_err(TextError::into_game)?;
        let mut position = Position::empty(read_terms(options, size(men.text))?);
        position.turn = turn;
        for letter in letters {
            position.read_man(letter)?;
        }
        position.check_kings(men)?;
        position.read_passed(passed)?;
        Ok(position)
    }
}

/// Rows and columns of a readable placement.
fn size(placement: &str) -> (u8, u8) {
    let mut rows = placement.split('/');
    let first = rows.next().unwrap_or_default();
    let columns = first.chars().map(|letter| letter.to_digit(10).unwrap_or(1));
    (1 + rows.count() as u8, columns.sum::<u32>() as u8)
}

fn read_terms(field: Field<'_>, (rows, columns): (u8, u8)) -> Result<Terms, DumbError> {
    let mut terms = Terms {
        rows,
        columns,
        en_passant: false,
        castling: Castling::None,
        promotions: Promotions::default(),
    };
    let mut at = field.at;
    let options = field.text.split(',').filter(|_| !field.text.is_empty());
    for text in options {
        read_option(Field { text, at }, &mut terms)?;
        at += text.chars().count() + 1;
    }
    if terms.promotions == Promotions::default() {
        return Err(field.fault(DumbFault::NoPromotions));
    }
    Ok(terms)
}

fn read_option(field: Field<'_>, terms: &mut Terms) -> Result<(), DumbError> {
    let castling = Castling::NAMED.iter().find(|(name, _)| *name == field.text);
    let twice = match (field.text, castling) {
        ("e", _) => std::mem::replace(&mut terms.en_passant, true),
        (_, Some((_, castling))) if castling.fits(terms.columns) => {
            std::mem::replace(&mut terms.castling, *castling) != Castling::None
        }
        (_, Some(_)) => return Err(field.fault(DumbFault::Castling)),
        (text, None) => {
            let Some(letters) = text.strip_prefix('p') else {
                return Err(field.fault(DumbFault::Option));
            };
            let promotions = read_promotions(letters, field.at + 1)?;
            std::mem::replace(&mut terms.promotions, promotions) != Promotions::default()
        }
    };
    if twice {
        return Err(field.fault(DumbFault::Twice));
    }
    Ok(())
}

fn read_promotions(letters: &str, at: usize) -> Result<Promotions, DumbError> {
    let mut promotions = Promotions::default();
    for (index, found) in letters.chars().enumerate() {
        let mut roles = Role::variable();
        let role = roles.find(|&role| role.letter() == found && !promotions.has(role));
        let Some(role) = role else {
            let fault = DumbFault::Promotion { found };
            return Err(TextError {
                at: at + index,
                fault,
            });
        };
        promotions = promotions.with(role);
    }
    Ok(promotions)
}

impl Position {
    fn read_man(&mut self, letter: Letter) -> Result<(), DumbError> {
        let found = letter.found;
        let Some(role) = Role::from_letter(found) else {
            let known = "1 to 8 or P K N B R Q E W J A D M in either case";
            let fault = ShapeFault::Letter { found, known };
            return Err(letter.fault(fault.into()));
        };
        let side = side_of(found);
        let square = bit(letter.cell);
        if role == Role::Pawn && square & self.home(side.other()) != 0 {
            return Err(letter.fault(DumbFault::PawnOnLastRow));
        }
        self.put(square, side, role);
        Ok(())
    }

    fn check_kings(&self, field: Field<'_>) -> Result<(), DumbError> {
        let kings = self.of(Role::King);
        for side in Side::ALL {
            let count = (kings & self.sides.get(side)).count_ones();
            if count > 1 {
                return Err(field.fault(DumbFault::Kings { side, count }));
            }
        }
        match kings {
            0 => Err(field.fault(DumbFault::NoKings)),
            _ => Ok(()),
        }
    }

    fn read_passed(&mut self, field: Field<'_>) -> Result<(), DumbError> {
        if field.text == "-" {
            return Ok(());
        }
        let them = self.turn.other();
        let cell = field.text.parse::<Cell>().ok();
        let skipped = cell.filter(|cell| {
            if cell.rank >= self.terms.rows || cell.file >= self.terms.columns {
                return false;
            }
            let square = bit(*cell);
            let empty = square | forward(square, self.turn, 1);
            let pawn = forward(square, them, 1);
            self.terms.en_passant
                && square & forward(self.home(them), them, 2) != 0
                && empty & self.occupied() == 0
                && pawn & self.of(Role::Pawn) & self.sides.get(them) != 0
        });
        let cell = skipped.ok_or(field.fault(DumbFault::Passed))?;
        self.passed = bit(cell);
        self.forget_useless_right();
        Ok(())
    }

    fn letter(&self, square: Squares) -> Option<char> {
        let role = Role::ALL
            .into_iter()
            .find(|&role| self.of(role) & square != 0)?;
        let white = self.sides.white & square != 0;
        let side = if white { Side::White } else { Side::Black };
        Some(in_case(role.letter(), side))
    }

    fn write_row(&self, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut empty = 0;
        for file in 0..self.terms.columns {
            match self.letter(bit(Cell::new(file, rank))) {
                None => empty += 1,
                Some(letter) => {
                    if empty > 0 {
                        write!(f, "{empty}")?;
                    }
                    write!(f, "{letter}")?;
                    empty = 0;
                }
            }
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Position {
    /// The text that reads back as this position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.terms.rows).rev() {
            self.write_row(rank, f)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        write!(f, "{} ", turn_letter(self.turn))?;
        match self.passed.trailing_zeros() as u8 {
            64 => f.write_str("-")?,
            square => write!(f, "{}", Cell::new(square % 8, square / 8))?,
        }
        f.write_str(if self.terms.en_passant { " e," } else { " " })?;
        let castling = Castling::NAMED
            .iter()
            .find(|(_, castling)| *castling == self.terms.castling);
        if let Some((name, _)) = castling {
            write!(f, "{name},")?;
        }
        let mut letters: Vec<char> = self.terms.promotions.iter().map(Role::letter).collect();
        letters.sort_unstable();
        write!(f, "p{}", letters.into_iter().collect::<String>())
    }
}
