use std::collections::BTreeMap;
use std::fs;

use super::*;
use crate::testing::{batch, new_game, said};
use crate::{CommitError, GameId, Store};

/// Every file of a folder with its bytes.
fn files(dir: &Path) -> BTreeMap<String, Vec<u8>> {
    fs::read_dir(dir)
        .unwrap()
        .map(|file| {
            let file = file.unwrap();
            let name = file.file_name().into_string().unwrap();
            (name, fs::read(file.path()).unwrap())
        })
        .collect()
}

/// A folder with a closed database of one game with a long log.
async fn one_game() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).unwrap();
    let long = said(&"x".repeat(60_000));
    let created = store.writer().create(new_game(1), vec![long]).await;
    assert_eq!(created, Ok(()));
    dir
}

/// The same folder as a crash leaves it: the last commit stands in the log beside the file.
async fn crashed_game() -> tempfile::TempDir {
    let dir = one_game().await;
    let left = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).unwrap();
    assert_eq!(store.writer().append(batch(1, 1, "last")).await, Ok(()));
    for (name, bytes) in files(dir.path()) {
        if name != "encounter.db-shm" {
            fs::write(left.path().join(name), bytes).unwrap();
        }
    }
    left
}

/// Opening fails like this, and no byte of the folder changes.
#[track_caller]
fn check_kept(dir: &Path, expected: &str) {
    let mut before = files(dir);
    let error = Store::open(dir).unwrap_err().to_string();
    let error = error.replace(&*dir.to_string_lossy(), "DIR");
    assert!(
        error.contains(expected),
        "expected {expected:?} in {error:?}"
    );
    let mut after = files(dir);
    if before.contains_key("encounter.db-wal") {
        // The index of a log is made of the log each time.
        before.remove("encounter.db-shm");
        after.remove("encounter.db-shm");
    }
    assert_eq!(
        before.keys().collect::<Vec<_>>(),
        after.keys().collect::<Vec<_>>(),
        "no file comes or goes"
    );
    assert!(before == after, "no byte changes");
}

fn write_at(path: &Path, offset: usize, bytes: &[u8]) {
    let mut file = fs::read(path).unwrap();
    file[offset..offset + bytes.len()].copy_from_slice(bytes);
    fs::write(path, file).unwrap();
}

#[test]
fn a_missing_folder_is_made() {
    let dir = tempfile::tempdir().unwrap();
    let deep = dir.path().join("a b/c%20d?#");
    let store = Store::open(&deep).unwrap();
    assert_eq!(store.name().unwrap(), None);
    drop(store);
    Store::open(&deep).unwrap();
    assert_eq!(files(&deep).keys().collect::<Vec<_>>(), ["encounter.db"]);
}

#[tokio::test]
async fn garbage_is_damaged_and_kept() {
    let dir = tempfile::tempdir().unwrap();
    let path = path_in(dir.path());
    for garbage in [&b"x"[..], &[0x5a; 10_000], b"SQLite format 3\0 and no more"] {
        fs::write(&path, garbage).unwrap();
        check_kept(dir.path(), "encounter.db is damaged: ");
    }
}

#[tokio::test]
async fn a_truncated_file_is_damaged_and_kept() {
    let dir = one_game().await;
    let path = path_in(dir.path());
    let whole = fs::read(&path).unwrap();
    for part in [1, 2, 3, 7] {
        fs::write(&path, &whole[..whole.len() * part / 8]).unwrap();
        check_kept(dir.path(), "encounter.db is damaged: ");
    }
}

#[tokio::test]
async fn a_broken_page_is_damaged_and_kept() {
    let dir = one_game().await;
    let path = path_in(dir.path());
    write_at(&path, 4096, &[0xff; 64]);
    check_kept(dir.path(), "encounter.db is damaged: ");
}

#[tokio::test]
async fn a_broken_page_under_the_log_of_a_crash_is_damaged_and_kept() {
    let dir = crashed_game().await;
    for page in 1..6 {
        write_at(&path_in(dir.path()), 4096 * page, &[0xff; 64]);
    }
    check_kept(dir.path(), "encounter.db is damaged: ");
}

