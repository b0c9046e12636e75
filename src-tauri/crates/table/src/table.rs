//! The table itself.

use games::Side;
use protocol::client::Command;
use protocol::host::{Line, Refusal};
use protocol::terms::Terms;
use protocol::view::{Phase, View};
use protocol::window::Record;

use crate::ids::{GameId, Millis};
use crate::log::{Ending, Entry};

/// Why a game cannot be begun: the field of the request, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {detail}")]
pub struct TermsError {
    /// `event`, `name.white`, `name.black`, `time.white`, `time.black`, `rule_set` or `start`.
    pub field: &'static str,
    /// What is wrong and where, in plain words.
    pub detail: String,
}

/// Why a log is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {entry} of the log: {detail}")]
pub struct LogError {
    /// The entry, from 0.
    pub entry: usize,
    /// What is wrong with it.
    pub detail: String,
}

/// One game in progress or ended. It can be neither written nor shown; its log can.
pub struct Table(());

impl Table {
    /// A new game and its first entries, which are recorded already and wait to be committed.
    ///
    /// # Errors
    /// When the terms are out of range or the start position cannot be played.
    pub fn open(_terms: Terms, _game: GameId) -> Result<(Self, Vec<Entry>), TermsError> {
        todo!()
    }

    /// The game that a log tells.
    ///
    /// # Errors
    /// When the log is no game's.
    pub fn replay(_game: GameId, _entries: &[Entry]) -> Result<Self, LogError> {
        todo!()
    }

    /// What a command would bring, now; nothing happens before it is recorded.
    /// Record what is [due](Self::due) first.
    ///
    /// # Errors
    /// When it is refused. A try that the referee refuses is no error.
    pub fn decide(
        &self,
        _at: Millis,
        _by: Side,
        _command: &Command,
    ) -> Result<Vec<Entry>, Refusal> {
        todo!()
    }

    /// Warnings and flags that are due by now and have not been recorded.
    pub fn due(&self, _at: Millis) -> Vec<Entry> {
        todo!()
    }

    /// When something is due next, if nothing else happens.
    pub fn next_due(&self) -> Option<Millis> {
        todo!()
    }

    /// The game goes on after a restart or an adjournment: clocks stand as of the last entry.
    /// Empty for a game that is over.
    pub fn resume(&self, _at: Millis) -> Vec<Entry> {
        todo!()
    }

    /// Lets an entry happen.
    pub fn record(&mut self, _entry: &Entry) {
        todo!()
    }

    /// What a seat may know now. `saved` is handed through.
    pub fn view(&self, _seat: Side, _at: Millis, _saved: bool) -> View {
        todo!()
    }

    /// A seat's own log. Lines are only ever added.
    pub fn lines(&self, _seat: Side) -> &[Line] {
        todo!()
    }

    /// The full record of an ended game; none while it goes on.
    pub fn record_of(&self) -> Option<Record> {
        todo!()
    }

    /// The game's id.
    pub fn game(&self) -> GameId {
        todo!()
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        todo!()
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        todo!()
    }

    /// Half-moves completed.
    pub fn ply(&self) -> u32 {
        todo!()
    }

    /// What the table is doing.
    pub fn phase(&self) -> Phase {
        todo!()
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Ending> {
        todo!()
    }

    /// Put away by consent.
    pub fn is_adjourned(&self) -> bool {
        todo!()
    }

    /// The time of the last entry, where the time of a loaded game goes on.
    pub fn last_at(&self) -> Millis {
        todo!()
    }

    /// Milliseconds left on both clocks now; none in a game without clocks.
    pub fn left(&self, _at: Millis) -> Option<games::BySide<u64>> {
        todo!()
    }
}
