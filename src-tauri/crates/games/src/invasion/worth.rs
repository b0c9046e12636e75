//! What a position is worth to the computer.

use super::board::{AROUND, CORNERS, RED_CORNERS, Squares, WIDTH, each};
use super::generate::Move;
use super::position::{Bomb, Position, Role};
use crate::Side;
use crate::hash::chain;
use crate::open::{End, Ending};
use crate::search::{Weighed, Weight};

/// A man's worth, in hundredths of a trooper.
const fn worth(role: Role) -> i32 {
    match role {
        Role::Headquarters => 0,
        Role::Flag => 250,
        Role::Commando | Role::Tank => 520,
        Role::Paratrooper => 560,
        Role::Flown => 480,
        Role::Trooper => 100,
    }
}

/// A bomb that can be dropped.
const BOMB: i32 = 350;

/// King's steps between two squares.
fn steps(from: u8, to: u8) -> i32 {
    let width = WIDTH as u8;
    let files = (from % width).abs_diff(to % width);
    let ranks = (from / width).abs_diff(to / width);
    i32::from(files.max(ranks))
}

fn first(squares: Squares) -> u8 {
    squares.trailing_zeros() as u8
}

impl Position {
    /// A side's men where they stand, and its bomb.
    fn worth_of(&self, side: Side) -> i32 {
        let own = *self.sides.get(side);
        let prey = self.headquarters(side.other());
        let mut value = match self.bombs.get(side) {
            Bomb::Lit => BOMB,
            Bomb::Unlit | Bomb::Spent => 0,
        };
        for role in Role::ALL {
            each(self.of(role) & own, |from| {
                value += worth(role) + self.place(role, from, side);
                if prey != 0 && !matches!(role, Role::Headquarters | Role::Flag) {
                    value += 3 * (9 - steps(from, first(prey)));
                }
            });
        }
        let home = self.headquarters(side);
        if home != 0 {
            let around = AROUND[usize::from(first(home))];
            value += 12 * (around & own).count_ones() as i32;
            value -= 25 * (around & self.sides.get(side.other())).count_ones() as i32;
        }
        value
    }

    /// What a man's own way is worth.
    fn place(&self, role: Role, from: u8, side: Side) -> i32 {
        let goal = first(*CORNERS.get(side.other()));
        match role {
            Role::Headquarters | Role::Commando | Role::Paratrooper | Role::Flown | Role::Tank => 0,
            Role::Trooper => 6 * (9 - steps(from, goal)),
            Role::Flag => {
                let moves = (steps(from, goal) + 1) / 2;
                let mut value = [0, 500, 120, 50, 20, 0][moves.min(5) as usize];
                if *self.bombs.get(side) == Bomb::Unlit {
                    let mut least = 9;
                    each(RED_CORNERS, |corner| least = least.min(steps(from, corner)));
                    value += [0, 120, 60, 25, 10, 0][((least + 1) / 2).min(5) as usize];
                }
                value
            }
        }
    }

    /// What all men of a side on some squares are worth.
    fn sum(&self, squares: Squares) -> i32 {
        let sums =
            Role::ALL.map(|role| worth(role) * (self.of(role) & squares).count_ones() as i32);
        sums.iter().sum()
    }

    /// What a sweep of some squares wins.
    fn swept(&self, squares: Squares) -> i32 {
        let own = *self.sides.get(self.turn);
        let enemy = *self.sides.get(self.turn.other());
        self.sum(squares & enemy) - self.sum(squares & own)
    }
}

impl Weighed for Position {
    const MAY_REST: bool = true;

    fn value(&self) -> i32 {
        self.worth_of(self.turn) - self.worth_of(self.turn.other()) + 10
    }

    fn weigh(&self, m: Move) -> Weight {
        match m {
            Move::Drop { .. } => Weight {
                gain: self.swept(self.struck(m)) - BOMB,
                risk: 0,
            },
            Move::Go {
                to, role, becomes, ..
            } => {
                let mut gain = self.swept(self.struck(m) | 1 << to);
                if role == Role::Trooper {
                    gain += worth(becomes) - worth(role);
                }
                if role == Role::Flag && CORNERS.get(self.turn.other()) >> to & 1 == 1 {
                    gain += 5_000;
                }
                Weight {
                    gain,
                    risk: worth(role),
                }
            }
        }
    }

    fn each_noisy(&self, see: impl FnMut(Move)) {
        let noisy = self.legal_moves_of(|m| self.weigh(m).gain > 0);
        noisy.into_iter().for_each(see);
    }

    fn slot(m: Move) -> usize {
        match m {
            Move::Drop { at } => 127 << 7 | usize::from(at),
            Move::Go { from, to, .. } => usize::from(from) << 7 | usize::from(to),
        }
    }

    fn hash(&self) -> u64 {
        let state = |bomb: &Bomb| match bomb {
            Bomb::Unlit => 0,
            Bomb::Lit => 1,
            Bomb::Spent => 2,
        };
        let bombs = state(&self.bombs.white) * 3 + state(&self.bombs.black);
        let rest = bombs << 1 | u64::from(self.turn == Side::Black);
        let words = self.men.into_iter().chain([self.sides.white]);
        chain(
            words
                .flat_map(|word| [word as u64, (word >> 64) as u64])
                .chain([rest]),
        )
    }

    fn decided(&self) -> Option<End> {
        let flag = self.invader().map(|side| Ending::Flag.won_by(side));
        flag.or_else(|| self.is_worn_out().then_some(Ending::Hundred.drawn()))
    }

    fn rested(&self) -> Option<Self> {
        Some(Self {
            turn: self.turn.other(),
            ..*self
        })
    }
}
