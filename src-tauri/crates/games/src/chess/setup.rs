//! Anything that a position text can say, and the test whether it can be played on.

use shakmaty::{Bitboard, Board, CastlingSide, Color, Rank, Role, Square, attacks};

use super::castling::{CastlingRights, CastlingSquares};
use super::position::{Pawns, Position};
use super::reserves::Reserves;
use crate::Side;

/// Men on a board and whatever else a FEN says, whether or not it makes sense.
#[derive(Clone, PartialEq, Eq)]
pub struct Setup {
    /// The men of both sides.
    pub board: Board,
    /// The side to move.
    pub turn: Side,
    /// Who may still castle where.
    pub castling: CastlingRights,
    /// The square that a pawn has just passed.
    pub en_passant: Option<Square>,
    /// Which way pawns may move.
    pub pawns: Pawns,
    /// Moves by either side since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the move, from 1.
    pub fullmoves: u32,
    /// The men that may be dropped, where the game has reserves.
    pub reserves: Option<Reserves>,
}

/// Why no game can go on from a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A side without a king.
    #[error("{side} has no king")]
    NoKing {
        /// Whose.
        side: Side,
    },
    /// A side with several kings.
    #[error("{side} has {count} kings")]
    ManyKings {
        /// Whose.
        side: Side,
        /// How many.
        count: usize,
    },
    /// More men than an army has.
    #[error("{side} has {count} men, more than 16")]
    ManyMen {
        /// Whose.
        side: Side,
        /// How many.
        count: usize,
    },
    /// More men than two armies have, pockets counted.
    #[error("there are {count} men, more than 32")]
    ManyMenInAll {
        /// How many.
        count: usize,
    },
    /// A pawn on the first or the last rank.
    #[error("a pawn stands on {square}")]
    PawnOnEdge {
        /// Where.
        square: Square,
    },
    /// The side that is not to move is in check.
    #[error("{side} is in check but not to move")]
    EnemyInCheck {
        /// Who could be captured.
        side: Side,
    },
    /// A castling right without king or rook at home.
    #[error("{side} cannot castle with a rook on {rook}: king and rook are not both at home")]
    Castling {
        /// Whose right.
        side: Side,
        /// Where his rook should stand.
        rook: Square,
    },
    /// An en passant square that no pawn can have passed.
    #[error("no pawn can just have passed {square}")]
    EnPassant {
        /// The square.
        square: Square,
    },
}

impl Setup {
    /// The position that this setup describes.
    ///
    /// An en passant square where no pawn stands ready to capture is dropped.
    ///
    /// # Errors
    ///
    /// When no game can go on from here: a king too few or too many, more than sixteen men (with
    /// reserves, thirty-two in all), a pawn on an edge rank, the king of the side not to move in check, a castling right without
    /// king and rook at home, an en passant square that no pawn can have passed.
    pub fn into_position(self) -> Result<Position, SetupError> {
        for side in Side::ALL {
            self.check_army(side)?;
        }
        let edges = Bitboard::from(Rank::First) | Bitboard::from(Rank::Eighth);
        if let Some(square) = (self.board.pawns() & edges).first() {
            return Err(SetupError::PawnOnEdge { square });
        }
        for side in Side::ALL {
            self.check_castling(side)?;
        }
        self.check_reserves()?;
        let en_passant = self.check_en_passant()?;
        let reserves = self.reserves.map(|reserves| reserves.fitting(&self.board));
        let position = Position {
            turn: self.turn.into(),
            board: self.board,
            castling: self.castling,
            en_passant,
            pawns: self.pawns,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
            reserves,
        };
        let waiting = position.turn.other();
        let king = position.king_square(waiting);
        let attackers = position
            .board
            .attacks_to(king, position.turn, position.board.occupied());
        if attackers.any() {
            return Err(SetupError::EnemyInCheck {
                side: waiting.into(),
            });
        }
        Ok(position)
    }

    /// The castling rights that these men allow: king and rook stand at home.
    pub fn castling_at_home(&self) -> CastlingRights {
        let mut rights = CastlingRights::NONE;
        for color in Color::ALL {
            for wing in CastlingSide::ALL {
                if self.are_at_home(color, wing) {
                    rights = rights.with(color, wing);
                }
            }
        }
        rights
    }

    /// The squares that can be the en passant square: an enemy pawn can just have passed there, and
    /// a pawn of the side to move stands ready to capture it.
    pub fn en_passant_squares(&self) -> Bitboard {
        let rank = Color::from(self.turn).fold_wb(Rank::Sixth, Rank::Third);
        Bitboard::from(rank)
            .into_iter()
            .filter(|&square| self.was_passed(square) && self.is_taken_at(square))
            .collect()
    }

    fn check_army(&self, side: Side) -> Result<(), SetupError> {
        let men = self.board.by_color(side.into());
        match (men & self.board.kings()).count() {
            0 => return Err(SetupError::NoKing { side }),
            1 => {}
            count => return Err(SetupError::ManyKings { side, count }),
        }
        match men.count() {
            _ if self.reserves.is_some() => Ok(()),
            0..=16 => Ok(()),
            count => Err(SetupError::ManyMen { side, count }),
        }
    }

    /// With reserves men change sides, but there are never more than thirty-two.
    fn check_reserves(&self) -> Result<(), SetupError> {
        let Some(reserves) = self.reserves else {
            return Ok(());
        };
        let pockets = reserves.white.total() + reserves.black.total();
        match self.board.occupied().count() + pockets {
            0..=32 => Ok(()),
            count => Err(SetupError::ManyMenInAll { count }),
        }
    }

    fn check_castling(&self, side: Side) -> Result<(), SetupError> {
        let color = Color::from(side);
        for wing in CastlingSide::ALL {
            if self.castling.has(color, wing) && !self.are_at_home(color, wing) {
                let rook = CastlingSquares::of(color, wing).rook_from;
                return Err(SetupError::Castling { side, rook });
            }
        }
        Ok(())
    }

    fn are_at_home(&self, color: Color, wing: CastlingSide) -> bool {
        let squares = CastlingSquares::of(color, wing);
        self.board.piece_at(squares.king_from) == Some(color.king())
            && self.board.piece_at(squares.rook_from) == Some(color.rook())
    }

    /// The en passant square, if a pawn stands ready to capture there.
    fn check_en_passant(&self) -> Result<Option<Square>, SetupError> {
        let Some(square) = self.en_passant else {
            return Ok(None);
        };
        if !self.was_passed(square) {
            return Err(SetupError::EnPassant { square });
        }
        Ok(self.is_taken_at(square).then_some(square))
    }

    /// Whether an enemy pawn can just have passed this square.
    fn was_passed(&self, square: Square) -> bool {
        let us = Color::from(self.turn);
        let ahead = us.fold_wb(8, -8);
        let at = |offset| {
            square
                .offset(offset)
                .map(|there| self.board.piece_at(there))
        };
        square.rank() == us.fold_wb(Rank::Sixth, Rank::Third)
            && self.board.piece_at(square).is_none()
            && at(ahead) == Some(None)
            && at(-ahead) == Some(Some(Role::Pawn.of(us.other())))
    }

    /// Whether a pawn of the side to move stands ready to capture on this square.
    fn is_taken_at(&self, square: Square) -> bool {
        let us = Color::from(self.turn);
        let ready = attacks::pawn_attacks(us.other(), square)
            & self.board.pawns()
            & self.board.by_color(us);
        ready.any()
    }
}
