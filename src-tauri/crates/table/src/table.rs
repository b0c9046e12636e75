//! The table itself: what its log says, entry by entry.

use std::fmt;

use games::open::squares_of;
use games::{BySide, Cell, Kind, Man, Side};
use protocol::client::Offer;
use protocol::host::{Line, LineEvent, OfferAnswer, Placed};
use protocol::terms::Terms;
use protocol::view::{OfferView, Phase};
use referee::{Announcement, Try, Verdict};

use crate::board_game::BoardGame;
use crate::clock::Clock;
use crate::ids::{GameId, Millis};
use crate::judge::Judge;
use crate::lines;
use crate::log::{Ending, Entry, Event, Heard, Left};
use crate::marks::Marks;
use crate::terms::{self, TermsError};

/// Why a log is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {entry} of the log: {detail}")]
pub struct LogError {
    /// The entry, from 0.
    pub entry: usize,
    /// What is wrong with it.
    pub detail: String,
}

/// A try that stands: it has not been taken back.
#[derive(Clone)]
pub(crate) struct Played {
    /// Half-moves completed before it.
    pub(crate) ply: u32,
    pub(crate) by: Side,
    pub(crate) act: Act,
    pub(crate) heard: Heard,
    pub(crate) left: Left,
}

/// What stands.
#[derive(Clone)]
pub(crate) enum Act {
    /// A try with its answer.
    Tried(String, Verdict),
    /// A draw was refused, where the rules ask something of who does.
    DrawDeclined,
    /// Practice: the position was changed by hand.
    Arranged { fen: String, placed: Option<Placed> },
}

impl Played {
    /// From and to, for the board.
    pub(crate) fn cells(&self) -> Option<(Cell, Cell)> {
        match &self.act {
            Act::Tried(text, _) => cells(text),
            Act::DrawDeclined => None,
            Act::Arranged { placed, .. } => placed.map(|placed| (placed.from, placed.man.cell)),
        }
    }

    /// Whether it is a completed move.
    pub(crate) fn is_move(&self) -> bool {
        matches!(self.act, Act::Tried(_, Verdict::Legal))
    }

    /// Whether it is no more than a turn that was given away.
    pub(crate) fn is_turn(&self) -> bool {
        matches!(self.act, Act::Arranged { placed: None, .. })
    }

    /// Whether it changed the position.
    fn stood(&self) -> bool {
        match self.act {
            Act::Tried(_, verdict) => verdict == Verdict::Legal,
            Act::Arranged { .. } => true,
            Act::DrawDeclined => false,
        }
    }

    /// Whether it came before this many half-moves were completed; what happened between two moves
    /// came before the second.
    fn is_before(&self, ply: u32) -> bool {
        match self.act {
            Act::Tried(..) | Act::Arranged { .. } => self.ply < ply,
            Act::DrawDeclined => self.ply <= ply,
        }
    }
}

/// What belongs to one seat alone.
#[derive(Clone, Default)]
pub(crate) struct Seat {
    pub(crate) lines: Vec<Line>,
    pub(crate) latest: Vec<Announcement>,
    pub(crate) marks: Marks,
    pub(crate) notes: String,
}

/// One game in progress or ended. It can be neither written nor shown; its log can.
#[derive(Clone)]
pub struct Table {
    pub(crate) game: GameId,
    pub(crate) terms: Terms,
    pub(crate) judge: Judge,
    pub(crate) clock: Option<Clock>,
    /// The first words, and the clocks with them.
    pub(crate) opening: (Heard, Left),
    pub(crate) played: Vec<Played>,
    /// Tries in this turn.
    pub(crate) attempts: u32,
    /// Take-backs so far.
    pub(crate) taken_back: u32,
    pub(crate) held: Option<Side>,
    pub(crate) adjourned: bool,
    pub(crate) end: Option<Ending>,
    pub(crate) offers: Vec<OfferView>,
    pub(crate) offers_made: u32,
    pub(crate) seats: BySide<Seat>,
    pub(crate) log: Vec<Entry>,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Table")
    }
}

/// No game lasts longer, in milliseconds; a later time in a log is damage.
const LATEST: u64 = 1 << 53;

impl Table {
    /// A new game and its first entries, which are recorded already and wait to be committed.
    ///
    /// # Errors
    /// When the terms are out of range or the start position cannot be played.
    pub fn open(terms: Terms, game: GameId) -> Result<(Self, Vec<Entry>), TermsError> {
        terms::check(&terms)?;
        let judge = Judge::new(&terms)?;
        let left = terms
            .time
            .map(|times| BySide::from_fn(|side| times.get(side).main_ms));
        let started = Event::Started {
            game,
            heard: judge.opening(),
            left,
            terms: Box::new(terms),
        };
        let first = Entry {
            at: Millis(0),
            event: started,
        };
        let mut table = Self::begin(&first)?;
        if let Some(event) = table.change_places(table.turn()) {
            table.record(&Entry {
                at: Millis(0),
                event,
            });
        }
        let entries = table.log.clone();
        Ok((table, entries))
    }

