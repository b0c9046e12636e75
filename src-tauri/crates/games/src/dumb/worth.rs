//! What a position is worth to the computer.

use super::generate::Move;
use super::position::{Position, bishop, diagonal, earl, forward, king, knight, rook};
use super::role::Role;
use super::terms::Squares;
use crate::Side;
use crate::hash::chain;
use crate::open::{End, Ending};
use crate::search::{Weighed, Weight, exchange};

/// A man's worth, in hundredths of a pawn; taking the king is seen before anything is counted.
const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::King => 0,
        Role::Knight | Role::Bishop => 310,
        Role::Rook => 460,
        Role::Queen => 850,
        Role::Earl => 230,
        Role::Wizard => 330,
        Role::Joker => 120,
        Role::Archer => 110,
        Role::Duke => 1150,
        Role::Mother => 950,
    }
}

/// What each square that a man could go to is worth.
const fn reach_worth(role: Role) -> i32 {
    match role {
        Role::Pawn | Role::King | Role::Archer | Role::Joker => 0,
        Role::Knight | Role::Bishop | Role::Earl | Role::Wizard => 6,
        Role::Rook => 4,
        Role::Queen | Role::Duke | Role::Mother => 2,
    }
}

/// More than everything else together: a king that may be taken back does not take.
const KING: i32 = 20_000;

/// The men that take, the cheapest first.
const BY_WORTH: [Role; 10] = [
    Role::Pawn,
    Role::Archer,
    Role::Earl,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::Mother,
    Role::Duke,
    Role::King,
];

const MEN: [Role; 9] = [
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::Earl,
    Role::Wizard,
    Role::Joker,
    Role::Duke,
    Role::Mother,
];

impl Position {
    /// Where a man could go on a board with these men, own men included.
    fn reach(role: Role, from: u32, all: Squares) -> Squares {
        match role {
            Role::Knight => knight(from),
            Role::Bishop => bishop(from, all),
            Role::Rook => rook(from, all),
            Role::Queen | Role::Mother => rook(from, all) | bishop(from, all),
            Role::Duke => rook(from, all) | bishop(from, all) | knight(from),
            Role::Earl => earl(from),
            Role::Wizard | Role::King => king(from),
            Role::Pawn | Role::Archer | Role::Joker => 0,
        }
    }

    /// What a side's men are worth where they stand.
    fn worth_of(&self, side: Side) -> i32 {
        let own = *self.sides.get(side);
        let all = self.occupied();
        let free = self.free(side);
        let prey = self.of(Role::King) & self.sides.get(side.other());
        let near = if prey == 0 {
            0
        } else {
            king(prey.trailing_zeros()) | prey
        };
        let pawn_takes = diagonal(self.of(Role::Pawn) & own, side);
        let guarded = self.of(Role::Pawn) & self.sides.get(side.other());
        let unsafe_squares = diagonal(guarded, side.other());
        let open = self.terms.board() & !own & !unsafe_squares;
        let mut value = 10 * (pawn_takes & near).count_ones() as i32;
        let mut attacks = (pawn_takes & near).count_ones() as i32;
        for role in MEN {
            let mut men = self.of(role) & own;
            while men != 0 {
                let from = men.trailing_zeros();
                men &= men - 1;
                value += worth(role);
                if free >> from & 1 == 0 {
                    value -= worth(role) / 8;
                    continue;
                }
                let reach = Self::reach(role, from, all);
                value += reach_worth(role) * (reach & open).count_ones() as i32;
                if role != Role::Wizard {
                    attacks += (reach & near).count_ones() as i32;
                }
            }
        }
        value += attacks * (attacks + 2);
        value + self.runners(side)
    }

