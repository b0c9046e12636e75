//! Pawn marker cubes, highlighted squares, arrows and circles: one stack with the dummies.

use games::{Cell, Kind, Side};
use proptest::prelude::*;
use protocol::client::{Command, MarkChange};
use protocol::view::{Drawing, MarkColour, Shape, View};
use referee::RuleSetName;
use table::{Event, Millis, Table};

use crate::script::{GAME, Script, check, from, hidden, se};

#[test]
fn a_tied_cube_keeps_its_pawn_until_the_pawn_is_gone_and_undo_brings_it_back() {
    check(
        se(),
        "0:01 white cube d5
         0:02 white cube c6
         0:03 white tie d5 e7
         0:04 white tie c6 d7
         0:05 white see cubes
         0:06 white mark e7 e5
         0:07 white see cubes
         0:08 white mark d7 n
         0:09 white see cubes
         0:10 white mark e5 delete
         0:11 white see cubes
         0:12 white undo
         0:13 white undo
         0:14 white undo
         0:15 white see cubes undo
         0:16 white redo
         0:17 white mark a7 e5
         0:18 white see cubes undo
         0:19 black see cubes undo",
        "0:05 white sees d5>e7 c6>d7
         0:07 white sees d5>e5 c6>d7
         0:09 white sees d5>e5 c6
         0:11 white sees d5 c6
         0:15 white sees d5>e7 c6>d7, undo true redo true
         0:18 white sees d5 c6>d7, undo true redo false
         0:19 black sees , undo false redo false",
    );
}

#[test]
fn a_cube_moves_with_its_tie_and_shares_its_square_with_a_dummy() {
    check(
        se(),
        "0:01 white cube e7
         0:02 white tie e7 d7
         0:03 white cube e7 e4
         0:04 white cube f4
         0:05 white cube f4 e4
         0:06 white see cubes
         0:07 white undo
         0:08 white see cubes
         0:09 white untie e4
         0:10 white cube f4 delete
         0:11 white see cubes dummies",
        "0:06 white sees e4
         0:08 white sees e4>d7 f4
         0:11 white sees e4, pa7 pb7 pc7 pd7 pe7 pf7 pg7 ph7 ra8 nb8 bc8 qd8 ke8 bf8 ng8 rh8",
    );
}

#[test]
fn a_bad_mark_is_refused_with_what_is_wrong() {
    check(
        se(),
        "0:01 white cube e2
         0:02 white cube i1
         0:03 white cube e4 delete
         0:04 white cube e4
         0:05 white tie e4 e8
         0:06 white tie e4 e5
         0:07 white tie d4 e7
         0:08 white cube e4 d2
         0:09 white plus e9
         0:10 white plus e4 delete
         0:11 white draw red e4 e4
         0:12 white draw red e4 j4
         0:13 white erase e4
         0:14 white cube e4
         0:15 white untie e4
         0:16 white plus clear
         0:17 white erase all
         0:18 white undo
         0:19 white see cubes undo",
        "0:01 white refused: mark_on_own_man
         0:02 white refused: mark_off_board
         0:03 white refused: no_mark_there
         0:05 white refused: no_dummy_pawn
         0:06 white refused: no_dummy_pawn
         0:07 white refused: no_mark_there
         0:08 white refused: mark_on_own_man
         0:09 white refused: mark_off_board
         0:10 white refused: no_mark_there
         0:11 white refused: bad_mark
         0:12 white refused: mark_off_board
         0:13 white refused: no_mark_there
         0:19 white sees , undo false redo true",
    );
}

