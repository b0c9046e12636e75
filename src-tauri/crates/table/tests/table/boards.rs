//! Board games besides chess at a table.

use games::Side;
use protocol::terms::{Rules, Terms};
use table::{Millis, Table};

use crate::script::{GAME, Script, assert_same_when_read_again, check, from, se};

/// Terms of a board game with choices such as `rows=5`.
pub(crate) fn board(name: &str, options: &[&str]) -> Terms {
    let option = |option: &&str| {
        let (key, value) = option.split_once('=').expect("KEY=VALUE");
        (key.to_owned(), value.to_owned())
    };
    Terms {
        rules: Rules::Board {
            name: name.to_owned(),
            options: options.iter().map(option).collect(),
        },
        time: None,
        ..se()
    }
}

const MATE: &str = "#######/#######/#######/W.k####/#######/#######/#K##### w";

#[test]
fn a_jump_takes_its_tile_away_for_both() {
    check(
        board("sjakti", &["corners=false"]),
        "0:01 white b2-b4
         0:02 white see men board
         0:02 black see board turn
         0:03 black b6-a1
         0:04 black d6-d5
         0:05 black see last hints",
        "0:01 both: b2-b4 (black)
         0:02 white sees kd2 wf2 wb4 wb6 kd6 wf6, ground [a1, g1, b3, a7, g7] frozen [] checked [] 0 moves
         0:02 black sees ground [a1, g1, b3, a7, g7] frozen [] checked [] 23 moves, black 1 0
         0:03 black: b6-a1? (illegal)
         0:04 both: d6-d5 (white)
         0:05 black sees last Some((d6, d5)), ",
    );
}

#[test]
fn checkmate_and_its_record() {
    let game = check(
        from(board("sjakti", &[]), MATE),
        "0:01 white a4-b4",
        "0:01 both: a4-b4 (checkmate 1-0)",
    );
    let record = game.table.record_of().expect("it is over");
    assert_eq!((record.files, record.ranks), (7, 7));
    let texts: Vec<&str> = record.steps.iter().map(|step| &*step.fen).collect();
    let after = "#######/#######/#######/.Wk####/#######/#######/#K##### b";
    assert_eq!(texts, [MATE, after]);
    assert_eq!(record.steps[1].ground.len(), 45);
    assert_eq!(record.steps[1].men.len(), 3);
}

#[test]
fn who_cannot_move_passes() {
    let pass = "#######/######k/######./#######/#######/#######/K###### w";
    check(
        from(board("sjakti", &[]), pass),
        "0:01 white a1-a2
         0:02 white pass
         0:03 white see latest last",
        "0:01 white: a1-a2? (illegal)
         0:02 both: pass (pass, black)
         0:03 white sees pass black, last None",
    );
}

fn land(top: &str, sea: [&str; 4], bottom: &str, rest: &str) -> String {
    let sea = sea.map(|land| format!("{}~~~~{}", &land[..3], &land[3..]));
    format!(
        "h........./........../........../{}/{bottom}/.........H {rest}",
        sea.join("/")
    )
    .replacen("..........", top, 1)
}

#[test]
fn a_tank_takes_everything_on_its_way() {
    let position = land(
        "..........",
        ["......", "......", ".s....", ".S...."],
        ".T......../..........",
        "w 00",
    );
    check(
        from(board("invasion", &[]), &position),
        "0:01 white b3-b6
         0:02 white see men",
        "0:01 both: b3xb6 (captured b4, captured b5, black)
         0:02 white sees hj1 tb6 ha10",
    );
}

#[test]
fn a_bomb_takes_its_neighbours() {
    let position = land("..........", ["......"; 4], "........s./.......S..", "w 1-");
    check(
        from(board("invasion", &[]), &position),
        "0:01 white B@i2
         0:02 black see men last capture",
        "0:01 both: B@i2 (captured h2, captured i3, insufficient 1/2-1/2)
         0:02 black sees hj1 ha10, last None, capture Some(h2)",
    );
}

#[test]
fn a_king_is_taken() {
    check(
        from(board("dumb", &[]), "5/5/5/3k1/3K1 w - pQ"),
        "0:01 white see board
         0:02 white d1-d2
         0:03 black d2-d3",
        "0:01 white sees ground [] frozen [] checked [d1] 5 moves
         0:02 both: d1xd2 (captured d2, king_captured 1-0)
         0:03 black refused: over",
    );
}

#[test]
fn promotions_and_checks_are_told() {
    check(
        from(board("dumb", &[]), "n3k/1P3/5/5/K4 w - pBNQR"),
        "0:01 white b4-a5=R
         0:02 black see check board",
        "0:01 both: b4xa5=R (captured a5, promoted, black, check )
         0:02 black sees check [], ground [] frozen [] checked [e5] 3 moves",
    );
}

