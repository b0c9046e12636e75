use super::*;
use crate::testing::{batch, new_game, said, summary};
use crate::{ReadError, Store};

/// A store in a folder of its own, with games 1 and 2 of one entry each.
async fn two_games() -> (tempfile::TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).unwrap();
    for bits in [1, 2] {
        let created = store
            .writer()
            .create(new_game(bits), vec![said("hello")])
            .await;
        assert_eq!(created, Ok(()));
    }
    (dir, store)
}

/// What was said in a game, as it is on disk.
#[track_caller]
fn check_said(store: &Store, bits: u128, expected: &str) {
    let game = store.load(GameId::new(bits)).unwrap();
    let said: Vec<String> = game
        .entries
        .into_iter()
        .map(|entry| match entry.event {
            table::Event::Chat { text, .. } => text,
            other => panic!("only talk is stored here, not {other:?}"),
        })
        .collect();
    assert_eq!(said.join(" "), expected);
}

fn command(id: u64) -> CommandResult {
    CommandResult {
        side: Side::White,
        id,
        result: r#""done""#.to_owned(),
    }
}

#[tokio::test]
async fn a_log_grows_at_its_end_alone() {
    let (_dir, store) = two_games().await;
    let writer = store.writer();
    assert_eq!(writer.append(batch(1, 1, "world")).await, Ok(()));
    check_said(&store, 1, "hello world");
    for first in [0, 1, 3] {
        let conflict = CommitError::Conflict { stored: 2, first };
        assert_eq!(writer.append(batch(1, first, "no")).await, Err(conflict));
    }
    check_said(&store, 1, "hello world");
    check_said(&store, 2, "hello");
}

#[tokio::test]
async fn a_command_is_stored_once_with_its_entries() {
    let (_dir, store) = two_games().await;
    let writer = store.writer();
    let mut once = batch(1, 1, "once");
    once.commands = vec![command(7)];
    assert_eq!(writer.append(once.clone()).await, Ok(()));
    assert_eq!(store.load(once.game).unwrap().commands, [command(7)]);
    let mut again = batch(1, 2, "again");
    again.commands = vec![command(8), command(7)];
    let repeated = CommitError::Repeated {
        side: Side::White,
        id: 7,
    };
    assert_eq!(writer.append(again).await, Err(repeated));
    check_said(&store, 1, "hello once");
    assert_eq!(
        store.load(once.game).unwrap().commands,
        [command(7)],
        "a refused batch leaves nothing behind"
    );
}

#[tokio::test]
async fn a_refused_command_is_stored_without_entries() {
    let (_dir, store) = two_games().await;
    let refused = Batch {
        entries: Vec::new(),
        commands: vec![command(1)],
        ..batch(1, 1, "")
    };
    assert_eq!(store.writer().append(refused).await, Ok(()));
    let game = store.load(GameId::new(1)).unwrap();
    assert_eq!((game.entries.len(), game.commands.len()), (1, 1));
}

#[tokio::test]
async fn a_game_is_created_once() {
    let (_dir, store) = two_games().await;
    let again = store.writer().create(new_game(1), Vec::new()).await;
    let conflict = CommitError::Conflict {
        stored: 1,
        first: 0,
    };
    assert_eq!(again, Err(conflict));
}

#[tokio::test]
async fn a_deleted_game_is_gone_and_its_number_is_not_given_again() {
    let (_dir, store) = two_games().await;
    let writer = store.writer();
    let mut answered = batch(2, 1, "bye");
    answered.commands = vec![command(1)];
    assert_eq!(writer.append(answered).await, Ok(()));
    assert_eq!(writer.delete(GameId::new(2)).await, Ok(()));
    assert_eq!(
        store.load(GameId::new(2)).unwrap_err(),
        ReadError::NoSuchGame
    );
    let no_game = Err(CommitError::NoSuchGame);
    assert_eq!(writer.delete(GameId::new(2)).await, no_game);
    assert_eq!(writer.append(batch(2, 2, "late")).await, no_game);
    assert_eq!(writer.create(new_game(2), Vec::new()).await, Ok(()));
    let game = store.load(GameId::new(2)).unwrap();
    assert_eq!(game.meta.number, 3, "1 and 2 have been given");
    assert!(
        game.entries.is_empty() && game.commands.is_empty(),
        "nothing of the deleted game is left"
    );
}

