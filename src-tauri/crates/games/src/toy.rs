//! Three in a row on five by five squares: a game for the tests, which is in no program that is
//! handed out. It shows what a new game brings: this module, its entry in the list, and drawings.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use crate::list::{Chosen, GameOption};
use crate::open::{Choice, End, Ending, Rules, Scene, cells, men};
use crate::search::Weighed;
use crate::text::{
    ShapeFault, Sizes, TextError, exact_fields, placement, side_of, turn, turn_letter,
};
use crate::{BySide, Cell, Kind, Side};

/// Squares on a side of the board.
const WIDTH: u8 = 5;
const BOARD: u32 = (1 << 25) - 1;
/// Every square but those of the first file.
const BEHIND_FIRST: u32 = BOARD & !0b00001_00001_00001_00001_00001;

/// What can be chosen.
pub(crate) static OPTIONS: [GameOption; 1] = [GameOption {
    key: "first",
    values: &["white", "black"],
    doc: "who puts the first stone",
}];

/// A stone is put on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Move {
    square: u8,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S@{}", Cell::numbered(self.square, WIDTH))
    }
}

/// Stones on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    stones: BySide<u32>,
    turn: Side,
}

/// The empty board.
pub(crate) fn start(chosen: &Chosen<'_>) -> Position {
    let black = chosen.value(&OPTIONS[0]) == "black";
    Position {
        stones: BySide::default(),
        turn: if black { Side::Black } else { Side::White },
    }
}

/// A position from its text.
pub(crate) fn read(text: &str, _: &Chosen<'_>) -> Result<Position, TextError<ShapeFault>> {
    text.parse()
}

impl Position {
    fn free(&self) -> u32 {
        BOARD & !(self.stones.white | self.stones.black)
    }

    fn has_three(&self, side: Side) -> bool {
        let stones = *self.stones.get(side);
        let next = |stones: u32| stones << 1 & BEHIND_FIRST;
        let above = |stones: u32| stones << 5 & BOARD;
        let steps: [&dyn Fn(u32) -> u32; 4] =
            [&next, &above, &|stones| above(next(stones)), &|stones| {
                stones << 4 & BOARD & !(0b00001_00001_00001_00001_00001 << 4)
            }];
        let in_row = |step: &dyn Fn(u32) -> u32| step(step(stones) & stones) & stones != 0;
        steps.into_iter().any(in_row)
    }
}

/// The computer plays it by its rules alone.
impl Weighed for Position {}

impl Rules for Position {
    type Move = Move;
    type Moves = ArrayVec<Move, 25>;
    type Key = (BySide<u32>, Side);

    const OCCURRENCES: usize = 2;

    fn turn(&self) -> Side {
        self.turn
    }

    fn moves(&self) -> Self::Moves {
        let free = (0..25).filter(|square| self.free() >> square & 1 == 1);
        let won = self.has_three(self.turn.other());
        free.filter(|_| !won)
            .map(|square| Move { square })
            .collect()
    }

    fn count_moves(&self) -> u64 {
        self.moves().len() as u64
    }

    fn play(&mut self, m: Move) {
        *self.stones.get_mut(self.turn) |= 1 << m.square;
        self.turn = self.turn.other();
    }

    fn is_check(&self) -> bool {
        false
    }

    fn end(&self) -> Option<End> {
        let winner = self.turn.other();
        if self.has_three(winner) {
            Some(Ending::Checkmate.won_by(winner))
        } else {
            (self.free() == 0).then_some(Ending::NoMove.drawn())
        }
    }

    fn key(&self) -> Self::Key {
        (self.stones, self.turn)
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn scene(&self) -> Scene {
        let army = |side| men((*self.stones.get(side)).into(), WIDTH, side, 's');
        Scene::plain(WIDTH, WIDTH, Side::ALL.into_iter().flat_map(army).collect())
    }

    fn choice(&self, m: Move) -> Choice {
        Choice {
            text: m.to_string(),
            from: None,
            to: cells(1 << m.square, WIDTH).first().copied(),
            kind: Kind::from_letter('s'),
            struck: Vec::new(),
        }
    }
}

const SIZES: Sizes = Sizes {
    width: 5..=5,
    height: 5..=5,
    digits: false,
};

impl FromStr for Position {
    type Err = TextError<ShapeFault>;

    /// Reads five ranks such as `..S.s`, and the side to move.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [ranks, side] = exact_fields::<2>(text, "the side to move")?;
        let mut stones = BySide::default();
        for letter in placement(ranks, &SIZES)? {
            let square = u32::from(letter.cell.rank * WIDTH + letter.cell.file);
            match letter.found {
                '.' => {}
                'S' | 's' => *stones.get_mut(side_of(letter.found)) |= 1 << square,
                found => {
                    let known = ". S s";
                    return Err(letter.fault(ShapeFault::Letter { found, known }));
                }
            }
        }
        let turn = turn(side)?;
        Ok(Self { stones, turn })
    }
}

impl fmt::Display for Position {
    /// The text that reads back as this position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..WIDTH).rev() {
            for file in 0..WIDTH {
                let square = rank * WIDTH + file;
                let stands = |side: Side| self.stones.get(side) >> square & 1 == 1;
                f.write_str(match (stands(Side::White), stands(Side::Black)) {
                    (true, _) => "S",
                    (false, true) => "s",
                    (false, false) => ".",
                })?;
            }
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        write!(f, "{}", turn_letter(self.turn))
    }
}
