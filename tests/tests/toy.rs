//! A new board game is one module of `games`, its entry in the list, and drawings: a toy game that
//! nothing else knows is offered, played, stored, listed and replayed.

mod play;

use std::time::Duration;

use client::Client;
use games::list::played_by_list;
use games::{BySide, Side};
use protocol::board::OfferedGame;
use protocol::client::Command;
use protocol::computer::Manner;
use protocol::terms::Rules;
use protocol::view::Phase;
use referee::{EndReason, GameResult};
use server::{Clock, Host, NewTable, Options, Seat};
use store::Store;
use table::Table;

use play::terms;

/// White gets three stones in a row on c3, d3 and e3.
const MOVES: [&str; 5] = ["S@c3", "S@a1", "S@d3", "S@a2", "S@e3"];

#[test]
fn it_is_offered_with_its_choices() {
    let offered: Vec<OfferedGame> = played_by_list().map(OfferedGame::new).collect();
    let toy = offered.iter().find(|game| game.name == "toy");
    let options: Vec<_> = toy.expect("it is in the list").options.iter().collect();
    assert_eq!(options.len(), 1);
    assert_eq!(
        (&*options[0].key, &options[0].values[..]),
        ("first", &["white".to_owned(), "black".to_owned()][..])
    );
}

async fn play(client: &Client, side: Side) {
    let mut frames = client.frames();
    while let Some(frame) = frames.next().await {
        let view = &frame.view;
        if let Phase::Over { .. } = view.phase {
            break;
        }
        if view.turn != side {
            continue;
        }
        let text = MOVES[view.ply as usize];
        let board = view.board.as_ref().expect("a board game");
        assert!(
            board.choices.iter().any(|choice| choice.text == text),
            "{text}"
        );
        let tried = Command::Try {
            ply: view.ply,
            attempt: view.attempt,
            taken_back: view.taken_back,
            text: text.to_owned(),
        };
        client.send(tried).await.expect("a due move is heard");
    }
}

#[tokio::test]
async fn it_plays_is_stored_and_replays() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(folder.path()).expect("a new store");
    let options = Options {
        bot_pause: Duration::ZERO,
        ..Options::default()
    };
    let host = Host::with_options(store.clone(), Clock::system(), options);
    let rules = Rules::Board {
        name: "toy".to_owned(),
        options: std::collections::BTreeMap::new(),
    };
    let new = NewTable {
        terms: terms(rules),
        seats: BySide::from_fn(|_| Seat::Person),
        manner: Manner::default(),
    };
    let game = host.open(new).await.expect("good terms");
    let white = Client::start(host.join(game, Side::White).await.expect("it runs"));
    let black = Client::start(host.join(game, Side::Black).await.expect("it runs"));
    tokio::join!(play(&white, Side::White), play(&black, Side::Black));

    let record = white.ended().await.expect("it has ended");
    assert_eq!(
        (record.reason, record.result),
        (EndReason::Checkmate, GameResult::WhiteWins)
    );
    assert_eq!((record.files, record.ranks), (5, 5));
    let texts: Vec<&str> = record.steps.iter().map(|step| &*step.fen).collect();
    assert_eq!(texts[0], "...../...../...../...../..... w");
    assert_eq!(texts[5], "...../...../..SSS/s..../s.... b");

    let stored = store.load(game).expect("it is stored");
    let table = Table::replay(game, &stored.entries).expect("it is whole");
    assert_eq!(table.record_of().as_ref(), Some(&*record), "it replays");
    let page = store.history(&protocol::history::HistoryQuery {
        rules: Some("toy".to_owned()),
        ..protocol::history::HistoryQuery::newest(10)
    });
    let rows = page.expect("a readable history").rows;
    assert_eq!(rows.len(), 1, "the history lists it by its name");
    assert_eq!(rows[0].plies, 5);
}
