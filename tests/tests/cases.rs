//! The referee against the published cases and against whole games of two other referees.

use encounter_tests::cases::{Case, Told, compare, read_all, read_lines};
use encounter_tests::strict;
use games::chess::{Pawns, Position};
use games::{BySide, Side};
use referee::{
    Announcement, EndCause, EndReason, Proof, Referee, RuleSet, RuleSetName, Ruling, Try, Verdict,
};
use serde_json::{Value, json};

fn rules(case: &Case) -> RuleSet {
    let name: RuleSetName = case.rules.parse().expect("a rule set");
    let mut rules = RuleSet::published(name);
    for (key, value) in &case.options {
        rules.set(key, &value.to_string()).expect("an option");
    }
    rules
}

fn open(rules: RuleSet, fen: &str) -> Referee {
    let pawns = if rules.pawns_move_backward {
        Pawns::MayStepBack
    } else {
        Pawns::Forward
    };
    let position = Position::from_fen(fen, pawns).expect("a position");
    Referee::new(rules, position).expect("a game that is not over")
}

fn submit(referee: &mut Referee, text: &str) -> Ruling {
    let Some(side) = text.strip_prefix("flag:") else {
        let tried: Try = text.parse().expect("a try");
        return referee.submit(&tried);
    };
    referee.end_now(EndCause::Flag(side.parse().expect("a side")))
}

fn run(case: &Case) -> Told {
    let mut referee = open(rules(case), &case.fen);
    let mut told = Told::default();
    listen(&mut told, &referee.opening());
    for text in &case.moves {
        let ruling = submit(&mut referee, text);
        listen(&mut told, &BySide::from(&ruling.heard));
        let verdict = serde_json::to_value(ruling.verdict).expect("a word");
        told.verdicts
            .push(verdict.as_str().expect("a word").to_owned());
    }
    told.fen = referee.truth(Proof::own_program()).fen();
    told
}

fn listen(told: &mut Told, heard: &BySide<Vec<Announcement>>) {
    for side in Side::ALL {
        let items = heard.get(side).iter();
        let items = items.map(|item| serde_json::to_value(item).expect("an item"));
        told.heard.get_mut(side).push(items.collect());
    }
}

