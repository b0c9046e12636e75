//! The published positions and counts of the board games through the program itself.

use std::process::{Command, Output};

use serde_json::Value;

const CASES: &str = include_str!("../../../../tests/cases/boardgames.jsonl");

fn umpire(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_umpire"))
        .args(arguments)
        .output()
        .expect("the program starts")
}

fn answer(arguments: &[&str]) -> Value {
    let output = umpire(arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {complaint}");
    serde_json::from_slice(&output.stdout).expect("a line of JSON")
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().expect("a text")
}

/// The moves that a case plays first.
fn played(case: &Value) -> Vec<&str> {
    match (&case["after"], &case["sequence"]) {
        (Value::String(m), _) => vec![m],
        (_, Value::Array(moves)) => moves.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

fn check_moves(case: &Value) {
    let [game, position] = ["game", "position"].map(|key| text(case, key));
    let mut arguments = vec!["moves", "--game", game, "--position", position];
    for m in played(case) {
        arguments.extend(["--after", m]);
    }
    let answer = answer(&arguments);
    for key in ["outcome", "winner", "moves"] {
        assert_eq!(answer[key], case[key], "{}: {key}", case["id"]);
    }
}

fn check_perft(case: &Value) {
    let [game, position] = ["game", "position"].map(|key| text(case, key));
    let counts = case["perft"].as_array().expect("counts");
    for (depth, count) in (1..).zip(counts) {
        // The deepest counts of a slow build would take minutes; a benchmark makes them.
        if count.as_u64().expect("a count") > 20_000_000 {
            continue;
        }
        let depth = depth.to_string();
        let arguments = ["perft", "--game", game, "--position", position];
        let answer = answer(&[&arguments[..], &["--depth", &depth]].concat());
        assert_eq!(answer["nodes"], *count, "{} at depth {depth}", case["id"]);
    }
}

#[test]
fn every_published_case() {
    let mut checked = 0;
    for line in CASES.lines() {
        let case: Value = serde_json::from_str(line).expect("a line of JSON");
        match case.get("perft") {
            None => check_moves(&case),
            Some(_) => check_perft(&case),
        }
        checked += 1;
    }
    assert_eq!(checked, 82, "every line is a case");
}

/// Arguments after the game's name, and the whole complaint.
#[track_caller]
fn refuse(game: &str, arguments: &[&str], expected: &str) {
    let output = umpire(&[&["moves", "--game", game], arguments].concat());
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(complaint.trim_end(), format!("umpire: {expected}"));
    assert_eq!(output.stdout, b"", "{arguments:?}: nothing half-done");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
}

#[test]
fn what_is_wrong_with_a_position_of_sjakti_is_named() {
    let check =
        |position: &str, expected: &str| refuse("sjakti", &["--position", position], expected);
    check(
        "......./.w.k.w./...x.../......./......./.W.K.W./....... w",
        "--position: 'x' is none of . # K W k w (character 20)",
    );
    check(
        "......./.w.k.w./......./....../......./.W.K.W./....... w",
        "--position: rank 4 has 6 squares instead of 7 (character 31)",
    );
    check(
        "......./.w.k.w./.W.K.W./....... w",
        "--position: the board has 4 ranks instead of 7 (character 1)",
    );
    check(
        "......./.w...w./......./......./......./.W.K.W./....... w",
        "--position: black has 0 kings instead of 1 (character 1)",
    );
    check(
        "......./.w.k.w./......./......./......./.W.K.W./.......",
        "--position: the side to move must be w or b (character 56)",
    );
    check(
        "......./.w.k.w./......./......./......./.W.K.W./....... w 1",
        "--position: nothing may follow the side to move (character 59)",
    );
    check(
        "###k###/#######/#######/#######/#######/#######/###K### w",
        "--position: the kings face each other (character 1)",
    );
    check(
        "###k###/#######/#######/#######/#######/####W##/###K#W# w",
        "--position: the kings face each other (character 1)",
    );
    refuse(
        "sjakti",
        &["--after", "pass"],
        "--after pass: not a legal move here",
    );
    refuse(
        "sjakti",
        &["--set", "corners=no"],
        "--set corners=no: corners is one of true, false",
    );
}

#[test]
fn a_peer_that_is_not_there_is_named() {
    let arguments = ["bench", "perft", "--game", "dumb", "--engine", "./nobody"];
    let output = umpire(&arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(
        complaint.starts_with("umpire: --engine ./nobody: "),
        "{complaint}"
    );
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn corners_are_an_option_of_the_start() {
    let count = |set: &[&str]| {
        let arguments = ["perft", "--game", "sjakti", "--depth", "2"];
        answer(&[&arguments[..], set].concat())["nodes"].clone()
    };
    assert_eq!(count(&[]), 768);
    assert_eq!(count(&["--set", "corners=false"]), 660);
}

/// A game, a position, moves, and the outcome after them.
#[track_caller]
fn check_outcome(game: &str, position: &str, moves: &str, expected: &str) {
    let mut arguments = vec!["moves", "--game", game, "--position", position];
    for m in moves.split_whitespace() {
        arguments.extend(["--after", m]);
    }
    let answer = answer(&arguments);
    let found = format!("{} {}", text(&answer, "outcome"), answer["winner"]);
    assert_eq!(found, expected, "{position} {moves}");
    let over = answer["moves"].as_array().is_some_and(Vec::is_empty);
    assert!(
        over != (expected.starts_with("ongoing") || expected.starts_with("check ")),
        "a game that is over has no moves: {answer}"
    );
}

#[test]
fn sjakti_is_drawn_by_repetition_and_by_bare_kings() {
    let start = "......./.w.k.w./......./......./......./.W.K.W./....... w";
    let once = "d2-d1 d6-d7 d1-d2 d7-d6 ";
    check_outcome("sjakti", start, once, "ongoing null");
    check_outcome("sjakti", start, &once.repeat(2), "repetition null");
    let last_warrior = "#######/......k/#######/#######/#######/w.#####/K.##### w";
    check_outcome("sjakti", last_warrior, "a1-a2", "insufficient null");
}

#[test]
fn what_is_wrong_with_a_position_of_dumb_chess_is_named() {
    let check =
        |position: &str, expected: &str| refuse("dumb", &["--position", position], expected);
    check(
        "rnbqk/ppppp/5/5/PPXPP/RNBQK w - pBNQR",
        "--position: 'X' is none of 1 to 8 or P K N B R Q E W J A D M in either case (character 19)",
    );
    check(
        "rnbqk/ppppp/6/5/PPPPP/RNBQK w - pBNQR",
        "--position: rank 4 has 6 squares instead of 5 (character 14)",
    );
    check(
        "rnbq/pppp/4/PPPP/RNBQ w - pBNQR",
        "--position: rank 5 has 4 squares instead of 5 to 8 (character 5)",
    );
    check(
        "rnbqk/ppppp/PPPPP/RNBQK w - pBNQR",
        "--position: the board has 4 ranks instead of 5 to 6 (character 1)",
    );
    check(
        "kk3/5/5/5/4K w - pQ",
        "--position: black has 2 kings instead of 1 (character 1)",
    );
    check(
        "4q/5/5/5/5 w - pQ",
        "--position: neither side has a king (character 1)",
    );
    check(
        "k1P2/5/5/5/4K w - pQ",
        "--position: a pawn cannot stand on the last row (character 3)",
    );
    check(
        "k4/5/5/5/4K x - pQ",
        "--position: the side to move must be w or b (character 13)",
    );
    let passed =
        "--position: the square to take in passing must be - or one that a pawn has just skipped";
    check(
        "k4/5/5/2Pp1/5/K4 w d4 pQ",
        &format!("{passed} (character 20)"),
    );
    check(
        "k4/5/5/2Pp1/5/K4 w c4 e,pQ",
        &format!("{passed} (character 20)"),
    );
}

#[test]
fn what_is_wrong_with_what_was_agreed_is_named() {
    let option = |text: &str, expected: &str| {
        let position = format!("k4/5/5/5/4K w - {text}");
        refuse(
            "dumb",
            &["--position", &position],
            &format!("--position: {expected}"),
        );
    };
    option(
        "",
        "p and the letters of what pawns become are missing (character 17)",
    );
    option(
        "e",
        "p and the letters of what pawns become are missing (character 17)",
    );
    option(
        "pQ,x",
        "an option is e, c5k, c5q, c5w, cw, or p and the letters of what pawns become (character 20)",
    );
    option("e,e,pQ", "an option stands there twice (character 19)");
    option(
        "pQ,cw",
        "this castling is for another number of columns (character 20)",
    );
    option(
        "pQK",
        "'K' is nothing that a pawn becomes, or stands there twice (character 19)",
    );
    option(
        "pQQ",
        "'Q' is nothing that a pawn becomes, or stands there twice (character 19)",
    );
    option("pQ 1", "nothing may follow the options (character 20)");
}

#[test]
fn dumb_chess_begins_as_agreed() {
    let start = |set: &[&str]| {
        let set = set.iter().flat_map(|set| ["--set", set]);
        let first = ["moves", "--game", "dumb", "--after", "c2-c3"].into_iter();
        let answer = answer(&first.chain(set).collect::<Vec<_>>());
        text(&answer, "position").to_owned()
    };
    assert_eq!(start(&[]), "rnbqk/ppppp/5/2P2/PP1PP/RNBQK b - pBNQR");
    assert_eq!(
        start(&["rows=5", "castling=true"]),
        "qkbnr/ppppp/2P2/PP1PP/QKBNR b - c5k,pBNQR"
    );
    assert_eq!(
        start(&["castling=true", "rook=queen_as_wide", "en_passant=true"]),
        "rnbqk/ppppp/5/2P2/PP1PP/RNBQK b - e,c5w,pBNQR"
    );
    assert_eq!(
        start(&["columns=6", "castling=true"]),
        "rnqkbr/pppppp/6/2P3/PP1PPP/RNQKBR b - cw,pBNQR"
    );
}

#[test]
fn kings_are_taken_and_castling_follows_its_reading() {
    check_outcome(
        "dumb",
        "5/5/5/3k1/3K1 w - pQ",
        "d1-d2",
        r#"king_captured "white""#,
    );
    check_outcome(
        "dumb",
        "5/5/5/3k1/3K1 w - pQ",
        "d1-e1 d2-e1",
        r#"king_captured "black""#,
    );
    let after = |castling: &str| {
        let position = format!("k4/5/5/5/R3K w - {castling},pQR");
        let arguments = [
            "moves",
            "--game",
            "dumb",
            "--position",
            &position,
            "--after",
            "e1-a1",
        ];
        text(&answer(&arguments), "position").to_owned()
    };
    assert_eq!(after("c5q"), "k4/5/5/5/1KR2 b - c5q,pQR");
    assert_eq!(after("c5w"), "k4/5/5/5/2KR1 b - c5w,pQR");
}

#[test]
fn what_is_wrong_with_a_position_of_invasion_is_named() {
    let ranks = |rank: usize, text: &str| {
        let mut ranks = [".........."; 10];
        ranks[3..7].fill("...~~~~...");
        ranks[0] = "h.........";
        ranks[9] = ".........H";
        ranks[rank] = text;
        ranks.join("/")
    };
    let check = |rank, row: &str, rest: &str, expected: &str| {
        let position = format!("{} {rest}", ranks(rank, row));
        let expected = format!("--position: {expected}");
        refuse("invasion", &["--position", &position], &expected);
    };
    let sea = "the sea is d4 to g7, and nothing else is";
    let letter = "'x' is none of . ~ or H F C P U T S in either case (character 14)";
    check(1, "..x.......", "w 00", letter);
    check(3, "...~T~~...", "w 00", &format!("{sea} (character 38)"));
    check(3, "...~.~~...", "w 00", &format!("{sea} (character 38)"));
    check(1, "~.........", "w 00", &format!("{sea} (character 12)"));
    let short = "rank 9 has 3 squares instead of 10 (character 15)";
    check(1, "...", "w 00", short);
    let none = "black has 0 headquarters instead of 1 (character 1)";
    check(0, "..........", "w 00", none);
    let two = "white has 2 headquarters instead of 1 (character 1)";
    check(9, "H........H", "w 00", two);
    let bombs = "White's and Black's bomb must be two characters of 0 (unlit), 1 (lit), - (spent)";
    for text in ["w", "w 0", "w 0x", "w 000"] {
        let at = if text == "w" { 112 } else { 113 };
        check(1, "..........", text, &format!("{bombs} (character {at})"));
    }
    let rest = "nothing may follow the bombs (character 116)";
    check(1, "..........", "w 00 1", rest);
}

#[test]
fn bombs_are_lit_dropped_and_spent() {
    let after = |moves: &[&str]| {
        let position = "h........./....s...../........../...~~~~.../...~~~~.../...~~~~.../...~~~~.../........../F........./.........H w 00";
        let moves = moves.iter().flat_map(|m| ["--after", m]);
        let first = ["moves", "--game", "invasion", "--position", position].into_iter();
        answer(&first.chain(moves).collect::<Vec<_>>())
    };
    let bombs = |answer: &Value| {
        text(answer, "position")
            .rsplit_once(' ')
            .expect("bombs")
            .1
            .to_owned()
    };
    let lit = after(&["a2-a1"]);
    assert_eq!(
        bombs(&lit),
        "10",
        "a flag on a red corner lights its side's bomb"
    );
    let spent = after(&["a2-a1", "a10-a9", "B@d9"]);
    assert_eq!(bombs(&spent), "-0");
    assert!(
        text(&spent, "position").starts_with("........../h........./"),
        "e9 is in the blast"
    );
    let again = after(&[
        "a2-a1", "a10-a9", "B@d9", "a9-a10", "a1-a2", "a10-a9", "a2-a1",
    ]);
    assert_eq!(bombs(&again), "-0", "a side has one bomb in a game");
}

#[test]
fn invasion_is_drawn_by_headquarters_alone_and_by_repetition() {
    let last_man = "h........./s........./........../...~~~~.../...~~~~.../...~~~~.../T..~~~~.../........../........../.........H b 10";
    check_outcome("invasion", last_man, "a9-b9", "ongoing null");
    let blast = "h........./........../........../...~~~~.../...~~~~.../...~~~~.../...~~~~.../........../..S......./.........H w 10";
    check_outcome("invasion", blast, "B@c1", "insufficient null");
    let there_and_back = "c2-c3 a10-a9 c3-c2 a9-a10 ";
    check_outcome(
        "invasion",
        &blast.replace("10", "00"),
        there_and_back,
        "ongoing null",
    );
    check_outcome(
        "invasion",
        &blast.replace("10", "00"),
        &there_and_back.repeat(2),
        "repetition null",
    );
}
