//! The moves, and what each does to tiles and men.

use std::fmt;

use arrayvec::ArrayVec;

use super::position::{Position, RAYS, SQUARES, Squares, WIDTH, nearest, number};
use crate::Cell;

/// One move in the position that it was made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A man goes to another tile.
    Go {
        /// Its square's number, from 0 at a1, rank by rank.
        from: u8,
        /// Where it goes.
        to: u8,
        /// The tile that it jumps over, which vanishes.
        removed: Option<u8>,
    },
    /// The side cannot move and is not in check.
    Pass,
}

/// Every move of one position; long enough for warriors on every tile.
pub type MoveList = ArrayVec<Move, { SQUARES * 16 }>;

fn cell(square: u8) -> Cell {
    Cell::numbered(square, WIDTH as u8)
}

impl fmt::Display for Move {
    /// `f2-c5`, or `pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Go { from, to, .. } => write!(f, "{}-{}", cell(from), cell(to)),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl Position {
    /// Every move of a man.
    pub(super) fn board_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        if self.is_exposed(self.turn) {
            self.king_answers(&mut moves);
        } else {
            self.king_moves(&mut moves);
            let mut warriors = *self.warriors.get(self.turn);
            while warriors != 0 {
                self.warrior_moves(number(warriors), &mut moves);
                warriors &= warriors - 1;
            }
        }
        moves
    }

    /// Out of check: only to a neighbouring tile, and a warrior there may be taken.
    fn king_answers(&self, moves: &mut MoveList) {
        let from = number(*self.kings.get(self.turn));
        let own = self.kings.get(self.turn) | self.warriors.get(self.turn);
        let enemy_king = *self.kings.get(self.turn.other());
        for (direction, ray) in RAYS[from].iter().enumerate() {
            let next = nearest(*ray, direction) & self.tiles & !(own | enemy_king);
            if next != 0 && !self.would_be_seen(next) {
                moves.push(step(from, next));
            }
        }
    }

    /// Not in check: to the first tile that the king sees.
    fn king_moves(&self, moves: &mut MoveList) {
        let from = number(*self.kings.get(self.turn));
        let men = self.men();
        for (direction, ray) in RAYS[from].iter().enumerate() {
            let first = nearest(ray & self.tiles, direction) & !men;
            if first != 0 && !self.would_be_seen(first) {
                moves.push(step(from, first));
            }
        }
    }

    /// Whether the enemy would see the king on this square, where a warrior may be taken.
    pub(super) fn would_be_seen(&self, square: Squares) -> bool {
        let dangers = self.dangers(self.turn) & !square;
        Self::is_seen(number(square), self.tiles, dangers)
    }

    fn warrior_moves(&self, from: usize, moves: &mut MoveList) {
        let men = self.men();
        let king = number(*self.kings.get(self.turn));
        let dangers = self.dangers(self.turn);
        for (direction, ray) in RAYS[from].iter().enumerate() {
            let seen = ray & self.tiles;
            let first = nearest(seen, direction);
            if first == 0 || first & men != 0 {
                continue;
            }
            moves.push(step(from, first));
            let second = nearest(seen & !first, direction) & !men;
            if second != 0 && !Self::is_seen(king, self.tiles & !first, dangers) {
                moves.push(Move::Go {
                    from: from as u8,
                    to: number(second) as u8,
                    removed: Some(number(first) as u8),
                });
            }
        }
    }

    /// Plays a move of this position.
    pub(super) fn make(&mut self, m: Move) {
        if let Move::Go { from, to, removed } = m {
            let (from, to) = (1 << from, 1 << to);
            let men = if *self.kings.get(self.turn) == from {
                self.kings.get_mut(self.turn)
            } else {
                self.warriors.get_mut(self.turn)
            };
            *men = *men & !from | to;
            *self.warriors.get_mut(self.turn.other()) &= !to;
            if let Some(removed) = removed {
                self.tiles &= !(1 << removed);
            }
        }
        self.turn = self.turn.other();
    }
}

fn step(from: usize, to: Squares) -> Move {
    Move::Go {
        from: from as u8,
        to: number(to) as u8,
        removed: None,
    }
}