#[tokio::test]
async fn a_log_without_its_file_is_damaged_and_kept() {
    let dir = crashed_game().await;
    fs::write(path_in(dir.path()), "").unwrap();
    check_kept(dir.path(), "its beginning is missing");
    fs::remove_file(path_in(dir.path())).unwrap();
    check_kept(dir.path(), "its beginning is missing");
}

#[test]
fn the_database_of_another_program_is_kept() {
    let dir = tempfile::tempdir().unwrap();
    let other = Connection::open(path_in(dir.path())).unwrap();
    other
        .execute_batch("CREATE TABLE cats (name TEXT)")
        .unwrap();
    drop(other);
    check_kept(dir.path(), "another program made it");
}

#[tokio::test]
async fn a_newer_file_is_kept() {
    let dir = one_game().await;
    let later = Connection::open(path_in(dir.path())).unwrap();
    later.pragma_update(None, "user_version", 99).unwrap();
    drop(later);
    check_kept(
        dir.path(),
        "DIR/encounter.db is of version 99; this program knows versions up to 5",
    );
}

#[tokio::test]
async fn a_newer_version_that_stands_in_the_log_alone_is_seen_too() {
    let dir = one_game().await;
    let left = tempfile::tempdir().unwrap();
    let later = Connection::open(path_in(dir.path())).unwrap();
    later.pragma_update(None, "user_version", 99).unwrap();
    for (name, bytes) in files(dir.path()) {
        fs::write(left.path().join(name), bytes).unwrap();
    }
    check_kept(left.path(), "is of version 99");
}

#[tokio::test]
async fn after_a_crash_the_last_commit_is_there() {
    let dir = crashed_game().await;
    assert!(dir.path().join("encounter.db-wal").exists());
    let store = Store::open(dir.path()).unwrap();
    let game = store.load(GameId::new(1)).unwrap();
    assert_eq!((game.entries.len(), game.meta.plies), (2, 1));
}

#[tokio::test]
async fn starting_fresh_moves_everything_aside() {
    let dir = crashed_game().await;
    let before = files(dir.path());
    let store = Store::start_fresh(dir.path()).unwrap();
    assert_eq!(store.unfinished().unwrap(), []);
    drop(store);
    let mut after = files(dir.path());
    assert!(after.remove("encounter.db").is_some(), "the new file");
    let names: Vec<_> = after.keys().collect();
    let kept = names[0].strip_suffix(".db").expect("the file comes first");
    assert!(kept.starts_with("encounter-20"), "{kept}");
    assert_eq!(*names[1], format!("{kept}.db-wal"), "the log goes with it");
    assert!(
        after.into_values().eq(before.into_values()),
        "nothing was lost"
    );
}

#[tokio::test]
async fn starting_fresh_twice_in_a_second_keeps_both() {
    let dir = one_game().await;
    drop(Store::start_fresh(dir.path()).unwrap());
    drop(Store::start_fresh(dir.path()).unwrap());
    assert_eq!(files(dir.path()).len(), 3);
}

#[test]
fn a_folder_that_cannot_be_is_no_damage() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("file"), "").unwrap();
    let error = Store::open(&dir.path().join("file")).unwrap_err();
    assert!(matches!(error, OpenError::Io { .. }), "{error:?}");
    fs::create_dir(path_in(dir.path())).unwrap();
    let error = Store::open(dir.path()).unwrap_err();
    assert!(matches!(error, OpenError::Io { .. }), "{error:?}");
    assert_eq!(error.path(), path_in(dir.path()));
}

#[tokio::test]
async fn a_second_program_sees_a_conflict_and_no_mixed_log() {
    let dir = one_game().await;
    let (one, two) = (
        Store::open(dir.path()).unwrap(),
        Store::open(dir.path()).unwrap(),
    );
    assert_eq!(one.writer().append(batch(1, 1, "one")).await, Ok(()));
    let conflict = CommitError::Conflict {
        stored: 2,
        first: 1,
    };
    assert_eq!(two.writer().append(batch(1, 1, "two")).await, Err(conflict));
}
