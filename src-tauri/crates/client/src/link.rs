//! The client's task: commands go out in order, answers and frames come in.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use protocol::Transport;
use protocol::client::{ClientMessage, Command};
use protocol::host::{HostMessage, Refusal, RefusalCode};
use tokio::sync::{mpsc, oneshot, watch};

use crate::frames::Folded;

/// How a command ended.
pub(crate) type Answer = Result<(), Refusal>;

/// A command and the one who waits for its answer.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) command: Command,
    pub(crate) answer: oneshot::Sender<Answer>,
}

/// The refusal that stands for a host that is gone.
pub(crate) fn gone() -> Refusal {
    Refusal {
        code: RefusalCode::Gone,
        detail: "the host is gone".to_owned(),
    }
}

/// Owns one end of a transport and everything that is under way on it.
pub(crate) struct Link {
    transport: Transport,
    requests: mpsc::Receiver<Request>,
    folding: watch::Sender<Folded>,
    /// The number of the next command; unknown before the host's welcome.
    next: Option<u64>,
    /// Commands that may go out now, in order.
    ready: VecDeque<Request>,
    /// Tries that wait for the one in flight.
    tries: VecDeque<Request>,
    /// A try is in `ready` or waits for its answer.
    try_under_way: bool,
    /// Who waits for the answer to which number.
    waiting: HashMap<u64, Waiting>,
}

struct Waiting {
    answer: oneshot::Sender<Answer>,
    is_try: bool,
}

impl Link {
    pub(crate) fn new(
        transport: Transport,
        requests: mpsc::Receiver<Request>,
        folding: watch::Sender<Folded>,
    ) -> Self {
        Self {
            transport,
            requests,
            folding,
            next: None,
            ready: VecDeque::new(),
            tries: VecDeque::new(),
            try_under_way: false,
            waiting: HashMap::new(),
        }
    }

    /// Runs until the host is gone or nobody holds the client any more.
    pub(crate) async fn run(mut self) {
        let to_host = self.transport.to_host.clone();
        loop {
            let can_send = self.next.is_some() && !self.ready.is_empty() && !to_host.is_closed();
            tokio::select! {
                message = self.transport.from_host.recv() => match message {
                    Some(message) => if !self.hear(message) { break },
                    None => break,
                },
                Ok(permit) = to_host.reserve(), if can_send => self.send_next(permit),
                request = self.requests.recv() => match request {
                    Some(request) => self.enqueue(request),
                    None => break,
                },
            }
        }
        self.folding.send_modify(|state| state.gone = true);
        // Dropping the senders answers everyone who still waits: the host is gone.
    }

    fn send_next(&mut self, permit: mpsc::Permit<'_, ClientMessage>) {
        let Some(id) = self.next else { return };
        let Some(Request { command, answer }) = self.ready.pop_front() else {
            return;
        };
        self.next = Some(id + 1);
        let is_try = matches!(command, Command::Try { .. });
        self.waiting.insert(id, Waiting { answer, is_try });
        permit.send(ClientMessage { id, command });
    }

    fn enqueue(&mut self, request: Request) {
        let is_try = matches!(request.command, Command::Try { .. });
        if is_try && self.try_under_way {
            self.tries.push_back(request);
            return;
        }
        self.try_under_way |= is_try;
        self.ready.push_back(request);
    }

    /// Takes one message; false when the host makes no sense any more.
    fn hear(&mut self, message: HostMessage) -> bool {
        match message {
            HostMessage::Welcome { next } => self.next = Some(next),
            HostMessage::Done { id } => self.answer(id, Ok(())),
            HostMessage::Refused { id, refusal } => self.answer(id, Err(refusal)),
            HostMessage::Frame(frame) => {
                let mut sound = true;
                self.folding
                    .send_modify(|state| sound = state.fold(*frame).is_ok());
                if !sound {
                    tracing::warn!("a frame from the host left out lines of the log");
                }
                return sound;
            }
            HostMessage::Ended { record } => self
                .folding
                .send_modify(|state| state.record = Some(Arc::new(*record))),
        }
        true
    }

    fn answer(&mut self, id: u64, answer: Answer) {
        let Some(waiting) = self.waiting.remove(&id) else {
            return;
        };
        // Who asked may have stopped waiting.
        let _ = waiting.answer.send(answer);
        if waiting.is_try {
            self.try_under_way = false;
            if let Some(next) = self.tries.pop_front() {
                self.enqueue(next);
            }
        }
    }
}
