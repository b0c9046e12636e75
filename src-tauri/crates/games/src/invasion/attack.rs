//! Who attacks a headquarters.

use super::board::{ASLANT, RAYS, SEA, STRAIGHT, Squares, TANK_RAYS, until};
use super::position::{Position, Role};
use crate::Side;

impl Position {
    /// Whether a side's headquarters are attacked.
    pub(super) fn is_attacked(&self, side: Side) -> bool {
        let square = self.headquarters(side).trailing_zeros() as usize;
        let enemy = self.sides.get(side.other());
        self.troopers_aim(square, *enemy)
            || self.shooters_aim(square, *enemy)
            || self.tanks_aim(square, side.other())
    }

    /// The squares on which a man of either side may cover the headquarters of the side to move: all
    /// when they are attacked now. Nobody covers them from tanks, and troopers stand beside them.
    pub(super) fn lines_of_fire(&self) -> Squares {
        if self.is_attacked(self.turn) {
            return Squares::MAX;
        }
        let square = self.headquarters(self.turn).trailing_zeros() as usize;
        let shooters = self.shooters() & self.sides.get(self.turn.other());
        let rays = RAYS[square].iter().filter(|&ray| ray & shooters != 0);
        rays.fold(0, |all, ray| all | ray)
    }

    /// Commandos and paratroopers take as queens do.
    const fn shooters(&self) -> Squares {
        self.of(Role::Commando) | self.of(Role::Paratrooper) | self.of(Role::Flown)
    }

    fn troopers_aim(&self, square: usize, enemy: u128) -> bool {
        ASLANT[square] & self.of(Role::Trooper) & enemy != 0
    }

    fn shooters_aim(&self, square: usize, enemy: u128) -> bool {
        let shooters = self.shooters() & enemy;
        let blockers = self.occupied() | SEA;
        let rays = RAYS[square].iter().enumerate();
        rays.filter(|&(_, ray)| ray & shooters != 0)
            .any(|(direction, ray)| until(*ray, direction, blockers) & shooters != 0)
    }

    /// Tanks reach over everything but the sea and their own headquarters.
    fn tanks_aim(&self, square: usize, enemy: Side) -> bool {
        let tanks = self.of(Role::Tank) & self.sides.get(enemy);
        let blockers = SEA | self.headquarters(enemy);
        STRAIGHT
            .into_iter()
            .any(|direction| until(TANK_RAYS[square][direction], direction, blockers) & tanks != 0)
    }
}