    /// The game that a log tells.
    ///
    /// # Errors
    /// When the log is no game's.
    pub fn replay(game: GameId, entries: &[Entry]) -> Result<Self, LogError> {
        let error = |entry, detail: String| LogError { entry, detail };
        let first = entries
            .first()
            .ok_or_else(|| error(0, "a log begins with the start of a game".to_owned()))?;
        let mut table = Self::begin(first).map_err(|why| error(0, why.to_string()))?;
        if table.game != game {
            return Err(error(0, format!("this is game {}", table.game)));
        }
        for (number, entry) in entries.iter().enumerate().skip(1) {
            table
                .fits(entry)
                .map_err(|why| error(number, why.to_owned()))?;
            table.record(entry);
        }
        Ok(table)
    }

    /// The table at its first entry.
    pub(crate) fn begin(first: &Entry) -> Result<Self, TermsError> {
        let Event::Started {
            game,
            terms,
            heard,
            left,
        } = &first.event
        else {
            return Err(TermsError::new("log", "the first entry starts the game"));
        };
        let judge = Judge::new(terms)?;
        let mut table = Self {
            game: *game,
            terms: (**terms).clone(),
            clock: left.map(Clock::new),
            opening: (heard.clone(), *left),
            played: Vec::new(),
            attempts: 0,
            taken_back: 0,
            held: None,
            adjourned: false,
            end: None,
            offers: Vec::new(),
            offers_made: 0,
            seats: BySide::from_fn(|seat| Seat {
                marks: Marks::new(first_dummies(&judge, seat)),
                ..Seat::default()
            }),
            log: Vec::new(),
            judge,
        };
        table.start_clock(first.at);
        table.tell(first);
        table.log.push(first.clone());
        Ok(table)
    }

