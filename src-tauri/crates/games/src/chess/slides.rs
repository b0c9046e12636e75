//! How far rooks, bishops and queens slide, computed instead of looked up.
//!
//! The attack tables take more memory than a processor keeps close by, which pays where one position
//! is asked for thousands of slides. A player's own board is asked for a few in each turn.

use shakmaty::{Bitboard, Square};

/// The file, the rank and both diagonals through each square, without the square itself.
static LINES: [[u64; 4]; 64] = {
    let mut lines = [[0; 4]; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            let files = to % 8 - from % 8;
            let ranks = to / 8 - from / 8;
            let on = [files == 0, ranks == 0, files == ranks, files == -ranks];
            let mut line = 0;
            while line < 4 {
                if on[line] && to != from {
                    lines[from as usize][line] |= 1 << to;
                }
                line += 1;
            }
            to += 1;
        }
        from += 1_i32;
    }
    lines
};

/// A rook's squares on an empty board.
#[inline]
pub(super) fn rook_lines(from: Square) -> Bitboard {
    let [file, rank, _, _] = LINES[from.to_usize()];
    Bitboard(file | rank)
}

/// A bishop's squares on an empty board.
#[inline]
pub(super) fn bishop_lines(from: Square) -> Bitboard {
    let [_, _, rising, falling] = LINES[from.to_usize()];
    Bitboard(rising | falling)
}

/// A rook's squares up to and with the first blocker each way.
#[inline]
pub(super) fn rook(from: Square, blockers: Bitboard) -> Bitboard {
    let [file, rank, _, _] = &LINES[from.to_usize()];
    along(*file, from, blockers) | along(*rank, from, blockers)
}

/// A bishop's squares up to and with the first blocker each way.
#[inline]
pub(super) fn bishop(from: Square, blockers: Bitboard) -> Bitboard {
    let [_, _, rising, falling] = &LINES[from.to_usize()];
    along(*rising, from, blockers) | along(*falling, from, blockers)
}

/// A queen's squares up to and with the first blocker each way.
#[inline]
pub(super) fn queen(from: Square, blockers: Bitboard) -> Bitboard {
    rook(from, blockers) | bishop(from, blockers)
}

/// The squares of a line from the last blocker below a square to the first one above it: what lies
/// between the two is the difference of two numbers ("obstruction difference", G. Isenberg).
#[inline]
fn along(line: u64, from: Square, blockers: Bitboard) -> Bitboard {
    let below = (1 << from.to_u32()) - 1;
    let blockers = line & blockers.0;
    let last_below = (blockers & below | 1).ilog2();
    let above = blockers & !below;
    let first_above = above & above.wrapping_neg();
    let reached = (first_above << 1).wrapping_add(u64::MAX << last_below);
    Bitboard(line & reached)
}

#[cfg(test)]
mod tests {
    use rand::{RngCore, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use shakmaty::attacks;

    use super::*;

    #[test]
    fn slides_are_those_of_the_attack_tables() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        for _ in 0..2_000 {
            let blockers = Bitboard(random.next_u64() & random.next_u64());
            for from in Square::ALL {
                let empty = Bitboard(0);
                let lines = [rook_lines(from), bishop_lines(from)];
                let expected = [rook(from, empty), bishop(from, empty)];
                assert_eq!(lines, expected, "from {from} on an empty board");
                let found = [rook, bishop, queen].map(|slide| slide(from, blockers));
                let expected = [
                    attacks::rook_attacks(from, blockers),
                    attacks::bishop_attacks(from, blockers),
                    attacks::queen_attacks(from, blockers),
                ];
                assert_eq!(found, expected, "from {from} among {blockers:?}");
            }
        }
    }
}
