//! The three players in regular chess: they hear every move, so they see the board.

use games::Side;
use games::chess::{Move, Position};
use referee::{Try, Verdict};
use shakmaty::Square;

use crate::chance::Chance;
use crate::level::Kind;
use crate::search::{MATE, Outcome, outcome};
use crate::simple::price;
use crate::step::Step;
use crate::value::worth;
use crate::{Budget, Player, Seen};

/// A player who is shown the board.
pub(crate) struct Shown {
    kind: Kind,
    side: Side,
    position: Position,
    captured_on: Option<Square>,
    chance: Chance,
}

impl Shown {
    pub(crate) fn new(kind: Kind, side: Side, start: &Position, seed: u64) -> Self {
        Self {
            kind,
            side,
            position: start.clone(),
            captured_on: None,
            chance: Chance::new(seed),
        }
    }

    /// The moves that this kind of player chooses among; none only after the end.
    fn candidates(&self, budget: &Budget) -> Vec<Move> {
        let moves: Vec<Move> = self.position.legal_moves().into_iter().collect();
        let chosen = match self.kind {
            Kind::Random => Vec::new(),
            Kind::Greedy => self.captures(&moves),
            Kind::Pimc => self.best(&moves, budget),
        };
        if chosen.is_empty() { moves } else { chosen }
    }

    /// Recaptures, else captures of the dearest man; by the cheapest man that can.
    fn captures(&self, moves: &[Move]) -> Vec<Move> {
        let takes = moves.iter().copied().filter(|step| step.capture.is_some());
        let again = takes
            .clone()
            .filter(|step| Some(step.to) == self.captured_on);
        let takes = highest(takes, |step| step.capture.map_or(0, worth));
        let again: Vec<Move> = again.collect();
        let chosen = if again.is_empty() { takes } else { again };
        highest(chosen.into_iter(), |step| -price(step.role))
    }

    fn best(&self, moves: &[Move], budget: &Budget) -> Vec<Move> {
        let mut meter = budget.start();
        let mut values = Vec::with_capacity(moves.len());
        for &step in moves {
            if meter.is_spent() {
                break;
            }
            let mut after = self.position.clone();
            after.play(step);
            let (outcome, nodes) = outcome(&after);
            meter.spend(nodes);
            let value = match outcome {
                Outcome::Mate => MATE,
                Outcome::Draw => 0,
                Outcome::Value(value) => value,
            };
            values.push((step, value));
        }
        let best = highest(values.into_iter(), |&(_, value)| value);
        best.into_iter().map(|(step, _)| step).collect()
    }

    fn play(&mut self, step: Move) {
        let is_enemy = self.position.turn() != self.side;
        self.captured_on = step.victim().filter(|_| is_enemy);
        self.position.play(step);
    }
}

impl Player for Shown {
    fn hear(&mut self, seen: &Seen) {
        if let Some((tried, Verdict::Legal)) = seen.tried
            && let Some(Step::Move {
                from,
                to,
                promotion,
            }) = Step::of_try(tried)
            && let Some(step) = self.position.legal(from, to, promotion)
        {
            self.play(step);
        }
    }

    fn choose(&mut self, budget: &Budget) -> Try {
        let candidates = self.candidates(budget);
        let step = self.chance.pick(&candidates);
        let step = step.expect("the side to move has a legal move");
        Step::from(step).to_try()
    }
}

fn highest<T>(things: impl Iterator<Item = T>, value: impl Fn(&T) -> i32) -> Vec<T> {
    let mut best = Vec::new();
    let mut most = i32::MIN;
    for thing in things {
        let value = value(&thing);
        if value > most {
            most = value;
            best.clear();
        }
        if value == most {
            best.push(thing);
        }
    }
    best
}
