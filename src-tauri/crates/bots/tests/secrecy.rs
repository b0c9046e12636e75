//! A player's tries depend on what its seat heard, on its seed, and on nothing else.

mod common;

use bots::{Budget, Kind, hidden};
use common::Table;
use games::Side;
use games::chess::{Pawns, Position};
use proptest::prelude::*;
use referee::{Proof, RuleSet};

fn table(rules: &RuleSet, kind: Kind, seed: u64, enemy_seed: u64) -> Table {
    let start = Position::start(Pawns::Forward);
    let white = hidden(kind, rules, Side::White, &start, seed);
    let black = hidden(Kind::Random, rules, Side::Black, &start, enemy_seed);
    Table::open(rules, &start, [white, black])
}

/// Plays until White has heard one whole turn of the enemy; none after the end.
fn until_own_turn(table: &mut Table) -> Option<Vec<bots::Seen>> {
    let mut heard = Vec::new();
    while table.referee.turn() == Side::Black {
        let [white, _] = table.step(&Budget::unlimited())?.heard;
        heard.push(white);
    }
    Some(heard)
}

/// Two games with different enemies; as long as White hears the same, he tries the same. Counts
/// the tries that were compared while the hidden men stood differently.
fn compare(rules: &RuleSet, kind: Kind, seed: u64, enemies: [u64; 2]) -> usize {
    let [mut one, mut two] = enemies.map(|enemy| table(rules, kind, seed, enemy));
    let mut compared = 0;
    loop {
        let heard = [&mut one, &mut two].map(until_own_turn);
        let [Some(first), Some(second)] = heard else {
            return compared;
        };
        if first != second {
            return compared;
        }
        let [first, second] = [&mut one, &mut two].map(|table| {
            let fen = table.referee.truth(Proof::own_program()).fen();
            let tried = table.step(&Budget::unlimited());
            tried.map(|tried| (fen, tried.text, tried.heard))
        });
        let (Some(first), Some(second)) = (first, second) else {
            return compared;
        };
        assert_eq!(first.1, second.1, "in {} and {}", first.0, second.0);
        compared += usize::from(first.0 != second.0);
        if first.2[0] != second.2[0] {
            return compared;
        }
    }
}

#[test]
fn the_same_words_and_seed_give_the_same_tries() {
    for kind in Kind::ALL {
        let mut compared = 0;
        for name in RuleSet::ALL {
            let rules = RuleSet::published(name);
            for seed in 0..40 {
                compared += compare(&rules, kind, seed, [2 * seed + 100, 2 * seed + 101]);
            }
        }
        assert!(compared > 40, "{kind}: only {compared} tries were compared");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 64,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn hidden_men_change_no_try(seed: u64, one: u64, two: u64, rules in 0_usize..9, kind in 0_usize..3) {
        let rules = RuleSet::published(RuleSet::ALL[rules]);
        compare(&rules, Kind::ALL[kind], seed, [one, two]);
    }
}
