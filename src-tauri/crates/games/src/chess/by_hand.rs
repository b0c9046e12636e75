//! Changes of a position that are no moves: a man put elsewhere, or the turn given away.

use shakmaty::Square;

use super::position::Position;
use super::setup::SetupError;
use crate::Side;

impl Position {
    /// The same men with this side to move; no pawn can be taken in passing any more.
    ///
    /// # Errors
    /// When the other side is in check: then it must be its turn.
    pub fn with_turn(&self, side: Side) -> Result<Self, SetupError> {
        let mut setup = self.setup();
        setup.turn = side;
        setup.en_passant = None;
        setup.into_position()
    }

    /// The position with the man of one square put on another; what stood there is taken off. The
    /// turn stays, unless the king that is now in check is the other side's: then it is his turn.
    ///
    /// # Errors
    /// When no game can go on like that: a king taken off, both kings in check, a pawn on an edge
    /// rank.
    pub fn with_man_put(&self, from: Square, to: Square) -> Result<Self, SetupError> {
        let mut setup = self.setup();
        if let Some(piece) = setup.board.remove_piece_at(from) {
            setup.board.set_piece_at(to, piece);
        }
        setup.castling = setup.castling.after(from, to);
        setup.en_passant = None;
        setup.halfmoves = 0;
        match setup.clone().into_position() {
            Err(SetupError::EnemyInCheck { side }) => {
                setup.turn = side;
                setup.into_position()
            }
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Pawns;

    #[track_caller]
    fn check(fen: &str, put: &str, expected: Result<&str, &str>) {
        let position = Position::from_fen(fen, Pawns::Forward).expect("a readable text");
        let [from, to] = [&put[..2], &put[2..]].map(|text| text.parse().expect("a square"));
        let put = position.with_man_put(from, to).map(|after| after.fen());
        let put = put.map_err(|error| error.to_string());
        assert_eq!(put.as_deref().map_err(String::as_str), expected, "{fen}");
    }

    #[test]
    fn a_man_is_put_anywhere_and_takes_off_what_stands_there() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let placed = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1";
        check(
            start,
            "a1a5",
            Ok(&placed.replacen("8/8/8/8", "8/R7/8/8", 1)),
        );
        let taken = "Rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kk - 0 1";
        check(start, "a1a8", Ok(taken));
    }

    #[test]
    fn the_turn_stays_unless_the_other_king_is_in_check() {
        check(
            "4k3/8/8/8/8/8/8/R3K3 w - - 5 9",
            "a1e2",
            Ok("4k3/8/8/8/8/8/4R3/4K3 b - - 0 9"),
        );
        check(
            "4k3/8/8/8/8/8/8/R3K3 b - - 5 9",
            "a1e2",
            Ok("4k3/8/8/8/8/8/4R3/4K3 b - - 0 9"),
        );
    }

    #[test]
    fn what_cannot_be_played_on_is_refused() {
        let kings = "4k3/3p4/8/8/8/8/8/R3K3 w - - 0 1";
        check(kings, "a1e8", Err("black has no king"));
        check(kings, "e1e7", Err("white is in check but not to move"));
        check(kings, "d7d1", Err("a pawn stands on d1"));
    }

    #[test]
    fn a_turn_is_given_where_no_king_can_be_taken() {
        let of = |fen| Position::from_fen(fen, Pawns::Forward).expect("a readable text");
        let given = of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1").with_turn(Side::Black);
        let given = given.expect("no check");
        assert_eq!(given.fen(), "4k3/8/8/3Pp3/8/8/8/4K3 b - - 0 1");
        let checked = of("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").with_turn(Side::Black);
        let in_check = SetupError::EnemyInCheck { side: Side::White };
        assert_eq!(checked.unwrap_err(), in_check);
    }
}
