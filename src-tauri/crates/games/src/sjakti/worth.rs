//! What a position is worth to the computer.

use super::generate::Move;
use super::position::{Position, RAYS, SQUARES, Squares, nearest, number};
use crate::hash::chain;
use crate::search::{Weighed, Weight};
use crate::{Side, rays};

/// A warrior, in the hundredths of a pawn that all games count in.
const WARRIOR: i32 = 300;

/// The neighbours of each square.
static AROUND: [Squares; SQUARES] = {
    let mut around = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let mut direction = 0;
        while direction < 8 {
            around[square] |= rays::ray(square, direction, 7, 7, 1) as u64;
            direction += 1;
        }
        square += 1;
    }
    around
};

impl Position {
    /// The first tiles that are seen from a square.
    fn seen(&self, from: usize) -> Squares {
        let rays = RAYS[from].iter().enumerate();
        rays.fold(0, |all, (direction, ray)| {
            all | nearest(ray & self.tiles, direction)
        })
    }

    /// Men, the ways out of the king, and the tiles that each man sees.
    fn worth_of(&self, side: Side) -> i32 {
        let king = number(*self.kings.get(side));
        let men = self.men();
        let enemies = self.dangers(side);
        let ways = AROUND[king] & self.tiles & !men;
        let mut watched = 0;
        let mut rest = enemies;
        while rest != 0 {
            watched |= self.seen(number(rest));
            rest &= rest - 1;
        }
        let safe = (ways & !watched).count_ones() as i32;
        let mut value = 14 * safe + 6 * ways.count_ones() as i32;
        value += 6 * (self.seen(king) & !men & !watched).count_ones() as i32;
        if safe < 2 {
            value -= 40 - 15 * safe;
        }
        let mut warriors = *self.warriors.get(side);
        while warriors != 0 {
            let from = number(warriors);
            warriors &= warriors - 1;
            let seen = (self.seen(from) & !men).count_ones() as i32;
            value += WARRIOR + 5 * seen - if seen == 0 { 60 } else { 0 };
        }
        value
    }
}

impl Position {
    /// Whether the king to move has an unguarded warrior beside him.
    fn may_take(&self) -> bool {
        let king = number(*self.kings.get(self.turn));
        let mut beside = AROUND[king] & self.warriors.get(self.turn.other());
        while beside != 0 {
            let warrior = beside & beside.wrapping_neg();
            if !self.would_be_seen(warrior) {
                return true;
            }
            beside &= beside - 1;
        }
        false
    }
}

impl Weighed for Position {
    fn value(&self) -> i32 {
        let value = self.worth_of(self.turn) - self.worth_of(self.turn.other());
        value + if self.may_take() { WARRIOR * 3 / 4 } else { 0 }
    }

    fn weigh(&self, m: Move) -> Weight {
        let taken = match m {
            Move::Go { to, .. } => self.warriors.get(self.turn.other()) >> to & 1,
            Move::Pass => 0,
        };
        Weight {
            gain: taken as i32 * WARRIOR,
            risk: 0,
        }
    }

    fn slot(m: Move) -> usize {
        match m {
            Move::Go { from, to, .. } => usize::from(from) << 6 | usize::from(to),
            Move::Pass => 0,
        }
    }

    fn hash(&self) -> u64 {
        let turn = u64::from(self.turn == Side::Black);
        chain([
            self.tiles << 1 | turn,
            self.kings.white,
            self.kings.black,
            self.warriors.white,
            self.warriors.black,
        ])
    }

    fn is_small(&self) -> bool {
        self.tiles.count_ones() <= 12
    }
}
