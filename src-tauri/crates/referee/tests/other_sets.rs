//! The other published sets: what sets each apart.

mod transcript;

use transcript::check;

/// White owes or may take on d5; c4 to b5 and e4 to f5 find nothing.
const ONE_TRY: &str = "4k3/8/8/3p4/2P1P3/8/8/R3K3 w - - 0 1";
/// A pawn without anything to take.
const NO_TRY: &str = "4k3/8/8/8/4P3/8/8/R3K3 w - - 0 1";

#[test]
fn english_asks_and_owes_one_pawn_capture_after_yes() {
    check(
        "english",
        ONE_TRY,
        "any? a1a2 f1f2 any? e4f5 e4f5 any? a1a2",
        "both: turn white
         any?: any_yes
         both: any yes
         a1a2: illegal
         white: illegal
         f1f2: illegal
         both: illegal
         any?: illegal
         both: illegal
         e4f5: illegal
         both: illegal
         e4f5: illegal
         both: illegal
         any?: illegal
         both: illegal
         a1a2: legal
         both: turn black",
    );
}

#[test]
fn english_tells_en_passant_by_name_and_checks_by_length() {
    check(
        "english",
        "8/8/8/2k5/4p3/8/3P4/4K3 w - - 0 1",
        "d2d4 e4d3",
        "both: turn white
         d2d4: legal
         both: turn black, check long
         e4d3: legal
         both: capture d3 en passant, turn white",
    );
    check(
        "english en_passant=victim any_without_pawns=refused opponent_hears_any=false",
        "8/8/8/2k5/4p3/8/3P4/4K3 w - - 0 1",
        "any? d2d4 e4d3 any?",
        "both: turn white
         any?: any_no
         white: any no
         d2d4: legal
         both: turn black, check long
         e4d3: legal
         both: capture d4, turn white
         any?: illegal
         both: illegal",
    );
}

#[test]
fn traditional_calls_impossible_what_the_mover_knows() {
    check(
        "traditional",
        NO_TRY,
        "e4d5 e4d5 any? e4f5 a1h8 a1a8 any? a1a7",
        "both: turn white
         e4d5: no
         both: no
         e4d5: impossible
         both: impossible
         any?: any_no
         both: any no
         e4f5: impossible
         both: impossible
         a1h8: impossible
         both: impossible
         a1a8: legal
         both: turn black, check rank
         any?: impossible
         both: impossible
         a1a7: impossible
         both: impossible",
    );
}

#[test]
fn traditional_counts_only_a_new_try_as_the_one_owed() {
    check(
        "traditional",
        ONE_TRY,
        "e4f5 any? a1a2 e4f5 a1a2 c4b5 a1a2",
        "both: turn white
         e4f5: no
         both: no
         any?: any_yes
         both: any yes
         a1a2: impossible
         both: impossible (must_try_pawn_capture)
         e4f5: impossible
         both: impossible
         a1a2: impossible
         both: impossible (must_try_pawn_capture)
         c4b5: no
         both: no
         a1a2: legal
         both: turn black",
    );
}

#[test]
fn traditional_refuses_known_replies_by_option() {
    const LINE_CHECK: &str = "4k3/8/8/8/8/8/3B4/r3K3 w - - 0 1";
    check(
        "traditional",
        LINE_CHECK,
        "d2e3",
        "both: turn white, check rank\nd2e3: no\nboth: no",
    );
    check(
        "traditional refuse_known_replies=true",
        LINE_CHECK,
        "d2e3",
        "both: turn white, check rank\nd2e3: impossible\nboth: impossible",
    );
}

#[test]
fn berkeley_says_nonsense_of_the_own_board_and_of_a_repeat() {
    check(
        "berkeley",
        NO_TRY,
        "a1b2 e4d5 e4d5 any? fifty a1a2",
        "both: turn white
         a1b2: nonsense
         both: nonsense
         e4d5: no
         both: no
         e4d5: nonsense
         both: nonsense
         any?: not_available
         fifty: not_available
         a1a2: legal
         both: turn black",
    );
    check(
        "berkeley opponent_hears_nonsense=false",
        NO_TRY,
        "a1b2 e4d5",
        "both: turn white
         a1b2: nonsense
         white: nonsense
         e4d5: no
         both: no",
    );
}

#[test]
fn the_same_capture_with_another_promotion_is_another_try() {
    check(
        "berkeley",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a7b8n a7b8r a7b8n e1e2",
        "both: turn white
         a7b8n: no
         both: no
         a7b8r: no
         both: no
         a7b8n: nonsense
         both: nonsense
         e1e2: legal
         both: turn black",
    );
    check(
        "english",
        "4k3/P7/8/3p4/4P3/8/8/4K3 w - - 0 1",
        "a7b8n any? a7b8n e1e2 a7b8r e1e2",
        "both: turn white
         a7b8n: illegal
         both: illegal
         any?: any_yes
         both: any yes
         a7b8n: illegal
         both: illegal
         e1e2: illegal
         white: illegal
         a7b8r: illegal
         both: illegal
         e1e2: legal
         both: turn black",
    );
}

