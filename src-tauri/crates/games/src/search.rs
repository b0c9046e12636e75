//! The computer's thinking in games in which both players see everything.
//!
//! One alpha-beta search serves every game. A game says in [`Weighed`] what a position is worth and
//! what a move takes; everything has a default, so that a game is played before it is understood.
//! Nothing here reads a clock: the search asks now and then whether it may go on, and whenever it
//! may not it has a legal move at hand. Values are hundredths of a pawn for the side to move.

mod exchange;
mod memory;
mod order;
mod past;
mod quiet;
mod root;
mod solve;
mod tree;

pub(crate) use exchange::exchange;
pub use memory::Memory;
pub(crate) use root::{Present, think};

use std::fmt;

use crate::hash;
use crate::open::{End, Rules};

/// The value of a game that is won at once. One that is won in `n` moves of both sides together is
/// worth `n` less.
pub const WON: i32 = 30_000;

/// Values from here on are wins that have been seen to their end.
pub const SURE: i32 = WON - 1_000;

/// How many different quiet moves are told apart.
pub const SLOTS: usize = 1 << 14;

/// Asked now and then, with the number of positions looked at since the last time; the search ends
/// when it says yes.
pub type Stop<'a> = &'a mut dyn FnMut(u64) -> bool;

/// What a move takes and what it risks, in hundredths of a pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight {
    /// What the mover wins by the move itself; 0 for a quiet move.
    pub gain: i32,
    /// The worth of the man that moves.
    pub risk: i32,
}

/// What the search must know of a game beside its rules.
pub trait Weighed: Rules {
    /// Whether a turn may be skipped in thought, to see whether a position is good even then.
    /// Useless where having no good move is a danger of its own.
    const MAY_REST: bool = false;

    /// What the position is worth to the side to move.
    fn value(&self) -> i32 {
        0
    }

    /// What a move takes and risks.
    fn weigh(&self, _: Self::Move) -> Weight {
        Weight::default()
    }

    /// Whether a taking move loses more than it takes when the enemy takes back.
    fn is_dear(&self, _: Self::Move) -> bool {
        false
    }

    /// By which number below [`SLOTS`] a move is remembered as good or bad elsewhere.
    fn slot(_: Self::Move) -> usize {
        0
    }

    /// A number that is equal for equal [`key`](Rules::key)s, and practically only for them.
    fn hash(&self) -> u64 {
        hash::chain(self.text().bytes().map(u64::from))
    }

    /// Whether the side to move wins with its next move by taking what decides the game.
    fn wins_at_once(&self) -> bool {
        false
    }

    /// How a man or a count has ended the game here, where that is seen without looking for moves.
    fn decided(&self) -> Option<End> {
        None
    }

    /// The position with the turn given away, when that makes sense in thought.
    fn rested(&self) -> Option<Self> {
        None
    }

    /// Whether the game has become so small that it may be solved.
    fn is_small(&self) -> bool {
        false
    }

    /// Calls `see` with each move, always in the same order.
    fn each_move(&self, see: impl FnMut(Self::Move)) {
        self.moves().into_iter().for_each(see);
    }

    /// Calls `see` with each move that takes or promotes.
    fn each_noisy(&self, mut see: impl FnMut(Self::Move)) {
        self.each_move(|m| {
            if self.weigh(m).gain > 0 {
                see(m);
            }
        });
    }
}

/// What is asked of the search.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// Moves to look ahead before only captures are looked at; 0 takes the positions after each
    /// move as they stand.
    pub depth: u8,
    /// Moves that are worse than the best by no more than this get a value of their own, too.
    pub margin: i32,
    /// Whether a small game is solved.
    pub solves: bool,
}

/// A move and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Idea<M> {
    /// The move.
    pub m: M,
    /// For the mover; a bound from above where it is worse than the margin.
    pub value: i32,
}

/// What the search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    /// Every move, the best first; none when the game is over.
    pub ideas: Vec<Idea<M>>,
    /// How many moves it looked ahead to the end.
    pub depth: u8,
    /// How many positions it looked at.
    pub nodes: u64,
}

impl<M> Thought<M> {
    /// Nothing to think about.
    pub(crate) const fn none() -> Self {
        Self {
            ideas: Vec::new(),
            depth: 0,
            nodes: 0,
        }
    }
}

impl<M: fmt::Display> Thought<M> {
    /// The moves as texts.
    pub(crate) fn into_texts(self) -> Thought<String> {
        let ideas = self.ideas.into_iter().map(|idea| Idea {
            m: idea.m.to_string(),
            value: idea.value,
        });
        Thought {
            ideas: ideas.collect(),
            depth: self.depth,
            nodes: self.nodes,
        }
    }
}
