//! What the second, naive generators share: boards as squares with letters.

use games::Cell;

/// A board as ranks of letters, the lowest rank first.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Letters(Vec<Vec<char>>);

impl Letters {
    /// Reads the first field of a position text; a digit stands for so many empty squares.
    pub(crate) fn read(placement: &str) -> Self {
        let rank = |text: &str| -> Vec<char> {
            let squares = text.chars().map(|letter| match letter.to_digit(10) {
                Some(empty) => ".".repeat(empty as usize),
                None => letter.to_string(),
            });
            squares.collect::<String>().chars().collect()
        };
        Self(placement.split('/').rev().map(rank).collect())
    }

    /// The letter on a square, or nothing beyond the edge.
    pub(crate) fn at(&self, file: i32, rank: i32) -> Option<char> {
        let rank = self.0.get(usize::try_from(rank).ok()?)?;
        rank.get(usize::try_from(file).ok()?).copied()
    }

    /// Takes what is on a square and leaves it empty.
    pub(crate) fn lift(&mut self, square: (i32, i32)) -> char {
        let found = self.at(square.0, square.1).expect("on the board");
        self.put(square, '.');
        found
    }

    pub(crate) fn put(&mut self, (file, rank): (i32, i32), letter: char) {
        self.0[rank as usize][file as usize] = letter;
    }

    /// Every square with its letter.
    pub(crate) fn squares(&self) -> Vec<((i32, i32), char)> {
        let ranks = self.0.iter().enumerate();
        let squares = ranks.flat_map(|(rank, letters)| {
            let here = move |file: usize| (file as i32, rank as i32);
            letters
                .iter()
                .enumerate()
                .map(move |(file, &letter)| (here(file), letter))
        });
        squares.collect()
    }
}

/// The eight directions.
pub(crate) const AROUND: [(i32, i32); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

/// A move's text from two squares.
pub(crate) fn text(from: (i32, i32), to: (i32, i32)) -> String {
    let cell = |(file, rank): (i32, i32)| Cell::new(file as u8, rank as u8);
    format!("{}-{}", cell(from), cell(to))
}

/// Whether a letter is a man of the side whose turn letter is `w` or `b`.
pub(crate) fn is_of(letter: char, turn: &str) -> bool {
    letter.is_ascii_alphabetic() && letter.is_ascii_uppercase() == (turn == "w")
}
