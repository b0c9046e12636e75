//! The two players that imagine nothing: `random` and `greedy`.

use games::Side;
use games::chess::Position;
use referee::{RuleSet, Try};
use shakmaty::Role;

use crate::chance::Chance;
use crate::seat::{PawnTry, Seat};
use crate::step::Step;
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
        let Some(onto) = self.seat.captured_on() else {
            return Vec::new();
        };
        let hits: Vec<(Step, i32)> = steps
            .iter()
            .filter(|step| step.to() == onto)
            .filter_map(|&step| Some((step, price(self.capturer(step)?))))
            .collect();
        let least = hits.iter().map(|&(_, price)| price).min();
        hits.into_iter()
            .filter(|&(_, price)| Some(price) == least)
            .map(|(step, _)| step)
            .collect()
    }

    /// The man that would capture; none when the step captures nothing.
    fn capturer(&self, step: Step) -> Option<Role> {
        let Step::Move { from, .. } = step else {
            return None;
        };
        let role = self.seat.own().role_at(from)?;
        let captures = self.seat.is_pawn_capture(step) && !self.seat.is_senseless(step);
        (role != Role::Pawn || captures).then_some(role)
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

/// One of the steps. A game in which a side has none is over before that side is asked.
fn any_of(chance: &mut Chance, steps: &[Step]) -> Try {
    chance
        .pick(steps)
        .expect("the side to move has a step that its own board allows")
        .to_try()
}

#[cfg(test)]
mod tests {
    use games::chess::Pawns;
    use referee::{Referee, RuleSetName, Verdict};

    use super::*;

    /// Plays by chance; after every ruling both players must know their own side.
    fn check_own_boards(rules: &RuleSet, seed: u64) {
        let pawns = if rules.pawns_move_backward {
            Pawns::MayStepBack
        } else {
            Pawns::Forward
        };
        let start = Position::start(pawns);
        let mut referee = Referee::new(rules.clone(), start.clone()).expect("a start");
        let mut players = Side::ALL.map(|side| Random::new(rules, side, &start, seed));
        while referee.outcome().is_none() && referee.ply() < 300 {
            let by = referee.turn();
            let tried = players[by as usize].choose(&Budget::unlimited());
            let ruling = referee.submit(&tried);
            for (player, side) in players.iter_mut().zip(Side::ALL) {
                player.hear(&Seen {
                    tried: (side == by).then_some((tried, ruling.verdict)),
                    heard: ruling.heard.by(side).cloned().collect(),
                });
                if referee.outcome().is_none() {
                    let own = referee.own_board(side);
                    let name = rules.name();
                    assert!(player.seat.own() == &own, "{name}: {by} tried {tried}");
                    assert_eq!(player.seat.turn(), referee.turn(), "after {tried}");
                }
            }
        }
    }

    #[test]
    fn the_own_side_is_known_in_every_rule_set() {
        let mut sets = RuleSet::ALL.map(RuleSet::published).to_vec();
        let mut backward = RuleSet::published(RuleSetName::Se);
        backward.pawns_move_backward = true;
        sets.push(backward);
        for rules in sets {
            for seed in 0..12 {
                check_own_boards(&rules, seed);
            }
        }
    }

    #[test]
    fn greedy_takes_back_with_the_cheapest_man_that_can() {
        let fen = "4k3/8/8/3n4/8/4P3/3B4/3RK3 b - - 0 1";
        let start = Position::from_fen(fen, Pawns::Forward).expect("a position");
        let rules = RuleSet::published(RuleSetName::Se);
        let mut referee = Referee::new(rules.clone(), start.clone()).expect("a start");
        let mut white = Greedy::new(&rules, Side::White, &start, 1);
        let ruling = referee.submit(&"d5e3".parse().expect("a try"));
        assert_eq!(ruling.verdict, Verdict::Legal);
        white.hear(&Seen {
            tried: None,
            heard: ruling.heard.by(Side::White).cloned().collect(),
        });
        assert_eq!(white.choose(&Budget::unlimited()).to_string(), "d2e3");
    }
}
