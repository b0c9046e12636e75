//! Chess as a game in which both players see everything.

use super::{FenError, Move, MoveList, Pawns, Position};
use crate::engine::{EngineGame, NotForEngines};
use crate::list::{Chosen, GameOption};
use crate::open::{Choice, End, Ending, Rules, Scene};
use crate::{Kind, Side};

/// What can be chosen.
pub(crate) static OPTIONS: [GameOption; 1] = [GameOption {
    key: "pawns_move_backward",
    values: &["false", "true"],
    doc: "pawns may also step back",
}];

fn pawns(chosen: &Chosen<'_>) -> Pawns {
    if chosen.is_on(&OPTIONS[0]) {
        Pawns::MayStepBack
    } else {
        Pawns::Forward
    }
}

/// The usual start.
pub(crate) fn start(chosen: &Chosen<'_>) -> Position {
    Position::start(pawns(chosen))
}

/// A position from its FEN.
pub(crate) fn read(text: &str, chosen: &Chosen<'_>) -> Result<Position, FenError> {
    Position::from_fen(text, pawns(chosen))
}

impl Rules for Position {
    type Move = Move;
    type Moves = MoveList;
    type Key = u64;

    const OCCURRENCES: usize = 3;

    fn turn(&self) -> Side {
        Position::turn(self)
    }

    fn moves(&self) -> MoveList {
        self.legal_moves()
    }

    fn count_moves(&self) -> u64 {
        self.count_legal_moves() as u64
    }

    fn play(&mut self, m: Move) {
        Position::play(self, m);
    }

    fn is_check(&self) -> bool {
        Position::is_check(self)
    }

    fn end(&self) -> Option<End> {
        match (self.has_legal_move(), Position::is_check(self)) {
            (false, true) => Some(Ending::Checkmate.won_by(Position::turn(self).other())),
            (false, false) => Some(Ending::Stalemate.drawn()),
            (true, _) if self.is_dead() => Some(Ending::Insufficient.drawn()),
            (true, _) if self.halfmoves() >= 100 => Some(Ending::Fifty.drawn()),
            (true, _) => None,
        }
    }

    fn key(&self) -> u64 {
        self.repetition_key()
    }

    fn text(&self) -> String {
        self.fen()
    }

    fn engine_game(&self) -> Result<EngineGame, NotForEngines> {
        match self.pawns() {
            Pawns::Forward => Ok(EngineGame::Known("chess")),
            Pawns::MayStepBack => Err(NotForEngines::PawnsBackward),
        }
    }

    fn engine_move(&self, m: Move) -> Option<String> {
        Some(m.to_string())
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene::plain(8, 8, self.men());
        if Position::is_check(self) {
            let king = |man: &&crate::Man| man.side == self.turn() && man.kind == Kind::KING;
            scene.checked = scene.men.iter().filter(king).map(|man| man.cell).collect();
        }
        scene
    }

    fn choice(&self, m: Move) -> Choice {
        Choice {
            kind: m.promotion.map(Kind::from),
            struck: m
                .victim()
                .filter(|_| m.en_passant())
                .map(Into::into)
                .into_iter()
                .collect(),
            ..Choice::step(m.to_string(), m.from.into(), m.to.into())
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        super::perft(self, depth)
    }
}
