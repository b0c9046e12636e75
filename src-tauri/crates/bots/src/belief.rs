//! The boards that a player imagines: each fits what it has heard.
//!
//! Every ruling is evidence. A board on which the ruling would have been another is refuted; it is
//! mended by moving hidden men ([`mend`](crate::mend)). When no board is left and none can be
//! mended, the oldest evidence about the present position is given up, and that is counted.

use games::Side;
use games::chess::Position;
use referee::{Announcement, Referee, RuleSet, Verdict};
use shakmaty::{Bitboard, Role, attacks};

use crate::Seen;
use crate::chance::Chance;
use crate::mend::{Evidence, Scene, Toll};
use crate::seat::{News, Seat};
use crate::step::Step;

/// How many boards are kept.
pub(crate) const SAMPLES: usize = 64;
/// With fewer boards than this, refuted ones are mended.
const FEW: usize = 32;

/// What a player imagines.
#[derive(Clone)]
pub(crate) struct Belief {
    boards: Vec<Position>,
    evidence: Vec<Evidence>,
    enemy_men: usize,
    relaxed: u32,
}

impl Belief {
    /// The start is public: one board, and nothing to imagine.
    pub(crate) fn new(rules: &RuleSet, side: Side, start: &Position) -> Self {
        let board = if rules.reserves {
            start.clone().with_reserves()
        } else {
            start.clone()
        };
        Self {
            boards: vec![board],
            evidence: Vec::new(),
            enemy_men: start.board().by_color(side.other().into()).count(),
            relaxed: 0,
        }
    }

    /// Boards that fit what was heard; several may be equal.
    pub(crate) fn boards(&self) -> &[Position] {
        &self.boards
    }

    /// How often evidence had to be given up.
    #[cfg(test)]
    pub(crate) fn relaxed(&self) -> u32 {
        self.relaxed
    }

    /// Takes one ruling in. `seat` has heard it already.
    pub(crate) fn hear(&mut self, seat: &Seat, news: News, seen: &Seen, chance: &mut Chance) {
        match news {
            News::Nothing => {}
            News::Refused(step) => {
                let verdict = seen.tried.map(|(_, verdict)| verdict);
                if tells_of_hidden_men(verdict) {
                    self.hear_refusal(seat, step, chance);
                }
            }
            News::Moved(step) => self.hear_own_move(seat, step, &seen.heard, chance),
            News::EnemyMoved => self.hear_enemy_move(seat, &seen.heard, chance),
        }
    }

    fn hear_refusal(&mut self, seat: &Seat, step: Step, chance: &mut Chance) {
        self.evidence.push(Evidence::Refused(step));
        let (refuted, fitting) = split(&self.boards, |board| step.is_legal(board));
        self.boards = fitting;
        self.refill(seat, &refuted, Toll::default(), chance);
    }

    fn hear_own_move(
        &mut self,
        seat: &Seat,
        step: Step,
        heard: &[Announcement],
        chance: &mut Chance,
    ) {
        let words = physical(heard);
        let before = std::mem::take(&mut self.boards);
        let mut refuted = Vec::new();
        for board in before {
            match step.played(&board) {
                Some(after) if said_of(seat, &board, step) == words => self.boards.push(after),
                Some(_) | None => refuted.push(board),
            }
        }
        let toll = Toll::of(heard);
        self.enemy_men -= usize::from(toll.is_due()).min(self.enemy_men - 1);
        self.evidence = vec![
            Evidence::Empty(path(seat, step)),
            Evidence::Words(of_the_present(heard)),
        ];
        self.refill(seat, &refuted, toll, chance);
    }

    fn hear_enemy_move(&mut self, seat: &Seat, heard: &[Announcement], chance: &mut Chance) {
        let words = physical(heard);
        let before = std::mem::take(&mut self.boards);
        let mut children = Vec::new();
        let mut weights = Vec::new();
        for (index, board) in before.iter().enumerate() {
            let steps = Step::all(board);
            let weight = 40_320 / steps.len().max(1) as u64;
            for step in steps {
                if fits(seat, board, step, &words) {
                    children.push((index, step));
                    weights.push(weight);
                }
            }
        }
        self.enemy_men += usize::from(seat.dropped().is_some());
        self.boards = chance
            .draw(&weights, SAMPLES)
            .into_iter()
            .filter_map(|child| children[child].1.played(&before[children[child].0]))
            .collect();
        self.evidence = seat
            .captured_on()
            .map(Evidence::Occupied)
            .into_iter()
            .collect();
        self.evidence.push(Evidence::Words(of_the_present(heard)));
        let lost = |index| !children.iter().any(|&(parent, _)| parent == index);
        let refuted = (0..before.len()).filter(|&index| lost(index));
        let refuted: Vec<Position> = refuted.map(|index| before[index].clone()).collect();
        self.refill(seat, &refuted, Toll::default(), chance);
    }

