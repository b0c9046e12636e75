//! Rule sets as the command line names them.

use anyhow::Context;
use clap::Args;
use games::chess::{Pawns, Position};
use referee::{Referee, RuleSet, RuleSetName};

/// Under which rules, from which position.
#[derive(Args)]
pub(crate) struct Game {
    /// The rule set.
    #[arg(long, value_name = "NAME", value_parser = read_name)]
    rules: RuleSetName,
    #[command(flatten)]
    start: Start,
}

/// What a rule set is changed in, and from which position.
#[derive(Args)]
pub(crate) struct Start {
    /// An option of the rule set.
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// The position; without it the start of chess.
    #[arg(long)]
    fen: Option<String>,
}

/// Reads the name of a rule set.
pub(crate) fn read_name(text: &str) -> Result<RuleSetName, referee::UnknownRuleSet> {
    text.parse()
}

impl Game {
    /// A referee at the start of this game.
    ///
    /// # Errors
    ///
    /// When an option is unknown or no game can go on from the position.
    pub(crate) fn referee(&self) -> anyhow::Result<Referee> {
        self.start.referee(self.rules)
    }
}

impl Start {
    /// A referee at the start of a game by this set.
    ///
    /// # Errors
    ///
    /// When the set has no such option or no game can go on from the position.
    pub(crate) fn referee(&self, rules: RuleSetName) -> anyhow::Result<Referee> {
        let rules = changed(rules, &self.set)?;
        let pawns = if rules.pawns_move_backward {
            Pawns::MayStepBack
        } else {
            Pawns::Forward
        };
        let position = match &self.fen {
            None => Position::start(pawns),
            Some(fen) => Position::from_fen(fen, pawns).context("--fen")?,
        };
        Referee::new(rules, position).context("--fen")
    }
}

/// A published set with these options, each `KEY=VALUE`.
///
/// # Errors
///
/// When the set has no such option or the option no such value.
pub(crate) fn changed(name: RuleSetName, options: &[String]) -> anyhow::Result<RuleSet> {
    let mut rules = RuleSet::published(name);
    for option in options {
        let name = || format!("--set {option}");
        let (key, value) = option
            .split_once('=')
            .context("write KEY=VALUE")
            .with_context(name)?;
        rules.set(key, value).with_context(name)?;
    }
    Ok(rules)
}

/// The options of the set that these arguments name, or of every set, for the help.
pub(crate) fn options_help(arguments: impl Iterator<Item = String>) -> String {
    let named = named_set(arguments);
    let sets = RuleSet::ALL
        .into_iter()
        .filter(|name| named.is_none_or(|named| named == *name));
    let parts: Vec<String> = sets.map(set_help).collect();
    format!("Options for --set:\n\n{}", parts.join("\n"))
}

fn set_help(name: RuleSetName) -> String {
    let options = RuleSet::published(name).options();
    let lines = options.iter().map(|option| {
        let values = option.values.join("|");
        format!(
            "    {}={values} (default {})\n        {}\n",
            option.key, option.value, option.doc
        )
    });
    format!("  {name}\n{}", lines.collect::<String>())
}

fn named_set(arguments: impl Iterator<Item = String>) -> Option<RuleSetName> {
    let mut arguments = arguments.skip_while(|argument| !argument.starts_with("--rules"));
    let first = arguments.next()?;
    match first.strip_prefix("--rules=") {
        Some(name) => name.parse().ok(),
        None => arguments.next()?.parse().ok(),
    }
}
