//! What the player writes about his games, and the words by which he finds them again.

use protocol::history::{HistoryWords, Remarks};
use protocol::window::WindowError;
use store::{ReadError, Store};
use table::{GameId, Millis, Table};

use crate::library::{Library, blocking, read_id, told};
use crate::request;

/// Events to choose from.
const MOST_EVENTS: u32 = 300;
/// Tags of a game, and characters of one.
const MOST_TAGS: usize = 20;
const LONGEST_TAG: usize = 40;
/// Characters of the notes about a game, as of those that are written at the table.
const LONGEST_NOTES: usize = 10_000;

impl Library {
    /// The events and tags that games have.
    pub(crate) async fn history_words(&self) -> Result<HistoryWords, WindowError> {
        let store = self.opened()?.store;
        let read = move || {
            Ok::<_, ReadError>(HistoryWords {
                events: store.events(MOST_EVENTS)?,
                tags: store.all_tags()?,
            })
        };
        blocking(read).await
    }

    /// What the player wrote about a game: after it, or else at the table.
    pub(crate) async fn remarks(&self, game: String) -> Result<Remarks, WindowError> {
        let game = read_id(&game)?;
        let store = self.opened()?.store;
        blocking(move || remarks(&store, game)).await
    }

    /// Keeps what he writes.
    pub(crate) async fn save_remarks(
        &self,
        game: String,
        remarks: Remarks,
    ) -> Result<(), WindowError> {
        let game = read_id(&game)?;
        check(&remarks)?;
        let writer = self.opened()?.store.writer();
        writer.save_tags(game, remarks.tags).await.map_err(told)?;
        let notes = remarks.notes.trim().to_owned();
        writer.save_notes(game, notes).await.map_err(told)
    }
}

fn remarks(store: &Store, game: GameId) -> Result<Remarks, ReadError> {
    let mut notes = store.notes(game)?;
    if notes.is_empty() {
        let stored = store.load(game)?;
        let table = Table::replay(game, &stored.entries).ok();
        let own = table.zip(stored.meta.seat);
        let written = own.map(|(table, seat)| table.view(seat, Millis(0), true).notes);
        notes = written.unwrap_or_default();
    }
    Ok(Remarks {
        tags: store.tags(game)?,
        notes,
    })
}

fn check(remarks: &Remarks) -> Result<(), WindowError> {
    let is_long = |tag: &String| tag.trim().chars().count() > LONGEST_TAG;
    if remarks.tags.len() > MOST_TAGS || remarks.tags.iter().any(is_long) {
        let detail = "a game has at most 20 tags of at most 40 characters";
        return Err(request::field("tags", "tags-too-long", detail));
    }
    if remarks.notes.trim().chars().count() > LONGEST_NOTES {
        let detail = "notes have at most 10,000 characters";
        return Err(request::field("notes", "notes-too-long", detail));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with these tags and notes of so many characters.
    fn fault(tags: &[&str], notes: usize) -> Option<String> {
        let remarks = Remarks {
            tags: tags.iter().map(ToString::to_string).collect(),
            notes: "ș".repeat(notes),
        };
        match check(&remarks) {
            Err(WindowError::Field { field, .. }) => Some(field),
            _ => None,
        }
    }

    #[test]
    fn long_remarks_are_refused_by_their_field() {
        assert_eq!(fault(&["rook"; 20], 10_000), None);
        assert_eq!(fault(&["rook"; 21], 0).as_deref(), Some("tags"));
        assert_eq!(fault(&[&"ț".repeat(40)], 0), None);
        assert_eq!(fault(&[&"ț".repeat(41)], 0).as_deref(), Some("tags"));
        assert_eq!(fault(&[], 10_001).as_deref(), Some("notes"));
    }
}
