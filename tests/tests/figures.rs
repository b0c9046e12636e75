//! The help's diagrams say what the referee says: each is a position, and what its data claims is true.

use games::Side;
use games::chess::{Pawns, Position};
use referee::{Announcement, Referee, RuleSet, RuleSetName, Try};
use serde::Deserialize;

/// One diagram, as the page reads it. What is only for the eye is not read.
#[derive(Deserialize)]
struct Figure {
    name: String,
    fen: String,
    /// The man whose reach is shown, and where it can go.
    from: Option<String>,
    #[serde(default)]
    reach: Vec<String>,
    /// The announced check of the side to move.
    #[serde(default)]
    check: Vec<String>,
    /// How the game has just ended here.
    over: Option<String>,
    /// Tries with the referee's answers, which the text tells of.
    #[serde(default)]
    tried: Vec<String>,
    /// The number of pawn tries that is told after all of them.
    tries: Option<u8>,
    /// The check that is told after all of them.
    #[serde(default)]
    gives: Vec<String>,
    /// Can be played by this side.
    play: Option<String>,
    dummies: Option<String>,
    #[serde(default)]
    cubes: Vec<Cube>,
}

/// A square where a pawn may be, and the dummy pawn that it belongs to.
#[derive(Deserialize)]
struct Cube {
    cell: String,
    pawn: String,
}

/// What stands on a square of a FEN's board; a dot for nothing.
fn man_on(board: &str, cell: &str) -> char {
    let at = cell.as_bytes();
    let row = board
        .split('/')
        .nth(usize::from(b'8' - at[1]))
        .expect("eight rows");
    let mut cells = row.chars().flat_map(|c| match c.to_digit(10) {
        Some(gap) => vec!['.'; gap as usize],
        None => vec![c],
    });
    cells.nth(usize::from(at[0] - b'a')).expect("eight squares")
}

fn figures() -> Vec<Figure> {
    let text = include_str!("../../ui/src/pages/help/figures.json");
    serde_json::from_str(text).expect("a list of diagrams")
}

/// The diagram's position. One of single men is given kings in the corners a8 and h1.
fn position(figure: &Figure) -> Position {
    let (board, rest) = figure.fen.split_once(' ').expect("a FEN has fields");
    let mut rows: Vec<String> = board.split('/').map(str::to_owned).collect();
    if !board.contains('k') {
        rows[0] = in_row(&rows[0], 0, 'k');
    }
    if !board.contains('K') {
        rows[7] = in_row(&rows[7], 7, 'K');
    }
    let fen = format!("{} {rest}", rows.join("/"));
    Position::from_fen(&fen, Pawns::Forward)
        .unwrap_or_else(|why| panic!("{}: {fen}: {why}", figure.name))
}

/// A row of a FEN with a man put on a file.
fn in_row(row: &str, file: usize, man: char) -> String {
    let mut cells: Vec<char> = Vec::new();
    for c in row.chars() {
        match c.to_digit(10) {
            Some(gap) => cells.extend((0..gap).map(|_| '1')),
            None => cells.push(c),
        }
    }
    assert_eq!(cells[file], '1', "the corner is free");
    cells[file] = man;
    cells.into_iter().collect()
}

fn told_check(heard: &[Announcement]) -> Vec<String> {
    let found = heard.iter().find_map(|item| match item {
        Announcement::Check { dirs } => Some(dirs),
        _ => None,
    });
    let word = |direction| serde_json::to_value(direction).expect("a word");
    found
        .into_iter()
        .flatten()
        .map(|direction| word(direction).as_str().expect("a word").to_owned())
        .collect()
}

fn told_tries(heard: &[Announcement]) -> u8 {
    let found = heard.iter().find_map(|item| match item {
        Announcement::Tries { n, .. } => *n,
        _ => None,
    });
    found.unwrap_or(0)
}

#[test]
fn every_man_reaches_the_squares_that_are_dotted() {
    let mut seen = 0;
    for figure in figures() {
        let Some(from) = &figure.from else { continue };
        let mut to: Vec<String> = position(&figure)
            .legal_moves()
            .iter()
            .map(ToString::to_string)
            .filter(|text| text.starts_with(from.as_str()))
            .map(|text| text[2..4].to_owned())
            .collect();
        to.sort();
        to.dedup();
        assert_eq!(to, figure.reach, "{}", figure.name);
        seen += 1;
    }
    assert!(seen >= 10, "only {seen} diagrams show a man's reach");
}

#[test]
fn every_ended_game_is_over() {
    let over: Vec<Figure> = figures()
        .into_iter()
        .filter(|figure| figure.over.is_some())
        .collect();
    assert_eq!(over.len(), 2);
    for figure in over {
        let position = position(&figure);
        assert!(!position.has_legal_move(), "{}", figure.name);
        let mated = figure.over.as_deref() == Some("checkmate");
        assert_eq!(position.is_check(), mated, "{}", figure.name);
    }
}

#[test]
fn the_referee_answers_as_the_texts_tell() {
    let told = figures()
        .into_iter()
        .filter(|figure| figure.fen.contains('K') && figure.over.is_none());
    let mut seen = 0;
    for figure in told.filter(|figure| figure.from.is_none()) {
        let name = &figure.name;
        let rules = RuleSet::published(RuleSetName::Se);
        let mut referee =
            Referee::new(rules, position(&figure)).unwrap_or_else(|why| panic!("{name}: {why}"));
        let mut heard = referee.opening();
        assert_eq!(told_check(&heard.white), figure.check, "{name}");
        for line in &figure.tried {
            let (tried, verdict) = line.split_once(' ').expect("a try and its answer");
            let ruling = referee.submit(&tried.parse::<Try>().expect("a try"));
            let said = serde_json::to_value(ruling.verdict).expect("a word");
            assert_eq!(said, verdict, "{name}: {tried}");
            heard = (&ruling.heard).into();
        }
        if let Some(tries) = figure.tries {
            assert_eq!(told_tries(&heard.white), tries, "{name}");
        }
        if !figure.gives.is_empty() {
            assert_eq!(told_check(&heard.white), figure.gives, "{name}");
        }
        if let Some(play) = figure.play {
            assert!(play.parse::<Side>().is_ok(), "{name}");
        }
        seen += 1;
    }
    assert!(
        seen >= 20,
        "only {seen} diagrams were held against the referee"
    );
}

#[test]
fn every_cube_belongs_to_a_dummy_pawn_and_stands_on_no_own_man() {
    let mut seen = 0;
    for figure in figures() {
        let name = &figure.name;
        for Cube { cell, pawn } in &figure.cubes {
            let dummies = figure.dummies.as_deref().expect("dummies");
            let (dummies, _) = dummies.split_once(' ').expect("a FEN has fields");
            let (truth, _) = figure.fen.split_once(' ').expect("a FEN has fields");
            assert_eq!(man_on(dummies, pawn), 'p', "{name}: {pawn}");
            assert!(!man_on(truth, cell).is_ascii_uppercase(), "{name}: {cell}");
            seen += 1;
        }
    }
    assert!(seen >= 6, "only {seen} cubes are shown");
}
