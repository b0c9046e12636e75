//! The player that imagines: 64 boards that fit what was heard, one move ahead on each, the
//! captures that follow played out.
//!
//! A refusal is free information, so a step that fails on some boards is worth what it gains where
//! it is legal and what the best other step gains on the boards that the refusal would leave.

use games::Side;
use games::chess::Position;
use referee::{Hearers, RuleSet, Try};
use shakmaty::{Role, Square};

use crate::belief::Belief;
use crate::budget::Meter;
use crate::chance::Chance;
use crate::search::{Outcome, outcome};
use crate::seat::{News, Seat};
use crate::step::Step;
use crate::value::material;
use crate::{Budget, Player, Seen};

/// What mate is worth on one board. Not much more than a won game: a chance of mate must not be
/// bought with as great a chance of stalemate.
const MATE: i64 = 6_000;
/// What a draw is worth to a side that is ahead.
const SPOILT: i64 = -2_500;
/// What a refusal costs: next to nothing, and more where the enemy hears it.
const REFUSED: i64 = 1;
const HEARD: i64 = 5;
/// How many drops are thought of.
const DROPS: usize = 24;
/// What it costs to set the own men up again as they stood before.
const AGAIN: i64 = 12;

/// The player.
pub(crate) struct Pimc {
    seat: Seat,
    belief: Belief,
    chance: Chance,
    /// How the own men stood after each own move since the last capture or pawn move.
    stood: Vec<u64>,
}

impl Pimc {
    pub(crate) fn new(rules: &RuleSet, side: Side, start: &Position, seed: u64) -> Self {
        Self {
            seat: Seat::new(rules, side, start),
            belief: Belief::new(rules, side, start),
            chance: Chance::new(seed),
            stood: Vec::new(),
        }
    }

    fn note_standing(&mut self, news: News) {
        if let News::Moved(step) = news {
            let is_pawn = self.seat.own().by_role(Role::Pawn).contains(step.to());
            if is_pawn || self.seat.captured_on().is_some() {
                self.stood.clear();
            }
            self.stood.push(standing(&self.seat, None));
        }
    }

    /// Steps worth a thought; never none. Of many drops only some are thought of.
    fn steps(&mut self) -> Vec<Step> {
        let all = self.seat.steps();
        let sensible = all.iter().filter(|&&step| !self.seat.is_senseless(step));
        let is_drop = |step: &Step| matches!(step, Step::Drop { .. });
        let (mut drops, mut steps): (Vec<Step>, Vec<Step>) =
            sensible.partition(|step| is_drop(step));
        for _ in 0..DROPS.min(drops.len()) {
            let index = self.chance.below(drops.len() as u64) as usize;
            steps.push(drops.swap_remove(index));
        }
        if steps.is_empty() { all } else { steps }
    }

    fn again(&self, step: Step) -> i64 {
        let key = standing(&self.seat, Some(step));
        let times = self.stood.iter().filter(|&&stood| stood == key).count();
        AGAIN * times as i64
    }
}

impl Player for Pimc {
    fn hear(&mut self, seen: &Seen) {
        let news = self.seat.hear(seen);
        self.note_standing(news);
        self.belief.hear(&self.seat, news, seen, &mut self.chance);
    }

    fn choose(&mut self, budget: &Budget) -> Try {
        let steps = self.steps();
        let refusal = match self.seat.rules().hidden.heard_by {
            Hearers::Both => HEARD,
            Hearers::Mover => REFUSED,
        };
        let side = self.seat.side();
        let weighed = Weighed::new(&steps, self.belief.boards(), side, &mut budget.start());
        let worths: Vec<i64> = (0..steps.len())
            .map(|index| weighed.worth(index, refusal) - weighed.total() * self.again(steps[index]))
            .collect();
        let best = worths.iter().max().copied();
        let best: Vec<Step> = steps
            .iter()
            .zip(&worths)
            .filter(|&(_, worth)| Some(*worth) == best)
            .map(|(step, _)| *step)
            .collect();
        let step = self.chance.pick(&best);
        step.expect("the side to move has a step that its own board allows")
            .to_try()
    }
}

/// A number for how the own men stand, now or after a step.
fn standing(seat: &Seat, step: Option<Step>) -> u64 {
    let own = seat.own();
    let key = own.occupied().into_iter().fold(0, |key, square| {
        key ^ own.role_at(square).map_or(0, |role| mixed(square, role))
    });
    match step {
        None => key,
        Some(Step::Drop { role, to }) => key ^ mixed(to, role),
        Some(Step::Move {
            from,
            to,
            promotion,
        }) => own.role_at(from).map_or(key, |role| {
            key ^ mixed(from, role) ^ mixed(to, promotion.unwrap_or(role))
        }),
    }
}

