//! A person and the computer change sides.

use games::BySide;
use games::Side::{Black, White};
use protocol::computer::Manner;
use protocol::host::LineEvent;
use protocol::terms::Rules;
use server::{ComputerError, NewTable, Seat};

use crate::house::{House, Player, persons, terms, try_at};

/// Regular chess of a person, who has White, against the computer.
fn new_table() -> NewTable {
    let mut seats = persons();
    seats.black = Seat::Bot { level: 1 };
    let mut terms = terms();
    terms.rules = Rules::Chess;
    terms.rated = false;
    NewTable {
        terms,
        seats,
        manner: Manner::default(),
    }
}

async fn until_ply(player: &mut Player, ply: u32) {
    while player.last().view.ply < ply {
        player.message().await;
    }
}

#[tokio::test]
async fn a_person_goes_on_with_the_computers_men() {
    let house = House::new();
    let game = house.host.open(new_table()).await.expect("it begins");
    let mut white = house.join(game, White).await;
    white.frame().await;
    white.ask(1, try_at(0, 0, "e2e4")).await;
    until_ply(&mut white, 2).await;

    let BySide { white: ann, black } = white.last().view.terms.names.clone();
    let swapped = BySide {
        white: black,
        black: ann,
    };
    house.host.change_sides(game).await.expect("it is unrated");
    assert!(
        house.host.join(game, White).await.is_err(),
        "the computer sits there"
    );
    let mut black = house.join(game, Black).await;
    black.frame().await;
    let first = black.last();
    assert_eq!((first.view.seat, first.first), (Black, 0));
    assert_eq!(first.view.terms.names, swapped);
    let told = LineEvent::Seated {
        names: swapped.clone(),
    };
    assert!(first.lines.iter().any(|line| line.event == told));
    until_ply(&mut black, 3).await;

    house.host.close(game).await;
    let row = house.store.unfinished().expect("it is readable").remove(0);
    assert_eq!((row.seat, row.terms.names), (Some(Black), swapped.clone()));
    let seats = house.host.go_on(game).await.expect("it is not over");
    assert_eq!(
        (seats.black, seats.white),
        (Seat::Person, Seat::Bot { level: 1 })
    );
    let mut black = house.join(game, Black).await;
    black.frame().await;
    assert_eq!(black.last().view.terms.names, swapped);
}

#[tokio::test]
async fn sides_are_not_changed_where_it_counts_or_where_something_is_hidden() {
    let house = House::new();
    let mut rated = new_table();
    rated.terms.rated = true;
    let mut hidden = new_table();
    hidden.terms.rules = terms().rules;
    for new in [rated, hidden] {
        let game = house.host.open(new).await.expect("it begins");
        let mut white = house.join(game, White).await;
        white.frame().await;
        let refused = house.host.change_sides(game).await;
        assert!(
            matches!(refused, Err(ComputerError::Refused(_))),
            "{refused:?}"
        );
        white.ask(1, try_at(0, 0, "e2e4")).await;
        until_ply(&mut white, 1).await;
    }
    let two = NewTable {
        seats: persons(),
        ..new_table()
    };
    let game = house.host.open(two).await.expect("it begins");
    let refused = house.host.change_sides(game).await;
    assert!(matches!(refused, Err(ComputerError::Nobody)), "{refused:?}");
}
