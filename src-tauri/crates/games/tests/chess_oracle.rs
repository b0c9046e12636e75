//! Orthodox chess against a second rules library, on a hundred thousand random positions.

mod playout;

use cozy_chess::{Board, Piece};
use games::chess::{Move, Pawns, Position};
use shakmaty::{Role, Square};

#[test]
fn legal_moves_are_those_of_another_library() {
    let mut checks = 0;
    playout::positions(1, 100_000, Pawns::Forward, &playout::STARTS, |position| {
        let fen = position.fen();
        let board: Board = fen.parse().expect("another library reads our text");
        assert_eq!(ours(position), theirs(&board), "{fen}");
        let checkers = position.checkers().0;
        assert_eq!(checkers, board.checkers().0, "checkers in {fen}");
        checks += usize::from(checkers != 0);
    });
    assert!(checks > 1000, "random games bring checks");
}

fn ours(position: &Position) -> Vec<u32> {
    sorted(position.legal_moves().into_iter().map(|m: Move| {
        let promotion = m.promotion.map_or(0, |role| role as u32);
        code(m.from.to_u32(), m.to.to_u32(), promotion)
    }))
}

fn theirs(board: &Board) -> Vec<u32> {
    let mut codes = Vec::new();
    board.generate_moves(|moves| {
        for m in moves {
            let promotion = m.promotion.map_or(0, |piece| role(piece) as u32);
            codes.push(code(m.from as u32, castling_square(board, m), promotion));
        }
        false
    });
    sorted(codes.into_iter())
}

/// Where the king lands: the other library writes castling as the king taking his own rook.
fn castling_square(board: &Board, m: cozy_chess::Move) -> u32 {
    let takes_own = board.color_on(m.to) == Some(board.side_to_move());
    let home = m.from as u32;
    match (takes_own, m.to as u32 > home) {
        (false, _) => m.to as u32,
        (true, true) => home + 2,
        (true, false) => home - 2,
    }
}

fn role(piece: Piece) -> Role {
    match piece {
        Piece::Pawn => Role::Pawn,
        Piece::Knight => Role::Knight,
        Piece::Bishop => Role::Bishop,
        Piece::Rook => Role::Rook,
        Piece::Queen => Role::Queen,
        Piece::King => Role::King,
    }
}

fn code(from: u32, to: u32, promotion: u32) -> u32 {
    (from << 6 | to) << 3 | promotion
}

fn sorted(codes: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut codes: Vec<u32> = codes.collect();
    codes.sort_unstable();
    codes
}

/// The ways to ask about moves agree with the list, under both pawn rules.
#[test]
fn every_question_about_moves_has_one_answer() {
    for pawns in [Pawns::Forward, Pawns::MayStepBack] {
        playout::positions(2, 5000, pawns, &playout::STARTS, |position| {
            let fen = position.fen();
            let moves = position.legal_moves();
            let captures: Vec<Move> = moves
                .iter()
                .copied()
                .filter(|m| m.role == Role::Pawn && m.capture.is_some())
                .collect();
            assert_eq!(position.pawn_captures().as_slice(), captures, "{fen}");
            check_pawn_tries(position, &captures);
            assert_eq!(position.has_legal_move(), !moves.is_empty(), "{fen}");
            assert_eq!(
                position.has_legal_move_but_pawn_captures(),
                moves.len() > captures.len(),
                "{fen}"
            );
            assert_eq!(single_moves(position), moves.to_vec().len(), "{fen}");
            for m in &moves {
                let found = position.legal(m.from, m.to, m.promotion);
                assert_eq!(found, Some(*m), "{fen}");
                let own = position.own_board(position.turn());
                let possible = own.is_possible(m.from, m.to, m.promotion);
                assert!(possible, "a legal move looks possible: {m} in {fen}");
            }
            let again = Position::from_fen(&fen, pawns).expect("we read what we write");
            assert_eq!(again.fen(), fen, "a text reads back");
            assert_eq!(again.repetition_key(), position.repetition_key(), "{fen}");
        });
    }
}

#[track_caller]
fn check_pawn_tries(position: &Position, captures: &[Move]) {
    let mut pairs: Vec<(Square, Square)> = captures.iter().map(|m| (m.from, m.to)).collect();
    pairs.dedup();
    let tries = position.pawn_tries();
    let fen = position.fen();
    assert_eq!(usize::from(tries.count), pairs.len(), "{fen}");
    assert_eq!(
        tries.from,
        pairs.iter().map(|pair| pair.0).collect(),
        "{fen}"
    );
    assert_eq!(tries.to, pairs.iter().map(|pair| pair.1).collect(), "{fen}");
}

/// How many triples of two squares and a promotion are legal, asked one by one.
fn single_moves(position: &Position) -> usize {
    let promotions = std::iter::once(None).chain(Role::ALL.map(Some));
    let triples = promotions.flat_map(|promotion| {
        Square::ALL
            .into_iter()
            .flat_map(move |from| Square::ALL.map(|to| (from, to, promotion)))
    });
    triples
        .filter(|&(from, to, promotion)| position.legal(from, to, promotion).is_some())
        .count()
}