#[test]
fn berkeley_any_keeps_the_answer_private_and_the_duty_until_a_capture_is_legal() {
    check(
        "berkeley_any",
        ONE_TRY,
        "any? e4f5 a1a2 c4b5 e4d5",
        "both: turn white
         any?: any_yes
         white: any yes
         e4f5: no
         both: no
         a1a2: nonsense
         white: nonsense (must_try_pawn_capture)
         black: nonsense
         c4b5: no
         both: no
         e4d5: legal
         both: capture d5, turn black",
    );
}

#[test]
fn berkeley_any_counts_every_possible_capture_after_no() {
    check(
        "berkeley_any",
        NO_TRY,
        "any? e4d5 e4e5",
        "both: turn white
         any?: any_no
         white: any no
         black: illegal_count 2
         e4d5: nonsense
         both: nonsense
         e4e5: legal
         both: turn black",
    );
    check(
        "berkeley_any opponent_hears_any=true any_without_pawns=answered",
        "4k3/8/8/3p4/8/8/8/R3K3 w - - 0 1",
        "any? any?",
        "both: turn white
         any?: any_no
         white: any no
         black: any no, illegal_count 0
         any?: nonsense
         both: nonsense",
    );
}

#[test]
fn cincinnati_tells_that_a_pawn_can_capture() {
    check(
        "cincinnati",
        ONE_TRY,
        "e4f5 e4f5 e4d5 e8d7 d5c6",
        "both: turn white, pawn_capture
         e4f5: no
         both: no
         e4f5: nonsense
         both: nonsense
         e4d5: legal
         both: capture d5 pawn, turn black
         e8d7: legal
         both: turn white
         d5c6: nonsense
         both: nonsense",
    );
}

#[test]
fn wild16_refuses_in_private() {
    check(
        "wild16",
        ONE_TRY,
        "e4f5 a1b2 e4f5 a1a8",
        "both: turn white, tries 2
         e4f5: illegal
         white: illegal
         a1b2: illegal
         white: illegal
         e4f5: illegal
         white: illegal
         a1a8: legal
         both: turn black, check rank",
    );
    check(
        "wild16 announce_zero_tries=true en_passant=named",
        "8/8/8/2k5/4p3/8/3P4/4K3 w - - 0 1",
        "d2d4 e4d3",
        "both: turn white, tries 0
         d2d4: legal
         both: turn black, check long, tries 1
         e4d3: legal
         both: capture d3 pawn en passant, turn white, tries 0",
    );
}

#[test]
fn draws_are_claimed_when_they_hold() {
    const SHUFFLE: &str = "a1a2 h8h7 a2a1 h7h8 a1a2 h8h7 repetition a2a1 h7h8 repetition";
    check(
        "wild16",
        "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1",
        SHUFFLE,
        "both: turn white
         a1a2: legal
         both: turn black
         h8h7: legal
         both: turn white
         a2a1: legal
         both: turn black
         h7h8: legal
         both: turn white
         a1a2: legal
         both: turn black
         h8h7: legal
         both: turn white
         repetition: not_available
         a2a1: legal
         both: turn black
         h7h8: legal
         both: turn white
         repetition: end
         both: end repetition 1/2-1/2",
    );
    check(
        "wild16 repetition=automatic fifty=automatic",
        "4k2r/8/8/8/8/8/8/R3K3 w - - 97 80",
        "a1a2 h8h7 a2a1",
        "both: turn white
         a1a2: legal
         both: turn black
         h8h7: legal
         both: turn white
         a2a1: legal
         both: end fifty 1/2-1/2",
    );
    check(
        "traditional",
        "4k2r/8/8/8/8/8/8/R3K3 w - - 98 80",
        "fifty a1a2 fifty h8h7 fifty",
        "both: turn white
         fifty: not_available
         a1a2: legal
         both: turn black
         fifty: not_available
         h8h7: legal
         both: turn white
         fifty: end
         both: end fifty 1/2-1/2",
    );
}

#[test]
fn rand_names_the_squares_of_the_tries_and_rebuffs_what_they_rule_out() {
    check(
        "rand",
        ONE_TRY,
        "e4f5 a1b2 a1a8 a8a1 e8d7",
        "both: turn white, tries to [d5]
         e4f5: hell_no
         both: hell_no
         a1b2: hell_no
         both: hell_no
         a1a8: legal
         both: turn black, check rank
         a8a1: hell_no
         both: hell_no
         e8d7: legal
         both: turn white, tries to [d5]",
    );
    check(
        "rand try_squares=sources",
        ONE_TRY,
        "e4f5 e4d5",
        "both: turn white, tries from [c4, e4]
         e4f5: no
         both: no
         e4d5: legal
         both: capture d5 pawn, turn black",
    );
}

