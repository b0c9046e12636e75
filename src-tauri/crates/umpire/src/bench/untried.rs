//! What a player can still try in a turn, to draw from at random.

use games::chess::OwnBoard;
use shakmaty::{Bitboard, Role, Square};

/// Who makes a try.
#[derive(Clone, Copy)]
pub(super) enum Source {
    /// The pawn that stands so many squares before the one where it lands.
    Pawns(i32),
    /// The piece that stands here.
    Piece(Square),
    /// A man of this kind from the pocket.
    Pocket(Role),
}

/// Five kinds of a pawn's step, sixteen pieces and five kinds in a pocket, rounded up.
const MOST: usize = 32;

/// The tries of a turn that have not been made, in groups: what the pawns can try with one kind
/// of step, what one piece can, and where the men of one kind in the pocket can be dropped.
pub(super) struct Untried {
    sources: [Source; MOST],
    to: [Bitboard; MOST],
    /// For each group how many tries are left in it and in those before it. The total stands
    /// behind the last group, up to the end.
    ends: [i16; MOST],
}

impl Default for Untried {
    fn default() -> Self {
        Self {
            sources: [Source::Pawns(0); MOST],
            to: [Bitboard(0); MOST],
            ends: [0; MOST],
        }
    }
}

impl Untried {
    /// A new turn: everything that is possible on this board.
    pub(super) fn fill(&mut self, own: &OwnBoard) {
        let mut groups = 0;
        let mut add = |source, to| {
            self.sources[groups] = source;
            self.to[groups] = to;
            groups += 1;
        };
        for (step, to) in own.pawn_steps() {
            add(Source::Pawns(step), to);
        }
        own.each_piece_reach(|from, to| add(Source::Piece(from), to));
        if own.pocket().total() > 0 {
            for role in Role::ALL {
                add(Source::Pocket(role), own.drop_reach(role));
            }
        }
        self.count(groups);
    }

    fn count(&mut self, groups: usize) {
        let (ends, behind) = self.ends.split_at_mut(groups);
        for (end, to) in ends.iter_mut().zip(&self.to) {
            *end = to.count() as i16;
        }
        let mut total = 0;
        for end in ends {
            total += *end;
            *end = total;
        }
        behind.fill(total);
    }

    /// Takes one of the tries that are left, each with the same chance.
    pub(super) fn take(&mut self, random: u64) -> (Source, Square) {
        let total = self.ends[MOST - 1] as u64;
        let pick = (((random >> 32) * total) >> 32) as i16;
        // Without a branch, since where it would stop is as random as the pick.
        let mut group = 0;
        for end in &mut self.ends {
            let behind = i16::from(*end > pick);
            group += 1 - behind;
            *end -= behind;
        }
        let group = group as usize;
        assert!(group < MOST, "a legal move is left, which ends the turn");
        let before = group.checked_sub(1).map_or(0, |last| self.ends[last]);
        (self.sources[group], self.take_from(group, pick - before))
    }

    /// Takes the square of a group that has so many before it.
    fn take_from(&mut self, group: usize, index: i16) -> Square {
        let mut behind = self.to[group];
        for _ in 0..index {
            behind.discard_first();
        }
        let square = behind.first().expect("the index lies within the set");
        self.to[group].discard(square);
        square
    }
}

#[cfg(test)]
mod tests {
    use games::Side;
    use games::chess::{Pawns, Position};
    use rand::{RngCore, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn every_try_of_a_turn_is_drawn_once() {
        let men = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
        let position = Position::from_fen(men, Pawns::Forward).expect("a readable text");
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        for side in Side::ALL {
            let own = position.own_board(side);
            let mut untried = Untried::default();
            untried.fill(&own);
            let mut expected = own.tries().to_vec();
            let mut found: Vec<(Square, Square)> = (0..expected.len())
                .map(|_| match untried.take(random.next_u64()) {
                    (Source::Piece(from), to) => (from, to),
                    (Source::Pawns(step), to) => {
                        (to.offset(-step).expect("a pawn stands there"), to)
                    }
                    (Source::Pocket(_), _) => unreachable!("there is no pocket"),
                })
                .collect();
            assert_ne!(found, expected, "drawn in a random order");
            found.sort_unstable();
            expected.sort_unstable();
            assert_eq!(found, expected, "{side}");
        }
    }
}
