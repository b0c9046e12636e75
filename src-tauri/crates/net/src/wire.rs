//! What two machines say to each other.
//!
//! Each message is one JSON text. A host hears [`FromGuest`] alone and a guest [`FromHost`] alone.
//! A guest's first message is a [`FromGuest::Hello`]; what a seat may know comes as
//! [`FromHost::Say`], the same messages that a client in the host's own process gets.

use games::Side;
use protocol::client::ClientMessage;
use protocol::host::HostMessage;
use protocol::link::Light;
use protocol::terms::Terms;
use serde::{Deserialize, Serialize};

use crate::keys::{Secret, Token};
use crate::log_head::Head;

/// The versions of this protocol that this program speaks.
pub const PROTOCOL: Versions = Versions { least: 1, most: 1 };

/// The name and version of this program, for a person who looks closer.
pub const PROGRAM: &str = concat!("Encounter ", env!("CARGO_PKG_VERSION"));

/// A range of versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Versions {
    /// The first.
    pub least: u32,
    /// The last.
    pub most: u32,
}

impl Versions {
    /// The newest version that both speak.
    pub fn common(self, other: Self) -> Option<u32> {
        let most = self.most.min(other.most);
        (most >= self.least.max(other.least)).then_some(most)
    }
}

/// One message of a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "guest", rename_all = "snake_case")]
pub enum FromGuest {
    /// The first one.
    Hello {
        /// What he speaks.
        protocol: Versions,
        /// His program.
        program: String,
        /// What he comes for.
        purpose: Purpose,
    },
    /// He asks something of the table.
    Ask {
        /// What, under which number.
        message: ClientMessage,
    },
    /// He is there.
    Beat {
        /// The number of the host's last heartbeat.
        echo: u64,
    },
    /// His last one.
    Bye {
        /// Why.
        code: ByeCode,
    },
}

/// What a guest comes for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "to", rename_all = "snake_case")]
pub enum Purpose {
    /// To see what an invitation offers.
    Look {
        /// The invitation's.
        secret: Secret,
    },
    /// To take the seat. A second time with the same token it is as good as the first.
    Sit {
        /// The invitation's.
        secret: Secret,
        /// What he will show when he comes back.
        token: Token,
        /// His name.
        name: String,
    },
    /// To come back to his seat.
    Resume {
        /// What he made when he took it.
        token: Token,
    },
}

/// One message of a host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "host", rename_all = "snake_case")]
pub enum FromHost {
    /// What an invitation offers. The connection ends with it.
    Offer {
        /// The version that will be spoken.
        protocol: u32,
        /// The host's program.
        program: String,
        /// What.
        invited: Box<Invited>,
    },
    /// The guest sits at his seat, and everything about it follows.
    Seated {
        /// The version that is spoken.
        protocol: u32,
        /// The host's program.
        program: String,
        /// The game's id, 32 hexadecimal digits.
        game: String,
        /// His side.
        seat: Side,
    },
    /// A message of the table.
    Say {
        /// The message.
        message: Box<HostMessage>,
        /// After a frame: how far his log has come with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        head: Option<Head>,
    },
    /// The host is there.
    Beat {
        /// Counts up with each.
        number: u64,
        /// How far the guest's log has come.
        head: Head,
        /// How the host hears the opponent.
        opponent: Light,
        /// How long a word takes to the guest and back, in milliseconds.
        lag_ms: Option<u32>,
        /// How much of what that has cost the guest in this game was given back to him, in
        /// milliseconds.
        #[serde(default)]
        given_ms: u32,
    },
    /// A message could not be taken, and nothing was changed.
    Fault {
        /// Why.
        code: FaultCode,
    },
    /// The last one.
    Bye {
        /// Why.
        code: ByeCode,
    },
}

/// What an invitation offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invited {
    /// The host's name.
    pub host: String,
    /// The guest's side.
    pub seat: Side,
    /// What is to be agreed; the guest's own name in it is still empty.
    pub terms: Terms,
}

/// Why one message could not be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultCode {
    /// It is no message that this program knows.
    Unreadable,
    /// It came at the wrong time.
    Unexpected,
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum ByeCode {
    /// The guest goes.
    #[error("the guest has left")]
    Left,
    /// The host offered what was asked to be seen.
    #[error("the offer was shown")]
    Shown,
    /// The host stopped, or the seat was taken by a newer connection of the same guest.
    #[error("the host has closed this connection")]
    Closed,
    /// They speak no common version.
    #[error("the two programs speak no common version")]
    Version,
    /// The first message was none that a guest begins with.
    #[error("the first message could not be read")]
    Unreadable,
    /// The invitation is not, or no longer, open.
    #[error("this invitation is not open any more")]
    WrongSecret,
    /// Somebody else has taken the seat.
    #[error("somebody has taken this seat")]
    Taken,
    /// Nobody with this token has a seat.
    #[error("the host does not know this guest")]
    WrongToken,
    /// The name is no name.
    #[error("this name cannot be used")]
    BadName,
    /// The game rests at the host.
    #[error("the host has not gone on with this game yet")]
    NotRunning,
    /// The game cannot be begun.
    #[error("the host could not begin the game")]
    CannotBegin,
    /// More than may be sent in a time.
    #[error("too much was sent")]
    Flood,
    /// Larger than anything that may be sent.
    #[error("a message was too large")]
    TooLarge,
    /// Nothing was heard for too long.
    #[error("nothing was heard for too long")]
    Silent,
    /// The two logs differ.
    #[error("the two machines are out of step")]
    OutOfStep,
}

impl ByeCode {
    /// Whether it is no use to connect again.
    pub const fn is_final(self) -> bool {
        match self {
            Self::Version
            | Self::Unreadable
            | Self::WrongSecret
            | Self::Taken
            | Self::WrongToken
            | Self::BadName
            | Self::CannotBegin => true,
            Self::Left
            | Self::Shown
            | Self::Closed
            | Self::NotRunning
            | Self::Flood
            | Self::TooLarge
            | Self::Silent
            | Self::OutOfStep => false,
        }
    }
}
