//! The truth about a game of chess at one moment, and how a move changes it.

use std::fmt;

use shakmaty::{Bitboard, Board, CastlingSide, Color, Piece, Role, Square, attacks};

use super::castling::{CastlingRights, CastlingSquares};
use super::moves::{Move, MoveKind};
use super::own_board::{OwnBoard, OwnCastling};
use super::own_ground::OwnGround;
use super::reserves::Reserves;
use super::setup::Setup;
use crate::{Man, Side};

/// Which way pawns may move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pawns {
    /// Forward, as in orthodox chess.
    #[default]
    Forward,
    /// Also one straight step back onto an empty square, but not to the first rank.
    MayStepBack,
}

/// A playable position: both kings stand, and the side that is not to move is not in check.
///
/// The truth of a hidden game, so it is neither `Serialize` nor shown by `Debug`; whoever may see
/// it asks for its [`fen`](Self::fen).
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) turn: Color,
    pub(super) castling: CastlingRights,
    /// The square that a pawn has just passed, kept only while an enemy pawn stands ready.
    pub(super) en_passant: Option<Square>,
    pub(super) pawns: Pawns,
    pub(super) halfmoves: u32,
    pub(super) fullmoves: u32,
    pub(super) reserves: Option<Reserves>,
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Position")
    }
}

impl Position {
    /// The starting position, White to move.
    pub fn start(pawns: Pawns) -> Self {
        Self {
            board: Board::new(),
            turn: Color::White,
            castling: CastlingRights::ALL,
            en_passant: None,
            pawns,
            halfmoves: 0,
            fullmoves: 1,
            reserves: None,
        }
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Side {
        self.turn.into()
    }

    /// All men of both sides.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// All men of both sides, sorted by square.
    pub fn men(&self) -> Vec<Man> {
        let mut men: Vec<Man> = self
            .board
            .iter()
            .map(|(square, piece)| Man {
                cell: square.into(),
                side: piece.color.into(),
                kind: piece.role.into(),
            })
            .collect();
        men.sort_unstable();
        men
    }

    /// Moves by either side since the last capture or pawn move; a pawn's step back is none.
    #[inline]
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move, counted from 1 and raised after Black's.
    pub fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// Which way pawns may move.
    pub fn pawns(&self) -> Pawns {
        self.pawns
    }

    /// The castling rights of both sides.
    pub fn castling_rights(&self) -> CastlingRights {
        self.castling
    }

    /// The square where an enemy pawn that has just stepped twice can be captured, whether or not
    /// the capture would leave the king in check.
    pub fn en_passant_square(&self) -> Option<Square> {
        self.en_passant
    }

    /// The enemy men that attack the king of the side to move.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.king_lines().checkers
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// Where this side's king stands.
    #[inline]
    pub fn king(&self, side: Side) -> Square {
        self.king_square(side.into())
    }

    #[inline]
    pub(super) fn king_square(&self, color: Color) -> Square {
        (self.board.kings() & self.board.by_color(color))
            .first()
            .expect("both kings stand")
    }

    /// The position as a [`Setup`], to change it by hand.
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board.clone(),
            turn: self.turn.into(),
            castling: self.castling,
            en_passant: self.en_passant,
            pawns: self.pawns,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
            reserves: self.reserves,
        }
    }

    /// What one player knows of his own side. Computed from his own men and rights alone.
    #[inline]
    pub fn own_board(&self, side: Side) -> OwnBoard {
        OwnBoard::from_board(self.own_ground(side.into()), &self.board)
            .with_pocket(self.pocket(side))
    }

    /// Whether the own men and rights of the side to move allow this try, wherever the enemy
    /// stands: what its [`own_board`](Self::own_board) says, without writing that down.
    #[inline]
    pub fn is_possible(&self, from: Square, to: Square, promotion: Option<Role>) -> bool {
        let ground = self.own_ground(self.turn);
        let role = self.board.role_at(from);
        ground.own.contains(from)
            && role.is_some_and(|role| ground.is_possible(role, from, to, promotion))
    }

    #[inline]
    fn own_ground(&self, color: Color) -> OwnGround {
        OwnGround {
            color,
            own: self.board.by_color(color),
            castling: OwnCastling {
                short: self.castling.has(color, CastlingSide::KingSide),
                long: self.castling.has(color, CastlingSide::QueenSide),
            },
            pawns: self.pawns,
        }
    }

    /// Plays a move, which must be one of [`legal_moves`](Self::legal_moves).
    #[inline]
    pub fn play(&mut self, m: Move) {
        let color = self.turn;
        if let Some(reserves) = &mut self.reserves {
            reserves.before(m, color);
        }
        self.board.discard_piece_at(m.from);
        self.board.set_piece_at(
            m.to,
            Piece {
                color,
                role: m.promotion.unwrap_or(m.role),
            },
        );
        self.en_passant = None;
        match m.kind {
            MoveKind::Plain | MoveKind::StepBack => {}
            MoveKind::DoubleStep => self.en_passant = self.passed_square(m),
            MoveKind::EnPassant => self
                .board
                .discard_piece_at(Square::from_coords(m.to.file(), m.from.rank())),
            MoveKind::CastleShort => self.bring_rook(CastlingSide::KingSide),
            MoveKind::CastleLong => self.bring_rook(CastlingSide::QueenSide),
        }
        self.castling = self.castling.after(m.from, m.to);
        let resets = m.capture.is_some() || (m.role == Role::Pawn && m.kind != MoveKind::StepBack);
        self.pass_turn(resets);
    }

    /// Counts the move and gives the turn to the other side.
    #[inline]
    pub(super) fn pass_turn(&mut self, resets: bool) {
        self.halfmoves = if resets { 0 } else { self.halfmoves + 1 };
        self.fullmoves += u32::from(self.turn.is_black());
        self.turn = self.turn.other();
    }

    /// The square that a double step passes, if an enemy pawn can capture there.
    fn passed_square(&self, m: Move) -> Option<Square> {
        let passed = Square::new(u32::midpoint(m.from.to_u32(), m.to.to_u32()));
        let enemy_pawns = self.board.pawns() & self.board.by_color(self.turn.other());
        (attacks::pawn_attacks(self.turn, passed) & enemy_pawns)
            .any()
            .then_some(passed)
    }

    fn bring_rook(&mut self, wing: CastlingSide) {
        let squares = CastlingSquares::of(self.turn, wing);
        self.board.discard_piece_at(squares.rook_from);
        self.board.set_piece_at(squares.rook_to, self.turn.rook());
    }
}
