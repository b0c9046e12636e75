//! The list of the board games. A new game is one module and one entry here.

use crate::open::{OpenGame, Played, Rules};
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
type Begun = Result<Box<dyn OpenGame>, BeginError>;

/// One game of the list.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in texts that programs read.
    pub name: &'static str,
    /// What can be chosen.
    pub options: &'static [GameOption],
    begin: fn(Option<&str>, &Chosen<'_>) -> Begun,
}

/// Every game.
pub static GAMES: [Entry; 4] = [
    Entry {
        name: "chess",
        options: &chess::OPTIONS,
        begin: |text, chosen| begin(text, chosen, chess::start, chess::read),
    },
    Entry {
        name: "sjakti",
        options: &sjakti::OPTIONS,
        begin: |text, chosen| begin(text, chosen, sjakti::start, sjakti::read),
    },
    Entry {
        name: "dumb",
        options: &dumb::OPTIONS,
        begin: |text, chosen| begin(text, chosen, dumb::start, dumb::read),
    },
    Entry {
        name: "invasion",
        options: &invasion::OPTIONS,
        begin: |text, chosen| begin(text, chosen, invasion::start, invasion::read),
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
    #[error("{0}")]
    Position(String),
    /// A choice that the game does not have.
    #[error("{what}")]
    Option {
        /// The choice as it was written.
        option: String,
        /// What is wrong with it.
        what: String,
    },
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
    pub fn begin(&self, position: Option<&str>, options: &[String]) -> Begun {
        let mut chosen = Chosen(Vec::new());
        for option in options {
            let what = |what| BeginError::Option {
                option: option.clone(),
                what,
            };
            chosen.0.push(self.choice(option).map_err(what)?);
        }
        (self.begin)(position, &chosen)
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
fn begin<R: Rules + 'static, E: ToString>(
    text: Option<&str>,
    chosen: &Chosen<'_>,
    start: fn(&Chosen<'_>) -> R,
    read: fn(&str, &Chosen<'_>) -> Result<R, E>,
) -> Begun {
    let position = match text {
        None => start(chosen),
        Some(text) => {
            read(text, chosen).map_err(|error| BeginError::Position(error.to_string()))?
        }
    };
    Ok(Box::new(Played::new(position)))
}
