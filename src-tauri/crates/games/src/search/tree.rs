//! The tree of moves: alpha-beta, in which only the first move of a position is looked at with the
//! whole window.

use std::marker::PhantomData;

use super::memory::{Bound, Entry, Memory};
use super::order::{Lessons, Waiting, bring_best};
use super::past::Past;
use super::{SURE, Stop, WON, Weighed};
use crate::Side;
use crate::open::End;

/// No line is thought about longer than this.
pub(super) const MOST_PLIES: usize = 96;

/// After so many positions the search asks whether it may go on.
const PATIENCE: u64 = 64;

/// The checks that are answered at the end of a line before only captures count.
const ANSWERS: u8 = 2;

/// The window in which a value matters, and the distance from the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) ply: usize,
}

impl Line {
    /// Whether the line is not thought about any further.
    pub(super) const fn is_deep(self) -> bool {
        self.ply >= MOST_PLIES
    }

    /// Whether the value itself matters, not only on which side of one number it lies.
    pub(super) const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The same one move deeper, for the enemy; nothing but whether it is above alpha.
    pub(super) const fn narrow(self) -> Self {
        Self {
            alpha: -self.alpha - 1,
            beta: -self.alpha,
            ply: self.ply + 1,
        }
    }

    pub(super) const fn below(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
            ply: self.ply + 1,
        }
    }
}

/// What is known of a position before its moves are looked at.
struct Node {
    hash: u64,
    /// The best move's place, from earlier.
    first: Option<u16>,
    checked: bool,
    depth: i32,
    /// The slot of the move that led here.
    last: Option<u16>,
    /// What it is worth as it stands; nothing in check.
    stands: Option<i32>,
}

/// The search in progress.
pub(super) struct Tree<'a, R: Weighed> {
    memory: &'a mut Memory,
    pub(super) past: Past,
    stop: Stop<'a>,
    pub(super) stopped: bool,
    unasked: u64,
    pub(super) nodes: u64,
    /// Moves of all positions of the line, each position's after its parent's.
    pub(super) waiting: Vec<Waiting<R::Move>>,
    pub(super) lessons: Lessons,
    /// The depth of the present round.
    pub(super) round: i32,
    /// Whether neither side had anything to win with when the game was set up.
    set_up_bare: bool,
    rules: PhantomData<R>,
}

impl<'a, R: Weighed> Tree<'a, R> {
    pub(super) fn new(
        memory: &'a mut Memory,
        past: Past,
        stop: Stop<'a>,
        set_up_bare: bool,
    ) -> Self {
        Self {
            memory,
            past,
            stop,
            stopped: false,
            unasked: 0,
            nodes: 0,
            waiting: Vec::with_capacity(4096),
            lessons: Lessons::new(MOST_PLIES),
            round: 1,
            set_up_bare,
            rules: PhantomData,
        }
    }

    /// Counts a position and asks now and then whether to go on.
    pub(super) fn count(&mut self) {
        self.nodes += 1;
        self.unasked += 1;
        if self.unasked >= PATIENCE {
            self.ask();
        }
    }

    pub(super) fn ask(&mut self) {
        let unasked = std::mem::take(&mut self.unasked);
        self.stopped |= (self.stop)(unasked);
    }

    /// The value of an end for the side to move.
    fn of_end(end: End, turn: Side, ply: usize) -> i32 {
        match end.winner {
            None => 0,
            Some(side) if side == turn => WON - ply as i32,
            Some(_) => ply as i32 - WON,
        }
    }

    /// The value of a position without moves.
    pub(super) fn ended(at: &R, ply: usize) -> i32 {
        at.end().map_or(0, |end| Self::of_end(end, at.turn(), ply))
    }