    /// Mends refuted boards while there are few; gives evidence up when there is none at all.
    fn refill(&mut self, seat: &Seat, refuted: &[Position], toll: Toll, chance: &mut Chance) {
        if self.boards.len() >= FEW.min(self.boards.len() + refuted.len()) {
            return;
        }
        self.mend(seat, refuted, toll, chance);
        while self.boards.is_empty() && !self.evidence.is_empty() {
            self.evidence.remove(0);
            self.relaxed += 1;
            self.mend(seat, refuted, toll, chance);
        }
    }

    fn mend(&mut self, seat: &Seat, refuted: &[Position], toll: Toll, chance: &mut Chance) {
        let scene = Scene {
            seat,
            evidence: &self.evidence,
            enemy_men: self.enemy_men,
            toll,
        };
        let wanted = FEW.saturating_sub(self.boards.len());
        let mended = refuted.iter().filter_map(|board| scene.mend(board, chance));
        let mended: Vec<Position> = mended.take(wanted).collect();
        self.boards.extend(mended);
    }
}

/// A refusal for another reason than hidden men tells nothing.
fn tells_of_hidden_men(verdict: Option<Verdict>) -> bool {
    !matches!(verdict, Some(Verdict::ErrorLimit) | None)
}

fn split(
    boards: &[Position],
    is_refuted: impl Fn(&Position) -> bool,
) -> (Vec<Position>, Vec<Position>) {
    boards.iter().cloned().partition(is_refuted)
}

/// Squares that an own man has just passed.
fn path(seat: &Seat, step: Step) -> Bitboard {
    match step {
        Step::Move { from, to, .. } if seat.own().role_at(to) != Some(Role::Knight) => {
            attacks::between(from, to)
        }
        Step::Move { .. } | Step::Drop { .. } => Bitboard::EMPTY,
    }
}

/// Whether the enemy's step on this board would have been announced in these words.
fn fits(seat: &Seat, board: &Position, step: Step, words: &[Announcement]) -> bool {
    let is_capture = |said: &Announcement| matches!(said, Announcement::Capture { .. });
    let captures = board.board().occupied().contains(step.to());
    if captures && !words.iter().any(is_capture) {
        return false;
    }
    said_of(seat, board, step) == words
}

/// What this seat would hear of a legal step on this board, as far as it comes from the men.
fn said_of(seat: &Seat, board: &Position, step: Step) -> Vec<Announcement> {
    let Ok(referee) = Referee::new(seat.rules().clone(), board.clone()) else {
        return vec![Announcement::No];
    };
    let ruling = referee.judge(&step.to_try());
    physical(ruling.heard.by(seat.side()))
}

/// What this seat would hear of this position if the game began with it.
pub(crate) fn said_at(rules: &RuleSet, side: Side, board: &Position) -> Vec<Announcement> {
    Referee::new(rules.clone(), board.clone()).map_or_else(
        |_| vec![Announcement::No],
        |referee| of_the_present(referee.opening().get(side)),
    )
}

/// The announcements that tell of men, in the order in which every referee says them.
fn physical<'a>(heard: impl IntoIterator<Item = &'a Announcement>) -> Vec<Announcement> {
    chosen(heard, |said| told(said).is_some())
}

/// The announcements that tell of the present position alone.
fn of_the_present<'a>(heard: impl IntoIterator<Item = &'a Announcement>) -> Vec<Announcement> {
    chosen(heard, |said| told(said) == Some(About::Position))
}

fn chosen<'a>(
    heard: impl IntoIterator<Item = &'a Announcement>,
    keep: impl Fn(&Announcement) -> bool,
) -> Vec<Announcement> {
    heard
        .into_iter()
        .filter(|said| keep(said))
        .cloned()
        .collect()
}

#[derive(PartialEq, Eq)]
enum About {
    Move,
    Position,
}

/// What an announcement tells of, if it tells of men at all.
fn told(said: &Announcement) -> Option<About> {
    match said {
        Announcement::Capture { .. }
        | Announcement::Promotion { .. }
        | Announcement::Promoted { .. }
        | Announcement::Pass { .. }
        | Announcement::Drop { .. }
        | Announcement::End { .. } => Some(About::Move),
        Announcement::Check { .. } | Announcement::Try | Announcement::PawnCapture => {
            Some(About::Position)
        }
        Announcement::Tries { n, .. } if *n != Some(0) => Some(About::Position),
        Announcement::Tries { .. }
        | Announcement::Turn { .. }
        | Announcement::Any { .. }
        | Announcement::IllegalCount { .. }
        | Announcement::No
        | Announcement::Illegal
        | Announcement::Nonsense { .. }
        | Announcement::Impossible { .. }
        | Announcement::HellNo
        | Announcement::Error { .. }
        | Announcement::ErrorLimit => None,
    }
}
