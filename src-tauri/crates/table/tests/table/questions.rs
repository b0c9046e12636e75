//! Questions to the referee, and what each side hears of refused tries.

use referee::RuleSetName;

use crate::script::{check, from, hidden, se};

const BLOCKED: &str = "4k3/8/8/3p4/4P3/p7/8/R3K3 w - - 0 1";

#[test]
fn the_pawn_question_counts_as_a_try_and_is_heard_by_whom_the_set_says() {
    check(
        from(hidden(RuleSetName::BerkeleyAny), BLOCKED),
        "0:01 white see may
         0:02 white any?
         0:03 white see turn latest
         0:04 white e4d5
         0:05 black any?
         0:06 black see may",
        "0:01 white sees try ask_any offer_draw resign abort add_minute clock_off adjourn
         0:02 white: any? (any)
         0:03 white sees white 0 1, any
         0:04 white: exd5 (captured d5, black)
         0:04 black: (captured d5, black)
         0:05 white: (illegal_count)
         0:05 black: any? (any)
         0:06 black sees try ask_any offer_draw resign abort add_minute clock_off adjourn",
    );
    check(
        se(),
        "0:01 white any?
         0:02 white noes",
        "0:01 white refused: not_in_these_rules
         0:02 white refused: not_in_these_rules",
    );
}

#[test]
fn the_asker_alone_sees_what_he_owes() {
    check(
        from(hidden(RuleSetName::English), BLOCKED),
        "0:01 white see duty
         0:02 white any?
         0:03 white see duty
         0:03 black see duty
         0:04 white e1e2
         0:05 white see duty
         0:06 white e4f5
         0:07 white see duty
         0:08 white e1e2",
        "0:01 white sees free
         0:02 white: any? (any)
         0:02 black: (any)
         0:03 white sees owes
         0:03 black sees free
         0:04 white: Ke2? (illegal)
         0:05 white sees owes
         0:06 white: exf5? (illegal)
         0:06 black: (illegal)
         0:07 white sees free
         0:08 white: Ke2 (black)
         0:08 black: (black)",
    );
}

#[test]
fn rand_tells_how_many_refusals_the_last_move_cost() {
    check(
        from(hidden(RuleSetName::Rand), BLOCKED),
        "0:01 white a1a8
         0:02 white noes
         0:03 white e4e5
         0:04 white noes
         0:05 black noes
         0:06 black see turn latest",
        "0:01 white: Ra8? (no)
         0:01 black: (no)
         0:02 white refused: nothing_there
         0:03 white: e5 (black)
         0:03 black: (black)
         0:04 white refused: not_your_turn
         0:05 both: (illegal_count)
         0:06 black sees black 1 0, illegal_count",
    );
}

#[test]
fn a_refusal_that_one_side_hears_is_no_line_of_the_other() {
    check(
        from(hidden(RuleSetName::Wild16), BLOCKED),
        "0:01 black see turn clock
         0:02 white a1a8
         0:02 white a1a1
         0:03 black see turn latest
         0:04 white e4e5",
        "0:01 black sees white 0 0, 9:59 10:00 white runs
         0:02 white: Ra8? (illegal)
         0:02 white: Ra1? (illegal)
         0:03 black sees white 0 0, white 1 tries
         0:04 white: e5 (black)
         0:04 black: (black)",
    );
}

#[test]
fn a_try_is_bound_to_its_moment() {
    check(
        from(se(), BLOCKED),
        "0:01 black try 0 0 0 e8e7
         0:02 white try 1 0 0 e4e5
         0:03 white try 0 1 0 e4e5
         0:04 white try 0 0 0 castle
         0:05 white try 0 0 0 a1a8
         0:06 white try 0 0 0 a1a8
         0:07 white try 0 1 0 e4e5
         0:08 white try 0 1 0 e4e5
         0:09 white try 1 0 0 e1e2",
        "0:01 black refused: not_your_turn
         0:02 white refused: stale
         0:03 white refused: stale
         0:04 white refused: unreadable
         0:05 white: Ra8? (no)
         0:05 black: (no)
         0:06 white refused: stale
         0:07 white: e5 (black)
         0:07 black: (black)
         0:08 white refused: stale
         0:09 white refused: not_your_turn",
    );
}
