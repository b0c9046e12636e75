//! The whole of an ended game, for both: made by playing the log once more.

use games::{BySide, Cell, Side};
use protocol::window::{Record, Step};
use referee::Announcement;

use crate::lines;
use crate::log::{Ending, Entry, Event, Heard};
use crate::table::Table;

impl Table {
    /// The full record of an ended game; none while it goes on.
    ///
    /// Its steps are the start, every try, whatever else was announced, and an end that came without
    /// a try. Chat is no announcement.
    pub fn record_of(&self) -> Option<Record> {
        let end = self.end?;
        let (files, ranks) = self.judge.size();
        let mut entries = self.log.iter();
        let first = entries.next()?;
        let mut past = Self::begin(first).ok()?;
        let mut steps = vec![past.step(end, first, past.turn())?];
        for entry in entries {
            let side = past.side_of(&entry.event);
            past.record(entry);
            match &entry.event {
                Event::Tried { .. }
                | Event::Arranged {
                    placed: Some(_), ..
                }
                | Event::Ended { .. }
                | Event::Answer { .. }
                | Event::Offered { .. }
                | Event::Answered { .. }
                | Event::TakenBack { .. }
                | Event::MinuteAdded { .. }
                | Event::Clocks { .. }
                | Event::Adjourned { .. }
                | Event::Warned { .. }
                | Event::Resumed { .. }
                | Event::Seated { .. } => {
                    steps.push(past.step(end, entry, side)?);
                }
                Event::Marked { .. } | Event::MarkUndone { .. } | Event::MarkRedone { .. } => {
                    past.put_marks(steps.last_mut()?);
                }
                Event::Started { .. }
                | Event::Arranged { placed: None, .. }
                | Event::Chat { .. }
                | Event::Notes { .. }
                | Event::Held { .. }
                | Event::Released => {}
            }
        }
        Some(Record {
            game: self.game.to_string(),
            terms: self.terms.clone(),
            files,
            ranks,
            reason: end.reason,
            result: end.result,
            steps,
        })
    }

    /// The step that an entry was, from the table right after it; the game ended so later.
    fn step(&self, end: Ending, entry: &Entry, side: Side) -> Option<Step> {
        let mut judge = self.judge.clone();
        judge.record_end(end.reason, end.result);
        let (scene, fen) = judge.truth()?;
        let heard = heard_of(&entry.event);
        let mut step = Step {
            at_ms: entry.at.0,
            ply: self.ply(),
            side,
            tried: lines::tried(&entry.event),
            told: lines::told(&entry.event),
            capture: captured_on(&heard),
            heard,
            men: scene.men,
            dummies: BySide::default(),
            cubes: BySide::default(),
            highlights: BySide::default(),
            drawings: BySide::default(),
            left_ms: self.left(entry.at),
            fen,
            ground: scene.ground,
            frozen: scene.frozen,
            held: scene.held,
        };
        self.put_marks(&mut step);
        Some(step)
    }

    /// Puts both sides' marks as they are now into a step.
    fn put_marks(&self, step: &mut Step) {
        let desk = |seat| self.seats.get(seat).marks.now();
        step.dummies = BySide::from_fn(|seat| desk(seat).dummies(seat.other()));
        step.cubes = BySide::from_fn(|seat| desk(seat).cubes());
        step.highlights = BySide::from_fn(|seat| desk(seat).highlights());
        step.drawings = BySide::from_fn(|seat| desk(seat).drawings());
    }
}

fn heard_of(event: &Event) -> Heard {
    match event {
        Event::Started { heard, .. }
        | Event::Tried { heard, .. }
        | Event::Arranged { heard, .. }
        | Event::Ended { heard, .. }
        | Event::Answer { heard, .. } => heard.clone(),
        Event::Marked { .. }
        | Event::MarkUndone { .. }
        | Event::MarkRedone { .. }
        | Event::Offered { .. }
        | Event::Answered { .. }
        | Event::TakenBack { .. }
        | Event::MinuteAdded { .. }
        | Event::Clocks { .. }
        | Event::Adjourned { .. }
        | Event::Chat { .. }
        | Event::Notes { .. }
        | Event::Warned { .. }
        | Event::Held { .. }
        | Event::Released
        | Event::Resumed { .. }
        | Event::Seated { .. } => BySide::default(),
    }
}

fn captured_on(heard: &Heard) -> Option<Cell> {
    heard.white.iter().find_map(|said| match said {
        Announcement::Capture { square, .. } => Some(*square),
        _ => None,
    })
}
