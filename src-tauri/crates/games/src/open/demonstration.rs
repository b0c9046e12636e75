//! Who refuses a draw must show that he can improve.

use crate::Side;

/// The moves that a demonstration lasts.
const MOVES: u8 = 10;

/// Ten moves in which the player who refused a draw must better his balance of men by one. The
/// manual of Dumb Chess says "an improvement in material advantage by at least 1 piece", which is
/// compared with the balance at the refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demonstration {
    /// Who refused.
    pub side: Side,
    /// How many of his moves are left for it.
    pub moves_left: u8,
    /// What his balance must reach.
    goal: i32,
}

/// How a demonstration stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The refuser has improved; the game goes on as if nothing had been offered.
    Passed,
    /// It goes on.
    Running,
    /// Ten moves brought nothing: the game is drawn.
    Failed,
}

impl Demonstration {
    /// Begins when a side refuses a draw at this balance.
    pub fn new(side: Side, balance: i32) -> Self {
        Self {
            side,
            moves_left: MOVES,
            goal: balance + 1,
        }
    }

    /// By how much the refuser's balance of now must still grow.
    pub fn missing(&self, balance: i32) -> u32 {
        self.goal.saturating_sub(balance).max(0).unsigned_abs()
    }

    /// Counts a move that one side has played, and says how things stand with the refuser's balance
    /// after it.
    pub fn played(&mut self, mover: Side, balance: i32) -> Progress {
        if mover == self.side {
            self.moves_left = self.moves_left.saturating_sub(1);
        }
        if self.missing(balance) == 0 {
            Progress::Passed
        } else if self.moves_left == 0 {
            Progress::Failed
        } else {
            Progress::Running
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Balances of White after each move, and how his demonstration stands after them.
    #[track_caller]
    fn check(moves: &[(Side, i32)], expected: &[Progress]) {
        let mut demonstration = Demonstration::new(Side::White, -1);
        let found = moves
            .iter()
            .map(|&(mover, balance)| demonstration.played(mover, balance));
        assert_eq!(found.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_man_more_than_at_the_refusal_ends_it() {
        use Progress::{Passed, Running};
        use Side::{Black, White};
        check(&[(White, -1), (Black, -2)], &[Running, Running]);
        check(&[(White, 0)], &[Passed]);
        check(&[(White, -2), (Black, 1)], &[Running, Passed]);
    }

    #[test]
    fn ten_own_moves_without_one_draw() {
        let moves = [(Side::White, -1), (Side::Black, -1)].repeat(10);
        let mut expected = vec![Progress::Running; 20];
        expected[18..].fill(Progress::Failed);
        check(&moves, &expected);
    }

    #[test]
    fn what_was_lost_since_must_be_won_back_too() {
        let demonstration = Demonstration::new(Side::Black, 2);
        assert_eq!(demonstration.missing(2), 1);
        assert_eq!(demonstration.missing(0), 3);
        assert_eq!(demonstration.missing(5), 0);
    }
}
