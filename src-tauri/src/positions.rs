//! Ended games by men on squares, as a person writes them.

use std::time::Duration;

use games::{Kind, Man, Side};
use protocol::history::PositionPage;
use protocol::window::WindowError;
use store::Store;

use crate::library::{Library, blocking};
use crate::request;

/// Games that one answer has at most.
const PAGE: usize = 100;
/// Between two groups of games whose positions are made up for.
const PAUSE: Duration = Duration::from_millis(100);

impl Library {
    /// The ended games that had all these men on their squares at once, from this number downwards.
    pub(crate) async fn search_positions(
        &self,
        men: &str,
        from: Option<i64>,
    ) -> Result<PositionPage, WindowError> {
        let men = read_men(men)?;
        let store = self.opened()?.store;
        blocking(move || store.search_positions(&men, from, PAGE)).await
    }
}

/// Keeps the positions of games that ended before positions were kept, a few at a time.
pub(crate) async fn make_up(store: Store) {
    let writer = store.writer();
    loop {
        let store = store.clone();
        match blocking(move || store.lacks_positions()).await {
            Ok(true) => {}
            Ok(false) | Err(_) => return,
        }
        if let Err(error) = writer.make_up_positions().await {
            tracing::warn!(%error, "positions of earlier games are not kept");
            return;
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Men such as `Kg1 Nf5 qd8`: White's in capitals.
fn read_men(text: &str) -> Result<Vec<Man>, WindowError> {
    let words = text.split([' ', ',', ';']).filter(|word| !word.is_empty());
    words
        .map(|word| read_man(word).ok_or_else(|| request::field("men", "men-unreadable", word)))
        .collect()
}

fn read_man(word: &str) -> Option<Man> {
    let letter = word
        .chars()
        .next()
        .filter(|letter| "KQRBNPkqrbnp".contains(*letter))?;
    let cell: games::Cell = word.get(1..)?.parse().ok()?;
    let man = Man {
        cell,
        side: if letter.is_uppercase() {
            Side::White
        } else {
            Side::Black
        },
        kind: Kind::from_letter(letter)?,
    };
    (cell.file < 8 && cell.rank < 8).then_some(man)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(men: &[Man]) -> Vec<String> {
        let word = |man: &Man| format!("{} {}{}", man.side, man.kind, man.cell);
        men.iter().map(word).collect()
    }

    #[test]
    fn capitals_are_whites_men() {
        let men = read_men(" Kg1, qd8;pe5").expect("men on squares");
        assert_eq!(written(&men), ["white kg1", "black qd8", "black pe5"]);
        assert_eq!(read_men(" ").expect("no men"), []);
    }

    #[test]
    fn a_word_that_is_no_man_on_a_square_is_named() {
        for bad in ["Kg9", "g1", "Xg1", "K", "Kgg1", "ș1", "Ki1"] {
            let told = read_men(&format!("Ke1 {bad}"));
            let Err(WindowError::Field { field, detail, .. }) = told else {
                panic!("{bad}: {told:?}");
            };
            assert_eq!((&*field, &*detail), ("men", bad));
        }
    }
}
