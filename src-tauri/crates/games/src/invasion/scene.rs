//! What a board shows of a position and of a move.

use super::board::{CAMPS, CORNERS, RED_CORNERS, SEA, Squares, WIDTH};
use super::generate::Move;
use super::position::{Bomb, Position, Role};
use crate::open::{Choice, Ground, Held, Rules, Scene, Spot, cells, men};
use crate::{Cell, Kind, Side};

const WIDE: u8 = WIDTH as u8;

/// The bomb's letter in moves.
const BOMB: char = 'b';

impl Position {
    pub(super) fn shown(&self) -> Scene {
        let army = |side| {
            let own = *self.sides.get(side);
            let of = move |role| men(self.of(role) & own, WIDE, side, role.letter());
            Role::ALL.into_iter().flat_map(of)
        };
        let all = Side::ALL.into_iter().flat_map(army).collect();
        let mut scene = Scene::plain(WIDE, WIDE, all);
        scene.ground = ground();
        if self.is_check() {
            scene.checked = cells(self.headquarters(self.turn), WIDE);
        }
        let unspent = |side: &Side| *self.bombs.get(*side) != Bomb::Spent;
        let held = |side| Held {
            side,
            kind: bomb(),
            ready: *self.bombs.get(side) == Bomb::Lit,
        };
        scene.held = Side::ALL.into_iter().filter(unspent).map(held).collect();
        scene
    }

    pub(super) fn shown_move(&self, m: Move) -> Choice {
        let text = m.to_string();
        match m {
            Move::Drop { at } => Choice {
                text,
                from: None,
                to: Some(Cell::numbered(at, WIDE)),
                kind: Some(bomb()),
                struck: cells(self.struck(m), WIDE),
            },
            Move::Go {
                from,
                to,
                role,
                becomes,
            } => {
                let [from, to] = [from, to].map(|square| Cell::numbered(square, WIDE));
                Choice {
                    kind: Kind::from_letter(becomes.letter())
                        .filter(|_| role == Role::Trooper && becomes != role),
                    struck: cells(self.struck(m), WIDE),
                    ..Choice::step(text, from, to)
                }
            }
        }
    }
}

fn bomb() -> Kind {
    Kind::from_letter(BOMB).expect("a letter")
}

/// Every square that is no plain land; a corner where headquarters begin is called by that.
fn ground() -> Vec<Spot> {
    let of = |squares: Squares, ground, side| {
        let spot = move |cell| Spot { cell, ground, side };
        cells(squares, WIDE).into_iter().map(spot)
    };
    let mut spots: Vec<Spot> = of(SEA, Ground::Sea, None)
        .chain(of(RED_CORNERS, Ground::Red, None))
        .collect();
    for side in Side::ALL {
        let home = *CORNERS.get(side);
        spots.extend(of(CAMPS.get(side) & !home, Ground::Camp, Some(side)));
        spots.extend(of(home, Ground::Home, Some(side)));
    }
    spots.sort_unstable_by_key(|spot| spot.cell);
    spots
}
