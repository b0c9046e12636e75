//! A room: one task that owns a table, and everything that happens at it in order.
//!
//! A command is stamped when it arrives, decided, put on disk, recorded, told to the seats whose
//! view changed, and acknowledged. While something is on its way to the disk the room takes
//! nothing else, so that the log, the table and what was told can never part.

use std::sync::Arc;
use std::time::Duration;

use games::{BySide, Side};
use net::Presence;
use protocol::client::{ClientMessage, Command};
use protocol::computer::Computer;
use protocol::host::{HostMessage, Refusal, RefusalCode};
use protocol::{HostEnd, Transport};
use store::Summary;
use table::{Entry, Millis, Table};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::absence::Absence;
use crate::answers::{Answered, reply};
use crate::bot::{self, Seating};
use crate::computer::{AboutComputer, Faults, Opposite};
use crate::host::Seat;
use crate::journal::Journal;
use crate::lag::{Counted, Lines};
use crate::seat::{End, EndId, Place};
use crate::time::{Clock, Stamp, TableTime};

/// How often a computer sits down at its seat. One that was cut off, or failed, sits down anew and
/// hears everything again; one that fails each time is given up.
const BOT_SEATINGS: u32 = 8;

/// What a room takes in.
#[derive(Debug)]
pub(crate) enum Inbound {
    /// A player sits down.
    Join {
        seat: Side,
        /// Where his end of the transport is: this process, or somewhere else.
        whereabouts: Whereabouts,
        /// How he is heard, if that is measured.
        presence: Option<Presence>,
        reply: oneshot::Sender<Transport>,
    },
    /// A player asks for something; stamped when it arrived.
    Asked {
        seat: Side,
        end: EndId,
        at: Stamp,
        message: ClientMessage,
    },
    /// A player's end is gone.
    Left { seat: Side, end: EndId },
    /// Something about the computer that plays here.
    Computer(AboutComputer),
    /// An adjourned game is to go on. No reply means that the room has ended.
    GoOn { reply: oneshot::Sender<()> },
    /// The room is to end; the game can be gone on with.
    Rest,
}

/// Where a player's end is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whereabouts {
    /// In this process.
    Here,
    /// On another machine.
    Away,
}

/// What every room of a host shares.
#[derive(Clone, Debug)]
pub(crate) struct Manners {
    pub(crate) clock: Clock,
    /// How long a computer's seat waits before it answers a person's move.
    pub(crate) bot_pause: Duration,
    /// How long a room waits before it tries a full disk again.
    pub(crate) retry: Duration,
    /// Lets one computer's seat think at a time.
    pub(crate) thinking: Arc<Semaphore>,
    pub(crate) faults: Faults,
}

/// A room and everything that is in it.
pub(crate) struct Room {
    pub(crate) table: Table,
    pub(crate) journal: Journal,
    pub(crate) places: BySide<Place>,
    /// The computer, where it plays.
    pub(crate) opposite: Opposite,
    pub(crate) manners: Manners,
    /// Where computer players' chance comes from.
    pub(crate) seed: u64,
    pub(crate) inbox: mpsc::Receiver<Inbound>,
    /// For the forwarders of new ends; weak, so that an abandoned room ends.
    pub(crate) door: mpsc::WeakSender<Inbound>,
    pub(crate) time: TableTime,
    pub(crate) everyone_here: bool,
    pub(crate) ends: u64,
    /// When the disk is tried again, after it refused.
    pub(crate) retry_at: Option<Stamp>,
    pub(crate) resting: bool,
    /// When something last happened that both seats may notice, for the lists: a row that changed
    /// with one side's refused tries or marks would tell the other of them.
    pub(crate) noticed: Option<Noticed>,
    /// Players on other machines whose connection is cut.
    pub(crate) absence: Absence,
    /// What the lines to other machines cost.
    pub(crate) lines: Lines,
    /// When the clocks are written down next.
    pub(crate) write_clocks_at: Option<Stamp>,
}

/// What a room begins with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Beginning {
    /// A new game.
    New,
    /// A stored one, and what was left on its clocks when that was last written down.
    Stored { left_ms: Option<BySide<u64>> },
}

/// A moment that both seats know of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noticed {
    pub(crate) last_at: i64,
    pub(crate) left_ms: Option<BySide<u64>>,
}