#[track_caller]
fn check_all(results: impl Iterator<Item = Result<(), String>>, at_least: usize) {
    let results: Vec<_> = results.collect();
    let faults: Vec<String> = results.iter().filter_map(|r| r.clone().err()).collect();
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
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

/// The set that a whole game was played by, in the reading of its referee.
fn rules_of_game(game: &Value) -> RuleSet {
    let name = match game["rules"].as_str().expect("a name") {
        "openspiel_icc" => RuleSetName::Wild16,
        name => name.parse().expect("a rule set"),
    };
    let mut rules = RuleSet::published(name);
    match name {
        RuleSetName::Rand => {
            rules.set("try_squares", "sources").expect("an option");
            rules.set("stalemate", "loses").expect("an option");
        }
        RuleSetName::Wild16 => {
            rules
                .set("insufficient", "dead_position")
                .expect("an option");
            rules.set("announce_zero_tries", "true").expect("an option");
        }
        _ => {}
    }
    rules
}

/// Follows a whole game as far as both referees let it go on; says where they differ.
fn follow(game: &Value, rules: RuleSet) -> Result<(), String> {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut referee = open(rules, START);
    let moves = game["moves"].as_array().expect("a list");
    for (at, tried) in moves.iter().enumerate() {
        let text = tried["uci"].as_str().expect("a text");
        let ruling = submit(&mut referee, text);
        same_answer(tried, &ruling)
            .map_err(|error| format!("{} {at} {text}: {error}", game["id"]))?;
        if let Some((reason, result)) = ruling.end {
            // Some of our sets end with one minor man each, where the other referee goes on.
            if reason == EndReason::Insufficient {
                return Ok(());
            }
            let over = json!([reason, result]) == json!([game["reason"], game["result"]]);
            // The other referee may notice a mate only when every reply has been refused.
            let late = moves[at + 1..].iter().all(|tried| tried["legal"] == false);
            let ours = referee.truth(Proof::own_program()).fen();
            let theirs = game["final_fen"].as_str().expect("a position");
            return if over && late && same_position(&ours, theirs) {
                Ok(())
            } else {
                Err(format!("{} ends at {at} in {ours}: {reason:?}", game["id"]))
            };
        }
    }
    // What the other referee ends by itself and the set leaves to a claim.
    match game["reason"].as_str() {
        Some("repetition") => Ok(()),
        reason => Err(format!("{} goes on after {reason:?}", game["id"])),
    }
}

/// Equal but for the count of the fifty-move rule, which the other referee does not begin anew
/// when a pawn is dropped.
fn same_position(ours: &str, theirs: &str) -> bool {
    let fields = |fen: &str| {
        let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
        if fields[0].contains('[') {
            fields.remove(4);
        }
        fields
    };
    fields(ours) == fields(theirs)
}

fn same_answer(tried: &Value, ruling: &Ruling) -> Result<(), String> {
    let say = &tried["say"];
    let asked = match say["main"].as_str() {
        Some("HAS_ANY") => Some(Verdict::AnyYes),
        Some("NO_ANY") => Some(Verdict::AnyNo),
        _ => None,
    };
    if asked.is_some_and(|answer| answer != ruling.verdict && !ruling.verdict.is_refusal()) {
        return Err(format!("Any? is answered {:?}", ruling.verdict));
    }
    if (ruling.verdict == Verdict::Legal) != (tried["legal"] == true) {
        return Err(format!(
            "{:?}, the other referee says {say}",
            ruling.verdict
        ));
    }
    let told = told_by_other(say);
    let ours = told_by_us(ruling.heard.by(Side::White));
    for (key, other) in &told {
        let our = ours
            .iter()
            .find(|(our, _)| our == key)
            .map_or(&Value::Null, |(_, our)| our);
        if our != other {
            return Err(format!("{key}: {our}, the other referee says {say}"));
        }
    }
    Ok(())
}

/// What the other referee tells of a move, in words common to both.
fn told_by_other(say: &Value) -> Vec<(&'static str, Value)> {
    if let Some(text) = say.as_str() {
        let square = text
            .split_once(" captured")
            .map(|(man, _)| &man[man.len() - 2..]);
        return vec![("capture", json!(square))];
    }
    let mut told = vec![("capture", say["capture"].clone())];
    if say["end"].is_null() {
        told.push(("check", sorted(&say["check"])));
        if say["main"] == "REGULAR_MOVE" || say["main"] == "CAPTURE_DONE" {
            told.extend(say.get("next_tries").map(|n| ("n", n.clone())));
            let any = say.get("next_has_capture").filter(|any| **any == true);
            told.extend(any.map(|any| ("any", any.clone())));
            let from = say.get("next_try_from").filter(|from| **from != json!([]));
            told.extend(from.map(|from| ("from", sorted(from))));
        }
    }
    told
}

fn sorted(list: &Value) -> Value {
    let mut list = list.clone();
    if let Some(items) = list.as_array_mut() {
        items.sort_by_key(ToString::to_string);
    }
    list
}

fn told_by_us<'a>(heard: impl Iterator<Item = &'a Announcement>) -> Vec<(&'static str, Value)> {
    let mut told = Vec::new();
    for item in heard {
        match item {
            Announcement::Capture { square, .. } => told.push(("capture", json!(square))),
            Announcement::Check { dirs } => told.push(("check", json!(dirs))),
            Announcement::PawnCapture => told.push(("any", json!(true))),
            Announcement::Tries { n: Some(n), .. } => told.push(("n", json!(n))),
            Announcement::Tries {
                from: Some(from), ..
            } => told.push(("from", json!(from))),
            _ => {}
        }
    }
    told
}

#[test]
fn whole_games_of_two_other_referees() {
    let games = read_lines("kriegspiel_games.jsonl");
    check_all(
        games.iter().map(|game| follow(game, rules_of_game(game))),
        64,
    );
}
