//! Lines of JSON on standard output.

use std::io::{self, Write};

use serde::Serialize;

/// Writes one object as one line, at once: a program may be waiting for it.
///
/// # Errors
///
/// When standard output cannot be written.
pub(crate) fn line<T: Serialize>(value: &T) -> anyhow::Result<()> {
    let mut text = serde_json::to_string(value)?;
    text.push('\n');
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    output.flush()?;
    Ok(())
}

/// Whether the reader of our output has gone, which is his right.
pub(crate) fn is_closed(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
