//! How the computer plays: an engine in its place, and what the person opposite may change.

use std::time::Duration;

use games::Side::White;
use protocol::computer::{Computer, Manner};
use protocol::terms::Rules;
use referee::{EndReason, GameResult};
use server::{ComputerError, NewTable, OpenGameError, Seat};
use table::GameId;

use crate::house::{House, Player, persons, terms, try_at};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/computer/engine.sh");

fn new_table(manner: Manner) -> NewTable {
    let mut seats = persons();
    seats.black = Seat::Bot { level: 1 };
    let mut terms = terms();
    terms.rules = Rules::Chess;
    NewTable {
        terms,
        seats,
        manner,
    }
}

async fn against(manner: Manner) -> (House, GameId, Player) {
    let house = House::new();
    let game = house.host.open(new_table(manner)).await.expect("it begins");
    let mut player = house.join(game, White).await;
    player.frame().await;
    (house, game, player)
}

fn engine(path: &str) -> Manner {
    Manner {
        engine: Some(path.to_owned()),
        ..Manner::default()
    }
}

#[cfg(unix)]
#[tokio::test]
async fn an_engine_plays_and_one_that_fails_has_lost() {
    let (house, game, mut white) = against(engine(SCRIPT)).await;
    let mut faults = house.host.engine_faults();
    white.ask(1, try_at(0, 0, "e2e4")).await;
    while white.last().view.ply < 2 {
        white.message().await;
    }
    let men = &white.last().view.men;
    assert!(
        men.iter().any(|man| man.cell.to_string() == "e5"),
        "{men:?}"
    );
    white.ask(2, try_at(2, 0, "d2d4")).await;
    let record = white.ended().await;
    assert_eq!(
        (record.reason, record.result),
        (EndReason::Resign, GameResult::WhiteWins)
    );
    let fault = faults.recv().await.expect("it is told");
    assert_eq!((fault.game, fault.code), (game, "ended"));
}

#[tokio::test]
async fn the_computer_plays_every_board_game_of_the_list() {
    for entry in games::list::played_by_list() {
        let house = House::new();
        let mut new = new_table(Manner::default());
        new.terms.rules = Rules::Board {
            name: entry.name.to_owned(),
            options: std::collections::BTreeMap::new(),
        };
        let game = house.host.open(new).await.expect("it begins");
        let mut white = house.join(game, White).await;
        white.frame().await;
        let choices = white
            .last()
            .view
            .board
            .as_ref()
            .map(|board| board.choices.clone());
        let first = choices.expect("a board game").swap_remove(0).text;
        white.ask(1, try_at(0, 0, &first)).await;
        while white.last().view.ply < 2 {
            white.message().await;
        }
    }
}

#[tokio::test]
async fn no_game_begins_with_an_engine_that_is_not_there() {
    let house = House::new();
    let refused = house.host.open(new_table(engine("/no/such/engine"))).await;
    match refused {
        Err(OpenGameError::Computer(ComputerError::Engine(fault))) => {
            assert_eq!(fault.code(), "absent");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(house.store.unfinished().expect("games").len(), 0);
}

#[tokio::test]
async fn the_computer_is_changed_while_the_game_goes_on_and_stays_so() {
    let (house, game, mut white) = against(Manner::default()).await;
    let told = house.host.computer(game).await.expect("it plays");
    assert_eq!(told.levels, (1..=9).collect::<Vec<u8>>());
    assert_eq!(told.computer.level, 1);
    let change = Computer {
        level: 3,
        manner: Manner {
            offers_draws: true,
            ..Manner::default()
        },
    };
    let changed = house
        .host
        .change_computer(game, change.clone(), Some("Computer 3".to_owned()))
        .await;
    changed.expect("there is such a level");
    white.ask(1, try_at(0, 0, "e2e4")).await;
    while white.last().view.ply < 2 {
        white.message().await;
    }
    house.host.close(game).await;
    house.host.go_on(game).await.expect("it is not over");
    let told = house.host.computer(game).await.expect("it plays");
    assert_eq!(told.computer, change);
    let row = house.store.unfinished().expect("games").remove(0);
    assert_eq!(row.terms.names.black, "Computer 3");
    let refused = Computer {
        level: 10,
        ..change
    };
    assert!(
        house
            .host
            .change_computer(game, refused, None)
            .await
            .is_err()
    );
}

#[tokio::test]
async fn a_computer_that_takes_its_time_moves_at_once_when_it_is_told_to() {
    let (house, game, mut white) = against(Manner {
        least_ms: 60_000,
        ..Manner::default()
    })
    .await;
    white.ask(1, try_at(0, 0, "e2e4")).await;
    for _ in 0..200 {
        tokio::time::timeout(Duration::from_millis(100), white.message())
            .await
            .ok();
        if white.last().view.ply == 1 {
            house.host.hurry(game).await;
        }
        if white.last().view.ply == 2 {
            return;
        }
    }
    panic!("it has not moved");
}
