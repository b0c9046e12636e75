//! The practice board: one person sees both armies and moves both sides, in turn or out of it. What
//! is no move on any arrangement of the enemy puts the man on the square instead.

use games::chess::{Position, SetupError};
use games::{Cell, Side};
use protocol::host::{Placed, Refusal, RefusalCode};
use referee::{Try, Verdict};

use crate::allow::refuse;
use crate::ids::Millis;
use crate::judge::{Judge, Unplayable};
use crate::log::{Entry, Event};
use crate::table::{Act, Played, Table};

impl Table {
    /// For which side a seat asks: at a practice board, for the one to move.
    pub(crate) fn speaker(&self, seat: Side) -> Side {
        if self.terms.practice {
            self.turn()
        } else {
            seat
        }
    }

    /// Whose ears a seat has for what a side was told: at a practice board, that side's own.
    pub(crate) fn ears(&self, seat: Side, side: Side) -> Side {
        if self.terms.practice { side } else { seat }
    }

    /// A man of either side moves, or is put on a square.
    pub(crate) fn events_of_practice(
        &self,
        at: Millis,
        text: &str,
        keep_turn: bool,
    ) -> Result<Vec<Event>, Refusal> {
        if self.judge.board().is_some() {
            return self.events_of_try(at, text);
        }
        let Ok(tried @ Try::Move { from, to, .. }) = text.parse() else {
            return self.events_of_try(at, text);
        };
        let mover = self.judge.man_on(from).map(|man| man.side);
        let mover = mover.filter(|_| from != to).ok_or_else(|| {
            let why = "no man stands there that could go elsewhere";
            refuse(RefusalCode::NoManThere, why)
        })?;
        if self.judge.is_possible(mover, tried) {
            self.events_of_move(at, mover, tried, keep_turn)
        } else {
            self.events_of_placing(at, from, to)
        }
    }

    fn events_of_move(
        &self,
        at: Millis,
        mover: Side,
        tried: Try,
        keep_turn: bool,
    ) -> Result<Vec<Event>, Refusal> {
        let before = if mover == self.turn() {
            Vec::new()
        } else {
            let given = self.judge.with_turn(mover);
            vec![self.arranged(at, None, &given.map_err(|_| check_first())?)]
        };
        let ready = self.after(at, &before);
        let tried = ready.events_of_try(at, &tried.to_string())?;
        let stood = matches!(tried.first(), Some(Event::Tried { verdict, .. }) if *verdict == Verdict::Legal);
        if !stood {
            return Ok(tried);
        }
        let played = ready.after(at, &tried);
        let mut events = before;
        events.extend(tried);
        if keep_turn
            && played.end.is_none()
            && let Ok(kept) = played.judge.with_turn(mover)
        {
            events.push(played.arranged(at, None, &kept));
        }
        Ok(events)
    }

    fn events_of_placing(&self, at: Millis, from: Cell, to: Cell) -> Result<Vec<Event>, Refusal> {
        let man = self.judge.man_on(from);
        let put = self
            .judge
            .with_man_put(from, to)
            .map_err(|why| unplayable(&why))?;
        let placed = man.map(|man| Placed {
            man: games::Man { cell: to, ..man },
            from,
        });
        Ok(vec![self.arranged(at, placed, &put)])
    }

    /// After a take-back the side that had made the move is to move again.
    pub(crate) fn turn_after_take_back(&self, at: Millis, to_ply: u32) -> Option<Event> {
        let undone = |played: &&Played| played.ply == to_ply && played.is_move();
        let undone = self.completed().find(undone)?;
        let judge = self.judge_at(to_ply);
        if !self.terms.practice || undone.by == judge.turn() {
            return None;
        }
        let given = judge.with_turn(undone.by).ok()?;
        Some(self.arranged(at, None, &given))
    }

    fn arranged(&self, at: Millis, placed: Option<Placed>, judge: &Judge) -> Event {
        Event::Arranged {
            placed,
            fen: judge.shown().map_or_else(String::new, Position::fen),
            heard: judge.opening(),
            left: self.left_now(at),
        }
    }

    pub(crate) fn happen_arranged(&mut self, at: Millis, event: &Event) {
        let Event::Arranged {
            placed,
            fen,
            heard,
            left,
        } = event
        else {
            return;
        };
        self.played.push(Played {
            ply: self.ply(),
            by: placed.map_or(self.turn(), |placed| placed.man.side),
            act: Act::Arranged {
                fen: fen.clone(),
                placed: *placed,
            },
            heard: heard.clone(),
            left: *left,
        });
        self.judge.arrange(fen, placed.is_some());
        self.attempts = 0;
        self.set_clock(at, *left);
        self.start_clock(at);
    }

    /// The table as it would be after these events.
    fn after(&self, at: Millis, events: &[Event]) -> Self {
        let mut table = self.clone();
        for event in events {
            let event = event.clone();
            table.record(&Entry { at, event });
        }
        table
    }
}

fn check_first() -> Refusal {
    let why = "the side to move is in check, so the other side cannot move first";
    refuse(RefusalCode::CheckFirst, why)
}

fn unplayable(why: &Unplayable) -> Refusal {
    let code = match why {
        Unplayable::Start(_) => RefusalCode::OverThere,
        Unplayable::OffBoard => RefusalCode::OutOfRange,
        Unplayable::NoChess => RefusalCode::NotInTheseRules,
        Unplayable::Setup(setup) => match setup {
            SetupError::NoKing { .. } => RefusalCode::KingStays,
            SetupError::EnemyInCheck { .. } => RefusalCode::BothInCheck,
            SetupError::PawnOnEdge { .. } => RefusalCode::PawnOnEdge,
            SetupError::ManyKings { .. }
            | SetupError::ManyMen { .. }
            | SetupError::ManyMenInAll { .. }
            | SetupError::Castling { .. }
            | SetupError::EnPassant { .. } => RefusalCode::OutOfRange,
        },
    };
    refuse(code, &why.to_string())
}
