//! The program as others run it: what it writes, what it refuses, and its exit status.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_umpire"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is ours");
    // The program may stop reading before the input ends.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

/// Arguments and input of a run that succeeds, and its whole output.
#[track_caller]
fn check(arguments: &[&str], input: &str, expected: &str) {
    let output = run(arguments, input);
    let text = String::from_utf8_lossy(&output.stdout);
    let complaint = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<&str> = expected.lines().map(str::trim).collect();
    let lines: Vec<&str> = lines.into_iter().filter(|line| !line.is_empty()).collect();
    assert_eq!(text.lines().collect::<Vec<_>>(), lines, "{arguments:?}");
    assert_eq!(complaint, "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
}

/// Arguments and input of a run that fails, and its complaint.
#[track_caller]
fn refuse(arguments: &[&str], input: &str, expected: &str) {
    let output = run(arguments, input);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(complaint.trim_end(), expected, "{arguments:?}");
    assert_eq!(complaint.lines().count(), 1, "one sentence: {complaint}");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
}

/// The value of one field in each line of a run.
#[track_caller]
fn fields(arguments: &[&str], input: &str, name: &str) -> Vec<String> {
    let output = run(arguments, input);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| {
            let line: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
            match &line[name] {
                serde_json::Value::String(text) => text.clone(),
                other => other.to_string(),
            }
        })
        .collect()
}

#[test]
fn a_game_is_refereed_line_by_line() {
    check(
        &[
            "referee",
            "--rules",
            "se",
            "--fen",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        ],
        "e4e5\n\n# a comment\nd2d4\nresign:black\ne5d4\n",
        r#"
        {"step":0,"white":[{"say":"turn","side":"white"}],"black":[{"say":"turn","side":"white"}],"fen":"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"}
        {"step":1,"try":"e4e5","verdict":"no","white":[{"say":"no"}],"black":[{"say":"no"}],"fen":"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"}
        {"step":2,"try":"d2d4","verdict":"legal","white":[{"say":"turn","side":"black"},{"say":"tries","n":1}],"black":[{"say":"turn","side":"black"},{"say":"tries","n":1}],"fen":"rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2"}
        {"step":3,"try":"resign:black","verdict":"end","white":[{"say":"end","reason":"resign","result":"1-0"}],"black":[{"say":"end","reason":"resign","result":"1-0"}],"fen":"rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2"}
        "#,
    );
}

/// A rule set, a position, lines, and the verdicts on them.
#[track_caller]
fn check_verdicts(rules: &str, fen: &str, input: &str, expected: &str) {
    let arguments = ["referee", "--rules", rules, "--fen", fen];
    let verdicts = fields(&arguments, input, "verdict");
    assert_eq!(verdicts[1..].join(" "), expected, "{rules} {fen} {input}");
}

#[test]
fn requests_are_granted_where_the_rules_have_them() {
    let rooks = "4k3/8/8/8/8/8/8/R3K2R w - - 100 80";
    check_verdicts("wild16", rooks, "claim:fifty\na1a2\n", "end");
    check_verdicts(
        "wild16",
        rooks,
        "claim:repetition\na1a2\n",
        "not_available legal",
    );
    let fresh = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
    check_verdicts("wild16", fresh, "claim:fifty\n", "not_available");
    check_verdicts(
        "se",
        fresh,
        "noes?\nany?\ndraw\n",
        "not_available not_available end",
    );
    check_verdicts("rand", fresh, "a1a2\nnoes?\n", "legal legal");
    check_verdicts("se", fresh, "flag:black\n", "end");
    check_verdicts("english", fresh, "any?\n", "any_no");
}

#[test]
fn pawns_step_back_by_option() {
    let start = "4k3/8/8/8/4P3/8/8/4K2R w - - 0 1";
    let with = |option: &str| {
        let set = format!("pawns_move_backward={option}");
        let arguments = ["referee", "--rules", "se", "--set", &set, "--fen", start];
        fields(&arguments, "e4e3\n", "verdict")[1].clone()
    };
    assert_eq!(with("true"), "legal");
    assert_eq!(with("false"), "error");
}

#[test]
fn help_lists_the_options_of_the_named_set() {
    let output = run(&["referee", "--rules", "se", "--help"], "");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("pawns_move_backward=true|false"), "{text}");
    assert!(!text.contains("crazykrieg\n"), "only this set's: {text}");
    let output = run(&["referee", "--help"], "");
    let text = String::from_utf8_lossy(&output.stdout);
    for name in referee::RuleSet::ALL {
        let heading = format!("\n  {name}\n");
        assert!(text.contains(&heading), "{name} in {text}");
    }
    for command in ["moves", "perft", "bench"] {
        let output = run(&[command, "--help"], "");
        assert_eq!(output.status.code(), Some(0), "{command} answers --help");
    }
}

