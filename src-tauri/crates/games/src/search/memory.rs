//! What was found out about positions, as far as there is room.

use std::num::NonZeroU16;

/// What a remembered value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The value itself.
    Exact,
    /// The true value is this or more.
    AtLeast,
    /// The true value is this or less.
    AtMost,
}

/// What is remembered of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) value: i16,
    /// The best move by its place in the list of all, counted from 1, if there was one.
    best: Option<NonZeroU16>,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    age: u8,
}

impl Entry {
    /// The best move by its place in the list of all, if there was one.
    pub(super) fn best(&self) -> Option<u16> {
        self.best.map(|place| place.get() - 1)
    }
}

/// A bounded memory of positions, for one player of one game.
pub struct Memory {
    buckets: Vec<[Option<Entry>; WAYS]>,
    age: u8,
}

const WAYS: usize = 4;

impl Memory {
    /// Room for about so many positions.
    pub fn with_room(positions: usize) -> Self {
        let buckets = (positions / WAYS).max(1).next_power_of_two();
        Self {
            buckets: vec![[None; WAYS]; buckets],
            age: 0,
        }
    }

    /// A new move is thought about; what was found for earlier ones gives way first.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn place(&self, key: u64) -> usize {
        (key >> 7) as usize & (self.buckets.len() - 1)
    }

    pub(super) fn find(&self, key: u64) -> Option<Entry> {
        let bucket = self.buckets[self.place(key)].iter();
        bucket.flatten().find(|entry| entry.key == key).copied()
    }

    pub(super) fn keep(
        &mut self,
        key: u64,
        value: i32,
        best: Option<u16>,
        depth: i32,
        bound: Bound,
    ) {
        let place = self.place(key);
        let age = self.age;
        // What matters least: nothing, then what is old and shallow.
        let worth = |slot: &Option<Entry>| match slot {
            None => i32::MIN,
            Some(entry) if entry.key == key => i32::MIN + 1,
            Some(entry) => i32::from(entry.depth) - 8 * i32::from(age.wrapping_sub(entry.age)),
        };
        let known = |slot: &&mut Option<Entry>| slot.is_some_and(|entry| entry.key == key);
        let bucket = &mut self.buckets[place];
        let slot = match bucket.iter_mut().find(known) {
            Some(slot) => Some(slot),
            None => bucket.iter_mut().min_by_key(|slot| worth(slot)),
        };
        if let Some(slot) = slot {
            let before = slot.filter(|entry| entry.key == key);
            let best = best.and_then(|place| NonZeroU16::new(place + 1));
            *slot = Some(Entry {
                key,
                value: value as i16,
                best: best.or(before.and_then(|entry| entry.best)),
                depth: depth.clamp(-1, 120) as i8,
                bound,
                age,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_bucket_loses_what_is_old_and_shallow() {
        let mut memory = Memory::with_room(WAYS);
        for key in 0..4 {
            memory.keep(key, 10, Some(1), 2 + key as i32, Bound::Exact);
        }
        memory.grow_older();
        memory.keep(9, -5, None, 1, Bound::AtMost);
        assert!(memory.find(0).is_none(), "the shallowest old one is gone");
        let found = memory.find(9).expect("the new one is there");
        assert_eq!(
            (found.value, found.best(), found.bound),
            (-5, None, Bound::AtMost)
        );
        memory.keep(3, 7, None, 1, Bound::AtLeast);
        let found = memory.find(3).expect("a known position keeps its place");
        assert_eq!((found.value, found.best()), (7, Some(1)));
    }
}
