//! The truth of a game cannot be written out by accident.

use games::Man;
use games::chess::{Pawns, Position};
use serde::{Serialize, de::DeserializeOwned};

static_assertions::assert_impl_all!(Man: Serialize, DeserializeOwned);
static_assertions::assert_not_impl_any!(Position: Serialize, DeserializeOwned, std::fmt::Display);

#[test]
fn a_position_shows_nothing() {
    let [start, other] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
        "4k3/8/8/8/8/8/8/4K3 b",
    ]
    .map(|fen| Position::from_fen(fen, Pawns::Forward).expect("a readable text"));
    assert_eq!(format!("{start:?}"), "Position");
    assert_eq!(format!("{other:#?}"), "Position");
    let man = start.men()[0];
    assert!(
        format!("{man:?}").contains("a1"),
        "a type that may be shown is"
    );
}