    /// Counts a position; its value where that is known without looking for moves. Whether it has
    /// come before is asked by its hash.
    pub(super) fn end_of(&mut self, at: &R, hash: Option<u64>, ply: usize) -> Option<i32> {
        self.count();
        if self.stopped {
            return Some(0);
        }
        if let Some(end) = at.decided() {
            return Some(Self::of_end(end, at.turn(), ply));
        }
        let again = hash.is_some_and(|hash| self.past.draws(hash, R::OCCURRENCES));
        if again || at.is_bare() && !self.set_up_bare {
            return Some(0);
        }
        at.wins_at_once().then(|| WON - 1 - ply as i32)
    }

    /// The value of a position as it stands, for the side that has just moved.
    pub(super) fn standing(&mut self, child: &R) -> i32 {
        let hash = child.hash();
        let value = self.end_of(child, Some(hash), 1).filter(|_| !self.stopped);
        -value.unwrap_or_else(|| {
            let mut any = false;
            child.each_move(|_| any = true);
            if any {
                child.value()
            } else {
                Self::ended(child, 1)
            }
        })
    }

    /// The value for the side to move of a position that a move of slot `last` led to, or a rest.
    pub(super) fn value(&mut self, at: &R, depth: i32, line: Line, last: Option<u16>) -> i32 {
        let hash = at.hash();
        if let Some(value) = self.end_of(at, Some(hash), line.ply) {
            return value;
        }
        let checked = at.is_check();
        let depth = depth + i32::from(checked && (line.ply as i32) < 2 * self.round);
        let found = self.memory.find(hash);
        if let Some(value) = found.and_then(|entry| decided(entry, depth, line)) {
            return value;
        }
        if depth <= 0 || line.is_deep() {
            return self.settle(at, line, ANSWERS);
        }
        let node = Node {
            hash,
            first: found.and_then(|entry| entry.best()),
            checked,
            depth,
            last,
            stands: (!checked).then(|| at.value()),
        };
        match self.cut(at, &node, line) {
            Some(value) => value,
            None => self.branch(at, &node, line),
        }
    }

    /// Leaves a position that is so good that the enemy will not allow it.
    fn cut(&mut self, at: &R, node: &Node, line: Line) -> Option<i32> {
        let stands = node.stands?;
        if line.is_open() || stands < line.beta || line.beta.abs() >= SURE {
            return None;
        }
        if node.depth <= 6 && stands - 80 * node.depth >= line.beta {
            return Some(stands);
        }
        if !R::MAY_REST || node.depth < 3 || node.last.is_none() {
            return None;
        }
        let rested = at.rested()?;
        self.past.push(node.hash);
        let depth = node.depth - 3 - node.depth / 4;
        let below = Line {
            alpha: -line.beta,
            beta: 1 - line.beta,
            ply: line.ply + 1,
        };
        let value = -self.value(&rested, depth, below, None);
        self.past.pop();
        (value >= line.beta && !self.stopped).then(|| value.min(SURE))
    }

    /// Appends the moves of a position, or those that take; says where they begin.
    pub(super) fn list(
        &mut self,
        at: &R,
        ply: usize,
        node: Option<(Option<u16>, Option<u16>)>,
        noisy: bool,
    ) -> usize {
        let start = self.waiting.len();
        let (first, last) = node.unwrap_or_default();
        let mut place = 0;
        let (lessons, waiting) = (&self.lessons, &mut self.waiting);
        let see = |m| {
            waiting.push(lessons.waiting(at, (m, place), (first, ply, last)));
            place += 1;
        };
        if noisy {
            at.each_noisy(see);
        } else {
            at.each_move(see);
        }
        start
    }

