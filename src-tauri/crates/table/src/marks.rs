//! One seat's dummies: where its player thinks the enemy's men stand.

use std::collections::BTreeMap;

use games::{Cell, Kind, Man, Side};
use protocol::client::MarkChange;

/// One square before and after a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spot {
    cell: Cell,
    before: Option<Kind>,
    after: Option<Kind>,
}

/// One change, as it can be made and taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Change(Vec<Spot>);

impl Change {
    /// Whether the change would leave a dummy on one of these squares.
    pub(crate) fn lands_on(&self, taken: impl Fn(Cell) -> bool) -> bool {
        self.0
            .iter()
            .any(|spot| spot.after.is_some() && taken(spot.cell))
    }

    /// Whether nothing would be different after it.
    pub(crate) fn is_idle(&self) -> bool {
        self.0.iter().all(|spot| spot.before == spot.after)
    }

    fn back(&self) -> Self {
        let back = |spot: &Spot| Spot {
            before: spot.after,
            after: spot.before,
            ..*spot
        };
        Self(self.0.iter().map(back).collect())
    }
}

/// A seat's dummies and the changes that can be taken back or made again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    dummies: BTreeMap<Cell, Kind>,
    done: Vec<Change>,
    undone: Vec<Change>,
}

impl Marks {
    /// The dummies that a game begins with.
    pub(crate) fn new(dummies: impl IntoIterator<Item = (Cell, Kind)>) -> Self {
        Self {
            dummies: dummies.into_iter().collect(),
            ..Self::default()
        }
    }

    /// The dummies, sorted by square, in the colour of the enemy.
    pub(crate) fn men(&self, enemy: Side) -> Vec<Man> {
        let man = |(&cell, &kind): (&Cell, &Kind)| Man {
            cell,
            side: enemy,
            kind,
        };
        self.dummies.iter().map(man).collect()
    }

    /// Whether a dummy stands there.
    pub(crate) fn stands_on(&self, cell: Cell) -> bool {
        self.dummies.contains_key(&cell)
    }

    /// What a change would do; none when there is no dummy to move or delete.
    pub(crate) fn plan(&self, change: &MarkChange) -> Option<Change> {
        let at = |cell: Cell| self.dummies.get(&cell).copied();
        let spot = |cell, after| Spot {
            cell,
            before: at(cell),
            after,
        };
        match *change {
            MarkChange::AddDummy { cell, kind } => Some(Change(vec![spot(cell, Some(kind))])),
            MarkChange::MoveDummy { from, to } => {
                let kind = at(from)?;
                Some(Change(if from == to {
                    vec![spot(to, Some(kind))]
                } else {
                    vec![spot(from, None), spot(to, Some(kind))]
                }))
            }
            MarkChange::DeleteDummy { cell } => {
                at(cell)?;
                Some(Change(vec![spot(cell, None)]))
            }
        }
    }

    /// What taking the last change back would do.
    pub(crate) fn plan_undo(&self) -> Option<Change> {
        self.done.last().map(Change::back)
    }

    /// What making the last undone change again would do.
    pub(crate) fn plan_redo(&self) -> Option<Change> {
        self.undone.last().cloned()
    }

    /// Makes a change; one that cannot be made is left out.
    pub(crate) fn make(&mut self, change: &MarkChange) {
        if let Some(change) = self.plan(change) {
            self.put(&change);
            self.done.push(change);
            self.undone.clear();
        }
    }

    /// Takes the last change back.
    pub(crate) fn undo(&mut self) {
        if let Some(change) = self.done.pop() {
            self.put(&change.back());
            self.undone.push(change);
        }
    }

    /// Makes the last undone change again.
    pub(crate) fn redo(&mut self) {
        if let Some(change) = self.undone.pop() {
            self.put(&change);
            self.done.push(change);
        }
    }

    fn put(&mut self, change: &Change) {
        for spot in &change.0 {
            match spot.after {
                Some(kind) => self.dummies.insert(spot.cell, kind),
                None => self.dummies.remove(&spot.cell),
            };
        }
    }
}
