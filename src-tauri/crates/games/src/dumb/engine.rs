//! What Fairy-Stockfish is told of a game.

use std::fmt::Write as _;

use super::generate::Move;
use super::position::Position;
use super::role::Role;
use crate::Cell;
use crate::engine::{EngineGame, NotForEngines};
use crate::open::Rules;

/// How a kind of man stands in a variant file.
enum Description {
    /// A kind that Fairy-Stockfish has, under its name there.
    Named(&'static str),
    /// A kind of its own, in Betza's notation.
    Own(&'static str),
    /// Freezing, and hops to any square, cannot be described; the man's name.
    None(&'static str),
}

const fn description(role: Role) -> Description {
    match role {
        Role::Pawn => Description::Named("pawn"),
        // Its king may not be moved into check; a commoner is a king that may.
        Role::King => Description::Named("commoner"),
        Role::Knight => Description::Named("knight"),
        Role::Bishop => Description::Named("bishop"),
        Role::Rook => Description::Named("rook"),
        Role::Queen => Description::Named("queen"),
        Role::Duke => Description::Named("amazon"),
        Role::Earl => Description::Own("AD"),
        Role::Archer => Description::Own("mfWcfD"),
        Role::Wizard => Description::None("wizard"),
        Role::Joker => Description::None("joker"),
        Role::Mother => Description::None("mother"),
    }
}

impl Position {
    /// Whether the kind is on the board or may come onto it.
    fn has_in_play(&self, role: Role) -> bool {
        self.of(role) != 0 || self.terms.promotions.has(role)
    }

    /// The lines that describe the game. Castling is left out: in this geometry it cannot be
    /// described, so the engine knows nothing of it.
    pub(super) fn described(&self) -> Result<EngineGame, NotForEngines> {
        let terms = &self.terms;
        let placement = self.placement();
        let mut lines = format!(
            "maxRank = {0}\nmaxFile = {1}\npromotionRank = {0}\nstartFen = {placement} w - - 0 1\n\
             king = -\nextinctionValue = loss\nextinctionPieceTypes = k\ncastling = false\n\
             doubleStep = {2}\ndoubleStepRank = 2\nnMoveRule = 0\nnFoldRule = {3}\n",
            terms.rows,
            terms.columns,
            terms.en_passant,
            Self::OCCURRENCES,
        );
        let mut own = 0;
        for role in Role::ALL {
            let letter = role.letter().to_ascii_lowercase();
            let written = match description(role) {
                Description::None(name) if self.has_in_play(role) => {
                    return Err(NotForEngines::Man(name));
                }
                Description::Own(betza) if self.has_in_play(role) => {
                    own += 1;
                    writeln!(lines, "customPiece{own} = {letter}:{betza}")
                }
                Description::Named(name) => writeln!(lines, "{name} = {letter}"),
                Description::None(_) | Description::Own(_) => Ok(()),
            };
            written.expect("a text can be written to");
        }
        if self.has_in_play(Role::Archer) {
            lines += "promotedPieceType = a:q\nmandatoryPiecePromotion = true\n";
        }
        let promotions = terms.promotions.iter().map(Role::letter);
        let promotions: String = promotions.collect::<String>().to_lowercase();
        lines.extend(["promotionPieceTypes = ", &promotions, "\n"]);
        Ok(EngineGame::Described(lines))
    }

    /// The men of the position text.
    fn placement(&self) -> String {
        let text = self.text();
        text.split(' ').next().unwrap_or_default().to_owned()
    }

    /// The position as an engine reads it.
    pub(super) fn fen(&self) -> String {
        let text = self.text();
        let mut fields = text.split(' ');
        let mut next = || fields.next().unwrap_or_default();
        let (men, turn, passed) = (next(), next(), next());
        format!("{men} {turn} - {passed} 0 1")
    }

    /// The move as an engine writes it; none for castling.
    pub(super) fn told(&self, m: Move) -> Option<String> {
        let to = 1 << m.to;
        if self.sides.get(self.turn) & to != 0 {
            return None;
        }
        let cell = |square| Cell::numbered(square, 8);
        let path = format!("{}{}", cell(m.from), cell(m.to));
        let last = self.home(self.turn.other()) & to != 0;
        Some(match m.promotion {
            Some(role) => format!("{path}{}", role.letter().to_ascii_lowercase()),
            None if m.role == Role::Archer && last => path + "+",
            None => path,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn position(text: &str) -> Position {
        text.parse().expect("a readable position")
    }

    #[track_caller]
    fn described(text: &str) -> String {
        match position(text).described() {
            Ok(EngineGame::Described(lines)) => lines,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn the_board_and_its_men_are_described() {
        let lines = described("rnbqk/ppppp/5/5/PPPPP/RNBQK w - e,pBNQR");
        for line in [
            "maxRank = 6",
            "maxFile = 5",
            "promotionRank = 6",
            "startFen = rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1",
            "doubleStep = true",
            "commoner = k",
            "promotionPieceTypes = nbrq",
            "nFoldRule = 2",
        ] {
            assert!(
                lines.lines().any(|found| found == line),
                "{line} in\n{lines}"
            );
        }
        assert!(!lines.contains("customPiece"), "{lines}");
    }

    #[test]
    fn men_of_their_own_are_described_where_they_are_in_play() {
        let lines = described("andek/ppppp/5/5/PPPPP/ANDEK w - pADEN");
        assert!(lines.contains("customPiece1 = e:AD\n"), "{lines}");
        assert!(lines.contains("customPiece2 = a:mfWcfD\n"), "{lines}");
        assert!(lines.contains("promotedPieceType = a:q\n"), "{lines}");
        assert!(lines.contains("amazon = d\n"), "{lines}");
        let promoted = described("4k/5/5/5/P3K w - pE");
        assert!(promoted.contains("customPiece1 = e:AD\n"), "{promoted}");
    }

    #[test]
    fn a_man_that_cannot_be_described_is_named() {
        let refused = |text| position(text).described().expect_err(text).to_string();
        assert_eq!(
            refused("4k/3W1/5/5/3K1 w - pN"),
            "no engine can be told what the wizard does"
        );
        assert!(refused("4k/5/5/5/3KJ w - pN").contains("joker"));
        assert!(refused("4k/5/5/5/3K1 w - pM").contains("mother"));
    }

    #[track_caller]
    fn check(text: &str, ours: &str, theirs: Option<&str>) {
        let position = position(text);
        let mut moves = position.moves().into_iter();
        let found = moves.find(|m| m.to_string() == ours).expect("a legal move");
        assert_eq!(position.told(found).as_deref(), theirs, "{text}: {ours}");
    }

    #[test]
    fn moves_are_told_in_the_engines_words() {
        check("4k/5/5/5/K4 w - pN", "a1-b2", Some("a1b2"));
        check("n3k/1P3/5/5/K4 w - pBNQR", "b4-a5=N", Some("b4a5n"));
        check("4k/5/5/1p3/K4 b - pBNQR", "b2-b1=Q", Some("b2b1q"));
        check("n3k/p4/A4/5/K4 w - pN", "a3-a5", Some("a3a5+"));
        check("4k/5/5/5/1K2R w - c5k,pR", "b1-e1", None);
    }

    #[test]
    fn the_square_to_take_in_passing_is_told() {
        let passing = position("k4/5/5/2Pp1/5/K4 w - e,pN");
        assert_eq!(passing.fen(), "k4/5/5/2Pp1/5/K4 w - - 0 1");
        let mut start = position("k4/3p1/5/2P2/5/K4 b - e,pN");
        let moves = start.moves();
        let double = moves.into_iter().find(|m| m.to_string() == "d5-d3");
        start.play(double.expect("a double step"));
        assert_eq!(start.fen(), "k4/5/5/2Pp1/5/K4 w - d4 0 1");
    }
}
