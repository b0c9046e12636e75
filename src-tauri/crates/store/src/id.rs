//! Ids of games: random, so that games of two machines never meet under one id.

use std::fmt;
use std::str::FromStr;

/// A game's id: 128 random bits, written as 32 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(u128);

impl GameId {
    /// The id with these bits.
    pub const fn new(bits: u128) -> Self {
        Self(bits)
    }

    /// A new id.
    ///
    /// # Panics
    /// When the system has no random numbers to give, where nothing safe can be done.
    pub fn random() -> Self {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("the system gives random numbers");
        Self(u128::from_be_bytes(bytes))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no game's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game's id is 32 hexadecimal digits in lower case")]
pub struct ParseGameIdError;

impl FromStr for GameId {
    type Err = ParseGameIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let plain = text.len() == 32
            && text
                .bytes()
                .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        match u128::from_str_radix(text, 16) {
            Ok(bits) if plain => Ok(Self(bits)),
            _ => Err(ParseGameIdError),
        }
    }
}