#[test]
fn a_position_that_comes_again_draws() {
    check(
        from(board("dumb", &[]), "4k/5/5/5/4K w - pQ"),
        "0:01 white e1-d1
         0:02 black e5-d5
         0:03 white d1-e1
         0:04 black d5-e5",
        "0:01 both: e1-d1 (black)
         0:02 both: e5-d5 (white)
         0:03 both: d1-e1 (black)
         0:04 both: d5-e5 (recurrence 1/2-1/2)",
    );
}

#[test]
fn frozen_men_are_shown_and_stay() {
    check(
        from(board("dumb", &[]), "k4/5/1wW2/5/4K w - pQ"),
        "0:01 white see board
         0:02 white c3-c4",
        "0:01 white sees ground [] frozen [b3, c3] checked [] 3 moves
         0:02 white: c3-c4? (illegal)",
    );
}

const WALK: &str = "k7/8/8/8/8/7K w - pQ";

/// Both kings walk about without meeting, for so many moves of each.
fn walk(moves: usize) -> String {
    let white = "h1 g1 f1 e1 d1 c1 b1 a1 a2 b2 c2";
    let black = "a6 b6 c6 d6 e6 f6 g6 h6 h5 g5 f5";
    let steps = |squares: &'static str, side: &'static str| {
        let squares: Vec<&str> = squares.split(' ').collect();
        let step = move |pair: &[&str]| format!("0:02 {side} {}-{}\n", pair[0], pair[1]);
        squares.windows(2).map(step).collect::<Vec<_>>()
    };
    let pairs = steps(white, "white").into_iter().zip(steps(black, "black"));
    pairs.take(moves).map(|(one, two)| one + &two).collect()
}

#[test]
fn who_refuses_a_draw_has_ten_moves_to_improve() {
    let mut game = Script::new(from(board("dumb", &[]), WALK));
    game.play("0:01 white offer draw\n0:01 black decline 1\n0:01 white see board may");
    assert!(
        game.heard.contains("; black 10 left, 1 missing"),
        "{}",
        game.heard
    );
    assert!(!game.heard.contains("offer_draw"), "{}", game.heard);
    game.heard.clear();
    game.play("0:01 black offer draw");
    assert_eq!(game.heard, "0:01 black refused: not_in_these_rules\n");
    game.play(&walk(9));
    game.heard.clear();
    game.play("0:03 black see board");
    assert!(
        game.heard.contains("; black 1 left, 1 missing"),
        "{}",
        game.heard
    );
    assert_same_when_read_again(&game.table, game.at);
    game.heard.clear();
    game.play("0:04 white b2-c2\n0:05 black g5-f5");
    assert!(
        game.heard.ends_with("(demonstration 1/2-1/2)\n"),
        "{}",
        game.heard
    );
    assert_same_when_read_again(&game.table, game.at);
}

#[test]
fn a_refusal_stands_when_moves_are_taken_back() {
    let mut game = Script::new(from(board("dumb", &[]), WALK));
    game.play("0:01 white h1-g1\n0:01 black offer draw\n0:01 white decline 1");
    game.play(
        "0:02 black a6-b6\n0:02 white g1-f1\n0:02 white offer take_back\n0:02 black accept 2",
    );
    game.heard.clear();
    game.play("0:03 white see turn board");
    let expected = "0:03 white sees white 2 0, ground [] frozen [] checked [] 5 moves; white 10 left, 1 missing\n";
    assert_eq!(game.heard, expected);
    game.heard.clear();
    game.play("0:04 black offer take_back\n0:04 white accept 3\n0:05 white see board");
    let expected = "; white 10 left, 1 missing\n";
    assert!(game.heard.ends_with(expected), "{}", game.heard);
    assert_same_when_read_again(&game.table, game.at);
}

#[test]
fn a_move_that_answers_an_offer_counts_for_the_refuser() {
    let mut game = Script::new(from(board("dumb", &[]), "k4/5/5/n4/R3K w - pR"));
    game.play("0:01 white e1-d1\n0:01 white offer draw");
    game.heard.clear();
    game.play("0:02 black a2-c1\n0:03 black see board");
    let expected = "; black 9 left, 1 missing\n";
    assert!(game.heard.ends_with(expected), "{}", game.heard);
    assert_same_when_read_again(&game.table, game.at);
}

#[test]
fn a_quick_draw_asks_nobody() {
    check(
        board("dumb", &[]),
        "0:01 black quick_draw",
        "0:01 both: (agreed 1/2-1/2)",
    );
    let rated = Terms {
        rated: true,
        ..board("dumb", &[])
    };
    for terms in [rated, se()] {
        check(
            terms,
            "0:01 white quick_draw",
            "0:01 white refused: not_in_these_rules",
        );
    }
}

