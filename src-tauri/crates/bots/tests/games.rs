//! Whole games under every rule set: what the players may never do.

mod common;

use bots::{Budget, Kind, hidden};
use common::Table;
use games::Side;
use games::chess::{Pawns, Position};
use referee::{RuleSet, Verdict};

fn pawns(rules: &RuleSet) -> Pawns {
    if rules.pawns_move_backward {
        Pawns::MayStepBack
    } else {
        Pawns::Forward
    }
}

/// Plays some games between two kinds and says how many tries there were.
fn play(rules: &RuleSet, kinds: [Kind; 2], games: u64) -> usize {
    let start = Position::start(pawns(rules));
    let budget = Budget::unlimited();
    let mut tries = 0;
    for seed in 0..games {
        let seat = |side: Side| {
            let seed = 2 * seed + side as u64;
            hidden(kinds[side as usize], rules, side, &start, seed)
        };
        let mut table = Table::open(rules, &start, [seat(Side::White), seat(Side::Black)]);
        let mut refused = Vec::new();
        while let Some(tried) = table.step(&budget) {
            tries += 1;
            if tried.verdict == Verdict::Legal {
                refused.clear();
                continue;
            }
            assert!(
                !refused.contains(&tried.text),
                "{} tries {} again in one turn",
                tried.by,
                tried.text
            );
            assert_ne!(
                tried.verdict,
                Verdict::ErrorLimit,
                "{} counts the failed pawn captures",
                tried.by
            );
            refused.push(tried.text);
        }
    }
    tries
}

#[test]
fn no_player_tries_what_its_own_board_forbids_or_what_was_refused() {
    let mut tries = 0;
    for name in RuleSet::ALL {
        let rules = RuleSet::published(name);
        tries += play(&rules, [Kind::Random, Kind::Greedy], 6);
        tries += play(&rules, [Kind::Pimc, Kind::Random], 1);
    }
    assert!(tries > 5_000, "only {tries} tries were seen");
}

#[test]
fn pawns_that_step_back_are_known_to_all_players() {
    let mut rules = RuleSet::published(referee::RuleSetName::Se);
    rules.pawns_move_backward = true;
    let tries =
        play(&rules, [Kind::Random, Kind::Greedy], 6) + play(&rules, [Kind::Pimc, Kind::Random], 1);
    assert!(tries > 500, "only {tries} tries were seen");
}

#[test]
fn an_answer_comes_without_any_budget() {
    let rules = RuleSet::published(referee::RuleSetName::Wild16);
    let start = Position::start(Pawns::Forward);
    for kind in Kind::ALL {
        let none = Budget {
            nodes: Some(0),
            ..Budget::default()
        };
        let seat = |side| hidden(kind, &rules, side, &start, 7);
        let mut table = Table::open(&rules, &start, [seat(Side::White), seat(Side::Black)]);
        assert!(table.step(&none).is_some());
        assert!(table.referee.outcome().is_none());
    }
}
