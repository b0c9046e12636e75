//! The truth has one door.

use games::chess::{Pawns, Position};
use referee::{EndReason, GameResult, Proof, Referee, RuleSet, RuleSetName};
use static_assertions::{assert_impl_all, assert_not_impl_any};

// The control type shows that the assertion can tell the difference.
assert_impl_all!(RuleSet: serde::Serialize);
assert_not_impl_any!(Referee: serde::Serialize, serde::Deserialize<'static>, std::fmt::Display);
assert_not_impl_any!(Position: serde::Serialize, serde::Deserialize<'static>, std::fmt::Display);
assert_not_impl_any!(Proof: serde::Serialize, serde::Deserialize<'static>, Default);

fn open() -> Referee {
    let rules = RuleSet::published(RuleSetName::Se);
    Referee::new(rules, Position::start(Pawns::Forward)).expect("a start")
}

#[test]
fn debug_tells_nothing() {
    let mut referee = open();
    assert_eq!(format!("{referee:?}"), "Referee");
    referee.submit(&"e2e4".parse().expect("a try"));
    assert_eq!(format!("{referee:#?}"), "Referee");
}

#[test]
fn the_end_of_a_game_opens_its_own_truth() {
    let mut referee = open();
    assert!(Proof::ended(&referee).is_none(), "the game goes on");
    referee.record_end(EndReason::Agreed, GameResult::Draw);
    let proof = Proof::ended(&referee).expect("the game has ended");
    assert_eq!(referee.truth(proof).men().len(), 32);
}

#[test]
fn a_practice_game_hides_nothing_and_proves_nothing_for_another() {
    let rules = || RuleSet::published(RuleSetName::Se);
    let practice = Referee::for_practice(rules(), Position::start(Pawns::Forward));
    let practice = practice.expect("a start");
    let proof = Proof::practice(&practice).expect("one person moves both sides");
    assert_eq!(practice.truth(proof).men().len(), 32);
    assert!(Proof::practice(&open()).is_none(), "two people play");
    let position = Position::start(Pawns::Forward).with_turn(games::Side::Black);
    let given = practice.arranged(position.expect("no check"), false);
    assert!(given.expect("a start").is_practice(), "it stays practice");
}

#[test]
#[should_panic(expected = "the game goes on")]
fn the_proof_of_a_practice_game_does_not_open_another() {
    let rules = RuleSet::published(RuleSetName::Se);
    let practice = Referee::for_practice(rules, Position::start(Pawns::Forward));
    let proof = Proof::practice(&practice.expect("a start")).expect("it is practice");
    open().truth(proof);
}

#[test]
#[should_panic(expected = "nobody changes a game by hand")]
fn a_game_of_two_is_not_changed_by_hand() {
    let _ = open().arranged(Position::start(Pawns::Forward), false);
}

#[test]
#[should_panic(expected = "the game goes on")]
fn the_end_of_one_game_does_not_open_another() {
    let mut ended = open();
    ended.record_end(EndReason::Agreed, GameResult::Draw);
    let proof = Proof::ended(&ended).expect("the game has ended");
    open().truth(proof);
}
