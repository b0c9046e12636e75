//! Which men begin on the back row, and in which order.

use super::castling::Castling;
use super::role::Role;
use super::terms::Promotions;
use crate::list::Pick;

/// A back row from the first column on: one king, and other men.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp(Vec<Role>);

impl LineUp {
    /// Dumb Chess's men for 5 to 8 columns. The manual gives the men and, with castling, where king
    /// and rook stand; the order of the others is ours.
    ///
    /// # Panics
    ///
    /// When there are fewer than 5 or more than 8 columns.
    pub fn standard(columns: u8, castling: Castling) -> Self {
        let letters = match (columns, castling) {
            (5, Castling::King) => "QKBNR",
            (5, _) => "RNBQK",
            (6, _) => "RNQKBR",
            (7, _) => "RNBQKBR",
            (8, _) => "RNBQKBNR",
            _ => panic!("a board has 5 to 8 columns"),
        };
        Self(letters.chars().filter_map(Role::from_letter).collect())
    }

    /// Dumber Chess's men: as many different ones as there is room for, drawn from ten, and the
    /// whole row shuffled.
    pub fn drawn(columns: u8, pick: Pick<'_>) -> Self {
        let mut hat: Vec<Role> = Role::variable().collect();
        let men = usize::from(columns) - 1;
        let drawn = (0..men).map(|_| hat.swap_remove(pick(hat.len())));
        Self(drawn.chain([Role::King]).collect()).shuffled(pick)
    }

    /// The same men in another order, each order as likely as any other.
    #[must_use]
    pub fn shuffled(mut self, pick: Pick<'_>) -> Self {
        for last in (1..self.0.len()).rev() {
            self.0.swap(last, pick(last + 1));
        }
        self
    }

    /// The men in order.
    pub fn men(&self) -> &[Role] {
        &self.0
    }

    /// What its pawns may become: anything but pawns and kings.
    pub fn promotions(&self) -> Promotions {
        let variable = self.0.iter().filter(|role| **role != Role::King);
        variable.fold(Promotions::default(), |all, &role| all.with(role))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(line_up: &LineUp) -> String {
        line_up.men().iter().map(|role| role.letter()).collect()
    }

    #[test]
    fn the_standard_men_leave_room_for_castling() {
        let check = |columns, castling, expected| {
            assert_eq!(letters(&LineUp::standard(columns, castling)), expected);
        };
        check(5, Castling::None, "RNBQK");
        check(5, Castling::King, "QKBNR");
        check(5, Castling::Queen, "RNBQK");
        check(6, Castling::Wide, "RNQKBR");
        check(7, Castling::None, "RNBQKBR");
        check(8, Castling::Wide, "RNBQKBNR");
    }

    #[test]
    fn dumber_men_are_all_different() {
        let mut seed = 1_usize;
        let mut orders = std::collections::HashSet::new();
        for round in 0..200 {
            let line_up = LineUp::drawn(5 + round % 4, &mut |below| {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (seed >> 33) % below
            });
            let text = letters(&line_up);
            let kinds: std::collections::HashSet<char> = text.chars().collect();
            assert_eq!(kinds.len(), usize::from(5 + round % 4), "{text}");
            assert!(kinds.contains(&'K') && !kinds.contains(&'P'), "{text}");
            assert_eq!(line_up.promotions().len() + 1, kinds.len() as u64, "{text}");
            orders.insert(text);
        }
        assert!(orders.len() > 190, "chance brings {} rows", orders.len());
    }

    #[test]
    fn a_shuffle_keeps_the_men() {
        let line_up = LineUp::standard(8, Castling::None).shuffled(&mut |_| 0);
        assert_eq!(letters(&line_up), "NBQKBNRR");
    }
}
