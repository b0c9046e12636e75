//! Engines of the UCI protocol: other people's programs that play games in which both players see
//! everything.
//!
//! An engine is not trusted: whatever it does, an answer or a [`Fault`] comes within its patience,
//! what it writes fills no memory, and it is ended with the player.

mod fault;
mod process;
#[cfg(all(test, unix))]
mod tests;

use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use games::engine::EngineGame;
use games::open::{OpenGame, PlayError};
use tempfile::NamedTempFile;

pub use fault::{Fault, NoStart};

use crate::Budget;
use process::Process;

/// How long an engine may take beyond what it was asked for.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// To be ready after the start.
    pub start: Duration,
    /// To answer once its time is over, or it was told to stop.
    pub answer: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(20),
            answer: Duration::from_secs(5),
        }
    }
}

/// What an engine thinks when nothing limits it.
const USUAL_TIME: Duration = Duration::from_secs(1);
/// The longest that an engine may think when it counts positions.
const LONGEST_TIME: Duration = Duration::from_mins(1);
/// How often a thinking engine's player looks whether it is to stop.
const GLANCE: Duration = Duration::from_millis(20);
/// What heads the variant file, and names the variant.
const VARIANT: &str = "encounter";

/// An engine that plays one game.
pub struct Engine {
    process: Process,
    name: String,
    game: Box<dyn OpenGame>,
    /// The last position from which every move could be told.
    from: String,
    /// The moves since, in the engine's words.
    moves: Vec<String>,
    patience: Patience,
    /// The variant file, removed with the engine.
    _variant: Option<NamedTempFile>,
}

/// What an engine said of itself.
#[derive(Default)]
struct Introduction {
    name: String,
    options: Vec<String>,
}

impl Introduction {
    fn hear(&mut self, line: &str) {
        if let Some(name) = line.strip_prefix("id name ") {
            name.trim().clone_into(&mut self.name);
        } else if let Some(option) = line.strip_prefix("option name ") {
            let name = option.split(" type ").next().unwrap_or_default();
            self.options.push(name.trim().to_owned());
        }
    }

    fn has(&self, option: &str) -> bool {
        self.options.iter().any(|known| known == option)
    }
}

impl Engine {
    /// Starts a program for a game as it stands, and waits until it is ready.
    ///
    /// # Errors
    ///
    /// When no engine can be told the game, the program cannot be started or does not speak UCI,
    /// or it does not know the game.
    pub fn start(
        program: &Path,
        arguments: &[String],
        game: Box<dyn OpenGame>,
        patience: Patience,
    ) -> Result<Self, Fault> {
        let told = game.engine_game()?;
        let mut process = Process::start(program, arguments)?;
        let deadline = Instant::now() + patience.start;
        let mut introduction = Introduction::default();
        process.tell("uci")?;
        process.until(deadline, "uciok", |line| introduction.hear(line))?;
        let variant = set_variant(&mut process, &introduction, &told)?;
        let mut engine = Self {
            process,
            name: introduction.name,
            from: game.engine_position(),
            game,
            moves: Vec::new(),
            patience,
            _variant: variant,
        };
        engine.process.tell("ucinewgame")?;
        engine.tell_position()?;
        if matches!(told, EngineGame::Described(_)) {
            engine.process.tell("d")?;
            engine.check_understood(deadline)?;
        } else {
            engine.ready(deadline)?;
        }
        Ok(engine)
    }

    /// What the engine calls itself; empty when it does not say.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The game as the engine's player sees it.
    pub fn game(&self) -> &dyn OpenGame {
        &*self.game
    }

    /// Hears a move of either side. Every move must be told, in order.
    ///
    /// # Errors
    ///
    /// When it is no legal move; nothing is changed then.
    pub fn hear(&mut self, text: &str) -> Result<(), PlayError> {
        let moves = self.game.engine_moves();
        let told = moves.into_iter().find(|m| m.text == text);
        self.game.play(text)?;
        if let Some(told) = told.and_then(|m| m.told) {
            self.moves.push(told);
        } else {
            self.from = self.game.engine_position();
            self.moves.clear();
        }
        Ok(())
    }

