//! The steps of men that more than one game has.

/// File and rank, both from 0.
pub(crate) type Square = (i32, i32);

pub(crate) const STRAIGHT: [Square; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
pub(crate) const ASLANT: [Square; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
pub(crate) const KNIGHT: [Square; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
