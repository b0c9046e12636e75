//! Secrets that stand for a right: whoever knows them has it.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE32_NOPAD_NOCASE;
use ring::digest::{SHA256, digest};
use serde::{Deserialize, Serialize};

/// So many random bytes. They are written in base 32 and never shown by `Debug`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Key<const N: usize>([u8; N]);

/// Stands in an invitation; whoever shows it first takes the seat.
pub type Secret = Key<16>;
/// Made by a guest when he takes his seat; whoever shows it comes back to that seat.
pub type Token = Key<32>;

/// A text that is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no key")]
pub struct NoKey;

impl<const N: usize> Key<N> {
    /// A new one.
    ///
    /// # Panics
    /// When the system has no random numbers to give.
    pub fn random() -> Self {
        let mut bytes = [0; N];
        getrandom::fill(&mut bytes).expect("the system gives random numbers");
        Self(bytes)
    }

    /// Always the same one, for tests.
    pub const fn new(bytes: [u8; N]) -> Self {
        Self(bytes)
    }

    /// What a host keeps of it, and knows it by: its SHA-256 in hexadecimal digits.
    pub fn hashed(&self) -> String {
        let hash = digest(&SHA256, &self.0);
        data_encoding::HEXLOWER.encode(hash.as_ref())
    }
}

impl<const N: usize> fmt::Debug for Key<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl<const N: usize> From<Key<N>> for String {
    fn from(key: Key<N>) -> Self {
        write(&key.0)
    }
}

impl<const N: usize> TryFrom<String> for Key<N> {
    type Error = NoKey;

    fn try_from(text: String) -> Result<Self, NoKey> {
        text.parse()
    }
}

impl<const N: usize> FromStr for Key<N> {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Self, NoKey> {
        Ok(Self(read(text).ok_or(NoKey)?))
    }
}

/// Bytes as small letters and digits that are told apart when read aloud.
pub(crate) fn write(bytes: &[u8]) -> String {
    BASE32_NOPAD_NOCASE.encode(bytes).to_lowercase()
}

/// The bytes of a text; none if it is no such text or has another length.
pub(crate) fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    let bytes = BASE32_NOPAD_NOCASE.decode(text.as_bytes()).ok()?;
    bytes.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_as_it_was_written_and_never_shown() {
        let key = Token::new([7; 32]);
        let text = String::from(key.clone());
        assert_eq!(text.len(), 52);
        assert_eq!(text.parse(), Ok(key.clone()));
        assert_eq!(text.to_uppercase().parse(), Ok(key.clone()));
        assert_eq!(text[1..].parse::<Token>(), Err(NoKey), "a letter is gone");
        assert_eq!(format!("{key:?}"), "Key(..)");
        assert_ne!(Secret::random(), Secret::random());
    }
}
