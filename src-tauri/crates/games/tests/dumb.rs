//! Dumb and Dumber Chess against a second generator, which walks over letters square by square.

mod naive;
#[path = "naive/steps.rs"]
mod steps;
mod walk;

use games::Cell;
use naive::{AROUND, Letters, is_of, text};
use steps::{ASLANT, KNIGHT, STRAIGHT, Square};

const HOPS: [Square; 8] = [
    (0, 2),
    (2, 2),
    (2, 0),
    (2, -2),
    (0, -2),
    (-2, -2),
    (-2, 0),
    (-2, 2),
];

/// The squares that a move's text names first.
fn squares_of(m: &str) -> [Square; 2] {
    let (from, rest) = m.split_once('-').expect("two squares");
    let to = rest.split('=').next().expect("a square");
    [from, to].map(|text| {
        let cell: Cell = text.parse().expect("a square");
        (i32::from(cell.file), i32::from(cell.rank))
    })
}

/// A position text in its parts.
struct Read<'a> {
    board: Letters,
    turn: &'a str,
    passed: Option<Square>,
    options: Vec<&'a str>,
    rows: i32,
    columns: i32,
}

fn read(position: &str) -> Read<'_> {
    let fields: Vec<&str> = position.split(' ').collect();
    let board = Letters::read(fields[0]);
    let passed = (fields[2] != "-").then(|| squares_of(&format!("{0}-{0}", fields[2]))[0]);
    let (last, _) = *board.squares().last().expect("squares");
    Read {
        turn: fields[1],
        passed,
        options: fields[3].split(',').collect(),
        rows: last.1 + 1,
        columns: last.0 + 1,
        board,
    }
}

