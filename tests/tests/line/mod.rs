//! Two machines in one process: a machine that hosts, and a line to it that can be cut, a proxy on
//! the loopback interface.
#![allow(dead_code, reason = "each test file uses a part of it")]

pub(crate) mod machine;
pub(crate) mod storm;

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, JoinSet};

/// Passes connections on to a host until they are cut.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    connections: Arc<Mutex<JoinSet<()>>>,
    task: AbortHandle,
}

impl Proxy {
    pub(crate) async fn to(host: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let connections = Arc::new(Mutex::new(JoinSet::new()));
        let open = Arc::clone(&connections);
        let task = tokio::spawn(async move {
            while let Ok((mut from, _)) = listener.accept().await {
                let pass = async move {
                    if let Ok(mut to) = TcpStream::connect(host).await {
                        // How a connection ends is no matter here.
                        let _ = copy_bidirectional(&mut from, &mut to).await;
                    }
                };
                open.lock().expect("whole").spawn(pass);
            }
        });
        Self {
            address,
            connections,
            task: task.abort_handle(),
        }
    }

    /// Cuts every connection; how many there were.
    pub(crate) fn cut(&self) -> usize {
        let mut connections = self.connections.lock().expect("whole");
        while connections.try_join_next().is_some() {}
        let open = connections.len();
        connections.abort_all();
        open
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
        self.cut();
    }
}
