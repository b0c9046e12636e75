//! The moves: listed, or only counted.

use std::fmt;

use arrayvec::ArrayVec;

use super::castling::Files;
use super::position::{Position, bishop, earl, forward, king, knight, left, right, rook};
use super::role::Role;
use super::terms::{Promotions, Squares};
use crate::{Cell, Side};

/// One move in the position that it was made from. Castling is the king's move onto his rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The square's number: eight times its rank, and its file, both from 0.
    pub(super) from: u8,
    pub(super) to: u8,
    pub(super) role: Role,
    /// What a pawn becomes.
    pub(super) promotion: Option<Role>,
}

/// Every move of one position. Long enough for mothers everywhere: one that can reach an empty
/// square stands on one that is not.
pub type MoveList = ArrayVec<Move, 768>;

fn cell(square: u8) -> Cell {
    Cell::numbered(square, 8)
}

impl fmt::Display for Move {
    /// `b4-b5=Q`; castling is `e1-a1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", cell(self.from), cell(self.to))?;
        match self.promotion {
            Some(role) => write!(f, "={}", role.letter()),
            None => Ok(()),
        }
    }
}

/// What is done with moves as they are found.
trait Sink {
    /// A man may go from a square to each of these.
    fn men(&mut self, role: Role, from: u32, to: Squares);
    /// Men arrive on these squares, each from `back` squares before it.
    fn steps(&mut self, role: Role, to: Squares, back: i32, promotions: Promotions);
}

/// Counts moves.
struct Count(u64);

impl Sink for Count {
    #[inline]
    fn men(&mut self, _: Role, _: u32, to: Squares) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline]
    fn steps(&mut self, _: Role, to: Squares, _: i32, promotions: Promotions) {
        self.0 += u64::from(to.count_ones()) * promotions.len().max(1);
    }
}

/// Hands on each move.
struct Each<F>(F);

impl<F: FnMut(Move)> Sink for Each<F> {
    #[inline]
    fn men(&mut self, role: Role, from: u32, to: Squares) {
        each(to, |to| {
            (self.0)(Move {
                from: from as u8,
                to: to as u8,
                role,
                promotion: None,
            });
        });
    }

    #[inline]
    fn steps(&mut self, role: Role, to: Squares, back: i32, promotions: Promotions) {
        each(to, |to| {
            let step = Move {
                from: (to as i32 - back) as u8,
                to: to as u8,
                role,
                promotion: None,
            };
            if promotions == Promotions::default() {
                (self.0)(step);
            }
            promotions.iter().for_each(|role| {
                (self.0)(Move {
                    promotion: Some(role),
                    ..step
                });
            });
        });
    }
}

/// Hands on each move that takes or promotes.
struct Noisy<F> {
    see: Each<F>,
    prey: Squares,
    /// Where an archer becomes a queen.
    last: Squares,
}

impl<F: FnMut(Move)> Sink for Noisy<F> {
    #[inline]
    fn men(&mut self, role: Role, from: u32, to: Squares) {
        let changes = if role == Role::Archer { self.last } else { 0 };
        self.see.men(role, from, to & (self.prey | changes));
    }

    #[inline]
    fn steps(&mut self, role: Role, to: Squares, back: i32, promotions: Promotions) {
        let promotes = promotions != Promotions::default();
        let to = if promotes { to } else { to & self.prey };
        self.see.steps(role, to, back, promotions);
    }
}

/// Calls `see` with the number of each square of a set.
#[inline]
fn each(mut squares: Squares, mut see: impl FnMut(u32)) {
    while squares != 0 {
        see(squares.trailing_zeros());
        squares &= squares - 1;
    }
}