impl Read<'_> {
    fn ahead(&self) -> i32 {
        if self.turn == "w" { 1 } else { -1 }
    }

    /// The rank that is so many steps from the mover's home row.
    fn rank(&self, steps: i32) -> i32 {
        if self.turn == "w" {
            steps
        } else {
            self.rows - 1 - steps
        }
    }

    fn other(&self) -> &'static str {
        if self.turn == "w" { "b" } else { "w" }
    }

    fn is(&self, square: Square, letter: char, turn: &str) -> bool {
        let letter = if turn == "w" {
            letter
        } else {
            letter.to_ascii_lowercase()
        };
        self.board.at(square.0, square.1) == Some(letter)
    }

    fn is_frozen(&self, square: Square, turn: &str) -> bool {
        let enemy = if turn == "w" { "b" } else { "w" };
        let mut around = AROUND.into_iter();
        around.any(|step| self.is((square.0 + step.0, square.1 + step.1), 'W', enemy))
    }

    fn has_king(&self, turn: &str) -> bool {
        let king = if turn == "w" { 'K' } else { 'k' };
        self.board
            .squares()
            .iter()
            .any(|(_, letter)| *letter == king)
    }

    fn near(from: Square, steps: &[Square]) -> Vec<Square> {
        let squares = steps.iter().map(|step| (from.0 + step.0, from.1 + step.1));
        squares.collect()
    }

    /// Every square up to and with the first man in each direction.
    fn slide(&self, from: Square, steps: &[Square]) -> Vec<Square> {
        let mut squares = Vec::new();
        for step in steps {
            let mut to = (from.0 + step.0, from.1 + step.1);
            while let Some(there) = self.board.at(to.0, to.1) {
                squares.push(to);
                if there != '.' {
                    break;
                }
                to = (to.0 + step.0, to.1 + step.1);
            }
        }
        squares
    }

    fn empty(&self, squares: Vec<Square>) -> Vec<Square> {
        let empty = squares
            .into_iter()
            .filter(|to| self.board.at(to.0, to.1) == Some('.'));
        empty.collect()
    }

    /// Those of some squares on which this side's enemy stands.
    fn taken(&self, squares: Vec<Square>, turn: &str) -> Vec<Square> {
        let taken = squares.into_iter().filter(|to| {
            let there = self.board.at(to.0, to.1);
            there.is_some_and(|there| there != '.' && !is_of(there, turn))
        });
        taken.collect()
    }

    /// Where a man may go: to empty squares first, then where it takes.
    fn reach(&self, from: Square, man: char, turn: &str) -> Vec<Square> {
        let ahead = if turn == "w" { 1 } else { -1 };
        let near = |steps: &[Square]| Self::near(from, steps);
        let slide = |steps: &[Square]| self.slide(from, steps);
        let anywhere = || {
            self.board
                .squares()
                .into_iter()
                .map(|(square, _)| square)
                .collect()
        };
        let nothing = Vec::new;
        let both = |squares: Vec<Square>| (squares.clone(), squares);
        let (goes, takes) = match man.to_ascii_uppercase() {
            'P' => (near(&[(0, ahead)]), near(&[(1, ahead), (-1, ahead)])),
            'K' => both(near(&AROUND)),
            'N' => both(near(&KNIGHT)),
            'B' => both(slide(&ASLANT)),
            'R' => both(slide(&STRAIGHT)),
            'Q' => both(slide(&AROUND)),
            'E' => both(near(&HOPS)),
            'W' => (near(&AROUND), nothing()),
            'J' => (anywhere(), nothing()),
            'A' => (near(&[(0, ahead)]), near(&[(0, 2 * ahead)])),
            'D' => both([slide(&AROUND), near(&KNIGHT)].concat()),
            'M' => (anywhere(), slide(&AROUND)),
            _ => unreachable!("{man} is no man"),
        };
        [self.empty(goes), self.taken(takes, turn)].concat()
    }

    fn is_check(&self) -> bool {
        let enemy = self.other();
        self.board.squares().into_iter().any(|(from, man)| {
            is_of(man, enemy)
                && !self.is_frozen(from, enemy)
                && self
                    .reach(from, man, enemy)
                    .into_iter()
                    .any(|to| self.is(to, 'K', self.turn))
        })
    }

    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if !self.has_king("w") || !self.has_king("b") {
            return moves;
        }
        for (from, man) in self.board.squares() {
            if !is_of(man, self.turn) || self.is_frozen(from, self.turn) {
                continue;
            }
            let mut reach = self.reach(from, man, self.turn);
            if man.eq_ignore_ascii_case(&'p') {
                reach.extend(self.passing(from));
            }
            for to in reach {
                let promotes = man.eq_ignore_ascii_case(&'p') && to.1 == self.rank(self.rows - 1);
                let kinds = self.options.last().expect("promotions").chars().skip(1);
                if promotes {
                    moves.extend(kinds.map(|kind| format!("{}={kind}", text(from, to))));
                } else {
                    moves.push(text(from, to));
                }
            }
        }
        let castlings = self.castlings().into_iter();
        moves.extend(castlings.map(|[king, rook, ..]| text(king, rook)));
        moves.sort_unstable();
        moves
    }

    /// Double steps and captures in passing.
    fn passing(&self, from: Square) -> Vec<Square> {
        let ahead = self.ahead();
        let (one, two) = ((from.0, from.1 + ahead), (from.0, from.1 + 2 * ahead));
        let empty = |square: Square| self.board.at(square.0, square.1) == Some('.');
        let double = self.options.contains(&"e") && from.1 == self.rank(1);
        let mut squares = Vec::new();
        if double && empty(one) && empty(two) {
            squares.push(two);
        }
        let beside = |square: &Square| square.1 == one.1 && (square.0 - one.0).abs() == 1;
        squares.extend(self.passed.filter(beside));
        squares
    }

    /// King, rook, and where each ends, of every castling that is possible.
    fn castlings(&self) -> Vec<[Square; 4]> {
        let files: Vec<[i32; 4]> = match (self.options.len(), self.columns) {
            _ if self.options.contains(&"c5k") => vec![[1, 4, 3, 2]],
            _ if self.options.contains(&"c5q") => vec![[4, 0, 1, 2]],
            _ if self.options.contains(&"c5w") => vec![[4, 0, 2, 3]],
            (_, 6) if self.options.contains(&"cw") => vec![[3, 0, 1, 2], [3, 5, 5, 4]],
            (_, last) if self.options.contains(&"cw") => {
                vec![[4, 0, 2, 3], [4, last - 1, 6, 5]]
            }
            _ => Vec::new(),
        };
        let rank = self.rank(0);
        let possible = files.into_iter().filter(|[king, rook, ..]| {
            let between = (*king.min(rook) + 1)..*king.max(rook);
            self.is((*king, rank), 'K', self.turn)
                && self.is((*rook, rank), 'R', self.turn)
                && !self.is_frozen((*king, rank), self.turn)
                && !self.is_frozen((*rook, rank), self.turn)
                && between
                    .into_iter()
                    .all(|file| self.board.at(file, rank) == Some('.'))
                && !self.is_check()
        });
        possible
            .map(|files| files.map(|file| (file, rank)))
            .collect()
    }

    /// The board after a move.
    fn after(&self, m: &str) -> Letters {
        let [from, to] = squares_of(m);
        let mut board = self.board.clone();
        let man = board.lift(from);
        let castling = self
            .castlings()
            .into_iter()
            .find(|[king, rook, ..]| [*king, *rook] == [from, to]);
        if let Some([_, _, king_to, rook_to]) = castling.filter(|_| man.eq_ignore_ascii_case(&'k'))
        {
            let rook = board.lift(to);
            board.put(king_to, man);
            board.put(rook_to, rook);
            return board;
        }
        if man.eq_ignore_ascii_case(&'p') && self.passed == Some(to) {
            board.lift((to.0, from.1));
        }
        let far = to.1 == self.rank(self.rows - 1);
        let becomes = match m.split_once('=') {
            Some((_, kind)) => kind.chars().next().expect("a kind"),
            None if far && man.eq_ignore_ascii_case(&'a') => 'Q',
            None => man.to_ascii_uppercase(),
        };
        let white = man.is_ascii_uppercase();
        board.put(
            to,
            if white {
                becomes
            } else {
                becomes.to_ascii_lowercase()
            },
        );
        board
    }

    /// The square that a move lets be taken in passing, if an enemy pawn can do so.
    fn passed_after(&self, m: &str) -> Option<Square> {
        let [from, to] = squares_of(m);
        let pawn = self
            .board
            .at(from.0, from.1)
            .is_some_and(|man| man.eq_ignore_ascii_case(&'p'));
        let skipped = (to.0, to.1 - self.ahead());
        let enemy = self.other();
        let after = Read {
            board: self.after(m),
            options: self.options.clone(),
            ..*self
        };
        let mut beside = [(to.0 - 1, to.1), (to.0 + 1, to.1)].into_iter();
        let ready = beside.any(|at| after.is(at, 'P', enemy) && !after.is_frozen(at, enemy));
        (pawn && (to.1 - from.1).abs() == 2 && ready).then_some(skipped)
    }
}

