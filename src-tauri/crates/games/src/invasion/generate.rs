//! The moves.

use std::fmt;

use super::board::{
    AROUND, ASLANT, BESIDE, FLAG_RAYS, KNIGHT, LAND, LEAPS, NEAR, RAYS, SEA, STRAIGHT, Squares,
    TANK_RAYS, WIDTH, each, until,
};
use super::position::{Bomb, Position, Role};
use crate::Cell;

/// One move in the position that it was made from. Squares are numbered rank by rank from a1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A man goes to another square.
    Go {
        /// From here.
        from: u8,
        /// To here; a tank runs over what is between.
        to: u8,
        /// What it was.
        role: Role,
        /// What it is then: a trooper is promoted, a paratrooper has flown.
        becomes: Role,
    },
    /// The bomb explodes.
    Drop {
        /// In the middle of its blast.
        at: u8,
    },
}

fn cell(square: u8) -> Cell {
    Cell::numbered(square, WIDTH as u8)
}

impl fmt::Display for Move {
    /// `c7-c8=C`, or `B@f2` for the bomb.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Drop { at } => write!(f, "B@{}", cell(at)),
            Self::Go {
                from,
                to,
                role,
                becomes,
            } => {
                write!(f, "{}-{}", cell(from), cell(to))?;
                if role == Role::Trooper && becomes != role {
                    write!(f, "={}", becomes.letter())?;
                }
                Ok(())
            }
        }
    }
}

/// Collects moves of the side to move, those that leave its headquarters attacked as well.
struct Generator<'a> {
    position: &'a Position,
    moves: Vec<Move>,
    enemy: Squares,
    empty: Squares,
}

impl Position {
    /// Every legal move; none once a flag has reached the enemy's corner.
    pub(super) fn legal_moves(&self) -> Vec<Move> {
        self.legal_moves_of(|_| true)
    }

    /// The legal moves among those that are wanted.
    pub(super) fn legal_moves_of(&self, wanted: impl Fn(Move) -> bool) -> Vec<Move> {
        if self.invader().is_some() {
            return Vec::new();
        }
        let mut generator = Generator {
            position: self,
            moves: Vec::with_capacity(128),
            enemy: self.sides.get(self.turn.other()) & !self.of(Role::Headquarters),
            empty: LAND & !self.occupied(),
        };
        for role in Role::ALL {
            let men = self.of(role) & self.sides.get(self.turn);
            each(men, |from| generator.man(role, from));
        }
        if *self.bombs.get(self.turn) == Bomb::Lit {
            let targets = LAND & !self.of(Role::Headquarters);
            each(targets, |at| generator.moves.push(Move::Drop { at }));
        }
        let mut moves = generator.moves;
        let lines = self.lines_of_fire();
        moves.retain(|&m| wanted(m) && (!self.uncovers(m, lines) || self.is_safe(m)));
        moves
    }

    /// Whether a move may leave the own headquarters attacked, where only these squares cover them.
    fn uncovers(&self, m: Move, lines: Squares) -> bool {
        let left = match m {
            Move::Go { from, role, .. } if role != Role::Headquarters => 1 << from,
            Move::Go { .. } => return true,
            Move::Drop { .. } => 0,
        };
        (left | self.struck(m)) & lines != 0
    }

    fn is_safe(&self, m: Move) -> bool {
        let mut after = *self;
        after.make(m);
        !after.is_attacked(self.turn)
    }
}

impl Generator<'_> {
    fn man(&mut self, role: Role, from: u8) {
        let square = usize::from(from);
        match role {
            Role::Headquarters => self.go(role, from, LEAPS[square] & self.empty),
            Role::Flag => self.go(role, from, self.flag(square)),
            Role::Commando => {
                let targets = KNIGHT[square] & self.empty | self.shots(square);
                self.go(role, from, targets);
            }
            Role::Paratrooper => {
                self.go(role, from, AROUND[square] & self.empty | self.shots(square));
                self.fly(from);
            }
            Role::Flown => self.go(role, from, AROUND[square] & self.empty | self.shots(square)),
            Role::Tank => self.go(role, from, self.tank(square)),
            Role::Trooper => {
                let targets = BESIDE[square] & self.empty | ASLANT[square] & self.enemy;
                self.trooper(from, targets);
            }
        }
    }

    fn go(&mut self, role: Role, from: u8, targets: Squares) {
        self.change(role, role, from, targets);
    }

    fn change(&mut self, role: Role, becomes: Role, from: u8, targets: Squares) {
        each(targets, |to| {
            self.moves.push(Move::Go {
                from,
                to,
                role,
                becomes,
            });
        });
    }

    /// What a queen would take: the first man in each direction, not across the sea.
    fn shots(&self, square: usize) -> Squares {
        let blockers = !self.empty;
        let rays = RAYS[square].iter().enumerate();
        let seen = rays.map(|(direction, ray)| until(*ray, direction, blockers));
        seen.fold(0, |all, seen| all | seen) & self.enemy
    }

    fn flag(&self, square: usize) -> Squares {
        let rays = FLAG_RAYS[square].iter().enumerate();
        let open = rays.map(|(direction, ray)| until(*ray, direction, !self.empty));
        open.fold(0, |all, open| all | open) & self.empty
    }

    /// Straight over everything, five squares or more, to an empty one.
    fn fly(&mut self, from: u8) {
        let square = usize::from(from);
        let far = RAYS[square].iter().zip(NEAR[square]);
        let far = far.fold(0, |all, (ray, near)| all | ray & !near);
        self.change(Role::Paratrooper, Role::Flown, from, far & self.empty);
    }

    fn tank(&self, square: usize) -> Squares {
        let blockers = SEA | self.position.of(Role::Headquarters);
        let ways =
            STRAIGHT.map(|direction| until(TANK_RAYS[square][direction], direction, blockers));
        ways.into_iter().fold(0, |all, way| all | way) & !blockers
    }

    fn trooper(&mut self, from: u8, targets: Squares) {
        let goal = Position::goal(self.position.turn);
        self.go(Role::Trooper, from, targets & !goal);
        for becomes in [Role::Commando, Role::Paratrooper] {
            self.change(Role::Trooper, becomes, from, targets & goal);
        }
    }
}
