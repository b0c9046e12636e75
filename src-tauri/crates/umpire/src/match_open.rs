//! Games of a match in which both players see everything: any game of the list.

use std::sync::Arc;

use anyhow::bail;
use bots::uci::Fault;
use bots::{BoardKind, BoardLevel, BoardPlayer, Budget};
use games::open::OpenGame;
use games::{BySide, Side};
use referee::{GameResult, Verdict};
use serde::Serialize;

use crate::board::Start;
use crate::match_engine;
use crate::match_game::{Game, MOST_PLIES, TryLine, Usage, seat_of, timed};
use crate::match_line::{GameLine, LineProgram};
use crate::match_play::{MOST_TRIES, Setting, seed_for};
use crate::match_player::PlayerName;

/// Plays one game.
///
/// # Errors
///
/// When the game cannot begin so, or another program fails.
pub(crate) fn play(setting: &Setting, start: &Start, number: usize) -> anyhow::Result<Game> {
    let game = start.begin()?;
    if let Some(end) = game.standing().end() {
        bail!("--position: the game is over ({})", end.ending.as_str());
    }
    let first_is_white = number.is_multiple_of(2);
    let seat = |player: usize| {
        let is_white = (player == 0) == first_is_white;
        let side = if is_white { Side::White } else { Side::Black };
        let seed = seed_for(setting, number, player);
        seated(&setting.players[player], start, &*game, side, seed)
    };
    let mut room = Room {
        seats: [seat(0)?, seat(1)?],
        game,
        first_is_white,
        used: [Usage::default(), Usage::default()],
        tries: Vec::new(),
        fault: None,
    };
    let (result, reason) = room.play_out(&setting.budget)?;
    let name = |side| setting.players[seat_of(side, first_is_white)].to_string();
    Ok(Game {
        number,
        players: BySide::from_fn(name),
        first_is_white,
        result,
        reason,
        used: room.used,
        tries: room.tries,
        fault: room.fault,
    })
}

/// A player in a seat of an open game.
pub(crate) trait Seat {
    /// Asks for a move of the side to move.
    fn choose(&mut self, game: &dyn OpenGame, budget: &Budget) -> anyhow::Result<String>;

    /// Tells a try of either side, and how the game stands after it.
    fn hear(&mut self, tried: Option<(&str, Verdict)>, said: &Said) -> anyhow::Result<()>;

    /// Whether its thinking is done by this process and so can be measured.
    fn is_own(&self) -> bool;
}

fn seated(
    name: &PlayerName,
    start: &Start,
    game: &dyn OpenGame,
    side: Side,
    seed: u64,
) -> anyhow::Result<Box<dyn Seat>> {
    let own = |kind| Box::new(BoardPlayer::new(kind, seed));
    Ok(match name {
        PlayerName::Random => own(BoardKind::Random),
        PlayerName::Greedy => own(BoardKind::Greedy),
        PlayerName::Level(level) => own(BoardKind::Level(BoardLevel::new(*level)?)),
        PlayerName::Uci(command) => Box::new(match_engine::start(command, start.begin()?)?),
        PlayerName::Line(command) => Box::new(line(command, start, game, side)?),
    })
}

impl Seat for BoardPlayer {
    fn choose(&mut self, game: &dyn OpenGame, budget: &Budget) -> anyhow::Result<String> {
        Ok(self.choose(game, budget))
    }

    fn hear(&mut self, _: Option<(&str, Verdict)>, _: &Said) -> anyhow::Result<()> {
        Ok(())
    }

    fn is_own(&self) -> bool {
        true
    }
}

fn line(
    command: &Arc<str>,
    start: &Start,
    game: &dyn OpenGame,
    side: Side,
) -> anyhow::Result<LineProgram> {
    let first = GameLine {
        game: &start.game,
        rules: None,
        seat: side,
        position: game.text(),
    };
    LineProgram::start(command, &first)
}

impl Seat for LineProgram {
    fn choose(&mut self, _: &dyn OpenGame, _: &Budget) -> anyhow::Result<String> {
        self.answer()
    }

    fn hear(&mut self, tried: Option<(&str, Verdict)>, said: &Said) -> anyhow::Result<()> {
        self.hear(tried, std::slice::from_ref(said))
    }

    fn is_own(&self) -> bool {
        false
    }
}

/// What both players hear after a try, in the words of the referee's announcements.
#[derive(Serialize)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(crate) enum Said {
    /// Whose turn it is.
    Turn { side: Side },
    /// The try was not legal.
    Illegal,
    /// The game is over.
    End {
        reason: &'static str,
        result: GameResult,
    },
}

/// A game while it is played.
struct Room {
    game: Box<dyn OpenGame>,
    /// The first player and the second.
    seats: [Box<dyn Seat>; 2],
    first_is_white: bool,
    used: [Usage; 2],
    tries: Vec<TryLine>,
    /// What an engine did that lost its game.
    fault: Option<String>,
}

impl Room {
    fn play_out(&mut self, budget: &Budget) -> anyhow::Result<(GameResult, &'static str)> {
        let (mut plies, mut tries) = (0, 0);
        self.tell(None, &self.turn())?;
        while plies < MOST_PLIES {
            let side = self.game.turn();
            let stands = match self.one_try(side, budget) {
                Ok(stands) => stands,
                Err(error) => return self.lost(side, error),
            };
            if let Some(end) = self.game.standing().end() {
                return Ok((GameResult::of(end.winner), end.ending.as_str()));
            }
            tries += 1;
            if stands {
                plies += 1;
                tries = 0;
            } else if tries >= MOST_TRIES {
                return Ok((GameResult::won_by(side.other()), "too_many_tries"));
            }
        }
        Ok((GameResult::Draw, "too_many_plies"))
    }

    /// An engine that fails has lost its game; whatever else goes wrong ends the match.
    fn lost(
        &mut self,
        side: Side,
        error: anyhow::Error,
    ) -> anyhow::Result<(GameResult, &'static str)> {
        let fault: Fault = error.downcast()?;
        self.fault = Some(fault.to_string());
        Ok((GameResult::won_by(side.other()), "engine_fault"))
    }

    /// Asks for a try and says whether it stands.
    fn one_try(&mut self, side: Side, budget: &Budget) -> anyhow::Result<bool> {
        let player = seat_of(side, self.first_is_white);
        let choice = timed(|| self.seats[player].choose(&*self.game, budget));
        let used = &mut self.used[player];
        used.add_choice(budget, &choice, self.seats[player].is_own());
        let text = choice.done?;
        let stands = self.game.play(&text).is_ok();
        used.illegal += u32::from(!stands);
        used.add_answer(stands);
        let (verdict, said) = match (stands, self.game.standing().end()) {
            (false, _) => (Verdict::Illegal, Said::Illegal),
            (true, Some(end)) => {
                let said = Said::End {
                    reason: end.ending.as_str(),
                    result: GameResult::of(end.winner),
                };
                (Verdict::Legal, said)
            }
            (true, None) => (Verdict::Legal, self.turn()),
        };
        self.tell(Some((&text, verdict)), &said)?;
        self.tries.push(TryLine {
            side,
            text,
            verdict,
        });
        Ok(stands)
    }

    fn turn(&self) -> Said {
        Said::Turn {
            side: self.game.turn(),
        }
    }

    fn tell(&mut self, tried: Option<(&str, Verdict)>, said: &Said) -> anyhow::Result<()> {
        self.seats
            .iter_mut()
            .try_for_each(|seat| seat.hear(tried, said))
    }
}
