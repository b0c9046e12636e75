//! The SQL table `rule_sets`: the player's own rule sets.

use protocol::sets::SetFault;
use referee::RuleSet;
use rusqlite::{Connection, params};

use crate::{CommitError, stored};

/// A rule set of the player's own as it is on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSet {
    /// Its number; a deleted set's number is not given again.
    pub number: u32,
    /// Its name.
    pub title: String,
    /// Its rules, or why they cannot be read. The text stays as it is then.
    pub set: Result<RuleSet, SetFault>,
}

/// Every set, in the order of the names.
pub(crate) fn read(connection: &Connection) -> rusqlite::Result<Vec<OwnSet>> {
    let mut sets = connection
        .prepare("SELECT number, title, version, rules FROM rule_sets")?
        .query_map([], |row| {
            let text: String = row.get("rules")?;
            Ok(OwnSet {
                number: row.get("number")?,
                title: row.get("title")?,
                set: stored::read_set(row.get("version")?, &text),
            })
        })?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    sets.sort_by_cached_key(|own| own.title.to_lowercase());
    Ok(sets)
}

/// Keeps a set: a new one, or in place of the one with this number.
pub(crate) fn save(
    connection: &Connection,
    own: Option<u32>,
    set: &RuleSet,
) -> Result<(), CommitError> {
    let wanted = set.title.to_lowercase();
    let is_taken =
        |other: &OwnSet| Some(other.number) != own && other.title.to_lowercase() == wanted;
    if read(connection)?.iter().any(is_taken) {
        return Err(CommitError::TitleTaken {
            title: set.title.clone(),
        });
    }
    let text = stored::write_set(set);
    let written = match own {
        None => connection.execute(
            "INSERT INTO rule_sets (title, version, rules) VALUES (?1, ?2, ?3)",
            params![set.title, stored::VERSION, text],
        )?,
        Some(number) => connection.execute(
            "UPDATE rule_sets SET title = ?1, version = ?2, rules = ?3 WHERE number = ?4",
            params![set.title, stored::VERSION, text, number],
        )?,
    };
    if written == 0 {
        return Err(CommitError::NoSuchSet);
    }
    Ok(())
}

/// Deletes a set.
pub(crate) fn delete(connection: &Connection, own: u32) -> Result<(), CommitError> {
    if connection.execute("DELETE FROM rule_sets WHERE number = ?1", [own])? == 0 {
        return Err(CommitError::NoSuchSet);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use protocol::terms::Rules;
    use referee::{DrawRule, RuleSetName};

    use super::*;
    use crate::testing::new_game;
    use crate::{Store, open};

    fn titled(title: &str) -> RuleSet {
        RuleSet::with_options(RuleSetName::English, title, [("fifty", "automatic")]).unwrap()
    }

    fn titles(store: &Store) -> Vec<String> {
        let sets = store.own_sets().unwrap().into_iter();
        sets.map(|own| own.title).collect()
    }

    #[tokio::test]
    async fn a_set_is_kept_renamed_and_deleted() {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path()).unwrap();
        let writer = store.writer();
        writer.save_set(None, titled("Șah orb")).await.unwrap();
        writer.save_set(None, titled("club")).await.unwrap();
        let sets = store.own_sets().unwrap();
        assert_eq!(sets[1].set, Ok(titled("Șah orb")));
        let first = sets[1].number;
        let taken = CommitError::TitleTaken {
            title: "ȘAH ORB".to_owned(),
        };
        assert_eq!(
            writer.save_set(None, titled("ȘAH ORB")).await,
            Err(taken.clone()),
            "letter case makes no other name"
        );
        writer
            .save_set(Some(first), titled("ȘAH ORB"))
            .await
            .unwrap();
        assert_eq!(titles(&store), ["club", "ȘAH ORB"]);
        let club = store.own_sets().unwrap()[0].number;
        let taken_again = writer.save_set(Some(club), titled("Șah orb")).await;
        assert!(taken_again.is_err(), "nor does renaming");
        writer.delete_set(club).await.unwrap();
        assert_eq!(titles(&store), ["ȘAH ORB"]);
        let gone = writer.save_set(Some(club), titled("x")).await;
        assert_eq!(gone, Err(CommitError::NoSuchSet));
        assert_eq!(writer.delete_set(club).await, Err(CommitError::NoSuchSet));
        assert!(writer.save_set(None, titled("")).await.is_err(), "no name");
        assert_eq!(
            titles(&store),
            ["ȘAH ORB"],
            "what was refused changed nothing"
        );
    }

    #[tokio::test]
    async fn a_set_of_a_later_version_is_told_and_left_as_it_is() {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path()).unwrap();
        let text = stored::write_set(&titled("Later")).replacen("square", "weight", 1);
        let connection = open::open(&store.path()).unwrap();
        let add = "INSERT INTO rule_sets VALUES (7, 'Later', 1, ?1)";
        connection.execute(add, [&text]).unwrap();
        let fault = SetFault::UnknownValue {
            rule: "capture".to_owned(),
            value: "weight".to_owned(),
        };
        let sets = store.own_sets().unwrap();
        assert_eq!((sets[0].number, &sets[0].set), (7, &Err(fault)));
        store.writer().save_set(None, titled("Now")).await.unwrap();
        let kept: String = connection
            .query_row("SELECT rules FROM rule_sets WHERE number = 7", [], |row| {
                row.get(0)
            })
            .unwrap();
        assert_eq!(kept, text);
    }

    #[tokio::test]
    async fn a_game_keeps_its_whole_set_when_the_set_is_gone() {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path()).unwrap();
        assert_eq!(store.last_rules().unwrap(), None);
        let mut game = new_game(5);
        game.terms.rules = Rules::Hidden {
            set: Box::new(titled("Thursday")),
        };
        store
            .writer()
            .save_set(None, titled("Thursday"))
            .await
            .unwrap();
        store
            .writer()
            .create(game.clone(), Vec::new())
            .await
            .unwrap();
        let number = store.own_sets().unwrap()[0].number;
        store.writer().delete_set(number).await.unwrap();
        let mut other = new_game(6);
        other.terms.rules = Rules::Board {
            name: "sjakti".to_owned(),
            options: std::collections::BTreeMap::new(),
        };
        store.writer().create(other, Vec::new()).await.unwrap();
        let kept = store.last_rules().unwrap().unwrap();
        assert_eq!(
            (&*kept.title, kept.fifty),
            ("Thursday", DrawRule::Automatic)
        );
        assert_eq!(store.load(game.game).unwrap().meta.terms, game.terms);
    }
}
