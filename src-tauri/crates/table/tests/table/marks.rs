//! Dummies: free at any time, private, undone from a stack.

use crate::script::{Script, check, from, se};
use protocol::terms::Rules;

#[test]
fn dummies_are_moved_changed_deleted_and_undone_in_anybodys_turn() {
    check(
        from(se(), "4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1"),
        "0:01 black see dummies undo
         0:02 black mark a2 a4
         0:03 black mark b2 delete
         0:04 black mark e1 q
         0:05 black mark h4 n
         0:06 black see dummies undo
         0:07 black undo
         0:08 black undo
         0:09 black see dummies undo
         0:10 black redo
         0:11 black mark a4 e1
         0:12 black see dummies undo
         0:13 black undo
         0:14 black undo
         0:15 black undo
         0:16 black undo
         0:17 black undo
         0:18 black see dummies undo
         0:19 white see dummies undo",
        "0:01 black sees ke1 pa2 pb2, undo false redo false
         0:06 black sees qe1 pa4 nh4, undo true redo false
         0:09 black sees ke1 pa4, undo true redo true
         0:12 black sees pe1, undo true redo false
         0:17 black refused: nothing_there
         0:18 black sees ke1 pa2 pb2, undo false redo true
         0:19 white sees pa7 pb7 ke8, undo false redo false",
    );
}

#[test]
fn a_dummy_cannot_stand_on_an_own_man_or_off_the_board() {
    check(
        se(),
        "0:01 white mark e2 q
         0:02 white mark e7 e2
         0:03 white mark e5 delete
         0:04 white mark e5 e6
         0:05 white mark j5 q
         0:06 white mark e5 x
         0:07 white undo
         0:08 white redo
         0:09 white mark e7 p
         0:10 white mark e7 e7
         0:11 white see undo",
        "0:01 white refused: mark_on_own_man
         0:02 white refused: mark_on_own_man
         0:03 white refused: no_mark_there
         0:04 white refused: no_mark_there
         0:05 white refused: mark_off_board
         0:06 white refused: bad_mark
         0:07 white refused: nothing_there
         0:08 white refused: nothing_there
         0:11 white sees undo false redo false",
    );
}

#[test]
fn an_own_man_that_moves_onto_a_dummy_removes_it_and_that_is_undone_when_it_has_left() {
    check(
        from(se(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"),
        "0:01 white mark d1 q
         0:02 white mark c1 n
         0:03 white e1c1
         0:04 white see dummies undo
         0:05 white undo
         0:06 black e8e7
         0:07 white c1b1
         0:08 black e7e8
         0:09 white undo
         0:10 white d1d2
         0:11 white undo
         0:12 white see dummies undo",
        "0:03 white: O-O-O (black)
         0:03 black: (black)
         0:04 white sees ke8, undo false redo false
         0:05 white refused: mark_on_own_man
         0:06 white: (white)
         0:06 black: Ke7 (white)
         0:07 white: Kb1 (black)
         0:07 black: (black)
         0:08 white: (white)
         0:08 black: Ke8 (white)
         0:09 white refused: mark_on_own_man
         0:10 white: Rd2 (black)
         0:10 black: (black)
         0:12 white sees qd1 ke8, undo true redo true",
    );
}

#[test]
fn a_refused_try_and_an_enemy_capture_leave_the_dummies_alone() {
    check(
        from(se(), "4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1"),
        "0:01 white mark e4 q
         0:02 white mark d5 e5
         0:03 black d5e4
         0:04 white see dummies men
         0:05 black see dummies",
        "0:01 white refused: mark_on_own_man
         0:03 white: (captured pawn e4, white)
         0:03 black: dxe4 (captured pawn e4, white)
         0:04 white sees pe5 ke8, ke1
         0:05 black sees ke1",
    );
}

#[test]
fn marks_end_with_the_game_and_are_not_for_regular_chess() {
    check(
        se(),
        "0:01 white mark e7 e5
         0:02 white resign
         0:03 white undo
         0:04 white mark e5 delete
         0:05 white see undo",
        "0:02 both: (resign 0-1)
         0:03 white refused: over
         0:04 white refused: over
         0:05 white sees undo false redo false",
    );
    let mut terms = se();
    terms.rules = Rules::Chess;
    let mut script = Script::new(terms);
    script.play("0:01 white mark e5 n\n0:02 white undo");
    assert_eq!(
        script.heard,
        "0:01 white refused: not_in_these_rules\n0:02 white refused: not_in_these_rules\n"
    );
}

#[test]
fn notes_are_private_and_chat_is_not() {
    check(
        se(),
        "0:01 white notes his knight went east
         0:02 black see notes
         0:03 white see notes
         0:04 black chat  good\u{202e} luck 
         0:05 black chat \u{7}",
        "0:02 black sees
         0:03 white sees his knight went east
         0:04 both: black says good luck
         0:05 black refused: out_of_range",
    );
}
