//! What stands in the file, in types of its own with versions, so that a game saved today is read
//! by every later version of the program.

use protocol::terms::Terms;

use crate::Entry;

/// The version in which entries and terms are written now.
pub(crate) const VERSION: u32 = 1;

/// Why a stored text cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum FormatError {
    /// It is of a version that this program does not know.
    #[error("its version is {found}, and this program knows versions up to {VERSION}")]
    Version {
        /// Its version.
        found: u32,
    },
    /// It is not what its version writes.
    #[error(transparent)]
    Text(#[from] serde_json::Error),
}

pub(crate) fn write_entry(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("entries are plain values")
}

pub(crate) fn read_entry(version: u32, text: &str) -> Result<Entry, FormatError> {
    match version {
        1 => Ok(serde_json::from_str(text)?),
        found => Err(FormatError::Version { found }),
    }
}

pub(crate) fn write_terms(terms: &Terms) -> String {
    serde_json::to_string(terms).expect("terms are plain values")
}

pub(crate) fn read_terms(version: u32, text: &str) -> Result<Terms, FormatError> {
    match version {
        1 => Ok(serde_json::from_str(text)?),
        found => Err(FormatError::Version { found }),
    }
}