#[test]
fn rand_rebuffs_what_cannot_answer_the_check() {
    for (fen, tried, direction, verdict) in [
        // A knight's check: only the king, or a square from which the knight could have come.
        (
            "4k3/8/8/8/8/3n4/8/R3K2B w - - 0 1",
            "a1c1",
            "knight",
            "hell_no",
        ),
        ("4k3/8/8/8/8/3n4/8/R3K2B w - - 0 1", "h1f3", "knight", "no"),
        // A line's check: the line, both ways from the king.
        (
            "4k3/8/8/8/8/8/3B4/r3K3 w - - 0 1",
            "d2e3",
            "rank",
            "hell_no",
        ),
        ("4k3/8/8/8/8/8/3R1B2/r3K3 w - - 0 1", "f2g1", "rank", "no"),
        // Castling in check, and a king's step that fails for what is hidden.
        (
            "4k3/4r3/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "file",
            "hell_no",
        ),
        ("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "e1e2", "file", "no"),
        // A double check: the king's moves only.
        (
            "4k3/4r3/8/8/8/5n2/8/R3K3 w - - 0 1",
            "a1a3",
            "file+knight",
            "hell_no",
        ),
        (
            "4k3/4r3/8/8/8/5n2/8/R3K3 w - - 0 1",
            "e1e2",
            "file+knight",
            "no",
        ),
    ] {
        check(
            "rand",
            fen,
            tried,
            &format!("both: turn white, check {direction}\n{tried}: {verdict}\nboth: {verdict}"),
        );
    }
}

#[test]
fn rand_counts_noes_and_says_a_repeat_is_plainly_no() {
    check(
        "rand",
        "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1",
        "noes a1a8 a1a8 a1b2 a1a2 noes e8e7 noes",
        "both: turn white
         noes: not_available
         a1a8: no
         both: no
         a1a8: no
         both: no
         a1b2: hell_no
         both: hell_no
         a1a2: legal
         both: turn black
         noes: legal
         both: illegal_count 3
         e8e7: legal
         both: turn white
         noes: legal
         both: illegal_count 0",
    );
}

#[test]
fn rand_tells_a_promotion_and_stalemate_loses_by_option() {
    check(
        "rand",
        "8/P3k3/8/8/8/8/P7/4K3 w - - 0 1",
        "a7a8n",
        "both: turn white\na7a8n: legal\nboth: promotion, turn black",
    );
    for (set, result) in [("rand", "1/2-1/2"), ("rand stalemate=loses", "1-0")] {
        check(
            set,
            "7k/8/8/6Q1/8/8/8/K7 w - - 0 1",
            "g5g6",
            &format!("both: turn white\ng5g6: legal\nboth: end stalemate {result}"),
        );
    }
}

#[test]
fn crazykrieg_tells_what_enters_and_leaves_the_reserves() {
    check(
        "crazykrieg",
        "4k3/8/1Q~6/3n4/8/8/1r6/R3K3[] b - - 0 1",
        "b2b6 P@e4 a1a8 e8e7 N@e5 P@e1 P@e2 P@d5 P@e6 N@c6",
        "both: turn black
         b2b6: legal
         both: capture b6 pawn, turn white
         P@e4: impossible
         both: impossible
         a1a8: legal
         both: turn black, check rank
         e8e7: legal
         both: turn white
         N@e5: impossible
         both: impossible
         P@e1: impossible
         both: impossible
         P@e2: impossible
         both: impossible
         P@d5: impossible
         both: impossible
         P@e6: impossible
         both: impossible
         N@c6: impossible
         both: impossible",
    );
    check(
        "crazykrieg",
        "4k3/8/8/3n4/8/8/8/R3K3[NPp] w - - 0 1",
        "N@d5 P@e8 P@a1 Q@c3 N@f6 P@e7 P@d8 P@f1 e8e7",
        "both: turn white
         N@d5: no
         both: no
         P@e8: impossible
         both: impossible
         P@a1: impossible
         both: impossible
         Q@c3: impossible
         both: impossible
         N@f6: legal
         both: drop knight, turn black, check knight
         P@e7: no
         both: no
         P@d8: impossible
         both: impossible
         P@f1: impossible
         both: impossible
         e8e7: legal
         both: turn white",
    );
}

#[test]
fn crazykrieg_owes_a_capture_and_not_a_drop_after_yes() {
    check(
        "crazykrieg",
        "4k3/8/8/3p4/2P1P3/8/8/R3K3[N] w - - 0 1",
        "any? N@a5 e4f5 N@a5 c4d5",
        "both: turn white
         any?: any_yes
         both: any yes
         N@a5: impossible
         white: impossible (must_try_pawn_capture)
         e4f5: no
         both: no
         N@a5: legal
         both: drop knight, turn black
         c4d5: impossible
         both: impossible",
    );
}

#[test]
fn only_crazykrieg_knows_reserves() {
    let position = games::chess::Position::from_fen(
        "4k3/8/8/3p4/2P1P3/8/8/R3K3[N] w - - 0 1",
        games::chess::Pawns::Forward,
    );
    let rules = referee::RuleSet::published(referee::RuleSetName::English);
    let error = referee::Referee::new(rules, position.expect("a position")).err();
    assert_eq!(error, Some(referee::StartError::Reserves));
}
