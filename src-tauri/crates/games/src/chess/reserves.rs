//! Reserves: captured men change sides and may be dropped, as in crazyhouse.
//!
//! Rules: crazyhouse as lichess plays it. A captured man enters the capturer's pocket, a promoted
//! one as a pawn. Instead of a move a man may be dropped onto an empty square, also to end a
//! check, a pawn not onto an edge rank. A dropped rook brings no castling right. A pawn's drop
//! counts as a pawn move for the fifty-move rule.

use shakmaty::{Bitboard, Board, Color, Role, Square};

use super::generate::EDGES;
use super::moves::Move;
use super::position::Position;
use crate::Side;

/// The kinds that can stand in a pocket, as position texts list them.
pub(super) const POCKET_ROLES: [Role; 5] = [
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// The men that one side may drop. Both players know both pockets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pocket([u8; 5]);

impl Pocket {
    /// Where the count of a kind is kept; kings are never captured.
    fn index(role: Role) -> Option<usize> {
        match role {
            Role::Pawn => Some(0),
            Role::Knight => Some(1),
            Role::Bishop => Some(2),
            Role::Rook => Some(3),
            Role::Queen => Some(4),
            Role::King => None,
        }
    }

    /// How many men of this kind.
    #[inline]
    pub fn count(self, role: Role) -> u8 {
        Self::index(role).map_or(0, |index| self.0[index])
    }

    /// How many men in all.
    #[inline]
    pub fn total(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Every man of it, the strongest first.
    pub fn men(self) -> Vec<Role> {
        POCKET_ROLES
            .into_iter()
            .flat_map(|role| std::iter::repeat_n(role, usize::from(self.count(role))))
            .collect()
    }

    /// One man more; a king is not taken in.
    pub(super) fn add(&mut self, role: Role) {
        if let Some(index) = Self::index(role) {
            self.0[index] = self.0[index].saturating_add(1);
        }
    }

    fn remove(&mut self, role: Role) {
        if let Some(index) = Self::index(role) {
            self.0[index] = self.0[index].saturating_sub(1);
        }
    }

    pub(super) const fn bits(self) -> u64 {
        let [pawns, knights, bishops, rooks, queens] = self.0;
        u64::from_le_bytes([pawns, knights, bishops, rooks, queens, 0, 0, 0])
    }
}

impl FromIterator<Role> for Pocket {
    fn from_iter<T: IntoIterator<Item = Role>>(roles: T) -> Self {
        let mut pocket = Self::default();
        for role in roles {
            pocket.add(role);
        }
        pocket
    }
}

/// Both pockets, and which men on the board were pawns.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Reserves {
    /// White's pocket.
    pub white: Pocket,
    /// Black's pocket.
    pub black: Pocket,
    /// Promoted men, which enter a pocket as pawns.
    pub promoted: Bitboard,
}

impl Reserves {
    pub(super) const fn pocket(&self, color: Color) -> Pocket {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    pub(super) const fn pocket_mut(&mut self, color: Color) -> &mut Pocket {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    /// Takes a move into account that is about to be played on this board.
    pub(super) fn before(&mut self, m: Move, mover: Color) {
        if let (Some(square), Some(role)) = (m.victim(), m.capture) {
            let enters = if self.promoted.remove(square) {
                Role::Pawn
            } else {
                role
            };
            self.pocket_mut(mover).add(enters);
        }
        if self.promoted.remove(m.from) || m.promotion.is_some() {
            self.promoted.add(m.to);
        }
    }

    /// Only men of a kind that a pawn can become count as promoted.
    pub(super) fn fitting(self, board: &Board) -> Self {
        let may_be = board.occupied() & !board.pawns() & !board.kings();
        Self {
            promoted: self.promoted & may_be,
            ..self
        }
    }
}

impl Position {
    /// This position with empty reserves, so that captured men can be dropped from now on.
    #[must_use]
    pub fn with_reserves(mut self) -> Self {
        self.reserves.get_or_insert_default();
        self
    }

    /// The reserves, where the game has them.
    #[inline]
    pub fn reserves(&self) -> Option<&Reserves> {
        self.reserves.as_ref()
    }

    /// The men that a side may drop; none where the game has no reserves.
    #[inline]
    pub fn pocket(&self, side: Side) -> Pocket {
        let reserves = self.reserves.as_ref();
        reserves.map_or(Pocket::default(), |reserves| reserves.pocket(side.into()))
    }

    /// Where the side to move may drop a man of this kind.
    pub fn drop_squares(&self, role: Role) -> Bitboard {
        if self.pocket(self.turn()).count(role) == 0 {
            return Bitboard(0);
        }
        self.drop_targets(role)
    }

    /// Empty squares that end a check, if there is one, and suit the kind of man.
    fn drop_targets(&self, role: Role) -> Bitboard {
        let forbidden = match role {
            Role::Pawn => EDGES,
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => Bitboard(0),
        };
        self.check_ends() & !self.board.occupied() & !forbidden
    }

    /// Whether the side to move may drop a man of this kind on this square.
    pub fn drop_legal(&self, role: Role, to: Square) -> bool {
        self.drop_squares(role).contains(to)
    }

    /// Every legal drop.
    pub fn legal_drops(&self) -> impl Iterator<Item = (Role, Square)> + '_ {
        let roles = self.reserves.iter().flat_map(|_| POCKET_ROLES);
        roles.flat_map(|role| {
            self.drop_squares(role)
                .into_iter()
                .map(move |to| (role, to))
        })
    }

    /// The number of legal drops.
    pub(super) fn count_legal_drops(&self) -> usize {
        let roles = self.reserves.iter().flat_map(|_| POCKET_ROLES);
        roles.map(|role| self.drop_squares(role).count()).sum()
    }

    /// Whether the side to move may drop any man anywhere.
    pub(super) fn has_legal_drop(&self) -> bool {
        self.legal_drops().next().is_some()
    }

    /// Drops a man, which must be [legal](Self::drop_legal).
    pub fn play_drop(&mut self, role: Role, to: Square) {
        if let Some(reserves) = &mut self.reserves {
            reserves.pocket_mut(self.turn).remove(role);
        }
        self.board.set_piece_at(to, role.of(self.turn));
        self.en_passant = None;
        self.pass_turn(role == Role::Pawn);
    }
}
