//! Pawns that may step back, against a generator that makes every move a man's geometry allows on
//! a plain array and looks whether the king can then be taken.

mod playout;

use games::chess::{Pawns, Position, perft};
use shakmaty::{CastlingSide, Color, Piece, Role, Square};

/// A board as an array, so that nothing is shared with what is tested.
type Men = [Option<Piece>; 64];

fn men(position: &Position) -> Men {
    let mut men = [None; 64];
    for square in Square::ALL {
        men[square as usize] = position.board().piece_at(square);
    }
    men
}

/// The square so many files and ranks away, if it is on the board.
fn shifted(square: Square, file: i32, rank: i32) -> Option<Square> {
    let file = square.file().offset(file)?;
    Some(Square::from_coords(file, square.rank().offset(rank)?))
}

const STRAIGHT: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
const JUMPS: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (-1, 2),
    (-2, 1),
    (1, -2),
    (2, -1),
    (-1, -2),
    (-2, -1),
];

/// The squares that a man other than a pawn attacks, with the first man of either side on a line.
fn attacks(men: &Men, from: Square, role: Role) -> Vec<Square> {
    let (steps, far): (Vec<(i32, i32)>, bool) = match role {
        Role::Pawn => return Vec::new(),
        Role::Knight => (JUMPS.to_vec(), false),
        Role::Bishop => (DIAGONAL.to_vec(), true),
        Role::Rook => (STRAIGHT.to_vec(), true),
        Role::Queen => ([STRAIGHT, DIAGONAL].concat(), true),
        Role::King => ([STRAIGHT, DIAGONAL].concat(), false),
    };
    let mut squares = Vec::new();
    for (file, rank) in steps {
        let mut at = shifted(from, file, rank);
        while let Some(square) = at {
            squares.push(square);
            let open = men[square as usize].is_none() && far;
            at = if open {
                shifted(square, file, rank)
            } else {
                None
            };
        }
    }
    squares
}

fn forward(color: Color) -> i32 {
    color.fold_wb(1, -1)
}

fn attacked(men: &Men, target: Square, by: Color) -> bool {
    Square::ALL.into_iter().any(|from| {
        let Some(man) = men[from as usize].filter(|man| man.color == by) else {
            return false;
        };
        let pawn = [-1, 1].map(|file| shifted(from, file, forward(by)));
        (man.role == Role::Pawn && pawn.contains(&Some(target)))
            || attacks(men, from, man.role).contains(&target)
    })
}

/// Where a pawn may go as far as its own path is concerned.
fn pawn_targets(position: &Position, men: &Men, from: Square, us: Color) -> Vec<Square> {
    let empty = |square: &Square| men[*square as usize].is_none();
    let ahead = shifted(from, 0, forward(us)).filter(empty);
    let home = us.fold_wb(1, 6);
    let first = us.fold_wb(0, 7);
    let twice = ahead
        .filter(|_| from.rank().to_u32() == home)
        .and_then(|square| shifted(square, 0, forward(us)))
        .filter(empty);
    let back = shifted(from, 0, -forward(us))
        .filter(empty)
        .filter(|square| square.rank().to_u32() != first);
    let takes = [-1, 1].map(|file| {
        shifted(from, file, forward(us)).filter(|&square| {
            let enemy = men[square as usize].is_some_and(|man| man.color != us);
            enemy || position.en_passant_square() == Some(square)
        })
    });
    [ahead, twice, back, takes[0], takes[1]]
        .into_iter()
        .flatten()
        .collect()
}

fn castling_targets(position: &Position, men: &Men, us: Color) -> Vec<Square> {
    let rank = us.backrank();
    let at = |file: usize| Square::from_coords(shakmaty::File::ALL[file], rank);
    let empty = |file: usize| men[at(file) as usize].is_none();
    let safe = |file: usize| !attacked(men, at(file), us.other());
    let rights = position.castling_rights();
    let short = rights.has(us, CastlingSide::KingSide) && (5..7).all(empty) && (4..7).all(safe);
    let long = rights.has(us, CastlingSide::QueenSide) && (1..4).all(empty) && (2..5).all(safe);
    let both = [short.then(|| at(6)), long.then(|| at(2))];
    both.into_iter().flatten().collect()
}

/// Every legal pair of squares, found by making the move.
fn naive(position: &Position) -> Vec<(Square, Square)> {
    let men = men(position);
    let us = Color::from(position.turn());
    let mut pairs = Vec::new();
    for from in Square::ALL {
        let Some(man) = men[from as usize].filter(|man| man.color == us) else {
            continue;
        };
        let targets = if man.role == Role::Pawn {
            pawn_targets(position, &men, from, us)
        } else {
            attacks(&men, from, man.role)
        };
        for to in targets {
            let own = men[to as usize].is_some_and(|other| other.color == us);
            if !own && !king_falls(&men, man, from, to) {
                pairs.push((from, to));
            }
        }
        if man.role == Role::King {
            pairs.extend(
                castling_targets(position, &men, us)
                    .into_iter()
                    .map(|to| (from, to)),
            );
        }
    }
    pairs.sort_unstable();
    pairs
}

