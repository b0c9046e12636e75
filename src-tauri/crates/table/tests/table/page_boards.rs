//! The boards that the page's component tests show are what the games say: they are recorded here.
//!
//! `UPDATE_RECORDED=1 cargo test -p table --test table page_boards` writes them, a board a line.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use games::list::Entry;
use serde_json::json;

/// A name, the game, and a position; without one, the usual start.
const BOARDS: [(&str, &str, Option<&str>); 11] = [
    ("sjakti", "sjakti", None),
    (
        "holes",
        "sjakti",
        Some("#.....#/.w.k.w./..#..#./...#.../.#...../.W.K.W./#.....# w"),
    ),
    (
        "pass",
        "sjakti",
        Some("#######/######k/######./#######/#######/#######/K###### w"),
    ),
    (
        "check",
        "sjakti",
        Some("#######/######k/#######/w######/#######/#.#####/K##.### w"),
    ),
    ("dumb", "dumb", None),
    ("castling", "dumb", Some("k7/8/8/8/8/R3K2R w - cw,pQR")),
    ("promotion", "dumb", Some("n3k/1P3/5/5/K4 w - pBNQR")),
    (
        "dumber",
        "dumb",
        Some("ewjmdakq/pppppppp/8/8/PPPPPPPP/EWJMDAKQ w - pEWJMDAQ"),
    ),
    ("frozen", "dumb", Some("3rk/3W1/1w3/1P3/N2K1 w - pN")),
    ("invasion", "invasion", None),
    (
        "bomb",
        "invasion",
        Some(
            "h........./.........p/.........s/...~~~~s../...~~~~.../...~~~~.../s..~~~~.../s.......s./TSs.....f./........FH w 10",
        ),
    ),
];

#[test]
fn the_boards_of_the_page_are_what_the_games_say() {
    let mut text = String::from("[\n");
    for (at, (name, game, position)) in BOARDS.into_iter().enumerate() {
        let entry = Entry::named(game).expect("a game of the list");
        let begun = entry.begin(position, &[]).expect("a position of the game");
        let board = json!({
            "name": name,
            "game": game,
            "turn": begun.turn(),
            "scene": begun.scene(),
            "choices": begun.choices(),
        });
        let end = if at + 1 < BOARDS.len() { "," } else { "" };
        writeln!(text, "  {board}{end}").expect("a string");
    }
    text.push_str("]\n");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui/src/recorded/boards.json");
    if std::env::var_os("UPDATE_RECORDED").is_some() {
        fs::write(&path, &text).expect("the page's folder can be written");
    }
    let recorded = fs::read_to_string(&path).expect("the recorded boards are part of the page");
    assert!(recorded == text, "{} is out of date", path.display());
}
