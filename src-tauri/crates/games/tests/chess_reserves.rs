//! Chess with reserves: counts as other crazyhouse programs publish them, and single rules.

use games::Side;
use games::chess::{Pawns, Position, perft, perft_each};
use shakmaty::{Role, Square};

fn read(fen: &str) -> Position {
    Position::from_fen(fen, Pawns::Forward).expect("a readable text")
}

#[track_caller]
fn check_counts(fen: &str, expected: &str) {
    let position = read(fen);
    let depths = 1..=expected.split_whitespace().count() as u32;
    let found: Vec<String> = depths
        .map(|depth| perft(&position, depth).to_string())
        .collect();
    assert_eq!(found.join(" "), expected, "{fen}");
    assert_eq!(perft_each(&position, 2), perft(&position, 2), "{fen}");
}

#[test]
fn counts_with_drops() {
    check_counts(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
        "20 400 8902 197281 4888832",
    );
    check_counts("2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1", "301 75353");
    check_counts("2k5/8/8/8/8/8/8/4K3[Qn] w - - 0 1", "67 3083 88634 932554");
    check_counts(
        "r1bqk2r/pppp1ppp/2n1p3/4P3/1b1Pn3/2NB1N2/PPP2PPP/R1BQK2R[] b KQkq - 0 1",
        "42 1347 58057 2083382",
    );
    check_counts(
        "4k3/1Q~6/8/8/4b3/8/Kpp5/8[] b - - 0 1",
        "20 360 5445 132758",
    );
}

/// A text, a move or drop (`N@e5`), the text that follows.
#[track_caller]
fn check(fen: &str, step: &str, expected: &str) {
    let mut position = read(fen);
    assert_eq!(position.fen(), fen, "a text reads back");
    if let Some((role, to)) = step.split_once('@') {
        let role = role.chars().next().and_then(Role::from_char);
        let role = role.expect("a letter of a man");
        let to: Square = to.parse().expect("a square");
        let own = position.own_board(position.turn());
        if !position.drop_legal(role, to) {
            assert_eq!(expected, "refused", "{step} in {fen}");
            return;
        }
        assert!(
            own.drop_reach(role).contains(to),
            "what is legal is possible"
        );
        position.play_drop(role, to);
    } else {
        let moves = position.legal_moves();
        let known = moves.into_iter().find(|m| m.to_string() == step);
        position.play(known.expect("a legal move"));
    }
    assert_eq!(position.fen(), expected, "{step} in {fen}");
}

#[test]
fn a_drop_empties_the_pocket_and_passes_the_turn() {
    check(
        "4k3/8/8/8/3n4/8/8/4K3[N] w - - 5 1",
        "N@e5",
        "4k3/8/8/4N3/3n4/8/8/4K3[] b - - 6 1",
    );
    check(
        "4k3/8/8/8/8/8/8/4K3[Pp] b - - 5 1",
        "p@a2",
        "4k3/8/8/8/8/8/p7/4K3[P] w - - 0 2",
    );
}

#[test]
fn drops_need_an_empty_square_and_pawns_no_edge() {
    check("4k3/8/8/8/3n4/8/8/4K3[N] w - - 0 1", "N@d4", "refused");
    check("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@a8", "refused");
    check("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@a1", "refused");
    check("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "N@a1", "refused");
    check("4k3/8/8/8/8/8/8/4K3[n] w - - 0 1", "N@a1", "refused");
}

#[test]
fn a_drop_must_end_a_check() {
    let check_on_file = "4k3/8/8/8/4r3/8/8/4K3[N] w - - 0 1";
    check(check_on_file, "N@a1", "refused");
    check(check_on_file, "N@e2", "4k3/8/8/8/4r3/8/4N3/4K3[] b - - 1 1");
    let cornered = "4k3/8/8/8/8/8/8/r3K1r1[] w - - 0 1";
    assert!(read(cornered).has_legal_move(), "the king steps away");
    let mated = "4k3/8/8/8/8/8/r7/1r2K3[] w - - 0 1";
    assert!(!read(mated).has_legal_move(), "mate");
    let saved = "4k3/8/8/8/8/8/r7/1r2K3[N] w - - 0 1";
    assert!(read(saved).has_legal_move(), "a knight on c1 or d1 saves");
    assert!(read(saved).has_legal_move_but_pawn_captures());
}

#[test]
fn a_promoted_man_enters_the_pocket_as_a_pawn() {
    check(
        "4k3/8/1Q~6/8/8/8/1r6/4K3[] b - - 0 1",
        "b2b6",
        "4k3/8/1r6/8/8/8/8/4K3[p] w - - 0 2",
    );
    check(
        "4k3/8/1Q6/8/8/8/1r6/4K3[] b - - 0 1",
        "b2b6",
        "4k3/8/1r6/8/8/8/8/4K3[q] w - - 0 2",
    );
    check(
        "1r2k3/P7/8/8/8/8/8/4K3[N] w - - 0 1",
        "a7b8q",
        "1Q~2k3/8/8/8/8/8/8/4K3[RN] b - - 0 1",
    );
    check(
        "1Q~6/4k3/8/8/8/8/8/4K3[] w - - 0 1",
        "b8b1",
        "8/4k3/8/8/8/8/8/1Q~2K3[] b - - 1 1",
    );
}

#[test]
fn force_and_keys_count_the_reserves() {
    let weak = |fen| Side::ALL.map(|side| read(fen).at_most_one_minor(side));
    assert_eq!(weak("4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1"), [true, false]);
    assert_eq!(weak("4k3/8/8/8/8/8/8/4KN2[N] w - - 0 1"), [false, true]);
    assert!(read("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1").is_dead());
    assert!(!read("4k3/8/8/8/8/8/8/4K3[BB] w - - 0 1").is_dead());
    let key = |fen| read(fen).repetition_key();
    let empty = key("4k3/8/8/8/8/8/8/4KQ2[] w - - 0 1");
    assert_ne!(empty, key("4k3/8/8/8/8/8/8/4KQ2[n] w - - 0 1"));
    assert_ne!(empty, key("4k3/8/8/8/8/8/8/4KQ~2[] w - - 0 1"));
}
