//! The way to the page: one channel, taken when the page opens.

use std::sync::{Arc, Mutex, PoisonError};

use protocol::window::Push;
use tauri::ipc::Channel;

/// Where pushes go. Before the page has opened they go nowhere: it asks for everything then.
#[derive(Clone, Default)]
pub(crate) struct Page {
    channel: Arc<Mutex<Option<Channel<Push>>>>,
}

impl Page {
    /// The page has opened, or was loaded again.
    pub(crate) fn attach(&self, channel: Channel<Push>) {
        *self.lock() = Some(channel);
    }

    /// Sends something to the page.
    pub(crate) fn push(&self, push: Push) {
        if let Some(channel) = &*self.lock()
            && let Err(error) = channel.send(push)
        {
            tracing::warn!(%error, "the page did not take a message");
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Channel<Push>>> {
        self.channel.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
