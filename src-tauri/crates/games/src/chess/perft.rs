//! Counting every game of a given length, to test the rules and to time them.

use super::position::Position;

/// The number of games of this many moves from here. The last moves are counted, not made.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => (position.count_legal_moves() + position.count_legal_drops()) as u64,
        _ => over_children(position, |child| perft(child, depth - 1)),
    }
}

/// The number of games of this many moves from here, with every move made.
pub fn perft_each(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => over_children(position, |child| perft_each(child, depth - 1)),
    }
}

/// The sum over the positions after each legal move or drop.
fn over_children(position: &Position, mut count: impl FnMut(&Position) -> u64) -> u64 {
    let mut sum = 0;
    for &m in &position.legal_moves() {
        let mut child = position.clone();
        child.play(m);
        sum += count(&child);
    }
    for (role, to) in position.legal_drops() {
        let mut child = position.clone();
        child.play_drop(role, to);
        sum += count(&child);
    }
    sum
}
