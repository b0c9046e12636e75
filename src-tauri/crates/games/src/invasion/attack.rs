//! Who attacks a headquarters.

use super::board::{ASLANT, RAYS, SEA, STRAIGHT, TANK_RAYS, until};
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

    fn troopers_aim(&self, square: usize, enemy: u128) -> bool {
        ASLANT[square] & self.of(Role::Trooper) & enemy != 0
    }

    /// Commandos and paratroopers take as queens do.
    fn shooters_aim(&self, square: usize, enemy: u128) -> bool {
        let shooters = self.of(Role::Commando) | self.of(Role::Paratrooper) | self.of(Role::Flown);
        let shooters = shooters & enemy;
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
