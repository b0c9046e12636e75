//! `umpire match` as a program.

use std::process::{Command, Output};

use games::list::GAMES;

fn umpire(arguments: &str) -> Output {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    umpire_words(&words)
}

/// For arguments that have blanks in them.
fn umpire_words(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_umpire"))
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn lines(arguments: &str) -> Vec<serde_json::Value> {
    lines_of(&umpire(arguments), arguments)
}

/// The lines without the processor time, which is never the same twice.
fn lines_of(output: &Output, arguments: &str) -> Vec<serde_json::Value> {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments}: {errors}");
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines()
        .map(|line| {
            let mut line: serde_json::Value = serde_json::from_str(line).expect("JSON");
            for part in ["", "/first", "/second"] {
                if let Some(part) = line.pointer_mut(part).and_then(|part| part.as_object_mut()) {
                    part.remove("cpu_ms_per_ply");
                }
            }
            line
        })
        .collect()
}

#[test]
fn the_same_seed_players_and_nodes_give_the_same_games() {
    let same = "match --game encounter --rules wild16 --white level:3 --black greedy --games 4 \
                --nodes 2000";
    let first = lines(&format!("{same} --seed 7"));
    assert_eq!(first.len(), 5, "one line a game and the score");
    assert_eq!(first, lines(&format!("{same} --seed 7 --jobs 2")));
    assert_ne!(first, lines(&format!("{same} --seed 8")));
}

#[test]
fn every_game_of_the_list_is_played() {
    for game in GAMES.iter().map(|entry| entry.name) {
        let same = format!(
            "match --game {game} --white level:5 --black random --games 2 --nodes 500 --seed 5"
        );
        let first = lines(&same);
        assert_eq!(first, lines(&same), "{game}");
        let score = first[2]["score"].as_f64().expect("a score");
        assert!(score >= 0.5, "{game}: {first:?}");
        assert_eq!(first[2]["first"]["illegal"], 0, "{game}");
    }
}

#[test]
fn the_last_line_has_the_score_and_the_log_every_try() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let lines = lines(&format!(
        "match --game chess --white level:3 --black random --games 3 --log {}",
        log.display()
    ));
    let last = lines.last().expect("a score");
    assert_eq!(last["games"], 3);
    let first = &last["first"];
    let count = |key: &str| first[key].as_u64().expect("a number");
    assert_eq!(count("wins") + count("draws") + count("losses"), 3);
    let points = count("wins") as f64 + count("draws") as f64 / 2.0;
    let score = last["score"].as_f64().expect("a number");
    assert!((score - points / 3.0).abs() < 0.001, "{last}");
    assert_eq!(count("illegal") + count("late"), 0);
    let whites: Vec<_> = lines[..3].iter().map(|line| &line["white"]).collect();
    assert_eq!(
        whites,
        ["level:3", "random", "level:3"],
        "colours alternate"
    );

    let log = std::fs::read_to_string(log).expect("a log");
    for (line, summary) in log.lines().zip(&lines) {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let tries = line["tries"].as_array().expect("tries");
        let plies = tries.iter().filter(|tried| tried["verdict"] == "legal");
        assert_eq!(
            plies.count() as u64,
            summary["plies"].as_u64().expect("plies")
        );
    }
    assert_eq!(log.lines().count(), 3);
}

#[test]
fn the_options_of_the_set_hold() {
    let reasons = |options: &str| -> Vec<String> {
        let games = lines(&format!(
            "match --game encounter --rules wild16 {options} --white random --black random \
             --games 6 --seed 1"
        ));
        let reasons = games[..6].iter().map(|game| game["reason"].as_str());
        reasons
            .map(|reason| reason.expect("a word").to_owned())
            .collect()
    };
    assert!(!reasons("").contains(&"fifty".to_owned()));
    assert!(reasons("--set fifty=automatic").contains(&"fifty".to_owned()));
}

#[track_caller]
fn check_refused(arguments: &str, expected: &str) {
    let output = umpire(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments}");
    let sentence = String::from_utf8(output.stderr).expect("text");
    assert!(sentence.contains(expected), "{arguments}: {sentence}");
    assert_eq!(sentence.lines().count(), 1, "one sentence: {sentence}");
}