fn starts() -> Vec<String> {
    let starts = "
        rnbqk/ppppp/5/PPPPP/RNBQK w - pBNQR
        rnqkbr/pppppp/6/6/PPPPPP/RNQKBR w - e,cw,pBNQR
        rnbqkbr/ppppppp/7/PPPPPPP/RNBQKBR w - cw,pBNQR
        rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR w - e,cw,pBNQR
        qkbnr/ppppp/5/PPPPP/QKBNR w - e,c5k,pBNQR
        rnbqk/ppppp/5/5/PPPPP/RNBQK w - e,c5q,pBNQR
        r3k/p1p1p/5/5/P1P1P/R3K w - c5w,pQR
        r2k1r/p4p/6/6/P4P/R2K1R b - cw,pQ
        wjamk/ppppp/5/PPPPP/WJAMK w - pAJMW
        kweda/ppppp/5/5/PPPPP/KWEDA w - e,pADEW
        ewjmdakq/pppppppp/8/8/PPPPPPPP/EWJMDAKQ w - e,pADEJMQW
        dnkwarb/ppppppp/7/7/PPPPPPP/DNKWARB w - e,pABDNRW
        rw2k/1p1p1/2P2/1p1P1/RW2K b - e,c5q,pWA
    ";
    starts
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_naive_generator_agrees_on_random_games() {
    let (mut taken, mut stuck, mut passings, mut castlings) = (0, 0, 0, 0);
    walk::positions("dumb", &starts(), 20_000, |game, before| {
        let position = game.text();
        let here = read(&position);
        if let Some((before, m)) = before {
            let before = read(before);
            assert_eq!(before.after(m), here.board, "{position} {m}");
            assert_eq!(before.passed_after(m), here.passed, "{position} {m}");
        }
        let again: games::dumb::Position = position.parse().expect("we read what we write");
        assert_eq!(again.to_string(), position, "a text reads back");
        let standing = game.standing().as_str();
        if standing == "repetition" {
            return;
        }
        let moves = here.moves();
        assert_eq!(game.moves(), moves, "{position}");
        let word = match (moves.is_empty(), here.has_king(here.turn), here.is_check()) {
            (_, false, _) => "king_captured",
            (true, true, _) => "no_move",
            (false, true, true) => "check",
            (false, true, false) => "ongoing",
        };
        assert_eq!(standing, word, "{position}");
        taken += usize::from(word == "king_captured");
        stuck += usize::from(word == "no_move");
        passings += usize::from(here.passed.is_some());
        castlings += here.castlings().len();
    });
    assert!(
        taken > 300 && passings > 50 && castlings > 50,
        "random games bring {taken} kings taken, {stuck} without a move, {passings} captures in \
         passing and {castlings} castlings"
    );
}
