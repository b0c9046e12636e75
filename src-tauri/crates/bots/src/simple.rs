//! The two players that imagine nothing: `random` and `greedy`.

use games::Side;
use games::chess::Position;
use referee::{RuleSet, Try};
use shakmaty::Role;

use crate::chance::Chance;
use crate::seat::{PawnTry, Seat, Step};
use crate::value::worth;
use crate::{Budget, Player, Seen};

/// Any step that its own board allows and that was not refused in this turn.
pub(crate) struct Random {
    seat: Seat,
    chance: Chance,
}

impl Random {
    pub(crate) fn new(rules: &RuleSet, side: Side, start: &Position, seed: u64) -> Self {
        Self {
            seat: Seat::new(rules, side, start),
            chance: Chance::new(seed),
        }
    }
}

impl Player for Random {
    fn hear(&mut self, seen: &Seen) {
        self.seat.hear(seen);
    }

    fn choose(&mut self, _: &Budget) -> Try {
        any_of(&mut self.chance, &self.seat.steps())
    }
}

/// Recaptures where something was just captured, with the cheapest man first; else a pawn capture
/// when one was announced; else any step.
pub(crate) struct Greedy {
    seat: Seat,
    chance: Chance,
}

impl Greedy {
    pub(crate) fn new(rules: &RuleSet, side: Side, start: &Position, seed: u64) -> Self {
        Self {
            seat: Seat::new(rules, side, start),
            chance: Chance::new(seed),
        }
    }

    fn recaptures(&self, steps: &[Step]) -> Vec<Step> {
        let onto = self.seat.captured_on();
        let hits = steps
            .iter()
            .copied()
            .filter(|step| Some(step.to) == onto && self.may_capture(*step));
        cheapest(hits.collect(), |step| {
            let role = self.seat.own().role_at(step.from);
            role.map_or(0, price)
        })
    }

    /// A pawn's straight step captures nothing.
    fn may_capture(&self, step: Step) -> bool {
        let is_pawn = self.seat.own().by_role(Role::Pawn).contains(step.from);
        !is_pawn || (self.seat.is_pawn_capture(step) && !self.seat.is_senseless(step))
    }

    fn pawn_captures(&self, steps: &[Step]) -> Vec<Step> {
        match self.seat.pawn_try() {
            PawnTry::Untold | PawnTry::Absent => Vec::new(),
            PawnTry::Present | PawnTry::Onto(_) | PawnTry::From(_) => steps
                .iter()
                .copied()
                .filter(|&step| self.seat.is_pawn_capture(step) && !self.seat.is_senseless(step))
                .collect(),
        }
    }
}

impl Player for Greedy {
    fn hear(&mut self, seen: &Seen) {
        self.seat.hear(seen);
    }

    fn choose(&mut self, _: &Budget) -> Try {
        let steps = self.seat.steps();
        let best = [self.recaptures(&steps), self.pawn_captures(&steps)]
            .into_iter()
            .find(|steps| !steps.is_empty())
            .unwrap_or(steps);
        any_of(&mut self.chance, &best)
    }
}

/// What a side risks with a capture by this man: most with the king.
pub(crate) const fn price(role: Role) -> i32 {
    match role {
        Role::King => 10_000,
        Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => worth(role),
    }
}

fn cheapest(steps: Vec<Step>, price: impl Fn(&Step) -> i32) -> Vec<Step> {
    let least = steps.iter().map(&price).min();
    steps
        .into_iter()
        .filter(|step| Some(price(step)) == least)
        .collect()
}

/// One of the steps. A game in which a side has none is over before that side is asked.
fn any_of(chance: &mut Chance, steps: &[Step]) -> Try {
    chance
        .pick(steps)
        .expect("the side to move has a step that its own board allows")
        .to_try()
}
