//! The men and the bombs at one moment, and how a move changes them.

use super::board::{CAMPS, CORNERS, RED_CORNERS, Squares, blast, path};
use super::generate::Move;
use crate::open::{Choice, End, Ending, Rules, Scene};
use crate::{BySide, Side};

/// A kind of man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Role {
    /// Leaps up to two squares, takes nothing; lost when it cannot escape.
    Headquarters,
    /// One or two squares in a straight line, takes nothing.
    Flag,
    /// Leaps as a knight, takes as a queen.
    Commando,
    /// One square, takes as a queen, and can still fly.
    Paratrooper,
    /// A paratrooper that has flown.
    Flown,
    /// Up to five squares along rank or file, over everything that stands there.
    Tank,
    /// One square along rank or file; takes one square diagonally.
    Trooper,
}

impl Role {
    pub(super) const ALL: [Self; 7] = [
        Self::Headquarters,
        Self::Flag,
        Self::Commando,
        Self::Paratrooper,
        Self::Flown,
        Self::Tank,
        Self::Trooper,
    ];

    /// The capital letter in position texts.
    pub(super) const fn letter(self) -> char {
        match self {
            Self::Headquarters => 'H',
            Self::Flag => 'F',
            Self::Commando => 'C',
            Self::Paratrooper => 'P',
            Self::Flown => 'U',
            Self::Tank => 'T',
            Self::Trooper => 'S',
        }
    }
}

/// A side's bomb.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bomb {
    /// No flag has lit it yet.
    #[default]
    Unlit,
    /// It can be dropped.
    Lit,
    /// It has exploded.
    Spent,
}

/// Moves of both sides together after which nothing new means a draw.
const QUIET_MOVES: u16 = 200;

/// A position of Invasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Both sides' men of each kind.
    pub(super) men: [Squares; 7],
    pub(super) sides: BySide<Squares>,
    pub(super) turn: Side,
    pub(super) bombs: BySide<Bomb>,
    /// Moves since a man was lost or promoted, or a bomb lit or dropped.
    pub(super) quiet: u16,
}

impl Position {
    #[inline]
    pub(super) const fn of(&self, role: Role) -> Squares {
        self.men[role as usize]
    }

    #[inline]
    pub(super) const fn occupied(&self) -> Squares {
        self.sides.white | self.sides.black
    }

    #[inline]
    pub(super) fn headquarters(&self, side: Side) -> Squares {
        self.of(Role::Headquarters) & self.sides.get(side)
    }

    pub(super) fn put(&mut self, square: Squares, side: Side, role: Role) {
        self.men[role as usize] |= square;
        *self.sides.get_mut(side) |= square;
    }

    fn lift(&mut self, squares: Squares) {
        for men in &mut self.men {
            *men &= !squares;
        }
        self.sides.white &= !squares;
        self.sides.black &= !squares;
    }

    /// What a move sweeps besides what it takes: a bomb's blast, a tank's path with its last square.
    pub(super) fn struck(&self, m: Move) -> Squares {
        match m {
            Move::Drop { at } => blast(at) & !self.of(Role::Headquarters),
            Move::Go {
                from,
                to,
                role: Role::Tank,
                ..
            } => path(from, to),
            Move::Go { .. } => 0,
        }
    }

    /// Plays a move of this position.
    pub(super) fn make(&mut self, m: Move) {
        let us = self.turn;
        let before = self.occupied().count_ones();
        let mut news = false;
        match m {
            Move::Drop { .. } => {
                self.lift(self.struck(m));
                *self.bombs.get_mut(us) = Bomb::Spent;
                news = true;
            }
            Move::Go {
                from,
                to,
                role,
                becomes,
            } => {
                self.lift(1 << from | 1 << to | self.struck(m));
                self.put(1 << to, us, becomes);
                let lights = role == Role::Flag && RED_CORNERS >> to & 1 == 1;
                if lights && *self.bombs.get(us) == Bomb::Unlit {
                    *self.bombs.get_mut(us) = Bomb::Lit;
                    news = true;
                }
                news |= role == Role::Trooper && becomes != role;
            }
        }
        news |= self.occupied().count_ones() < before;
        self.quiet = if news {
            0
        } else {
            self.quiet.saturating_add(1)
        };
        self.turn = us.other();
    }

    /// Who has brought a flag to the enemy's corner; who has just moved first.
    pub(super) fn invader(&self) -> Option<Side> {
        [self.turn.other(), self.turn].into_iter().find(|side| {
            self.of(Role::Flag) & self.sides.get(*side) & CORNERS.get(side.other()) != 0
        })
    }

    /// Whether nothing new has come for so long that the game is drawn.
    pub(super) const fn is_worn_out(&self) -> bool {
        self.quiet >= QUIET_MOVES
    }

    /// Where a side's troopers are promoted.
    pub(super) const fn goal(side: Side) -> Squares {
        *CAMPS.get(side.other())
    }
}

impl Rules for Position {
    type Move = Move;
    type Moves = Vec<Move>;
    type Key = Self;

    const OCCURRENCES: usize = 3;

    fn turn(&self) -> Side {
        self.turn
    }

    fn moves(&self) -> Vec<Move> {
        self.legal_moves()
    }

    fn count_moves(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    fn play(&mut self, m: Move) {
        self.make(m);
    }

    fn is_check(&self) -> bool {
        self.is_attacked(self.turn)
    }

    fn end(&self) -> Option<End> {
        if let Some(side) = self.invader() {
            return Some(Ending::Flag.won_by(side));
        }
        if self.legal_moves().is_empty() {
            let ending = if self.is_check() {
                Ending::Checkmate
            } else {
                Ending::Stalemate
            };
            return Some(ending.won_by(self.turn.other()));
        }
        self.is_worn_out().then_some(Ending::Hundred.drawn())
    }

    fn is_bare(&self) -> bool {
        let lit = Side::ALL.map(|side| *self.bombs.get(side) == Bomb::Lit);
        self.occupied() == self.of(Role::Headquarters) && lit == [false, false]
    }

    fn key(&self) -> Self {
        Self { quiet: 0, ..*self }
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn scene(&self) -> Scene {
        self.shown()
    }

    fn choice(&self, m: Move) -> Choice {
        self.shown_move(m)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position after 199 quiet moves, a move, and whether the game is drawn then.
    #[track_caller]
    fn check(men: &str, m: &str, drawn: bool) {
        let sea = ["...~~~~..."; 4].join("/");
        let text = format!("h........./........../........../{sea}/{men}/.........H w 00");
        let mut position: Position = text.parse().expect("a readable text");
        position.quiet = 199;
        assert_eq!(position.end(), None, "{text}");
        let mut moves = position.legal_moves().into_iter();
        let m = moves
            .find(|known| known.to_string() == m)
            .expect("a legal move");
        position.make(m);
        let expected = drawn.then_some(Ending::Hundred.drawn());
        assert_eq!(position.end(), expected, "{text} {m}");
    }

    #[test]
    fn a_hundred_moves_of_each_side_without_news_draw() {
        check("........../..C.......", "j1-j2", true);
        check("........../..C.......", "c2-a1", true);
        check("........../F.........", "a2-a1", false);
        check("........../..C..s....", "c2-f2", false);
        check("........../..TS......", "c2-e2", false);
    }
}
