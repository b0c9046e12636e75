//! Where one player's men could go, by what he knows without looking at each of them.

use shakmaty::{Bitboard, CastlingSide, Color, Rank, Role, Square, attacks};

use super::castling::CastlingSquares;
use super::generate::{EDGES, PROMOTIONS, ahead, east, west};
use super::legality::reach;
use super::own_board::OwnCastling;
use super::position::Pawns;
use super::slides;

/// What decides where a man of one player could go: the squares of his own men, his castling
/// rights and the pawn option. A part of his [`OwnBoard`](super::OwnBoard).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OwnGround {
    pub(super) color: Color,
    pub(super) own: Bitboard,
    pub(super) castling: OwnCastling,
    pub(super) pawns: Pawns,
}

impl OwnGround {
    /// The squares that his man of this kind could reach from here if the rest of the board were
    /// whatever helps it.
    #[inline]
    pub(super) fn reach(&self, role: Role, from: Square) -> Bitboard {
        let reached = match role {
            Role::Pawn => self.pawn_reach(from),
            Role::King => attacks::king_attacks(from) | self.castling_reach(from),
            Role::Knight => attacks::knight_attacks(from),
            Role::Bishop => slides::bishop(from, self.own),
            Role::Rook => slides::rook(from, self.own),
            Role::Queen => slides::queen(from, self.own),
        };
        reached & !self.own
    }

    pub(super) fn pawn_reach(&self, from: Square) -> Bitboard {
        self.pawn_steps(from.into())
            .into_iter()
            .fold(Bitboard(0), |reached, (_, to)| reached | to)
    }

    /// What these pawns could reach together, each kind of step for itself.
    #[inline]
    pub(super) fn pawn_steps(&self, pawns: Bitboard) -> [(i32, Bitboard); 5] {
        let color = self.color;
        let free = !self.own;
        let once = ahead(pawns, color) & free;
        let third = Bitboard::from(color.fold_wb(Rank::Third, Rank::Sixth));
        let twice = ahead(once & third, color) & free;
        let back = match self.pawns {
            Pawns::Forward => Bitboard(0),
            Pawns::MayStepBack => ahead(pawns, color.other()) & free & !EDGES,
        };
        let forward = color.fold_wb(8, -8);
        [
            (forward, once),
            (2 * forward, twice),
            (forward - 1, west(pawns, color) & free),
            (forward + 1, east(pawns, color) & free),
            (-forward, back),
        ]
    }

    fn castling_reach(&self, from: Square) -> Bitboard {
        let rights = [
            (self.castling.short, CastlingSide::KingSide),
            (self.castling.long, CastlingSide::QueenSide),
        ];
        let mut reached = Bitboard(0);
        for (kept, wing) in rights {
            let squares = CastlingSquares::of(self.color, wing);
            if kept && from == squares.king_from && (self.own & squares.between).is_empty() {
                reached.add(squares.king_to);
            }
        }
        reached
    }

    /// Whether any arrangement of enemy men could make this step of his man of this kind a legal
    /// move.
    #[inline]
    pub(super) fn is_possible(
        &self,
        role: Role,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> bool {
        let promotes = role == Role::Pawn && EDGES.contains(to);
        let said = match promotion {
            None => !promotes,
            Some(kind) => promotes && PROMOTIONS.contains(&kind),
        };
        said && self.reaches(role, from, to)
    }

    /// Whether a square is within [`reach`](Self::reach); quicker than all of them.
    #[inline]
    fn reaches(&self, role: Role, from: Square, to: Square) -> bool {
        match role {
            Role::King => self.reach(role, from).contains(to),
            Role::Pawn => {
                let captures = attacks::pawn_attacks(self.color, from) & !self.own;
                captures.contains(to) || self.pawn_reach(from).contains(to)
            }
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                reach(role, from).contains(to)
                    && !self.own.contains(to)
                    && (attacks::between(from, to) & self.own).is_empty()
            }
        }
    }
}
