//! Who judges a match: the referee of a hidden game, or the laws of chess for a game that both
//! players see.

use anyhow::Context;
use games::chess::Position;
use games::{BySide, Side};
use referee::{Announcement, EndReason, GameResult, Referee, RuleSet, Try, Verdict};
use shakmaty::{Role, Square};

/// What became of one try.
pub(crate) struct Answer {
    pub(crate) verdict: Verdict,
    pub(crate) heard: BySide<Vec<Announcement>>,
    pub(crate) end: Option<(EndReason, GameResult)>,
}

/// Judges the tries of one game.
pub(crate) enum Judge {
    /// Kriegspiel.
    Hidden(Box<Referee>),
    /// Regular chess.
    Open(Box<OpenGame>),
}

/// Regular chess: draws by dead position, fifty moves and threefold repetition come by themselves.
pub(crate) struct OpenGame {
    position: Position,
    keys: Vec<u64>,
}

impl Judge {
    /// Opens a game; without a rule set regular chess.
    ///
    /// # Errors
    ///
    /// When the rules do not allow this start.
    pub(crate) fn new(rules: Option<&RuleSet>, start: &Position) -> anyhow::Result<Self> {
        let Some(rules) = rules else {
            let game = OpenGame::new(start);
            if let Some((reason, _)) = game.end() {
                anyhow::bail!("--position: the game is over ({})", reason.as_str());
            }
            return Ok(Self::Open(Box::new(game)));
        };
        let referee = Referee::new(rules.clone(), start.clone()).context("--position")?;
        Ok(Self::Hidden(Box::new(referee)))
    }

    pub(crate) fn opening(&self) -> BySide<Vec<Announcement>> {
        match self {
            Self::Hidden(referee) => referee.opening(),
            Self::Open(game) => both(vec![Announcement::Turn {
                side: game.position.turn(),
            }]),
        }
    }

    pub(crate) fn turn(&self) -> Side {
        match self {
            Self::Hidden(referee) => referee.turn(),
            Self::Open(game) => game.position.turn(),
        }
    }

    /// Whether each player hears the other's tries.
    pub(crate) const fn is_open(&self) -> bool {
        matches!(self, Self::Open(_))
    }

    /// Whether what the mover sees allows this try.
    pub(crate) fn is_possible(&self, tried: Try) -> bool {
        match self {
            Self::Hidden(referee) => {
                let own = referee.own_board(referee.turn());
                let moves = tried.chess_move();
                let drops = drop(tried);
                moves.is_some_and(|(from, to, promotion)| own.is_possible(from, to, promotion))
                    || drops.is_some_and(|(role, to)| own.drop_reach(role).contains(to))
            }
            Self::Open(game) => tried.chess_move().is_some_and(|(from, to, promotion)| {
                game.position.legal(from, to, promotion).is_some()
            }),
        }
    }

    pub(crate) fn submit(&mut self, tried: Try) -> Answer {
        match self {
            Self::Hidden(referee) => {
                let ruling = referee.submit(&tried);
                Answer {
                    verdict: ruling.verdict,
                    heard: BySide::from(&ruling.heard),
                    end: ruling.end,
                }
            }
            Self::Open(game) => game.submit(tried),
        }
    }
}

impl OpenGame {
    fn new(start: &Position) -> Self {
        Self {
            position: start.clone(),
            keys: vec![start.repetition_key()],
        }
    }

    fn submit(&mut self, tried: Try) -> Answer {
        let legal = tried
            .chess_move()
            .and_then(|(from, to, promotion)| self.position.legal(from, to, promotion));
        let Some(legal) = legal else {
            return Answer {
                verdict: Verdict::Illegal,
                heard: both(vec![Announcement::Illegal]),
                end: None,
            };
        };
        self.position.play(legal);
        self.keys.push(self.position.repetition_key());
        let end = self.end();
        let said = match end {
            Some((reason, result)) => Announcement::End { reason, result },
            None => Announcement::Turn {
                side: self.position.turn(),
            },
        };
        Answer {
            verdict: Verdict::Legal,
            heard: both(vec![said]),
            end,
        }
    }

    fn end(&self) -> Option<(EndReason, GameResult)> {
        let position = &self.position;
        let again = |&key: &u64| key == position.repetition_key();
        let reason = if !position.has_legal_move() {
            if position.is_check() {
                let winner = position.turn().other();
                return Some((EndReason::Checkmate, GameResult::won_by(winner)));
            }
            EndReason::Stalemate
        } else if position.is_dead() {
            EndReason::Insufficient
        } else if position.halfmoves() >= 100 {
            EndReason::Fifty
        } else if self.keys.iter().copied().filter(again).count() >= 3 {
            EndReason::Repetition
        } else {
            return None;
        };
        Some((reason, GameResult::Draw))
    }
}

fn both(said: Vec<Announcement>) -> BySide<Vec<Announcement>> {
    BySide {
        white: said.clone(),
        black: said,
    }
}

/// A drop in the words of the board.
fn drop(tried: Try) -> Option<(Role, Square)> {
    match tried {
        Try::Drop { kind, to } => Some((Role::from_char(kind.letter())?, to.on_chess_board()?)),
        Try::Move { .. } | Try::Any => None,
    }
}

#[cfg(test)]
mod tests {
    use games::chess::Pawns;

    use super::*;

    #[track_caller]
    fn check(fen: &str, tries: &str, expected: Option<EndReason>) {
        let start = Position::from_fen(fen, Pawns::Forward).expect("a position");
        let mut judge = Judge::new(None, &start).expect("a playable start");
        let mut end = None;
        for text in tries.split_whitespace() {
            end = judge.submit(text.parse().expect("a try")).end;
        }
        assert_eq!(end.map(|(reason, _)| reason), expected, "{fen}: {tries}");
    }

    #[test]
    fn regular_chess_ends_by_itself() {
        check(
            "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1",
            "f7g7",
            Some(EndReason::Checkmate),
        );
        check(
            "7k/8/4Q1K1/8/8/8/8/8 w - - 0 1",
            "e6f7",
            Some(EndReason::Stalemate),
        );
        check(
            "8/8/k7/8/3r4/4K3/8/8 w - - 0 1",
            "e3d4",
            Some(EndReason::Insufficient),
        );
        check(
            "7k/8/5K2/8/8/8/8/Q7 w - - 99 90",
            "a1a2",
            Some(EndReason::Fifty),
        );
        let there_and_back = "h1g1 h8g8 g1h1 g8h8 h1g1 h8g8 g1h1 g8h8";
        check(
            "7k/8/8/8/8/8/P7/7K w - - 0 1",
            there_and_back,
            Some(EndReason::Repetition),
        );
        check("7k/8/8/8/8/8/P7/7K w - - 0 1", "a2a5 a2a4", None);
    }
}
