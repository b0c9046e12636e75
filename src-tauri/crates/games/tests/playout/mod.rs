//! Random games, the same on every machine.

use games::chess::{Pawns, Position};
use rand::{RngCore, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Calls `see` with each of `count` positions from random games, which end by the
/// fifty-move rule or after 200 moves at the latest.
pub(crate) fn positions(
    seed: u64,
    count: usize,
    pawns: Pawns,
    starts: &[&str],
    mut see: impl FnMut(&Position),
) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut met = 0;
    for fen in starts.iter().cycle() {
        let mut position = Position::from_fen(fen, pawns).expect("starts are readable");
        for _ in 0..200 {
            see(&position);
            met += 1;
            if met == count {
                return;
            }
            let moves = position.legal_moves();
            if moves.is_empty() || position.halfmoves() == 100 {
                break;
            }
            position.play(moves[random.next_u64() as usize % moves.len()]);
        }
    }
}

/// Starts that bring castling, promotions, passing pawns and thin boards often.
pub(crate) const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
];