    /// Whether an entry that was read can be the next one.
    fn fits(&self, entry: &Entry) -> Result<(), &'static str> {
        if entry.at.0 > LATEST {
            return Err("it happened later than any game lasts");
        }
        if entry.at < self.last_at() {
            return Err("it happened before the entry that stands before it");
        }
        match &entry.event {
            Event::Started { .. } => Err("a game starts once"),
            Event::Tried { by, verdict, .. } if *by != self.turn() => {
                if self.terms.practice && *verdict != Verdict::Legal {
                    Ok(())
                } else {
                    Err("it is the other side's turn")
                }
            }
            Event::Arranged { .. } if !self.terms.practice => Err("nobody practises here"),
            Event::Arranged { fen, .. } if !self.judge.fits_arranged(fen) => {
                Err("its position cannot be played")
            }
            Event::Tried { text, verdict, .. } => self.judge.fits(text, *verdict),
            Event::TakenBack { to_ply, .. } if *to_ply >= self.ply() => {
                Err("it takes back what was not played")
            }
            _ => Ok(()),
        }
    }

    /// Lets an entry happen. This is the only door: a game that is loaded takes it too.
    ///
    /// # Panics
    /// When the entry is none that [`decide`](Self::decide), [`due`](Self::due) or
    /// [`resume`](Self::resume) could have made here; [`replay`](Self::replay) checks what it
    /// reads.
    pub fn record(&mut self, entry: &Entry) {
        self.tell(entry);
        self.happen(entry);
        self.log.push(entry.clone());
    }

    /// Adds the entry's line to the log of each seat that hears of it.
    fn tell(&mut self, entry: &Entry) {
        for seat in Side::ALL {
            let Some(line) = lines::line(self, entry, seat) else {
                continue;
            };
            let seat = self.seats.get_mut(seat);
            if let LineEvent::Ruling { said, .. } | LineEvent::Placed { said, .. } = &line.event {
                seat.latest.clone_from(said);
            }
            seat.lines.push(line);
        }
    }

    fn happen(&mut self, entry: &Entry) {
        let at = entry.at;
        match &entry.event {
            Event::Tried { end, left, .. } => {
                self.happen_try(at, &entry.event);
                if let Some(end) = end {
                    self.happen_end(at, *end, *left);
                }
            }
            Event::Arranged { .. } => self.happen_arranged(at, &entry.event),
            Event::Ended { end, left, .. } => self.happen_end(at, *end, *left),
            Event::Marked { by, change } => self.seats.get_mut(*by).marks.make(change),
            Event::MarkUndone { by } => self.seats.get_mut(*by).marks.undo(),
            Event::MarkRedone { by } => self.seats.get_mut(*by).marks.redo(),
            Event::Offered { by, offer, id } => {
                self.offers_made = *id;
                self.offers.push(OfferView {
                    id: *id,
                    by: *by,
                    offer: *offer,
                });
            }
            Event::Answered {
                by,
                offer,
                id,
                answer,
            } => {
                self.offers.retain(|offer| offer.id != *id);
                if (*offer, *answer) == (Offer::Draw, OfferAnswer::Declined) {
                    self.happen_draw_declined(at, *by);
                }
            }
            Event::TakenBack { to_ply, left } => self.happen_take_back(at, *to_ply, *left),
            Event::MinuteAdded { left, .. } => self.happen_minute(at, *left),
            Event::Clocks { on, left } => {
                self.set_clock(at, *left);
                if let Some(clock) = &mut self.clock {
                    clock.switch(*on, at);
                }
                self.start_clock(at);
            }
            Event::Adjourned { left } => {
                self.set_clock(at, *left);
                self.hold_clock(at);
                self.adjourned = true;
                self.offers.clear();
            }
            Event::Notes { by, text } => self.seats.get_mut(*by).notes.clone_from(text),
            Event::Warned { side, below_s } => {
                if let Some(clock) = &mut self.clock {
                    clock.warned(*side, *below_s);
                }
            }
            Event::Held { to } => {
                self.held = Some(*to);
                self.hold_clock(at);
            }
            Event::Released => {
                self.held = None;
                self.start_clock(at);
            }
            Event::Resumed { left } => {
                self.adjourned = false;
                self.set_clock(at, *left);
                self.start_clock(at);
            }
            Event::Seated { swapped, names } => self.happen_seated(*swapped, names),
            Event::Started { .. } | Event::Answer { .. } | Event::Chat { .. } => {}
        }
    }

    fn happen_try(&mut self, at: Millis, event: &Event) {
        let Event::Tried {
            by,
            text,
            verdict,
            heard,
            left,
            ..
        } = event
        else {
            return;
        };
        self.played.push(Played {
            ply: self.ply(),
            by: *by,
            act: Act::Tried(text.clone(), *verdict),
            heard: heard.clone(),
            left: *left,
        });
        // A try that was refused out of turn is none of the turn under way.
        if *by == self.turn() {
            self.judge.record(text, *verdict);
        }
        if *verdict == Verdict::Legal {
            self.attempts = 0;
            self.set_clock(at, *left);
            self.start_clock(at);
        } else {
            self.attempts += 1;
        }
    }

    /// Where the rules ask something of who refuses a draw, that begins now.
    fn happen_draw_declined(&mut self, at: Millis, by: Side) {
        if self
            .judge
            .board()
            .is_some_and(BoardGame::has_demonstrations)
        {
            self.played.push(Played {
                ply: self.ply(),
                by,
                act: Act::DrawDeclined,
                heard: Heard::default(),
                left: self.left(at),
            });
            self.judge.draw_declined(by);
        }
    }

    fn happen_end(&mut self, at: Millis, end: Ending, left: Left) {
        self.judge.record_end(end.reason, end.result);
        self.end = Some(end);
        self.set_clock(at, left);
        self.hold_clock(at);
        self.held = None;
        self.adjourned = false;
        self.offers.clear();
    }

    fn happen_take_back(&mut self, at: Millis, to_ply: u32, left: Left) {
        self.played.retain(|played| played.is_before(to_ply));
        self.judge_again();
        self.attempts = 0;
        self.taken_back += 1;
        self.offers.clear();
        self.set_clock(at, left);
        self.start_clock(at);
    }

    fn happen_minute(&mut self, at: Millis, left: Left) {
        if let (Some(clock), Some(left)) = (&mut self.clock, left) {
            clock.set_lifted(left, at);
        }
        if self.end.is_some() {
            self.judge_again();
            self.start_clock(at);
        }
    }

    /// Brings the judge to the tries that stand; an end that was is one no longer.
    fn judge_again(&mut self) {
        self.end = None;
        self.held = None;
        self.judge = self.judge_at(u32::MAX);
    }

    /// The judge as he stood when this many half-moves were completed.
    pub(crate) fn judge_at(&self, ply: u32) -> Judge {
        let mut judge = Judge::new(&self.terms).expect("the game has begun on these terms");
        let stood = |played: &&Played| played.is_before(ply);
        for played in self.played.iter().take_while(stood) {
            match &played.act {
                Act::Tried(text, verdict) if played.by == judge.turn() => {
                    judge.record(text, *verdict);
                }
                Act::DrawDeclined => judge.draw_declined(played.by),
                Act::Tried(..) => {}
                Act::Arranged { fen, placed } => judge.arrange(fen, placed.is_some()),
            }
        }
        judge
    }

    pub(crate) fn set_clock(&mut self, at: Millis, left: Left) {
        if let (Some(clock), Some(left)) = (&mut self.clock, left) {
            clock.set(left, at);
        }
    }

    fn hold_clock(&mut self, at: Millis) {
        if let Some(clock) = &mut self.clock {
            clock.hold(at);
        }
    }

    /// Lets the clock of the side to move run, if anything is to run.
    pub(crate) fn start_clock(&mut self, at: Millis) {
        let turn = self.turn();
        let runs = self.phase() == Phase::Playing;
        if let Some(clock) = &mut self.clock {
            if runs {
                clock.start(turn, at);
            } else {
                clock.hold(at);
            }
        }
    }

    /// Two people at one machine: the side to move sits down next.
    pub(crate) fn change_places(&self, to: Side) -> Option<Event> {
        self.terms.hand_over.then_some(Event::Held { to })
    }

    /// The last change of the position that stands, by either side.
    pub(crate) fn last_completed(&self) -> Option<&Played> {
        self.completed().next_back()
    }

    /// Changes of the position that stand: completed moves, and in practice what was put by hand.
    pub(crate) fn completed(&self) -> impl DoubleEndedIterator<Item = &Played> {
        self.played.iter().filter(|played| played.stood())
    }

    /// What a seat heard at the last completed move, or at the start.
    pub(crate) fn heard_last(&self, seat: Side) -> &[Announcement] {
        self.last_completed()
            .map_or(&self.opening.0, |played| &played.heard)
            .get(seat)
    }

    /// The game's id.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        self.judge.turn()
    }

    /// Half-moves completed.
    pub fn ply(&self) -> u32 {
        self.judge.ply()
    }

    /// What the table is doing.
    pub fn phase(&self) -> Phase {
        match (self.end, self.adjourned, self.held) {
            (Some(Ending { reason, result }), ..) => Phase::Over { reason, result },
            (None, true, _) => Phase::Adjourned,
            (None, false, Some(to)) => Phase::HandOver { to },
            (None, false, None) => Phase::Playing,
        }
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Ending> {
        self.end
    }

    /// Put away by consent.
    pub fn is_adjourned(&self) -> bool {
        self.adjourned
    }

    /// The time of the last entry, where the time of a loaded game goes on.
    pub fn last_at(&self) -> Millis {
        self.log.last().map_or(Millis(0), |entry| entry.at)
    }

    /// Milliseconds left on both clocks now; none in a game without clocks.
    pub fn left(&self, at: Millis) -> Option<BySide<u64>> {
        let at = at.max(self.last_at());
        self.clock.as_ref().map(|clock| clock.left(at))
    }

    /// A seat's own log. Lines are only ever added.
    pub fn lines(&self, seat: Side) -> &[Line] {
        &self.seats.get(seat).lines
    }

    /// Everything that has happened, in order.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }
}

