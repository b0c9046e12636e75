//! The SQL table `opponents`: what the player keeps of the people whom he plays.

use rusqlite::{Connection, OptionalExtension};

use super::profile::{read_details, write_details};
use crate::{CommitError, Details};

/// What is kept of this one; nothing when there is nothing.
pub(crate) fn details(connection: &Connection, name: &str) -> rusqlite::Result<Details> {
    let text = connection
        .prepare_cached("SELECT details FROM opponents WHERE name = ?1")?
        .query_row([name], |row| row.get(0))
        .optional()?;
    Ok(read_details(text))
}

/// Keeps it.
pub(crate) fn save(
    connection: &Connection,
    name: &str,
    details: &Details,
) -> Result<(), CommitError> {
    connection.execute(
        "INSERT INTO opponents (name, details) VALUES (?1, ?2)
         ON CONFLICT (name) DO UPDATE SET details = excluded.details",
        [name, &write_details(details)],
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;

    #[tokio::test]
    async fn people_are_kept_under_their_names() {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path()).unwrap();
        let ana = Details {
            zone: Some("Asia/Tokyo".to_owned()),
            languages: vec!["ro".to_owned()],
            about: "Plays on Thursdays".to_owned(),
        };
        let writer = store.writer();
        writer.save_details(ana.clone()).await.unwrap();
        assert_eq!(store.name().unwrap(), None, "the name is still to be asked");
        assert_eq!(store.picture().unwrap(), None);
        writer.save_picture(Some(vec![7; 9])).await.unwrap();
        writer.save_name("Ion".to_owned()).await.unwrap();
        assert_eq!(store.details().unwrap(), ana);
        assert_eq!(store.name().unwrap().as_deref(), Some("Ion"));
        assert_eq!(store.picture().unwrap(), Some(vec![7; 9]));
        writer.save_picture(None).await.unwrap();
        assert_eq!(store.picture().unwrap(), None);
        assert_eq!(store.opponent("Ana").unwrap(), Details::default());
        writer
            .save_opponent("Ana".to_owned(), ana.clone())
            .await
            .unwrap();
        assert_eq!(store.opponent("ana").unwrap(), ana);
    }
}