/// The disk did not take it, and a player elsewhere relies on it: nothing happened.
pub(crate) struct NotSaved;

/// Who asked, with which number, and what he is answered.
pub(crate) type Asker<'a> = Option<(Side, u64, &'a Answered)>;

impl Room {
    /// Runs until the game is over and its players have left, or the room is told to rest.
    pub(crate) async fn run(mut self, from: Beginning) {
        if let Beginning::Stored { left_ms } = from {
            self.go_on(left_ms).await;
        }
        self.begin_when_seated();
        while !self.is_done() {
            let wake = self.next_wake();
            let clock = self.manners.clock.clone();
            tokio::select! {
                // Commands first: one that arrived before the deadline beats the flag.
                biased;
                inbound = self.inbox.recv() => match inbound {
                    Some(inbound) => self.take(inbound).await,
                    None => break,
                },
                () = wait_for(&clock, wake) => self.wake().await,
            }
            self.begin_when_seated();
            self.weigh_absence().await;
            self.weigh_clocks();
        }
        if !self.journal.is_empty() {
            let summary = self.summary(&self.table, self.now());
            if let Err(error) = self.journal.commit(&[], None, summary).await {
                tracing::error!("the end of a game could not be written: {error}");
            }
        }
    }

    async fn take(&mut self, inbound: Inbound) {
        match inbound {
            Inbound::Join {
                seat,
                whereabouts,
                presence,
                reply,
            } => {
                self.lines.sits(seat, presence);
                self.everyone_here &= whereabouts == Whereabouts::Here;
                self.absence.sits(seat, whereabouts);
                let transport = self.seat(seat);
                // Whoever asked may be gone; then his end is closed and leaves by itself.
                let _ = reply.send(transport);
            }
            Inbound::Asked {
                seat,
                end,
                at,
                message,
            } => {
                if self.places.get(seat).holds(end) {
                    self.asked(seat, at, message).await;
                }
            }
            Inbound::Left { seat, end } => self.places.get_mut(seat).leave(end),
            Inbound::Computer(about) => self.about_computer(about).await,
            Inbound::GoOn { reply } => {
                if self.table.is_adjourned() {
                    self.go_on(None).await;
                }
                let _ = reply.send(());
            }
            Inbound::Rest => self.resting = true,
        }
    }

    fn is_done(&self) -> bool {
        let over = self.table.outcome().is_some() || self.table.is_adjourned();
        let anyone = Side::ALL
            .into_iter()
            .any(|side| self.places.get(side).has_person());
        let expected = Side::ALL.into_iter().any(|side| {
            let place = self.places.get(side);
            place.seat == Seat::Person && place.seatings == 0
        });
        self.resting || (over && !anyone && !expected)
    }

    // Seats

    /// Gives a seat a new end, and tells it everything from the start.
    fn seat(&mut self, side: Side) -> Transport {
        self.ends += 1;
        let id = EndId(self.ends);
        let (
            transport,
            HostEnd {
                to_client,
                from_client,
            },
        ) = protocol::channel();
        let forwarder = forward(side, id, from_client, &self.door, &self.manners.clock);
        let now = self.now();
        let view = self.table.view(side, now, self.journal.is_saved());
        let place = self.places.get_mut(side);
        place.take(End::new(id, to_client, forwarder));
        place.send(HostMessage::Welcome {
            next: place.answers.next(),
        });
        place.show(&self.table, view);
        place.tell_end(&self.table);
        transport
    }

    /// The table's time runs, and computers sit down, when every person has taken his seat.
    fn begin_when_seated(&mut self) {
        let seated = Side::ALL.into_iter().all(|side| {
            let place = self.places.get(side);
            place.seat != Seat::Person || place.seatings > 0
        });
        if !seated {
            return;
        }
        for side in Side::ALL {
            let place = self.places.get(side);
            let Seat::Bot { level } = place.seat else {
                continue;
            };
            if place.is_empty() && place.seatings < BOT_SEATINGS {
                let transport = self.seat(side);
                let computer = Computer {
                    level,
                    manner: self.opposite.manner.clone(),
                };
                let hurry = self.opposite.hurry.subscribe();
                let game = self.table.game();
                let seating = Seating {
                    transport,
                    side,
                    game,
                    computer,
                    seed: self.seed,
                    hurry,
                };
                bot::seat(seating, &self.manners);
            }
        }
        if self.time.is_held() && !self.is_stopped() && !self.absence.holds() {
            self.time.run(self.manners.clock.now());
        }
    }

