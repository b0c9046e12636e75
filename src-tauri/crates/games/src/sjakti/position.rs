//! The tiles and the men at one moment.

use super::generate::{Move, MoveList};
use crate::open::{Choice, End, Ending, Ground, Rules, Scene, Spot, cells, men};
use crate::rays::ray;
use crate::{BySide, Cell, Side};

/// Squares on a side of the board.
pub(super) const WIDTH: usize = 7;
pub(super) const SQUARES: usize = WIDTH * WIDTH;

/// A set of squares, numbered rank by rank from a1.
pub(super) type Squares = u64;

/// The squares ahead of each square in each direction.
pub(super) static RAYS: [[Squares; 8]; SQUARES] = {
    let mut rays = [[0; 8]; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let mut direction = 0;
        while direction < 8 {
            rays[square][direction] = ray(square, direction, WIDTH, WIDTH, WIDTH) as u64;
            direction += 1;
        }
        square += 1;
    }
    rays
};

/// The tiles that are left, and who stands where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Tiles, occupied ones too.
    pub(super) tiles: Squares,
    /// One square for each side.
    pub(super) kings: BySide<Squares>,
    pub(super) warriors: BySide<Squares>,
    pub(super) turn: Side,
}

/// The nearest of some squares on a ray, as a set of at most one.
#[inline]
pub(super) const fn nearest(on_ray: Squares, direction: usize) -> Squares {
    if direction < 4 {
        on_ray & on_ray.wrapping_neg()
    } else if on_ray == 0 {
        0
    } else {
        1 << on_ray.ilog2()
    }
}

/// The number of the only square of a set.
#[inline]
pub(super) const fn number(square: Squares) -> usize {
    square.trailing_zeros() as usize
}

pub(super) fn bit(cell: Cell) -> Squares {
    1 << (usize::from(cell.rank) * WIDTH + usize::from(cell.file))
}

impl Position {
    pub(super) fn men(&self) -> Squares {
        let [white, black] = Side::ALL.map(|side| self.kings.get(side) | self.warriors.get(side));
        white | black
    }

    /// Whether one of some men is the first thing seen from a square, with these tiles.
    #[inline]
    pub(super) fn is_seen(from: usize, tiles: Squares, men: Squares) -> bool {
        let rays = RAYS[from].iter().enumerate();
        rays.filter(|&(_, ray)| ray & men != 0)
            .any(|(direction, ray)| nearest(ray & tiles, direction) & men != 0)
    }

    /// What the king of a side must not see: the enemy's warriors and his king.
    pub(super) fn dangers(&self, side: Side) -> Squares {
        self.warriors.get(side.other()) | self.kings.get(side.other())
    }

    /// Whether a king stands where the enemy sees him.
    pub(super) fn is_exposed(&self, side: Side) -> bool {
        let king = number(*self.kings.get(side));
        Self::is_seen(king, self.tiles, self.dangers(side))
    }

    /// The same tiles and men with the other side to move.
    pub(super) fn passed(&self) -> Self {
        Self {
            turn: self.turn.other(),
            ..*self
        }
    }
}

impl Rules for Position {
    type Move = Move;
    type Moves = MoveList;
    type Key = Self;

    const OCCURRENCES: usize = 3;

    fn turn(&self) -> Side {
        self.turn
    }

    fn moves(&self) -> MoveList {
        let mut moves = self.board_moves();
        if moves.is_empty() && self.is_pass() {
            moves.push(Move::Pass);
        }
        moves
    }

    fn count_moves(&self) -> u64 {
        match self.board_moves().len() {
            0 => u64::from(self.is_pass()),
            count => count as u64,
        }
    }

    fn play(&mut self, m: Move) {
        self.make(m);
    }

    fn is_check(&self) -> bool {
        self.is_exposed(self.turn)
    }

    fn end(&self) -> Option<End> {
        if !self.board_moves().is_empty() {
            None
        } else if self.is_check() {
            Some(Ending::Checkmate.won_by(self.turn.other()))
        } else if self.passed().board_moves().is_empty() {
            Some(Ending::Immobile.drawn())
        } else {
            None
        }
    }

    fn is_pass(&self) -> bool {
        self.board_moves().is_empty() && !self.is_check() && !self.passed().board_moves().is_empty()
    }

    fn is_bare(&self) -> bool {
        self.warriors.white | self.warriors.black == 0
    }

    fn key(&self) -> Self {
        *self
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn scene(&self) -> Scene {
        let width = WIDTH as u8;
        let army = |side| {
            let kings = men((*self.kings.get(side)).into(), width, side, 'k');
            let warriors = men((*self.warriors.get(side)).into(), width, side, 'w');
            kings.into_iter().chain(warriors)
        };
        let mut scene = Scene::plain(width, width, Side::ALL.into_iter().flat_map(army).collect());
        let board: Squares = (1 << SQUARES) - 1;
        scene.ground = cells((board & !self.tiles).into(), width)
            .into_iter()
            .map(|cell| Spot {
                cell,
                ground: Ground::Gone,
                side: None,
            })
            .collect();
        if self.is_check() {
            scene.checked = cells((*self.kings.get(self.turn)).into(), width);
        }
        scene
    }

    fn choice(&self, m: Move) -> Choice {
        match m {
            Move::Go { from, to, removed } => {
                let [from, to] = [from, to].map(|square| Cell::numbered(square, WIDTH as u8));
                let removed = removed.map(|square| Cell::numbered(square, WIDTH as u8));
                Choice {
                    struck: removed.into_iter().collect(),
                    ..Choice::step(m.to_string(), from, to)
                }
            }
            Move::Pass => Choice {
                text: m.to_string(),
                from: None,
                to: None,
                kind: None,
                struck: Vec::new(),
            },
        }
    }
}
