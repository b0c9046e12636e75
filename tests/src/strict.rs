//! The strict reading of the cases of `se`: with the set's defaults nothing is optional and no
//! alternative counts, and what each option changes is derived from the case itself.

use games::{BySide, Side};
use serde_json::{Value, json};

use crate::cases::{Case, Told, compare_frame, expected_at};

/// Both values of every option of `se`, the defaults first of each pair.
pub const OPTIONS: [(&str, bool); 5] = [
    ("announce_try_count", true),
    ("announce_promotions", true),
    ("pawns_move_backward", false),
    ("promote_to_any", false),
    ("opponent_hears_no", true),
];

/// The order in which a step is said.
const ORDER: [&str; 11] = [
    "capture",
    "promotion",
    "end",
    "turn",
    "check",
    "tries",
    "try",
    "no",
    "error",
    "error_limit",
    "drop",
];

/// The case with every option at its default but one, for both values of every option, and what
/// is then expected to the letter.
pub fn variants(case: &Case) -> Vec<Case> {
    let mut variants = Vec::new();
    for (key, default) in OPTIONS {
        for value in [default, !default] {
            variants.push(variant(case, key, value));
        }
    }
    variants
}

fn variant(case: &Case, key: &str, value: bool) -> Case {
    let mut strict = case.clone();
    strict.options.insert(key.to_owned(), json!(value));
    strict.id = format!("{} with {key}={value}", case.id);
    if let Some(other) = different_game(&strict, case, key, value) {
        return other;
    }
    for side in Side::ALL {
        let items = strict.expect.get_mut(side);
        match (key, value) {
            ("announce_try_count", false) => items.iter_mut().for_each(only_the_fact),
            ("announce_try_count", true) => items.iter_mut().for_each(with_the_number),
            ("announce_promotions", false) => items.retain(|item| item["say"] != "promotion"),
            ("opponent_hears_no", false) => {
                items.retain(|item| item["say"] != "no" || item["optional"] != true);
            }
            _ => {}
        }
        items.iter_mut().for_each(settle);
    }
    strict
}

fn only_the_fact(item: &mut Value) {
    if item["say"] == "tries" {
        *item = json!({"step": item["step"], "say": "try"});
    }
}

/// One case (K71) tells the fact alone; its position has two pawn tries throughout.
fn with_the_number(item: &mut Value) {
    if item["say"] == "try" {
        *item = json!({"step": item["step"], "say": "tries", "n": 2});
    }
}

/// Nothing is optional and no alternative counts.
fn settle(item: &mut Value) {
    let item = item.as_object_mut().expect("an item");
    item.retain(|key, _| key != "optional" && !key.starts_with("alt_"));
}

/// The cases in which an option changes not what is said but what can be played.
fn different_game(strict: &Case, case: &Case, key: &str, value: bool) -> Option<Case> {
    match (case.id.as_str(), key, value) {
        // The mated side's pawn steps back from g4 to g3 and into the line.
        ("K58.se", "pawns_move_backward", true) => Some(told(
            strict,
            &["legal"],
            &[
                "0 both turn black",
                "1 both turn white",
                "1 both check right_diagonal",
            ],
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        )),
        // A pawn can step back, so the limit holds.
        ("K70.se", "pawns_move_backward", true) => Some(told(
            strict,
            &["no", "no", "no", "error_limit"],
            &[
                "0 both turn white",
                "0 both tries 1",
                "1 both no",
                "2 both no",
                "3 both no",
                "4 white error_limit",
            ],
            &case.fen,
        )),
        // A knight on a8 is allowed, and checks; then it is the other side's turn.
        ("K73.se", "promote_to_any", true) => Some(told(
            strict,
            &["legal", "error"],
            &[
                "0 both turn white",
                "1 both promotion white",
                "1 both turn black",
                "1 both check knight",
                "2 black error",
            ],
            "N7/2k5/8/8/8/8/8/4K2R b - - 0 1",
        )),
        // No pawn steps back, so White stays on move.
        ("K74.se", "pawns_move_backward", false) => Some(told(
            strict,
            &["error", "error", "error"],
            &[
                "0 both turn white",
                "1 white error",
                "2 white error",
                "3 white error",
            ],
            &case.fen,
        )),
        _ => None,
    }
}

fn told(strict: &Case, verdicts: &[&str], heard: &[&str], fen: &str) -> Case {
    let mut expect: BySide<Vec<Value>> = BySide::default();
    for line in heard {
        let words: Vec<&str> = line.split(' ').collect();
        let step: usize = words[0].parse().expect("a step");
        let item = match words[2..] {
            ["turn", side] => json!({"step": step, "say": "turn", "side": side}),
            ["promotion", side] => json!({"step": step, "say": "promotion", "side": side}),
            ["check", direction] => json!({"step": step, "say": "check", "dirs": [direction]}),
            ["tries", n] => {
                json!({"step": step, "say": "tries", "n": n.parse::<u8>().expect("a number")})
            }
            [say] => json!({"step": step, "say": say}),
            _ => panic!("{line} is no line"),
        };
        for side in Side::ALL {
            if words[1] == "both" || words[1] == side.as_str() {
                expect.get_mut(side).push(item.clone());
            }
        }
    }
    Case {
        verdicts: verdicts
            .iter()
            .map(|verdict| (*verdict).to_owned())
            .collect(),
        expect,
        final_fen: fen.to_owned(),
        ..strict.clone()
    }
}

/// Holds an answer against a strict case: every item to the letter, in the order of the page.
///
/// # Errors
/// When the answer is another.
///
/// # Panics
/// When the case has an item that has no place in that order.
pub fn compare(case: &Case, told: &Told) -> Result<(), String> {
    compare_frame(case, told)?;
    for side in Side::ALL {
        for (step, heard) in told.heard.get(side).iter().enumerate() {
            let mut expected = expected_at(case, side, step);
            expected.sort_by_key(place);
            for item in &mut expected {
                item.as_object_mut().expect("an item").remove("step");
            }
            if *heard != expected {
                return Err(format!(
                    "{} step {step} {side}: heard {heard:?}, expected {expected:?}",
                    case.id
                ));
            }
        }
    }
    Ok(())
}

fn place(item: &Value) -> usize {
    ORDER
        .iter()
        .position(|say| item["say"] == *say)
        .unwrap_or_else(|| panic!("{item} has no place in the order"))
}
