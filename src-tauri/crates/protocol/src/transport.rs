//! Two bounded channels of messages; what carries them is nobody's business here.

use tokio::sync::mpsc;

use crate::client::ClientMessage;
use crate::host::HostMessage;

/// How many commands may wait for the host.
pub const CLIENT_QUEUE: usize = 32;
/// How many messages may wait for a client before it counts as too slow.
pub const HOST_QUEUE: usize = 256;

/// The client's end: commands go out, frames and answers come in.
#[derive(Debug)]
pub struct Transport {
    /// To the host.
    pub to_host: mpsc::Sender<ClientMessage>,
    /// From the host; closed when the host is gone.
    pub from_host: mpsc::Receiver<HostMessage>,
}

/// The host's end of the same two channels.
#[derive(Debug)]
pub struct HostEnd {
    /// To the client.
    pub to_client: mpsc::Sender<HostMessage>,
    /// From the client; closed when the client is gone.
    pub from_client: mpsc::Receiver<ClientMessage>,
}

/// A transport inside one process.
pub fn channel() -> (Transport, HostEnd) {
    let (to_host, from_client) = mpsc::channel(CLIENT_QUEUE);
    let (to_client, from_host) = mpsc::channel(HOST_QUEUE);
    (
        Transport { to_host, from_host },
        HostEnd {
            to_client,
            from_client,
        },
    )
}
