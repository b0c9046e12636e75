//! A line that loses, doubles and swaps messages, falls silent, and is cut: a relay between guest
//! and host that has the host's key. Every fault is drawn from a seed.
//!
//! Towards the host it behaves as TCP does: what comes through comes in order, what is lost is lost
//! to the end of the connection, and a message can come again later, as after a resend. Towards
//! the guest single messages are lost, doubled and swapped, which no network does: he must notice.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use net::{BareDoor, BareGuest, BareHost, Identity, Pass};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, JoinSet};

/// What the storm has done, and what it is to do.
#[derive(Debug, Default)]
pub(crate) struct Weather {
    /// No faults; connections last.
    calm: AtomicBool,
    /// Nobody gets through.
    closed: AtomicBool,
    /// Connections that it ended.
    pub(crate) cuts: AtomicU32,
    /// Messages that it lost, doubled or swapped.
    pub(crate) faults: AtomicU32,
}

/// The relay.
pub(crate) struct Storm {
    pub(crate) address: SocketAddr,
    pub(crate) weather: Arc<Weather>,
    connections: Arc<Mutex<JoinSet<()>>>,
    task: AbortHandle,
}

impl Storm {
    pub(crate) async fn before(host: Pass, identity: &Identity, seed: u64) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let door = BareDoor::new(identity).expect("a key");
        let weather = Arc::new(Weather::default());
        let connections = Arc::new(Mutex::new(JoinSet::new()));
        let (open, above) = (Arc::clone(&connections), Arc::clone(&weather));
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        let task = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let relay = Relay {
                    door: door.clone(),
                    host: host.clone(),
                    weather: Arc::clone(&above),
                    chance: Xoshiro256PlusPlus::seed_from_u64(chance.random()),
                };
                let mut open = open.lock().expect("whole");
                while open.try_join_next().is_some() {}
                open.spawn(relay.pass(stream));
            }
        });
        Self {
            address,
            weather,
            connections,
            task: task.abort_handle(),
        }
    }

    /// From now on nothing happens to new connections, and the old ones are cut.
    pub(crate) async fn calm(&self) {
        self.weather.calm.store(true, Ordering::SeqCst);
        self.cut().await;
    }

    pub(crate) async fn rage(&self) {
        self.weather.calm.store(false, Ordering::SeqCst);
        self.cut().await;
    }

    /// Cuts everything, and lets nobody through until it is opened.
    pub(crate) async fn close(&self) {
        self.weather.closed.store(true, Ordering::SeqCst);
        self.cut().await;
    }

    pub(crate) fn open(&self) {
        self.weather.closed.store(false, Ordering::SeqCst);
    }

    /// Returns when every connection has been cut.
    async fn cut(&self) {
        let mut open = std::mem::take(&mut *self.connections.lock().expect("whole"));
        open.shutdown().await;
    }
}

impl Drop for Storm {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The messages of a greeting, which always come through.
const GREETINGS: u32 = 2;

/// What ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It lasts.
    Calm,
    /// After so many messages both ends are cut.
    Cut(u32),
    /// After so many messages the guest is cut; the host hears the rest later, when the guest may
    /// be back already.
    HalfOpen(u32),
    /// After so many messages nothing comes through any more, and nobody is told.
    Silent(u32),
}

/// One connection through the storm.
struct Relay {
    door: BareDoor,
    host: Pass,
    weather: Arc<Weather>,
    chance: Xoshiro256PlusPlus,
}

impl Relay {
    async fn pass(mut self, stream: TcpStream) {
        if self.weather.closed.load(Ordering::SeqCst) {
            return;
        }
        let opened = tokio::join!(self.door.open(stream), BareGuest::dial(&self.host));
        let (Some(mut guest), Ok(mut host)) = opened else {
            return;
        };
        let fate = self.fate();
        let late = self.forward(&mut guest, &mut host, fate).await;
        self.weather.cuts.fetch_add(1, Ordering::SeqCst);
        drop(guest);
        if let Fate::HalfOpen(_) = fate {
            let wait = Duration::from_millis(self.chance.random_range(0..30));
            tokio::time::sleep(wait).await;
            for text in late {
                host.write(&text).await;
            }
        }
    }

    fn fate(&mut self) -> Fate {
        if self.weather.calm.load(Ordering::SeqCst) {
            return Fate::Calm;
        }
        let after = self.chance.random_range(1..16);
        match self.chance.random_range(0..80) {
            // A guest who is not even greeted asks again after a long time only.
            0 => Fate::Silent(after + GREETINGS),
            1..24 => Fate::HalfOpen(after),
            _ => Fate::Cut(after),
        }
    }

    /// Passes messages on until the connection ends; what the host was not told in time.
    async fn forward(
        &mut self,
        guest: &mut BareHost,
        host: &mut BareGuest,
        fate: Fate,
    ) -> Vec<String> {
        let mut passed = 0;
        let mut again = None;
        let mut kept = None;
        loop {
            let (text, to_host) = tokio::select! {
                text = guest.read() => (text, true),
                text = host.read() => (text, false),
            };
            let Some(text) = text else { return Vec::new() };
            passed += 1;
            match fate {
                Fate::Cut(after) if passed > after => return Vec::new(),
                Fate::HalfOpen(after) if passed > after && to_host => return vec![text],
                Fate::Silent(after) if passed > after => continue,
                Fate::Calm | Fate::Cut(_) | Fate::HalfOpen(_) | Fate::Silent(_) => {}
            }
            let calm = fate == Fate::Calm || passed <= GREETINGS;
            if to_host {
                self.tell_host(host, text, &mut again, calm).await;
            } else {
                self.tell_guest(guest, text, &mut kept, calm).await;
            }
        }
    }

    async fn tell_host(
        &mut self,
        host: &mut BareGuest,
        text: String,
        again: &mut Option<String>,
        calm: bool,
    ) {
        host.write(&text).await;
        if let Some(old) = again.take() {
            host.write(&old).await;
        }
        let is_command = text.contains(r#""guest":"ask""#);
        if !calm && is_command && self.chance.random_ratio(1, 8) {
            self.weather.faults.fetch_add(1, Ordering::SeqCst);
            if self.chance.random() {
                host.write(&text).await;
            } else {
                *again = Some(text);
            }
        }
    }

    async fn tell_guest(
        &mut self,
        guest: &mut BareHost,
        text: String,
        kept: &mut Option<String>,
        calm: bool,
    ) {
        let fault = if calm {
            99
        } else {
            self.chance.random_range(0..100)
        };
        self.weather
            .faults
            .fetch_add(u32::from(fault < 6), Ordering::SeqCst);
        match fault {
            0 => {}
            1..4 => {
                guest.write(&text).await;
                guest.write(&text).await;
            }
            4..6 if kept.is_none() => {
                *kept = Some(text);
                return;
            }
            _ => drop(guest.write(&text).await),
        }
        if let Some(old) = kept.take() {
            guest.write(&old).await;
        }
    }
}
