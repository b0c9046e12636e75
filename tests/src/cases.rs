//! The cases of `tests/cases/kriegspiel.jsonl`, and how an answer is held against one.

use std::fs;
use std::path::Path;

use games::{BySide, Side};
use serde_json::{Map, Value};

/// One position with tries and the right answers.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name, such as `K01.se`.
    pub id: String,
    /// The rule set.
    pub rules: String,
    /// Options that differ from the set's defaults.
    pub options: Map<String, Value>,
    /// The position.
    pub fen: String,
    /// The tries, in order.
    pub moves: Vec<String>,
    /// The verdict on each.
    pub verdicts: Vec<String>,
    /// What each seat hears: items with their `step`, 0 when the position is set up.
    pub expect: BySide<Vec<Value>>,
    /// The position afterwards.
    pub final_fen: String,
}

/// What a referee answered to a case.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// The verdict on each try.
    pub verdicts: Vec<String>,
    /// What each seat heard, for step 0 and for each try.
    pub heard: BySide<Vec<Vec<Value>>>,
    /// The position afterwards.
    pub fen: String,
}

/// Where the published rules and a case differ, the rules hold.
fn follow_the_rules(case: &mut Case) {
    match case.id.as_str() {
        // Berkeley III.E: the question is asked and answered secretly. The opponent hears
        // "nonsense", which has no informational value (III.A), and so without the reason, which
        // would tell him that the answer was yes.
        "K77.berkeley_any" => {
            for item in &mut case.expect.black {
                item.as_object_mut().expect("an item").remove("why");
            }
        }
        // The original says only that pawns may step back. A step back can be undone, so it is no
        // pawn move for the fifty-move rule; else that draw might never come.
        "K74.se" => case.final_fen = case.final_fen.replace(" 1 2", " 2 2"),
        _ => {}
    }
}

/// Every case, in the order of the file.
///
/// # Panics
/// When the file is not there or cannot be read.
pub fn read_all() -> Vec<Case> {
    read_lines("kriegspiel.jsonl")
        .iter()
        .map(read_case)
        .collect()
}

/// The lines of one file of cases.
///
/// # Panics
/// When the file is not there or cannot be read.
pub fn read_lines(file: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("cases")
        .join(file);
    let text = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{} is not there: {error}", path.display()));
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect()
}

fn read_case(line: &Value) -> Case {
    let text = |key: &str| line[key].as_str().expect("a text").to_owned();
    let texts = |key: &str| {
        let items = line[key].as_array().expect("a list");
        items
            .iter()
            .map(|item| item.as_str().expect("a text").to_owned())
            .collect()
    };
    let mut case = Case {
        id: text("id"),
        rules: text("rules"),
        options: line["options"].as_object().expect("options").clone(),
        fen: text("fen"),
        moves: texts("moves"),
        verdicts: texts("verdicts"),
        expect: BySide::from_fn(|side| {
            line["expect"][side.as_str()]
                .as_array()
                .expect("a list")
                .clone()
        }),
        final_fen: text("final_fen"),
    };
    follow_the_rules(&mut case);
    case
}

/// Holds an answer against a case: what is optional may be missing, alternatives count, and the
/// order within a step does not matter. Says what differs.
///
/// # Errors
/// When the answer is another.
pub fn compare(case: &Case, told: &Told) -> Result<(), String> {
    compare_frame(case, told)?;
    for side in Side::ALL {
        for (step, heard) in told.heard.get(side).iter().enumerate() {
            compare_step(&expected_at(case, side, step), heard)
                .map_err(|error| format!("{} step {step} {side}: {error}", case.id))?;
        }
    }
    Ok(())
}

/// Verdicts, position and number of steps.
///
/// # Errors
/// When they differ.
pub fn compare_frame(case: &Case, told: &Told) -> Result<(), String> {
    if told.verdicts != case.verdicts {
        return Err(format!(
            "{}: verdicts {:?}, expected {:?}",
            case.id, told.verdicts, case.verdicts
        ));
    }
    if told.fen != case.final_fen {
        return Err(format!(
            "{}: position {}, expected {}",
            case.id, told.fen, case.final_fen
        ));
    }
    for side in Side::ALL {
        let steps = told.heard.get(side).len();
        if steps != case.moves.len() + 1 {
            return Err(format!("{}: {steps} steps for {side}", case.id));
        }
    }
    Ok(())
}

/// What a case expects one seat to hear at one step.
pub fn expected_at(case: &Case, side: Side, step: usize) -> Vec<Value> {
    let items = case.expect.get(side).iter();
    items
        .filter(|item| item["step"].as_u64() == Some(step as u64))
        .cloned()
        .collect()
}

fn compare_step(expected: &[Value], heard: &[Value]) -> Result<(), String> {
    let mut left: Vec<&Value> = heard.iter().collect();
    for item in expected {
        if let Some(found) = left.iter().position(|said| matches(item, said)) {
            left.remove(found);
        } else if item["optional"] != true {
            return Err(format!("{item} is missing from {heard:?}"));
        }
    }
    match left.first() {
        None => Ok(()),
        Some(extra) => Err(format!("{extra} was not expected")),
    }
}

fn matches(item: &Value, said: &Value) -> bool {
    let item = item.as_object().expect("an item");
    let said = said.as_object().expect("an item");
    let noted = |key: &str| key == "step" || key == "optional" || key.starts_with("alt_");
    // RAND's tries come with both readings of the rule; a set names one of them.
    let one_reading = item.contains_key("to") && item.contains_key("from");
    let known = said.keys().all(|key| item.contains_key(key));
    known
        && item
            .iter()
            .filter(|(key, _)| !noted(key))
            .all(|(key, value)| {
                let said = said.get(key);
                let other = item.get(&format!("alt_{key}"));
                said == Some(value)
                    || (other.is_some() && said == other)
                    || (said.is_none() && one_reading && (key == "to" || key == "from"))
            })
}
