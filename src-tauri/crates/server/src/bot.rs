//! The computer's seat: a client that hears what a person in its place would hear.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::Budget;
use bots::uci::Fault;
use games::Side;
use protocol::Transport;
use protocol::client::{ClientMessage, Command, Offer};
use protocol::computer::Computer;
use protocol::host::{Frame, HostMessage};
use protocol::terms::{Rules, Terms};
use protocol::view::{May, Phase, View};
use table::GameId;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::computer::Faults;
use crate::mind::{Mind, Player};
use crate::room::Manners;

/// How long the seat waits before it tries again after the table refused to hear a try.
const PATIENCE: Duration = Duration::from_millis(500);
/// The computer spends at most this part of its time on one try.
const SHARE_OF_TIME: u64 = 20;

/// The computer offers a draw in a game in which both see everything, when it is allowed to and
/// expects no more than this, in hundredths of a pawn.
const LITTLE_HOPE: i32 = -50;

/// A computer's seat that is taken.
pub(crate) struct Seating {
    pub(crate) transport: Transport,
    pub(crate) side: Side,
    pub(crate) game: GameId,
    pub(crate) computer: Computer,
    pub(crate) seed: u64,
    /// Changes whenever the computer is to move at once.
    pub(crate) hurry: watch::Receiver<u64>,
}

/// Seats the computer. It leaves when the room ends.
pub(crate) fn seat(seating: Seating, manners: &Manners) {
    let least = Duration::from_millis(seating.computer.manner.least_ms.into());
    let bot = Bot {
        pause: manners.bot_pause.max(least),
        thinking: Arc::clone(&manners.thinking),
        faults: manners.faults.clone(),
        seating,
        next: 1,
        view: None,
        mind: None,
        thought: None,
        asked: None,
        answered: HashSet::new(),
        offered_draw: false,
        patience: None,
        has_failed: false,
    };
    tokio::spawn(bot.play());
}

/// A moment in which a try is due; a try for another one is worth nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    ply: u32,
    attempt: u32,
    taken_back: u32,
}

/// A choice that is being made.
struct Thought {
    moment: Moment,
    cancel: Arc<AtomicBool>,
    /// The player comes back with its choice; none if it failed.
    chosen: JoinHandle<Option<Choice>>,
}

/// A player and the try that it has chosen, or why it cannot choose any more.
type Choice = (Player, Result<String, Fault>);

struct Bot {
    seating: Seating,
    pause: Duration,
    thinking: Arc<Semaphore>,
    faults: Faults,
    /// The number of the next command.
    next: u64,
    view: Option<View>,
    mind: Option<Mind>,
    thought: Option<Thought>,
    /// The try that waits for its answer.
    asked: Option<u64>,
    /// Offers that were answered.
    answered: HashSet<u32>,
    /// A draw was offered; it is not offered again.
    offered_draw: bool,
    /// Until then no try is made.
    patience: Option<Instant>,
    /// The engine has failed, and its game is given up.
    has_failed: bool,
}

impl Seating {
    fn mind(&self, terms: &Terms) -> Mind {
        Mind::new(&self.computer, self.side, terms, self.seed)
    }
}

impl Bot {
    async fn play(mut self) {
        loop {
            tokio::select! {
                message = self.seating.transport.from_host.recv() => match message {
                    Some(message) => self.hear(message),
                    None => break,
                },
                chosen = finished(&mut self.thought) => self.choose(chosen).await,
                () = reached(self.patience) => self.patience = None,
                () = hurried(&mut self.seating.hurry) => self.cancel(),
            }
            self.answer_offers().await;
            self.offer_draw().await;
            self.consider();
        }
        self.cancel();
    }

    fn hear(&mut self, message: HostMessage) {
        match message {
            HostMessage::Welcome { next } => self.next = next,
            HostMessage::Frame(frame) => self.see(*frame),
            HostMessage::Done { id } => {
                if self.asked == Some(id) {
                    self.asked = None;
                }
            }
            HostMessage::Refused { id, refusal } => {
                if self.asked == Some(id) {
                    tracing::debug!("the computer's try was not heard: {}", refusal.detail);
                    self.asked = None;
                    self.patience = Some(Instant::now() + PATIENCE);
                }
            }
            HostMessage::Ended { .. } => {}
        }
    }

