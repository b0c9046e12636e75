//! Small games, solved: every position that can still come is listed, and who wins is counted back
//! from the ends.

use std::collections::HashMap;

use super::tree::Tree;
use super::{WON, Weighed};

/// More positions than this are not solved.
const MOST: usize = 250_000;

/// A position that can still come.
struct Spot {
    /// Those that lead here.
    before: Vec<u32>,
    /// Moves whose outcome is not known yet, or that do not lose.
    open: u32,
    /// For the side to move, once it is known; a draw when it never becomes known.
    value: Option<i32>,
}

/// The value of each child for the side to move in the present position, when so few positions can
/// still come that all of them can be looked at, and nobody says stop.
///
/// A win is shortest, so no position comes again on its way: only those that have come so often that
/// their next occurrence draws must be known.
pub(super) fn solve<R: Weighed>(children: &[&R], tree: &mut Tree<'_, R>) -> Option<Vec<i32>> {
    let mut graph = Graph {
        numbers: HashMap::new(),
        spots: Vec::new(),
        positions: Vec::new(),
        ended: Vec::new(),
    };
    let numbers: Vec<u32> = children.iter().map(|&child| graph.number(child)).collect();
    let mut next = 0;
    while next < graph.positions.len() {
        graph.expand(next, tree)?;
        next += 1;
    }
    graph.count_back();
    let value = |number: &u32| graph.spots[*number as usize].value.unwrap_or(0);
    // One move more from the present position to its children.
    let farther = |value: i32| value - value.signum();
    Some(
        numbers
            .iter()
            .map(|number| farther(-value(number)))
            .collect(),
    )
}

struct Graph<R> {
    numbers: HashMap<u64, u32>,
    spots: Vec<Spot>,
    positions: Vec<R>,
    /// What is known and has not been counted back yet, in the order of distance.
    ended: Vec<u32>,
}

impl<R: Weighed> Graph<R> {
    fn number(&mut self, at: &R) -> u32 {
        *self.numbers.entry(at.hash()).or_insert_with(|| {
            self.spots.push(Spot {
                before: Vec::new(),
                open: 0,
                value: None,
            });
            self.positions.push(at.clone());
            self.spots.len() as u32 - 1
        })
    }

    /// Lists what can come after one position; nothing when there is too much or no time.
    fn expand(&mut self, number: usize, tree: &mut Tree<'_, R>) -> Option<()> {
        let at = self.positions[number].clone();
        let end = tree.end_of(&at, None, 0);
        if tree.stopped || self.positions.len() > MOST {
            return None;
        }
        let hash = at.hash();
        if tree.past.count(hash) + 1 >= R::OCCURRENCES {
            return Some(());
        }
        let mut children = Vec::new();
        if end.is_none() {
            at.each_move(|m| {
                let mut child = at.clone();
                child.play(m);
                children.push(child);
            });
        }
        if children.is_empty() {
            let value = end.unwrap_or_else(|| Tree::ended(&at, 0));
            if value != 0 {
                self.spots[number].value = Some(value);
                self.ended.push(number as u32);
            }
        }
        for child in &children {
            let child = self.number(child) as usize;
            self.spots[child].before.push(number as u32);
        }
        self.spots[number].open = children.len() as u32;
        Some(())
    }

    /// A position is won when a move leads to a lost one, and lost when all lead to won ones.
    fn count_back(&mut self) {
        let mut next = 0;
        while next < self.ended.len() {
            let number = self.ended[next] as usize;
            next += 1;
            let Some(value) = self.spots[number].value else {
                continue;
            };
            for before in std::mem::take(&mut self.spots[number].before) {
                let spot = &mut self.spots[before as usize];
                if spot.value.is_some() {
                    continue;
                }
                spot.open -= 1;
                if value < 0 {
                    spot.value = Some(-value - 1);
                } else if spot.open == 0 {
                    spot.value = Some(1 - value);
                } else {
                    continue;
                }
                debug_assert!(spot.value.is_some_and(|value| value.abs() <= WON));
                self.ended.push(before);
            }
        }
    }
}
