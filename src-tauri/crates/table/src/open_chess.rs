//! Regular chess: both armies are shown, and the referee only keeps the rules.
//!
//! After the laws of chess, with these choices: a dead position, fifty moves and the third
//! repetition end the game by themselves, and a flag draws when the other side has at most one
//! minor man and nothing else. Checks are told in the words of `StrategicEncounter`.

use games::chess::{Move, Position};
use games::{BySide, Side};
use referee::{
    Announcement, CheckWords, EndCause, EndReason, GameResult, Heard, Ruling, Seats, Try, Verdict,
    check_directions,
};
use shakmaty::{Bitboard, Square};

/// A game of regular chess.
#[derive(Clone)]
pub(crate) struct OpenChess {
    position: Position,
    /// Every position since the last capture or pawn move, the present one last.
    keys: Vec<u64>,
    ply: u32,
    outcome: Option<(EndReason, GameResult)>,
}

impl OpenChess {
    /// The game from this position; the reason when it is over already.
    pub(crate) fn new(position: Position) -> Result<Self, EndReason> {
        let game = Self {
            keys: vec![position.repetition_key()],
            position,
            ply: 0,
            outcome: None,
        };
        match game.natural_end() {
            Some((reason, _)) => Err(reason),
            None => Ok(game),
        }
    }

    /// The game with another position on the board, by hand and not by a move.
    pub(crate) fn arranged(&self, position: Position, counts: bool) -> Result<Self, EndReason> {
        Ok(Self {
            ply: self.ply + u32::from(counts),
            ..Self::new(position)?
        })
    }

    pub(crate) fn turn(&self) -> Side {
        self.position.turn()
    }

    pub(crate) fn ply(&self) -> u32 {
        self.ply
    }

    pub(crate) fn outcome(&self) -> Option<(EndReason, GameResult)> {
        self.outcome
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// The first words: whose turn it is, and a check that the position was set up with.
    pub(crate) fn opening(&self) -> BySide<Vec<Announcement>> {
        both(self.situation())
    }

    /// The answer to a try.
    pub(crate) fn judge(&self, tried: Try) -> Ruling {
        let Some(m) = self.find(tried) else {
            let mut ruling = Ruling::of(Verdict::Illegal);
            let mover = Seats::One(self.turn());
            ruling.heard.say(mover, Announcement::Illegal);
            return ruling;
        };
        let mut next = self.clone();
        next.play(m);
        let end = next.natural_end();
        let mut said = Vec::new();
        if m.capture.is_some() {
            said.push(Announcement::Capture {
                square: m.to.into(),
                what: None,
                ep: m.en_passant(),
                by: None,
            });
        }
        if m.promotion.is_some() {
            said.push(Announcement::Promotion {
                side: Some(self.turn()),
            });
        }
        match end {
            Some((reason, result)) => said.push(Announcement::End { reason, result }),
            None => said.extend(next.situation()),
        }
        Ruling {
            verdict: Verdict::Legal,
            heard: Heard::by_both(said),
            end,
        }
    }

    /// Lets a try that was judged before happen.
    pub(crate) fn record(&mut self, tried: Try, verdict: Verdict) {
        if verdict == Verdict::Legal
            && let Some(m) = self.find(tried)
        {
            self.play(m);
        }
    }

    /// Whether a try that was read from a log can have stood here.
    pub(crate) fn fits(&self, tried: Try, verdict: Verdict) -> bool {
        verdict != Verdict::Legal || self.find(tried).is_some()
    }

    pub(crate) fn record_end(&mut self, reason: EndReason, result: GameResult) {
        self.outcome = Some((reason, result));
    }

    /// The end that comes from outside the board.
    pub(crate) fn end_now(&self, cause: EndCause) -> Ruling {
        cause.ruling(&self.position)
    }

    /// Where each man of a side can go; out of turn, where it could go for all that the other side
    /// may do before.
    pub(crate) fn hints(&self, side: Side) -> Vec<(Square, Bitboard)> {
        let mut hints: Vec<(Square, Bitboard)> = Vec::new();
        if side != self.position.turn() {
            let own = self.position.own_board(side);
            own.each_reach(|from, to| hints.push((from, to)));
            return hints;
        }
        let mut moves = self.position.legal_moves();
        moves.sort_unstable_by_key(|m| m.from);
        for m in &moves {
            match hints.last_mut() {
                Some((from, to)) if *from == m.from => to.add(m.to),
                _ => hints.push((m.from, m.to.into())),
            }
        }
        hints
    }

    fn find(&self, tried: Try) -> Option<Move> {
        let (from, to, promotion) = tried.chess_move()?;
        self.position.legal(from, to, promotion)
    }

    fn play(&mut self, m: Move) {
        self.position.play(m);
        self.ply += 1;
        if self.position.halfmoves() == 0 {
            self.keys.clear();
        }
        self.keys.push(self.position.repetition_key());
    }

    fn situation(&self) -> Vec<Announcement> {
        let mut said = vec![Announcement::Turn { side: self.turn() }];
        let checkers = self.position.checkers();
        if checkers.any() {
            let dirs = check_directions(CheckWords::Absolute, &self.position, checkers);
            said.push(Announcement::Check { dirs });
        }
        said
    }

    fn natural_end(&self) -> Option<(EndReason, GameResult)> {
        let present = self.keys.last()?;
        if !self.position.has_legal_move() {
            return Some(if self.position.checkers().any() {
                (
                    EndReason::Checkmate,
                    GameResult::won_by(self.turn().other()),
                )
            } else {
                (EndReason::Stalemate, GameResult::Draw)
            });
        }
        let reason = if self.position.is_dead() {
            EndReason::Insufficient
        } else if self.position.halfmoves() >= 100 {
            EndReason::Fifty
        } else if self.keys.iter().filter(|&key| key == present).count() >= 3 {
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