    fn see(&mut self, frame: Frame) {
        let mind = self
            .mind
            .get_or_insert_with(|| self.seating.mind(&frame.view.terms));
        mind.hear(&frame);
        self.has_failed &= !matches!(frame.view.phase, Phase::Over { .. });
        self.view = Some(frame.view);
    }

    /// The moment for which a try is due now.
    fn moment(&self) -> Option<Moment> {
        let view = self.view.as_ref()?;
        let mine = view.phase == Phase::Playing
            && view.turn == self.seating.side
            && view.may.contains(&May::Try)
            && self.asked.is_none()
            && !self.has_failed;
        mine.then_some(Moment {
            ply: view.ply,
            attempt: view.attempt,
            taken_back: view.taken_back,
        })
    }

    /// Begins to think when it is time to, and stops when what is thought about has passed.
    fn consider(&mut self) {
        let moment = self.moment();
        if let Some(thought) = &self.thought {
            if moment != Some(thought.moment) {
                self.cancel();
            }
            return;
        }
        let (Some(moment), None) = (moment, self.patience) else {
            return;
        };
        let Some(player) = self.mind.as_mut().and_then(Mind::lend) else {
            return;
        };
        let (pause, budget) = self.limits(moment);
        self.thought = Some(Thought {
            moment,
            cancel: Arc::clone(&budget.cancel),
            chosen: tokio::spawn(think(
                player,
                budget,
                Arc::clone(&self.thinking),
                pause,
                self.seating.hurry.clone(),
            )),
        });
    }

    /// How long to wait at least, and to think at most.
    fn limits(&self, moment: Moment) -> (Duration, Budget) {
        let clock = self.view.as_ref().and_then(|view| view.clock);
        let share = clock.map(|clock| {
            Duration::from_millis(clock.left_ms.get(self.seating.side) / SHARE_OF_TIME)
        });
        let pause = if moment.attempt == 0 {
            self.pause
        } else {
            Duration::ZERO
        };
        let budget = Budget {
            movetime: share,
            ..Budget::default()
        };
        (share.map_or(pause, |share| pause.min(share)), budget)
    }

    fn cancel(&self) {
        if let Some(thought) = &self.thought {
            thought.cancel.store(true, Ordering::Relaxed);
        }
    }

    /// Makes the try that was chosen, if its moment has not passed.
    async fn choose(&mut self, (moment, chosen): (Moment, Option<Choice>)) {
        let Some(mind) = &mut self.mind else { return };
        let Some((player, chosen)) = chosen else {
            tracing::error!("the computer's player failed; a simpler one goes on");
            mind.simplify();
            return;
        };
        mind.take_back(player);
        match chosen {
            Ok(text) if self.moment() == Some(moment) => {
                self.asked = Some(self.next);
                self.ask(Command::Try {
                    ply: moment.ply,
                    attempt: moment.attempt,
                    taken_back: moment.taken_back,
                    text,
                })
                .await;
            }
            Ok(_) => {}
            Err(fault) => self.lose(&fault).await,
        }
    }

    /// An engine that fails has lost its game.
    async fn lose(&mut self, fault: &Fault) {
        self.has_failed = true;
        self.faults.tell(self.seating.game, fault);
        self.ask(Command::Resign).await;
    }

    /// The computer agrees to a draw when it cannot win any more. Whatever else the other side
    /// asks for it grants, in a game that is not rated; to go on later it always does.
    async fn answer_offers(&mut self) {
        let hope = self.hope();
        let Some(view) = &self.view else { return };
        let standing: Vec<_> = view
            .offers
            .iter()
            .filter(|offer| offer.by != self.seating.side && self.answered.insert(offer.id))
            .map(|offer| (offer.id, agrees(offer.offer, view, hope)))
            .collect();
        for (offer, agrees) in standing {
            let command = if agrees {
                Command::Accept { offer }
            } else {
                Command::Decline { offer }
            };
            self.ask(command).await;
        }
    }

