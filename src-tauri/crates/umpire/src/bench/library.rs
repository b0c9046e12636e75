//! A library of random games, to be searched.

use games::{BySide, Cell, Kind, Man, Side};
use protocol::computer::Manner;
use protocol::terms::{Rules, SideTime, Terms};
use rand::seq::IndexedRandom;
use rand::{Rng, RngCore, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::{EndReason, GameResult, RuleSet};
use shakmaty::{Chess, Color, Position};
use store::{GameId, NewGameRow, Summary, Trace};

/// Different games of which the library is made.
const PLAYED: usize = 20_000;
/// Half-moves of a game at most.
const LONGEST: usize = 120;
const OPPONENTS: u32 = 200;
const EVENTS: u32 = 500;
/// 1 January 2000, and a game every ten minutes from then on.
const FIRST: i64 = 946_684_800_000;
const BETWEEN: i64 = 600_000;

/// A game and what it was like.
struct Game {
    trace: Trace,
    plies: u32,
}

/// The games that a library is drawn from, and positions of some of them.
pub(super) struct Source {
    games: Vec<Game>,
    /// Positions to look for.
    pub(super) samples: Vec<Vec<Man>>,
    random: Xoshiro256PlusPlus,
}

impl Source {
    pub(super) fn new(seed: u64) -> Self {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut games = Vec::with_capacity(PLAYED);
        let mut samples = Vec::new();
        for number in 0..PLAYED {
            let positions = play(&mut random);
            if number % 20 == 0 {
                samples.extend(positions.choose(&mut random).cloned());
            }
            games.push(Game {
                plies: positions.len() as u32 - 1,
                trace: Trace::of(positions.iter().map(|men| &**men)),
            });
        }
        Self {
            games,
            samples,
            random,
        }
    }

    /// So many games, the oldest first.
    pub(super) fn library(&mut self, games: u32) -> impl Iterator<Item = (NewGameRow, Trace)> {
        (0..games).map(|number| {
            let game = self
                .games
                .choose(&mut self.random)
                .expect("games were played");
            let row = row(number, game.plies, &mut self.random);
            (row, game.trace.clone())
        })
    }
}

/// The name of one of the opponents.
pub(super) fn opponent(random: &mut impl RngCore) -> String {
    format!("Opponent {}", random.random_range(0..OPPONENTS))
}

/// One of the events.
pub(super) fn event(random: &mut impl RngCore) -> String {
    format!("Event {}", random.random_range(0..EVENTS))
}

/// The beginning of one of so many games.
pub(super) fn moment(games: u32, random: &mut impl RngCore) -> i64 {
    FIRST + BETWEEN * i64::from(random.random_range(0..games))
}

/// The positions of a random game of chess.
fn play(random: &mut impl RngCore) -> Vec<Vec<Man>> {
    let mut chess = Chess::default();
    let mut positions = vec![men(&chess)];
    let length = random.random_range(20..=LONGEST);
    while positions.len() <= length {
        let moves = chess.legal_moves();
        let Some(chosen) = moves.choose(random) else {
            break;
        };
        chess.play_unchecked(*chosen);
        positions.push(men(&chess));
    }
    positions
}

fn men(chess: &Chess) -> Vec<Man> {
    let board = chess.board().clone();
    let man = |(square, piece): (shakmaty::Square, shakmaty::Piece)| Man {
        cell: Cell {
            rank: square.rank() as u8,
            file: square.file() as u8,
        },
        side: match piece.color {
            Color::White => Side::White,
            Color::Black => Side::Black,
        },
        kind: Kind::from(piece.role),
    };
    board.iter().map(man).collect()
}

fn row(number: u32, plies: u32, random: &mut impl RngCore) -> NewGameRow {
    let results = [
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
    ];
    let result = *results.choose(random).expect("there are results");
    let sets = RuleSet::ALL;
    let rules = match sets.get(random.random_range(0..=sets.len())) {
        Some(set) => Rules::Hidden {
            set: Box::new(RuleSet::published(*set)),
        },
        None => Rules::Chess,
    };
    let started_at = FIRST + BETWEEN * i64::from(number);
    NewGameRow {
        game: GameId::new(random.random()),
        started_at,
        terms: Terms {
            event: event(random),
            rules,
            time: Some(BySide::from_fn(|_| SideTime {
                main_ms: 60_000 * random.random_range(1..90),
                increment_ms: 0,
            })),
            rated: false,
            requests_after_end: true,
            start: None,
            names: BySide {
                white: "Player".to_owned(),
                black: opponent(random),
            },
            hand_over: false,
            practice: false,
        },
        seat: Some(Side::White),
        level: Some(random.random_range(1..=3)),
        manner: Manner::default(),
        summary: Summary {
            last_at: started_at + BETWEEN,
            plies,
            turn: Side::White,
            left_ms: None,
            outcome: Some((EndReason::Checkmate, result)),
            adjourned: false,
        },
    }
}
