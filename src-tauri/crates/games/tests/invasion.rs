//! Invasion against a second generator, which walks over letters square by square.

mod naive;
#[path = "naive/steps.rs"]
mod steps;
mod walk;

use games::Cell;
use naive::{AROUND, Letters, is_of, text};
use steps::{ASLANT, KNIGHT, STRAIGHT, Square};

/// A position in its parts.
#[derive(Clone, Debug, PartialEq)]
struct Read {
    board: Letters,
    turn: String,
    bombs: Vec<char>,
}

fn read(position: &str) -> Read {
    let fields: Vec<&str> = position.split(' ').collect();
    Read {
        board: Letters::read(fields[0]),
        turn: fields[1].to_owned(),
        bombs: fields[2].chars().collect(),
    }
}

fn plus(square: Square, step: Square, times: i32) -> Square {
    (square.0 + step.0 * times, square.1 + step.1 * times)
}

fn is_land(letter: Option<char>) -> bool {
    letter.is_some_and(|letter| letter != '~')
}

fn is_headquarters(letter: char) -> bool {
    letter.eq_ignore_ascii_case(&'h')
}

/// What a move does: where the man goes and what it is then.
type Found = (String, Read);

impl Read {
    fn at(&self, square: Square) -> Option<char> {
        self.board.at(square.0, square.1)
    }

    fn is_empty(&self, square: Square) -> bool {
        self.at(square) == Some('.')
    }

