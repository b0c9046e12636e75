//! Keys that tell whether a position has come before.

use shakmaty::{Color, Role, Square};

use super::position::Position;

impl Position {
    /// A number that is the same whenever the same side is to move, the same men stand on the
    /// same squares and the same moves are possible: castling rights count, and an en passant
    /// square when a capture there is legal (FIDE article 9.2.3). Stable within one version of
    /// the program only.
    pub fn repetition_key(&self) -> u64 {
        let passed = self.legal_en_passant().map_or(64, Square::to_u32);
        let rest = u64::from(passed) << 8
            | u64::from(self.castling.bits()) << 1
            | u64::from(self.turn.is_black());
        let men = Role::ALL.map(|role| self.board.by_role(role).0);
        let white = self.board.by_color(Color::White).0;
        men.into_iter()
            .chain([white, rest])
            .fold(0x243f_6a88_85a3_08d3, mix)
    }
}

/// One step of a hash: multiply into 128 bits and fold the halves, so that every bit counts.
fn mix(state: u64, word: u64) -> u64 {
    let state = state.rotate_left(23) ^ word ^ 0x9e37_79b9_7f4a_7c15;
    let wide = u128::from(state) * u128::from(0xd6e8_feb8_6659_fd93_u64 ^ state.rotate_left(32));
    (wide as u64) ^ (wide >> 64) as u64
}