    /// Pawns and archers, by how far they have come and whether a pawn can still stop them.
    fn runners(&self, side: Side) -> i32 {
        const FAR: [i32; 6] = [0, 120, 60, 28, 12, 0];
        let enemy = *self.sides.get(side.other());
        let pawns = self.of(Role::Pawn);
        let goal = match side {
            Side::White => u32::from(self.terms.rows) - 1,
            Side::Black => 0,
        };
        let mut value = 0;
        let mut runners = (pawns | self.of(Role::Archer)) & self.sides.get(side);
        while runners != 0 {
            let square = runners & runners.wrapping_neg();
            runners &= runners - 1;
            let left = (square.trailing_zeros() / 8).abs_diff(goal) as usize;
            let mut ahead = forward(square, side, 1);
            let mut front = ahead;
            for _ in 1..left {
                ahead = forward(ahead, side, 1);
                front |= ahead;
            }
            let sides = diagonal(square, side) | diagonal(front, side);
            let stopped = (front | sides) & pawns & enemy != 0;
            let far = FAR[left.min(5)];
            value += worth(Role::Pawn) + if stopped { far / 3 } else { far };
            let guards = diagonal(square, side.other()) & pawns & self.sides.get(side);
            value += if guards == 0 { 0 } else { 10 };
        }
        value
    }

    /// The worth of a side's cheapest man that could take on a square, and the men that are left
    /// once it has.
    fn cheapest(
        &self,
        side: Side,
        target: Squares,
        left: Squares,
        free: Squares,
    ) -> Option<(i32, Squares)> {
        let takers = self.aim(side, target, left) & free;
        let role = BY_WORTH
            .into_iter()
            .find(|&role| takers & self.of(role) != 0)?;
        let men = takers & self.of(role);
        let risk = if role == Role::King {
            KING
        } else {
            worth(role)
        };
        Some((risk, left & !(men & men.wrapping_neg())))
    }

    /// Which man stands on a square.
    fn role_at(&self, square: Squares) -> Option<Role> {
        Role::ALL
            .into_iter()
            .find(|&role| self.of(role) & square != 0)
    }
}

impl Weighed for Position {
    const MAY_REST: bool = true;

    fn value(&self) -> i32 {
        self.worth_of(self.turn) - self.worth_of(self.turn.other()) + 12
    }

    fn weigh(&self, m: Move) -> Weight {
        let to = 1 << m.to;
        let mut gain = 0;
        if self.sides.get(self.turn.other()) & to != 0 {
            gain += self.role_at(to).map_or(0, worth).max(1);
        } else if m.role == Role::Pawn && to == self.passed {
            gain += worth(Role::Pawn);
        }
        let last = self.home(self.turn.other()) & to != 0;
        match (m.promotion, m.role) {
            (Some(role), _) => gain += worth(role) - worth(Role::Pawn),
            (None, Role::Archer) if last => gain += worth(Role::Queen) - worth(Role::Archer),
            (None, _) => {}
        }
        Weight {
            gain,
            risk: worth(m.role),
        }
    }

    fn is_dear(&self, m: Move) -> bool {
        let gain = self.weigh(m).gain;
        let target = 1 << m.to;
        let left = self.occupied() & !(1 << m.from) | target;
        let free = [self.free(Side::White), self.free(Side::Black)];
        let next = |side: Side, left| self.cheapest(side, target, left, free[side as usize]);
        let risk = worth(m.promotion.unwrap_or(m.role));
        gain < exchange(risk, self.turn.other(), left, &next)
    }

    fn slot(m: Move) -> usize {
        usize::from(m.from) << 6 | usize::from(m.to)
    }

    fn hash(&self) -> u64 {
        let turn = u64::from(self.turn == Side::Black);
        let men = self.men.into_iter();
        chain(men.chain([self.sides.white, self.passed << 1 | turn]))
    }

    fn wins_at_once(&self) -> bool {
        self.is_attacked(self.turn.other())
    }

    fn decided(&self) -> Option<End> {
        self.winner().map(|side| Ending::KingCaptured.won_by(side))
    }

    fn rested(&self) -> Option<Self> {
        let own = *self.sides.get(self.turn);
        let slow = self.of(Role::Pawn) | self.of(Role::King) | self.of(Role::Archer);
        (own & !slow != 0).then(|| Self {
            turn: self.turn.other(),
            passed: 0,
            ..*self
        })
    }
}