/// From and to of a try, for the board.
pub(crate) fn cells(text: &str) -> Option<(Cell, Cell)> {
    match text.parse() {
        Ok(Try::Move { from, to, .. }) => Some((from, to)),
        Ok(Try::Drop { .. } | Try::Any) => None,
        Err(_) => squares_of(text),
    }
}

/// A hidden game begins with a dummy for each man of the enemy; the start position is public.
fn first_dummies(judge: &Judge, seat: Side) -> Vec<(Cell, Kind)> {
    if !judge.is_hidden() {
        return Vec::new();
    }
    let dummy = |man: Man| (man.cell, man.kind);
    judge.own_men(seat.other()).into_iter().map(dummy).collect()
}

/// The answer that a completed move gives to an offer, if it gives one.
pub(crate) fn answered_by_move(mover: Side, offer: OfferView) -> Option<OfferAnswer> {
    match offer.offer {
        Offer::TakeBack if offer.by == mover => Some(OfferAnswer::Withdrawn),
        Offer::TakeBack => Some(OfferAnswer::Declined),
        Offer::Draw if offer.by != mover => Some(OfferAnswer::Declined),
        Offer::Draw
        | Offer::ClockOff
        | Offer::ClockOn
        | Offer::Adjourn
        | Offer::MinuteAfterEnd
        | Offer::TakeBackAfterEnd => None,
    }
}
