//! `umpire match`: computer against computer, colours alternating.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use anyhow::{Context, bail};
use bots::{BoardLevel, Budget, Kind};
use clap::Args;
use clap::builder::PossibleValuesParser;
use games::chess::{Pawns, Position};
use games::list::GAMES;
use referee::RuleSetName;
use serde::Serialize;

use crate::board::Start;
use crate::match_game::Game;
use crate::match_play::{Played, Setting, play};
use crate::match_player::PlayerName;
use crate::match_tally::Tally;
use crate::output;
use crate::rules::changed;

/// The hidden game, beside those of the list.
const ENCOUNTER: &str = "encounter";

fn games() -> PossibleValuesParser {
    let open = GAMES.iter().map(|entry| entry.name);
    PossibleValuesParser::new([ENCOUNTER].into_iter().chain(open))
}

#[derive(Args)]
pub(crate) struct Arguments {
    /// The game: Kriegspiel under `--rules`, or one in which both players see everything.
    #[arg(long, value_parser = games(), required_unless_present = "levels")]
    game: Option<String>,
    /// The rule set of `encounter`.
    #[arg(long, value_name = "NAME", default_value = "se")]
    rules: String,
    /// An option of the rule set or of the game; `umpire referee --rules NAME --help` and `umpire
    /// moves --help` list them.
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// The start position as a text of the game; without it the usual one.
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// The first player: `random`, `greedy`, `level:N`, `uci:COMMAND` or `line:COMMAND`. White in the
    /// first game and in every second one after it.
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

/// A level of the hidden games.
#[derive(Serialize)]
struct HiddenLevel {
    games: [&'static str; 1],
    level: u8,
    name: &'static str,
    samples: usize,
    depth: u8,
    nodes: Option<u64>,
}

/// A level of the games in which both players see everything.
#[derive(Serialize)]
struct OpenLevel<'a> {
    games: &'a [&'static str],
    level: u8,
    depth: u8,
    nodes: Option<u64>,
    /// The time that it takes where neither time nor nodes are given.
    milliseconds: u128,
    /// It plays any move that is worse than the best by no more than this, in hundredths of a pawn.
    margin: i32,
    /// In so many of a hundred moves it does not think at all.
    slips: u8,
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
    let player = |name: &Option<PlayerName>| name.clone().context("a player is missing");
    let players = [player(&arguments.white)?, player(&arguments.black)?];
    let game = arguments.game.clone().context("--game is missing")?;
    let is_hidden = game == ENCOUNTER;
    for name in &players {
        if let PlayerName::Level(level) = name {
            check_level(*level, is_hidden)?;
        }
    }
    let what = if is_hidden {
        hidden(arguments)?
    } else {
        let position = arguments.position.clone();
        Played::Open(Start::new(game, position, arguments.set.clone()))
    };
    Ok(Setting {
        played: what,
        players,
        seed: arguments.seed,
        budget: Budget {
            nodes: arguments.nodes,
            movetime: arguments.movetime_ms.map(Duration::from_millis),
            ..Budget::default()
        },
    })
}

fn check_level(level: u8, is_hidden: bool) -> anyhow::Result<()> {
    if is_hidden {
        Kind::of_level(level)?;
    } else {
        BoardLevel::new(level)?;
    }
    Ok(())
}

/// Kriegspiel from a FEN.
fn hidden(arguments: &Arguments) -> anyhow::Result<Played> {
    let name: RuleSetName = arguments.rules.parse().context("--rules")?;
    let rules = changed(name, &arguments.set)?;
    let pawns = if rules.pawns_move_backward {
        Pawns::MayStepBack
    } else {
        Pawns::Forward
    };
    let start = match &arguments.position {
        Some(fen) => Position::from_fen(fen, pawns).context("--position")?,
        None => Position::start(pawns),
    };
    Ok(Played::Hidden {
        rules: Box::new(rules),
        start: Box::new(start),
    })
}

fn list_levels() -> anyhow::Result<()> {
    for kind in Kind::ALL {
        output::line(&HiddenLevel {
            games: [ENCOUNTER],
            level: kind.level(),
            name: kind.as_str(),
            samples: kind.samples(),
            depth: kind.depth(),
            nodes: None,
        })?;
    }
    let games: Vec<&str> = GAMES.iter().map(|entry| entry.name).collect();
    for level in BoardLevel::ALL {
        output::line(&OpenLevel {
            games: &games,
            level: level.level,
            depth: level.depth,
            nodes: level.nodes,
            milliseconds: level.time.as_millis(),
            margin: level.margin,
            slips: level.slips,
        })?;
    }
    Ok(())
}
