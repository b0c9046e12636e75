//! The board games' diagrams in the help: each is a position of its game, and what it claims is true.

use games::list::Entry;
use games::open::OpenGame;
use serde::Deserialize;

/// One diagram, as the page reads it.
#[derive(Deserialize)]
struct Figure {
    name: String,
    game: String,
    position: String,
    /// The number of legal moves.
    moves: Option<usize>,
    /// How it stands, where it does not simply go on.
    standing: Option<String>,
    /// The man that the caption tells of, and where it can go.
    from: Option<String>,
    #[serde(default)]
    reach: Vec<String>,
    /// The moves that the caption tells of, and how it stands after them.
    #[serde(default)]
    line: Vec<String>,
    then: Option<String>,
}

fn figures() -> Vec<Figure> {
    let text = include_str!("../../ui/src/pages/help/board-figures.json");
    serde_json::from_str(text).expect("a list of diagrams")
}

fn begun(figure: &Figure) -> Box<dyn OpenGame> {
    let game = Entry::named(&figure.game).unwrap_or_else(|| panic!("no game {}", figure.game));
    game.begin(Some(&figure.position), &[])
        .unwrap_or_else(|why| panic!("{}: {why}", figure.name))
}

#[test]
fn every_position_stands_as_its_caption_says() {
    let mut seen = 0;
    for figure in figures() {
        let board = begun(&figure);
        let standing = figure.standing.as_deref().unwrap_or("ongoing");
        assert_eq!(board.standing().as_str(), standing, "{}", figure.name);
        if let Some(moves) = figure.moves {
            assert_eq!(board.moves().len(), moves, "{}", figure.name);
        }
        seen += 1;
    }
    assert!(seen >= 45, "only {seen} diagrams");
}

#[test]
fn every_man_reaches_the_squares_that_are_dotted() {
    let mut seen = 0;
    for figure in figures() {
        let Some(from) = &figure.from else { continue };
        let choices = begun(&figure).choices();
        let mut to: Vec<String> = choices
            .iter()
            .filter(|choice| choice.from.is_some_and(|cell| cell.to_string() == *from))
            .filter_map(|choice| choice.to)
            .map(|cell| cell.to_string())
            .collect();
        to.sort();
        to.dedup();
        assert_eq!(to, figure.reach, "{}", figure.name);
        seen += 1;
    }
    assert!(seen >= 25, "only {seen} diagrams show a man's reach");
}

#[test]
fn every_line_leads_to_what_its_caption_says() {
    let mut seen = 0;
    for figure in figures().iter().filter(|figure| !figure.line.is_empty()) {
        let mut board = begun(figure);
        for text in &figure.line {
            board
                .play(text)
                .unwrap_or_else(|why| panic!("{}: {text}: {why}", figure.name));
        }
        let then = figure.then.as_deref();
        assert_eq!(Some(board.standing().as_str()), then, "{}", figure.name);
        seen += 1;
    }
    assert!(seen >= 8, "only {seen} lines");
}
