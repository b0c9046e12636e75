//! Players of the games in which both see everything: nine levels over one search, and two plain
//! players to measure them by.

use std::fmt;
use std::time::Duration;

use games::open::OpenGame;
use games::search::{Asked, Idea, Memory, SURE, WON};

use crate::Budget;
use crate::chance::Chance;

/// How one level of the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLevel {
    /// From 1, the weakest, to 9.
    pub level: u8,
    /// Moves that it looks ahead before it only looks at captures.
    pub depth: u8,
    /// The most positions that it looks at for one move.
    pub nodes: Option<u64>,
    /// How long it thinks when nothing else limits it.
    pub time: Duration,
    /// It takes risks: of the moves that are worse than the best by no more than this, in hundredths
    /// of a pawn, it plays any.
    pub margin: i32,
    /// In so many of a hundred moves it does not think at all.
    pub slips: u8,
}

const fn level(level: u8, depth: u8, nodes: u64, margin: i32, slips: u8) -> BoardLevel {
    BoardLevel {
        level,
        depth,
        nodes: Some(nodes),
        time: Duration::from_secs(2),
        margin,
        slips,
    }
}

impl BoardLevel {
    /// All levels, the weakest first.
    pub const ALL: [Self; 9] = [
        level(1, 1, 2_000, 250, 75),
        level(2, 1, 2_000, 150, 35),
        level(3, 1, 4_000, 80, 12),
        level(4, 2, 10_000, 50, 5),
        level(5, 3, 20_000, 30, 0),
        level(6, 4, 40_000, 15, 0),
        level(7, 6, 120_000, 0, 0),
        level(8, 9, 500_000, 0, 0),
        BoardLevel {
            level: 9,
            depth: 64,
            nodes: None,
            time: Duration::from_secs(3),
            margin: 0,
            slips: 0,
        },
    ];

    /// The level of this number.
    ///
    /// # Errors
    ///
    /// There is no such level.
    pub fn new(level: u8) -> Result<Self, BoardLevelError> {
        let known = Self::ALL.into_iter().find(|known| known.level == level);
        known.ok_or(BoardLevelError { level })
    }

    /// The budget with this level's own limits where it names none.
    fn limited(&self, budget: &Budget) -> Budget {
        let own_time = budget.nodes.is_none() && budget.movetime.is_none();
        let nodes = budget.nodes.into_iter().chain(self.nodes).min();
        Budget {
            nodes,
            movetime: budget.movetime.or(own_time.then_some(self.time)),
            cancel: budget.cancel.clone(),
        }
    }
}

/// There is no level of this number in the board games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level {level}: the levels of the board games are 1 to 9")]
pub struct BoardLevelError {
    /// What was asked for.
    pub level: u8,
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKind {
    /// Any move, each as likely as another.
    Random,
    /// Looks one move ahead and no further.
    Greedy,
    /// Thinks.
    Level(BoardLevel),
}

impl fmt::Display for BoardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Level(level) => write!(f, "level:{}", level.level),
        }
    }
}

/// A computer player of one game in which both players see everything. It may play both sides.
pub struct BoardPlayer {
    kind: BoardKind,
    memory: Memory,
    chance: Chance,
    hope: Option<i32>,
    /// Moves that it has chosen.
    moves: u32,
}

/// For its first moves no player is so sure that it would not play another that is as good within
/// this, in hundredths of a pawn: so not all games begin alike.
const OPENING: (u32, i32) = (2, 8);

impl BoardPlayer {
    /// A player; with the same seed it plays the same game as long as only positions limit it.
    pub fn new(kind: BoardKind, seed: u64) -> Self {
        let room = match kind {
            BoardKind::Random | BoardKind::Greedy => 1,
            BoardKind::Level(level) if level.depth < 6 => 1 << 14,
            BoardKind::Level(_) => 1 << 20,
        };
        Self {
            kind,
            memory: Memory::with_room(room),
            chance: Chance::new(seed),
            hope: None,
            moves: 0,
        }
    }

    /// Who it is.
    pub const fn kind(&self) -> BoardKind {
        self.kind
    }

    /// What it expected of its last move, in hundredths of a pawn for its own side; 30,000 is a win
    /// at once. Nothing before it has thought.
    pub const fn hope(&self) -> Option<i32> {
        self.hope
    }

