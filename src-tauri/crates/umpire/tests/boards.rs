//! The published positions and counts of the board games through the program itself.

use std::process::{Command, Output};

use games::list::Entry;
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
        if Entry::named(text(&case, "game")).is_none() {
            continue;
        }
        match case.get("perft") {
            None => check_moves(&case),
            Some(_) => check_perft(&case),
        }
        checked += 1;
    }
    assert_eq!(checked, 18, "every line is a case");
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
    let check = |position, expected| refuse("sjakti", &["--position", position], expected);
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
