//! Whether one single move is legal, without generating the others.

use shakmaty::{Bitboard, CastlingSide, Rank, Role, Square, attacks};

use super::castling::CastlingSquares;
use super::generate::{EDGES, PROMOTIONS, castling, plain};
use super::moves::{Move, MoveKind};
use super::position::{Pawns, Position};

impl Position {
    /// The move of the side to move between these squares, if it is legal. Castling is the king's
    /// move of two squares; the promotion must be said exactly when a pawn reaches the last rank.
    pub fn legal(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        if !self.board.by_color(self.turn).contains(from) {
            return None;
        }
        let role = self.board.role_at(from)?;
        if role == Role::King
            && let Some(wing) = CastlingSquares::wing(self.turn, from, to)
        {
            let fits = promotion.is_none() && self.can_castle(wing);
            return fits.then(|| castling(self.turn, wing));
        }
        let m = match role {
            Role::Pawn => self.pawn_move(from, to, promotion)?,
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                self.piece_move(role, from, to, promotion)?
            }
        };
        self.leaves_king_safe(m).then_some(m)
    }

    fn piece_move(
        &self,
        role: Role,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Move> {
        let occupied = self.board.occupied();
        let reached = match role {
            Role::Pawn => attacks::pawn_attacks(self.turn, from),
            Role::Knight => attacks::knight_attacks(from),
            Role::Bishop => attacks::bishop_attacks(from, occupied),
            Role::Rook => attacks::rook_attacks(from, occupied),
            Role::Queen => attacks::queen_attacks(from, occupied),
            Role::King => attacks::king_attacks(from),
        };
        let fits = promotion.is_none() && (reached & !self.board.by_color(self.turn)).contains(to);
        fits.then(|| plain(from, to, role, self.board.role_at(to)))
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

    fn can_castle(&self, wing: CastlingSide) -> bool {
        let squares = CastlingSquares::of(self.turn, wing);
        let safe = |square| {
            let them = self.turn.other();
            let occupied = self.board.occupied();
            self.board.attacks_to(square, them, occupied).is_empty()
        };
        self.castling.has(self.turn, wing)
            && (self.board.occupied() & squares.between).is_empty()
            && safe(squares.king_from)
            && safe(squares.rook_to)
            && safe(squares.king_to)
    }

    fn leaves_king_safe(&self, m: Move) -> bool {
        let king = match m.role {
            Role::King => m.to,
            Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                self.king_square(self.turn)
            }
        };
        let victim = m.victim().map_or(Bitboard(0), Bitboard::from);
        let occupied = ((self.board.occupied() & !victim).without(m.from)).with(m.to);
        let attackers = self.board.attacks_to(king, self.turn.other(), occupied);
        (attackers & !victim).is_empty()
    }
}
