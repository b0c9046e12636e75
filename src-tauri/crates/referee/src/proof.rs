//! Who may see the true position.

use crate::referee::Referee;

/// A proof that its holder may see the truth of a game: the game has ended or hides nothing, since
/// it is practised by one person; or the holder is the referee's own program.
#[derive(Clone, Copy, Debug)]
pub struct Proof {
    own_program: bool,
}

impl Proof {
    /// The game has ended, so both boards may be shown.
    pub const fn ended(referee: &Referee) -> Option<Self> {
        match referee.outcome() {
            Some(_) => Some(Self { own_program: false }),
            None => None,
        }
    }

    /// One person practises here and moves both sides.
    pub const fn practice(referee: &Referee) -> Option<Self> {
        if referee.is_practice() {
            Some(Self { own_program: false })
        } else {
            None
        }
    }

    /// Whoever runs the headless program is the referee himself. Nothing else may call this.
    pub const fn own_program() -> Self {
        Self { own_program: true }
    }

    pub(crate) const fn is_own_program(self) -> bool {
        self.own_program
    }
}
