//! `umpire match`: computer against computer, colours alternating.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use anyhow::{Context, bail};
use bots::{Budget, Kind};
use clap::{Args, ValueEnum};
use games::chess::{Pawns, Position};
use referee::RuleSetName;
use serde::Serialize;

use crate::match_play::{Game, Setting, play};
use crate::match_player::PlayerName;
use crate::match_tally::Tally;
use crate::output;
use crate::rules::changed;

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum MatchGame {
    /// Kriegspiel under `--rules`.
    Encounter,
    /// Regular chess.
    Chess,
    /// Sjakti.
    Sjakti,
    /// Dumb Chess.
    Dumb,
    /// Invasion.
    Invasion,
}

#[derive(Args)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(long, required_unless_present = "levels")]
    game: Option<MatchGame>,
    /// The rule set of `encounter`.
    #[arg(long, value_name = "NAME", default_value = "se")]
    rules: String,
    /// An option of the rule set; `umpire referee --rules NAME --help` lists them.
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// The start position as a FEN; without it the usual one.
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// The first player: `random`, `greedy`, `level:N` or `line:COMMAND`. White in the first game
    /// and in every second one after it.
    #[arg(long, value_name = "PLAYER", required_unless_present = "levels")]
    white: Option<PlayerName>,
    /// The second player.
    #[arg(long, value_name = "PLAYER", required_unless_present = "levels")]
    black: Option<PlayerName>,
    /// How many games.
    #[arg(long, value_name = "N", required_unless_present = "levels")]
    games: Option<usize>,
    /// Chance: the same seed, players and `--nodes` give the same games.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Time for one try, in milliseconds.
    #[arg(long, value_name = "M", conflicts_with = "nodes")]
    movetime_ms: Option<u64>,
    /// Positions that may be looked at for one try.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Writes each game with every try and verdict here, one JSON object a line.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Games played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1)]
    jobs: usize,
    /// Lists what each level is, and plays nothing.
    #[arg(long)]
    levels: bool,
}

#[derive(Serialize)]
struct LevelLine {
    level: u8,
    name: &'static str,
    samples: usize,
    depth: u8,
    nodes: Option<u64>,
}

/// Plays the match: prints one line a game and a last line with the score.
///
/// # Errors
///
/// When an option makes no sense, a player program cannot be started or does not answer, or a
/// line cannot be written.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    if arguments.levels {
        return list_levels();
    }
    let setting = setting(arguments)?;
    let games = arguments.games.context("--games is missing")?;
    if games == 0 {
        bail!("--games 0: there must be at least one game");
    }
    let mut log = match &arguments.log {
        Some(path) => {
            let file = File::create(path);
            let file = file.with_context(|| format!("--log {}", path.display()))?;
            Some(BufWriter::new(file))
        }
        None => None,
    };
    let mut tally = Tally::default();
    play_all(&setting, games, arguments.jobs.max(1), |game| {
        if let Some(log) = &mut log {
            serde_json::to_writer(&mut *log, &game.record())?;
            log.write_all(b"\n")?;
        }
        tally.add(game);
        output::line(&game.summary())
    })?;
    if let Some(mut log) = log {
        log.flush().context("--log")?;
    }
    output::line(&tally.report())
}

/// Plays all games, some at the same time, and hands them over in order.
fn play_all(
    setting: &Setting,
    games: usize,
    jobs: usize,
    mut hand_over: impl FnMut(&Game) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let (next, sender) = (&next, sender.clone());
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games || sender.send((number, play(setting, number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let done = in_order(&receiver, &mut hand_over);
        // After a fault no further game is begun.
        next.store(games, Ordering::Relaxed);
        done
    })
}

/// Hands results over in the order of their numbers.
fn in_order(
    results: &mpsc::Receiver<(usize, anyhow::Result<Game>)>,
    hand_over: &mut impl FnMut(&Game) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut waiting = std::collections::BTreeMap::new();
    let mut due = 0;
    for (number, game) in results {
        waiting.insert(number, game);
        while let Some(game) = waiting.remove(&due) {
            hand_over(&game.with_context(|| format!("game {}", due + 1))?)?;
            due += 1;
        }
    }
    Ok(())
}

fn setting(arguments: &Arguments) -> anyhow::Result<Setting> {
    let game = arguments.game.context("--game is missing")?;
    let rules = match game {
        MatchGame::Encounter => {
            let name: RuleSetName = arguments.rules.parse().context("--rules")?;
            Some(changed(name, &arguments.set)?)
        }
        MatchGame::Chess if !arguments.set.is_empty() => {
            bail!("--set: regular chess has no options");
        }
        MatchGame::Chess => None,
        MatchGame::Sjakti | MatchGame::Dumb | MatchGame::Invasion => {
            let name = game.to_possible_value();
            let name = name.as_ref().map_or("", |value| value.get_name());
            bail!("--game {name}: no computer plays this game yet");
        }
    };
    let steps_back = rules.as_ref().is_some_and(|set| set.pawns_move_backward);
    let pawns = if steps_back {
        Pawns::MayStepBack
    } else {
        Pawns::Forward
    };
    let start = match &arguments.position {
        Some(fen) => Position::from_fen(fen, pawns).context("--position")?,
        None => Position::start(pawns),
    };
    let player = |name: &Option<PlayerName>| name.clone().context("a player is missing");
    Ok(Setting {
        rules,
        start,
        players: [player(&arguments.white)?, player(&arguments.black)?],
        seed: arguments.seed,
        budget: Budget {
            nodes: arguments.nodes,
            movetime: arguments.movetime_ms.map(Duration::from_millis),
            ..Budget::default()
        },
    })
}

fn list_levels() -> anyhow::Result<()> {
    for kind in Kind::ALL {
        output::line(&LevelLine {
            level: kind.level(),
            name: kind.as_str(),
            samples: kind.samples(),
            depth: kind.depth(),
            nodes: None,
        })?;
    }
    Ok(())
}
