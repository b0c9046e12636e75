//! Which computer player: by kind, or by the level that a person chooses.

use std::fmt;

/// A kind of computer player. All three are frozen yardsticks: with the same seed they answer the
/// same heard words with the same tries, in every later version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any try that its own board allows, each as likely as another.
    Random,
    /// Recaptures where something was just captured, else tries a pawn capture when there is one
    /// to be had, else plays as `Random`.
    Greedy,
    /// Keeps 64 boards that fit what was heard and plays what does best on them, looking one move
    /// ahead and at the captures that follow.
    Pimc,
}

impl Kind {
    /// All kinds, the weakest first: levels 1, 2 and 3.
    pub const ALL: [Self; 3] = [Self::Random, Self::Greedy, Self::Pimc];

    /// The player of this level, from 1.
    ///
    /// # Errors
    ///
    /// There is no such level.
    pub fn of_level(level: u8) -> Result<Self, LevelError> {
        usize::from(level)
            .checked_sub(1)
            .and_then(|index| Self::ALL.get(index))
            .copied()
            .ok_or(LevelError { level })
    }

    /// The level of this player, from 1.
    pub const fn level(self) -> u8 {
        match self {
            Self::Random => 1,
            Self::Greedy => 2,
            Self::Pimc => 3,
        }
    }

    /// `random`, `greedy` or `pimc`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Pimc => "pimc",
        }
    }

    /// How many sampled boards it keeps; 0 for a player that imagines none.
    pub const fn samples(self) -> usize {
        match self {
            Self::Random | Self::Greedy => 0,
            Self::Pimc => crate::belief::SAMPLES,
        }
    }

    /// How many moves it looks ahead before it only looks at captures.
    pub const fn depth(self) -> u8 {
        match self {
            Self::Random | Self::Greedy => 0,
            Self::Pimc => 1,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// There is no player of this level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level {level}: the levels are 1 (random), 2 (greedy) and 3 (pimc)")]
pub struct LevelError {
    /// What was asked for.
    pub level: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_levels_are_the_three_kinds() {
        for kind in Kind::ALL {
            assert_eq!(Kind::of_level(kind.level()), Ok(kind));
        }
    }

    #[test]
    fn a_level_that_does_not_exist_is_refused_with_a_sentence() {
        for level in [0, 4, 9, 255] {
            let error = Kind::of_level(level).expect_err("there are three levels");
            assert_eq!(
                error.to_string(),
                format!(
                    "there is no level {level}: the levels are 1 (random), 2 (greedy) and 3 (pimc)"
                )
            );
        }
    }
}