impl Position {
    /// Every legal move; none once a king is taken.
    pub(super) fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.each_legal(|m| moves.push(m));
        moves
    }

    /// Calls `see` with every legal move.
    pub(super) fn each_legal(&self, see: impl FnMut(Move)) {
        self.generate(&mut Each(see));
    }

    /// Calls `see` with every legal move that takes or promotes.
    pub(super) fn each_taking(&self, see: impl FnMut(Move)) {
        let enemy = self.turn.other();
        self.generate(&mut Noisy {
            see: Each(see),
            prey: self.sides.get(enemy) | self.passed,
            last: self.home(enemy),
        });
    }

    /// How many legal moves there are.
    pub(super) fn count_legal_moves(&self) -> u64 {
        let mut count = Count(0);
        self.generate(&mut count);
        count.0
    }

    #[inline]
    fn generate(&self, sink: &mut impl Sink) {
        if self.winner().is_some() {
            return;
        }
        let free = self.free(self.turn);
        self.pawns(free, sink);
        self.chess_men(free, sink);
        self.odd_men(free, sink);
        if self.terms.castling != super::Castling::None {
            self.castlings(free, sink);
        }
    }

    #[inline]
    fn pawns(&self, free: Squares, sink: &mut impl Sink) {
        let us = self.turn;
        let pawns = self.of(Role::Pawn) & free;
        let empty = self.terms.board() & !self.occupied();
        let takes = *self.sides.get(us.other()) | self.passed;
        let ahead = match us {
            Side::White => 8,
            Side::Black => -8,
        };
        let steps = forward(pawns, us, 1) & empty;
        let [right, left] = [right(pawns, us), left(pawns, us)].map(|to| to & takes);
        let last = self.home(us.other());
        for (to, back) in [(steps, ahead), (right, ahead + 1), (left, ahead - 1)] {
            sink.steps(Role::Pawn, to & !last, back, Promotions::default());
            if to & last != 0 {
                sink.steps(Role::Pawn, to & last, back, self.terms.promotions);
            }
        }
        if self.terms.en_passant {
            let first = forward(self.home(us), us, 2);
            let twice = forward(steps & first, us, 1) & empty & !last;
            sink.steps(Role::Pawn, twice, 2 * ahead, Promotions::default());
        }
    }

    #[inline]
    fn chess_men(&self, free: Squares, sink: &mut impl Sink) {
        let all = self.occupied();
        let open = self.terms.board() & !self.sides.get(self.turn);
        let of = |role| self.of(role) & free;
        each(of(Role::King), |from| {
            sink.men(Role::King, from, king(from) & open);
        });
        each(of(Role::Knight), |from| {
            sink.men(Role::Knight, from, knight(from) & open);
        });
        each(of(Role::Bishop), |from| {
            sink.men(Role::Bishop, from, bishop(from, all) & open);
        });
        each(of(Role::Rook), |from| {
            sink.men(Role::Rook, from, rook(from, all) & open);
        });
        each(of(Role::Queen), |from| {
            sink.men(
                Role::Queen,
                from,
                (rook(from, all) | bishop(from, all)) & open,
            );
        });
    }

    #[inline]
    fn odd_men(&self, free: Squares, sink: &mut impl Sink) {
        let all = self.occupied();
        let enemy = *self.sides.get(self.turn.other());
        let open = self.terms.board() & !self.sides.get(self.turn);
        let empty = self.terms.board() & !all;
        let of = |role| self.of(role) & free;
        let queen = |from| rook(from, all) | bishop(from, all);
        each(of(Role::Earl), |from| {
            sink.men(Role::Earl, from, earl(from) & open);
        });
        each(of(Role::Wizard), |from| {
            sink.men(Role::Wizard, from, king(from) & empty);
        });
        each(of(Role::Joker), |from| sink.men(Role::Joker, from, empty));
        each(of(Role::Duke), |from| {
            sink.men(Role::Duke, from, (queen(from) | knight(from)) & open);
        });
        each(of(Role::Mother), |from| {
            sink.men(Role::Mother, from, empty | queen(from) & enemy);
        });
        each(of(Role::Archer), |from| {
            let step = forward(1 << from, self.turn, 1) & empty;
            let hop = forward(1 << from, self.turn, 2) & enemy;
            sink.men(Role::Archer, from, step | hop);
        });
    }

    fn castlings(&self, free: Squares, sink: &mut impl Sink) {
        let home = self.home(self.turn);
        let rank = home.trailing_zeros();
        let [kings, rooks] = [Role::King, Role::Rook].map(|role| (self.of(role) & free) >> rank);
        let ready = |files: &Files| {
            kings >> files.king & 1 == 1
                && rooks >> files.rook & 1 == 1
                && self.occupied() >> rank & files.between() == 0
        };
        let mut checked = None;
        for files in self.terms.castling.files(self.terms.columns).filter(ready) {
            if !*checked.get_or_insert_with(|| self.is_attacked(self.turn)) {
                let from = rank + u32::from(files.king);
                sink.men(Role::King, from, 1 << files.rook << rank);
            }
        }
    }
}