#[tokio::test]
async fn one_transaction_takes_the_batches_of_many_rooms() {
    let (_dir, store) = two_games().await;
    let mut connection = crate::open::open(&store.path()).unwrap();
    let works = [
        Work::Append(Box::new(batch(1, 1, "first"))),
        Work::Append(Box::new(batch(2, 9, "conflict"))),
        Work::Append(Box::new(batch(1, 2, "second"))),
        Work::Name("Ana".to_owned()),
    ];
    let answers = commit(&mut connection, &works.each_ref());
    let conflict = CommitError::Conflict {
        stored: 1,
        first: 9,
    };
    assert_eq!(answers, [Ok(()), Err(conflict), Ok(()), Ok(())]);
    check_said(&store, 1, "hello first second");
    check_said(&store, 2, "hello");
    assert_eq!(store.name().unwrap().as_deref(), Some("Ana"));
}

#[tokio::test]
async fn a_full_disk_takes_nothing_and_the_same_batch_stands_later() {
    let (_dir, store) = two_games().await;
    let writer = store.writer();
    let long = "x".repeat(100_000);
    writer.set_disk_full(true).await.unwrap();
    for _ in 0..3 {
        let answer = writer.append(batch(1, 1, &long)).await;
        assert_eq!(answer, Err(CommitError::Full));
    }
    check_said(&store, 1, "hello");
    assert_eq!(
        store.load(GameId::new(1)).unwrap().meta.plies,
        0,
        "the row is as old as the log"
    );
    writer.set_disk_full(false).await.unwrap();
    assert_eq!(writer.append(batch(1, 1, &long)).await, Ok(()));
    assert_eq!(store.load(GameId::new(1)).unwrap().entries.len(), 2);
}

#[tokio::test]
async fn a_group_is_one_transaction() {
    let (_dir, store) = two_games().await;
    let mut connection = crate::open::open(&store.path()).unwrap();
    set_disk_full(&connection, true).unwrap();
    let small = Work::Append(Box::new(batch(1, 1, "small")));
    let large = Work::Append(Box::new(batch(2, 1, &"x".repeat(100_000))));
    let full = Err(CommitError::Full);
    assert_eq!(
        commit(&mut connection, &[&small, &large]),
        [full.clone(), full]
    );
    check_said(&store, 1, "hello");
    assert_eq!(
        commit(&mut connection, &[&small]),
        [Ok(())],
        "alone it fits"
    );
}

#[tokio::test]
async fn what_the_disk_refuses_is_refused_for_all_and_the_writer_goes_on() {
    let (_dir, store) = two_games().await;
    let mut connection = crate::open::open(&store.path()).unwrap();
    connection.pragma_update(None, "query_only", true).unwrap();
    let work = Work::Append(Box::new(batch(1, 1, "again")));
    let answers = commit(&mut connection, &[&work, &work]);
    assert!(
        matches!(
            answers.as_slice(),
            [Err(CommitError::Io { .. }), Err(CommitError::Io { .. })]
        ),
        "{answers:?}"
    );
    connection.pragma_update(None, "query_only", false).unwrap();
    assert_eq!(commit(&mut connection, &[&work]), [Ok(())]);
    check_said(&store, 1, "hello again");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_rooms_write_at_once() {
    let (_dir, store) = two_games().await;
    let rooms: Vec<_> = [1, 2]
        .into_iter()
        .map(|bits| {
            let writer = store.writer();
            tokio::spawn(async move {
                for first in 1..=20 {
                    writer.append(batch(bits, first, "x")).await.unwrap();
                }
            })
        })
        .collect();
    for room in rooms {
        room.await.unwrap();
    }
    for bits in [1, 2] {
        let game = store.load(GameId::new(bits)).unwrap();
        assert_eq!((game.entries.len(), game.meta.plies), (21, 20));
    }
}

#[tokio::test]
async fn what_was_answered_is_there_at_the_next_opening() {
    let (dir, store) = two_games().await;
    let written = store.load(GameId::new(1)).unwrap();
    drop(store);
    let names: Vec<_> = std::fs::read_dir(dir.path())
        .unwrap()
        .map(|file| file.unwrap().file_name())
        .collect();
    assert_eq!(names, ["encounter.db"], "closing leaves one file");
    let store = Store::open(dir.path()).unwrap();
    assert_eq!(store.load(GameId::new(1)).unwrap(), written);
    assert_eq!(written.meta.plies, summary(0).plies);
}
