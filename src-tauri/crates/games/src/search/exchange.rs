//! Taking and taking back on one square.

use crate::Side;

/// What a side wins at most by taking a man of this worth, when both sides go on with their cheapest
/// men as long as it pays. `next` tells the worth of a side's cheapest taker, and the men that are
/// left once it has taken.
pub(crate) fn exchange<S>(
    prize: i32,
    side: Side,
    left: S,
    next: &impl Fn(Side, S) -> Option<(i32, S)>,
) -> i32 {
    match next(side, left) {
        None => 0,
        Some((risk, left)) => (prize - exchange(risk, side.other(), left, next)).max(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both sides' takers by worth, those that are left as how many have taken.
    #[track_caller]
    fn check(prize: i32, white: &[i32], black: &[i32], expected: i32) {
        let next = |side, (mut white_taken, mut black_taken): (usize, usize)| {
            let (men, taken) = match side {
                Side::White => (white, &mut white_taken),
                Side::Black => (black, &mut black_taken),
            };
            let worth = *men.get(*taken)?;
            *taken += 1;
            Some((worth, (white_taken, black_taken)))
        };
        assert_eq!(exchange(prize, Side::White, (0, 0), &next), expected);
    }

    #[test]
    fn both_stop_when_it_does_not_pay() {
        check(100, &[], &[], 0);
        check(100, &[300], &[], 100);
        check(100, &[300], &[100], 0);
        check(300, &[100], &[900], 200);
        check(300, &[100, 500], &[100, 900], 200);
        check(500, &[300, 500], &[300], 500);
    }
}
