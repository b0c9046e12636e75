//! Terms, logs and the full record.

use games::{BySide, Side};
use protocol::terms::{Rules, SideTime, Terms};
use referee::Announcement;
use table::{Entry, Event, Millis, Table};

use crate::script::{GAME, Script, from, se, word};

#[track_caller]
fn check_refused(change: impl FnOnce(&mut Terms), field: &str, part: &str) {
    let mut terms = se();
    change(&mut terms);
    let error = Table::open(terms, GAME).expect_err("these terms are refused");
    assert_eq!(error.field, field, "{error}");
    assert!(error.detail.contains(part), "{error}");
}

#[test]
fn terms_out_of_range_are_refused_at_their_field() {
    let time = |main_ms, increment_ms| {
        Some(BySide {
            white: SideTime {
                main_ms: 60_000,
                increment_ms: 0,
            },
            black: SideTime {
                main_ms,
                increment_ms,
            },
        })
    };
    check_refused(|terms| terms.event = "x".repeat(101), "event", "100");
    check_refused(|terms| terms.event = "a\nb".to_owned(), "event", "one line");
    check_refused(|terms| terms.names.white.clear(), "name.white", "at least");
    check_refused(
        |terms| terms.names.black = "x".repeat(41),
        "name.black",
        "at most 40",
    );
    check_refused(
        |terms| terms.names.black = "\u{202e}x".to_owned(),
        "name.black",
        "plain",
    );
    check_refused(|terms| terms.time = time(59_999, 0), "time.black", "1.00");
    check_refused(
        |terms| terms.time = time(5_999_401, 0),
        "time.black",
        "99.99",
    );
    check_refused(
        |terms| terms.time = time(60_000, 1500),
        "time.black",
        "whole",
    );
    check_refused(
        |terms| terms.time = time(60_000, 1_000_000),
        "time.black",
        "999",
    );
    let start = |fen: &str| Some(fen.to_owned());
    check_refused(
        |terms| terms.start = start("8/8/8/8/8/8/8/4K3 w - - 0 1"),
        "start",
        "king",
    );
    check_refused(|terms| terms.start = start("rubbish"), "start", "character");
    let mated = "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1";
    check_refused(|terms| terms.start = start(mated), "start", "over");
    let chess = |terms: &mut Terms, fen| {
        terms.rules = Rules::Chess;
        terms.start = start(fen);
    };
    check_refused(|terms| chess(terms, mated), "start", "checkmate");
    check_refused(
        |terms| chess(terms, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        "start",
        "insufficient",
    );
}

#[test]
fn a_start_position_is_refused_with_its_reason() {
    let seventeen = "4k3/pppppppp/pppppppp/8/8/8/8/4K3 w - - 0 1";
    for (fen, code, args) in [
        (seventeen, "fen-many-men", "side=black count=17 at=1"),
        ("8/8/8/8/8/8/8/4K3 w", "fen-no-king", "side=black at=1"),
        (
            "4k2P/8/8/8/8/8/8/4K3 w",
            "fen-pawn-on-edge",
            "square=h8 at=4",
        ),
        (
            "4k3/4R3/8/8/8/8/8/4K3 w",
            "fen-enemy-in-check",
            "side=black at=23",
        ),
        ("R5k1/5ppp/8/8/8/8/8/4K3 b", "fen-over", "reason=checkmate"),
        ("4k3/8/8/8/8/8/8/4K3[Q] w", "fen-reserves", ""),
        ("4k3/8/8/8/8/8/8/3zK3 w", "fen-board", "found=z at=18"),
        ("4k3/8/8/8/8/8/8/4K4 w", "fen-rank-length", "rank=1 at=19"),
        ("4k3/8/8/8/8/8/8/4K3", "fen-turn", "at=20"),
    ] {
        let mut terms = se();
        terms.start = Some(fen.to_owned());
        let error = Table::open(terms, GAME).expect_err("no game begins here");
        let found = error
            .args
            .iter()
            .map(|(name, value)| format!("{name}={value}"));
        let found = found.collect::<Vec<_>>().join(" ");
        assert_eq!(
            (error.field, error.code, &*found),
            ("start", code, args),
            "{fen}"
        );
    }
}

#[test]
fn terms_at_their_limits_are_played() {
    let mut terms = se();
    terms.event = "x".repeat(100);
    terms.names.white = "Ș".repeat(40);
    terms.time = Some(BySide {
        white: SideTime {
            main_ms: 60_000,
            increment_ms: 999_000,
        },
        black: SideTime {
            main_ms: 5_999_400,
            increment_ms: 0,
        },
    });
    assert!(Table::open(terms, GAME).is_ok());
}

#[test]
fn black_may_begin_a_set_up_game_and_dummies_stand_on_the_set_up_squares() {
    let mut script = Script::new(from(se(), "4k3/p7/8/8/8/8/8/R3K3 b - - 0 1"));
    script.play("0:01 white see turn dummies\n0:02 black see dummies\n0:03 black a7a5");
    assert_eq!(
        script.heard,
        "0:01 white sees black 0 0, pa7 ke8\n\
         0:02 black sees ra1 ke1\n\
         0:03 white: (white)\n\
         0:03 black: a5 (white)\n"
    );
}

#[track_caller]
fn check_damaged(damage: impl FnOnce(&mut Vec<Entry>), entry: usize, part: &str) {
    let mut script = Script::new(se());
    script.play("0:01 white e2e4\n0:02 black e7e5");
    let mut entries = script.table.log().to_vec();
    damage(&mut entries);
    let error = Table::replay(GAME, &entries).expect_err("this is no game's log");
    assert_eq!(error.entry, entry, "{error}");
    assert!(error.detail.contains(part), "{error}");
}

#[test]
fn a_damaged_log_is_an_error_and_no_panic() {
    fn try_of(entry: &mut Entry) -> (&mut String, &mut Side) {
        match &mut entry.event {
            Event::Tried { text, by, .. } => (text, by),
            other => panic!("no try: {other:?}"),
        }
    }
    check_damaged(Vec::clear, 0, "begins");
    check_damaged(|log| drop(log.remove(0)), 0, "first entry");
    check_damaged(|log| log[2].at = Millis(999), 2, "before");
    check_damaged(|log| log[1] = log[0].clone(), 1, "starts once");
    check_damaged(|log| *try_of(&mut log[1]).0 = "e2".to_owned(), 1, "read");
    check_damaged(
        |log| *try_of(&mut log[1]).0 = "e2e5".to_owned(),
        1,
        "cannot have stood",
    );
    check_damaged(
        |log| *try_of(&mut log[2]).1 = Side::White,
        2,
        "other side's turn",
    );
    let mut script = Script::new(se());
    script.play("0:01 white e2e4");
    let other = table::GameId::new(8);
    let error = Table::replay(other, script.table.log()).expect_err("the id of another game");
    assert_eq!(error.entry, 0);
}

#[test]
fn the_record_holds_every_try_with_what_each_seat_heard_and_marked() {
    let mut script = Script::new(from(se(), "7k/R7/8/8/8/8/p7/1R2K3 w - - 0 1"));
    script.play(
        "0:01 white mark a2 a3
         0:02 white a7a1
         0:03 black mark e1 d1
         0:04 white b1b7
         0:05 black h8g8",
    );
    assert_eq!(script.table.record_of(), None, "the game goes on");
    script.play("0:06 white mark h8 g8\n0:07 white b7b8\n0:08 white chat good game");
    let record = script.table.record_of().expect("the game is over");
    let steps: Vec<String> = record
        .steps
        .iter()
        .map(|step| {
            let tried = step.tried.as_ref().map_or("-", |tried| &tried.notation);
            let men = |men: &[games::Man]| {
                let men: Vec<String> = men
                    .iter()
                    .map(|man| format!("{}{}", man.kind, man.cell))
                    .collect();
                men.concat()
            };
            let left = step.left_ms.expect("a game with clocks");
            format!(
                "{} {} {tried} | {} | {} {} | {} {} | {}",
                step.side,
                step.ply,
                heard(&step.heard.white, &step.heard.black),
                men(&step.dummies.white),
                men(&step.dummies.black),
                left.white,
                left.black,
                step.fen
            )
        })
        .collect();
    let expected = [
        "white 0 - | turn/turn | pa3kh8 rb1ke1ra7 | 600000 600000 | 7k/R7/8/8/8/8/p7/1R2K3 w - - 0 1",
        "white 0 Raa1 | no/no | pa3kh8 rb1kd1ra7 | 598000 600000 | 7k/R7/8/8/8/8/p7/1R2K3 w - - 0 1",
        "white 1 Rbb7 | turn/turn | pa3kh8 rb1kd1ra7 | 596000 600000 | 7k/RR6/8/8/8/8/p7/4K3 b - - 1 1",
        "black 2 Kg8 | turn/turn | pa3kg8 rb1kd1ra7 | 596000 599000 | 6k1/RR6/8/8/8/8/p7/4K3 w - - 2 2",
        "white 3 Rb8 | end/end | pa3kg8 rb1kd1ra7 | 594000 599000 | 1R4k1/R7/8/8/8/8/p7/4K3 b - - 3 2",
    ];
    assert_eq!(steps, expected);
    assert_eq!(
        (word(record.reason), word(record.result)),
        ("checkmate".into(), "1-0".into())
    );
    assert_eq!(record.steps[4].men.len(), 5, "both armies");
}

fn heard(white: &[Announcement], black: &[Announcement]) -> String {
    let say = |said: &[Announcement]| -> Vec<String> {
        said.iter()
            .map(|one| word(serde_json::to_value(one).expect("a message")["say"].clone()))
            .collect()
    };
    format!("{}/{}", say(white).join(" "), say(black).join(" "))
}

#[test]
fn whatever_was_announced_is_a_step_of_the_record() {
    let mut script = Script::new(se());
    script.play(
        "0:01 white e2e4
         0:02 white offer take_back
         0:03 black accept 1
         0:04 white offer draw
         0:05 white withdraw 2
         0:06 black minute
         0:07 white chat hello
         0:08 black resign",
    );
    let record = script.table.record_of().expect("the game is over");
    let steps: Vec<String> = record
        .steps
        .iter()
        .map(|step| {
            let told = step.told.as_ref().map_or(String::new(), |told| {
                word(serde_json::to_value(told).expect("a message")["line"].clone())
            });
            let left = step.left_ms.expect("a game with clocks");
            format!("{} {told} {}", step.ply, left.white)
        })
        .collect();
    let expected = [
        "0  600000",
        "1  599000",
        "1 offered 599000",
        "1 answered 599000",
        "0 taken_back 600000",
        "0 offered 599000",
        "0 answered 598000",
        "0 minute_added 657000",
        "0  655000",
    ];
    assert_eq!(steps, expected);
    let end = record.steps.last().expect("the end is a step");
    assert!(end.tried.is_none() && !end.heard.white.is_empty());
}
