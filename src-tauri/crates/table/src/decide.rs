//! What a command would bring. Nothing happens here; `record` lets it happen.

use games::{BySide, Side};
use protocol::client::{Claim, Command, MarkChange, Offer};
use protocol::host::{Refusal, RefusalCode};
use protocol::view::Phase;
use referee::{EndCause, Ruling, Verdict};

use crate::allow::{Ask, refuse};
use crate::board_game::BoardGame;
use crate::clock::{Clock, Due, MINUTE};
use crate::ids::Millis;
use crate::judge::{ClaimAnswer, Judge};
use crate::log::{Ending, Entry, Event, Left};
use crate::marks::Desk;
use crate::table::{Table, answered_by_move};
use crate::text;

/// The longest chat message.
const CHAT_CHARS: usize = 500;
/// The longest notes.
const NOTES_CHARS: usize = 10_000;

impl Table {
    /// What a command would bring, now; nothing happens before it is recorded. Empty when there
    /// is nothing to change. Record what is [due](Self::due) first: a command that comes when a
    /// flag is due finds the game over.
    ///
    /// # Errors
    /// When it is refused. A try that the referee refuses is no error.
    pub fn decide(&self, at: Millis, by: Side, command: &Command) -> Result<Vec<Entry>, Refusal> {
        let at = at.max(self.last_at());
        let mut entries = self.due(at);
        let flagged = |entry: &Entry| matches!(entry.event, Event::Ended { .. });
        if entries.iter().any(flagged) && !matches!(command, Command::Flag) {
            return Err(refuse(RefusalCode::Over, "the game is over"));
        }
        let events = self.events_of(at, by, command)?;
        entries.extend(events.into_iter().map(|event| Entry { at, event }));
        Ok(entries)
    }

    /// As [`decide`](Self::decide), where the line has cost who asks so many milliseconds: they are
    /// given back to him if his move stands, but no more than his clock has run.
    ///
    /// # Errors
    /// As `decide`.
    pub fn decide_giving(
        &self,
        at: Millis,
        by: Side,
        command: &Command,
        back: u64,
    ) -> Result<Vec<Entry>, Refusal> {
        let mut entries = self.decide(at, by, command)?;
        let used = self.used(at);
        for entry in &mut entries {
            if let Event::Tried {
                verdict: Verdict::Legal,
                left: Some(left),
                ..
            } = &mut entry.event
            {
                *left.get_mut(by) += back.min(used);
            }
        }
        Ok(entries)
    }

