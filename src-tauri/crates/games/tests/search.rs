//! The search finds what is there, answers whenever it is told to stop, and solves small games.

mod walk;

use std::collections::HashMap;

use games::list::{Entry, GAMES};
use games::open::{OpenGame, Standing};
use games::search::{Asked, Memory, SURE, Thought, WON};

fn begin(game: &str, position: &str) -> Box<dyn OpenGame> {
    let entry = Entry::named(game).expect("a game of the list");
    entry
        .begin(Some(position), &[])
        .expect("a readable position")
}

/// Thinks so deep, or until so many positions were looked at.
fn think(game: &dyn OpenGame, asked: Asked, nodes: u64) -> Thought<String> {
    let mut left = nodes;
    let mut stop = |spent| {
        left = left.saturating_sub(spent);
        left == 0
    };
    game.think(asked, &mut Memory::with_room(1 << 14), &mut stop)
}

fn deep(depth: u8) -> Asked {
    Asked {
        depth,
        margin: 0,
        solves: true,
    }
}

/// A win in so many moves of both sides together, with this move first.
#[track_caller]
fn check_win(game: &str, position: &str, first: &str, moves: i32) {
    let thought = think(&*begin(game, position), deep(8), 3_000_000);
    let best = &thought.ideas[0];
    assert_eq!(
        (best.m.as_str(), WON - best.value),
        (first, moves),
        "{position}"
    );
}

