//! Scripts of tries, and transcripts of what both seats hear.

use games::chess::{Pawns, Position};
use games::{BySide, Side};
use referee::{
    Announcement, Captured, DrawClaim, EndCause, Referee, RuleSet, Ruling, Try, Verdict,
};

/// Opens a game under these rules.
pub(crate) fn open(rules: &RuleSet, fen: &str) -> Referee {
    let pawns = if rules.pawns_move_backward {
        Pawns::MayStepBack
    } else {
        Pawns::Forward
    };
    let position = Position::from_fen(fen, pawns).expect("a position");
    Referee::new(rules.clone(), position).expect("a game that is not over")
}

/// A published set, some options changed: `se pawns_move_backward=true`.
pub(crate) fn rules(text: &str) -> RuleSet {
    let mut words = text.split(' ');
    let name = words.next().expect("a name").parse().expect("a rule set");
    let mut rules = RuleSet::published(name);
    for option in words {
        let (key, value) = option.split_once('=').expect("key=value");
        rules.set(key, value).expect("an option of the set");
    }
    rules
}

/// Submits each word of `tries` and compares what is heard with the expected transcript.
#[track_caller]
pub(crate) fn check(set: &str, fen: &str, tries: &str, expected: &str) {
    let mut referee = open(&rules(set), fen);
    let mut lines = heard(&referee.opening());
    for text in tries.split_whitespace() {
        let ruling = answer(&mut referee, text);
        lines.push(format!("{text}: {}", word(&ruling)));
        lines.extend(heard(&BySide::from(&ruling.heard)));
    }
    let expected: Vec<&str> = expected
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    assert_eq!(lines.join("\n"), expected.join("\n"), "{set} {fen} {tries}");
}

fn answer(referee: &mut Referee, text: &str) -> Ruling {
    let nothing = Ruling::of(Verdict::NotAvailable);
    let ruling = match text {
        "fifty" => referee.claim(DrawClaim::Fifty).unwrap_or(nothing),
        "repetition" => referee.claim(DrawClaim::Repetition).unwrap_or(nothing),
        "noes" => referee.noes(referee.turn()).unwrap_or(nothing),
        "agreed" => referee.end_now(EndCause::Agreed),
        "aborted" => referee.end_now(EndCause::Aborted),
        _ => match text.split_once(':') {
            Some(("flag", side)) => referee.end_now(EndCause::Flag(side.parse().expect("a side"))),
            Some((_, side)) => referee.end_now(EndCause::Resign(side.parse().expect("a side"))),
            None => return referee.submit(&text.parse::<Try>().expect("a try")),
        },
    };
    if let Some((reason, result)) = ruling.end {
        referee.record_end(reason, result);
    }
    ruling
}

fn word(ruling: &Ruling) -> String {
    let word = serde_json::to_value(ruling.verdict).expect("a word");
    word.as_str().expect("a word").to_owned()
}

/// `both: ...` when both seats hear the same, else a line for each that hears something.
fn heard(heard: &BySide<Vec<Announcement>>) -> Vec<String> {
    if heard.white.is_empty() && heard.black.is_empty() {
        return Vec::new();
    }
    if heard.white == heard.black {
        return vec![format!("both: {}", said(&heard.white))];
    }
    Side::ALL
        .into_iter()
        .filter(|side| !heard.get(*side).is_empty())
        .map(|side| format!("{side}: {}", said(heard.get(side))))
        .collect()
}

fn said(items: &[Announcement]) -> String {
    items.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn one(item: &Announcement) -> String {
    match item {
        Announcement::Turn { side } => format!("turn {side}"),
        Announcement::Capture {
            square, what, ep, ..
        } => {
            let what = what.map_or("", captured);
            let ep = if *ep { " en passant" } else { "" };
            format!("capture {square}{what}{ep}")
        }
        Announcement::Check { dirs } => format!("check {}", words(dirs)),
        Announcement::Tries { n, to, from } => {
            let n = n.map_or(String::new(), |n| format!(" {n}"));
            let to = to
                .as_ref()
                .map_or(String::new(), |to| format!(" to {to:?}"));
            let from = from
                .as_ref()
                .map_or(String::new(), |from| format!(" from {from:?}"));
            format!("tries{n}{to}{from}")
        }
        Announcement::Promotion { side } => {
            format!(
                "promotion{}",
                side.map_or(String::new(), |side| format!(" {side}"))
            )
        }
        Announcement::Promoted { square } => format!("promoted {square}"),
        Announcement::Pass { side } => format!("pass {side}"),
        Announcement::Drop { piece } => format!("drop {piece}"),
        Announcement::IllegalCount { n } => format!("illegal_count {n}"),
        Announcement::End { reason, result } => {
            format!("end {} {}", reason.as_str(), result.as_str())
        }
        Announcement::Any { answer } => format!("any {}", words(answer)),
        Announcement::Try
        | Announcement::PawnCapture
        | Announcement::No
        | Announcement::Illegal
        | Announcement::HellNo
        | Announcement::ErrorLimit
        | Announcement::Nonsense { .. }
        | Announcement::Impossible { .. }
        | Announcement::Error { .. } => refusal(item),
    }
}

/// The bare words, and the reason of a refusal in brackets.
fn refusal(item: &Announcement) -> String {
    let value = serde_json::to_value(item).expect("an item");
    let say = value["say"].as_str().expect("a word");
    match value["why"].as_str() {
        Some(why) => format!("{say} ({why})"),
        None => say.to_owned(),
    }
}

fn captured(what: Captured) -> &'static str {
    match what {
        Captured::Pawn => " pawn",
        Captured::Piece => " piece",
        Captured::Knight => " knight",
        Captured::Bishop => " bishop",
        Captured::Rook => " rook",
        Captured::Queen => " queen",
    }
}

fn words(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value).expect("a word") {
        serde_json::Value::Array(items) => {
            let items = items.iter().map(|item| item.as_str().expect("a word"));
            items.collect::<Vec<_>>().join("+")
        }
        value => value.as_str().expect("a word").to_owned(),
    }
}
