//! Which positions have been there before.

/// The positions of the game so far and of the line that is thought about.
pub(super) struct Past {
    keys: Vec<u64>,
    /// How many of them fall into each bin, so that most are known to be new at a glance.
    bins: Vec<u16>,
    /// Where the line in thought begins.
    root: usize,
}

const BINS: usize = 1 << 12;

impl Past {
    /// The positions of the game, the present one last.
    pub(super) fn new(game: &[u64]) -> Self {
        let mut past = Self {
            keys: Vec::with_capacity(game.len() + 128),
            bins: vec![0; BINS],
            root: game.len().saturating_sub(1),
        };
        // The present position is put there again by whoever thinks about its moves.
        for &key in &game[..past.root] {
            past.push(key);
        }
        past
    }

    pub(super) fn push(&mut self, key: u64) {
        self.keys.push(key);
        self.bins[key as usize % BINS] += 1;
    }

    pub(super) fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.bins[key as usize % BINS] -= 1;
        }
    }

    /// Whether a position now counts as drawn: it has come as often as the rules say, or for the
    /// second time in the line that is thought about.
    pub(super) fn draws(&self, key: u64, occurrences: usize) -> bool {
        if self.bins[key as usize % BINS] == 0 {
            return false;
        }
        let earlier = |keys: &[u64]| keys.iter().filter(|&&known| known == key).count();
        let (game, line) = self.keys.split_at(self.root.min(self.keys.len()));
        earlier(line) > 0 || earlier(game) + 1 >= occurrences
    }

    /// How often a position has come before.
    pub(super) fn count(&self, key: u64) -> usize {
        self.keys.iter().filter(|&&known| known == key).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_draws_by_the_rule_of_its_game_or_within_the_line() {
        let mut past = Past::new(&[1, 2, 1, 3]);
        assert!(past.draws(2, 2) && !past.draws(2, 3), "once in the game");
        assert!(past.draws(1, 3), "twice in the game");
        assert!(
            !past.draws(4, 2) && !past.draws(1 + BINS as u64, 2),
            "never"
        );
        past.push(3);
        past.push(5);
        assert!(past.draws(5, 3), "once in the line");
        past.pop();
        assert!(!past.draws(5, 2), "taken back");
        assert!(
            past.draws(3, 3),
            "the line begins with the present position"
        );
    }
}
