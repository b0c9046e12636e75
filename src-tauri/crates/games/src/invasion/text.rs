//! Position texts: ten ranks of ten letters, the farthest first, the side to move, both bombs.

use std::fmt;
use std::str::FromStr;

use super::board::{SEA, WIDTH, bit};
use super::position::{Bomb, Position, Role};
use crate::text::{
    Field, Letter, ShapeFault, Sizes, TextError, exact_fields, in_case, placement, side_of, turn,
    turn_letter,
};
use crate::{BySide, Cell, Side};

/// Why a position text could not be read, and where.
pub type InvasionError = TextError<InvasionFault>;

/// What is wrong with a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvasionFault {
    /// It has not the shape of a position.
    #[error("{0}")]
    Shape(#[from] ShapeFault),
    /// Sea and land are not where they are.
    #[error("the sea is d4 to g7, and nothing else is")]
    Sea,
    /// A side has not one headquarters.
    #[error("{side} has {count} headquarters instead of 1")]
    Headquarters {
        /// Which side.
        side: Side,
        /// How many.
        count: u32,
    },
    /// The bombs are unreadable.
    #[error("White's and Black's bomb must be two characters of 0 (unlit), 1 (lit), - (spent)")]
    Bombs,
}

const SIZES: Sizes = Sizes {
    width: WIDTH..=WIDTH,
    height: WIDTH..=WIDTH,
    digits: false,
};

/// The characters of a bomb.
const BOMBS: [(char, Bomb); 3] = [('0', Bomb::Unlit), ('1', Bomb::Lit), ('-', Bomb::Spent)];

impl FromStr for Position {
    type Err = InvasionError;

    /// Reads ten ranks such as `hfpss.....`, with `.` for land, `~` for sea and White's men in
    /// capitals, then the side to move and two characters for White's and Black's bomb. The side that
    /// has just moved may be in check, as in problems; its headquarters are not taken.
    fn from_str(text: &str) -> Result<Self, InvasionError> {
        let fields = exact_fields::<3>(text, "the bombs").map_err(TextError::into_game)?;
        let [men, side, bombs] = fields;
        let letters = placement(men, &SIZES).map_err(TextError::into_game)?;
        let mut position = Self {
            men: [0; 7],
            sides: BySide::default(),
            turn: turn(side).map_err(TextError::into_game)?,
            bombs: read_bombs(bombs)?,
            quiet: 0,
        };
        for letter in letters {
            position.read_letter(letter)?;
        }
        position.check(men)?;
        Ok(position)
    }
}

fn read_bombs(field: Field<'_>) -> Result<BySide<Bomb>, InvasionError> {
    let bomb = |letter| {
        let known = BOMBS.into_iter().find(|(known, _)| Some(*known) == letter);
        known
            .map(|(_, bomb)| bomb)
            .ok_or(field.fault(InvasionFault::Bombs))
    };
    let mut letters = field.text.chars();
    let bombs = BySide {
        white: bomb(letters.next())?,
        black: bomb(letters.next())?,
    };
    match letters.next() {
        None => Ok(bombs),
        Some(_) => Err(field.fault(InvasionFault::Bombs)),
    }
}

impl Position {
    fn read_letter(&mut self, letter: Letter) -> Result<(), InvasionError> {
        let found = letter.found;
        let square = bit(letter.cell);
        let capital = found.to_ascii_uppercase();
        let role = Role::ALL.into_iter().find(|role| role.letter() == capital);
        match (found, role) {
            ('.' | '~', _) if (found == '~') == (SEA & square != 0) => {}
            (_, Some(role)) if SEA & square == 0 => self.put(square, side_of(found), role),
            ('.' | '~', _) | (_, Some(_)) => return Err(letter.fault(InvasionFault::Sea)),
            (found, None) => {
                let known = ". ~ or H F C P U T S in either case";
                return Err(letter.fault(ShapeFault::Letter { found, known }.into()));
            }
        }
        Ok(())
    }

    /// Whether a game can go on from here.
    fn check(&self, men: Field<'_>) -> Result<(), InvasionError> {
        for side in Side::ALL {
            let count = self.headquarters(side).count_ones();
            if count != 1 {
                return Err(men.fault(InvasionFault::Headquarters { side, count }));
            }
        }
        Ok(())
    }

    fn letter(&self, cell: Cell) -> char {
        let square = bit(cell);
        let role = Role::ALL
            .into_iter()
            .find(|&role| self.of(role) & square != 0);
        match role {
            Some(role) if self.sides.white & square != 0 => in_case(role.letter(), Side::White),
            Some(role) => in_case(role.letter(), Side::Black),
            None if SEA & square != 0 => '~',
            None => '.',
        }
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
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        write!(f, "{} ", turn_letter(self.turn))?;
        for bomb in [self.bombs.white, self.bombs.black] {
            let known = BOMBS.into_iter().find(|(_, known)| *known == bomb);
            let (letter, _) = known.expect("every bomb has a character");
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}
