//! Every way in which a game ends.

use protocol::terms::Rules;
use referee::RuleSetName;

use crate::script::{check, from, hidden, se, short};

fn chess() -> protocol::terms::Terms {
    let mut terms = se();
    terms.rules = Rules::Chess;
    terms
}

#[test]
fn checkmate() {
    check(
        se(),
        "0:01 white f2f3
         0:02 black e7e5
         0:03 white g2g4
         0:04 black d8h4
         0:05 white e2e4
         0:06 white chat well played
         0:07 black see may phase hints",
        "0:01 white: f3 (black)
         0:01 black: (black)
         0:02 white: (white)
         0:02 black: e5 (white)
         0:03 white: g4 (black)
         0:03 black: (black)
         0:04 white: (checkmate 0-1)
         0:04 black: Qh4 (checkmate 0-1)
         0:05 white refused: over
         0:06 both: white says well played
         0:07 black sees take_back_after_end, {\"phase\":\"over\",\"reason\":\"checkmate\",\"result\":\"0-1\"},",
    );
}

#[test]
fn stalemate() {
    check(
        from(se(), "7k/5Q2/8/8/8/8/8/K7 w - - 0 1"),
        "0:01 white f7g6",
        "0:01 white: Qg6 (stalemate 1/2-1/2)
         0:01 black: (stalemate 1/2-1/2)",
    );
}

#[test]
fn both_sides_with_at_most_one_minor_man() {
    check(
        from(se(), "4k3/8/8/8/8/8/3p4/2B1K3 w - - 0 1"),
        "0:01 white e1d2",
        "0:01 white: Kxd2 (captured pawn d2, insufficient 1/2-1/2)
         0:01 black: (captured pawn d2, insufficient 1/2-1/2)",
    );
}

#[test]
fn fifty_moves() {
    check(
        from(se(), "4k3/8/8/8/8/8/8/R3K3 w - - 99 80"),
        "0:01 white a1a2",
        "0:01 white: Ra2 (fifty 1/2-1/2)
         0:01 black: (fifty 1/2-1/2)",
    );
}

#[test]
fn a_flag_loses_and_draws_against_a_side_without_force() {
    check(
        from(short(), "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"),
        "4:00 host wait",
        "0:05 both: white below 180
         1:05 both: white below 120
         2:05 both: white below 60
         2:35 both: white below 30
         3:05 both: (flag_insufficient 1/2-1/2)",
    );
    check(
        from(short(), "4k3/p7/8/8/8/8/8/4KR2 w - - 0 1"),
        "4:00 host wait",
        "0:05 both: white below 180
         1:05 both: white below 120
         2:05 both: white below 60
         2:35 both: white below 30
         3:05 both: (flag 0-1)",
    );
}

#[test]
fn resignation_in_the_others_turn() {
    check(
        se(),
        "0:01 black resign
         0:02 white resign
         0:03 white e2e4",
        "0:01 both: (resign 1-0)
         0:02 white refused: over
         0:03 white refused: over",
    );
}

#[test]
fn an_agreed_draw() {
    check(
        se(),
        "0:01 white offer draw
         0:02 white offer draw
         0:03 white accept 1
         0:04 black decline 1
         0:05 black accept 1
         0:06 white offer draw
         0:07 white e2e4
         0:08 black see offers
         0:09 black accept 2",
        "0:01 both: white offers draw
         0:03 white refused: no_such_offer
         0:04 both: black declined draw
         0:05 black refused: no_such_offer
         0:06 both: white offers draw
         0:07 white: e4 (black)
         0:07 black: (black)
         0:08 black sees 2 white draw
         0:09 both: black accepted draw
         0:09 both: (agreed 1/2-1/2)",
    );
}

#[test]
fn a_game_is_broken_off_before_the_second_move_of_either_side() {
    check(se(), "0:01 black abort", "0:01 both: (aborted *)");
    check(
        se(),
        "0:01 white e2e4
         0:02 black e7e5
         0:03 white g1f3
         0:04 black see may
         0:05 black abort",
        "0:01 white: e4 (black)
         0:01 black: (black)
         0:02 white: (white)
         0:02 black: e5 (white)
         0:03 white: Nf3 (black)
         0:03 black: (black)
         0:04 black sees try offer_draw take_back resign add_minute clock_off adjourn
         0:05 black refused: out_of_range",
    );
}

#[test]
fn claims_are_true_or_rejected_without_a_word() {
    check(
        from(
            hidden(RuleSetName::Wild16),
            "4k3/8/8/8/8/8/p7/R3K3 w - - 99 80",
        ),
        "0:01 white see may
         0:02 white claim fifty
         0:03 black claim fifty
         0:04 white e1e2
         0:05 black claim repetition
         0:06 black claim fifty",
        "0:01 white sees try offer_draw claim_fifty claim_repetition resign abort add_minute clock_off adjourn
         0:02 white refused: claim_rejected
         0:03 black refused: not_your_turn
         0:04 white: Ke2 (black)
         0:04 black: (black)
         0:05 black refused: claim_rejected
         0:06 both: (fifty 1/2-1/2)",
    );
    check(
        se(),
        "0:01 white claim fifty",
        "0:01 white refused: not_in_these_rules",
    );
}

#[test]
fn regular_chess_shows_both_armies() {
    check(
        chess(),
        "0:00 white see men dummies hints may
         0:01 white e2e5
         0:02 black see turn latest
         0:03 white mark e7 delete
         0:04 white e2e4
         0:05 black e7e5
         0:06 white d1h5
         0:07 black a7a6
         0:08 white h5f7
         0:09 black e8f7",
        "0:00 white sees ra1 nb1 bc1 qd1 ke1 bf1 ng1 rh1 pa2 pb2 pc2 pd2 pe2 pf2 pg2 ph2 pa7 pb7 pc7 pd7 pe7 pf7 pg7 ph7 ra8 nb8 bc8 qd8 ke8 bf8 ng8 rh8, , b1:a3c3 g1:f3h3 a2:a3a4 b2:b3b4 c2:c3c4 d2:d3d4 e2:e3e4 f2:f3f4 g2:g3g4 h2:h3h4, try offer_draw resign abort add_minute clock_off adjourn
         0:01 white: e5? (illegal)
         0:02 black sees white 0 0, white
         0:03 white refused: not_in_these_rules
         0:04 both: e4 (black)
         0:05 both: e5 (white)
         0:06 both: Qh5 (black)
         0:07 both: a6 (white)
         0:08 both: Qxf7 (captured f7, black, check left_diagonal)
         0:09 both: Kxf7 (captured f7, white)",
    );
}

#[test]
fn regular_chess_draws_by_the_third_repetition_and_by_fifty_moves() {
    check(
        chess(),
        "0:01 white g1f3
         0:02 black g8f6
         0:03 white f3g1
         0:04 black f6g8
         0:05 white g1f3
         0:06 black g8f6
         0:07 white f3g1
         0:08 white see may
         0:09 black f6g8",
        "0:01 both: Nf3 (black)
         0:02 both: Nf6 (white)
         0:03 both: Ng1 (black)
         0:04 both: Ng8 (white)
         0:05 both: Nf3 (black)
         0:06 both: Nf6 (white)
         0:07 both: Ng1 (black)
         0:08 white sees offer_draw take_back resign add_minute clock_off adjourn
         0:09 both: Ng8 (repetition 1/2-1/2)",
    );
    check(
        from(chess(), "4k3/8/8/8/8/8/8/R3K3 w - - 99 80"),
        "0:01 white a1a2",
        "0:01 both: Ra2 (fifty 1/2-1/2)",
    );
}

#[test]
fn regular_chess_promotes_to_four_men_and_knows_dead_positions() {
    check(
        from(chess(), "8/P6k/8/8/8/8/8/K7 w - - 0 1"),
        "0:00 white see hints
         0:01 white a7a8
         0:02 white a7a8n",
        "0:00 white sees a1:b1a2b2 a7:a8
         0:01 white: a8? (illegal)
         0:02 both: a8=N (promotion, insufficient 1/2-1/2)",
    );
    check(
        from(chess(), "8/P6k/8/8/8/8/8/K7 w - - 0 1"),
        "0:02 white a7a8q
         11:00 host wait",
        "0:02 both: a8=Q (promotion, black)
         7:02 both: black below 180
         8:02 both: black below 120
         9:02 both: black below 60
         9:32 both: black below 30
         10:02 both: (flag 1-0)",
    );
    check(
        from(chess(), "r3k2r/8/8/8/8/8/4p3/4K2R b - - 0 1"),
        "0:01 black see hints
         0:02 black a8a1",
        "0:01 black sees a8:a1a2a3a4a5a6a7b8c8d8 e8:d7e7f7d8f8 h8:h1h2h3h4h5h6h7f8g8
         0:02 both: Ra1 (white, check horizontal)",
    );
}

#[test]
fn regular_chess_names_en_passant_and_castling() {
    check(
        from(chess(), "r3k2r/8/8/8/4p3/8/3P4/4K3 w kq - 0 1"),
        "0:01 white d2d4
         0:02 black e4d3
         0:03 white e1f2
         0:04 black e8g8",
        "0:01 both: d4 (black)
         0:02 both: exd3 (captured d3, white)
         0:03 both: Kf2 (black)
         0:04 both: O-O (white, check vertical)",
    );
}
