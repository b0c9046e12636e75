//! Keys that tell whether a position has come before.

use shakmaty::{Color, Role, Square};

use super::position::Position;

impl Position {
    /// A number that is the same whenever the same side is to move, the same men stand on the
    /// same squares and the same moves are possible: castling rights count, and an en passant
    /// square when a capture there is legal (FIDE article 9.2.3), and the reserves. Stable within one version of
    /// the program only.
    pub fn repetition_key(&self) -> u64 {
        let passed = self.legal_en_passant().map_or(64, Square::to_u32);
        let rest = u64::from(passed) << 8
            | u64::from(self.castling.bits()) << 1
            | u64::from(self.turn.is_black());
        let men = Role::ALL.map(|role| self.board.by_role(role).0);
        let white = self.board.by_color(Color::White).0;
        let key = men
            .into_iter()
            .chain([white, rest])
            .fold(0x243f_6a88_85a3_08d3, mix);
        match self.reserves() {
            None => key,
            Some(reserves) => [reserves.white.bits(), reserves.black.bits()]
                .into_iter()
                .chain([reserves.promoted.0])
                .fold(key, mix),
        }
    }
}

/// One step of a hash: multiply into 128 bits and fold the halves, so that every bit counts.
fn mix(state: u64, word: u64) -> u64 {
    let state = state.rotate_left(23) ^ word ^ 0x9e37_79b9_7f4a_7c15;
    let wide = u128::from(state) * u128::from(0xd6e8_feb8_6659_fd93_u64 ^ state.rotate_left(32));
    (wide as u64) ^ (wide >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Pawns;

    fn key(fen: &str) -> u64 {
        Position::from_fen(fen, Pawns::Forward)
            .expect("a readable text")
            .repetition_key()
    }

    #[test]
    fn a_key_tells_what_makes_a_position_another() {
        let base = key("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assert_eq!(
            base,
            key("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 30 44"),
            "clocks do not count"
        );
        for other in [
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1",
            "r3k1r1/8/8/8/8/8/8/R3K2R w KQq - 0 1",
        ] {
            assert_ne!(base, key(other), "{other}");
        }
    }

    #[test]
    fn a_passed_square_counts_only_when_the_capture_is_legal() {
        let legal = key("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
        assert_ne!(legal, key("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1"));
        let pinned = key("8/8/8/8/k2pP2Q/8/8/4K3 b - e3 0 1");
        assert_eq!(pinned, key("8/8/8/8/k2pP2Q/8/8/4K3 b - - 0 1"));
    }
}
