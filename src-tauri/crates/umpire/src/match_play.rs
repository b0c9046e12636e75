//! One game of a match.

use std::time::{Duration, Instant};

use bots::{Budget, Seen};
use cpu_time::ThreadTime;
use games::chess::Position;
use games::{BySide, Side};
use referee::{GameResult, RuleSet, Try, Verdict};
use serde::Serialize;

use crate::match_judge::{Answer, Judge};
use crate::match_player::{PlayerName, Seated};

/// A longer game is a draw.
const MOST_PLIES: u32 = 600;
/// A player that needs more tries for one move has lost.
const MOST_TRIES: u32 = 5_000;
/// How much later than its time a try may come before it counts as late.
const GRACE: Duration = Duration::from_millis(50);

/// What all games of a match have in common.
pub(crate) struct Setting {
    /// Without a rule set the game is regular chess.
    pub(crate) rules: Option<RuleSet>,
    pub(crate) start: Position,
    /// The first player and the second.
    pub(crate) players: [PlayerName; 2],
    pub(crate) seed: u64,
    pub(crate) budget: Budget,
}

/// What one player used.
#[derive(Clone, Debug, Default)]
pub(crate) struct Usage {
    /// Moves completed.
    pub(crate) plies: u32,
    /// Tries that the referee refused.
    pub(crate) refused: u32,
    /// Tries that the player's own board does not allow.
    pub(crate) illegal: u32,
    /// Tries that came after their time.
    pub(crate) late: u32,
    cpu: Option<Duration>,
}

impl Usage {
    /// Adds another game's.
    pub(crate) fn add(&mut self, other: &Self) {
        self.plies += other.plies;
        self.refused += other.refused;
        self.illegal += other.illegal;
        self.late += other.late;
        self.add_cpu(other.cpu);
    }

    fn add_cpu(&mut self, more: Option<Duration>) {
        if let Some(more) = more {
            self.cpu = Some(self.cpu.unwrap_or_default() + more);
        }
    }

    /// Processor time for each completed move, refused tries and listening included; none for a
    /// program whose time is not ours.
    pub(crate) fn cpu_ms_per_ply(&self) -> Option<f64> {
        let cpu = self.cpu?;
        Some(cpu.as_secs_f64() * 1000.0 / f64::from(self.plies.max(1)))
    }
}

/// A game that was played.
pub(crate) struct Game {
    number: usize,
    players: BySide<String>,
    first_is_white: bool,
    result: GameResult,
    reason: &'static str,
    used: [Usage; 2],
    tries: Vec<TryLine>,
}

#[derive(Clone, Serialize)]
struct TryLine {
    side: Side,
    #[serde(rename = "try")]
    text: String,
    verdict: Verdict,
}

/// One game as it is printed.
#[derive(Serialize)]
pub(crate) struct Summary<'a> {
    game: usize,
    white: &'a str,
    black: &'a str,
    result: GameResult,
    reason: &'static str,
    plies: u32,
    refused: BySide<u32>,
}

/// One game as it is logged.
#[derive(Serialize)]
pub(crate) struct Logged<'a> {
    #[serde(flatten)]
    summary: Summary<'a>,
    tries: &'a [TryLine],
}

impl Game {
    pub(crate) fn first_is_white(&self) -> bool {
        self.first_is_white
    }

    pub(crate) fn result(&self) -> GameResult {
        self.result
    }

    /// What the first and the second player used.
    pub(crate) fn used(&self) -> &[Usage; 2] {
        &self.used
    }

    pub(crate) fn summary(&self) -> Summary<'_> {
        let used = |side| &self.used[seat_of(side, self.first_is_white)];
        Summary {
            game: self.number + 1,
            white: &self.players.white,
            black: &self.players.black,
            result: self.result,
            reason: self.reason,
            plies: self.used.iter().map(|used| used.plies).sum(),
            refused: BySide::from_fn(|side| used(side).refused),
        }
    }

    pub(crate) fn record(&self) -> Logged<'_> {
        Logged {
            summary: self.summary(),
            tries: &self.tries,
        }
    }
}

/// The index of the player in this seat: 0 for the first player.
fn seat_of(side: Side, first_is_white: bool) -> usize {
    usize::from((side == Side::White) != first_is_white)
}

