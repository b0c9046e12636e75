//! How a room writes its game down, and what it keeps in memory while the disk does not take it.

use games::Side;
use protocol::computer::Computer;
use store::{Batch, CommandResult, CommitError, Summary, Writer};
use table::{Entry, GameId};

use crate::answers::Answered;

/// The way of one game to the disk.
#[derive(Debug)]
pub(crate) struct Journal {
    writer: Writer,
    game: GameId,
    /// Entries that are on disk.
    saved: u32,
    /// Entries that have happened and are not on disk.
    tail: Vec<Entry>,
    /// Answers that go to disk with the next entries.
    answers: Vec<CommandResult>,
}

impl Journal {
    pub(crate) fn new(writer: Writer, game: GameId, saved: u32) -> Self {
        Self {
            writer,
            game,
            saved,
            tail: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// Everything that has happened is on disk.
    pub(crate) fn is_saved(&self) -> bool {
        self.tail.is_empty()
    }

    /// Nothing waits for the disk, answers included.
    pub(crate) fn is_empty(&self) -> bool {
        self.tail.is_empty() && self.answers.is_empty()
    }

    /// Writes down how the computer plays.
    ///
    /// # Errors
    /// What was written before stands.
    pub(crate) async fn keep_computer(&self, computer: Computer) -> Result<(), CommitError> {
        self.writer.set_computer(self.game, computer).await
    }

    /// A refusal, which changed nothing: it goes to disk when something else does.
    pub(crate) fn note(&mut self, side: Side, id: u64, answered: &Answered) {
        self.answers.push(stored(side, id, answered));
    }

    /// Puts the tail and these entries on disk, in one transaction with the answers.
    ///
    /// # Errors
    /// Nothing of it is on disk, and these entries are not kept either.
    pub(crate) async fn commit(
        &mut self,
        entries: &[Entry],
        answer: Option<(Side, u64, &Answered)>,
        summary: Summary,
    ) -> Result<(), CommitError> {
        let mut batch = Batch {
            game: self.game,
            first: self.saved,
            entries: self.tail.clone(),
            commands: self.answers.clone(),
            summary,
        };
        batch.entries.extend_from_slice(entries);
        batch
            .commands
            .extend(answer.map(|(side, id, answered)| stored(side, id, answered)));
        let count = batch.entries.len() as u32;
        self.writer.append(batch).await?;
        self.saved += count;
        self.tail.clear();
        self.answers.clear();
        Ok(())
    }

    /// Keeps in memory what the disk did not take.
    pub(crate) fn keep(&mut self, entries: Vec<Entry>, answer: Option<(Side, u64, &Answered)>) {
        self.tail.extend(entries);
        self.answers
            .extend(answer.map(|(side, id, answered)| stored(side, id, answered)));
    }
}

fn stored(side: Side, id: u64, answered: &Answered) -> CommandResult {
    let result = serde_json::to_string(answered).expect("commands and refusals are plain data");
    CommandResult { side, id, result }
}