/// Whether the mover's king can be taken after this move.
fn king_falls(men: &Men, man: Piece, from: Square, to: Square) -> bool {
    let mut after = *men;
    let passing = man.role == Role::Pawn && from.file() != to.file() && men[to as usize].is_none();
    after[from as usize] = None;
    after[to as usize] = Some(man);
    if passing {
        after[Square::from_coords(to.file(), from.rank()) as usize] = None;
    }
    let king = Square::ALL
        .into_iter()
        .find(|&square| after[square as usize] == Some(man.color.king()))
        .expect("the king stands");
    attacked(&after, king, man.color.other())
}

#[test]
fn legal_moves_are_those_that_leave_the_king_safe() {
    let mut steps_back = 0;
    playout::positions(
        3,
        10_000,
        Pawns::MayStepBack,
        &playout::STARTS,
        |position| {
            let mut pairs: Vec<(Square, Square)> = position
                .legal_moves()
                .into_iter()
                .map(|m| (m.from, m.to))
                .collect();
            pairs.sort_unstable();
            pairs.dedup();
            steps_back += position
                .legal_moves()
                .iter()
                .filter(|m| m.kind == games::chess::MoveKind::StepBack)
                .count();
            assert_eq!(pairs, naive(position), "{}", position.fen());
        },
    );
    assert!(steps_back > 10_000, "pawns step back in these games");
}

/// Text, moves to play, the text that follows.
#[track_caller]
fn check(fen: &str, moves: &str, expected: &str) {
    let mut position = Position::from_fen(fen, Pawns::MayStepBack).expect("a readable start");
    for text in moves.split_whitespace() {
        let played = position
            .legal_moves()
            .into_iter()
            .find(|m| m.to_string() == text);
        let Some(played) = played else {
            assert_eq!(text, expected.trim_start_matches("refused "), "{fen}");
            assert!(expected.starts_with("refused "), "{text} in {fen}");
            return;
        };
        position.play(played);
    }
    assert_eq!(position.fen(), expected, "{fen} {moves}");
}

#[test]
fn a_step_back_is_no_pawn_move_for_the_fifty_move_rule() {
    check(
        "4k3/8/8/8/4P3/8/8/4K3 w - - 7 9",
        "e4e3",
        "4k3/8/8/8/8/4P3/8/4K3 b - - 8 9",
    );
}

#[test]
fn a_pawn_back_at_home_steps_twice_again_and_is_taken_in_passing() {
    check(
        "4k3/8/8/8/3p4/4P3/8/4K3 w - - 0 1",
        "e3e2 e8e7 e2e4 d4e3",
        "8/4k3/8/8/8/4p3/8/4K3 w - - 0 3",
    );
}

#[test]
fn no_step_back_to_the_first_rank_onto_a_man_or_out_of_a_pin() {
    check("4k3/8/8/8/8/8/4P3/K7 w - - 0 1", "e2e1", "refused e2e1");
    check("4k3/8/8/8/4P3/4n3/8/K7 w - - 0 1", "e4e3", "refused e4e3");
    check("4k3/8/8/8/K3P2r/8/8/8 w - - 0 1", "e4e3", "refused e4e3");
    check("k7/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7e8", "refused e7e8");
}

#[test]
fn a_step_back_along_a_pin_or_into_a_check_is_legal() {
    check(
        "4r1k1/8/8/8/4P3/8/8/4K3 w - - 0 1",
        "e4e3",
        "4r1k1/8/8/8/8/4P3/8/4K3 b - - 1 1",
    );
    check(
        "6k1/8/8/8/4P3/K6r/8/8 w - - 0 1",
        "e4e3",
        "6k1/8/8/8/8/K3P2r/8/8 b - - 1 1",
    );
}

#[test]
fn counts_with_steps_back() {
    let count = |fen, depth| {
        let position = Position::from_fen(fen, Pawns::MayStepBack).expect("readable");
        perft(&position, depth)
    };
    for fen in playout::STARTS {
        let position = Position::from_fen(fen, Pawns::MayStepBack).expect("readable");
        assert_eq!(count(fen, 2), naive_perft(&position, 2), "{fen}");
    }
}

/// As [`perft`], with moves found the slow way; four for a step that promotes.
fn naive_perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let board = position.board();
    let promotes = |from: Square, to: Square| {
        board.role_at(from) == Some(Role::Pawn) && [0, 7].contains(&to.rank().to_u32())
    };
    naive(position)
        .into_iter()
        .flat_map(|(from, to)| {
            let kinds = if promotes(from, to) {
                vec![
                    Some(Role::Queen),
                    Some(Role::Rook),
                    Some(Role::Bishop),
                    Some(Role::Knight),
                ]
            } else {
                vec![None]
            };
            kinds.into_iter().map(move |kind| (from, to, kind))
        })
        .map(|(from, to, kind)| {
            let mut child = position.clone();
            child.play(position.legal(from, to, kind).expect("both ways agree"));
            naive_perft(&child, depth - 1)
        })
        .sum()
}
