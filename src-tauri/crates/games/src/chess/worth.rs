//! What a position of open chess is worth to the computer.

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};

use super::{Move, Position};
use crate::Side;
use crate::open::{End, Ending};
use crate::search::{Weighed, Weight, exchange};

const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 320,
        Role::Bishop => 330,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 0,
    }
}

/// 0 on the four centre squares, 3 on the edge.
fn from_centre(square: Square) -> i32 {
    let from_edge = |index: u32| index.min(7 - index) as i32;
    3 - from_edge(u32::from(square.file())).min(from_edge(u32::from(square.rank())))
}

/// The squares before a pawn on its own and the neighbouring files.
fn front(color: Color, square: Square) -> Bitboard {
    const A: u64 = 0x0101_0101_0101_0101;
    let file = A << u32::from(square.file());
    let files = file | (file & !A) >> 1 | (file & !(A << 7)) << 1;
    let rank = u32::from(square.rank());
    let ahead = match color {
        Color::White => u64::MAX.checked_shl(8 * (rank + 1)),
        Color::Black => u64::MAX.checked_shr(8 * (8 - rank)),
    };
    Bitboard(files & ahead.unwrap_or(0))
}

/// How much of the strong men is left: 24 at the start, 0 with pawns alone.
fn phase(board: &Board) -> i32 {
    let minor = (board.knights() | board.bishops()).count() as i32;
    (minor + 2 * board.rooks().count() as i32 + 4 * board.queens().count() as i32).min(24)
}

struct Army<'a> {
    board: &'a Board,
    color: Color,
    own: Bitboard,
    /// Squares that enemy pawns attack.
    barred: Bitboard,
    /// The enemy king and the squares around him.
    near: Bitboard,
    phase: i32,
}

impl<'a> Army<'a> {
    fn new(board: &'a Board, color: Color) -> Self {
        let enemy = board.by_color(color.other());
        let pawns = board.pawns() & enemy;
        let barred = pawns.into_iter().fold(Bitboard::EMPTY, |all, square| {
            all | attacks::pawn_attacks(color.other(), square)
        });
        let prey = (board.kings() & enemy).first();
        let near = prey.map_or(Bitboard::EMPTY, |king| {
            attacks::king_attacks(king).with(king)
        });
        Self {
            board,
            color,
            own: board.by_color(color),
            barred,
            near,
            phase: phase(board),
        }
    }

    fn worth(&self) -> i32 {
        let mut value = self.pawns();
        let mut attacks = 0;
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for square in self.own & self.board.by_role(role) {
                let reach = attacks::attacks(
                    square,
                    shakmaty::Piece {
                        color: self.color,
                        role,
                    },
                    self.board.occupied(),
                );
                let open = (reach & !self.own & !self.barred).count() as i32;
                let per = [4, 5, 3, 1][role as usize - Role::Knight as usize];
                value += worth(role) + per * (open - 4);
                if matches!(role, Role::Knight | Role::Bishop) {
                    value += 5 * (2 - from_centre(square));
                }
                attacks += (reach & self.near).count() as i32;
            }
        }
        if (self.own & self.board.bishops()).count() > 1 {
            value += 30;
        }
        value += attacks * (attacks + 3) * self.phase / 24;
        value + self.king()
    }

    fn pawns(&self) -> i32 {
        const FAR: [i32; 8] = [0, 0, 4, 10, 22, 45, 80, 0];
        let own = self.own & self.board.pawns();
        let enemy = self.board.pawns() & self.board.by_color(self.color.other());
        let mut value = 0;
        for square in own {
            let far = FAR[self.color.relative_rank(square.rank()).to_usize()];
            let ahead = front(self.color, square);
            let passed = (ahead & enemy).is_empty();
            value += worth(Role::Pawn) + far * if passed { 2 } else { 1 };
            let is_central = matches!(u32::from(square.file()), 3 | 4);
            value += if is_central { far / 2 + 4 } else { 0 };
            let doubled = ahead & own & Bitboard::from_file(square.file());
            value -= if doubled.is_empty() { 0 } else { 12 };
            let guarded = attacks::pawn_attacks(self.color.other(), square) & own;
            value += if guarded.is_empty() { 0 } else { 7 };
        }
        value
    }

    /// A king hides behind his pawns while there is much that could mate him, and comes out later.
    fn king(&self) -> i32 {
        let Some(king) = (self.own & self.board.kings()).first() else {
            return 0;
        };
        let rank = self.color.relative_rank(king.rank()).to_usize() as i32;
        let shield = attacks::king_attacks(king) & self.own & self.board.pawns();
        let file = i32::from(u32::from(king.file()) as u8);
        let wing = if (2..6).contains(&file) { -15 } else { 10 };
        let early = 9 * shield.count() as i32 - 18 * rank + wing;
        let late = -8 * from_centre(king);
        (early * self.phase + late * (24 - self.phase)) / 24
    }
}

