//! One step of a player: a man moves, or is dropped from the reserve.

use games::Kind;
use games::chess::{Move, Position};
use referee::Try;
use shakmaty::{Role, Square};

/// A try that changes the board if it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// A man moves.
    Move {
        from: Square,
        to: Square,
        promotion: Option<Role>,
    },
    /// A man is dropped from the reserve.
    Drop { role: Role, to: Square },
}

impl Step {
    /// Where a man comes to stand.
    pub(crate) const fn to(self) -> Square {
        match self {
            Self::Move { to, .. } | Self::Drop { to, .. } => to,
        }
    }

    /// The step as it is submitted.
    pub(crate) fn to_try(self) -> Try {
        match self {
            Self::Move {
                from,
                to,
                promotion,
            } => Try::Move {
                from: from.into(),
                to: to.into(),
                promotion: promotion.map(Kind::from),
            },
            Self::Drop { role, to } => Try::Drop {
                kind: role.into(),
                to: to.into(),
            },
        }
    }

    /// None for the question "Any?" and for what is not on the board.
    pub(crate) fn of_try(tried: Try) -> Option<Self> {
        match tried {
            Try::Move {
                from,
                to,
                promotion,
            } => Some(Self::Move {
                from: from.on_chess_board()?,
                to: to.on_chess_board()?,
                promotion: promotion.and_then(|kind| Role::from_char(kind.letter())),
            }),
            Try::Drop { kind, to } => Some(Self::Drop {
                role: Role::from_char(kind.letter())?,
                to: to.on_chess_board()?,
            }),
            Try::Any => None,
        }
    }

    /// Whether the step is legal on this board.
    pub(crate) fn is_legal(self, board: &Position) -> bool {
        match self {
            Self::Move {
                from,
                to,
                promotion,
            } => board.legal(from, to, promotion).is_some(),
            Self::Drop { role, to } => board.drop_legal(role, to),
        }
    }

    /// The board after the step, if it is legal there.
    pub(crate) fn played(self, board: &Position) -> Option<Position> {
        let mut after = board.clone();
        match self {
            Self::Move {
                from,
                to,
                promotion,
            } => after.play(board.legal(from, to, promotion)?),
            Self::Drop { role, to } => {
                if !board.drop_legal(role, to) {
                    return None;
                }
                after.play_drop(role, to);
            }
        }
        Some(after)
    }

    /// Every legal step on this board.
    pub(crate) fn all(board: &Position) -> Vec<Self> {
        let moves = board.legal_moves();
        let moves = moves.iter().copied().map(Self::from);
        let drops = board.legal_drops();
        let drops = drops.map(|(role, to)| Self::Drop { role, to });
        moves.chain(drops).collect()
    }
}

impl From<Move> for Step {
    fn from(step: Move) -> Self {
        Self::Move {
            from: step.from,
            to: step.to,
            promotion: step.promotion,
        }
    }
}
