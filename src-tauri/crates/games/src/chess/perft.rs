//! Counting every game of a given length, to test the rules and to time them.

use super::position::Position;

/// The number of games of this many moves from here. The last moves are counted, not made.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => children(position)
            .map(|child| perft(&child, depth - 1))
            .sum(),
    }
}

/// The number of games of this many moves from here, with every move made.
pub fn perft_each(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    children(position)
        .map(|child| perft_each(&child, depth - 1))
        .sum()
}

fn children(position: &Position) -> impl Iterator<Item = Position> {
    position.legal_moves().into_iter().map(|m| {
        let mut child = position.clone();
        child.play(m);
        child
    })
}
