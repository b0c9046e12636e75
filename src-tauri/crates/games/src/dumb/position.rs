//! The men at one moment, and how a move changes them.

use shakmaty::{Bitboard, Square, attacks};

use super::generate::{Move, MoveList};
use super::line_up::LineUp;
use super::role::Role;
use super::terms::{Squares, Terms};
use crate::engine::{EngineGame, NotForEngines};
use crate::open::{Choice, End, Ending, Rules, Scene, cells, men};
use crate::{BySide, Cell, Kind, Side};

/// A position of Dumb or Dumber Chess with what was agreed for its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Both sides' men of each kind.
    pub(super) men: [Squares; 12],
    pub(super) sides: BySide<Squares>,
    pub(super) turn: Side,
    /// The square that a pawn has just skipped, kept only while an enemy pawn may take it there.
    pub(super) passed: Squares,
    pub(super) terms: Terms,
}

/// The squares two away in eight directions.
static EARL: [Squares; 64] = {
    let mut hops = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            let files = (to % 8 - from % 8_i32).abs();
            let ranks = (to / 8 - from / 8_i32).abs();
            if (files == 2 || ranks == 2) && files % 2 == 0 && ranks % 2 == 0 && files + ranks <= 4
            {
                hops[from as usize] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    hops
};

fn square(number: u32) -> Square {
    Square::new(number & 63)
}

#[inline]
pub(super) fn knight(from: u32) -> Squares {
    attacks::knight_attacks(square(from)).0
}

#[inline]
pub(super) fn king(from: u32) -> Squares {
    attacks::king_attacks(square(from)).0
}

#[inline]
pub(super) fn rook(from: u32, men: Squares) -> Squares {
    attacks::rook_attacks(square(from), Bitboard(men)).0
}

#[inline]
pub(super) fn bishop(from: u32, men: Squares) -> Squares {
    attacks::bishop_attacks(square(from), Bitboard(men)).0
}

#[inline]
pub(super) fn earl(from: u32) -> Squares {
    EARL[from as usize & 63]
}

/// Squares moved by some ranks towards a side's enemy.
#[inline]
pub(super) const fn forward(squares: Squares, side: Side, ranks: u32) -> Squares {
    match side {
        Side::White => squares << (8 * ranks),
        Side::Black => squares >> (8 * ranks),
    }
}

/// The first file.
const FIRST: Squares = 0x0101_0101_0101_0101;

/// The squares diagonally in front of some squares, on the next file.
#[inline]
pub(super) const fn right(squares: Squares, side: Side) -> Squares {
    (forward(squares, side, 1) & !(FIRST << 7)) << 1
}

/// The squares diagonally in front of some squares, on the file before.
#[inline]
pub(super) const fn left(squares: Squares, side: Side) -> Squares {
    (forward(squares, side, 1) & !FIRST) >> 1
}

/// The squares diagonally in front of some squares.
#[inline]
pub(super) const fn diagonal(squares: Squares, side: Side) -> Squares {
    left(squares, side) | right(squares, side)
}

impl Position {
    /// The start: the same pawns for both, and a line-up for each.
    ///
    /// # Panics
    ///
    /// When a line-up is not as long as a row.
    pub fn start(terms: Terms, line_ups: &BySide<LineUp>) -> Self {
        let mut position = Self::empty(terms);
        for side in Side::ALL {
            let men = line_ups.get(side).men();
            assert_eq!(men.len(), usize::from(terms.columns), "a row of men");
            for (file, &role) in men.iter().enumerate() {
                let home = position.home(side) & FIRST << file;
                position.put(home, side, role);
                position.put(forward(home, side, 1), side, Role::Pawn);
            }
        }
        position
    }

    pub(super) fn empty(terms: Terms) -> Self {
        Self {
            men: [0; 12],
            sides: BySide::default(),
            turn: Side::White,
            passed: 0,
            terms,
        }
    }

    pub(super) fn put(&mut self, square: Squares, side: Side, role: Role) {
        self.men[role as usize] |= square;
        *self.sides.get_mut(side) |= square;
    }

    /// The row on which a side's men begin.
    pub(super) const fn home(&self, side: Side) -> Squares {
        let first = match side {
            Side::White => 0xff,
            Side::Black => 0xff << (8 * (self.terms.rows - 1)),
        };
        first & self.terms.board()
    }

    #[inline]
    pub(super) const fn of(&self, role: Role) -> Squares {
        self.men[role as usize]
    }

    #[inline]
    pub(super) const fn occupied(&self) -> Squares {
        self.sides.white | self.sides.black
    }

    /// A side's men that no enemy wizard touches.
    #[inline]
    pub(super) fn free(&self, side: Side) -> Squares {
        let own = *self.sides.get(side);
        let mut wizards = self.of(Role::Wizard) & !own;
        let mut free = own;
        while wizards != 0 {
            free &= !king(wizards.trailing_zeros());
            wizards &= wizards - 1;
        }
        free
    }

    /// Whether a side's king could be taken next, were it the enemy's turn.
    pub(super) fn is_attacked(&self, side: Side) -> bool {
        let target = self.of(Role::King) & self.sides.get(side);
        let enemy = side.other();
        target != 0 && self.aim(enemy, target, self.occupied()) & self.free(enemy) != 0
    }

    /// A side's men that could take on a square if these men stood on the board, frozen ones too.
    #[inline]
    pub(super) fn aim(&self, side: Side, target: Squares, all: Squares) -> Squares {
        let from = target.trailing_zeros();
        let queens = self.of(Role::Queen) | self.of(Role::Duke) | self.of(Role::Mother);
        let men = knight(from) & (self.of(Role::Knight) | self.of(Role::Duke))
            | king(from) & self.of(Role::King)
            | earl(from) & self.of(Role::Earl)
            | rook(from, all) & (self.of(Role::Rook) | queens)
            | bishop(from, all) & (self.of(Role::Bishop) | queens)
            | diagonal(target, side.other()) & self.of(Role::Pawn)
            | forward(target, side.other(), 2) & self.of(Role::Archer);
        men & all & self.sides.get(side)
    }

    /// Who has taken the other's king.
    pub(super) fn winner(&self) -> Option<Side> {
        let kings = self.of(Role::King);
        Side::ALL
            .into_iter()
            .find(|side| kings & self.sides.get(side.other()) == 0)
    }

    /// Plays a move of this position.
    pub(super) fn make(&mut self, m: Move) {
        let (from, to) = (1 << m.from, 1 << m.to);
        let us = self.turn;
        if self.sides.get(us) & to != 0 {
            self.castle(from, to);
        } else {
            self.lift(to);
            if m.role == Role::Pawn && to == self.passed {
                self.lift(forward(to, us.other(), 1));
            }
            self.men[m.role as usize] &= !from;
            *self.sides.get_mut(us) &= !from;
            self.put(to, us, self.becomes(m, to));
        }
        self.turn = us.other();
        let double = m.role == Role::Pawn && forward(from, us, 2) == to;
        self.passed = if double { forward(from, us, 1) } else { 0 };
        self.forget_useless_right();
    }

    /// What a man is once it has moved.
    fn becomes(&self, m: Move, to: Squares) -> Role {
        match m.promotion {
            Some(role) => role,
            None if m.role == Role::Archer && to & self.home(self.turn.other()) != 0 => Role::Queen,
            None => m.role,
        }
    }

    fn lift(&mut self, square: Squares) {
        for men in &mut self.men {
            *men &= !square;
        }
        self.sides.white &= !square;
        self.sides.black &= !square;
    }

    fn castle(&mut self, king: Squares, rook: Squares) {
        let us = self.turn;
        let rank = 8 * (king.trailing_zeros() / 8);
        let mut ways = self.terms.castling.files(self.terms.columns);
        let files = ways
            .find(|files| 1 << files.rook << rank == rook)
            .expect("a king moves onto his own rook only to castle");
        self.lift(king | rook);
        self.put(1 << files.king_to << rank, us, Role::King);
        self.put(1 << files.rook_to << rank, us, Role::Rook);
    }

    /// Pawns of the side to move that may take in passing.
    pub(super) fn takers(&self) -> Squares {
        if self.passed == 0 {
            return 0;
        }
        let pawns = self.of(Role::Pawn) & self.free(self.turn);
        diagonal(self.passed, self.turn.other()) & pawns
    }

    /// A right to take in passing that nobody can use makes no difference.
    pub(super) fn forget_useless_right(&mut self) {
        if self.takers() == 0 {
            self.passed = 0;
        }
    }
}

impl Rules for Position {
    type Move = Move;
    type Moves = MoveList;
    type Key = Self;

    const OCCURRENCES: usize = 2;

    fn turn(&self) -> Side {
        self.turn
    }

    fn moves(&self) -> MoveList {
        self.legal_moves()
    }

    fn count_moves(&self) -> u64 {
        self.count_legal_moves()
    }

    fn play(&mut self, m: Move) {
        self.make(m);
    }

    fn is_check(&self) -> bool {
        self.is_attacked(self.turn)
    }

    fn end(&self) -> Option<End> {
        match self.winner() {
            Some(side) => Some(Ending::KingCaptured.won_by(side)),
            None if self.count_legal_moves() == 0 => Some(Ending::NoMove.drawn()),
            None => None,
        }
    }

    fn key(&self) -> Self {
        *self
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn engine_game(&self) -> Result<EngineGame, NotForEngines> {
        self.described()
    }

    fn engine_position(&self) -> String {
        self.fen()
    }

    fn engine_move(&self, m: Move) -> Option<String> {
        self.told(m)
    }

    /// How many men a side has more than the other; pawns and kings count like all men.
    fn balance(&self, side: Side) -> Option<i32> {
        let count = |side| self.sides.get(side).count_ones() as i32;
        Some(count(side) - count(side.other()))
    }

    fn scene(&self) -> Scene {
        let army = |side| {
            let own = *self.sides.get(side);
            let of = move |role| men((self.of(role) & own).into(), 8, side, role.letter());
            Role::ALL.into_iter().flat_map(of)
        };
        let all = Side::ALL.into_iter().flat_map(army).collect();
        let mut scene = Scene::plain(self.terms.columns, self.terms.rows, all);
        let free = self.free(Side::White) | self.free(Side::Black);
        scene.frozen = cells((self.occupied() & !free).into(), 8);
        if self.is_check() {
            let king = self.of(Role::King) & self.sides.get(self.turn);
            scene.checked = cells(king.into(), 8);
        }
        scene
    }

    fn choice(&self, m: Move) -> Choice {
        let [from, to] = [m.from, m.to].map(|square| Cell::numbered(square, 8));
        let becomes = self.becomes(m, 1 << m.to);
        let in_passing = m.role == Role::Pawn && self.passed == 1 << m.to;
        let passed = in_passing.then(|| Cell::new(to.file, from.rank));
        Choice {
            kind: Kind::from_letter(becomes.letter()).filter(|_| becomes != m.role),
            struck: passed.into_iter().collect(),
            ..Choice::step(m.to_string(), from, to)
        }
    }
}
