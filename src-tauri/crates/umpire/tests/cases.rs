//! The published cases through the program itself: `umpire referee`, line by line.

use std::io::Write;
use std::process::{Command, Stdio};

use encounter_tests::cases::{Case, Told, compare, read_all};
use encounter_tests::strict;
use games::Side;
use serde_json::Value;

/// Runs the program on a case and reads what it wrote.
fn run(case: &Case) -> Told {
    let mut command = Command::new(env!("CARGO_BIN_EXE_umpire"));
    command.args(["referee", "--rules", &case.rules, "--fen", &case.fen]);
    for (key, value) in &case.options {
        command.args(["--set", &format!("{key}={value}")]);
    }
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    input
        .write_all((case.moves.join("\n") + "\n").as_bytes())
        .expect("the program reads");
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    assert!(
        output.status.success(),
        "{} ends with {}",
        case.id,
        output.status
    );
    let text = String::from_utf8(output.stdout).expect("a text");
    let lines = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"));
    told(case, &lines.collect::<Vec<Value>>())
}

fn told(case: &Case, lines: &[Value]) -> Told {
    let mut told = Told::default();
    for (step, line) in lines.iter().enumerate() {
        assert_eq!(line["step"], step, "{}: steps are counted from 0", case.id);
        if step > 0 {
            assert_eq!(
                line["try"],
                case.moves[step - 1],
                "{}: the try is named",
                case.id
            );
            told.verdicts
                .push(line["verdict"].as_str().expect("a verdict").to_owned());
        }
        for side in Side::ALL {
            let items = line[side.as_str()].as_array().expect("a list").clone();
            told.heard.get_mut(side).push(items);
        }
        line["fen"]
            .as_str()
            .expect("a position")
            .clone_into(&mut told.fen);
    }
    told
}

#[track_caller]
fn check_all(results: impl Iterator<Item = Result<(), String>>, at_least: usize) {
    let results: Vec<_> = results.collect();
    let faults: Vec<&String> = results.iter().filter_map(|r| r.as_ref().err()).collect();
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
    assert!(
        results.len() >= at_least,
        "only {} cases were read",
        results.len()
    );
}

#[test]
fn every_case_of_every_set() {
    let cases = read_all().into_iter().filter(|case| case.rules != "dutch");
    check_all(cases.map(|case| compare(&case, &run(&case))), 412);
}

#[test]
fn se_to_the_letter_for_both_values_of_every_option() {
    let cases = read_all().into_iter().filter(|case| case.rules == "se");
    let variants = cases.flat_map(|case| strict::variants(&case));
    check_all(
        variants.map(|case| strict::compare(&case, &run(&case))),
        570,
    );
}