    // Time

    pub(crate) fn now(&self) -> Millis {
        self.table_time(self.manners.clock.now())
    }

    /// A table's time never goes back behind what has happened.
    pub(crate) fn table_time(&self, stamp: Stamp) -> Millis {
        let at = self.time.at(stamp).max(self.table.last_at());
        self.in_grace(at).unwrap_or(at)
    }

    fn next_wake(&self) -> Option<Stamp> {
        let due = self.after_grace().and_then(|at| self.time.when(at));
        let waits = [self.retry_at, self.absence.until(), self.write_clocks_at];
        due.into_iter().chain(waits.into_iter().flatten()).min()
    }

    async fn wake(&mut self) {
        let now = self.manners.clock.now();
        if self.retry_at.is_some_and(|at| at <= now) {
            self.try_the_disk_again(now).await;
        }
        self.settle(self.table_time(now)).await.ok();
        self.write_clocks(now).await;
    }

    /// Lets happen what is due.
    pub(crate) async fn settle(&mut self, at: Millis) -> Result<(), NotSaved> {
        loop {
            let due = self.table.due(at);
            if due.is_empty() {
                return Ok(());
            }
            self.happen(at, due, None).await?;
        }
    }

    /// After a restart or an adjournment: time that has passed since it was last written down is
    /// charged to nobody.
    async fn go_on(&mut self, left_ms: Option<BySide<u64>>) {
        let at = self.now();
        let resumed = self.table.resume_from(at, left_ms);
        if !resumed.is_empty() {
            self.happen(at, resumed, None).await.ok();
        }
    }

    // Commands

    async fn asked(&mut self, by: Side, at: Stamp, message: ClientMessage) {
        let id = message.id;
        if let Some(answer) = self.places.get(by).answers.again(&message) {
            self.places.get_mut(by).send(reply(id, answer));
            return;
        }
        let (counted, ply) = (self.counted(by, at, &message.command), self.table.ply());
        let acted = self.act(counted, by, id, message.command).await;
        if self.table.ply() > ply {
            self.lines.moved(by, counted.back);
        }
        match acted {
            Ok(answer) => self.places.get_mut(by).send(reply(id, answer)),
            Err(NotSaved) => self.places.get_mut(by).send(reply(id, Err(not_saved()))),
        }
        self.tell_end();
    }

    async fn act(
        &mut self,
        Counted { at, back }: Counted,
        by: Side,
        id: u64,
        command: Command,
    ) -> Result<crate::answers::Answer, NotSaved> {
        if self.is_stopped() {
            return Err(NotSaved);
        }
        self.settle(at).await?;
        let decided = if command == Command::QuickDraw && !self.everyone_here {
            Err(needs_asking())
        } else {
            self.table.decide_giving(at, by, &command, back)
        };
        let answer = decided.as_ref().map(|_| ()).map_err(Clone::clone);
        let answered = Answered::new(command, &answer);
        match decided {
            Ok(entries) => self.happen(at, entries, Some((by, id, &answered))).await?,
            Err(_) => self.journal.note(by, id, &answered),
        }
        self.places.get_mut(by).answers.keep(id, answered);
        Ok(answer)
    }

    // What happens

    /// Puts entries on disk, records them, and tells the seats that may know.
    pub(crate) async fn happen(
        &mut self,
        at: Millis,
        entries: Vec<Entry>,
        asker: Asker<'_>,
    ) -> Result<(), NotSaved> {
        let mut after = self.table.clone();
        for entry in &entries {
            after.record(entry);
        }
        if self.noticed.is_none() || entries.iter().any(is_noticed) {
            self.notice(&after, at);
        }
        let summary = self.summary(&after, at);
        if let Err(error) = self.journal.commit(&entries, asker, summary).await {
            tracing::warn!("a game could not be written: {error}");
            let now = self.manners.clock.now();
            self.retry_at = Some(now.plus(self.manners.retry));
            if !self.everyone_here {
                self.time.hold(now);
                return Err(NotSaved);
            }
            self.journal.keep(entries, asker);
        }
        let before = std::mem::replace(&mut self.table, after);
        self.tell(&before, at, asker.map(|(side, ..)| side));
        self.tell_end();
        Ok(())
    }

