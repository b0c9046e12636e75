//! Ids of games: random, so that games of two machines never meet under one id.

use table::GameId;

/// A new game's id.
///
/// # Panics
/// When the system has no random numbers to give, where nothing safe can be done.
pub fn random_game_id() -> GameId {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    GameId::new(u128::from_be_bytes(bytes))
}
