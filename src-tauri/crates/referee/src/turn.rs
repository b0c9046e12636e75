//! What the referee remembers of the turn under way.

use games::Cell;
use games::chess::{self, KingLines, Position};

use crate::judge::{Step, ask_rule, is_possible, may_become};
use crate::known::is_pawn_capture;
use crate::referee::Referee;
use crate::rules::{AskDuty, DrawRule, PawnTries, RuleSet};
use crate::vocabulary::{Answer, Try, Verdict};

/// What is seen of a position when a turn begins in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outset {
    /// The checks, and the pinned men.
    pub(crate) lines: KingLines,
    /// The pawn tries of the side to move, where the set tells of them unasked; else none.
    pub(crate) pawn_tries: chess::PawnTries,
}

/// What is remembered until the turn passes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Turn {
    /// What was seen, and said, when the turn began.
    pub(crate) outset: Outset,
    /// Every try that was tested and refused, once each. The same capture with another promotion
    /// is another try.
    refused: Vec<Try>,
    /// The [`mark`] of each refused try: one without a mark here was not refused.
    marks: [u64; 4],
    /// Every refusal, repeats too.
    pub(crate) refusals: u32,
    /// Pawn captures answered no in a turn with a pawn try, repeats too.
    pub(crate) failed_pawn_captures: u8,
    /// The answer to "Any?", once it was asked.
    pub(crate) asked: Option<Answer>,
    /// "Any?" was answered yes and a pawn capture is still owed.
    pub(crate) owes_pawn_capture: bool,
}

impl Turn {
    /// The next side's turn begins. Keeps the allocation.
    pub(crate) fn begin(&mut self, outset: Outset) {
        self.refused.clear();
        self.marks = [0; 4];
        self.refusals = 0;
        self.failed_pawn_captures = 0;
        self.asked = None;
        self.owes_pawn_capture = false;
        self.outset = outset;
    }

    /// Whether this try was refused before in this turn.
    #[inline]
    pub(crate) fn was_refused(&self, tried: Try) -> bool {
        let (word, bit) = mark(tried);
        self.marks[word] & bit != 0 && self.refused.contains(&tried)
    }

    fn refuse(&mut self, tried: Try) {
        if !self.was_refused(tried) {
            self.refused.push(tried);
            let (word, bit) = mark(tried);
            self.marks[word] |= bit;
        }
    }
}

/// A word and a bit of it that different tries seldom share, so that most tries are known as new
/// without a search.
#[inline]
fn mark(tried: Try) -> (usize, u64) {
    let place = |cell: Cell| usize::from(cell.rank) * 8 + usize::from(cell.file);
    let number = match tried {
        Try::Move { from, to, .. } => place(from) * 23 + place(to),
        Try::Drop { to, .. } => place(to),
        Try::Any => 0,
    };
    (number / 64 % 4, 1 << (number % 64))
}

impl Outset {
    /// Looks at a position in which a turn begins.
    pub(crate) fn of(rules: &RuleSet, position: &Position) -> Self {
        let lines = position.king_lines();
        let pawn_tries = match rules.pawn_tries {
            PawnTries::Silent | PawnTries::Ask(_) => chess::PawnTries::default(),
            PawnTries::Fact
            | PawnTries::CaptureFact
            | PawnTries::Count
            | PawnTries::CountFromZero
            | PawnTries::Targets
            | PawnTries::Sources => position.pawn_tries_given(&lines),
        };
        Self { lines, pawn_tries }
    }
}

impl Referee {
    /// Takes a ruling that moved nothing into the turn's memory.
    pub(crate) fn remember(&mut self, tried: Try, verdict: Verdict) {
        match verdict {
            Verdict::AnyYes => {
                self.memory.asked = Some(Answer::Yes);
                self.memory.owes_pawn_capture = true;
            }
            Verdict::AnyNo => self.memory.asked = Some(Answer::No),
            Verdict::No
            | Verdict::Illegal
            | Verdict::Nonsense
            | Verdict::Impossible
            | Verdict::HellNo
            | Verdict::Error => self.remember_refusal(tried),
            Verdict::ErrorLimit => self.memory.refusals += 1,
            Verdict::Legal | Verdict::NotAvailable | Verdict::End => {}
        }
    }

    /// A try that was refused untested, because a pawn capture is owed or the pawn may not become
    /// that, is not one that could be repeated. (One that is impossible on the own board may be
    /// remembered: it stays impossible for the whole turn.)
    fn remember_refusal(&mut self, tried: Try) {
        self.memory.refusals += 1;
        match tried {
            Try::Move {
                from,
                to,
                promotion,
            } => {
                if let Some(step) = Step::new(from, to, promotion) {
                    self.remember_refused_step(tried, step);
                }
            }
            Try::Drop { .. } if self.memory.owes_pawn_capture => {}
            Try::Drop { .. } => self.memory.refuse(tried),
            Try::Any => {}
        }
    }

    fn remember_refused_step(&mut self, tried: Try, step: Step) {
        if self.owes(step).is_some() || !may_become(&self.rules, step.promotion) {
            return;
        }
        if is_pawn_capture(&self.position, step.from, step.to) {
            self.remember_failed_capture(tried, step);
        }
        self.memory.refuse(tried);
    }

    fn remember_failed_capture(&mut self, tried: Try, step: Step) {
        let counts = self.memory.outset.pawn_tries.count > 0;
        let owes = self.memory.owes_pawn_capture;
        if !(counts || owes) || !is_possible(&self.position, step) {
            return;
        }
        if counts {
            let failed = &mut self.memory.failed_pawn_captures;
            *failed = failed.saturating_add(1);
        }
        let one_is_enough = ask_rule(&self.rules).is_some_and(|ask| ask.duty == AskDuty::TryOne);
        if one_is_enough && !self.memory.was_refused(tried) {
            self.memory.owes_pawn_capture = false;
        }
    }

    /// The move has been played: the other side's turn begins.
    pub(crate) fn pass_turn(&mut self, outset: Outset) {
        self.ply += 1;
        self.last_refusals = self.memory.refusals;
        self.memory.begin(outset);
        self.remember_position();
    }

    pub(crate) fn remember_position(&mut self) {
        if self.rules.repetition == DrawRule::Never {
            return;
        }
        // With reserves even a capture can be undone: what was taken comes back by a drop.
        if self.position.halfmoves() == 0 && !self.rules.reserves {
            self.keys.clear();
        }
        self.keys.push(self.position.repetition_key());
    }
}