    /// Asks for a move: always a legal one. It is not played; the engine hears it as any other.
    ///
    /// # Errors
    ///
    /// When the engine fails: it has then lost its game.
    pub fn choose(&mut self, budget: &Budget) -> Result<String, Fault> {
        self.tell_position()?;
        self.ready(Instant::now() + self.patience.answer)?;
        self.process.tell(&go(budget))?;
        let said = self.best_move(budget)?;
        let moves = self.game.engine_moves().into_iter();
        let mut known = moves.filter(|m| m.told.as_deref() == Some(said.as_str()));
        let found = known.next().map(|m| m.text);
        found.ok_or_else(|| Fault::illegal(&said))
    }

    fn tell_position(&mut self) -> Result<(), Fault> {
        let mut line = format!("position fen {}", self.from);
        if !self.moves.is_empty() {
            line = format!("{line} moves {}", self.moves.join(" "));
        }
        self.process.tell(&line)
    }

    /// Waits until the engine has read everything; what it said before is nothing that was asked.
    fn ready(&mut self, deadline: Instant) -> Result<(), Fault> {
        self.process.tell("isready")?;
        self.process.until(deadline, "readyok", |_| {})
    }

    /// A Fairy-Stockfish that does not know one of the men leaves it off the board that it shows.
    fn check_understood(&mut self, deadline: Instant) -> Result<(), Fault> {
        let mut shown = None;
        self.process.tell("isready")?;
        self.process.until(deadline, "readyok", |line| {
            if let Some(fen) = line.strip_prefix("Fen: ") {
                shown = fen.split(' ').next().map(str::to_owned);
            }
        })?;
        let men = self.from.split(' ').next();
        if shown.as_deref() == men {
            return Ok(());
        }
        Err(Fault::UnknownGame)
    }

    /// Waits for the engine's move, tells it to stop when it is time to, and gives up at last.
    fn best_move(&mut self, budget: &Budget) -> Result<String, Fault> {
        let time = thinking_time(budget);
        let mut stop_at = Instant::now() + time + self.patience.answer / 10;
        let mut stopped = false;
        loop {
            let now = Instant::now();
            let cancelled = budget.cancel.load(Ordering::Relaxed);
            if !stopped && (cancelled || now >= stop_at) {
                self.process.tell("stop")?;
                stopped = true;
                stop_at = now;
            }
            if stopped && now >= stop_at + self.patience.answer {
                return Err(Fault::Silent);
            }
            let Some(line) = self.process.next(now + GLANCE)? else {
                continue;
            };
            if let Some(rest) = line.strip_prefix("bestmove") {
                let said = rest.split_whitespace().next().unwrap_or_default();
                return Ok(said.to_owned());
            }
        }
    }
}

/// How long an engine is let think.
fn thinking_time(budget: &Budget) -> Duration {
    match (budget.movetime, budget.nodes) {
        (Some(time), _) => time,
        (None, Some(_)) => LONGEST_TIME,
        (None, None) => USUAL_TIME,
    }
}

fn go(budget: &Budget) -> String {
    let mut line = "go".to_owned();
    if let Some(nodes) = budget.nodes {
        line = format!("{line} nodes {}", nodes.max(1));
    }
    if budget.movetime.is_some() || budget.nodes.is_none() {
        let time = thinking_time(budget).as_millis().max(1);
        line = format!("{line} movetime {time}");
    }
    line
}

/// Names the game to an engine that knows several, and describes one that it does not know.
fn set_variant(
    process: &mut Process,
    introduction: &Introduction,
    told: &EngineGame,
) -> Result<Option<NamedTempFile>, Fault> {
    let knows_variants = introduction.has("UCI_Variant");
    let (name, file) = match told {
        EngineGame::Known(name) if knows_variants => (*name, None),
        EngineGame::Known(_) => return Ok(None),
        EngineGame::Described(lines) if knows_variants && introduction.has("VariantPath") => {
            let file = variant_file(lines).map_err(Fault::VariantFile)?;
            let path = file.path().display();
            process.tell(&format!("setoption name VariantPath value {path}"))?;
            (VARIANT, Some(file))
        }
        EngineGame::Described(_) => return Err(Fault::UnknownGame),
    };
    process.tell(&format!("setoption name UCI_Variant value {name}"))?;
    Ok(file)
}

fn variant_file(lines: &str) -> std::io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    let mut file = builder.prefix("encounter-").suffix(".ini").tempfile()?;
    write!(file, "[{VARIANT}]\n{lines}")?;
    file.flush()?;
    Ok(file)
}