    /// Sends a frame to each seat whose view or log changed. The state of the disk is told with
    /// it, and else only to who asked: the moment must not betray what the other side does.
    fn tell(&mut self, before: &Table, at: Millis, asker: Option<Side>) {
        let saved = self.journal.is_saved();
        for side in Side::ALL {
            let view = self.table.view(side, at, saved);
            let place = self.places.get_mut(side);
            let changed = before.view(side, at, saved) != view
                || place.is_behind(self.table.lines(side).len());
            if changed || (asker == Some(side) && place.is_unaware(saved)) {
                place.show(&self.table, view);
            }
        }
    }

    fn tell_end(&mut self) {
        for side in Side::ALL {
            self.places.get_mut(side).tell_end(&self.table);
        }
    }

    fn notice(&mut self, table: &Table, at: Millis) {
        self.noticed = Some(Noticed {
            last_at: self.manners.clock.utc_ms(),
            left_ms: table.left(at),
        });
    }

    pub(crate) fn summary(&self, table: &Table, at: Millis) -> Summary {
        let noticed = self.noticed.unwrap_or_else(|| Noticed {
            last_at: self.manners.clock.utc_ms(),
            left_ms: table.left(at),
        });
        Summary {
            last_at: noticed.last_at,
            plies: table.ply(),
            turn: table.turn(),
            left_ms: noticed.left_ms,
            outcome: table.outcome().map(|end| (end.reason, end.result)),
            adjourned: table.is_adjourned(),
        }
    }

    // The disk

    /// The disk refused, and somebody elsewhere relies on it: nothing goes on.
    pub(crate) fn is_stopped(&self) -> bool {
        self.retry_at.is_some() && !self.everyone_here
    }

    async fn try_the_disk_again(&mut self, now: Stamp) {
        self.retry_at = None;
        let at = self.table_time(now);
        if !self.everyone_here && !self.table.is_adjourned() {
            // The referee says that the time was charged to nobody; if that can be written, the
            // game goes on.
            if self.happen(at, self.table.resume(at), None).await.is_ok() {
                self.time.run(now);
            }
            return;
        }
        if !self.journal.is_saved() || !self.everyone_here {
            let summary = self.summary(&self.table, at);
            if self.journal.commit(&[], None, summary).await.is_err() {
                self.retry_at = Some(now.plus(self.manners.retry));
            }
        }
        let saved = self.journal.is_saved();
        for side in Side::ALL {
            if self.places.get(side).is_unaware(saved) {
                let view = self.table.view(side, at, saved);
                self.places.get_mut(side).show(&self.table, view);
            }
        }
    }
}

fn is_noticed(entry: &Entry) -> bool {
    Side::ALL.into_iter().all(|side| entry.event.reaches(side))
}

fn not_saved() -> Refusal {
    Refusal {
        code: RefusalCode::NotSaved,
        detail: "the host could not write it down; the game waits".to_owned(),
    }
}

/// A draw is not forced on somebody elsewhere.
fn needs_asking() -> Refusal {
    Refusal {
        code: RefusalCode::NotInTheseRules,
        detail: "a draw must be agreed with a player elsewhere".to_owned(),
    }
}

async fn wait_for(clock: &Clock, wake: Option<Stamp>) {
    match wake {
        Some(moment) => clock.reached(moment).await,
        None => std::future::pending().await,
    }
}

/// Stamps what a player sends when it arrives, however long the room is busy.
fn forward(
    seat: Side,
    end: EndId,
    mut from_client: mpsc::Receiver<ClientMessage>,
    door: &mpsc::WeakSender<Inbound>,
    clock: &Clock,
) -> tokio::task::AbortHandle {
    let (door, clock) = (door.clone(), clock.clone());
    let forwarding = tokio::spawn(async move {
        while let Some(message) = from_client.recv().await {
            let at = clock.now();
            let Some(door) = door.upgrade() else { return };
            let asked = Inbound::Asked {
                seat,
                end,
                at,
                message,
            };
            if door.send(asked).await.is_err() {
                return;
            }
        }
        // The room may have ended before.
        if let Some(door) = door.upgrade() {
            let _ = door.send(Inbound::Left { seat, end }).await;
        }
    });
    forwarding.abort_handle()
}

#[cfg(test)]
mod tests;
