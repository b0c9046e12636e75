//! A host in a temporary folder, and players whose every message is seen.

use std::time::Duration;

use games::{BySide, Side};
use protocol::Transport;
use protocol::client::{ClientMessage, Command};
use protocol::computer::Manner;
use protocol::host::{Frame, HostMessage, Line, LineEvent, RefusalCode};
use protocol::terms::{Rules, SideTime, Terms};
use protocol::view::{Phase, View};
use protocol::window::Record;
use referee::{EndReason, RuleSet, RuleSetName};
use server::{Clock, Hand, Host, NewTable, Options, Seat};
use store::Store;
use table::GameId;

/// A message that does not come within this time never comes.
const LONG: Duration = Duration::from_secs(10);

pub(crate) struct House {
    pub(crate) host: Host,
    pub(crate) store: Store,
    hand: Hand,
    _folder: tempfile::TempDir,
}

impl House {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::open(folder.path()).expect("a new store");
        let (clock, hand) = Clock::by_hand();
        let options = Options {
            bot_pause: Duration::ZERO,
            seed: Some(7),
            ..Options::default()
        };
        let host = Host::with_options(store.clone(), clock, options);
        Self {
            host,
            store,
            hand,
            _folder: folder,
        }
    }

    pub(crate) async fn open(&self, terms: Terms, seats: BySide<Seat>) -> GameId {
        let new = NewTable {
            terms,
            seats,
            manner: Manner::default(),
        };
        self.host.open(new).await.expect("good terms")
    }

    pub(crate) async fn join(&self, game: GameId, side: Side) -> Player {
        let transport = self.host.join(game, side).await.expect("a running game");
        Player::new(transport)
    }

    /// A player on another machine.
    pub(crate) async fn join_from_away(&self, game: GameId, side: Side) -> Player {
        let joined = self.host.join_from_away(game, side).await;
        Player::new(joined.expect("a running game"))
    }

    pub(crate) async fn pass(&self, ms: u64) {
        self.hand.pass(Duration::from_millis(ms));
        // The rooms wake and do what is due.
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// One end of a transport, and what came out of it.
pub(crate) struct Player {
    transport: Transport,
    seen: Vec<Frame>,
    log: Vec<Line>,
}

/// A frame, with questions that tests ask.
pub(crate) struct Told(pub(crate) Frame);

impl Told {
    pub(crate) fn left_ms(&self, side: Side) -> u64 {
        *self
            .0
            .view
            .clock
            .expect("there are clocks")
            .left_ms
            .get(side)
    }

    pub(crate) fn chats(&self) -> Vec<&str> {
        chats_of(&self.0.lines)
    }

    pub(crate) fn resumed(&self) -> usize {
        let is = |line: &&Line| line.event == LineEvent::Resumed;
        self.0.lines.iter().filter(is).count()
    }
}

fn chats_of(lines: &[Line]) -> Vec<&str> {
    lines
        .iter()
        .filter_map(|line| match &line.event {
            LineEvent::Chat { text, .. } => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

impl Player {
    pub(crate) fn new(transport: Transport) -> Self {
        Self {
            transport,
            seen: Vec::new(),
            log: Vec::new(),
        }
    }

    async fn next(&mut self) -> Option<HostMessage> {
        let message = tokio::time::timeout(LONG, self.transport.from_host.recv())
            .await
            .expect("the host says something in time")?;
        if let HostMessage::Frame(frame) = &message {
            if frame.first == 0 {
                self.log.clear();
            }
            assert_eq!(frame.first as usize, self.log.len(), "no line is left out");
            self.log.extend_from_slice(&frame.lines);
            self.seen.push((**frame).clone());
        }
        Some(message)
    }

    /// The next message but the welcome.
    pub(crate) async fn message(&mut self) -> HostMessage {
        loop {
            match self.next().await.expect("the host is there") {
                HostMessage::Welcome { .. } => {}
                message => return message,
            }
        }
    }

    pub(crate) async fn welcome(&mut self) -> u64 {
        match self.next().await {
            Some(HostMessage::Welcome { next }) => next,
            other => panic!("a welcome comes first, not {other:?}"),
        }
    }

    pub(crate) async fn frame(&mut self) -> Told {
        loop {
            if let HostMessage::Frame(frame) = self.message().await {
                return Told(*frame);
            }
        }
    }

    pub(crate) async fn ended(&mut self) -> Record {
        loop {
            if let HostMessage::Ended { record } = self.message().await {
                return *record;
            }
        }
    }

    pub(crate) async fn ask(&mut self, id: u64, command: Command) {
        let message = ClientMessage { id, command };
        self.transport.to_host.send(message).await.expect("a host");
    }

    /// Asks and waits for the answer; frames before it are seen.
    pub(crate) async fn answer(&mut self, id: u64, command: Command) -> Result<(), RefusalCode> {
        self.ask(id, command).await;
        self.answered(id).await
    }

    /// Reads until this command is answered.
    pub(crate) async fn answered(&mut self, id: u64) -> Result<(), RefusalCode> {
        loop {
            match self.message().await {
                HostMessage::Done { id: done } if done == id => return Ok(()),
                HostMessage::Refused {
                    id: refused,
                    refusal,
                } if refused == id => {
                    return Err(refusal.code);
                }
                HostMessage::Done { id: earlier } if earlier < id => {}
                HostMessage::Frame(_) | HostMessage::Ended { .. } => {}
                other => panic!("{other:?} is no answer to {id}"),
            }
        }
    }

    /// Reads until the log has this many lines; what was said by people.
    pub(crate) async fn chats_heard(&mut self, lines: usize) -> Vec<String> {
        while self.log.len() < lines {
            self.message().await;
        }
        chats_of(&self.log).into_iter().map(str::to_owned).collect()
    }

    pub(crate) async fn hears_nothing(&mut self) -> bool {
        tokio::time::sleep(Duration::from_millis(20)).await;
        self.transport.from_host.try_recv().is_err()
    }

    /// Reads what is left; whether the host then closes the end.
    pub(crate) async fn is_cut_off(&mut self) -> bool {
        while self.next().await.is_some() {}
        true
    }

    pub(crate) fn last(&self) -> &Frame {
        self.seen.last().expect("a frame came")
    }

    pub(crate) fn log(&self) -> &[Line] {
        &self.log
    }
}

pub(crate) fn persons() -> BySide<Seat> {
    BySide::from_fn(|_| Seat::Person)
}

pub(crate) fn terms() -> Terms {
    under(RuleSetName::Se)
}

/// Refusals are heard by the mover alone.
pub(crate) fn unheard_refusals() -> Terms {
    under(RuleSetName::Wild16)
}

fn under(name: RuleSetName) -> Terms {
    Terms {
        event: String::new(),
        rules: Rules::Hidden {
            set: Box::new(RuleSet::published(name)),
        },
        time: None,
        rated: false,
        requests_after_end: true,
        start: None,
        names: BySide {
            white: "Ana".to_owned(),
            black: "Bogdan".to_owned(),
        },
        hand_over: false,
        practice: false,
    }
}

pub(crate) fn timed(seconds: u64) -> Terms {
    let time = SideTime {
        main_ms: seconds * 1_000,
        increment_ms: 0,
    };
    Terms {
        time: Some(BySide::from_fn(|_| time)),
        ..terms()
    }
}

pub(crate) fn chat(text: &str) -> Command {
    Command::Chat {
        text: text.to_owned(),
    }
}

pub(crate) fn try_at(ply: u32, attempt: u32, text: &str) -> Command {
    Command::Try {
        ply,
        attempt,
        taken_back: 0,
        text: text.to_owned(),
    }
}

pub(crate) fn end_of(frame: &Frame) -> Option<EndReason> {
    let View { phase, .. } = &frame.view;
    match phase {
        Phase::Over { reason, .. } => Some(*reason),
        Phase::HandOver { .. } | Phase::Playing | Phase::Adjourned => None,
    }
}

/// Notes that need a page of their own: a full disk may still have room in its last page.
pub(crate) fn long_notes(number: u64) -> Command {
    let text = format!("{number}: so much to say that no page has room for it. ");
    Command::Notes {
        text: text.repeat(9_000 / text.len()),
    }
}
