//! The client's task: commands go out in order, answers and frames come in.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use protocol::Transport;
use protocol::client::{ClientMessage, Command};
use protocol::host::{HostMessage, Refusal, RefusalCode};
use protocol::window::Advance;
use tokio::sync::{mpsc, oneshot, watch};

use crate::advance::{self, Entered, Fate};
use crate::frames::Folded;

/// How a command ended.
pub(crate) type Answer = Result<(), Refusal>;

/// What the player asks of his own side of the transport.
#[derive(Debug)]
pub(crate) enum Request {
    /// To send a command.
    Send(Asked),
    /// To keep a try for the moment after the other side's move; it replaces one that waits.
    Advance {
        ply: u32,
        text: String,
        answer: oneshot::Sender<Answer>,
    },
    /// To forget the try that waits. One that is on its way is not called back.
    WithdrawAdvance,
}

/// A command and the one who waits for its answer.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) command: Command,
    /// Nobody waits for the answer to the advance move.
    pub(crate) answer: Option<oneshot::Sender<Answer>>,
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
    ready: VecDeque<Asked>,
    /// Tries that wait for the one in flight.
    tries: VecDeque<Asked>,
    /// A try is in `ready` or waits for its answer.
    try_under_way: bool,
    /// Who waits for the answer to which number.
    waiting: HashMap<u64, Waiting>,
    /// The advance move until it is due.
    entered: Option<Entered>,
    /// What the player sees of it.
    advance: watch::Sender<Advance>,
}

/// Whether a command is bound to a moment of the turn, so that only one may be under way.
fn is_try(command: &Command) -> bool {
    matches!(command, Command::Try { .. } | Command::Practise { .. })
}

struct Waiting {
    answer: Option<oneshot::Sender<Answer>>,
    is_try: bool,
}

impl Link {
    pub(crate) fn new(
        transport: Transport,
        requests: mpsc::Receiver<Request>,
        folding: watch::Sender<Folded>,
        advance: watch::Sender<Advance>,
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
            entered: None,
            advance,
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
                    Some(request) => self.take(request),
                    None => break,
                },
            }
        }
        self.folding.send_modify(|state| state.gone = true);
        // Dropping the senders answers everyone who still waits: the host is gone.
    }

    fn send_next(&mut self, permit: mpsc::Permit<'_, ClientMessage>) {
        let Some(id) = self.next else { return };
        let Some(Asked { command, answer }) = self.ready.pop_front() else {
            return;
        };
        self.next = Some(id + 1);
        let is_try = is_try(&command);
        self.waiting.insert(id, Waiting { answer, is_try });
        permit.send(ClientMessage { id, command });
    }

    fn take(&mut self, request: Request) {
        match request {
            Request::Send(asked) => self.enqueue(asked),
            Request::Advance { ply, text, answer } => {
                // Who asked may have stopped waiting.
                let _ = answer.send(self.enter(ply, &text));
            }
            Request::WithdrawAdvance => {
                if self.entered.take().is_some() {
                    self.advance.send_replace(Advance::None);
                }
            }
        }
    }

    fn enqueue(&mut self, asked: Asked) {
        let is_try = is_try(&asked.command);
        if is_try && self.try_under_way {
            self.tries.push_back(asked);
            return;
        }
        self.try_under_way |= is_try;
        self.ready.push_back(asked);
    }

    fn enter(&mut self, ply: u32, text: &str) -> Answer {
        let entered = {
            let state = self.folding.borrow();
            let view = state.view.as_ref().ok_or_else(gone)?;
            advance::enter(view, state.lines.len(), ply, text)?
        };
        let text = entered.text.clone();
        self.entered = Some(entered);
        self.advance.send_replace(Advance::Waits { text });
        Ok(())
    }

    /// Looks what a new frame makes of the advance move.
    fn weigh_advance(&mut self) {
        let Some(entered) = self.entered.take() else {
            // A word about an earlier one stands until the next move.
            let told = matches!(*self.advance.borrow(), Advance::Dropped { .. });
            if told && !self.is_own_turn() {
                self.advance.send_replace(Advance::None);
            }
            return;
        };
        let fate = {
            let state = self.folding.borrow();
            match &state.view {
                Some(view) => entered.fate(view, &state.lines),
                None => Fate::Waits,
            }
        };
        match fate {
            Fate::Waits => self.entered = Some(entered),
            Fate::Due {
                ply,
                attempt,
                taken_back,
            } => self.enqueue(Asked {
                command: Command::Try {
                    ply,
                    attempt,
                    taken_back,
                    text: entered.text,
                },
                answer: None,
            }),
            Fate::Dropped(why) => {
                let text = entered.text;
                self.advance.send_replace(Advance::Dropped { text, why });
            }
            Fate::Void => {
                self.advance.send_replace(Advance::None);
            }
        }
    }

    fn is_own_turn(&self) -> bool {
        let state = self.folding.borrow();
        state
            .view
            .as_ref()
            .is_some_and(|view| view.turn == view.seat)
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
                self.weigh_advance();
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
        match waiting.answer {
            // Who asked may have stopped waiting.
            Some(asker) => drop(asker.send(answer)),
            // Another one may have been entered meanwhile.
            None if self.entered.is_some() => {}
            None => drop(self.advance.send_replace(Advance::None)),
        }
        if waiting.is_try {
            self.try_under_way = false;
            if let Some(next) = self.tries.pop_front() {
                self.enqueue(next);
            }
        }
    }
}