    fn other(&self) -> &'static str {
        if self.turn == "w" { "b" } else { "w" }
    }

    fn headquarters(&self, turn: &str) -> Square {
        let letter = if turn == "w" { 'H' } else { 'h' };
        let mut squares = self.board.squares().into_iter();
        squares
            .find(|(_, there)| *there == letter)
            .expect("headquarters")
            .0
    }

    /// The first man in a direction, no further than the sea.
    fn first_man(&self, from: Square, step: Square) -> Option<(Square, char)> {
        for times in 1.. {
            let to = plus(from, step, times);
            match self.at(to)? {
                '~' => return None,
                '.' => {}
                man => return Some((to, man)),
            }
        }
        None
    }

    /// Squares on a tank's way in one direction; headquarters that it spares end it.
    fn tank_way(&self, from: Square, step: Square, spared: impl Fn(char) -> bool) -> Vec<Square> {
        let way = (1..=5).map(|times| plus(from, step, times));
        let open = |square: &Square| {
            let there = self.at(*square);
            is_land(there) && !there.is_some_and(|man| is_headquarters(man) && spared(man))
        };
        way.take_while(open).collect()
    }

    fn is_check(&self, turn: &str) -> bool {
        let enemy = if turn == "w" { "b" } else { "w" };
        let target = self.headquarters(turn);
        self.board.squares().into_iter().any(|(from, man)| {
            is_of(man, enemy)
                && match man.to_ascii_uppercase() {
                    'C' | 'P' | 'U' => AROUND.into_iter().any(|step| {
                        self.first_man(from, step)
                            .is_some_and(|(to, _)| to == target)
                    }),
                    'T' => STRAIGHT.into_iter().any(|step| {
                        self.tank_way(from, step, |man| is_of(man, enemy))
                            .contains(&target)
                    }),
                    'S' => ASLANT.into_iter().any(|step| plus(from, step, 1) == target),
                    _ => false,
                }
        })
    }

    /// Where a man goes.
    fn targets(&self, from: Square, man: char) -> Vec<Square> {
        let near = |steps: &[Square]| -> Vec<Square> {
            let squares = steps.iter().map(|step| plus(from, *step, 1));
            squares.filter(|to| self.is_empty(*to)).collect()
        };
        let shots = || -> Vec<Square> {
            let men = AROUND.map(|step| self.first_man(from, step));
            let taken = men.into_iter().flatten();
            taken
                .filter(|(_, man)| self.can_take(*man))
                .map(|(to, _)| to)
                .collect()
        };
        match man.to_ascii_uppercase() {
            'H' => self.leaps(from),
            'F' => self.flag_steps(from),
            'C' => [near(&KNIGHT), shots()].concat(),
            'P' => [near(&AROUND), shots(), self.flights(from)].concat(),
            'U' => [near(&AROUND), shots()].concat(),
            'T' => {
                let ways = STRAIGHT.map(|step| self.tank_way(from, step, |_| true));
                ways.concat()
            }
            'S' => {
                let aslant = ASLANT.map(|step| plus(from, step, 1)).into_iter();
                let taken = aslant.filter(|to| self.at(*to).is_some_and(|man| self.can_take(man)));
                [near(&STRAIGHT), taken.collect()].concat()
            }
            _ => unreachable!("{man} is no man"),
        }
    }

    fn can_take(&self, man: char) -> bool {
        is_of(man, self.other()) && !is_headquarters(man)
    }

    fn leaps(&self, from: Square) -> Vec<Square> {
        let one = |square: Square| AROUND.map(|step| plus(square, step, 1)).into_iter();
        let between: Vec<Square> = one(from)
            .filter(|square| is_land(self.at(*square)))
            .collect();
        let mut squares: Vec<Square> = between.iter().copied().flat_map(one).collect();
        squares.extend(between);
        squares.sort_unstable();
        squares.dedup();
        squares.retain(|to| self.is_empty(*to));
        squares
    }

    fn flag_steps(&self, from: Square) -> Vec<Square> {
        let ways = AROUND.map(|step| {
            let way = [1, 2].map(|times| plus(from, step, times)).into_iter();
            way.take_while(|to| self.is_empty(*to)).collect::<Vec<_>>()
        });
        ways.concat()
    }

    fn flights(&self, from: Square) -> Vec<Square> {
        let ways = AROUND.map(|step| {
            let way = (5..10).map(|times| plus(from, step, times));
            way.filter(|to| self.is_empty(*to)).collect::<Vec<_>>()
        });
        ways.concat()
    }

    fn in_enemy_camp(&self, (file, rank): Square) -> bool {
        match self.turn.as_str() {
            "w" => file < 3 && rank > 6,
            _ => file > 6 && rank < 3,
        }
    }

    fn after_turn(&self) -> Self {
        Self {
            turn: self.other().to_owned(),
            ..self.clone()
        }
    }

    fn own_bomb(&self) -> usize {
        usize::from(self.turn == "b")
    }

    /// Every way in which one man's move to one square ends.
    fn moved(&self, from: Square, man: char, to: Square) -> Vec<Found> {
        let mut after = self.after_turn();
        let far = (to.0 - from.0).abs().max((to.1 - from.1).abs());
        after.board.lift(from);
        let taken = after.board.lift(to);
        let kind = man.to_ascii_uppercase();
        if kind == 'T' {
            let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
            for times in 1..far {
                after.board.lift(plus(from, step, times));
            }
        }
        let own = self.own_bomb();
        if kind == 'F' && [(0, 0), (9, 9)].contains(&to) && after.bombs[own] == '0' {
            after.bombs[own] = '1';
        }
        let flown = kind == 'P' && far >= 5 && taken == '.';
        let kinds = match kind {
            'S' if self.in_enemy_camp(to) => "CP",
            'P' if flown => "U",
            _ => return vec![(text(from, to), after.with(to, man))],
        };
        let ways = kinds.chars().map(|kind| {
            let white = man.is_ascii_uppercase();
            let man = if white {
                kind
            } else {
                kind.to_ascii_lowercase()
            };
            let promotion = if flown {
                String::new()
            } else {
                format!("={kind}")
            };
            (text(from, to) + &promotion, after.clone().with(to, man))
        });
        ways.collect()
    }

    fn with(mut self, square: Square, man: char) -> Self {
        self.board.put(square, man);
        self
    }

    fn bombed(&self, at: Square) -> Found {
        let mut after = self.after_turn();
        after.bombs[self.own_bomb()] = '-';
        for step in AROUND.into_iter().chain([(0, 0)]) {
            let square = plus(at, step, 1);
            let there = after.at(square);
            if there.is_some_and(|man| man.is_ascii_alphabetic() && !is_headquarters(man)) {
                after.board.lift(square);
            }
        }
        let cell = Cell::new(at.0 as u8, at.1 as u8);
        (format!("B@{cell}"), after)
    }

    fn moves(&self) -> Vec<Found> {
        if self.invader().is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for (from, there) in self.board.squares() {
            if is_of(there, &self.turn) {
                for to in self.targets(from, there) {
                    moves.extend(self.moved(from, there, to));
                }
            }
            if self.bombs[self.own_bomb()] == '1' && there != '~' && !is_headquarters(there) {
                moves.push(self.bombed(from));
            }
        }
        moves.retain(|(_, after)| !after.is_check(&self.turn));
        moves.sort_unstable_by(|one, other| one.0.cmp(&other.0));
        moves
    }

    fn invader(&self) -> Option<&'static str> {
        match (self.at((0, 9)), self.at((9, 0))) {
            (Some('F'), _) => Some("w"),
            (_, Some('f')) => Some("b"),
            _ => None,
        }
    }
}

