//! One seat's marks, and the one stack by which every change of them is taken back.

mod desk;

use std::mem;
use std::sync::Arc;

use games::{Cell, Kind};
use protocol::client::MarkChange;

pub(crate) use desk::Desk;

/// A seat's marks as they were, are, and would be again. What is shared is never changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    now: Arc<Desk>,
    /// As they were before each change that can be taken back.
    done: Vec<Arc<Desk>>,
    /// As they were after each change that can be made again.
    undone: Vec<Arc<Desk>>,
}

impl Marks {
    /// The dummies that a game begins with.
    pub(crate) fn new(dummies: impl IntoIterator<Item = (Cell, Kind)>) -> Self {
        Self {
            now: Arc::new(Desk::new(dummies)),
            ..Self::default()
        }
    }

    /// The marks.
    pub(crate) fn now(&self) -> &Desk {
        &self.now
    }

    /// The marks without the last change.
    pub(crate) fn before(&self) -> Option<&Desk> {
        self.done.last().map(AsRef::as_ref)
    }

    /// The marks with the last undone change made again.
    pub(crate) fn after(&self) -> Option<&Desk> {
        self.undone.last().map(AsRef::as_ref)
    }

    /// Makes a change; one that cannot be made is left out.
    pub(crate) fn make(&mut self, change: &MarkChange) {
        if let Ok(next) = self.now.changed(change) {
            let before = mem::replace(&mut self.now, Arc::new(next));
            self.done.push(before);
            self.undone.clear();
        }
    }

    /// Takes the last change back.
    pub(crate) fn undo(&mut self) {
        if let Some(before) = self.done.pop() {
            self.undone.push(mem::replace(&mut self.now, before));
        }
    }

    /// Makes the last undone change again.
    pub(crate) fn redo(&mut self) {
        if let Some(after) = self.undone.pop() {
            self.done.push(mem::replace(&mut self.now, after));
        }
    }
}
