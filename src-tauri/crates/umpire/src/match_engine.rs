//! Engines of the UCI protocol in a match.

use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use bots::Budget;
use bots::uci::{Engine, Patience};
use games::open::OpenGame;
use referee::Verdict;

use crate::match_open::{Said, Seat};

/// Starts an engine for a game.
///
/// # Errors
///
/// When it cannot be started, or cannot play this game.
pub(crate) fn start(command: &Arc<str>, game: Box<dyn OpenGame>) -> anyhow::Result<Engine> {
    let mut words = command.split_whitespace();
    let program = words.next().context("uci: without a command")?;
    let arguments: Vec<String> = words.map(str::to_owned).collect();
    let started = Engine::start(Path::new(program), &arguments, game, Patience::default());
    started.with_context(|| format!("uci:{command}"))
}

impl Seat for Engine {
    fn choose(&mut self, _: &dyn OpenGame, budget: &Budget) -> anyhow::Result<String> {
        Ok(self.choose(budget)?)
    }

    fn hear(&mut self, tried: Option<(&str, Verdict)>, _: &Said) -> anyhow::Result<()> {
        if let Some((text, Verdict::Legal)) = tried {
            self.hear(text)?;
        }
        Ok(())
    }

    fn is_own(&self) -> bool {
        false
    }
}
