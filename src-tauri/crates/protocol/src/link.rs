//! Two machines: how well they hear each other, and how one invites the other.

use games::Side;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::terms::Terms;

/// The light of one end of a connection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Light {
    /// Nobody has connected yet.
    #[default]
    Blue,
    /// Heard less than four seconds ago.
    Green,
    /// Nothing for four seconds.
    Yellow,
    /// Nothing for six seconds.
    Orange,
    /// Nothing for nine seconds, or the connection is cut.
    Red,
}

/// Both lights at a table whose players sit at two machines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Lights {
    /// The host's, as this machine hears it.
    pub host: Light,
    /// The opponent's, as the host hears him.
    pub opponent: Light,
    /// How long a word takes to the opponent and back, in milliseconds, as the host measured it.
    pub lag_ms: Option<u32>,
}

/// An invitation that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Hosted {
    /// Its text, in one line.
    pub invitation: String,
    /// Where this machine is waited at.
    pub addresses: Vec<String>,
}

/// What an invitation offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct InvitationOffer {
    /// The host's name.
    pub host: String,
    /// The guest's side.
    pub seat: Side,
    /// What is to be agreed; the guest's name in it is empty.
    pub terms: Terms,
}
