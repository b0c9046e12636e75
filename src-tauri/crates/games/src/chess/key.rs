//! Keys that tell whether a position has come before.

use shakmaty::{Color, Role, Square};

use super::position::Position;
use crate::hash::fold;

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
        let [pawns, knights, bishops, rooks, queens, kings] =
            Role::ALL.map(|role| self.board.by_role(role).0);
        let white = self.board.by_color(Color::White).0;
        let key = pair(0, pawns, white)
            ^ pair(1, knights, bishops)
            ^ pair(2, rooks, queens)
            ^ pair(3, kings, rest);
        match self.reserves() {
            None => key,
            Some(reserves) => [reserves.white.bits(), reserves.black.bits()]
                .into_iter()
                .chain([reserves.promoted.0])
                .fold(key, mix),
        }
    }
}

/// Words without a pattern: the digits of pi.
const PI: [(u64, u64); 4] = [
    (0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344),
    (0xa409_3822_299f_31d0, 0x082e_fa98_ec4e_6c89),
    (0x4528_21e6_38d0_1377, 0xbe54_66cf_34e9_0c6c),
    (0xc0ac_29b7_c97c_50dd, 0x3f84_d5b5_b547_0917),
];

/// Two words as one, in their place among the pairs of a hash.
fn pair(place: usize, one: u64, other: u64) -> u64 {
    let (for_one, for_other) = PI[place];
    fold(one ^ for_one, other ^ for_other)
}

/// One more word of a hash.
fn mix(state: u64, word: u64) -> u64 {
    let state = state.rotate_left(23) ^ word ^ 0x9e37_79b9_7f4a_7c15;
    fold(state, 0xd6e8_feb8_6659_fd93 ^ state.rotate_left(32))
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
