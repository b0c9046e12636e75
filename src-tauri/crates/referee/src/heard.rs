//! What a ruling says, and to whom.

use games::{BySide, Side};
use smallvec::SmallVec;

use crate::vocabulary::Announcement;

/// Who hears an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// Both players.
    Both,
    /// This player alone.
    One(Side),
}

impl Seats {
    /// Whether this player is one of them.
    #[inline]
    pub const fn include(self, seat: Side) -> bool {
        match (self, seat) {
            (Self::Both, Side::White | Side::Black)
            | (Self::One(Side::White), Side::White)
            | (Self::One(Side::Black), Side::Black) => true,
            (Self::One(Side::White), Side::Black) | (Self::One(Side::Black), Side::White) => false,
        }
    }
}

/// Most rulings say no more than this: a refusal, or whose turn it is and a capture.
const FEW: usize = 2;

/// Everything that one ruling says, in the order in which it is said. Kept once for both seats,
/// since most of it is said to both, and in place while it is short.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard(SmallVec<[(Seats, Announcement); FEW]>);

impl Heard {
    /// What both seats hear.
    pub fn by_both(said: impl IntoIterator<Item = Announcement>) -> Self {
        Self(said.into_iter().map(|said| (Seats::Both, said)).collect())
    }

    /// Says one thing more.
    #[inline]
    pub fn say(&mut self, seats: Seats, said: Announcement) {
        self.0.push((seats, said));
    }

    /// What this seat hears.
    pub fn by(&self, seat: Side) -> impl Iterator<Item = &Announcement> {
        self.0
            .iter()
            .filter(move |(seats, _)| seats.include(seat))
            .map(|(_, said)| said)
    }
}

impl From<&Heard> for BySide<Vec<Announcement>> {
    fn from(heard: &Heard) -> Self {
        Self::from_fn(|seat| heard.by(seat).cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_hears_what_is_said_to_it_in_order() {
        let turn = Announcement::Turn { side: Side::Black };
        let mut heard = Heard::by_both([turn.clone()]);
        heard.say(Seats::One(Side::White), Announcement::Try);
        heard.say(Seats::One(Side::Black), Announcement::No);
        heard.say(Seats::Both, Announcement::PawnCapture);
        let expected = BySide {
            white: vec![turn.clone(), Announcement::Try, Announcement::PawnCapture],
            black: vec![turn, Announcement::No, Announcement::PawnCapture],
        };
        assert_eq!(BySide::from(&heard), expected);
    }
}