#[test]
fn the_referee_is_measured_by_every_rule_set() {
    let output = run(&["bench", "referee", "--rounds", "1", "--tries", "500"], "");
    let text = String::from_utf8_lossy(&output.stdout);
    let sets: Vec<String> = text
        .lines()
        .map(|line| {
            let figures: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
            let refused = figures["refused_share"].as_f64().expect("a share");
            assert!(refused > 0.0 && refused < 1.0, "{line}");
            assert_eq!(figures["tries"], 500, "{line}");
            figures["rules"].as_str().expect("a name").to_owned()
        })
        .collect();
    let all = "se english traditional berkeley berkeley_any cincinnati wild16 rand crazykrieg";
    assert_eq!(sets.join(" "), all);
}

#[test]
fn moves_are_sorted_and_say_how_the_game_stands() {
    check(
        &[
            "moves",
            "--game",
            "chess",
            "--position",
            "7k/5KQ1/8/8/8/8/8/8 b - - 0 1",
        ],
        "",
        r#"{"moves":[],"outcome":"checkmate","winner":"white"}"#,
    );
    check(
        &[
            "moves",
            "--game",
            "chess",
            "--position",
            "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1",
        ],
        "",
        r#"{"moves":[],"outcome":"stalemate","winner":null}"#,
    );
    check(
        &[
            "moves",
            "--game",
            "chess",
            "--position",
            "7k/8/8/8/8/8/8/K6R b - - 0 1",
        ],
        "",
        r#"{"moves":["h8g7","h8g8"],"outcome":"check","winner":null}"#,
    );
    check(
        &[
            "moves",
            "--game",
            "chess",
            "--position",
            "k7/P7/8/1K6/8/8/8/8 b - -",
            "--after",
            "a8a7",
        ],
        "",
        r#"{"moves":[],"outcome":"insufficient","winner":null,"position":"8/k7/8/1K6/8/8/8/8 w - - 0 2"}"#,
    );
    check(
        &[
            "moves",
            "--game",
            "chess",
            "--position",
            "k7/8/8/8/8/8/8/K6R w - - 99 90",
            "--after",
            "h1h2",
        ],
        "",
        r#"{"moves":[],"outcome":"fifty","winner":null,"position":"k7/8/8/8/8/8/7R/K7 b - - 100 90"}"#,
    );
}

#[test]
fn a_position_seen_three_times_is_a_draw() {
    let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let mut arguments = vec!["moves", "--game", "chess"];
    for m in there_and_back {
        arguments.extend(["--after", m]);
    }
    assert_eq!(fields(&arguments, "", "outcome"), ["ongoing"]);
    for m in there_and_back {
        arguments.extend(["--after", m]);
    }
    assert_eq!(fields(&arguments, "", "outcome"), ["repetition"]);
}

#[test]
fn games_are_counted() {
    let count = |arguments: &[&str]| fields(arguments, "", "nodes")[0].clone();
    assert_eq!(
        count(&["perft", "--game", "chess", "--depth", "4"]),
        "197281"
    );
    let pawn = ["perft", "--game", "chess", "--depth", "1"];
    let pawn = [&pawn[..], &["--position", "4k3/8/8/8/4P3/8/8/4K3 w"]].concat();
    assert_eq!(count(&pawn), "6");
    let back = [&pawn[..], &["--set", "pawns_move_backward=true"]].concat();
    assert_eq!(count(&back), "7");
}

#[test]
fn a_refusal_is_one_sentence_that_names_the_line_or_option() {
    refuse(
        &["referee", "--rules", "se"],
        "e2e4\n\nhello\n",
        "umpire: line 3: \"hello\" is no move such as e2e4 or e7e8q, no drop such as N@d4, and \
         none of any?, noes?, draw, flag:SIDE, resign:SIDE, claim:fifty, claim:repetition",
    );
    refuse(
        &["referee", "--rules", "se", "--fen", "8/8/8/8/8/8/8/K7 w"],
        "",
        "umpire: --fen: black has no king (character 1)",
    );
    refuse(
        &[
            "moves",
            "--game",
            "chess",
            "--position",
            "4k3/8/8/9/8/8/8/4K3 w",
        ],
        "",
        "umpire: --position: '9' is no man, digit 1 to 8 or slash (character 9)",
    );
    refuse(
        &["moves", "--game", "chess", "--after", "e2e5"],
        "",
        "umpire: --after e2e5: not a legal move here",
    );
    refuse(
        &["perft", "--game", "chess"],
        "",
        "umpire: the following required arguments were not provided: --depth <N>",
    );
    refuse(
        &["perft", "--game", "chess", "--depth", "1", "--set", "x=y"],
        "",
        "umpire: --set x=y: chess has the options pawns_move_backward",
    );
    let output = run(&["referee", "--rules", "nobody"], "");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(complaint.contains("'--rules <NAME>'"), "{complaint}");
    assert_eq!(output.status.code(), Some(2));
}
