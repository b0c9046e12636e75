//! Take-back: position, clocks, offers and the count of tries go back; what was heard, chat and
//! marks stay.

use crate::script::{check, from, se, short};

#[test]
fn on_the_others_turn_one_half_move_goes_back_and_on_the_own_turn_two() {
    check(
        se(),
        "0:01 white see may
         0:02 white e2e4
         0:03 black see may
         0:04 white offer take_back
         0:05 black accept 1
         0:06 white see turn clock last
         0:07 white d2d4
         0:08 black d7d5
         0:09 white offer take_back
         0:10 black accept 2
         0:11 white see turn clock last men
         0:12 black see turn last",
        "0:01 white sees try offer_draw resign abort add_minute clock_off adjourn
         0:02 white: e4 (black)
         0:02 black: (black)
         0:03 black sees try offer_draw resign abort add_minute clock_off adjourn
         0:04 both: white offers take_back
         0:05 both: black accepted take_back
         0:05 both: taken back to 0
         0:06 white sees white 0 0, 9:59 10:00 white runs, last None
         0:07 white: d4 (black)
         0:07 black: (black)
         0:08 white: (white)
         0:08 black: d5 (white)
         0:09 both: white offers take_back
         0:10 both: black accepted take_back
         0:10 both: taken back to 0
         0:11 white sees white 0 0, 9:59 10:00 white runs, last None, ra1 nb1 bc1 qd1 ke1 bf1 ng1 rh1 pa2 pb2 pc2 pd2 pe2 pf2 pg2 ph2
         0:12 black sees white 0 0, last None",
    );
}

#[test]
fn a_move_answers_a_request_for_a_move_back() {
    check(
        se(),
        "0:01 white e2e4
         0:02 white offer take_back
         0:03 black offer draw
         0:04 black e7e5
         0:05 white see offers
         0:06 white offer take_back
         0:07 white d2d4
         0:08 black accept 3",
        "0:01 white: e4 (black)
         0:01 black: (black)
         0:02 both: white offers take_back
         0:03 both: black offers draw
         0:04 white: (white)
         0:04 black: e5 (white)
         0:04 both: black declined take_back
         0:05 white sees 2 black draw
         0:06 both: white offers take_back
         0:07 white: d4 (black, 1 tries)
         0:07 black: (black, 1 tries)
         0:07 both: white declined draw
         0:07 both: white withdrawn take_back
         0:08 black refused: no_such_offer",
    );
}

#[test]
fn a_try_that_was_sent_before_it_comes_too_late() {
    check(
        se(),
        "0:01 white e2e4
         0:02 white offer take_back
         0:03 black accept 1
         0:04 white try 0 0 0 d2d4
         0:05 white try 0 0 1 d2d4",
        "0:01 white: e4 (black)
         0:01 black: (black)
         0:02 both: white offers take_back
         0:03 both: black accepted take_back
         0:03 both: taken back to 0
         0:04 white refused: stale
         0:05 white: d4 (black)
         0:05 black: (black)",
    );
}

#[test]
fn over_a_promotion() {
    check(
        from(se(), "8/P6k/8/8/8/8/8/K7 w - - 0 1"),
        "0:01 white a7a8q
         0:02 white offer take_back
         0:03 black accept 1
         0:04 white see men turn
         0:05 white a7a8r",
        "0:01 white: a8=Q (promotion, black)
         0:01 black: (promotion, black)
         0:02 both: white offers take_back
         0:03 both: black accepted take_back
         0:03 both: taken back to 0
         0:04 white sees ka1 pa7, white 0 0
         0:05 white: a8=R (promotion, black)
         0:05 black: (promotion, black)",
    );
}

