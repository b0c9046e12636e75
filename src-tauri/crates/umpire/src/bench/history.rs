//! How long each question of a screen takes in a library of many games.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, ensure};
use clap::Args;
use games::Man;
use protocol::history::{HistoryQuery, HistorySort, Outcome};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::RuleSet;
use serde::Serialize;
use store::Store;

use super::library::{Source, event, moment, opponent};
use crate::output;

#[derive(Args)]
pub(crate) struct Arguments {
    /// A folder for the library; one that is there with as many games is taken as it is.
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// Games in the library.
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How often each question is asked.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    asked: u32,
    /// The seed of the random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Serialize)]
struct Figures {
    bench: &'static str,
    games: u32,
    question: &'static str,
    asked: u32,
    found: u64,
    median_ms: f64,
    p99_ms: f64,
}

struct Bench<'a> {
    arguments: &'a Arguments,
    store: Store,
    random: Xoshiro256PlusPlus,
}

/// Makes the library, asks and prints a line for each question.
///
/// # Errors
///
/// When the library cannot be written or read, or has another number of games.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let mut source = Source::new(arguments.seed);
    let is_there = Store::open(&arguments.data)?.history(&all())?.total > 0;
    if !is_there {
        store::bulk::fill(&arguments.data, source.library(arguments.games))
            .context("the library cannot be written")?;
    }
    let store = Store::open(&arguments.data)?;
    let there = store.history(&all())?.total;
    ensure!(
        there == arguments.games,
        "the library has {there} games, not {}",
        arguments.games
    );
    let mut bench = Bench {
        arguments,
        store,
        random: Xoshiro256PlusPlus::seed_from_u64(arguments.seed),
    };
    bench.lists()?;
    bench.searches()?;
    bench.figures()?;
    bench.positions(&source.samples)
}

/// The history as it is opened first.
const fn all() -> HistoryQuery {
    HistoryQuery::newest(100)
}

impl Bench<'_> {
    /// Pages of the list in every order.
    fn lists(&mut self) -> anyhow::Result<()> {
        for (question, sort) in [
            ("list by date", HistorySort::Date),
            ("list by opponent", HistorySort::Opponent),
            ("list by rules", HistorySort::Rules),
            ("list by result", HistorySort::Result),
            ("list by length", HistorySort::Moves),
            ("list by time", HistorySort::Time),
        ] {
            self.history(question, |random| HistoryQuery {
                sort,
                ascending: random.random(),
                offset: 100 * random.random_range(0..10),
                ..all()
            })?;
        }
        Ok(())
    }

    /// Everything by which games are found, the newest first.
    fn searches(&mut self) -> anyhow::Result<()> {
        let games = self.arguments.games;
        self.history("rules", |random| HistoryQuery {
            rules: RuleSet::ALL
                .choose(random)
                .map(|set| RuleSet::published(*set).name().to_owned()),
            ..all()
        })?;
        self.history("outcome", |random| HistoryQuery {
            outcome: [Outcome::Won, Outcome::Lost, Outcome::Drawn]
                .choose(random)
                .copied(),
            ..all()
        })?;
        self.history("opponent", |random| HistoryQuery {
            opponent: Some(opponent(random)),
            ..all()
        })?;
        self.history("event", |random| HistoryQuery {
            event: Some(event(random)),
            ..all()
        })?;
        self.history("a month", |random| {
            let from = moment(games, random);
            HistoryQuery {
                from: Some(from),
                until: Some(from + 30 * 24 * 60 * 60 * 1_000),
                ..all()
            }
        })?;
        self.history("length", |random| {
            let least = random.random_range(20..120);
            HistoryQuery {
                least_plies: Some(least),
                most_plies: Some(least),
                ..all()
            }
        })?;
        self.history("words", |random| HistoryQuery {
            text: event(random).to_lowercase(),
            ..all()
        })?;
        self.history("opponent and outcome", |random| HistoryQuery {
            opponent: Some(opponent(random)),
            outcome: Some(Outcome::Won),
            ..all()
        })
    }

    /// What other screens show.
    fn figures(&mut self) -> anyhow::Result<()> {
        self.ask("games to go on with", |store, _| {
            Ok(store.unfinished()?.len())
        })?;
        self.ask("rules by use", |store, _| Ok(store.rules_by_use()?.len()))?;
        self.ask("last rules", |store, _| {
            Ok(usize::from(store.last_rules()?.is_some()))
        })?;
        self.ask("favourite rules", |store, _| {
            Ok(store.favourite_rules()?.len())
        })?;
        self.ask("head to head", |store, _| Ok(store.head_to_head()?.len()))?;
        self.ask("rated results", |store, _| Ok(store.rated()?.len()))?;
        self.ask("tags", |store, _| Ok(store.all_tags()?.len()))
    }

    /// Men on their squares: one to four of a position that a game had.
    fn positions(&mut self, samples: &[Vec<Man>]) -> anyhow::Result<()> {
        for (question, count) in [
            ("position of one man", 1),
            ("position of two men", 2),
            ("position of three men", 3),
            ("position of four men", 4),
        ] {
            self.ask(question, |store, random| {
                let mut men = samples.choose(random).context("there are samples")?.clone();
                men.shuffle(random);
                men.truncate(count);
                Ok(store.search_positions(&men, None, 100)?.found.len())
            })?;
        }
        self.ask("position of the whole board", |store, random| {
            let men = samples.choose(random).context("there are samples")?;
            Ok(store.search_positions(men, None, 100)?.found.len())
        })
    }

    fn history(
        &mut self,
        question: &'static str,
        query: impl Fn(&mut Xoshiro256PlusPlus) -> HistoryQuery,
    ) -> anyhow::Result<()> {
        self.ask(question, |store, random| {
            Ok(store.history(&query(random))?.rows.len())
        })
    }

    /// Asks often and prints how long it took. What is found is counted, so that nothing is asked for
    /// nothing.
    fn ask(
        &mut self,
        question: &'static str,
        ask: impl Fn(&Store, &mut Xoshiro256PlusPlus) -> anyhow::Result<usize>,
    ) -> anyhow::Result<()> {
        let mut times = Vec::new();
        let mut found = 0;
        for _ in 0..self.arguments.asked {
            let started = Instant::now();
            found += ask(&self.store, &mut self.random)? as u64;
            times.push(started.elapsed().as_secs_f64() * 1_000.0);
        }
        times.sort_unstable_by(f64::total_cmp);
        let rank = |share: f64| times[((times.len() as f64 * share).ceil() as usize).max(1) - 1];
        output::line(&Figures {
            bench: "history",
            games: self.arguments.games,
            question,
            asked: self.arguments.asked,
            found,
            median_ms: rounded(rank(0.5)),
            p99_ms: rounded(rank(0.99)),
        })
    }
}

fn rounded(milliseconds: f64) -> f64 {
    (milliseconds * 1_000.0).round() / 1_000.0
}
