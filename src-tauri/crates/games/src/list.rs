//! The list of the board games. A new game is one module and one entry here.

use std::collections::BTreeMap;

use crate::open::{OpenGame, Played};
use crate::search::Weighed;
use crate::text::TextError;
#[cfg(feature = "toy")]
use crate::toy;
use crate::{chess, dumb, invasion, sjakti};

/// One choice that a game leaves open.
#[derive(Clone, Copy, Debug)]
pub struct GameOption {
    /// Its name.
    pub key: &'static str,
    /// Its values, the usual one first.
    pub values: &'static [&'static str],
    /// What it means, in one sentence.
    pub doc: &'static str,
}

/// A game that has begun.
pub(crate) type Begun = Result<Box<dyn OpenGame>, BeginError>;

/// One game of the list.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in texts that programs read.
    pub name: &'static str,
    /// What can be chosen.
    pub options: &'static [GameOption],
    begin: fn(Option<&str>, &Chosen<'_>) -> Begun,
    /// Draws the start, where a choice leaves it to the lot.
    draw: Option<fn(&Chosen<'_>, Pick<'_>) -> Option<String>>,
}

/// Chance, from outside: a number below its argument.
pub type Pick<'a> = &'a mut dyn FnMut(usize) -> usize;

/// Every game.
pub static GAMES: [Entry; 4 + cfg!(feature = "toy") as usize] = [
    Entry {
        name: "chess",
        options: &chess::OPTIONS,
        begin: |text, chosen| begin(text, chosen, chess::start, chess::read),
        draw: None,
    },
    Entry {
        name: "sjakti",
        options: &sjakti::OPTIONS,
        begin: |text, chosen| begin(text, chosen, sjakti::start, sjakti::read),
        draw: None,
    },
    Entry {
        name: "dumb",
        options: &dumb::OPTIONS,
        begin: dumb::begin,
        draw: Some(dumb::draw),
    },
    Entry {
        name: "invasion",
        options: &invasion::OPTIONS,
        begin: |text, chosen| begin(text, chosen, invasion::start, invasion::read),
        draw: None,
    },
    #[cfg(feature = "toy")]
    Entry {
        name: "toy",
        options: &toy::OPTIONS,
        begin: |text, chosen| begin(text, chosen, toy::start, toy::read),
        draw: None,
    },
];

/// The games that tables play by this list: all but chess, which has a table of its own.
pub fn played_by_list() -> impl Iterator<Item = &'static Entry> {
    GAMES.iter().filter(|entry| entry.name != "chess")
}

/// Why a game could not begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BeginError {
    /// The position is unreadable.
    #[error("{what}")]
    Position {
        /// The character at which it stopped making sense, from 1.
        at: usize,
        /// What is wrong, and where.
        what: String,
    },
    /// A choice that the game does not have.
    #[error("{what}")]
    Option {
        /// The choice as it was written.
        option: String,
        /// What is wrong with it.
        what: String,
    },
}

/// Choices by their keys as [`Entry::begin`] reads them: `KEY=VALUE`.
pub fn written(options: &BTreeMap<String, String>) -> Vec<String> {
    let written = options.iter().map(|(key, value)| format!("{key}={value}"));
    written.collect()
}

impl Entry {
    /// The game of this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        GAMES.iter().find(|entry| entry.name == name)
    }

    /// Begins a game, at its start or at a position that is read.
    ///
    /// # Errors
    ///
    /// When the position is unreadable or a choice (`KEY=VALUE`) unknown.
    pub fn begin(
        &self,
        position: Option<&str>,
        options: &[String],
    ) -> Result<Box<dyn OpenGame>, BeginError> {
        (self.begin)(position, &self.chosen(options)?)
    }

    /// The position from which a game begins whose choices leave it to the lot; none where they do
    /// not. It is drawn once, and the game begins from it as from any other position.
    ///
    /// # Errors
    ///
    /// When a choice (`KEY=VALUE`) is unknown.
    pub fn draw(&self, options: &[String], pick: Pick<'_>) -> Result<Option<String>, BeginError> {
        let chosen = self.chosen(options)?;
        Ok(self.draw.and_then(|draw| draw(&chosen, pick)))
    }

    fn chosen<'a>(&self, options: &'a [String]) -> Result<Chosen<'a>, BeginError> {
        let mut chosen = Chosen(Vec::new());
        for option in options {
            let what = |what| BeginError::Option {
                option: option.clone(),
                what,
            };
            chosen.0.push(self.choice(option).map_err(what)?);
        }
        Ok(chosen)
    }

    fn choice<'a>(&self, option: &'a str) -> Result<(&'a str, &'a str), String> {
        let (key, value) = option.split_once('=').ok_or("write KEY=VALUE")?;
        let known = self.options.iter().find(|option| option.key == key);
        let Some(known) = known else {
            let keys: Vec<&str> = self.options.iter().map(|option| option.key).collect();
            return Err(format!("{} has the options {}", self.name, keys.join(", ")));
        };
        if known.values.contains(&value) {
            return Ok((key, value));
        }
        Err(format!("{key} is one of {}", known.values.join(", ")))
    }
}

/// What was chosen; each key and value is known to the game.
pub(crate) struct Chosen<'a>(Vec<(&'a str, &'a str)>);

impl Chosen<'_> {
    /// The value of an option: what was chosen last, or the usual one.
    pub(crate) fn value<'a>(&'a self, option: &'a GameOption) -> &'a str {
        let chosen = self.0.iter().rev().find(|(key, _)| *key == option.key);
        chosen.map_or(option.values[0], |(_, value)| value)
    }

    /// Whether an option of the values `true` and `false` is on.
    pub(crate) fn is_on(&self, option: &GameOption) -> bool {
        self.value(option) == "true"
    }
}

/// Begins a game by its own two functions: its start, and a position that is read.
pub(crate) fn begin<R: Weighed + 'static, F: std::fmt::Display>(
    text: Option<&str>,
    chosen: &Chosen<'_>,
    start: fn(&Chosen<'_>) -> R,
    read: fn(&str, &Chosen<'_>) -> Result<R, TextError<F>>,
) -> Begun {
    let position = match text {
        None => start(chosen),
        Some(text) => read(text, chosen).map_err(|error| BeginError::Position {
            at: error.at,
            what: error.to_string(),
        })?,
    };
    Ok(Box::new(Played::new(position)))
}