#[test]
fn wins_are_seen() {
    check_win("chess", "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "g5g7", 1);
    check_win("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a6", 3);
    check_win("dumb", "5/5/5/3k1/3K1 w - pQ", "d1-d2", 1);
    // The rook takes a pawn with check and the king cannot leave its file.
    check_win(
        "sjakti",
        "#######/#######/#######/W.k####/#######/#######/#K##### w",
        "a4-b4",
        1,
    );
    let men = "..F......./........../..h......./...~~~~.../...~~~~.../...~~~~.../...~~~~.../........../........../.........H";
    check_win("invasion", &format!("{men} w 00"), "c10-a10", 1);
}

#[test]
fn a_king_that_can_be_taken_is_not_left_there() {
    // In check from the rook; whatever else is there to take, the king must go.
    let game = begin("dumb", "4k/5/5/q3Q/r3K w - pQ");
    let best = think(&*game, deep(4), 100_000).ideas.swap_remove(0);
    assert_eq!(best.m, "e2-e5", "the other king is taken first");
    let game = begin("dumb", "k4/5/5/q3Q/r3K w - pQ");
    let ideas = think(&*game, deep(3), 100_000).ideas;
    assert_eq!(ideas[0].m, "e2-d1", "nothing else keeps the king");
    assert!(ideas[0].value > -SURE, "{ideas:?}");
    assert!(
        ideas[1..].iter().all(|idea| idea.value <= -SURE),
        "{ideas:?}"
    );
}

#[test]
fn the_first_recurrence_draws_where_the_rules_say_so() {
    // White has nothing left but to go back and forth; so it is drawn at once.
    let mut game = begin("dumb", "4k/5/5/5/q3K w - pQ");
    for m in ["e1-e2", "e5-d5", "e2-e1"] {
        game.play(m).expect("a legal move");
    }
    let thought = think(&*game, deep(1), 10_000);
    let again = thought.ideas.iter().find(|idea| idea.m == "d5-e5");
    assert_eq!(again.map(|idea| idea.value), Some(0), "{thought:?}");
}

#[test]
fn who_is_told_to_stop_has_a_legal_move() {
    for entry in &GAMES {
        let game = entry.begin(None, &[]).expect("a start");
        let mut asked = 0;
        let mut stop = |_| {
            asked += 1;
            true
        };
        let thought = game.think(deep(30), &mut Memory::with_room(16), &mut stop);
        assert_eq!(asked, 1, "{}: asked once and never again", entry.name);
        assert!(thought.nodes < 200, "{}: {}", entry.name, thought.nodes);
        assert!(game.moves().contains(&thought.ideas[0].m), "{}", entry.name);
    }
}

#[test]
fn equal_searches_think_the_same() {
    for entry in &GAMES {
        let game = entry.begin(None, &[]).expect("a start");
        let first = think(&*game, deep(30), 5_000);
        assert_eq!(first, think(&*game, deep(30), 5_000), "{}", entry.name);
        assert!(first.depth > 1, "{}: {}", entry.name, first.depth);
    }
}

#[test]
fn every_move_of_a_random_position_has_a_value() {
    for entry in &GAMES {
        let start = entry.begin(None, &[]).expect("a start").text();
        walk::positions(entry.name, &[start], 400, |game, _| {
            let thought = think(game, deep(2), 1_000);
            let mut texts: Vec<String> = thought.ideas.into_iter().map(|idea| idea.m).collect();
            texts.sort_unstable();
            assert_eq!(texts, game.moves(), "{}", game.text());
        });
    }
}

/// Every position that can come from one, with those after it, and the value by trying again and
/// again what is known by then: 1 won, -1 lost for the side to move.
struct Brute {
    after: HashMap<String, Vec<String>>,
    values: HashMap<String, i32>,
}

impl Brute {
    fn new(start: &str) -> Self {
        let mut brute = Self {
            after: HashMap::new(),
            values: HashMap::new(),
        };
        let mut waiting = vec![start.to_owned()];
        while let Some(text) = waiting.pop() {
            if brute.after.contains_key(&text) {
                continue;
            }
            assert!(brute.after.len() < 50_000, "{start} is too large");
            let game = begin("sjakti", &text);
            if let Standing::Ended(end) = game.standing() {
                let value = end
                    .winner
                    .map_or(0, |side| if side == game.turn() { 1 } else { -1 });
                brute.values.insert(text.clone(), value);
            }
            let after = game.moves().into_iter().map(|m| {
                let mut child = begin("sjakti", &text);
                child.play(&m).expect("a legal move");
                child.text()
            });
            let after: Vec<String> = after.collect();
            waiting.extend(after.iter().cloned());
            brute.after.insert(text, after);
        }
        brute.settle();
        brute
    }

    fn settle(&mut self) {
        loop {
            let mut news = Vec::new();
            for (text, after) in &self.after {
                if self.values.contains_key(text) {
                    continue;
                }
                let known = after.iter().map(|text| self.values.get(text).copied());
                if known.clone().any(|value| value == Some(-1)) {
                    news.push((text.clone(), 1));
                } else if known.clone().all(|value| value == Some(1)) {
                    news.push((text.clone(), -1));
                }
            }
            if news.is_empty() {
                return;
            }
            self.values.extend(news);
        }
    }

    fn value(&self, text: &str) -> i32 {
        self.values.get(text).copied().unwrap_or(0)
    }
}

#[test]
fn small_endings_are_solved_as_brute_force_solves_them() {
    let positions = [
        "#######/#######/#######/.wk####/.#.####/.WK####/####### w",
        "#######/#######/#######/.wk####/.#.####/#WK####/####### b",
        "#######/#######/#######/W.k####/#######/#.#####/#K##### w",
        "#######/#######/#######/W..k###/#######/#..####/#K##### w",
    ];
    let (mut won, mut lost, mut drawn) = (0, 0, 0);
    for position in positions {
        let brute = Brute::new(position);
        let game = begin("sjakti", position);
        let asked = Asked {
            margin: 2 * WON,
            ..deep(6)
        };
        for idea in think(&*game, asked, 10_000_000).ideas {
            let mut child = begin("sjakti", position);
            child.play(&idea.m).expect("a legal move");
            let expected = -brute.value(&child.text());
            let found = match idea.value {
                0 => 0,
                value if value >= SURE => 1,
                value if value <= -SURE => -1,
                value => panic!("{position} {}: {value} is no solution", idea.m),
            };
            assert_eq!(found, expected, "{position} {}", idea.m);
            won += i32::from(found > 0);
            lost += i32::from(found < 0);
            drawn += i32::from(found == 0);
        }
    }
    assert!(won > 0 && lost > 0 && drawn > 0, "{won} {lost} {drawn}");
}
