//! Random games of the list, the same on every machine.

use games::list::Entry;
use games::open::OpenGame;
use rand::{RngCore, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Calls `see` with each of `count` positions from random games, and with the position before it and
/// the move between. The games end after 120 moves at the latest.
pub(crate) fn positions(
    name: &str,
    starts: &[String],
    count: usize,
    mut see: impl FnMut(&dyn OpenGame, Option<(&str, &str)>),
) {
    let entry = Entry::named(name).expect("a game of the list");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut met = 0;
    for start in starts.iter().cycle() {
        let mut game = entry.begin(Some(start), &[]).expect("starts are readable");
        let mut before: Option<(String, String)> = None;
        for _ in 0..120 {
            let step = before.as_ref();
            see(&*game, step.map(|(text, m)| (text.as_str(), m.as_str())));
            met += 1;
            if met == count {
                return;
            }
            let moves = game.moves();
            if moves.is_empty() {
                break;
            }
            let chosen = &moves[random.next_u64() as usize % moves.len()];
            before = Some((game.text(), chosen.clone()));
            game.play(chosen).expect("a listed move is legal");
        }
    }
}
