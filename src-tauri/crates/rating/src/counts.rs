//! Which games are never rated.

/// What decides whether a game is rated.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one fact of its own about the game"
)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Both players agreed that it is.
    pub agreed: bool,
    /// Two people play at one machine.
    pub one_machine: bool,
    /// It is a practice board.
    pub practice: bool,
    /// It began from a position that was set up.
    pub set_up: bool,
    /// A player had help: a move was taken back, or a minute given.
    pub aided: bool,
    /// It has a result: a win or a draw.
    pub decided: bool,
}

/// Why a game is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// It was not agreed.
    NotAgreed,
    /// Two people at one machine.
    OneMachine,
    /// A practice board.
    Practice,
    /// From a position of somebody's own.
    SetUp,
    /// With help.
    Aided,
    /// Still going on, or broken off.
    Undecided,
}

/// Whether a game is rated.
///
/// # Errors
/// [`Unrated`]: the first reason why it is not.
pub fn counts(game: &Facts) -> Result<(), Unrated> {
    let reasons = [
        (!game.agreed, Unrated::NotAgreed),
        (game.one_machine, Unrated::OneMachine),
        (game.practice, Unrated::Practice),
        (game.set_up, Unrated::SetUp),
        (game.aided, Unrated::Aided),
        (!game.decided, Unrated::Undecided),
    ];
    match reasons.into_iter().find(|(holds, _)| *holds) {
        Some((_, reason)) => Err(reason),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_keeps_a_game_from_being_rated() {
        let rated = Facts {
            agreed: true,
            decided: true,
            ..Facts::default()
        };
        let check = |change: fn(&mut Facts), expected| {
            let mut game = rated;
            change(&mut game);
            assert_eq!(counts(&game), expected);
        };
        check(|_| (), Ok(()));
        check(|game| game.agreed = false, Err(Unrated::NotAgreed));
        check(|game| game.one_machine = true, Err(Unrated::OneMachine));
        check(|game| game.practice = true, Err(Unrated::Practice));
        check(|game| game.set_up = true, Err(Unrated::SetUp));
        check(|game| game.aided = true, Err(Unrated::Aided));
        check(|game| game.decided = false, Err(Unrated::Undecided));
    }
}