#[test]
fn over_castling() {
    check(
        from(se(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        "0:01 white e1g1
         0:02 black e8e7
         0:03 white offer take_back
         0:04 black accept 1
         0:05 white see men hints
         0:06 white e1g1",
        "0:01 white: O-O (black)
         0:01 black: (black)
         0:02 white: (white)
         0:02 black: Ke7 (white)
         0:03 both: white offers take_back
         0:04 both: black accepted take_back
         0:04 both: taken back to 0
         0:05 white sees ke1 rh1, e1:d1f1g1d2e2f2 h1:f1g1h2h3h4h5h6h7h8
         0:06 white: O-O (black)
         0:06 black: (black)",
    );
}

#[test]
fn over_a_capture_en_passant() {
    check(
        from(se(), "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1"),
        "0:01 white d2d4
         0:02 black e4d3
         0:03 white see capture
         0:04 black offer take_back
         0:05 white accept 1
         0:06 black see men turn capture latest
         0:07 black e4d3",
        "0:01 white: d4 (black, 1 tries)
         0:01 black: (black, 1 tries)
         0:02 white: (captured pawn d4, white)
         0:02 black: exd3 (captured pawn d4, white)
         0:03 white sees capture Some(d4)
         0:04 both: black offers take_back
         0:05 both: white accepted take_back
         0:05 both: taken back to 1
         0:06 black sees pe4 ke8, black 1 0, capture None, captured pawn d4 white
         0:07 white: (captured pawn d4, white)
         0:07 black: exd3 (captured pawn d4, white)",
    );
}

#[test]
fn over_the_count_of_three_tries() {
    check(
        from(se(), "4k3/8/8/3r4/4P3/1P3P2/8/4K3 w - - 0 1"),
        "0:01 white e4f5
         0:02 white b3a4
         0:03 white b3c4
         0:04 white f3g4
         0:05 white e4e5
         0:06 white offer take_back
         0:07 black accept 1
         0:08 white see turn
         0:09 white b3a4
         0:10 white e4d5",
        "0:01 white: exf5? (no)
         0:01 black: (no)
         0:02 white: bxa4? (no)
         0:02 black: (no)
         0:03 white: bxc4? (no)
         0:03 black: (no)
         0:04 white: fxg4? (error_limit)
         0:05 white: e5 (black)
         0:05 black: (black)
         0:06 both: white offers take_back
         0:07 both: black accepted take_back
         0:07 both: taken back to 0
         0:08 white sees white 0 0
         0:09 white: bxa4? (no)
         0:09 black: (no)
         0:10 white: exd5 (captured piece d5, black)
         0:10 black: (captured piece d5, black)",
    );
}

#[test]
fn over_a_flag_and_a_mate_where_it_was_agreed_before() {
    check(
        short(),
        "0:05 white e2e4
         3:10 white see may
         3:11 black see may
         3:12 black offer minute_after_end
         3:13 white accept 1
         3:14 black see clock phase
         4:13 host wait
         4:14 white offer take_back_after_end
         4:15 black accept 2
         4:16 white see clock turn phase",
        "0:05 both: white below 180
         0:05 white: e4 (black)
         0:05 black: (black)
         0:10 both: black below 180
         1:10 both: black below 120
         2:10 both: black below 60
         2:40 both: black below 30
         3:10 both: (flag 1-0)
         3:10 white sees take_back_after_end
         3:11 black sees minute_after_end
         3:12 both: black offers minute_after_end
         3:13 both: white accepted minute_after_end
         3:13 both: a minute for black
         3:14 black sees 3:00 0:59 black runs, {\"phase\":\"playing\"}
         3:43 both: black below 30
         4:13 both: (flag 1-0)
         4:14 both: white offers take_back_after_end
         4:15 both: black accepted take_back_after_end
         4:15 both: taken back to 0
         4:16 white sees 3:04 3:05 white runs, white 0 0, {\"phase\":\"playing\"}",
    );
    check(
        short(),
        "0:01 white f2f3
         0:02 black e7e5
         0:03 white g2g4
         0:04 black d8h4
         0:05 white offer take_back_after_end
         0:06 black accept 1
         0:07 white see turn men phase",
        "0:01 white: f3 (black)
         0:01 black: (black)
         0:02 white: (white)
         0:02 black: e5 (white)
         0:03 white: g4 (black)
         0:03 black: (black)
         0:04 white: (checkmate 0-1)
         0:04 black: Qh4 (checkmate 0-1)
         0:05 both: white offers take_back_after_end
         0:06 both: black accepted take_back_after_end
         0:06 both: taken back to 2
         0:07 white sees white 2 0, ra1 nb1 bc1 qd1 ke1 bf1 ng1 rh1 pa2 pb2 pc2 pd2 pe2 pg2 ph2 pf3, {\"phase\":\"playing\"}",
    );
    let mut terms = short();
    terms.requests_after_end = false;
    check(
        terms,
        "0:01 white offer take_back_after_end
         3:05 white see may
         3:06 white offer minute_after_end",
        "0:01 white refused: not_over
         0:05 both: white below 180
         1:05 both: white below 120
         2:05 both: white below 60
         2:35 both: white below 30
         3:05 both: (flag 0-1)
         3:05 white sees
         3:06 white refused: not_in_these_rules",
    );
}

#[test]
fn a_dummy_on_which_an_own_man_comes_back_is_removed_and_the_rest_stays() {
    check(
        from(se(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"),
        "0:01 white e2e4
         0:02 white mark e2 n
         0:03 white mark e8 d8
         0:04 white chat oh
         0:05 white offer take_back
         0:06 black accept 1
         0:07 white see dummies undo notes",
        "0:01 white: e4 (black)
         0:01 black: (black)
         0:04 both: white says oh
         0:05 both: white offers take_back
         0:06 both: black accepted take_back
         0:06 both: taken back to 0
         0:07 white sees kd8, undo false redo false,",
    );
}

#[test]
fn the_game_is_put_away_by_consent_and_gone_on_with() {
    check(
        se(),
        "0:02 white e2e4
         0:03 white offer adjourn
         0:04 black accept 1
         0:05 black e7e5
         0:06 black see phase clock may
         0:07 black mark e2 e4
         0:08 black resign
         60:00 host resume
         60:01 black see phase clock",
        "0:02 white: e4 (black)
         0:02 black: (black)
         0:03 both: white offers adjourn
         0:04 both: black accepted adjourn
         0:04 both: adjourned
         0:05 black refused: adjourned
         0:06 black sees {\"phase\":\"adjourned\"}, 9:58 9:58 none runs,
         0:08 black refused: adjourned
         60:00 both: resumed
         60:01 black sees {\"phase\":\"playing\"}, 9:58 9:57 black runs",
    );
}