    /// Looks at the moves.
    fn branch(&mut self, at: &R, node: &Node, line: Line) -> i32 {
        let start = self.list(at, line.ply, Some((node.first, node.last)), false);
        let end = self.waiting.len();
        if start == end {
            return Self::ended(at, line.ply);
        }
        self.past.push(node.hash);
        let mut now = line;
        let mut best = (-WON, None);
        for next in start..end {
            bring_best(&mut self.waiting[next..end]);
            let tried = next - start;
            let mut child = at.clone();
            child.play(self.waiting[next].m);
            if self.is_late(next, tried, node, now, best.0) && !child.is_check() {
                continue;
            }
            let value = self.one_move(&child, next, tried, node, now);
            if self.stopped {
                break;
            }
            if value > best.0 {
                best = (
                    value,
                    (value > line.alpha).then_some(self.waiting[next].place),
                );
            }
            now.alpha = now.alpha.max(value);
            if now.alpha >= now.beta {
                let tried = &self.waiting[start..=next];
                self.lessons
                    .learn(at.turn(), (line.ply, node.last), node.depth, tried);
                break;
            }
        }
        self.waiting.truncate(start);
        self.past.pop();
        if !self.stopped {
            self.keep(node, line, best);
        }
        best.0
    }

    /// Whether a quiet move comes so late near the end of a line that it is not looked at.
    fn is_late(&self, next: usize, tried: usize, node: &Node, line: Line, best: i32) -> bool {
        let waiting = &self.waiting[next];
        let Some(stands) = node.stands else {
            return false;
        };
        if line.is_open() || best <= -SURE || !waiting.is_quiet {
            return false;
        }
        let many = tried as i32 >= 4 + 2 * node.depth * node.depth;
        let hopeless = stands + 100 + 90 * node.depth <= line.alpha;
        node.depth <= 4 && tried > 0 && (many || hopeless)
    }

    /// The value of one move, first with less depth and in a narrow window where it is likely bad.
    fn one_move(&mut self, child: &R, next: usize, tried: usize, node: &Node, line: Line) -> i32 {
        let last = Some(self.waiting[next].slot);
        let depth = node.depth - 1;
        if tried == 0 {
            return -self.value(child, depth, line.below(), last);
        }
        let less = self.less(child.turn().other(), next, tried, node, line);
        let mut value = -self.value(child, depth - less, line.narrow(), last);
        if value > line.alpha && less > 0 {
            value = -self.value(child, depth, line.narrow(), last);
        }
        if value > line.alpha && value < line.beta {
            value = -self.value(child, depth, line.below(), last);
        }
        value
    }

    /// How much less deep a late move is looked at first.
    fn less(&self, side: Side, next: usize, tried: usize, node: &Node, line: Line) -> i32 {
        let waiting = &self.waiting[next];
        if node.depth < 3 || node.checked || waiting.rank >= super::order::TAKES {
            return 0;
        }
        let steps = (node.depth.ilog2() * (tried as u32 + 1).ilog2()) as i32 / 2;
        let history = self.lessons.history(side, waiting.slot);
        let less = steps - i32::from(line.is_open()) - i32::from(history > 4000)
            + i32::from(history < -4000);
        less.clamp(0, node.depth - 2)
    }

    fn keep(&mut self, node: &Node, line: Line, (value, best): (i32, Option<u16>)) {
        let bound = if value >= line.beta {
            Bound::AtLeast
        } else if value > line.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let value = to_memory(value, line.ply);
        self.memory.keep(node.hash, value, best, node.depth, bound);
    }
}

/// The value that memory has for a position, if it is of use in this window.
fn decided(entry: Entry, depth: i32, line: Line) -> Option<i32> {
    if line.is_open() || i32::from(entry.depth) < depth {
        return None;
    }
    let value = from_memory(entry.value, line.ply);
    let decides = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => value >= line.beta,
        Bound::AtMost => value <= line.alpha,
    };
    decides.then_some(value)
}

/// Wins are remembered by their distance from the position, not from the root.
fn to_memory(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= SURE => value + ply as i32,
        _ if value <= -SURE => value - ply as i32,
        _ => value,
    }
}

fn from_memory(value: i16, ply: usize) -> i32 {
    let value = i32::from(value);
    match value {
        _ if value >= SURE => value - ply as i32,
        _ if value <= -SURE => value + ply as i32,
        _ => value,
    }
}