#[test]
fn one_person_moves_both_sides_in_practice() {
    let mut game = Script::new(Terms {
        practice: true,
        ..board("sjakti", &[])
    });
    game.play("0:01 white practise b2-b4\n0:02 white practise d6-d5\n0:03 white practise b4-b3");
    game.heard.clear();
    game.play("0:04 white see turn board\n0:05 white offer take_back\n0:06 white see turn");
    let board = "ground [b3] frozen [] checked [] ";
    assert!(game.heard.contains(board), "{}", game.heard);
    assert!(
        game.heard.ends_with("white sees black 1 0\n"),
        "{}",
        game.heard
    );
}

#[test]
fn what_is_wrong_with_terms_is_named() {
    let refused = |terms: Terms| {
        let error = Table::open(terms, GAME).expect_err("bad terms");
        let args: Vec<String> = error
            .args
            .iter()
            .map(|(key, value)| format!("{key}={value}"))
            .collect();
        format!("{} {} {}", error.field, error.code, args.join(" "))
    };
    let position = from(board("sjakti", &[]), "......./.w.x");
    assert_eq!(refused(position), "start bad-position at=1");
    let letter = MATE.replace('k', "x");
    assert_eq!(
        refused(from(board("sjakti", &[]), &letter)),
        "start bad-position at=27"
    );
    let option = board("dumb", &["rows=7"]);
    assert_eq!(refused(option), "options bad-game-option option=rows=7");
    let castling = board("dumb", &["castling=true", "line_up=shuffled"]);
    assert_eq!(
        refused(castling),
        "options bad-game-option option=line_up=shuffled"
    );
    assert_eq!(refused(board("ludo", &[])), "game bad-game ");
    let over = from(board("dumb", &[]), "5/5/5/5/3K1 w - pQ");
    assert_eq!(refused(over), "start fen-over reason=king_captured");
}

#[test]
fn men_by_lot_stand_in_the_terms() {
    let entry = games::list::Entry::named("dumb").expect("a game of the list");
    let options = ["line_up=shuffled".to_owned(), "columns=6".to_owned()];
    let drawn = entry.draw(&options, &mut |_| 0).expect("known options");
    let drawn = drawn.expect("a line-up by lot");
    let usual = entry.draw(&[], &mut |_| 0).expect("known options");
    assert_eq!(usual, None, "the usual men need no lot");
    let terms = from(board("dumb", &["line_up=shuffled", "columns=6"]), &drawn);
    let (table, _) = Table::open(terms, GAME).expect("playable terms");
    let men = table.view(Side::Black, Millis(0), true).men;
    assert_eq!(men.len(), 24);
    let home = |side, rank| {
        let men = men
            .iter()
            .filter(move |man| man.side == side && man.cell.rank == rank);
        men.map(|man| man.kind.letter()).collect::<String>()
    };
    assert_eq!(home(Side::White, 0), home(Side::Black, 5), "alike for both");
}

#[test]
fn who_changes_sides_takes_his_notes_along() {
    let mut game = Script::new(board("sjakti", &[]));
    game.play("0:01 white b2-b4\n0:02 white notes mine");
    let names = game.table.terms().names.clone();
    let entry = game
        .table
        .change_sides(Millis(3000))
        .expect("nothing is hidden");
    game.table.record(&entry);
    let now = &game.table.terms().names;
    assert_eq!((&now.white, &now.black), (&names.black, &names.white));
    let notes = |side| game.table.view(side, Millis(3000), true).notes;
    assert_eq!(
        (notes(Side::White), notes(Side::Black)),
        (String::new(), "mine".to_owned())
    );
    assert_same_when_read_again(&game.table, Millis(6000));

    let called = game.table.rename(Millis(4000), Side::White, "Level 5");
    game.table
        .record(&called.expect("it is a name").expect("it is another one"));
    assert_eq!(game.table.terms().names.white, "Level 5");
    let again = game.table.rename(Millis(5000), Side::White, "Level 5");
    assert_eq!(again, Ok(None), "he is called so already");
    assert!(game.table.rename(Millis(5000), Side::White, "").is_err());
    assert_same_when_read_again(&game.table, Millis(6000));
}

#[test]
fn sides_are_not_changed_where_something_is_hidden_or_two_people_play() {
    let two = Terms {
        hand_over: true,
        ..board("sjakti", &[])
    };
    let rated = Terms {
        rated: true,
        ..board("sjakti", &[])
    };
    for terms in [se(), two, rated] {
        let (table, _) = Table::open(terms, GAME).expect("good terms");
        assert!(table.change_sides(Millis(0)).is_err());
    }
}
