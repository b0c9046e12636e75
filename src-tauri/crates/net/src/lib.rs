//! A transport between two machines.
//!
//! One machine hosts: [`listen`] waits for guests and leads them through [`Doors`] to a seat. The
//! other is a guest: [`look`] shows what an invitation offers, [`join`] takes the seat, [`resume`]
//! comes back to it. Both ends are an ordinary [`protocol::Transport`], so that a client and a room
//! notice nothing of what is between them. A connection that is cut is made again; commands that
//! were not answered are sent again under their numbers, and the view comes whole.
//!
//! In between is JSON over WebSocket over TLS 1.3. A guest knows the host by the fingerprint of the
//! key that stands in the invitation, a host knows a guest by a secret.

#[cfg(feature = "bare")]
mod bare;
mod guest;
mod hosting;
mod identity;
mod invitation;
mod keys;
mod log_head;
mod presence;
mod rate;
mod socket;
#[cfg(test)]
mod tests;
mod wire;

use std::time::Duration;

#[cfg(feature = "bare")]
pub use bare::{Bare, BareDoor, BareGuest, BareHost, serve_bare};
pub use guest::{ConnectError, Pass, Remote, join, look, resume};
pub use hosting::{Doors, ListenError, Listening, Seated, listen};
pub use identity::{Fingerprint, Identity, IdentityError};
pub use invitation::{Invitation, InvitationError};
pub use keys::{Key, Secret, Token};
pub use log_head::Head;
pub use presence::{Presence, Seen};
pub use wire::{
    ByeCode, FaultCode, FromGuest, FromHost, Invited, PROGRAM, PROTOCOL, Purpose, Versions,
};

/// How often the two machines speak, and how long they wait.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Between two heartbeats.
    pub beat: Duration,
    /// Silence after which a connection counts as cut.
    pub silence: Duration,
    /// Before the first try to connect again; each further one waits twice as long.
    pub retry: Duration,
    /// The longest wait between two tries to connect again.
    pub longest_retry: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            beat: Duration::from_millis(2_500),
            silence: Duration::from_secs(12),
            retry: Duration::from_millis(250),
            longest_retry: Duration::from_secs(5),
        }
    }
}