    /// What the player of a game in which both see everything expects of it.
    fn hope(&self) -> Option<i32> {
        self.mind.as_ref().and_then(Mind::hope)
    }

    /// The computer offers a draw once, with its move: from the second level on when it cannot win
    /// any more, and where both see everything, when it is allowed to and has little hope.
    async fn offer_draw(&mut self) {
        let Some(view) = &self.view else { return };
        let has_moved = view.last_move.is_some() && view.turn != self.seating.side;
        let due = has_moved && view.may.contains(&May::OfferDraw);
        if due && self.wants_draw(view) && !std::mem::replace(&mut self.offered_draw, true) {
            let offer = Offer::Draw;
            self.ask(Command::Offer { offer }).await;
        }
    }

    fn wants_draw(&self, view: &View) -> bool {
        let computer = &self.seating.computer;
        let has_little_hope = self.hope().is_some_and(|hope| hope <= LITTLE_HOPE);
        let is_dead = computer.level > 1 && cannot_win(view);
        is_dead || (computer.manner.offers_draws && has_little_hope)
    }

    async fn ask(&mut self, command: Command) {
        let id = self.next;
        self.next += 1;
        // A room that is gone closes the other channel too, which ends the seat.
        let _ = self
            .seating
            .transport
            .to_host
            .send(ClientMessage { id, command })
            .await;
    }
}

fn agrees(offer: Offer, view: &View, hope: Option<i32>) -> bool {
    match offer {
        Offer::Draw => cannot_win(view) || hope.is_some_and(|hope| hope <= 0),
        Offer::Adjourn => true,
        Offer::TakeBack
        | Offer::ClockOff
        | Offer::ClockOn
        | Offer::MinuteAfterEnd
        | Offer::TakeBackAfterEnd => !view.terms.rated,
    }
}

/// Whether the viewer's own men can never win by the rules alone. In chess and Kriegspiel a king
/// alone, or with one knight or bishop and no captured men to drop, can never mate.
fn cannot_win(view: &View) -> bool {
    match &view.terms.rules {
        Rules::Hidden { set } if set.reserves => return false,
        Rules::Board { .. } => return false,
        Rules::Hidden { .. } | Rules::Chess => {}
    }
    let own = || view.men.iter().filter(|man| man.side == view.seat);
    let minor =
        |kind| [games::Kind::KING, games::Kind::KNIGHT, games::Kind::BISHOP].contains(&kind);
    own().count() <= 2 && own().all(|man| minor(man.kind))
}

/// Lets a player choose on a thread of its own, one computer's seat at a time.
async fn think(
    mut player: Player,
    budget: Budget,
    thinking: Arc<Semaphore>,
    pause: Duration,
    mut hurry: watch::Receiver<u64>,
) -> Option<Choice> {
    let began = Instant::now();
    let cancel = Arc::clone(&budget.cancel);
    let permit = thinking.acquire_owned().await.ok()?;
    let chosen = tokio::task::spawn_blocking(move || {
        let chosen = player.choose(&budget);
        drop(permit);
        (player, chosen)
    })
    .await
    .ok()?;
    if !cancel.load(Ordering::Relaxed) {
        tokio::select! {
            () = tokio::time::sleep_until(began + pause) => {}
            () = hurried(&mut hurry) => {}
        }
    }
    Some(chosen)
}

/// Waits until the computer is to move at once.
async fn hurried(hurry: &mut watch::Receiver<u64>) {
    if hurry.changed().await.is_err() {
        std::future::pending::<()>().await;
    }
}

async fn finished(thought: &mut Option<Thought>) -> (Moment, Option<Choice>) {
    let Some(under_way) = thought else {
        return std::future::pending().await;
    };
    let chosen = (&mut under_way.chosen).await.ok().flatten();
    let moment = under_way.moment;
    *thought = None;
    (moment, chosen)
}

async fn reached(patience: Option<Instant>) {
    match patience {
        Some(until) => tokio::time::sleep_until(until).await,
        None => std::future::pending().await,
    }
}
