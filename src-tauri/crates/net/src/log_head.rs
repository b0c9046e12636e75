//! A running hash of one viewer's log: two ends that differ in it are out of step.

use protocol::host::Frame;
use ring::digest::{Context, SHA256};
use serde::{Deserialize, Serialize};

/// Bytes of a hash that are sent.
const SENT: usize = 8;

/// How far a viewer's log has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// How many lines it has.
    pub lines: u32,
    /// A hash of them all, in hexadecimal digits.
    pub hash: String,
}

/// Follows a log as its frames go by.
#[derive(Debug, Default)]
pub(crate) struct LogHash {
    lines: u32,
    hash: [u8; 32],
}

impl LogHash {
    /// Takes the lines of a frame; false if it does not go on where the log stopped.
    pub(crate) fn take(&mut self, frame: &Frame) -> bool {
        if frame.first == 0 {
            *self = Self::default();
        }
        if frame.first != self.lines {
            return false;
        }
        for line in &frame.lines {
            let text = serde_json::to_vec(line).expect("a line is plain data");
            let mut context = Context::new(&SHA256);
            context.update(&self.hash);
            context.update(&text);
            let hash = context.finish();
            self.hash = hash.as_ref().try_into().expect("SHA-256 has 32 bytes");
        }
        self.lines += frame.lines.len() as u32;
        true
    }

    pub(crate) fn head(&self) -> Head {
        Head {
            lines: self.lines,
            hash: data_encoding::HEXLOWER.encode(&self.hash[..SENT]),
        }
    }
}