#[test]
fn what_cannot_be_played_is_refused_with_a_sentence() {
    let match_of = |rest: &str| format!("match --game encounter --black random {rest}");
    check_refused(
        &match_of("--white level:4 --games 1"),
        "there is no level 4: the levels are 1 (random), 2 (greedy) and 3 (pimc)",
    );
    check_refused(
        &match_of("--white uci:engine --games 1"),
        "uci:engine speaks UCI, which knows no hidden game",
    );
    check_refused(
        "match --game dumb --black random --games 1 --white uci:/no/engine",
        "uci:/no/engine: /no/engine: there is no such file",
    );
    check_refused(
        &format!(
            "match --game sjakti --black random --games 1 --white uci:{}",
            fairy_stockfish()
        ),
        "no engine knows this game",
    );
    check_refused(
        &match_of("--white clever --games 1"),
        "a player is random, greedy",
    );
    check_refused(&match_of("--white random --games 0"), "at least one game");
    check_refused(&match_of("--white random --games 1 --rules x"), "--rules");
    check_refused(
        &match_of("--white random --games 1 --position 8/8"),
        "--position",
    );
    check_refused(
        &match_of("--white line:/no/program --games 1"),
        "/no/program",
    );
    check_refused(
        &match_of("--white random --games 1 --set fifty=soon"),
        "--set fifty=soon",
    );
    check_refused(
        "match --game chess --set fifty=claim --white random --black random --games 1",
        "--set fifty=claim: chess has the options pawns_move_backward",
    );
    check_refused(
        "match --game dumb --white level:10 --black random --games 1",
        "there is no level 10: the levels of the board games are 1 to 9",
    );
    check_refused(
        "match --game dumb --position 5/5/5/3kK --white random --black random --games 1",
        "--position",
    );
}

#[test]
fn the_levels_are_listed() {
    let levels = lines("match --levels");
    let (hidden, open) = levels.split_at(3);
    let names: Vec<_> = hidden.iter().map(|level| &level["name"]).collect();
    assert_eq!(names, ["random", "greedy", "pimc"]);
    assert_eq!(hidden[2]["samples"], 64);
    let numbers: Vec<_> = open.iter().map(|level| level["level"].as_u64()).collect();
    assert_eq!(numbers, (1..=9).map(Some).collect::<Vec<_>>());
    // A game that only tests have may stand behind them.
    let games = ["chess", "sjakti", "dumb", "invasion"].map(serde_json::Value::from);
    let of = |level: &serde_json::Value| level["games"].as_array().cloned().unwrap_or_default();
    assert!(open.iter().all(|level| of(level).starts_with(&games)));
}

/// Debian's place for it; elsewhere it is looked for in the path.
fn fairy_stockfish() -> &'static str {
    let debian = "/usr/games/fairy-stockfish";
    if std::path::Path::new(debian).exists() {
        debian
    } else {
        "fairy-stockfish"
    }
}

#[test]
fn engines_play_regular_and_dumb_chess() {
    for (game, position) in [
        ("chess", "6k1/5ppp/8/8/8/8/8/R3K2R w - - 0 1"),
        ("dumb", "5/5/5/3k1/3K1 w - pR"),
    ] {
        let engine = format!("uci:{}", fairy_stockfish());
        let rest = "--black random --games 1 --nodes 5000".split(' ');
        let start = ["match", "--game", game, "--position", position];
        let words: Vec<&str> = start
            .into_iter()
            .chain(["--white", &engine])
            .chain(rest)
            .collect();
        let line = &lines_of(&umpire_words(&words), game)[0];
        assert_eq!(line["result"], "1-0", "{line}");
        assert_eq!(line["plies"], 1, "{line}");
    }
}

#[cfg(unix)]
#[test]
fn an_engine_that_fails_loses_and_the_match_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("engine.sh");
    std::fs::write(
        &script,
        "while read word rest; do case $word in uci) echo uciok;; isready) echo readyok;; \
         go) echo bestmove e2e5;; esac; done",
    )
    .expect("a script");
    let engine = format!("uci:/bin/sh {}", script.display());
    let rest = "--black random --games 2 --nodes 100".split(' ');
    let start = ["match", "--game", "chess", "--white", &engine];
    let words: Vec<&str> = start.into_iter().chain(rest).collect();
    let lines = lines_of(&umpire_words(&words), &engine);
    for (line, result) in lines.iter().zip(["0-1", "1-0"]) {
        assert_eq!(line["result"], result, "{line}");
        assert_eq!(line["reason"], "engine_fault", "{line}");
        let sentence = "the engine played \"e2e5\", which is no legal move here";
        assert_eq!(line["fault"], sentence, "{line}");
    }
    assert_eq!(lines[2]["first"]["losses"], 2);
}
