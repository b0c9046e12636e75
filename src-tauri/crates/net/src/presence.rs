//! How a host hears the player of one seat.

use std::sync::Arc;
use std::time::Duration;

use protocol::link::Light;
use tokio::sync::watch;

/// What is known of a player's connection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// His light.
    pub light: Light,
    /// How long a word takes to him and back, in milliseconds.
    pub lag_ms: Option<u32>,
    /// He is neither on this machine nor in its local network.
    pub is_far: bool,
    /// How much of what the line has cost him in this game was given back to him, in milliseconds.
    pub given_ms: u32,
    /// Which of his connections this is about.
    sitting: u64,
}

/// One seat's connection, to be watched. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Presence(Arc<watch::Sender<Seen>>);

impl Presence {
    /// Somebody who sits in the host's own process is always heard.
    pub fn here() -> Self {
        let seen = Seen {
            light: Light::Green,
            ..Seen::default()
        };
        Self(Arc::new(watch::Sender::new(seen)))
    }

    /// Somebody on a far machine, to whom a word takes so long.
    pub fn far(lag_ms: u32) -> Self {
        let seen = Seen {
            light: Light::Green,
            lag_ms: Some(lag_ms),
            is_far: true,
            ..Seen::default()
        };
        Self(Arc::new(watch::Sender::new(seen)))
    }

    /// What is known now.
    pub fn seen(&self) -> Seen {
        *self.0.borrow()
    }

    /// So much of what the line has cost in this game was given back.
    pub fn give(&self, given_ms: u32) {
        self.0.send_if_modified(|seen| {
            let before = std::mem::replace(&mut seen.given_ms, given_ms);
            before != given_ms
        });
    }

    /// Follows it.
    pub fn watch(&self) -> watch::Receiver<Seen> {
        self.0.subscribe()
    }

    /// A new connection: what an older one says counts no more.
    pub(crate) fn sit(&self, is_far: bool) -> Sitter {
        let mut number = 0;
        self.0.send_modify(|seen| {
            seen.sitting += 1;
            seen.light = Light::Green;
            seen.is_far = is_far;
            number = seen.sitting;
        });
        Sitter {
            presence: self.clone(),
            number,
        }
    }
}

/// One connection's right to say how it is; when it is dropped, the light is red.
#[derive(Debug)]
pub(crate) struct Sitter {
    presence: Presence,
    number: u64,
}

impl Sitter {
    pub(crate) fn tell(&self, light: Light, lag_ms: Option<u32>) {
        self.presence.0.send_if_modified(|seen| {
            let new = Seen {
                light,
                lag_ms,
                ..*seen
            };
            let changes = seen.sitting == self.number && *seen != new;
            if changes {
                *seen = new;
            }
            changes
        });
    }
}

impl Drop for Sitter {
    fn drop(&mut self) {
        self.tell(Light::Red, None);
    }
}

/// The light of someone who was last heard so long ago.
pub(crate) fn light(silence: Duration) -> Light {
    match silence.as_secs() {
        0..4 => Light::Green,
        4..6 => Light::Yellow,
        6..9 => Light::Orange,
        _ => Light::Red,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_connection_does_not_put_out_the_light_of_a_new_one() {
        let presence = Presence::default();
        let seen = presence.watch();
        assert_eq!(seen.borrow().light, Light::Blue, "nobody came yet");
        let first = presence.sit(true);
        first.tell(Light::Orange, Some(90));
        assert_eq!(seen.borrow().light, Light::Orange);
        let second = presence.sit(true);
        drop(first);
        assert_eq!(seen.borrow().light, Light::Green);
        drop(second);
        assert_eq!(seen.borrow().light, Light::Red);
    }

    #[test]
    fn lights_follow_silence() {
        let lights = [0, 3_999, 4_000, 5_999, 6_000, 8_999, 9_000, 60_000]
            .map(|ms| light(Duration::from_millis(ms)));
        let expected = [Light::Green, Light::Yellow, Light::Orange, Light::Red];
        assert_eq!(lights, expected.map(|light| [light; 2]).as_flattened());
    }
}