/// A seed for each seat of each game.
fn seed_for(setting: &Setting, number: usize, player: usize) -> u64 {
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
    let mut room = Room::open(setting, number)?;
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
    })
}

/// A game while it is played.
struct Room {
    judge: Judge,
    /// The first player and the second.
    seated: [Seated; 2],
    first_is_white: bool,
    used: [Usage; 2],
    tries: Vec<TryLine>,
}

impl Room {
    fn open(setting: &Setting, number: usize) -> anyhow::Result<Self> {
        let first_is_white = number.is_multiple_of(2);
        let seat = |player: usize| {
            let is_white = (player == 0) == first_is_white;
            let side = if is_white { Side::White } else { Side::Black };
            let rules = setting.rules.as_ref();
            let seed = seed_for(setting, number, player);
            Seated::new(&setting.players[player], rules, side, &setting.start, seed)
        };
        let mut room = Self {
            judge: Judge::new(setting.rules.as_ref(), &setting.start)?,
            seated: [seat(0)?, seat(1)?],
            first_is_white,
            used: [Usage::default(), Usage::default()],
            tries: Vec::new(),
        };
        let opening = room.judge.opening();
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
            let side = self.judge.turn();
            let answer = self.one_try(side, budget)?;
            if let Some((reason, result)) = answer.end {
                return Ok((result, reason.as_str()));
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

    fn one_try(&mut self, side: Side, budget: &Budget) -> anyhow::Result<Answer> {
        let player = seat_of(side, self.first_is_white);
        let started = Instant::now();
        let (tried, cpu) = timed(|| self.seated[player].choose(budget));
        let tried = tried?;
        let used = &mut self.used[player];
        used.add_cpu(self.seated[player].is_own().then_some(cpu));
        let limit = budget.movetime.map(|time| time + GRACE);
        used.late += u32::from(limit.is_some_and(|limit| started.elapsed() > limit));
        used.illegal += u32::from(!self.judge.is_possible(tried));
        let answer = self.judge.submit(tried);
        let stands = answer.verdict == Verdict::Legal;
        used.plies += u32::from(stands);
        used.refused += u32::from(!stands);
        self.tell(side, tried, &answer)?;
        self.tries.push(TryLine {
            side,
            text: tried.to_string(),
            verdict: answer.verdict,
        });
        Ok(answer)
    }

    fn tell(&mut self, mover: Side, tried: Try, answer: &Answer) -> anyhow::Result<()> {
        for side in Side::ALL {
            let may_know = side == mover || self.judge.is_open();
            let heard = answer.heard.get(side).clone();
            let tried = may_know.then_some((tried, answer.verdict));
            if tried.is_some() || !heard.is_empty() {
                self.hear(side, &Seen { tried, heard })?;
            }
        }
        Ok(())
    }

    /// Listening is thinking too, and is counted.
    fn hear(&mut self, side: Side, seen: &Seen) -> anyhow::Result<()> {
        let player = seat_of(side, self.first_is_white);
        let (done, cpu) = timed(|| self.seated[player].hear(seen));
        self.used[player].add_cpu(self.seated[player].is_own().then_some(cpu));
        done
    }
}

fn timed<T>(act: impl FnOnce() -> T) -> (T, Duration) {
    let started = ThreadTime::now();
    let done = act();
    (done, started.elapsed())
}

#[cfg(test)]
mod tests {
    use bots::Kind;
    use games::chess::Pawns;
    use referee::RuleSetName;

    use super::*;

    fn setting(rules: Option<RuleSetName>, kinds: [Kind; 2], seed: u64) -> Setting {
        Setting {
            rules: rules.map(RuleSet::published),
            start: Position::start(Pawns::Forward),
            players: kinds.map(PlayerName::Own),
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
            let setting = setting(Some(RuleSetName::Se), [Kind::Random, Kind::Greedy], seed);
            texts(&play(&setting, 0).expect("a game"))
        };
        assert_eq!(play(1), play(1));
        assert_ne!(play(1), play(2));
    }

    #[test]
    fn colours_alternate_and_tries_are_possible() {
        for rules in [Some(RuleSetName::Wild16), None] {
            let setting = setting(rules, [Kind::Greedy, Kind::Random], 5);
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
