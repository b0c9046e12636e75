//! Chance with a seed. The arithmetic is done here in whole numbers, so that a frozen player plays
//! the same on every machine and with every version of the libraries.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

/// A stream of chance that its seed decides.
#[derive(Clone)]
pub(crate) struct Chance(Xoshiro256PlusPlus);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `bound`, each as likely as another. `bound` must not be 0.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        let wide = u128::from(self.0.next_u64()) * u128::from(bound);
        (wide >> 64) as u64
    }

    /// One of the things, if there is any.
    pub(crate) fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        if things.is_empty() {
            return None;
        }
        Some(things[self.below(things.len() as u64) as usize])
    }

    /// Draws `count` indices; each index comes up in proportion to its weight, as evenly as can
    /// be. Nothing is drawn when all weights are 0.
    pub(crate) fn draw(&mut self, weights: &[u64], count: usize) -> Vec<usize> {
        let total: u64 = weights.iter().sum();
        if total == 0 || count == 0 {
            return Vec::new();
        }
        let start = self.below(total);
        let mut marks = (0..count as u64)
            .map(|k| u128::from(start) + u128::from(total) * u128::from(k))
            .peekable();
        let mut drawn = Vec::with_capacity(count);
        let mut sum = 0u128;
        for (index, &weight) in weights.iter().enumerate() {
            sum += u128::from(weight) * count as u128;
            while marks.next_if(|&mark| mark < sum).is_some() {
                drawn.push(index);
            }
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_below_its_bound() {
        let mut chance = Chance::new(1);
        for bound in 1..100 {
            assert!(chance.below(bound) < bound);
        }
        assert_eq!(chance.pick::<u8>(&[]), None);
    }

    #[test]
    fn draws_follow_the_weights() {
        let mut chance = Chance::new(2);
        for _ in 0..100 {
            let drawn = chance.draw(&[1, 0, 3, 4], 8);
            assert_eq!(drawn, [0, 2, 2, 2, 3, 3, 3, 3], "whole shares are exact");
        }
        let once: Vec<_> = (0..400).flat_map(|_| chance.draw(&[1, 3], 1)).collect();
        let second = once.iter().filter(|&&index| index == 1).count();
        assert!(
            (270..330).contains(&second),
            "{second} of 400 drawn for three quarters"
        );
        assert!(chance.draw(&[0, 0], 5).is_empty());
    }
}
