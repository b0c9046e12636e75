//! Messages on a WebSocket, with bounds on everything.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};

/// The longest frame; a longer message is cut into several.
pub(crate) const FRAME: usize = 16 * 1024;
/// The longest message of a guest: private notes of 10,000 characters, each written as an escape.
pub(crate) const FROM_GUEST: usize = 64 * 1024;
/// The longest message of a host: the whole log of a very long game.
pub(crate) const FROM_HOST: usize = 8 * 1024 * 1024;
/// Who does not take a frame within this time is too slow; he can come back.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a WebSocket can lie on.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Unpin {}

impl<S: AsyncRead + AsyncWrite + Unpin> Stream for S {}

/// One end of a WebSocket.
#[derive(Debug)]
pub(crate) struct Socket<S>(WebSocketStream<S>);

/// What came.
#[derive(Debug)]
pub(crate) enum Heard {
    /// A text.
    Text(String),
    /// Something else, which is never sent here.
    Other,
}

/// A connection is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// The other side closed it, or the line did.
    Gone,
    /// The other side sent more than it may.
    TooLarge,
    /// The other side did not take what was sent.
    Slow,
}

/// The bounds of one end, which takes messages up to this length.
pub(crate) fn bounds(longest: usize) -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(FRAME)
        .write_buffer_size(0)
        .max_write_buffer_size(4 * FRAME)
        .max_message_size(Some(longest))
        .max_frame_size(Some(FRAME))
}

impl<S: Stream> Socket<S> {
    pub(crate) const fn new(stream: WebSocketStream<S>) -> Self {
        Self(stream)
    }

    /// The next message. Nothing is lost when the returned future is dropped before it is ready.
    pub(crate) async fn read(&mut self) -> Result<Heard, Cut> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Heard::Text(text.as_str().to_owned())),
                Some(Ok(Message::Binary(_))) => return Ok(Heard::Other),
                // The library answers these by itself.
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Err(Error::Capacity(_))) => return Err(Cut::TooLarge),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Cut::Gone),
            }
        }
    }

    /// Sends a message whole, or finds the connection cut.
    pub(crate) async fn write(&mut self, message: &impl Serialize) -> Result<(), Cut> {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.write_text(&text).await
    }

    /// Sends a text, whatever it says.
    pub(crate) async fn write_text(&mut self, text: &str) -> Result<(), Cut> {
        let text = Bytes::copy_from_slice(text.as_bytes());
        let mut from = 0;
        loop {
            let to = (from + FRAME).min(text.len());
            let kind = if from == 0 {
                Data::Text
            } else {
                Data::Continue
            };
            let frame = Frame::message(text.slice(from..to), OpCode::Data(kind), to == text.len());
            let sent = tokio::time::timeout(PATIENCE, self.0.send(Message::Frame(frame))).await;
            sent.map_err(|_| Cut::Slow)?.map_err(|_| Cut::Gone)?;
            from = to;
            if from == text.len() {
                return Ok(());
            }
        }
    }

    /// Sends a last message and closes.
    pub(crate) async fn end(mut self, last: &impl Serialize) {
        if self.write(last).await.is_ok() {
            let _ = tokio::time::timeout(PATIENCE, self.0.close(None)).await;
        }
    }
}
