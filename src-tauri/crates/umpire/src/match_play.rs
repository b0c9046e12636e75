//! One game of a match: who judges it, and the hidden ones.

use anyhow::Context;
use bots::{Budget, Seen};
use games::chess::Position;
use games::{BySide, Side};
use referee::{Announcement, EndReason, GameResult, Referee, RuleSet, Ruling, Try, Verdict};
use shakmaty::Role;

use crate::board::Start;
use crate::match_game::{Game, MOST_PLIES, TryLine, Usage, seat_of, timed};
use crate::match_open;
use crate::match_player::{PlayerName, Seated};

/// A player that needs more tries for one move has lost.
pub(crate) const MOST_TRIES: u32 = 5_000;

/// What is played.
pub(crate) enum Played {
    /// Kriegspiel.
    Hidden {
        /// Under this set.
        rules: Box<RuleSet>,
        /// From here.
        start: Box<Position>,
    },
    /// A game of the list.
    Open(Start),
}

/// What all games of a match have in common.
pub(crate) struct Setting {
    pub(crate) played: Played,
    /// The first player and the second.
    pub(crate) players: [PlayerName; 2],
    pub(crate) seed: u64,
    pub(crate) budget: Budget,
}

/// A seed for each seat of each game.
pub(crate) fn seed_for(setting: &Setting, number: usize, player: usize) -> u64 {
    let mixed =
        setting.seed ^ (number as u64 * 2 + player as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ (mixed >> 31)
}

/// Plays one game.
///
/// # Errors
///
/// When the position cannot be played under the rules, or another program fails.
pub(crate) fn play(setting: &Setting, number: usize) -> anyhow::Result<Game> {
    let (rules, start) = match &setting.played {
        Played::Open(start) => return match_open::play(setting, start, number),
        Played::Hidden { rules, start } => (rules, start),
    };
    let mut room = Room::open(setting, rules, start, number)?;
    let (result, reason) = room.play_out(&setting.budget)?;
    let first_is_white = room.first_is_white;
    let name = |side| setting.players[seat_of(side, first_is_white)].to_string();
    Ok(Game {
        number,
        players: BySide::from_fn(name),
        first_is_white,
        result,
        reason,
        used: room.used,
        tries: room.tries,
        fault: None,
    })
}

/// A hidden game while it is played.
struct Room {
    referee: Box<Referee>,
    /// The first player and the second.
    seated: [Seated; 2],
    first_is_white: bool,
    used: [Usage; 2],
    tries: Vec<TryLine>,
}

impl Room {
    fn open(
        setting: &Setting,
        rules: &RuleSet,
        start: &Position,
        number: usize,
    ) -> anyhow::Result<Self> {
        let first_is_white = number.is_multiple_of(2);
        let seat = |player: usize| {
            let is_white = (player == 0) == first_is_white;
            let side = if is_white { Side::White } else { Side::Black };
            let seed = seed_for(setting, number, player);
            Seated::new(&setting.players[player], rules, side, start, seed)
        };
        let referee = Referee::new(rules.clone(), start.clone()).context("--position")?;
        let mut room = Self {
            referee: Box::new(referee),
            seated: [seat(0)?, seat(1)?],
            first_is_white,
            used: [Usage::default(), Usage::default()],
            tries: Vec::new(),
        };
        let opening = room.referee.opening();
        for side in Side::ALL {
            let heard = opening.get(side).clone();
            room.hear(side, &Seen { tried: None, heard })?;
        }
        Ok(room)
    }

    fn play_out(&mut self, budget: &Budget) -> anyhow::Result<(GameResult, &'static str)> {
        let mut plies = 0;
        let mut tries = 0;
        while plies < MOST_PLIES {
            let side = self.referee.turn();
            let answer = self.one_try(side, budget)?;
            if let Some((reason, result)) = answer.end {
                return Ok((result, EndReason::as_str(reason)));
            }
            tries += 1;
            if answer.verdict == Verdict::Legal {
                plies += 1;
                tries = 0;
            } else if tries >= MOST_TRIES {
                return Ok((GameResult::won_by(side.other()), "too_many_tries"));
            }
        }
        Ok((GameResult::Draw, "too_many_plies"))
    }

    fn one_try(&mut self, side: Side, budget: &Budget) -> anyhow::Result<Ruling> {
        let player = seat_of(side, self.first_is_white);
        let choice = timed(|| self.seated[player].choose(budget));
        let used = &mut self.used[player];
        used.add_choice(budget, &choice, self.seated[player].is_own());
        let tried = choice.done?;
        used.illegal += u32::from(!is_possible(&self.referee, tried));
        let ruling = self.referee.submit(&tried);
        used.add_answer(ruling.verdict == Verdict::Legal);
        let heard = BySide::from(&ruling.heard);
        self.tell(side, (tried, ruling.verdict), &heard)?;
        self.tries.push(TryLine {
            side,
            text: tried.to_string(),
            verdict: ruling.verdict,
        });
        Ok(ruling)
    }

    fn tell(
        &mut self,
        mover: Side,
        tried: (Try, Verdict),
        heard: &BySide<Vec<Announcement>>,
    ) -> anyhow::Result<()> {
        for side in Side::ALL {
            let heard = heard.get(side).clone();
            let tried = (side == mover).then_some(tried);
            if tried.is_some() || !heard.is_empty() {
                self.hear(side, &Seen { tried, heard })?;
            }
        }
        Ok(())
    }

    /// Listening is thinking too, and is counted.
    fn hear(&mut self, side: Side, seen: &Seen) -> anyhow::Result<()> {
        let player = seat_of(side, self.first_is_white);
        let heard = timed(|| self.seated[player].hear(seen));
        self.used[player].add_cpu(self.seated[player].is_own().then_some(heard.cpu));
        heard.done
    }
}

/// Whether what the mover sees allows this try.
fn is_possible(referee: &Referee, tried: Try) -> bool {
    let own = referee.own_board(referee.turn());
    match tried {
        Try::Move { .. } => tried
            .chess_move()
            .is_some_and(|(from, to, promotion)| own.is_possible(from, to, promotion)),
        Try::Drop { kind, to } => {
            let drop = Role::from_char(kind.letter()).zip(to.on_chess_board());
            drop.is_some_and(|(role, to)| own.drop_reach(role).contains(to))
        }
        Try::Any => false,
    }
}

#[cfg(test)]
mod tests {
    use games::chess::Pawns;
    use referee::RuleSetName;

    use super::*;

    fn setting(rules: Option<RuleSetName>, players: [PlayerName; 2], seed: u64) -> Setting {
        let hidden = rules.map(|name| Played::Hidden {
            rules: Box::new(RuleSet::published(name)),
            start: Box::new(Position::start(Pawns::Forward)),
        });
        let open = || Played::Open(Start::new("sjakti".to_owned(), None, Vec::new()));
        Setting {
            played: hidden.unwrap_or_else(open),
            players,
            seed,
            budget: Budget::default(),
        }
    }

    fn texts(game: &Game) -> Vec<String> {
        game.tries.iter().map(|line| line.text.clone()).collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_game_and_another_one_another() {
        let play = |seed| {
            let setting = setting(
                Some(RuleSetName::Se),
                [PlayerName::Random, PlayerName::Greedy],
                seed,
            );
            texts(&play(&setting, 0).expect("a game"))
        };
        assert_eq!(play(1), play(1));
        assert_ne!(play(1), play(2));
    }

    #[test]
    fn colours_alternate_and_tries_are_possible() {
        for rules in [Some(RuleSetName::Wild16), None] {
            let setting = setting(rules, [PlayerName::Greedy, PlayerName::Random], 5);
            for number in 0..4 {
                let game = play(&setting, number).expect("a game");
                assert_eq!(game.first_is_white(), number % 2 == 0);
                assert!(game.used().iter().all(|used| used.illegal == 0));
                let plies: u32 = game.used().iter().map(|used| used.plies).sum();
                assert!(plies <= MOST_PLIES);
            }
        }
    }
}