    /// Chooses a move of the side to move, as text: a legal one, however soon the budget ends.
    ///
    /// # Panics
    ///
    /// When the game is over.
    pub fn choose(&mut self, game: &dyn OpenGame, budget: &Budget) -> String {
        let ideas = match self.kind {
            BoardKind::Random => return self.any(game),
            BoardKind::Greedy => {
                let ideas = self.think(game, budget, 0, 0);
                best_within(ideas, 0)
            }
            BoardKind::Level(level) => {
                if self.chance.below(100) < u64::from(level.slips) {
                    return self.any(game);
                }
                let (first, least) = OPENING;
                let margin = if self.moves < first {
                    level.margin.max(least)
                } else {
                    level.margin
                };
                self.moves += 1;
                let ideas = self.think(game, &level.limited(budget), level.depth, margin);
                let ideas = best_within(ideas, margin);
                if margin == 0 {
                    ideas.into_iter().take(1).collect()
                } else {
                    ideas
                }
            }
        };
        let index = self.chance.below(ideas.len().max(1) as u64) as usize;
        let chosen = ideas.into_iter().nth(index);
        let chosen = chosen.expect("a game that goes on has a move");
        self.hope = Some(chosen.value);
        chosen.m
    }

    fn any(&mut self, game: &dyn OpenGame) -> String {
        let moves = game.moves();
        let index = self.chance.below(moves.len().max(1) as u64) as usize;
        let chosen = moves.into_iter().nth(index);
        chosen.expect("a game that goes on has a move")
    }

    fn think(
        &mut self,
        game: &dyn OpenGame,
        budget: &Budget,
        depth: u8,
        margin: i32,
    ) -> Vec<Idea<String>> {
        let mut meter = budget.start();
        let asked = Asked {
            depth,
            margin,
            solves: depth >= 6,
        };
        let mut stop = |nodes| {
            meter.spend(nodes);
            meter.is_spent()
        };
        game.think(asked, &mut self.memory, &mut stop).ideas
    }
}

/// The moves that are worse than the first by no more than a margin. A win that is seen is not
/// given away for a longer one, and a loss that is seen is not walked into.
fn best_within(mut ideas: Vec<Idea<String>>, margin: i32) -> Vec<Idea<String>> {
    let best = ideas.first().map_or(0, |idea| idea.value);
    let margin = if best.abs() >= SURE { 0 } else { margin };
    let least = (best - margin).max(-WON);
    ideas.retain(|idea| idea.value >= least);
    ideas
}

#[cfg(test)]
mod tests {
    use games::list::{Entry, GAMES};
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    use super::*;

    fn begin(game: &str, position: Option<&str>) -> Box<dyn OpenGame> {
        let entry = Entry::named(game).expect("a game of the list");
        entry.begin(position, &[]).expect("a readable position")
    }

    fn player(level: u8, seed: u64) -> BoardPlayer {
        let level = BoardLevel::new(level).expect("a level");
        BoardPlayer::new(BoardKind::Level(level), seed)
    }

    fn nodes(nodes: u64) -> Budget {
        Budget {
            nodes: Some(nodes),
            ..Budget::default()
        }
    }

    /// The moves of the beginning of a game of one player against itself.
    fn moves(game: &str, level: u8, seed: u64) -> Vec<String> {
        let mut board = begin(game, None);
        let mut player = player(level, seed);
        let mut moves = Vec::new();
        while moves.len() < 8 && !board.moves().is_empty() {
            let chosen = player.choose(&*board, &nodes(500));
            board.play(&chosen).expect("a legal move");
            moves.push(chosen);
        }
        moves
    }

    #[test]
    fn the_same_seed_and_nodes_give_the_same_game() {
        for entry in &GAMES {
            for level in [1, 9] {
                let first = moves(entry.name, level, 3);
                assert_eq!(first, moves(entry.name, level, 3), "{} {level}", entry.name);
            }
            assert_ne!(
                moves(entry.name, 2, 3),
                moves(entry.name, 2, 4),
                "{}",
                entry.name
            );
        }
    }

    #[test]
    fn a_player_that_is_told_to_stop_plays_a_legal_move() {
        for entry in &GAMES {
            let board = begin(entry.name, None);
            let budget = Budget {
                cancel: Arc::new(AtomicBool::new(true)),
                ..Budget::default()
            };
            let chosen = player(9, 1).choose(&*board, &budget);
            assert!(board.moves().contains(&chosen), "{}: {chosen}", entry.name);
        }
    }

    #[test]
    fn a_win_at_hand_is_taken_by_every_level_that_thinks() {
        let board = begin("dumb", Some("5/5/5/3k1/3K1 w - pQ"));
        for level in 4..=9 {
            let won =
                (0..20).filter(|&seed| player(level, seed).choose(&*board, &nodes(500)) == "d1-d2");
            assert!(won.count() >= 17, "level {level}");
        }
    }

    #[test]
    fn levels_end_at_nine() {
        assert_eq!(BoardLevel::new(9).map(|level| level.level), Ok(9));
        for level in [0, 10] {
            let error = BoardLevel::new(level).expect_err("there is no such level");
            assert_eq!(
                error.to_string(),
                format!("there is no level {level}: the levels of the board games are 1 to 9")
            );
        }
    }
}
