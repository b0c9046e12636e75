//! Counts of games of a given length, as other programs publish them.

use games::chess::{Pawns, Position, perft, perft_each};

/// A position, then the counts for one move, two moves, and so on.
#[track_caller]
fn check(fen: &str, pawns: Pawns, expected: &str) {
    let position = Position::from_fen(fen, pawns).expect("a table names readable positions");
    let depths = 1..=expected.split_whitespace().count() as u32;
    let found: Vec<String> = depths
        .map(|depth| perft(&position, depth).to_string())
        .collect();
    assert_eq!(found.join(" "), expected, "{fen} {pawns:?}");
    let each = perft_each(&position, 3).to_string();
    assert_eq!(
        Some(each.as_str()),
        expected.split_whitespace().nth(2),
        "counting and making the last moves agree: {fen}"
    );
}

#[test]
fn orthodox_chess() {
    let table = "
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1; 20 400 8902 197281 4865609
        r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1; 48 2039 97862 4085603
        8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1; 14 191 2812 43238 674624
        r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1; 6 264 9467 422333
        r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1; 6 264 9467 422333
        rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8; 44 1486 62379 2103487
        r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10; 46 2079 89890 3894594
    ";
    check_table(table, Pawns::Forward);
}

#[track_caller]
fn check_table(table: &str, pawns: Pawns) {
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (fen, counts) = line.split_once("; ").expect("a position and its counts");
        check(fen, pawns, counts);
    }
}
