//! Messages between a client and its host, and between the program and its page.
//!
//! Types only: no logic lives here. The page's TypeScript types are generated from these.

pub mod board;
pub mod calendar;
pub mod client;
pub mod computer;
pub mod demo;
pub mod history;
pub mod host;
pub mod link;
pub mod practice;
pub mod profile;
pub mod set_up;
pub mod sets;
pub mod terms;
pub mod view;
pub mod window;

mod transport;

pub use transport::{CLIENT_QUEUE, HOST_QUEUE, HostEnd, Transport, channel};
