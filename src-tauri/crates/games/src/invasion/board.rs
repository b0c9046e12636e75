//! The board: land, sea, corners and camps, and the lines across them.

use crate::rays::{DIRECTIONS, ray};
use crate::{BySide, Cell};

/// Squares on a side of the board.
pub(super) const WIDTH: usize = 10;
const SQUARES: usize = WIDTH * WIDTH;

/// A set of squares, numbered rank by rank from a1.
pub(super) type Squares = u128;

/// The squares from one file and rank to another, both counted from 0.
const fn block(from: (usize, usize), to: (usize, usize)) -> Squares {
    let mut squares = 0;
    let mut square = 0;
    while square < SQUARES {
        let (file, rank) = (square % WIDTH, square / WIDTH);
        if file >= from.0 && file <= to.0 && rank >= from.1 && rank <= to.1 {
            squares |= 1 << square;
        }
        square += 1;
    }
    squares
}

/// d4 to g7.
pub(super) const SEA: Squares = block((3, 3), (6, 6));
pub(super) const LAND: Squares = block((0, 0), (9, 9)) & !SEA;
/// Where a flag lights its bomb: a1 and j10.
pub(super) const RED_CORNERS: Squares = block((0, 0), (0, 0)) | block((9, 9), (9, 9));
/// Where each headquarters begin: j1 and a10.
pub(super) const CORNERS: BySide<Squares> = BySide {
    white: block((9, 0), (9, 0)),
    black: block((0, 9), (0, 9)),
};
/// Each side's camp: h1 to j3, and a8 to c10.
pub(super) const CAMPS: BySide<Squares> = BySide {
    white: block((7, 0), (9, 2)),
    black: block((0, 7), (2, 9)),
};

/// The squares ahead of each square in each direction, up to so many steps.
const fn rays(reach: usize) -> [[Squares; 8]; SQUARES] {
    let mut rays = [[0; 8]; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let mut direction = 0;
        while direction < 8 {
            rays[square][direction] = ray(square, direction, WIDTH, WIDTH, reach);
            direction += 1;
        }
        square += 1;
    }
    rays
}

/// Whole lines.
pub(super) static RAYS: [[Squares; 8]; SQUARES] = rays(WIDTH);
/// The nearest four squares: too near for a flight.
pub(super) static NEAR: [[Squares; 8]; SQUARES] = rays(4);
/// As far as tanks go.
pub(super) static TANK_RAYS: [[Squares; 8]; SQUARES] = rays(5);
/// As far as flags go.
pub(super) static FLAG_RAYS: [[Squares; 8]; SQUARES] = rays(2);
const STEPS: [[Squares; 8]; SQUARES] = rays(1);

/// The directions along ranks and files, and the diagonal ones.
pub(super) const STRAIGHT: [usize; 4] = [0, 1, 4, 5];
pub(super) const DIAGONAL: [usize; 4] = [2, 3, 6, 7];

const fn together(rays: [Squares; 8], directions: &[usize]) -> Squares {
    let mut squares = 0;
    let mut index = 0;
    while index < directions.len() {
        squares |= rays[directions[index]];
        index += 1;
    }
    squares
}

/// The neighbours of each square in some directions.
const fn steps(directions: &[usize]) -> [Squares; SQUARES] {
    let mut neighbours = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        neighbours[square] = together(STEPS[square], directions);
        square += 1;
    }
    neighbours
}

/// All neighbours of each square.
pub(super) static AROUND: [Squares; SQUARES] = steps(&[0, 1, 2, 3, 4, 5, 6, 7]);
/// Its neighbours along rank and file.
pub(super) static BESIDE: [Squares; SQUARES] = steps(&STRAIGHT);
/// Its diagonal neighbours.
pub(super) static ASLANT: [Squares; SQUARES] = steps(&DIAGONAL);

/// A knight's leaps: one diagonal step, and one more away from where it began.
pub(super) static KNIGHT: [Squares; SQUARES] = {
    let mut leaps = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let mut to = 0;
        while to < SQUARES {
            let files = (square % WIDTH).abs_diff(to % WIDTH);
            let ranks = (square / WIDTH).abs_diff(to / WIDTH);
            if files * ranks == 2 {
                leaps[square] |= 1 << to;
            }
            to += 1;
        }
        square += 1;
    }
    leaps
};

/// Where headquarters leap: land one step away, or two with land between.
pub(super) static LEAPS: [Squares; SQUARES] = {
    let around = steps(&[0, 1, 2, 3, 4, 5, 6, 7]);
    let mut leaps = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let mut between = around[square] & LAND;
        leaps[square] = between;
        while between != 0 {
            leaps[square] |= around[between.trailing_zeros() as usize] & LAND;
            between &= between - 1;
        }
        leaps[square] &= !(1 << square);
        square += 1;
    }
    leaps
};

/// The squares of a ray up to and with the first blocker.
#[inline]
pub(super) const fn until(ray: Squares, direction: usize, blockers: Squares) -> Squares {
    let blockers = ray & blockers;
    if blockers == 0 {
        ray
    } else if direction < 4 {
        let first = blockers & blockers.wrapping_neg();
        ray & (first | (first - 1))
    } else {
        let first = 1 << blockers.ilog2();
        ray & !(first - 1)
    }
}

/// The squares behind one square on a straight line up to and with another; none off the lines.
pub(super) fn path(from: u8, to: u8) -> Squares {
    let target = 1 << to;
    let mut directions = 0..DIRECTIONS.len();
    let direction = directions.find(|&direction| RAYS[usize::from(from)][direction] & target != 0);
    direction.map_or(0, |direction| {
        RAYS[usize::from(from)][direction] & !RAYS[usize::from(to)][direction]
    })
}

/// The land that a bomb reaches from one square.
pub(super) fn blast(at: u8) -> Squares {
    (AROUND[usize::from(at)] | 1 << at) & LAND
}

pub(super) fn bit(cell: Cell) -> Squares {
    1 << (usize::from(cell.rank) * WIDTH + usize::from(cell.file))
}

/// Calls `see` with the number of each square of a set.
#[inline]
pub(super) fn each(mut squares: Squares, mut see: impl FnMut(u8)) {
    while squares != 0 {
        see(squares.trailing_zeros() as u8);
        squares &= squares - 1;
    }
}
