//! The SQL table `tags`: words by which the player finds games again.

use rusqlite::Connection;

use super::games;
use crate::{CommitError, GameId};

/// The tags of the game with this number, in their order.
pub(crate) fn of(connection: &Connection, number: i64) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached("SELECT tag FROM tags WHERE game = ?1 ORDER BY tag")?
        .query_map([number], |row| row.get(0))?
        .collect()
}

/// Every tag that a game has, in their order.
pub(crate) fn all(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    // One step for each tag and not for each tagged game.
    connection
        .prepare_cached(
            "WITH RECURSIVE found (tag) AS (
                 SELECT min(tag) FROM tags
                 UNION ALL
                 SELECT (SELECT min(tag) FROM tags WHERE tags.tag > found.tag) FROM found
                 WHERE found.tag IS NOT NULL
             )
             SELECT tag FROM found WHERE tag IS NOT NULL",
        )?
        .query_map([], |row| row.get(0))?
        .collect()
}

/// Gives the game these tags and no others.
pub(crate) fn save(
    connection: &Connection,
    game: GameId,
    tags: &[String],
) -> Result<(), CommitError> {
    let number = games::number(connection, game)?.ok_or(CommitError::NoSuchGame)?;
    connection.execute("DELETE FROM tags WHERE game = ?1", [number])?;
    let mut insert =
        connection.prepare_cached("INSERT OR IGNORE INTO tags (tag, game) VALUES (?1, ?2)")?;
    for tag in tags
        .iter()
        .map(|tag| tag.trim())
        .filter(|tag| !tag.is_empty())
    {
        insert.execute((tag, number))?;
    }
    games::make_findable(connection, number)
}

#[cfg(test)]
mod tests {
    use protocol::history::HistoryQuery;

    use super::*;
    use crate::Store;
    use crate::testing::new_game;

    #[tokio::test]
    async fn tags_and_notes_are_a_games_own_and_go_with_it() {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path()).unwrap();
        let writer = store.writer();
        let (one, other) = (new_game(1), new_game(2));
        for game in [&one, &other] {
            writer.create(game.clone(), Vec::new()).await.unwrap();
        }
        let words = |text: &str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
        let give = |game: &crate::NewGameRow, tags: &str| writer.save_tags(game.game, words(tags));
        give(&one, "rook/ Blunder /blunder/").await.unwrap();
        give(&other, "endgame/rook").await.unwrap();
        assert_eq!(store.tags(one.game).unwrap(), ["Blunder", "rook"]);
        assert_eq!(store.all_tags().unwrap(), ["Blunder", "endgame", "rook"]);
        give(&one, "endgame").await.unwrap();
        assert_eq!(store.all_tags().unwrap(), ["endgame", "rook"]);

        let found = |text: &str| {
            let query = HistoryQuery {
                text: text.to_owned(),
                ..HistoryQuery::newest(10)
            };
            let rows = store.history(&query).unwrap().rows;
            rows.iter().map(|row| row.number).collect::<Vec<_>>()
        };
        assert_eq!(found("ROOK"), [2]);
        assert_eq!(
            store.history(&HistoryQuery::newest(10)).unwrap().rows[0]
                .tags
                .len(),
            2
        );

        let note = "The rook was lost at once.".to_owned();
        writer.save_notes(one.game, note.clone()).await.unwrap();
        assert_eq!(store.notes(one.game).unwrap(), note);
        assert_eq!(store.notes(other.game).unwrap(), "");
        assert_eq!(found("rook"), [2, 1]);
        assert_eq!(found("lost at"), [1]);
        writer.save_notes(one.game, String::new()).await.unwrap();
        assert_eq!(store.notes(one.game).unwrap(), "");
        assert_eq!(found("lost at"), [0_u32; 0]);

        writer.delete(other.game).await.unwrap();
        assert_eq!(store.all_tags().unwrap(), ["endgame"]);
        let gone = writer.save_notes(other.game, note).await;
        assert_eq!(gone, Err(CommitError::NoSuchGame));
    }
}
