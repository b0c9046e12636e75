//! `StrategicEncounter`: who hears what, the limit of pawn captures, and every end.

mod transcript;

use games::chess::{Pawns, Position};
use referee::{Referee, RuleSet, RuleSetName, StartError};
use transcript::check;

#[test]
fn a_blocked_slide_is_no_and_keeps_the_turn() {
    check(
        "se",
        "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1",
        "a1a8 a1a5",
        "both: turn white
         a1a8: no
         both: no
         a1a5: legal
         both: capture a5 pawn, turn black",
    );
}

#[test]
fn an_error_is_heard_by_the_mover_alone_and_a_no_by_both_or_him() {
    const BLOCKED: &str = "4k3/8/8/p7/8/8/8/R3K3 b - - 0 1";
    check(
        "se",
        BLOCKED,
        "a5b5 a5b4 e8d8 e1g1 a1a6",
        "both: turn black
         a5b5: error
         black: error
         a5b4: no
         both: no
         e8d8: legal
         both: turn white
         e1g1: error
         white: error
         a1a6: no
         both: no",
    );
    check(
        "se opponent_hears_no=false",
        BLOCKED,
        "a5b4",
        "both: turn black
         a5b4: no
         black: no",
    );
}

const PAWN_TRY: &str = "4k3/8/8/8/1P1p2P1/4P3/8/4K3 w - - 0 1";

#[test]
fn the_fourth_pawn_capture_is_an_error_even_if_legal_and_errors_do_not_count() {
    check(
        "se",
        PAWN_TRY,
        "b4c5 b4b6 b4c5 e1a1 e1d1 d8d7 ",
        "both: turn white, tries 1
         b4c5: no
         both: no
         b4b6: error
         white: error
         b4c5: no
         both: no
         e1a1: error
         white: error
         e1d1: legal
         both: turn black, tries 1
         d8d7: error
         black: error",
    );
    check(
        "se",
        PAWN_TRY,
        "b4c5 b4c5 e3f4 e3d4 e3d4 e3e4",
        "both: turn white, tries 1
         b4c5: no
         both: no
         b4c5: no
         both: no
         e3f4: no
         both: no
         e3d4: error_limit
         white: error_limit
         e3d4: error_limit
         white: error_limit
         e3e4: legal
         both: turn black",
    );
}

#[test]
fn without_a_pawn_try_no_pawn_capture_is_counted() {
    check(
        "se",
        "4k3/8/8/8/1P4P1/8/8/4K3 w - - 0 1",
        "b4c5 b4a5 g4h5 g4f5 b4c5 b4b5 e8e7 b5c6",
        "both: turn white
         b4c5: no
         both: no
         b4a5: no
         both: no
         g4h5: no
         both: no
         g4f5: no
         both: no
         b4c5: no
         both: no
         b4b5: legal
         both: turn black
         e8e7: legal
         both: turn white
         b5c6: no
         both: no",
    );
}

#[test]
fn the_limit_begins_anew_with_each_turn() {
    check(
        "se",
        PAWN_TRY,
        "b4c5 b4c5 e1e2 d4c3 e8e7 b4c5 b4c5 b4c5 b4c5",
        "both: turn white, tries 1
         b4c5: no
         both: no
         b4c5: no
         both: no
         e1e2: legal
         both: turn black, tries 1
         d4c3: no
         both: no
         e8e7: legal
         both: turn white, tries 1
         b4c5: no
         both: no
         b4c5: no
         both: no
         b4c5: no
         both: no
         b4c5: error_limit
         white: error_limit",
    );
}

#[test]
fn checks_are_named_by_absolute_lines() {
    // The king on e4; each checker comes from another side.
    for (checker, expected) in [
        ("4k3/8/8/8/4K3/8/8/q7 b - - 0 1 a1e1", "vertical"),
        ("4k3/8/8/8/4K3/8/q7/8 b - - 0 1 a2a4", "horizontal"),
        ("4k3/8/8/8/4K3/8/1q6/8 b - - 0 1 b2b7", "left_diagonal"),
        ("4k3/8/8/8/4K3/q7/8/8 b - - 0 1 a3d3", "right_diagonal"),
        ("4k3/8/8/8/4K3/n7/p7/8 b - - 0 1 a3c2", ""),
        ("4k3/7p/8/8/4K3/8/n7/8 b - - 0 1 a2c3", "knight"),
        ("4k3/5p2/8/8/4K3/8/8/8 b - - 0 1 f7f5", "right_diagonal"),
        ("4k3/3p4/8/8/4K3/8/8/8 b - - 0 1 d7d5", "left_diagonal"),
        ("4r1k1/8/8/4n3/8/8/8/4K3 b - - 0 1 e5f3", "knight+vertical"),
    ] {
        let (fen, tried) = checker.rsplit_once(' ').expect("a position and a try");
        let check_item = if expected.is_empty() {
            String::new()
        } else {
            format!(", check {expected}")
        };
        let expected = format!("both: turn black\n{tried}: legal\nboth: turn white{check_item}");
        check("se", fen, tried, &expected);
    }
}

