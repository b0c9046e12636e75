//! Who refuses a draw must show that he can improve.

use super::position::Position;
use crate::Side;

/// Ten moves in which the player who refused a draw must win a man more than he loses. The
/// manual says "an improvement in material advantage by at least 1 piece"; pawns and kings count
/// like all men, and the advantage is compared with that at the refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demonstration {
    refuser: Side,
    advantage: i32,
    moves_left: u8,
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
    /// Begins when a side refuses a draw.
    pub fn new(refuser: Side, position: &Position) -> Self {
        Self {
            refuser,
            advantage: position.advantage(refuser),
            moves_left: 10,
        }
    }

    /// Counts a move that one side has played, and says how things stand after it.
    pub fn played(&mut self, mover: Side, position: &Position) -> Progress {
        if mover == self.refuser {
            self.moves_left = self.moves_left.saturating_sub(1);
        }
        if position.advantage(self.refuser) > self.advantage {
            Progress::Passed
        } else if self.moves_left == 0 {
            Progress::Failed
        } else {
            Progress::Running
        }
    }
}

impl Position {
    /// How many men a side has more than the other.
    pub fn advantage(&self, side: Side) -> i32 {
        let count = |side| self.sides.get(side).count_ones() as i32;
        count(side) - count(side.other())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions after each move, and how the demonstration of White stands after them.
    #[track_caller]
    fn check(rows: &[(&str, Side)], expected: &[Progress]) {
        let read = |row: &str| -> Position {
            let text = format!("4k/5/{row}/5/4K w - pQ");
            text.parse().expect("a readable text")
        };
        let mut demonstration = Demonstration::new(Side::White, &read("qQ3"));
        let found = rows
            .iter()
            .map(|(row, mover)| demonstration.played(*mover, &read(row)));
        assert_eq!(found.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_man_more_than_at_the_refusal_ends_it() {
        use Progress::{Passed, Running};
        use Side::{Black, White};
        check(&[("q1Q2", White), ("qQ3", Black)], &[Running, Running]);
        check(&[("Q4", White)], &[Passed]);
        check(
            &[("Q4", White), ("q4", Black), ("Q4", White)],
            &[Passed, Running, Passed],
        );
    }

    #[test]
    fn ten_own_moves_without_one_draw() {
        let moves = [("qQ3", Side::White), ("qQ3", Side::Black)].repeat(10);
        let mut expected = vec![Progress::Running; 20];
        expected[18..].fill(Progress::Failed);
        check(&moves, &expected);
    }
}