fn mixed(square: Square, role: Role) -> u64 {
    let seed = u64::from(square.to_u32()) * 8 + role as u64 + 1;
    let mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// What each step leads to on each imagined board.
struct Weighed {
    /// How many imagined boards look like this one.
    weights: Vec<i64>,
    /// By step, then by board; none where the step is not legal.
    values: Vec<Vec<Option<i64>>>,
    /// By board: what to expect of a turn there.
    usual: Vec<i64>,
}

impl Weighed {
    fn new(steps: &[Step], boards: &[Position], side: Side, meter: &mut Meter) -> Self {
        let mut weighed = Self {
            weights: Vec::new(),
            values: vec![Vec::new(); steps.len()],
            usual: Vec::new(),
        };
        for (board, weight) in distinct(boards) {
            if meter.is_spent() {
                break;
            }
            weighed.add(steps, board, weight, side, meter);
        }
        weighed
    }

    fn add(
        &mut self,
        steps: &[Step],
        board: &Position,
        weight: i64,
        side: Side,
        meter: &mut Meter,
    ) {
        let color = side.into();
        let lead = material(board.board(), color) - material(board.board(), !color);
        let mut sum = 0;
        let mut count = 0;
        for (step, values) in steps.iter().zip(&mut self.values) {
            let value = step.played(board).map(|after| {
                let (outcome, nodes) = outcome(&after);
                meter.spend(nodes);
                score(outcome, lead)
            });
            if let Some(value) = value {
                sum += value;
                count += 1;
            }
            values.push(value);
        }
        self.weights.push(weight);
        self.usual.push(if count == 0 { 0 } else { sum / count });
    }

    fn total(&self) -> i64 {
        self.weights.iter().sum()
    }

    /// The sum over all boards: the step's value where it is legal, and on the others what the
    /// best other step brings after the refusal.
    fn worth(&self, index: usize, refusal: i64) -> i64 {
        let boards = 0..self.weights.len();
        let value = |board: usize| self.values[index][board];
        let refused: Vec<usize> = boards.clone().filter(|&b| value(b).is_none()).collect();
        let gained: i64 = boards
            .filter_map(|board| Some(value(board)? * self.weights[board]))
            .sum();
        if refused.is_empty() {
            return gained;
        }
        let second = (0..self.values.len())
            .filter(|&other| other != index)
            .map(|other| self.sum_on(other, &refused))
            .max();
        let lost: i64 = refused.iter().map(|&board| self.weights[board]).sum();
        gained + second.unwrap_or_else(|| self.sum_on(index, &refused)) - refusal * lost
    }

    fn sum_on(&self, index: usize, boards: &[usize]) -> i64 {
        boards
            .iter()
            .map(|&board| {
                let value = self.values[index][board].unwrap_or(self.usual[board]);
                value * self.weights[board]
            })
            .sum()
    }
}

fn score(outcome: Outcome, lead: i32) -> i64 {
    match outcome {
        Outcome::Mate => MATE,
        Outcome::Draw if lead > 0 => SPOILT,
        Outcome::Draw => 0,
        Outcome::Value(value) => i64::from(value),
    }
}

/// The boards without repeats, and how often each comes.
fn distinct(boards: &[Position]) -> Vec<(&Position, i64)> {
    let mut keys: Vec<u64> = Vec::with_capacity(boards.len());
    let mut kept: Vec<(&Position, i64)> = Vec::with_capacity(boards.len());
    for board in boards {
        let key = board.repetition_key();
        if let Some(index) = keys.iter().position(|&other| other == key) {
            kept[index].1 += 1;
        } else {
            keys.push(key);
            kept.push((board, 1));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use games::chess::Pawns;
    use referee::{Proof, Referee};

    use super::*;
    use crate::simple::Random;

    /// Shares of the imagining side's turns, in plies.
    #[derive(Debug, Default)]
    struct Counts {
        turns: u32,
        king_in_belief: u32,
        position_in_belief: u32,
        relaxed: u32,
    }

    fn seen(by: Side, seat: Side, tried: Try, ruling: &referee::Ruling) -> Seen {
        Seen {
            tried: (by == seat).then_some((tried, ruling.verdict)),
            heard: ruling.heard.by(seat).cloned().collect(),
        }
    }

    /// White imagines, Black moves by chance.
    fn watch(rules: &RuleSet, seed: u64, counts: &mut Counts) {
        let start = Position::start(Pawns::Forward);
        let mut referee = Referee::new(rules.clone(), start.clone()).expect("a start");
        let mut white = Pimc::new(rules, Side::White, &start, seed);
        let mut black = Random::new(rules, Side::Black, &start, seed);
        while referee.outcome().is_none() && referee.ply() < 120 {
            let by = referee.turn();
            if by == Side::White {
                let truth = referee.truth(Proof::own_program());
                count(&white, truth, counts);
            }
            let tried = match by {
                Side::White => white.choose(&Budget::unlimited()),
                Side::Black => black.choose(&Budget::unlimited()),
            };
            let ruling = referee.submit(&tried);
            white.hear(&seen(by, Side::White, tried, &ruling));
            black.hear(&seen(by, Side::Black, tried, &ruling));
        }
        counts.relaxed += white.belief.relaxed();
    }

    fn count(player: &Pimc, truth: &Position, counts: &mut Counts) {
        let boards = player.belief.boards();
        assert!(!boards.is_empty(), "there is always something to imagine");
        for board in boards {
            let own = board.own_board(Side::White);
            assert!(
                own == truth.own_board(Side::White),
                "own men are known: {} is imagined in {}",
                board.fen(),
                truth.fen()
            );
        }
        let king = truth.king(Side::Black);
        counts.turns += 1;
        counts.king_in_belief += u32::from(boards.iter().any(|b| b.king(Side::Black) == king));
        counts.position_in_belief += u32::from(boards.iter().any(|b| b.board() == truth.board()));
    }

    #[test]
    fn imagined_boards_have_the_own_men_and_often_the_enemy_king() {
        for name in RuleSet::ALL {
            let mut counts = Counts::default();
            for seed in 0..1 {
                watch(&RuleSet::published(name), seed, &mut counts);
            }
            println!("{name}: {counts:?}");
        }
    }
}