/// The worth of a side's cheapest man that could take on a square, and the men that are left once it
/// has.
fn cheapest(
    board: &Board,
    color: Color,
    target: Square,
    left: Bitboard,
) -> Option<(i32, Bitboard)> {
    let takers = board.attacks_to(target, color, left) & left;
    let role = Role::ALL
        .into_iter()
        .find(|&role| !(takers & board.by_role(role)).is_empty())?;
    let taker = (takers & board.by_role(role)).first()?;
    // A king that may be taken back does not take.
    let risk = if role == Role::King {
        20_000
    } else {
        worth(role)
    };
    Some((risk, left.without(taker)))
}

/// Drives a lone king to the edge and the own king near him.
fn chase(board: &Board, color: Color) -> i32 {
    let enemy = board.by_color(color.other());
    let strong = board.rooks_and_queens() & board.by_color(color);
    if enemy.count() > 1 || strong.is_empty() && board.by_color(color).count() < 3 {
        return 0;
    }
    let (Some(own), Some(prey)) = (board.king_of(color), board.king_of(color.other())) else {
        return 0;
    };
    20 * from_centre(prey) + 8 * (7 - own.distance(prey) as i32)
}

fn worth_of(board: &Board, color: Color) -> i32 {
    Army::new(board, color).worth() + chase(board, color)
}

impl Weighed for Position {
    const MAY_REST: bool = true;

    fn value(&self) -> i32 {
        let board = self.board();
        worth_of(board, self.turn) - worth_of(board, self.turn.other()) + 10
    }

    fn weigh(&self, m: Move) -> Weight {
        let made = m
            .promotion
            .map_or(0, |role| worth(role) - worth(Role::Pawn));
        Weight {
            gain: m.capture.map_or(0, worth) + made,
            risk: worth(m.role),
        }
    }

    fn is_dear(&self, m: Move) -> bool {
        let left = self.board.occupied().without(m.from).with(m.to);
        let next = |side: Side, left| cheapest(&self.board, side.into(), m.to, left);
        let risk = worth(m.promotion.unwrap_or(m.role));
        self.weigh(m).gain < exchange(risk, Side::from(self.turn).other(), left, &next)
    }

    fn slot(m: Move) -> usize {
        m.from.to_usize() << 6 | m.to.to_usize()
    }

    fn hash(&self) -> u64 {
        self.repetition_key()
    }

    fn decided(&self) -> Option<End> {
        if self.is_dead() {
            return Some(Ending::Insufficient.drawn());
        }
        (self.halfmoves() >= 100 && self.has_legal_move()).then_some(Ending::Fifty.drawn())
    }

    fn rested(&self) -> Option<Self> {
        let slow = self.board.pawns() | self.board.kings();
        if (self.board.by_color(self.turn) & !slow).is_empty() {
            return None;
        }
        let mut rested = self.clone();
        rested.turn = self.turn.other();
        rested.en_passant = None;
        Some(rested)
    }
}
