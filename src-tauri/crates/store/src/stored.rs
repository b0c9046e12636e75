//! What stands in the file, in types of its own with versions, so that a game saved today is read
//! by every later version of the program.

mod sets;
mod v1;

pub(crate) use sets::{read_set, write_set};

use calendar::Appointment;
use protocol::terms::Terms;

use crate::Entry;

/// The version in which entries and terms are written now.
pub(crate) const VERSION: u32 = 1;

/// Why a stored text cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FormatError {
    /// It is of a version that this program does not know.
    #[error("its version is {found}, and this program knows versions up to {VERSION}")]
    Version {
        /// Its version.
        found: u32,
    },
    /// It is not what its version writes.
    #[error(transparent)]
    Text(#[from] serde_json::Error),
    /// Its game's id is none.
    #[error(transparent)]
    GameId(#[from] table::ParseGameIdError),
}

/// An entry's text in the newest version.
pub(crate) fn write_entry(entry: &Entry) -> String {
    serde_json::to_string(&v1::Entry::from(entry.clone())).expect("entries are plain values")
}

/// The entry that a text of this version tells.
pub(crate) fn read_entry(version: u32, text: &str) -> Result<Entry, FormatError> {
    match version {
        1 => Ok(serde_json::from_str::<v1::Entry>(text)?.try_into()?),
        found => Err(FormatError::Version { found }),
    }
}

/// An appointment's text in the newest version.
pub(crate) fn write_appointment(appointment: &Appointment) -> String {
    serde_json::to_string(appointment).expect("appointments are plain values")
}

/// The appointment that a text of this version tells.
pub(crate) fn read_appointment(version: u32, text: &str) -> Result<Appointment, FormatError> {
    match version {
        1 => Ok(serde_json::from_str(text)?),
        found => Err(FormatError::Version { found }),
    }
}

/// The terms' text in the newest version.
pub(crate) fn write_terms(terms: &Terms) -> String {
    serde_json::to_string(&v1::Terms::from(terms.clone())).expect("terms are plain values")
}

/// The terms that a text of this version tells.
pub(crate) fn read_terms(version: u32, text: &str) -> Result<Terms, FormatError> {
    match version {
        1 => Ok(serde_json::from_str::<v1::Terms>(text)?.into()),
        found => Err(FormatError::Version { found }),
    }
}

#[cfg(test)]
mod tests;
