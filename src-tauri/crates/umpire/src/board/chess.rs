//! Chess as an open board.

use anyhow::{Context, bail};
use games::Side;
use games::chess::{Pawns, Position, perft};

use super::Board;

/// A game of chess with what its end depends on.
pub(crate) struct Chess {
    position: Position,
    /// The keys of every position so far, this one last.
    keys: Vec<u64>,
}

impl Chess {
    /// Reads a position and the options of chess.
    ///
    /// # Errors
    ///
    /// When the text is unreadable or an option unknown.
    pub(crate) fn read(text: Option<&str>, options: &[String]) -> anyhow::Result<Self> {
        let mut pawns = Pawns::Forward;
        for option in options {
            pawns = match option.as_str() {
                "pawns_move_backward=true" => Pawns::MayStepBack,
                "pawns_move_backward=false" => Pawns::Forward,
                _ => bail!("--set {option}: chess has pawns_move_backward=true or =false only"),
            };
        }
        let position = match text {
            None => Position::start(pawns),
            Some(text) => Position::from_fen(text, pawns).context("--position")?,
        };
        let keys = vec![position.repetition_key()];
        Ok(Self { position, keys })
    }

    fn seen_three_times(&self) -> bool {
        let last = self.keys.last();
        self.keys.iter().filter(|&key| Some(key) == last).count() >= 3
    }

    /// The word for a game that has ended, in the order in which ends count.
    fn ended(&self) -> Option<&'static str> {
        let position = &self.position;
        match (position.has_legal_move(), position.is_check()) {
            (false, true) => Some("checkmate"),
            (false, false) => Some("stalemate"),
            (true, _) if position.is_dead() => Some("insufficient"),
            (true, _) if position.halfmoves() >= 100 => Some("fifty"),
            (true, _) if self.seen_three_times() => Some("repetition"),
            (true, _) => None,
        }
    }
}

impl Board for Chess {
    fn moves(&self) -> Vec<String> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let moves = self.position.legal_moves();
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts
    }

    fn play(&mut self, text: &str) -> anyhow::Result<()> {
        let moves = self.position.legal_moves();
        let known = moves.into_iter().find(|m| m.to_string() == text);
        let Some(m) = known.filter(|_| self.ended().is_none()) else {
            bail!("not a legal move here");
        };
        self.position.play(m);
        self.keys.push(self.position.repetition_key());
        Ok(())
    }

    fn outcome(&self) -> (&'static str, Option<Side>) {
        match self.ended() {
            Some("checkmate") => ("checkmate", Some(self.position.turn().other())),
            Some(word) => (word, None),
            None if self.position.is_check() => ("check", None),
            None => ("ongoing", None),
        }
    }

    fn text(&self) -> String {
        self.position.fen()
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(&self.position, depth)
    }
}