    fn events_of(&self, at: Millis, by: Side, command: &Command) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::Try {
                ply,
                attempt,
                taken_back,
                text,
            } => {
                let tried = self.read_try(by, (*ply, *taken_back), *attempt, text)?;
                self.events_of_try(at, &tried)
            }
            Command::Practise {
                ply,
                attempt,
                taken_back,
                text,
                keep_turn,
            } => {
                self.allows(by, Ask::Practise)?;
                let tried = self.read_try(by, (*ply, *taken_back), *attempt, text)?;
                self.events_of_practice(at, &tried, *keep_turn)
            }
            Command::Mark { change } => self.events_of_mark(by, change),
            Command::UndoMark => {
                self.allows_undo(by)?;
                Ok(vec![Event::MarkUndone { by }])
            }
            Command::RedoMark => {
                self.allows_redo(by)?;
                Ok(vec![Event::MarkRedone { by }])
            }
            Command::Offer { offer } => self.events_of_offer(at, by, *offer),
            Command::Accept { offer } => self.events_of_accept(at, by, *offer),
            Command::Decline { offer } => self.events_of_decline(by, *offer),
            Command::Withdraw { offer } => self.events_of_withdraw(by, *offer),
            Command::Claim { claim } => self.events_of_claim(at, by, *claim),
            Command::AskNoes => self.events_of_noes(by),
            Command::QuickDraw => {
                self.allows(by, Ask::QuickDraw)?;
                Ok(self.end_by(at, EndCause::Agreed))
            }
            Command::Resign => {
                self.allows(by, Ask::Resign)?;
                Ok(self.end_by(at, EndCause::Resign(self.speaker(by))))
            }
            Command::Abort => {
                self.allows(by, Ask::Abort)?;
                Ok(self.end_by(at, EndCause::Aborted))
            }
            Command::AddMinute => {
                self.allows(by, Ask::AddMinute)?;
                Ok(vec![self.minute(at, by.other())])
            }
            Command::Chat { text } => events_of_chat(by, text),
            Command::Notes { text } => self.events_of_notes(by, text),
            Command::Ready => self.events_of_ready(by),
            Command::Flag => Ok(Vec::new()),
        }
    }

    /// `turn` is how many half-moves and take-backs there had been.
    fn read_try(
        &self,
        by: Side,
        turn: (u32, u32),
        attempt: u32,
        text: &str,
    ) -> Result<String, Refusal> {
        let stale = || refuse(RefusalCode::Stale, "it was meant for an earlier moment");
        if self.phase() != (Phase::Playing) && self.held.is_none() {
            self.allows(by, Ask::Try)?;
        }
        if turn != (self.ply(), self.taken_back) {
            return Err(stale());
        }
        self.allows(by, Ask::Try)?;
        if attempt != self.attempts {
            return Err(stale());
        }
        self.judge.read(text).map_err(|detail| Refusal {
            code: RefusalCode::Unreadable,
            detail,
        })
    }

    pub(crate) fn events_of_try(&self, at: Millis, text: &str) -> Result<Vec<Event>, Refusal> {
        let by = self.turn();
        let ruling = self.judge.judge(text);
        if ruling.verdict == Verdict::NotAvailable {
            let why = "these rules have no such question or drop";
            return Err(refuse(RefusalCode::NotInTheseRules, why));
        }
        let legal = ruling.verdict == Verdict::Legal;
        let increment = self
            .terms
            .time
            .map_or(0, |times| times.get(by).increment_ms);
        let left = self.clock.as_ref().map(|clock| {
            if legal {
                clock.after_move(by, at, increment)
            } else {
                clock.left(at)
            }
        });
        // A draw is refused before the move that answers its offer, so that the move counts.
        let refused_first = self
            .judge
            .board()
            .is_some_and(BoardGame::has_demonstrations);
        let mut answers = if legal && ruling.end.is_none() {
            self.answered(by)
        } else {
            Vec::new()
        };
        let mut events = Vec::new();
        if refused_first {
            events.append(&mut answers);
        }
        events.push(Event::Tried {
            by,
            text: text.to_owned(),
            notation: self.judge.notation(text, &ruling),
            verdict: ruling.verdict,
            left,
            end: ending(&ruling),
            heard: BySide::from(&ruling.heard),
        });
        if legal {
            let mut judge = self.judge.clone();
            judge.record(text, Verdict::Legal);
            events.extend(self.buried(by, &judge));
            if ruling.end.is_none() {
                events.append(&mut answers);
                events.extend(self.change_places(by.other()));
            }
        }
        Ok(events)
    }

    /// Deletes a seat's dummies and cubes on whose squares own men have come to stand.
    fn buried(&self, seat: Side, judge: &Judge) -> Vec<Event> {
        let desk = self.seats.get(seat).marks.now();
        let men = judge.own_men(seat).into_iter();
        men.flat_map(|man| desk.clearing(man.cell))
            .map(|change| Event::Marked { by: seat, change })
            .collect()
    }

    /// Offers that a completed move answers.
    fn answered(&self, mover: Side) -> Vec<Event> {
        let answered = |offer: &protocol::view::OfferView| {
            Some(Event::Answered {
                by: mover,
                offer: offer.offer,
                id: offer.id,
                answer: answered_by_move(mover, *offer)?,
            })
        };
        self.offers.iter().filter_map(answered).collect()
    }

    fn events_of_mark(&self, by: Side, change: &MarkChange) -> Result<Vec<Event>, Refusal> {
        self.allows(by, Ask::Mark)?;
        let marks = &self.seats.get(by).marks;
        let next = marks.now().changed(change)?;
        if next == *marks.now() {
            return Ok(Vec::new());
        }
        self.leaves_own_men(by, &next)?;
        Ok(vec![Event::Marked {
            by,
            change: change.clone(),
        }])
    }

    /// Whether a seat's last mark change can be taken back now.
    pub(crate) fn allows_undo(&self, by: Side) -> Result<(), Refusal> {
        self.allows(by, Ask::Mark)?;
        self.there_and_free(by, self.seats.get(by).marks.before())
    }

    /// Whether a seat's last undone mark change can be made again now.
    pub(crate) fn allows_redo(&self, by: Side) -> Result<(), Refusal> {
        self.allows(by, Ask::Mark)?;
        self.there_and_free(by, self.seats.get(by).marks.after())
    }

    fn there_and_free(&self, by: Side, desk: Option<&Desk>) -> Result<(), Refusal> {
        let desk = desk.ok_or_else(|| nothing_there("no mark change is there"))?;
        self.leaves_own_men(by, desk)
    }

    /// Whether no dummy and no cube would stand on an own man.
    fn leaves_own_men(&self, by: Side, desk: &Desk) -> Result<(), Refusal> {
        let men = self.judge.own_men(by);
        if desk.stands_on(|cell| men.iter().any(|man| man.cell == cell)) {
            let why = "an own man stands there";
            return Err(refuse(RefusalCode::MarkOnOwnMan, why));
        }
        Ok(())
    }

    fn events_of_offer(&self, at: Millis, by: Side, offer: Offer) -> Result<Vec<Event>, Refusal> {
        self.allows(by, Ask::Offer(offer))?;
        if self.terms.practice {
            return self.granted(at, self.speaker(by), offer);
        }
        let stands = self
            .offers
            .iter()
            .any(|other| other.by == by && other.offer == offer);
        Ok(if stands {
            Vec::new()
        } else {
            vec![Event::Offered {
                by,
                offer,
                id: self.offers_made + 1,
            }]
        })
    }

    fn events_of_claim(&self, at: Millis, by: Side, claim: Claim) -> Result<Vec<Event>, Refusal> {
        self.allows(by, Ask::Claim(claim))?;
        match self.judge.claim(claim) {
            ClaimAnswer::NotInTheseRules => {
                let why = "this game has no such claim";
                Err(refuse(RefusalCode::NotInTheseRules, why))
            }
            ClaimAnswer::Rejected => {
                Err(refuse(RefusalCode::ClaimRejected, "the claim is rejected"))
            }
            ClaimAnswer::Granted(ruling) => Ok(self.end_with(at, &ruling)),
        }
    }

    fn events_of_noes(&self, by: Side) -> Result<Vec<Event>, Refusal> {
        self.allows(by, Ask::Noes)?;
        let by = self.speaker(by);
        let ruling = self.judge.noes(by);
        let ruling = ruling.ok_or_else(|| nothing_there("no move was made yet"))?;
        Ok(vec![Event::Answer {
            to: by,
            heard: BySide::from(&ruling.heard),
        }])
    }

    fn events_of_ready(&self, by: Side) -> Result<Vec<Event>, Refusal> {
        match self.phase() {
            Phase::HandOver { to } if to == by => Ok(vec![Event::Released]),
            Phase::HandOver { .. } | Phase::Playing | Phase::Adjourned | Phase::Over { .. } => {
                Err(nothing_there("nobody waits for this player"))
            }
        }
    }

    fn events_of_notes(&self, by: Side, notes: &str) -> Result<Vec<Event>, Refusal> {
        let text = text::lines(notes);
        if text.chars().count() > NOTES_CHARS {
            let why = "notes have at most 10,000 characters";
            return Err(refuse(RefusalCode::OutOfRange, why));
        }
        Ok(if text == self.seats.get(by).notes {
            Vec::new()
        } else {
            vec![Event::Notes { by, text }]
        })
    }

    /// The clocks at this moment.
    pub(crate) fn left_now(&self, at: Millis) -> Left {
        self.clock.as_ref().map(|clock| clock.left(at))
    }

    pub(crate) fn minute(&self, at: Millis, to: Side) -> Event {
        let mut left = self.left_now(at);
        if let Some(left) = &mut left {
            *left.get_mut(to) += MINUTE;
        }
        Event::MinuteAdded { to, left }
    }

    pub(crate) fn end_by(&self, at: Millis, cause: EndCause) -> Vec<Event> {
        self.end_with(at, &self.judge.end_now(cause))
    }

    fn end_with(&self, at: Millis, ruling: &Ruling) -> Vec<Event> {
        let ended = |end| Event::Ended {
            end,
            heard: BySide::from(&ruling.heard),
            left: self.left_now(at),
        };
        ending(ruling).map(ended).into_iter().collect()
    }

    /// Takes position, clocks and offers back to a number of completed half-moves.
    pub(crate) fn take_back(&self, at: Millis, to_ply: u32) -> Vec<Event> {
        let before = self.completed().rfind(|played| played.ply + 1 == to_ply);
        let left = before.map_or(self.opening.1, |played| played.left);
        let judge = self.judge_at(to_ply);
        let mut events = vec![Event::TakenBack { to_ply, left }];
        for seat in Side::ALL {
            events.extend(self.buried(seat, &judge));
        }
        events.extend(self.turn_after_take_back(at, to_ply));
        events.extend(self.change_places(judge.turn()));
        events
    }

    /// Warnings and flags that are due by now and have not been recorded.
    pub fn due(&self, at: Millis) -> Vec<Entry> {
        let mut due = Vec::new();
        for (when, side, what) in self.coming() {
            if when > at {
                break;
            }
            let when = when.max(self.last_at());
            let events = match what {
                Due::Warning(below_s) => vec![Event::Warned { side, below_s }],
                Due::Flag => self.end_by(when, EndCause::Flag(side)),
            };
            due.extend(events.into_iter().map(|event| Entry { at: when, event }));
        }
        due
    }

    /// How long the running clock has run since it was last set, in milliseconds.
    pub fn used(&self, at: Millis) -> u64 {
        self.clock.as_ref().map_or(0, |clock| clock.used(at))
    }

    /// When the running clock comes down to zero, if nothing else happens.
    pub fn flag_at(&self) -> Option<Millis> {
        self.coming().last().map(|(when, ..)| *when)
    }

    /// When something is due next, if nothing else happens.
    pub fn next_due(&self) -> Option<Millis> {
        self.coming().first().map(|(when, ..)| *when)
    }

    fn coming(&self) -> Vec<(Millis, Side, Due)> {
        self.clock.as_ref().map_or_else(Vec::new, Clock::coming)
    }

    /// The game goes on after a restart or an adjournment: clocks stand as of the last entry, and
    /// the time since then is charged to nobody. Empty for a game that is over.
    pub fn resume(&self, at: Millis) -> Vec<Entry> {
        self.resume_from(at, None)
    }

    /// As [`resume`](Self::resume), where it was written down after the last entry how little was
    /// left on the clocks: what was used by then is charged.
    pub fn resume_from(&self, at: Millis, written: Left) -> Vec<Entry> {
        if self.end.is_some() {
            return Vec::new();
        }
        let at = at.max(self.last_at());
        let mut left = self.left_now(self.last_at());
        if let (Some(left), Some(written)) = (&mut left, written) {
            *left = BySide::from_fn(|side| *left.get(side).min(written.get(side)));
        }
        let resumed = Event::Resumed { left };
        let places = self.change_places(self.turn());
        [resumed]
            .into_iter()
            .chain(places)
            .map(|event| Entry { at, event })
            .collect()
    }

    /// Time that was held for a player on another machine runs on: both are told that it was
    /// charged to nobody. Empty for a game that is over.
    pub fn go_on_after_hold(&self, at: Millis) -> Vec<Entry> {
        let at = at.max(self.last_at());
        let left = self.left_now(at);
        let event = Event::Resumed { left };
        let entry = self.end.is_none().then_some(Entry { at, event });
        entry.into_iter().collect()
    }
}

pub(crate) fn nothing_there(why: &str) -> Refusal {
    refuse(RefusalCode::NothingThere, why)
}

fn events_of_chat(by: Side, said: &str) -> Result<Vec<Event>, Refusal> {
    let text = text::one_line(said);
    if text.is_empty() || text.chars().count() > CHAT_CHARS {
        let why = "a message has 1 to 500 characters";
        return Err(refuse(RefusalCode::OutOfRange, why));
    }
    Ok(vec![Event::Chat { by, text }])
}

fn ending(ruling: &Ruling) -> Option<Ending> {
    ruling.end.map(|(reason, result)| Ending { reason, result })
}
