//! Clocks, warnings, flags, hand-over and interruptions.

use games::BySide;
use protocol::terms::SideTime;

use crate::script::{check, from, minutes, se, short};

#[test]
fn a_move_is_charged_and_earns_the_increment_a_refused_try_earns_none() {
    let mut terms = se();
    terms.time = Some(minutes(600_000, 5_000));
    check(
        terms,
        "0:00 white see clock
         0:10 white e2e5
         0:10 white see clock
         0:12 white e2e4
         0:12 white see clock
         0:15 black e7e5
         0:15 black see clock",
        "0:00 white sees 10:00 10:00 white runs
         0:10 white: e5? (error)
         0:10 white sees 9:50 10:00 white runs
         0:12 white: e4 (black)
         0:12 black: (black)
         0:12 white sees 9:53 10:00 black runs
         0:15 white: (white)
         0:15 black: e5 (white)
         0:15 black sees 9:53 10:02 white runs",
    );
}

#[test]
fn each_limit_is_warned_of_once_and_the_flag_falls_at_zero() {
    check(
        short(),
        "0:04.999 host wait
         0:06 white see clock
         2:59 host wait
         3:04.999 white see clock
         3:05 host wait
         3:06 white e2e4
         3:07 black see phase clock",
        "0:05 both: white below 180
         0:06 white sees 2:59 3:05 white runs
         1:05 both: white below 120
         2:05 both: white below 60
         2:35 both: white below 30
         3:04.999 white sees 0:00.001 3:05 white runs
         3:05 both: (flag 0-1)
         3:06 white refused: over
         3:07 black sees {\"phase\":\"over\",\"reason\":\"flag\",\"result\":\"0-1\"}, 0:00 3:05 none runs",
    );
}

#[test]
fn a_try_that_was_stamped_before_the_flag_beats_it() {
    check(
        short(),
        "3:04.999 white e2e4
         3:05 black see clock phase",
        "0:05 both: white below 180
         1:05 both: white below 120
         2:05 both: white below 60
         2:35 both: white below 30
         3:04.999 white: e4 (black)
         3:04.999 black: (black)
         3:05 black sees 0:00.001 3:04.999 black runs, {\"phase\":\"playing\"}",
    );
}

#[test]
fn each_side_may_have_its_own_time_and_is_warned_by_its_own_clock() {
    let mut terms = se();
    let time = |main_ms, increment_ms| SideTime {
        main_ms,
        increment_ms,
    };
    terms.time = Some(BySide {
        white: time(60_000, 0),
        black: time(180_000, 10_000),
    });
    check(
        terms,
        "0:20 white e2e4
         1:20 black e7e5
         1:20 white see clock
         1:31 host wait
         2:01 black see phase",
        "0:20 white: e4 (black)
         0:20 black: (black)
         1:20 both: black below 120
         1:20 white: (white)
         1:20 black: e5 (white)
         1:20 white sees 0:40 2:10 white runs
         1:30 both: white below 30
         2:00 both: (flag 0-1)
         2:01 black sees {\"phase\":\"over\",\"reason\":\"flag\",\"result\":\"0-1\"}",
    );
}

#[test]
fn without_a_clock_nothing_is_ever_due() {
    let mut terms = se();
    terms.time = None;
    let script = check(
        terms,
        "0:10 white see clock may
         999:00 white e2e4
         999:01 white minute
         999:02 white offer clock_off
         999:03 black see clock",
        "0:10 white sees no clock, try offer_draw resign abort adjourn
         999:00 white: e4 (black)
         999:00 black: (black)
         999:01 white refused: not_in_these_rules
         999:02 white refused: not_in_these_rules
         999:03 black sees no clock",
    );
    assert_eq!(script.table.next_due(), None);
}

#[test]
fn a_minute_is_given_to_the_other_side_and_warns_again_of_what_it_lifts_above() {
    check(
        short(),
        "0:05 host wait
         0:10 white minute
         0:10 white see clock
         0:20 black minute
         0:20 white see clock
         1:10 host wait",
        "0:05 both: white below 180
         0:10 both: a minute for black
         0:10 white sees 2:55 4:05 white runs
         0:20 both: a minute for white
         0:20 white sees 3:45 4:05 white runs
         1:05 both: white below 180",
    );
}

#[test]
fn clocks_are_put_off_and_on_by_consent() {
    check(
        short(),
        "0:01 white offer clock_off
         0:02 black offer clock_on
         0:03 black accept 1
         0:04 white see clock may
         9:00 white e2e4
         9:10 black see clock
         9:20 black offer clock_on
         9:30 white accept 2
         9:40 black see clock",
        "0:01 both: white offers clock_off
         0:02 black refused: nothing_there
         0:03 both: black accepted clock_off
         0:03 both: clocks off
         0:04 white sees 3:02 3:05 none runs, try offer_draw resign abort add_minute clock_on adjourn
         9:00 white: e4 (black)
         9:00 black: (black)
         9:10 black sees 3:02 3:05 none runs
         9:20 both: black offers clock_on
         9:30 both: white accepted clock_on
         9:30 both: clocks on
         9:35 both: black below 180
         9:40 black sees 3:02 2:55 black runs",
    );
}

#[test]
fn two_people_at_one_machine_change_places_with_the_clock_held() {
    let mut terms = short();
    terms.hand_over = true;
    check(
        terms,
        "0:00 white see phase clock hints
         0:09 white e2e4
         0:10 black ready
         0:10 white ready
         0:10 white ready
         0:12 white e2e5
         0:14 white e2e4
         0:15 black see phase clock
         5:00 black e7e5
         5:00 white ready
         5:00 black ready
         5:01 black e7e5
         9:00 white see phase clock
         9:01 host resume
         9:02 black see phase clock",
        "0:00 white sees {\"phase\":\"hand_over\",\"to\":\"white\"}, 3:05 3:05 none runs,
         0:09 white refused: hand_over
         0:10 black refused: nothing_there
         0:10 white refused: nothing_there
         0:12 white: e5? (error)
         0:14 white: e4 (black)
         0:14 black: (black)
         0:15 black sees {\"phase\":\"hand_over\",\"to\":\"black\"}, 3:01 3:05 none runs
         5:00 black refused: hand_over
         5:00 white refused: nothing_there
         5:01 white: (white)
         5:01 black: e5 (white)
         9:00 white sees {\"phase\":\"hand_over\",\"to\":\"white\"}, 3:01 3:04 none runs
         9:01 both: resumed
         9:02 black sees {\"phase\":\"hand_over\",\"to\":\"white\"}, 3:01 3:04 none runs",
    );
}

#[test]
fn after_a_restart_the_clocks_stand_as_of_the_last_entry() {
    check(
        short(),
        "0:02 white e2e4
         0:04 black see clock
         0:05 black chat hello
         7:00 host resume
         7:01 black see clock
         7:02 black e7e5
         7:02 white see clock",
        "0:02 white: e4 (black)
         0:02 black: (black)
         0:04 black sees 3:03 3:03 black runs
         0:05 both: black says hello
         0:07 both: black below 180
         1:07 both: black below 120
         2:07 both: black below 60
         2:37 both: black below 30
         3:07 both: (flag 1-0)
         7:01 black sees 3:03 0:00 none runs
         7:02 black refused: over
         7:02 white sees 3:03 0:00 none runs",
    );
}

#[test]
fn the_page_may_ask_whether_a_flag_has_fallen() {
    check(
        from(short(), "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"),
        "0:01 black flag
         3:05 black flag
         3:06 black flag",
        "0:05 both: white below 180
         1:05 both: white below 120
         2:05 both: white below 60
         2:35 both: white below 30
         3:05 both: (flag_insufficient 1/2-1/2)",
    );
}
