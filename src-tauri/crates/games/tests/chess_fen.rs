//! Position texts: what is wrong with a bad one and where, and what a good one reads back as.

use games::chess::{Pawns, Position};

/// A text and the complaint.
#[track_caller]
fn refuse(fen: &str, expected: &str) {
    match Position::from_fen(fen, Pawns::Forward) {
        Ok(position) => panic!("{fen:?} was read as {}", position.fen()),
        Err(error) => assert_eq!(error.to_string(), expected, "{fen:?}"),
    }
}

/// A text and how it is written again.
#[track_caller]
fn accept(fen: &str, expected: &str) {
    let position = Position::from_fen(fen, Pawns::Forward);
    let written = position.map(|position| position.fen());
    assert_eq!(written.as_deref(), Ok(expected), "{fen:?}");
}

#[test]
fn unreadable_texts_say_where() {
    refuse("", "rank 8 has 0 squares instead of 8 (character 1)");
    refuse(
        "4k3/8/8/8",
        "the board has 4 ranks instead of 8 (character 10)",
    );
    refuse(
        "4k3/8/8/8/8/8/8/8/4K3 w - -",
        "the board has 9 ranks instead of 8 (character 18)",
    );
    refuse(
        "4k3/7/8/8/8/8/8/4K3 w - -",
        "rank 7 has 7 squares instead of 8 (character 6)",
    );
    refuse(
        "4k3/44p/8/8/8/8/8/4K3 w - -",
        "rank 7 has 9 squares instead of 8 (character 7)",
    );
    refuse(
        "4k3/4x3/8/8/8/8/8/4K3 w - -",
        "'x' is no man, digit 1 to 8 or slash (character 6)",
    );
    refuse(
        "4k3/é7/8/8/8/8/8/4K3 w - -",
        "'é' is no man, digit 1 to 8 or slash (character 5)",
    );
    let board = "4k3/8/8/8/8/8/8/4K3";
    refuse(board, "the side to move must be w or b (character 20)");
    refuse(
        &format!("{board} white"),
        "the side to move must be w or b (character 21)",
    );
    refuse(
        &format!("{board} w Kx"),
        "castling rights must be - or letters of KQkq, each once (character 24)",
    );
    refuse(
        &format!("{board} w - e9"),
        "the en passant square must be - or a square (character 25)",
    );
    refuse(
        &format!("{board} w - - -1 1"),
        "a count of moves must be a whole number below 100000 (character 27)",
    );
    refuse(
        &format!("{board} w - - 0 1 x"),
        "nothing may follow the move number (character 31)",
    );
}

#[test]
fn unreadable_pockets_say_where() {
    refuse(
        "4k3/8/8/8/8/8/8/4K3[QK] w - -",
        "'K' is no man that a pocket can hold (character 22)",
    );
    refuse(
        "4k3/8/8/8/8/8/8/4K3[Q w - -",
        "the pockets must end with ] (character 22)",
    );
    refuse(
        "4k3/1Q~6/8/8/8/8/8/4K3 w - -",
        "'~' is no man, digit 1 to 8 or slash (character 7)",
    );
    refuse(
        "4k3/8/8/8/8/8/8/4K3[QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ] w - -",
        "there are 33 men, more than 32 (character 1)",
    );
}

#[test]
fn impossible_positions_say_why() {
    refuse("8/8/8/8/8/8/8/4K3 w - -", "black has no king (character 1)");
    refuse(
        "4k3/8/8/8/8/8/8/3KK3 w - -",
        "white has 2 kings (character 1)",
    );
    refuse(
        "4k3/8/8/8/8/Q7/PPPPPPPP/RNBQKBNR w - -",
        "white has 17 men, more than 16 (character 1)",
    );
    refuse(
        "3Pk3/8/8/8/8/8/8/4K3 w - -",
        "a pawn stands on d8 (character 2)",
    );
    refuse(
        "4k3/8/8/8/8/8/8/4K2p w - -",
        "a pawn stands on h1 (character 20)",
    );
    refuse(
        "4k3/8/8/8/8/8/8/K3R3 w - -",
        "black is in check but not to move (character 22)",
    );
    refuse(
        "4k3/8/8/8/8/8/8/4K2R w KQ -",
        "white cannot castle with a rook on a1: king and rook are not both at home (character 24)",
    );
    refuse(
        "4k3/8/8/8/4P3/8/8/4K3 w - e3",
        "no pawn can just have passed e3 (character 27)",
    );
    refuse(
        "4k3/8/8/8/4P3/8/4N3/4K3 b - e3",
        "no pawn can just have passed e3 (character 29)",
    );
}

#[test]
fn good_texts_read_back() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(Position::start(Pawns::Forward).fen(), start);
    accept(start, start);
    accept("4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    accept(
        "4k2r/8/8/8/8/8/8/R3K3 w kQ - 12 0",
        "4k2r/8/8/8/8/8/8/R3K3 w Qk - 12 1",
    );
    accept(
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
    );
    accept(
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
    );
}
