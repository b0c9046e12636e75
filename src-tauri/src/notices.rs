//! System notifications, on a thread of their own: the service may be slow, absent or broken.

use std::sync::mpsc::{Sender, channel};
use std::thread;

/// Where notifications are sent; sending never waits.
#[derive(Clone)]
pub(crate) struct Notifier {
    queue: Sender<Message>,
}

struct Message {
    title: String,
    body: String,
}

impl Notifier {
    /// Starts the thread; `failed` hears of the first failure, and of no other.
    pub(crate) fn start(failed: impl Fn(String) + Send + 'static) -> Self {
        let (queue, messages) = channel::<Message>();
        let run = move || {
            let mut told = false;
            for message in messages {
                if let Err(error) = show(&message)
                    && !std::mem::replace(&mut told, true)
                {
                    failed(error.to_string());
                }
            }
        };
        thread::Builder::new()
            .name("notifications".to_owned())
            .spawn(run)
            .expect("a thread can be started when the program opens");
        Self { queue }
    }

    /// Shows a notification when the service allows it.
    pub(crate) fn notify(&self, title: String, body: String) {
        // The thread ends with the program only.
        let _ = self.queue.send(Message { title, body });
    }
}

fn show(message: &Message) -> notify_rust::error::Result<()> {
    notify_rust::Notification::new()
        .appname("Encounter")
        .summary(&message.title)
        .body(&escape(&message.body))
        .icon("encounter")
        .show()
        .map(|_| ())
}

/// Some services read markup in the body.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_carries_no_markup() {
        assert_eq!(
            escape("<b>Ann & Bob</b>"),
            "&lt;b&gt;Ann &amp; Bob&lt;/b&gt;"
        );
    }
}
