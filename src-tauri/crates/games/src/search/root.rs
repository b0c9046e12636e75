//! The moves of the present position, looked at deeper and deeper.

use super::memory::Memory;
use super::past::Past;
use super::tree::{Line, MOST_PLIES, Tree};
use super::{Asked, Idea, SURE, Stop, Thought, WON, Weighed, solve};

/// Half the width of the first window around the value of the round before.
const NARROW: i32 = 30;

/// The present position, and what of the game matters for it.
pub(crate) struct Present<'a, R> {
    pub(crate) at: &'a R,
    /// The hashes of all positions of the game, the present one last.
    pub(crate) game: &'a [u64],
    /// Whether neither side had anything to win with when the game was set up.
    pub(crate) set_up_bare: bool,
}

/// A move of the present position.
struct Try<R: Weighed> {
    m: R::Move,
    child: R,
    value: i32,
}

/// Thinks about a game that is not over: until the depth is reached, everything is seen to its end,
/// or it is told to stop.
pub(crate) fn think<R: Weighed>(
    present: &Present<'_, R>,
    asked: Asked,
    memory: &mut Memory,
    stop: Stop<'_>,
) -> Thought<R::Move> {
    memory.grow_older();
    let mut root = Root::new(present, asked, memory, stop);
    if root.tries.len() > 1 {
        // What is found quickly is kept in case that there is no time to solve the game.
        let solves = asked.solves && present.at.is_small();
        root.deepen(if solves {
            asked.depth.min(4)
        } else {
            asked.depth
        });
        if solves && !root.solve() {
            root.deepen(asked.depth);
        }
    }
    Thought {
        ideas: root
            .tries
            .iter()
            .map(|tried| Idea {
                m: tried.m,
                value: tried.value,
            })
            .collect(),
        depth: root.done,
        nodes: root.tree.nodes,
    }
}

struct Root<'a, R: Weighed> {
    tree: Tree<'a, R>,
    asked: Asked,
    tries: Vec<Try<R>>,
    /// The depth of the last round that was finished.
    done: u8,
}

impl<'a, R: Weighed> Root<'a, R> {
    /// Every move with the value of the position after it as it stands, the best first.
    fn new(present: &Present<'_, R>, asked: Asked, memory: &'a mut Memory, stop: Stop<'a>) -> Self {
        let at = present.at;
        let mut tree = Tree::new(memory, Past::new(present.game), stop, present.set_up_bare);
        tree.past.push(at.hash());
        let start = tree.list(at, 0, None, false);
        let moves = tree.waiting.split_off(start);
        let mut tries: Vec<Try<R>> = Vec::with_capacity(moves.len());
        for waiting in moves {
            let mut child = at.clone();
            child.play(waiting.m);
            let value = tree.standing(&child);
            tries.push(Try {
                m: waiting.m,
                child,
                value,
            });
        }
        tries.sort_by_key(|tried| -tried.value);
        tree.ask();
        Self {
            tree,
            asked,
            tries,
            done: 0,
        }
    }

    /// Solves a small game; says whether nothing is left to think about. When nobody wins, the moves
    /// that keep it so remain.
    fn solve(&mut self) -> bool {
        let children: Vec<&R> = self.tries.iter().map(|tried| &tried.child).collect();
        let Some(values) = solve::solve(&children, &mut self.tree) else {
            return false;
        };
        let best = values.iter().copied().max().unwrap_or(0);
        if best == 0 && self.asked.margin == 0 {
            let mut values = values.into_iter();
            self.tries.retain(|_| values.next() == Some(0));
            return self.tries.len() < 2;
        }
        for (tried, value) in self.tries.iter_mut().zip(values) {
            tried.value = value;
        }
        self.tries.sort_by_key(|tried| -tried.value);
        true
    }

    fn deepen(&mut self, most: u8) {
        for depth in self.done + 1..=most.min(MOST_PLIES as u8) {
            if self.tree.stopped {
                return;
            }
            self.tree.round = i32::from(depth);
            self.round(i32::from(depth));
            if self.tree.stopped {
                return;
            }
            self.done = depth;
            let best = self.tries.first().map_or(0, |tried| tried.value.abs());
            if best >= SURE && WON - best <= i32::from(depth) {
                return;
            }
        }
    }

    /// One depth, in a window that is widened until the value lies in it.
    fn round(&mut self, depth: i32) {
        let before = self.tries.first().map_or(0, |tried| tried.value);
        let mut wide = NARROW;
        let is_sure = before.abs() >= SURE || depth < 4 || self.asked.margin > 0;
        let mut window = if is_sure {
            (-WON, WON)
        } else {
            (before - wide, before + wide)
        };
        loop {
            let value = self.every_move(depth, window);
            if self.tree.stopped || value > window.0 && value < window.1 || window == (-WON, WON) {
                return;
            }
            wide *= 4;
            window = if wide > 500 {
                (-WON, WON)
            } else if value <= window.0 {
                (value - wide, window.1)
            } else {
                (window.0, value + wide)
            };
        }
    }

    /// Looks at every move and brings the best to the front. When it is stopped, what was found to
    /// be better than the first move so far stays in front.
    fn every_move(&mut self, depth: i32, (alpha, beta): (i32, i32)) -> i32 {
        let mut best = -WON - 1;
        let mut values: Vec<i32> = Vec::with_capacity(self.tries.len());
        for index in 0..self.tries.len() {
            let floor = alpha.max(best - self.asked.margin - i32::from(self.asked.margin > 0));
            let value = self.one_move(index, depth, floor, beta);
            if self.tree.stopped {
                break;
            }
            values.push(value);
            best = best.max(value);
            if best >= beta {
                break;
            }
        }
        self.sort(&values);
        best
    }

    fn one_move(&mut self, index: usize, depth: i32, alpha: i32, beta: i32) -> i32 {
        let Try { m, child, .. } = &self.tries[index];
        let last = Some(R::slot(*m) as u16);
        let line = Line {
            alpha,
            beta,
            ply: 0,
        };
        if index == 0 || self.asked.margin > 0 {
            return -self.tree.value(child, depth - 1, line.below(), last);
        }
        let value = -self.tree.value(child, depth - 1, line.narrow(), last);
        if value <= alpha || value >= beta || self.tree.stopped {
            return value;
        }
        -self.tree.value(child, depth - 1, line.below(), last)
    }

    /// Puts the moves that were looked at in order; those after them keep their places behind.
    fn sort(&mut self, values: &[i32]) {
        if values.is_empty() {
            return;
        }
        let looked_at = &mut self.tries[..values.len()];
        for (tried, &value) in looked_at.iter_mut().zip(values) {
            tried.value = value;
        }
        looked_at.sort_by_key(|tried| -tried.value);
        let best = looked_at[0].value;
        for later in &mut self.tries[values.len()..] {
            later.value = later.value.min(best);
        }
    }
}