#[test]
fn an_own_man_that_moves_onto_a_cube_removes_it_and_that_is_undone_when_it_has_left() {
    check(
        from(se(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"),
        "0:01 white cube a5
         0:02 white mark a5 p
         0:03 white tie a5 a5
         0:04 white a1a5
         0:05 white see cubes dummies
         0:06 white undo
         0:07 black e8e7
         0:08 white a5a1
         0:09 white undo
         0:10 white undo
         0:11 white see cubes dummies undo",
        "0:04 white: Ra5 (black)
         0:04 black: (black)
         0:05 white sees , ke8
         0:06 white refused: mark_on_own_man
         0:07 white: (white)
         0:07 black: Ke7 (white)
         0:08 white: Ra1 (black)
         0:08 black: (black)
         0:11 white sees a5>a5, pa5 ke8, undo true redo true",
    );
}

#[test]
fn the_first_highlighted_square_is_red_and_so_is_the_next_after_the_red_one_went() {
    check(
        se(),
        "0:01 white plus e4
         0:02 white plus d5
         0:03 white plus d5
         0:04 white see pluses
         0:05 white plus e4 delete
         0:06 white plus c3
         0:07 white plus b3
         0:08 white see pluses
         0:09 white plus d5 delete
         0:10 white plus h8
         0:11 white see pluses
         0:12 white plus clear
         0:13 white see pluses undo
         0:14 white undo
         0:15 white see pluses",
        "0:04 white sees e4 red d5
         0:08 white sees d5 c3 red b3
         0:11 white sees c3 red b3 h8
         0:13 white sees , undo true redo false
         0:15 white sees c3 red b3 h8",
    );
}

#[test]
fn arrows_and_circles_take_a_new_colour_and_are_taken_away() {
    check(
        se(),
        "0:01 white draw green e2 e4
         0:02 white draw red e4
         0:03 white draw yellow e4 e2
         0:04 white draw red e2 e4
         0:05 white see drawings
         0:06 white erase e4
         0:07 white see drawings
         0:08 white erase all
         0:09 white undo
         0:10 white undo
         0:11 white undo
         0:12 white see drawings",
        "0:05 white sees red e2e4 red e4 yellow e4e2
         0:07 white sees red e2e4 yellow e4e2
         0:12 white sees green e2e4 red e4 yellow e4e2",
    );
}

#[test]
fn dummies_that_contradict_the_own_knowledge_are_told() {
    check(
        from(se(), "4k3/8/8/8/8/8/8/R3K2R w K - 0 1"),
        "0:01 white mark e8 p
         0:02 white mark c1 p
         0:03 white mark a6 q
         0:04 white mark a4 q
         0:05 white see doubtful
         0:06 white a1a5
         0:07 white see doubtful
         0:08 black see doubtful
         0:09 black e8e7
         0:10 white see doubtful
         0:11 white mark f1 n
         0:12 white e1g1
         0:13 white see doubtful dummies",
        "0:05 white sees c1 e8
         0:06 white: Ra5 (black)
         0:06 black: (black)
         0:07 white sees c1 a4 e8
         0:08 black sees
         0:09 white: (white)
         0:09 black: Ke7 (white)
         0:10 white sees c1 e8
         0:12 white: O-O (black)
         0:12 black: (black)
         0:13 white sees c1 e8, pc1 qa4 qa6 pe8",
    );
}

#[test]
fn the_newest_dummies_beyond_sixteen_are_told_unless_men_come_back() {
    let more = "0:01 white mark e5 n
         0:02 white mark d5 n
         0:03 white mark e5 e4
         0:04 white see doubtful
         0:05 white mark a8 delete
         0:06 white see doubtful";
    check(se(), more, "0:04 white sees e4 d5\n0:06 white sees d5");
    check(
        hidden(RuleSetName::Crazykrieg),
        more,
        "0:04 white sees\n0:06 white sees",
    );
}

#[test]
fn marks_of_every_kind_stand_in_the_record() {
    let mut script = Script::new(se());
    script.play(
        "0:01 white cube d5
         0:02 white tie d5 e7
         0:03 black plus e4
         0:04 white e2e4
         0:05 white draw red e4 e5
         0:06 white cube d5 d6
         0:07 white undo
         0:08 black resign",
    );
    let record = script.table.record_of().expect("the game is over");
    let [first, moved, end] = record.steps.as_slice() else {
        panic!("three steps: {:?}", record.steps);
    };
    let cell = |text: &str| text.parse::<Cell>().expect("a square");
    assert_eq!(first.cubes.white.len(), 1, "before the next step");
    assert_eq!(first.cubes.white[0].pawn, Some(cell("e7")));
    assert_eq!(first.highlights.black[0].cell, cell("e4"));
    assert!(first.drawings.white.is_empty(), "drawn after the move");
    assert_eq!(moved.drawings.white[0].colour, MarkColour::Red);
    assert_eq!(moved.cubes.white, first.cubes.white, "that was undone");
    assert_eq!(end.drawings, moved.drawings);
    assert!(end.cubes.black.is_empty());
}

/// Squares of a corner of the board with men of both sides and a few beside it, so that marks meet.
fn cell() -> impl Strategy<Value = Cell> {
    (0..3_u8, prop_oneof![9 => 0..8_u8, 1 => Just(8)]).prop_map(|(f, r)| Cell::new(f, r))
}

pub(crate) fn change() -> impl Strategy<Value = MarkChange> {
    let kinds = prop::sample::select(vec!['q', 'p', 'p', 'z']);
    let colours =
        prop::sample::select(vec![MarkColour::Green, MarkColour::Red, MarkColour::Yellow]);
    let shape = || {
        prop_oneof![
            (cell(), cell()).prop_map(|(from, to)| Shape::Arrow { from, to }),
            cell().prop_map(|cell| Shape::Circle { cell }),
        ]
    };
    prop_oneof![
        4 => (cell(), kinds).prop_map(|(cell, kind)| MarkChange::AddDummy {
            cell,
            kind: Kind::from_letter(kind).expect("a letter"),
        }),
        4 => (cell(), cell()).prop_map(|(from, to)| MarkChange::MoveDummy { from, to }),
        2 => cell().prop_map(|cell| MarkChange::DeleteDummy { cell }),
        4 => cell().prop_map(|cell| MarkChange::AddCube { cell }),
        3 => (cell(), cell()).prop_map(|(from, to)| MarkChange::MoveCube { from, to }),
        1 => cell().prop_map(|cell| MarkChange::DeleteCube { cell }),
        8 => (cell(), cell()).prop_map(|(cell, pawn)| MarkChange::TieCube { cell, pawn }),
        1 => cell().prop_map(|cell| MarkChange::UntieCube { cell }),
        2 => cell().prop_map(|cell| MarkChange::AddHighlight { cell }),
        1 => cell().prop_map(|cell| MarkChange::RemoveHighlight { cell }),
        1 => Just(MarkChange::ClearHighlights),
        2 => (shape(), colours).prop_map(|(shape, colour)| MarkChange::Draw {
            drawing: Drawing { shape, colour },
        }),
        1 => shape().prop_map(|shape| MarkChange::Erase { shape }),
        1 => Just(MarkChange::ClearDrawings),
    ]
}

/// Every tied cube has its dummy pawn, and one highlighted square at most is red.
pub(crate) fn assert_marks_fit(view: &View) {
    for cube in &view.cubes {
        let is_there = |pawn| {
            let mut dummies = view.dummies.iter();
            dummies.any(|man| man.cell == pawn && man.kind == Kind::PAWN)
        };
        assert!(cube.pawn.is_none_or(is_there), "{cube:?} has no pawn");
    }
    let red = view.highlights.iter().filter(|lit| lit.red).count();
    assert!(red <= 1, "{red} squares are red");
}

/// A command by one seat that may be refused.
fn ask(table: &mut Table, by: Side, command: &Command) -> bool {
    let Ok(entries) = table.decide(Millis(0), by, command) else {
        return false;
    };
    for entry in &entries {
        assert!(matches!(
            entry.event,
            Event::Marked { .. } | Event::MarkUndone { .. } | Event::MarkRedone { .. }
        ));
        table.record(entry);
    }
    true
}

/// What undo and redo do not touch: which of them can be done.
fn marks(table: &Table, seat: Side) -> View {
    let view = table.view(seat, Millis(0), true);
    View {
        can_undo_mark: false,
        can_redo_mark: false,
        ..view
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn all_undone_and_all_redone_is_the_same(
        steps in prop::collection::vec((0..10_u8, change()), 1..80),
    ) {
        let (mut table, _) = Table::open(se(), GAME).expect("playable terms");
        let [first, other] = [Side::White, Side::Black].map(|seat| marks(&table, seat));
        for (kind, change) in steps {
            let command = match kind {
                0 => Command::UndoMark,
                1 => Command::RedoMark,
                _ => Command::Mark { change },
            };
            ask(&mut table, Side::White, &command);
            assert_marks_fit(&marks(&table, Side::White));
        }
        while ask(&mut table, Side::White, &Command::RedoMark) {}
        let last = marks(&table, Side::White);
        let mut between = vec![last.clone()];
        while ask(&mut table, Side::White, &Command::UndoMark) {
            assert_marks_fit(&marks(&table, Side::White));
            between.push(marks(&table, Side::White));
        }
        prop_assert_eq!(between.pop(), Some(first), "all is undone");
        while ask(&mut table, Side::White, &Command::RedoMark) {
            prop_assert_eq!(between.pop(), Some(marks(&table, Side::White)), "as it was");
        }
        prop_assert_eq!(marks(&table, Side::White), last);
        prop_assert_eq!(marks(&table, Side::Black), other, "the other seat noticed nothing");
    }
}
