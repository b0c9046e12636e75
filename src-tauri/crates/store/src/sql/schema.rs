//! The schema's numbered versions, and how a connection is set up.

use rusqlite::Connection;
use rusqlite_migration::{M, Migrations};

/// What marks a file as this program's, set by the first step: `Enc1` in the header.
pub(crate) const APPLICATION_ID: i64 = 0x456e_6331;

const STEPS: &[M<'static>] = &[
    M::up(include_str!("../../migrations/1.sql")),
    M::up(include_str!("../../migrations/2.sql")),
    M::up(include_str!("../../migrations/3.sql")),
    M::up(include_str!("../../migrations/4.sql")),
    M::up(include_str!("../../migrations/5.sql")),
];

/// The newest version of the schema.
pub(crate) const KNOWN: i64 = STEPS.len() as i64;

/// Brings a database of any earlier version to the newest one.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), rusqlite_migration::Error> {
    Migrations::from_slice(STEPS).to_latest(connection)
}

/// What the writing connection promises: a commit is on the disk, and no row points nowhere.
pub(crate) fn prepare_writer(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Elsewhere without effect; on macOS a plain flush may stay in the drive's memory.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)
}

#[cfg(test)]
mod tests {
    use games::Side;
    use protocol::history::HistoryQuery;
    use protocol::window::Theme;
    use referee::{EndReason, GameResult};
    use rusqlite::Connection;
    use table::{Event, GameId};

    use super::*;
    use crate::{Store, open};

    /// A database with the same content as each earlier version of the program left it.
    const EARLIER: [&str; STEPS.len()] = [
        include_str!("../../tests/golden/v1.sql"),
        include_str!("../../tests/golden/v2.sql"),
        include_str!("../../tests/golden/v3.sql"),
        include_str!("../../tests/golden/v4.sql"),
        include_str!("../../tests/golden/v5.sql"),
    ];

    #[test]
    fn every_step_can_be_made() {
        assert_eq!(Migrations::from_slice(STEPS).validate(), Ok(()));
    }

    #[test]
    fn databases_of_every_version_are_read() {
        for (step, sql) in EARLIER.into_iter().enumerate() {
            let dir = tempfile::tempdir().unwrap();
            let path = open::path_in(dir.path());
            let old = Connection::open(&path).unwrap();
            old.execute_batch(sql).unwrap();
            let version = old.pragma_query_value(None, "user_version", |row| row.get(0));
            assert_eq!(version, Ok(step as i64 + 1));
            drop(old);
            let store = Store::open(dir.path()).unwrap();
            check(&store);
            let own_sets = store.own_sets().unwrap();
            let titles: Vec<&str> = own_sets.iter().map(|own| &*own.title).collect();
            let expected: &[&str] = if step == 0 { &[] } else { &["Joi seara"] };
            assert_eq!(
                titles, expected,
                "sets of a player's own came with version 2"
            );
            assert!(own_sets.iter().all(|own| own.set.is_ok()));
            let engine = store.load(GameId::new(0x00ab_cdef)).unwrap().manner.engine;
            assert_eq!(engine.is_some(), step >= 2, "engines came with version 3");
            let written = usize::from(step >= 3);
            let appointments = store.appointments().unwrap();
            assert_eq!(
                appointments.len(),
                written,
                "the calendar came with version 4"
            );
            assert_eq!(store.rated().unwrap().len(), written);
            let by_note = HistoryQuery {
                text: "the rook".to_owned(),
                ..HistoryQuery::newest(10)
            };
            let found = store.history(&by_note).unwrap().rows;
            assert_eq!(found.len(), written, "notes came with version 4");
            assert!(found.iter().all(|row| row.tags == ["blunder"]));
            let picture = store.picture().unwrap();
            assert_eq!(
                picture.is_some(),
                step >= 4,
                "the picture came with version 5"
            );
            drop(store);
            let schema = |path| tables(&Connection::open(path).unwrap());
            let new = tempfile::tempdir().unwrap();
            drop(Store::open(new.path()).unwrap());
            assert_eq!(
                schema(path),
                schema(open::path_in(new.path())),
                "an old database ends as a new one begins"
            );
        }
    }

    /// The store holds what every golden database holds.
    #[track_caller]
    fn check(store: &Store) {
        assert_eq!(store.name().unwrap().as_deref(), Some("Ana"));
        let settings = store.settings().unwrap();
        assert_eq!(settings.language.as_deref(), Some("ro"));
        assert_eq!(settings.theme, Theme::Dark);
        let game = store.load(GameId::new(0x00ab_cdef)).unwrap();
        assert_eq!((game.meta.number, game.meta.plies), (4, 31));
        assert_eq!(game.meta.seat, Some(Side::Black));
        assert_eq!(game.meta.terms.names.white, "Ștefan");
        let end = (game.meta.reason, game.meta.result);
        assert_eq!(end, (Some(EndReason::Resign), Some(GameResult::WhiteWins)));
        assert_eq!(game.entries.len(), 3);
        assert!(matches!(game.entries[0].event, Event::Started { .. }));
        assert_eq!((game.commands.len(), game.commands[0].id), (1, 7));
    }

    /// What the tables and indexes are made of.
    fn tables(connection: &Connection) -> Vec<String> {
        connection
            .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
            .unwrap()
            .query_map([], |row| row.get(0))
            .unwrap()
            .collect::<Result<_, _>>()
            .unwrap()
    }
}
