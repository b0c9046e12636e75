//! What a position is worth to the computer.

use super::army::worth;
use super::generate::Move;
use super::position::Position;
use super::role::Role;
use super::terms::Squares;
use crate::Side;
use crate::hash::chain;
use crate::open::{End, Ending};
use crate::search::{Weighed, Weight, exchange};

/// The turn itself.
const FIRST: i32 = 28;

/// More than everything else together: a king that may be taken back does not take.
const KING: i32 = 20_000;

/// The men that take, the cheapest first.
const BY_WORTH: [Role; 10] = [
    Role::Pawn,
    Role::Archer,
    Role::Earl,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
    Role::Queen,
    Role::Mother,
    Role::Duke,
    Role::King,
];

impl Position {
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
        let (us, them) = (self.turn, self.turn.other());
        let (own, enemy) = (self.army(us), self.army(them));
        own.value - enemy.value + self.threats((us, &own), &enemy)
            - self.threats((them, &enemy), &own)
            + FIRST
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

    fn each_move(&self, see: impl FnMut(Move)) {
        self.each_legal(see);
    }

    fn each_noisy(&self, see: impl FnMut(Move)) {
        self.each_taking(see);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::open::Rules;

    fn position(text: &str) -> Position {
        text.parse().expect("a readable position")
    }

    #[test]
    fn what_takes_or_promotes_is_what_gains() {
        for (text, count) in [
            ("n3k/1P3/5/5/K4 w - pBNQR", 8),
            ("k4/5/5/2Pp1/5/K4 w d4 e,pQ", 1),
            ("n3k/p4/A4/5/K4 w - pQ", 1),
            ("4k/A4/5/5/K4 w - pQ", 1),
            ("3kp/2p2/2M2/2p2/K4 w - pM", 3),
            ("3rk/3W1/5/5/3K1 w - pQ", 0),
            ("k4/5/5/5/1K2R w - c5k,pQ", 0),
        ] {
            let at = position(text);
            let mut noisy = Vec::new();
            at.each_noisy(|m| noisy.push(m));
            let moves = at.moves().into_iter();
            let gaining: Vec<Move> = moves.filter(|&m| at.weigh(m).gain > 0).collect();
            assert_eq!(noisy, gaining, "{text}");
            assert_eq!(noisy.len(), count, "{text}");
        }
    }

    #[test]
    fn both_sides_are_judged_alike() {
        let check = |white: &str, black: &str| {
            assert_eq!(position(white).value(), position(black).value(), "{white}");
        };
        check(
            "rnbqk/ppppp/5/5/PPPPP/RNBQK w - pQ",
            "rnbqk/ppppp/5/5/PPPPP/RNBQK b - pQ",
        );
        check(
            "4k/1pA2/3w1/N1R2/1P1EP/K1D2 w - pQ",
            "k1d2/1p1ep/n1r2/3W1/1Pa2/4K b - pQ",
        );
    }

    /// Black's worth goes down from the first position to the second, for White who moves.
    #[track_caller]
    fn check_worse_for_black(first: &str, second: &str) {
        let [first, second] = [first, second].map(|text| position(text).value());
        assert!(first < second, "{first} {second}");
    }

    #[test]
    fn a_man_that_a_pawn_attacks_is_worth_less() {
        check_worse_for_black("4k/5/1r3/3P1/5/K4 w - pQ", "4k/5/1r3/2P2/5/K4 w - pQ");
    }

    #[test]
    fn a_pawn_that_is_stopped_is_worth_less() {
        check_worse_for_black("4k/2n2/2P2/5/5/K4 w - pQ", "4k/n4/2P2/5/5/K4 w - pQ");
    }
}
