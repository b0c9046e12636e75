//! What one side's men are worth where they stand, and what they threaten.

use super::position::{Position, bishop, diagonal, earl, forward, king, knight, rook};
use super::role::Role;
use super::terms::Squares;
use crate::Side;

/// A man's worth, in hundredths of a pawn; taking the king is seen before anything is counted.
pub(super) const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::King => 0,
        Role::Knight => 350,
        Role::Bishop => 310,
        Role::Rook => 440,
        Role::Queen => 850,
        Role::Earl => 240,
        Role::Wizard => 330,
        Role::Joker => 120,
        Role::Archer => 110,
        Role::Duke => 1150,
        Role::Mother => 950,
    }
}

/// How many squares a man can usually go to, and what each beyond that is worth.
const fn reach_worth(role: Role) -> (i32, i32) {
    match role {
        Role::Pawn | Role::King | Role::Archer | Role::Joker => (0, 0),
        Role::Knight => (2, 16),
        Role::Bishop => (4, 11),
        Role::Rook => (4, 14),
        Role::Queen | Role::Mother => (7, 12),
        Role::Duke => (9, 10),
        Role::Earl => (3, 12),
        Role::Wizard => (4, 6),
    }
}

/// Men that are neither pawns nor the king.
const MEN: [Role; 9] = [
    Role::Joker,
    Role::Earl,
    Role::Wizard,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::Mother,
    Role::Duke,
];

/// Whether a rook would be a good exchange for it.
const fn is_light(role: Role) -> bool {
    worth(role) < worth(Role::Rook)
}

/// Who attacks where, and what one side's men are worth without the threats.
pub(super) struct Army {
    pub(super) value: i32,
    /// What it attacks, its own men included.
    all: Squares,
    by_pawns: Squares,
    by_light: Squares,
    by_rooks: Squares,
}

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
    pub(super) fn army(&self, side: Side) -> Army {
        let own = *self.sides.get(side);
        let men = self.occupied();
        let free = self.free(side);
        let prey = self.of(Role::King) & !own;
        let near = match prey {
            0 => 0,
            _ => king(prey.trailing_zeros()) | prey,
        };
        let by_pawns = diagonal(self.of(Role::Pawn) & free, side)
            | forward(self.of(Role::Archer) & free, side, 2);
        let unsafe_squares = diagonal(self.of(Role::Pawn) & !own, side.other());
        let open = self.terms.board() & !own & !unsafe_squares;
        let mut army = Army {
            value: 0,
            all: by_pawns,
            by_pawns,
            by_light: 0,
            by_rooks: 0,
        };
        let mut attacks = (by_pawns & near).count_ones() as i32;
        for role in MEN {
            let mut left = self.of(role) & own;
            while left != 0 {
                let from = left.trailing_zeros();
                left &= left - 1;
                army.value += worth(role);
                if free >> from & 1 == 0 {
                    army.value -= worth(role) / 8;
                    continue;
                }
                let reach = Self::reach(role, from, men);
                let (usual, each) = reach_worth(role);
                army.value += each * ((reach & open).count_ones() as i32 - usual);
                if role != Role::Wizard {
                    attacks += (reach & near).count_ones() as i32;
                    army.attack(role, reach);
                }
            }
        }
        army.value += attacks * (attacks + 2);
        army.value += self.runners(side) + self.king(side, free, &mut army.all);
        army
    }

    /// A king stays at home; one that is not frozen guards what is around him.
    fn king(&self, side: Side, free: Squares, all: &mut Squares) -> i32 {
        const RANKS: [i32; 6] = [25, 0, 0, -30, -30, -30];
        let own = self.of(Role::King) & self.sides.get(side);
        if own == 0 {
            return 0;
        }
        let from = own.trailing_zeros();
        if own & free != 0 {
            *all |= king(from);
        }
        RANKS[self.row(from, side).min(5)]
    }

    /// How far a square is from a side's own edge.
    fn row(&self, from: u32, side: Side) -> usize {
        (from / 8).abs_diff(match side {
            Side::White => 0,
            Side::Black => u32::from(self.terms.rows) - 1,
        }) as usize
    }

    /// Pawns and archers, by how far they have come and whether a pawn can still stop them.
    fn runners(&self, side: Side) -> i32 {
        let pawns = self.of(Role::Pawn);
        let own = pawns & self.sides.get(side);
        let guards = diagonal(own, side);
        let beside = (own & !LAST_FILE) << 1 | (own & !(LAST_FILE >> 7)) >> 1;
        let mut value = 18 * ((own & guards).count_ones() + (own & beside).count_ones()) as i32;
        let mut runners = own | self.of(Role::Archer) & self.sides.get(side);
        while runners != 0 {
            let square = runners & runners.wrapping_neg();
            runners &= runners - 1;
            value += worth(Role::Pawn) + self.runner(square, side);
        }
        value
    }

    /// What a pawn or an archer is worth for being on its way.
    fn runner(&self, square: Squares, side: Side) -> i32 {
        const FAR: [i32; 6] = [0, 100, 54, 28, 14, 0];
        let enemy = *self.sides.get(side.other());
        let from = square.trailing_zeros();
        let left = self.row(from, side.other());
        let mut ahead = forward(square, side, 1);
        let next = ahead;
        let mut front = ahead;
        for _ in 1..left {
            ahead = forward(ahead, side, 1);
            front |= ahead;
        }
        let sides = diagonal(square, side) | diagonal(front, side);
        let far = FAR[left.min(5)];
        if (front | sides) & self.of(Role::Pawn) & enemy != 0 {
            return far / 4;
        }
        if left > 3 {
            return far;
        }
        let blocked = if next & enemy == 0 {
            0
        } else {
            19 * (4 - left as i32)
        };
        let kings = self.of(Role::King);
        let far_from = |men: Squares| match men {
            0 => 0,
            _ => distance(men.trailing_zeros(), next.trailing_zeros()),
        };
        far - blocked + 9 * (far_from(kings & enemy) - far_from(kings & !enemy))
    }

    /// What one army's attacks on the other are worth.
    pub(super) fn threats(&self, (side, army): (Side, &Army), prey: &Army) -> i32 {
        let of = |roles: &[Role]| {
            let men = roles.iter().fold(0, |men, &role| men | self.of(role));
            men & self.sides.get(side.other())
        };
        let heavy = of(&[Role::Queen, Role::Mother, Role::Duke]);
        let rooks = of(&[Role::Rook]);
        let light = of(&[Role::Knight, Role::Bishop, Role::Earl, Role::Wizard]);
        let hit = army.by_pawns & (light | rooks | heavy)
            | army.by_light & (rooks | heavy)
            | army.by_rooks & heavy;
        let loose = army.all & !prey.all;
        let men = (loose & (light | rooks | heavy)).count_ones() as i32;
        let pawns = (loose & of(&[Role::Pawn, Role::Archer, Role::Joker])).count_ones();
        20 * men + 15 * pawns as i32 + 45 * hit.count_ones() as i32
    }
}

/// The last file of the widest board.
const LAST_FILE: Squares = 0x8080_8080_8080_8080;

/// Steps of a king from one square to another.
fn distance(one: u32, other: u32) -> i32 {
    let files = (one % 8).abs_diff(other % 8);
    let ranks = (one / 8).abs_diff(other / 8);
    files.max(ranks) as i32
}

impl Army {
    fn attack(&mut self, role: Role, reach: Squares) {
        self.all |= reach;
        if is_light(role) {
            self.by_light |= reach;
        } else if role == Role::Rook {
            self.by_rooks |= reach;
        }
    }
}
