//! How many random tries a second the referee judges, with everything that its rules announce.

use std::hint::black_box;

use clap::Args;
use games::chess::OwnBoard;
use rand::{RngCore, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::{Referee, RuleSet, RuleSetName, Try};
use serde::Serialize;
use shakmaty::{Role, Square};

use super::clock::Stopwatch;
use super::median;
use super::untried::{Source, Untried};
use crate::output;
use crate::rules::{Start, read_name};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The rule set; without it every published one, a line for each.
    #[arg(long, value_name = "NAME", value_parser = read_name)]
    rules: Option<RuleSetName>,
    #[command(flatten)]
    start: Start,
    /// Rounds; the speed is the median over them.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Tries in a round.
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    tries: u64,
    /// The seed of the random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Serialize)]
struct Figures {
    bench: &'static str,
    rules: &'static str,
    seed: u64,
    rounds: u32,
    tries: u64,
    tries_per_second: f64,
    refused_share: f64,
    plies: u64,
    games: u64,
}

/// Both players of random games: each tries what is possible on his own board, and nothing twice
/// in a turn.
struct Players {
    referee: Referee,
    own: OwnBoard,
    /// What has not been tried in this turn.
    untried: Untried,
    random: Xoshiro256PlusPlus,
}

#[derive(Default)]
struct Counts {
    tries: u64,
    plies: u64,
    games: u64,
}

/// Plays random games by each set and prints the figures, a line for each.
///
/// # Errors
///
/// When an option makes no sense; nothing has been printed then.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let sets = match arguments.rules {
        Some(name) => vec![name],
        None => RuleSet::ALL.to_vec(),
    };
    let starts: anyhow::Result<Vec<Referee>> = sets
        .into_iter()
        .map(|name| arguments.start.referee(name))
        .collect();
    starts?
        .iter()
        .try_for_each(|start| output::line(&measure(arguments, start)))
}

fn measure(arguments: &Arguments, start: &Referee) -> Figures {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(arguments.seed);
    let mut speeds = Vec::new();
    let mut counts = Counts::default();
    for _ in 0..arguments.rounds {
        let started = Stopwatch::start();
        random = play(start, random, arguments.tries, &mut counts);
        speeds.push(arguments.tries as f64 / started.elapsed().as_secs_f64());
    }
    Figures {
        bench: "referee",
        rules: start.rules().name(),
        seed: arguments.seed,
        rounds: arguments.rounds,
        tries: counts.tries,
        tries_per_second: median(&speeds).round(),
        refused_share: 1.0 - counts.plies as f64 / counts.tries as f64,
        plies: counts.plies,
        games: counts.games,
    }
}

fn play(
    start: &Referee,
    random: Xoshiro256PlusPlus,
    tries: u64,
    counts: &mut Counts,
) -> Xoshiro256PlusPlus {
    let mut players = Players::sit_down(start, random);
    for _ in 0..tries {
        let choice = players.choose();
        let ruling = players.referee.submit(&choice);
        black_box(&ruling);
        counts.tries += 1;
        if ruling.verdict.is_refusal() {
            continue;
        }
        counts.plies += 1;
        if players.referee.outcome().is_some() {
            counts.games += 1;
            players = Players::sit_down(start, players.random);
        } else {
            players.look();
        }
    }
    players.random
}

impl Players {
    fn sit_down(start: &Referee, random: Xoshiro256PlusPlus) -> Self {
        let mut players = Self {
            referee: start.clone(),
            own: start.own_board(start.turn()),
            untried: Untried::default(),
            random,
        };
        players.look();
        players
    }

    /// A new turn: everything is possible again.
    fn look(&mut self) {
        self.own = self.referee.own_board(self.referee.turn());
        self.untried.fill(&self.own);
    }

    /// Any try that was not made in this turn. A pawn becomes a queen.
    fn choose(&mut self) -> Try {
        match self.untried.take(self.random.next_u64()) {
            (Source::Pawns(step), to) => {
                let from = Square::new((to.to_u32() as i32 - step) as u32);
                Try::Move {
                    from: from.into(),
                    to: to.into(),
                    promotion: self.own.promotes(from, to).then(|| Role::Queen.into()),
                }
            }
            (Source::Piece(from), to) => Try::Move {
                from: from.into(),
                to: to.into(),
                promotion: None,
            },
            (Source::Pocket(role), to) => Try::Drop {
                kind: role.into(),
                to: to.into(),
            },
        }
    }
}
