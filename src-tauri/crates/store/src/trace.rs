//! The positions of a game, small and quick to look through.

use std::collections::BTreeSet;

use games::{Cell, Kind, Man, Side};

/// Steps of one part of a game; all later ones are in the last part.
const PART: usize = 16;
/// Parts of a game.
pub(crate) const PARTS: usize = 8;
/// Men of both sides on all squares.
pub(crate) const PLACES: usize = 12 * 64;
const KINDS: [Kind; 6] = [
    Kind::PAWN,
    Kind::KNIGHT,
    Kind::BISHOP,
    Kind::ROOK,
    Kind::QUEEN,
    Kind::KING,
];
const EMPTY: u8 = 0xff;

/// A man on a square: `man * 64 + square`.
pub(crate) type Place = u16;

/// The positions of a game on a board of eight by eight squares: for each step how many squares
/// changed, and each of them with the man that stands there then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace(Vec<u8>);

impl Trace {
    /// The trace of these positions; empty when there is a man or a square that it has no place for.
    pub fn of<'a>(positions: impl IntoIterator<Item = &'a [Man]>) -> Self {
        let mut bytes = Vec::new();
        let mut board = [EMPTY; 64];
        for men in positions {
            let Some(next) = board_of(men) else {
                return Self::default();
            };
            let changes: Vec<u8> = (0..64)
                .filter(|square| board[*square] != next[*square])
                .flat_map(|square| [square as u8, next[square]])
                .collect();
            if !changes.is_empty() {
                bytes.push((changes.len() / 2) as u8);
                bytes.extend(changes);
                board = next;
            }
        }
        Self(bytes)
    }

    /// As it was stored.
    pub(crate) const fn from_bytes(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// As it is stored.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The first step, from 0 for the start, after which every one of these men stands on its square.
    pub(crate) fn find(&self, wanted: &[Place]) -> Option<u32> {
        let mut missing = wanted.len();
        let mut wants = [EMPTY; 64];
        for place in wanted {
            wants[usize::from(place % 64)] = (place / 64) as u8;
        }
        let mut board = [EMPTY; 64];
        for (step, changes) in (0..).zip(self.steps()) {
            for change in changes.chunks_exact(2) {
                let (square, man) = (usize::from(change[0] % 64), change[1]);
                let want = wants[square];
                if want != EMPTY {
                    missing += usize::from(board[square] == want);
                    missing -= usize::from(man == want);
                }
                board[square] = man;
            }
            if missing == 0 {
                return Some(step);
            }
        }
        None
    }

    /// Every place of each part of the game.
    pub(crate) fn places(&self) -> [BTreeSet<Place>; PARTS] {
        let mut parts: [BTreeSet<Place>; PARTS] = Default::default();
        let mut board = [EMPTY; 64];
        for (step, changes) in self.steps().enumerate() {
            for change in changes.chunks_exact(2) {
                board[usize::from(change[0] % 64)] = change[1];
            }
            let part = &mut parts[(step / PART).min(PARTS - 1)];
            if step % PART == 0 {
                // What stands since an earlier part stands in this one too.
                let standing = (0_u16..).zip(board).filter(|(_, man)| *man != EMPTY);
                part.extend(standing.map(|(square, man)| u16::from(man) * 64 + square));
            } else {
                let put = changes.chunks_exact(2).filter(|change| change[1] != EMPTY);
                part.extend(put.map(|it| u16::from(it[1]) * 64 + u16::from(it[0] % 64)));
            }
        }
        parts
    }

    fn steps(&self) -> impl Iterator<Item = &[u8]> {
        let mut rest = &*self.0;
        std::iter::from_fn(move || {
            let (count, after) = rest.split_first()?;
            let (changes, after) = after.split_at_checked(usize::from(*count) * 2)?;
            rest = after;
            Some(changes)
        })
    }
}

/// The place of a man, if it has one.
pub(crate) fn place(man: Man) -> Option<Place> {
    let Cell { rank, file } = man.cell;
    let kind = KINDS.iter().position(|kind| *kind == man.kind)?;
    let side = match man.side {
        Side::White => 0,
        Side::Black => 6,
    };
    let square = u16::from(rank) * 8 + u16::from(file);
    (rank < 8 && file < 8).then_some((side + kind) as u16 * 64 + square)
}

fn board_of(men: &[Man]) -> Option<[u8; 64]> {
    let mut board = [EMPTY; 64];
    for man in men {
        let place = place(*man)?;
        board[usize::from(place % 64)] = (place / 64) as u8;
    }
    Some(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Men such as `Ke1 ke8`, White's in capitals.
    pub(crate) fn men(text: &str) -> Vec<Man> {
        text.split_whitespace()
            .map(|word| {
                let (letter, cell) = word.split_at(1);
                let letter = letter.chars().next().unwrap();
                Man {
                    cell: cell.parse().unwrap(),
                    side: if letter.is_uppercase() {
                        Side::White
                    } else {
                        Side::Black
                    },
                    kind: Kind::from_letter(letter).unwrap(),
                }
            })
            .collect()
    }

    fn trace(positions: &[&str]) -> Trace {
        let positions: Vec<Vec<Man>> = positions.iter().map(|text| men(text)).collect();
        Trace::of(positions.iter().map(|men| &**men))
    }

    #[track_caller]
    fn check(trace: &Trace, wanted: &str, expected: Option<u32>) {
        let places: Vec<Place> = men(wanted).iter().map(|man| place(*man).unwrap()).collect();
        assert_eq!(trace.find(&places), expected, "{wanted}");
    }

    #[test]
    fn men_are_found_at_the_step_at_which_they_stand_together() {
        let trace = trace(&[
            "Ke1 ke8 Ra1",
            "Ke1 ke8 Ra1",
            "Ke1 ke8 Ra8",
            "Ke1 kd7 Ra8",
            "Kd1 kd7 Ra1",
        ]);
        assert_eq!(trace.bytes().len(), 7 + 5 + 5 + 9);
        check(&trace, "Ke1", Some(0));
        check(&trace, "Ra8", Some(1));
        check(&trace, "Ra8 kd7", Some(2));
        check(&trace, "Ra1 kd7", Some(3));
        check(&trace, "Ra8 Kd1", None);
        check(&trace, "ra1", None);
        check(&trace, "", Some(0));
    }

    #[test]
    fn a_part_has_what_was_put_and_what_still_stood() {
        let positions: Vec<String> = (0..40)
            .map(|step| format!("Ke1 ke8 R{}{}", char::from(b'a' + step % 8), 1 + step / 8))
            .collect();
        let positions: Vec<&str> = positions.iter().map(|text| &**text).collect();
        let parts = trace(&positions).places();
        let counts: Vec<usize> = parts.iter().map(BTreeSet::len).collect();
        assert_eq!(counts, [18, 18, 10, 0, 0, 0, 0, 0]);
        let king = place(men("Ke1")[0]).unwrap();
        assert!(parts[..3].iter().all(|part| part.contains(&king)));
    }

    #[test]
    fn other_boards_and_spoiled_bytes_have_no_positions() {
        assert_eq!(trace(&["Ke1 ke8", "Ke1 xe8"]), Trace::default());
        assert_eq!(trace(&["Ki1"]), Trace::default());
        check(&Trace::default(), "Ke1", None);
        check(&Trace::from_bytes(vec![9, 1]), "Ke1", None);
    }
}
