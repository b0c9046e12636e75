//! What a board is worth: material and a few plain signs, in hundredths of a pawn.

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};

/// A man's worth. The king has none: it is never captured.
pub(crate) const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 300,
        Role::Bishop => 320,
        Role::Rook => 500,
        Role::Queen => 900,
        Role::King => 0,
    }
}

/// The worth of all men of one side.
pub(crate) fn material(board: &Board, color: Color) -> i32 {
    let men = board.by_color(color);
    let sum = |role: Role| worth(role) * (men & board.by_role(role)).count() as i32;
    sum(Role::Pawn) + sum(Role::Knight) + sum(Role::Bishop) + sum(Role::Rook) + sum(Role::Queen)
}

/// The board's value for one side.
pub(crate) fn board_value(board: &Board, color: Color) -> i32 {
    let enemy = color.other();
    let (ours, theirs) = (material(board, color), material(board, enemy));
    let lead = ours - theirs + places(board, color) - places(board, enemy);
    lead + chase(board, color, ours, theirs) - chase(board, enemy, theirs, ours)
}

/// What it is worth that the men of one side stand where they stand.
fn places(board: &Board, color: Color) -> i32 {
    let men = board.by_color(color);
    let mut value = 0;
    for square in men & board.pawns() {
        value += pawn_place(board, color, square);
    }
    for square in men & (board.knights() | board.bishops()) {
        value += 6 * (3 - centre_distance(square));
    }
    let occupied = board.occupied();
    for square in men & board.bishops_and_queens() {
        value += 2 * (attacks::bishop_attacks(square, occupied) & !men).count() as i32;
    }
    for square in men & board.rooks_and_queens() {
        value += 2 * (attacks::rook_attacks(square, occupied) & !men).count() as i32;
    }
    for square in men & board.kings() {
        value += king_place(board, color, square);
    }
    value
}

/// How far a pawn has come, and whether an enemy pawn can still stop it.
fn pawn_place(board: &Board, color: Color, square: Square) -> i32 {
    const STEPS: [i32; 8] = [0, 0, 4, 10, 22, 40, 70, 0];
    let steps = color.relative_rank(square.rank()).to_usize();
    let guards = board.pawns() & board.by_color(color.other());
    let is_passed = (guards & front_span(color, square)).is_empty();
    let centre = i32::from(matches!(u32::from(square.file()), 3 | 4)) * 4;
    STEPS[steps] * if is_passed { 2 } else { 1 } + centre
}

/// The squares before a pawn on its own and the neighbouring files.
fn front_span(color: Color, square: Square) -> Bitboard {
    const A: u64 = 0x0101_0101_0101_0101;
    const H: u64 = A << 7;
    let file = A << u32::from(square.file());
    let files = file | (file & !A) >> 1 | (file & !H) << 1;
    let ahead = match color {
        Color::White => u64::MAX.checked_shl(8 * (u32::from(square.rank()) + 1)),
        Color::Black => u64::MAX.checked_shr(8 * (8 - u32::from(square.rank()))),
    };
    Bitboard(files & ahead.unwrap_or(0))
}

/// A king hides at home while the enemy has a queen or two rooks, and comes out afterwards.
fn king_place(board: &Board, color: Color, square: Square) -> i32 {
    let enemy = board.by_color(color.other());
    let force = 2 * (enemy & board.queens()).count() + (enemy & board.rooks()).count();
    if force >= 2 {
        -12 * color.relative_rank(square.rank()).to_usize() as i32
    } else {
        -4 * centre_distance(square)
    }
}

/// 0 on the four centre squares, 3 on the edge.
fn centre_distance(square: Square) -> i32 {
    let from_edge = |index: u32| index.min(7 - index) as i32;
    3 - from_edge(u32::from(square.file())).min(from_edge(u32::from(square.rank())))
}

/// The drive of a side that is far ahead: the enemy king to the edge, without free squares, with
/// the own king near.
fn chase(board: &Board, color: Color, ours: i32, theirs: i32) -> i32 {
    if ours < theirs + 400 || theirs > 1500 {
        return 0;
    }
    let enemy = color.other();
    let (Some(own_king), Some(prey)) = (board.king_of(color), board.king_of(enemy)) else {
        return 0;
    };
    let free = free_squares(board, color, prey).count() as i32;
    let near = 7 - own_king.distance(prey) as i32;
    12 * centre_distance(prey) + 10 * near - 10 * free
}

/// Where a king could go, were it his turn.
fn free_squares(board: &Board, hunter: Color, prey: Square) -> Bitboard {
    let without_king = board.occupied() ^ Bitboard::from_square(prey);
    let around = attacks::king_attacks(prey) & !board.by_color(hunter.other());
    around
        .into_iter()
        .filter(|&square| board.attacks_to(square, hunter, without_king).is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_better(better: &str, worse: &str) {
        let value = |text: &str| {
            let board = Board::from_ascii_board_fen(text.as_bytes()).expect("a board");
            board_value(&board, Color::White)
        };
        let (better, worse) = (value(better), value(worse));
        assert!(better > worse, "{better} is not more than {worse}");
    }

    #[test]
    fn a_board_is_worth_the_opposite_to_the_other_side() {
        let board = Board::new();
        assert_eq!(board_value(&board, Color::White), 0);
        let ahead = Board::from_ascii_board_fen(b"4k3/8/8/8/8/8/4P3/4K2R").expect("a board");
        assert_eq!(
            board_value(&ahead, Color::White),
            -board_value(&ahead, Color::Black)
        );
    }

    #[test]
    fn winning_signs_count() {
        // A pawn that has come farther; an enemy king at the edge; a king that is near.
        check_better("4k3/8/3P4/8/8/8/8/4K3", "4k3/8/8/8/3P4/8/8/4K3");
        check_better("k7/8/8/8/8/8/8/K6Q", "8/8/8/3k4/8/8/8/K6Q");
        check_better("k7/8/1K6/8/8/8/8/7Q", "k7/8/8/8/8/8/8/K6Q");
    }

    #[test]
    fn a_guarded_pawn_is_no_passed_pawn() {
        check_better("4k3/7p/3P4/8/8/8/8/4K3", "4k3/2p5/3P4/8/8/8/8/4K3");
    }
}
