//! Position texts: seven ranks of seven letters, the farthest first, and the side to move.

use std::fmt;
use std::str::FromStr;

use super::position::{Position, WIDTH, bit};
use crate::text::{
    Field, ShapeFault, Sizes, TextError, exact_fields, in_case, placement, side_of, turn,
    turn_letter,
};
use crate::{BySide, Cell, Side};

/// Why a position text could not be read, and where.
pub type SjaktiError = TextError<SjaktiFault>;

/// What is wrong with a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SjaktiFault {
    /// It has not the shape of a position.
    #[error("{0}")]
    Shape(#[from] ShapeFault),
    /// A side has not one king.
    #[error("{side} has {count} kings instead of 1")]
    Kings {
        /// Which side.
        side: Side,
        /// How many.
        count: u32,
    },
    /// The kings see each other.
    #[error("the kings face each other")]
    FacingKings,
}

const SIZES: Sizes = Sizes {
    width: WIDTH..=WIDTH,
    height: WIDTH..=WIDTH,
    digits: false,
};

impl FromStr for Position {
    type Err = SjaktiError;

    /// Reads a text such as `#.....#/.w.k.w./......./......./......./.W.K.W./#.....# w`: a vacant
    /// tile `.`, no tile `#`, kings and warriors, White's in capitals. The side that has just moved
    /// may be in check, as in problems.
    fn from_str(text: &str) -> Result<Self, SjaktiError> {
        let fields = exact_fields::<2>(text, "the side to move");
        let [men, side] = fields.map_err(TextError::into_game)?;
        let mut position = read_men(men)?;
        position.turn = turn(side).map_err(TextError::into_game)?;
        position.check(men)?;
        Ok(position)
    }
}

fn read_men(field: Field<'_>) -> Result<Position, SjaktiError> {
    let letters = placement(field, &SIZES).map_err(TextError::into_game)?;
    let mut position = Position {
        tiles: 0,
        kings: BySide::default(),
        warriors: BySide::default(),
        turn: Side::White,
    };
    for letter in letters {
        let square = bit(letter.cell);
        let side = side_of(letter.found);
        match letter.found {
            '#' => continue,
            '.' => {}
            'K' | 'k' => *position.kings.get_mut(side) |= square,
            'W' | 'w' => *position.warriors.get_mut(side) |= square,
            found => {
                let known = ". # K W k w";
                let fault = ShapeFault::Letter { found, known };
                return Err(letter.fault(fault.into()));
            }
        }
        position.tiles |= square;
    }
    Ok(position)
}

impl Position {
    /// Whether a game can go on from here.
    fn check(&self, men: Field<'_>) -> Result<(), SjaktiError> {
        for side in Side::ALL {
            let count = self.kings.get(side).count_ones();
            if count != 1 {
                return Err(men.fault(SjaktiFault::Kings { side, count }));
            }
        }
        let mut kings_only = *self;
        kings_only.warriors = BySide::default();
        if kings_only.is_exposed(self.turn) {
            return Err(men.fault(SjaktiFault::FacingKings));
        }
        Ok(())
    }

    fn letter(&self, cell: Cell) -> char {
        let square = bit(cell);
        for side in Side::ALL {
            if self.kings.get(side) & square != 0 {
                return in_case('K', side);
            }
            if self.warriors.get(side) & square != 0 {
                return in_case('W', side);
            }
        }
        if self.tiles & square == 0 { '#' } else { '.' }
    }
}

impl fmt::Display for Position {
    /// The text that reads back as this position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = WIDTH as u8;
        for rank in (0..width).rev() {
            for file in 0..width {
                write!(f, "{}", self.letter(Cell::new(file, rank)))?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        write!(f, " {}", turn_letter(self.turn))
    }
}
