//! What can stand on the board: a man's move, or his drop from the reserve.

use games::chess::{Move, Position};
use shakmaty::Role;

use crate::judge::{Drop, Step};
use crate::vocabulary::Try;

/// A try that the law of chess lets stand.
#[derive(Clone, Copy)]
pub(crate) enum Played {
    /// A man moves.
    Move(Move),
    /// A man is dropped.
    Drop(Drop),
}

impl Played {
    /// What this try would play, if it is legal.
    pub(crate) fn legal(position: &Position, tried: Try) -> Option<Self> {
        match tried {
            Try::Move {
                from,
                to,
                promotion,
            } => {
                let step = Step::new(from, to, promotion)?;
                let m = position.legal(step.from, step.to, step.promotion)?;
                Some(Self::Move(m))
            }
            Try::Drop { kind, to } => {
                let drop = Drop::new(kind, to)?;
                let legal = position.drop_legal(drop.role, drop.to);
                legal.then_some(Self::Drop(drop))
            }
            Try::Any => None,
        }
    }

    /// Plays it.
    pub(crate) fn on(self, position: &mut Position) {
        match self {
            Self::Move(m) => position.play(m),
            Self::Drop(Drop { role, to }) => position.play_drop(role, to),
        }
    }

    /// The kind of man that was captured; a promoted one counts as the pawn that it was where it
    /// enters a reserve.
    pub(crate) fn captured(self, before: &Position) -> Option<Role> {
        let Self::Move(m) = self else {
            return None;
        };
        let was_pawn = before
            .reserves()
            .is_some_and(|reserves| reserves.promoted.contains(m.to));
        m.capture
            .map(|role| if was_pawn { Role::Pawn } else { role })
    }
}
