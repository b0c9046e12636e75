//! Whether one single move is legal, without generating the others.

use shakmaty::{Bitboard, CastlingSide, Rank, Role, Square, attacks};

use super::castling::CastlingSquares;
use super::generate::{EDGES, PROMOTIONS, castling, plain};
use super::king_lines::KingLines;
use super::moves::{Move, MoveKind};
use super::position::{Pawns, Position};
use super::slides;

/// The squares that a piece reaches on an empty board. The lines between two squares tell the rest
/// of a single move from less memory than the attack tables need for every set of blockers.
#[inline]
pub(super) fn reach(role: Role, from: Square) -> Bitboard {
    match role {
        Role::Pawn => Bitboard(0),
        Role::Knight => attacks::knight_attacks(from),
        Role::Bishop => slides::bishop_lines(from),
        Role::Rook => slides::rook_lines(from),
        Role::Queen => slides::rook_lines(from) | slides::bishop_lines(from),
        Role::King => attacks::king_attacks(from),
    }
}

impl Position {
    /// The move of the side to move between these squares, if it is legal. Castling is the king's
    /// move of two squares; the promotion must be said exactly when a pawn reaches the last rank.
    pub fn legal(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        self.legal_given(&self.king_lines(), from, to, promotion)
    }

    /// [`legal`](Self::legal) for who knows the [`king_lines`](Self::king_lines) already.
    #[inline]
    pub fn legal_given(
        &self,
        lines: &KingLines,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Move> {
        if !self.board.by_color(self.turn).contains(from) {
            return None;
        }
        if self.board.kings().contains(from)
            && let Some(wing) = CastlingSquares::wing(self.turn, from, to)
        {
            let fits = promotion.is_none() && self.can_castle(lines, wing);
            return fits.then(|| castling(self.turn, wing));
        }
        let m = if self.board.pawns().contains(from) {
            self.pawn_move(from, to, promotion)?
        } else {
            self.piece_move(from, to, promotion)?
        };
        self.leaves_king_safe(lines, m).then_some(m)
    }

    /// A piece's move as far as its own path is concerned. Which piece it is follows no pattern
    /// from try to try, so that no branch asks for it.
    #[inline]
    fn piece_move(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let board = &self.board;
        let if_of = |men: Bitboard, reached: Bitboard| {
            Bitboard(reached.0 & 0_u64.wrapping_sub(u64::from(men.contains(from))))
        };
        let reached = if_of(board.knights(), attacks::knight_attacks(from))
            | if_of(board.bishops_and_queens(), slides::bishop_lines(from))
            | if_of(board.rooks_and_queens(), slides::rook_lines(from))
            | if_of(board.kings(), attacks::king_attacks(from));
        let lands = reached & !board.by_color(self.turn) & Bitboard::from(to);
        let blocked = attacks::between(from, to) & board.occupied();
        if promotion.is_some() | lands.is_empty() | blocked.any() {
            return None;
        }
        Some(plain(from, to, self.role_on(from)?, self.role_on(to)))
    }

    /// The kind of man on a square, found without a branch.
    #[inline]
    fn role_on(&self, square: Square) -> Option<Role> {
        let number: u32 = Role::ALL
            .into_iter()
            .map(|role| u32::from(role) * u32::from(self.board.by_role(role).contains(square)))
            .sum();
        Role::try_from(number).ok()
    }

    /// A pawn's move as far as its own path is concerned.
    fn pawn_move(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let promotes = EDGES.contains(to);
        let said = promotion.is_some_and(|role| PROMOTIONS.contains(&role));
        if promotes != promotion.is_some() || promotes != said {
            return None;
        }
        let m = plain(from, to, Role::Pawn, None);
        let (capture, kind) = if attacks::pawn_attacks(self.turn, from).contains(to) {
            self.pawn_capture(to)?
        } else {
            (None, self.pawn_step(from, to)?)
        };
        Some(Move {
            promotion,
            capture,
            kind,
            ..m
        })
    }

    fn pawn_capture(&self, to: Square) -> Option<(Option<Role>, MoveKind)> {
        if self.en_passant == Some(to) {
            return Some((Some(Role::Pawn), MoveKind::EnPassant));
        }
        let enemy = self.board.by_color(self.turn.other());
        let captured = self.board.role_at(to).filter(|_| enemy.contains(to))?;
        Some((Some(captured), MoveKind::Plain))
    }

    fn pawn_step(&self, from: Square, to: Square) -> Option<MoveKind> {
        let occupied = self.board.occupied();
        if occupied.contains(to) {
            return None;
        }
        let step = to.to_u32() as i32 - from.to_u32() as i32;
        let home = self.turn.fold_wb(Rank::Second, Rank::Seventh);
        match step * self.turn.fold_wb(1, -1) {
            8 => Some(MoveKind::Plain),
            16 if from.rank() == home => {
                let passed = Square::new(u32::midpoint(from.to_u32(), to.to_u32()));
                (!occupied.contains(passed)).then_some(MoveKind::DoubleStep)
            }
            -8 if self.pawns == Pawns::MayStepBack && !EDGES.contains(to) => {
                Some(MoveKind::StepBack)
            }
            _ => None,
        }
    }

    fn can_castle(&self, lines: &KingLines, wing: CastlingSide) -> bool {
        let squares = CastlingSquares::of(self.turn, wing);
        let safe = |square| {
            let them = self.turn.other();
            let occupied = self.board.occupied();
            self.board.attacks_to(square, them, occupied).is_empty()
        };
        self.castling.has(self.turn, wing)
            && (self.board.occupied() & squares.between).is_empty()
            && lines.checkers.is_empty()
            && safe(squares.rook_to)
            && safe(squares.king_to)
    }

    /// The enemy men that attack a square when these squares are occupied.
    #[inline]
    pub(super) fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let board = &self.board;
        let steps = (attacks::knight_attacks(square) & board.knights())
            | (attacks::king_attacks(square) & board.kings())
            | (attacks::pawn_attacks(self.turn, square) & board.pawns());
        let sliders = (reach(Role::Rook, square) & board.rooks_and_queens())
            | (reach(Role::Bishop, square) & board.bishops_and_queens());
        let enemy = board.by_color(self.turn.other());
        let mut attackers = steps & enemy;
        for slider in sliders & enemy {
            if (attacks::between(square, slider) & occupied).is_empty() {
                attackers.add(slider);
            }
        }
        attackers
    }

    #[inline]
    fn leaves_king_safe(&self, lines: &KingLines, m: Move) -> bool {
        if m.role == Role::King {
            let occupied = self.board.occupied().without(m.from);
            return self.attackers(m.to, occupied).is_empty();
        }
        let king = self.king_square(self.turn);
        if m.en_passant() {
            return self.en_passant_leaves_safe(king, m);
        }
        lines.allow(king, m.from, m.to)
    }

    /// Looks at the board without both pawns.
    fn en_passant_leaves_safe(&self, king: Square, m: Move) -> bool {
        let victim = m.victim().map_or(Bitboard(0), Bitboard::from);
        let occupied = (self.board.occupied() & !victim).without(m.from).with(m.to);
        (self.attackers(king, occupied) & !victim).is_empty()
    }
}