const STARTS: [&str; 6] = [
    "hfpss...../ftcss...../pctss...../sss~~~~.../sss~~~~.../...~~~~SSS/...~~~~SSS/.....SSTCP/.....SSCTF/.....SSPFH w 00",
    "hfpss...../ftcss...../pctss...../sss~~~~.../sss~~~~.../...~~~~SSS/...~~~~SSS/.....SSTCP/.....SSCTF/.....SSPFH w 11",
    "h..s...t../f.c.s...../..ps....../s.s~~~~.../s..~~~~..P/...~~~~S../p..~~~~S../.....S..C./..T...CT../F....S..FH w 10",
    "h......T../.f......../..t...s.../...~~~~.../P..~~~~.../...~~~~..p/...~~~~.../..S...T.../.......F../..t......H b 01",
    "h....F..../.....f..../...S....../...~~~~.../.S.~~~~.../...~~~~.../...~~~~..s/.....s..../........../.........H w 00",
    "h.S......./........../..C......T/.s.~~~~.../..f~~~~.../...~~~~F../...~~~~.S./t.......c./........../.......s.H b 00",
];

#[test]
fn a_naive_generator_agrees_on_random_games() {
    let (mut mates, mut checks, mut invasions, mut blasts) = (0, 0, 0, 0);
    let mut last = Vec::new();
    walk::positions(
        "invasion",
        &STARTS.map(str::to_owned),
        20_000,
        |game, before| {
            let position = game.text();
            let here = read(&position);
            if let Some((before, m)) = before {
                let made = last.drain(..).find(|(text, _): &Found| text == m);
                assert_eq!(
                    made.map(|(_, after)| after),
                    Some(here.clone()),
                    "{before} {m}"
                );
                blasts += usize::from(m.starts_with('B'));
            }
            let standing = game.standing().as_str();
            if ["repetition", "insufficient", "hundred"].contains(&standing) {
                return;
            }
            last = here.moves();
            let moves: Vec<String> = last.iter().map(|(text, _)| text.clone()).collect();
            assert_eq!(game.moves(), moves, "{position}");
            let word = match (here.invader(), moves.is_empty(), here.is_check(&here.turn)) {
                (Some(_), ..) => "flag",
                (None, true, true) => "checkmate",
                (None, true, false) => "stalemate",
                (None, false, true) => "check",
                (None, false, false) => "ongoing",
            };
            assert_eq!(standing, word, "{position}");
            mates += usize::from(word == "checkmate");
            checks += usize::from(word == "check");
            invasions += usize::from(word == "flag");
            let again: games::invasion::Position = position.parse().expect("we read what we write");
            assert_eq!(again.to_string(), position, "a text reads back");
        },
    );
    assert!(
        mates > 5 && checks > 300 && invasions > 0 && blasts > 20,
        "random games bring {mates} mates, {checks} checks, {invasions} invasions, {blasts} blasts"
    );
}