#[test]
fn promotion_is_told_with_its_side_and_is_to_queen_or_rook() {
    const PAWN: &str = "1r6/P1k5/8/8/8/8/8/4K3 w - - 0 1";
    check(
        "se",
        PAWN,
        "a7a8 a7a8n a7a8k a7b8q",
        "both: turn white, tries 1
         a7a8: error
         white: error
         a7a8n: error
         white: error (queen_or_rook_only)
         a7a8k: error
         white: error
         a7b8q: legal
         both: capture b8 piece, promotion white, turn black, check left_diagonal",
    );
    check(
        "se promote_to_any=true announce_promotions=false announce_try_count=false",
        PAWN,
        "a7a8n",
        "both: turn white, try
         a7a8n: legal
         both: turn black, check knight",
    );
}

#[test]
fn en_passant_names_the_victims_square() {
    check(
        "se",
        "4k3/8/8/8/3p1p2/8/4P3/4K3 w - - 0 1",
        "e2e4 d4e3",
        "both: turn white
         e2e4: legal
         both: turn black, tries 2
         d4e3: legal
         both: capture e4 pawn, turn white",
    );
}

#[test]
fn pawns_step_back_by_option() {
    check(
        "se pawns_move_backward=true",
        "4k3/8/8/8/3p4/4P3/8/4K3 w - - 0 1",
        "e3e2 d4d5 e2e1q e2e4 d5e4",
        "both: turn white, tries 1
         e3e2: legal
         both: turn black
         d4d5: legal
         both: turn white
         e2e1q: error
         white: error
         e2e4: legal
         both: turn black, tries 1
         d5e4: legal
         both: capture e4 pawn, turn white",
    );
}

#[test]
fn every_end_on_the_board() {
    for (fen, tried, said) in [
        (
            "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
            "a1a8",
            "end checkmate 1-0",
        ),
        (
            "7k/8/8/6Q1/8/8/8/K7 w - - 0 1",
            "g5g6",
            "end stalemate 1/2-1/2",
        ),
        (
            "4k1n1/8/8/8/8/8/4p3/3BK3 w - - 0 1",
            "e1e2",
            "capture e2 pawn, end insufficient 1/2-1/2",
        ),
        (
            "4k3/7r/8/8/8/8/8/R3K3 w - - 99 80",
            "a1a2",
            "end fifty 1/2-1/2",
        ),
        // Mate beats fifty moves, and so does a lack of force.
        (
            "6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80",
            "a1a8",
            "end checkmate 1-0",
        ),
        (
            "7k/8/8/6Q1/8/8/8/K7 w - - 99 80",
            "g5g6",
            "end stalemate 1/2-1/2",
        ),
    ] {
        check(
            "se",
            fen,
            tried,
            &format!("both: turn white\n{tried}: legal\nboth: {said}"),
        );
    }
}

#[test]
fn after_the_end_nothing_is_available() {
    check(
        "se",
        "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1",
        "resign:black a1a5 fifty noes",
        "both: turn white
         resign:black: end
         both: end resign 1-0
         a1a5: not_available
         fifty: not_available
         noes: not_available",
    );
}

#[test]
fn a_flag_loses_unless_the_other_has_one_minor_man_at_most() {
    for (fen, said) in [
        (
            "4k3/4b3/8/8/8/8/PP6/4K3 w - - 0 1",
            "end flag_insufficient 1/2-1/2",
        ),
        (
            "4k3/8/8/8/8/8/PP6/4K3 w - - 0 1",
            "end flag_insufficient 1/2-1/2",
        ),
        ("4k3/3nn3/8/8/8/8/PP6/4K3 w - - 0 1", "end flag 0-1"),
        ("4k3/4p3/8/8/8/8/PP6/4K3 w - - 0 1", "end flag 0-1"),
    ] {
        check(
            "se",
            fen,
            "flag:white",
            &format!("both: turn white\nflag:white: end\nboth: {said}"),
        );
    }
    check(
        "se",
        "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1",
        "agreed",
        "both: turn black\nagreed: end\nboth: end agreed 1/2-1/2",
    );
    check(
        "se",
        "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1",
        "aborted",
        "both: turn black\naborted: end\nboth: end aborted *",
    );
}

#[test]
fn no_draw_is_claimed_and_no_question_asked() {
    check(
        "se",
        "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1",
        "any? N@d4 fifty repetition noes",
        "both: turn black
         any?: not_available
         N@d4: error
         black: error
         fifty: not_available
         repetition: not_available
         noes: not_available",
    );
}

#[test]
fn a_game_that_is_over_or_of_other_pawns_is_not_opened() {
    let open = |fen: &str, pawns| {
        let position = Position::from_fen(fen, pawns).expect("a position");
        Referee::new(RuleSet::published(RuleSetName::Se), position).err()
    };
    let over = open("7k/8/6Q1/8/8/8/8/K7 b - - 0 1", Pawns::Forward).expect("over");
    assert_eq!(
        over.to_string(),
        "the game is over before it begins (stalemate)"
    );
    let bare = "7k/8/8/8/8/8/8/K7 b - - 0 1";
    assert!(matches!(
        open(bare, Pawns::Forward),
        Some(StartError::Over(_))
    ));
    let pawns = "7k/p7/8/8/8/8/P7/K7 b - - 0 1";
    assert_eq!(open(pawns, Pawns::MayStepBack), Some(StartError::Pawns));
    assert_eq!(open(pawns, Pawns::Forward), None);
}
