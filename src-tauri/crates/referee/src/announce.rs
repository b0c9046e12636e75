//! What is said after a move stands, in the order in which it is said: capture, promotion, then
//! the end, or whose turn it is, the check and the pawn tries.

use games::Cell;
use games::chess::{self, Move, Position};
use shakmaty::{Bitboard, Role, Square};

use crate::heard::{Heard, Seats};
use crate::judge::Drop;
use crate::played::Played;
use crate::rules::{
    CaptureTold, CheckWords, EnPassantTold, PawnTries, PromotionTold, RefusalWord, RuleSet,
};
use crate::turn::Outset;
use crate::vocabulary::{Announcement, Captured, Direction, Verdict, Why};

/// What both seats hear of the play itself: capture and promotion, or the kind that was dropped.
pub(crate) fn played(rules: &RuleSet, played: Played, before: &Position, heard: &mut Heard) {
    match played {
        Played::Move(m) => {
            if let Some(role) = played.captured(before) {
                heard.say(Seats::Both, capture(rules, m, role));
            }
            if m.promotion.is_some()
                && let Some(said) = promotion(rules, before)
            {
                heard.say(Seats::Both, said);
            }
        }
        Played::Drop(Drop { role, .. }) => {
            let piece = name(role).to_owned();
            heard.say(Seats::Both, Announcement::Drop { piece });
        }
    }
}

const fn name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// Whose turn it is, the check that he is in, and his pawn tries.
pub(crate) fn next_turn(rules: &RuleSet, position: &Position, outset: &Outset, heard: &mut Heard) {
    let side = position.turn();
    heard.say(Seats::Both, Announcement::Turn { side });
    if outset.lines.checkers.any() {
        let dirs = check_directions(rules.checks, position, outset.lines.checkers);
        heard.say(Seats::Both, Announcement::Check { dirs });
    }
    if let Some(said) = pawn_tries(rules.pawn_tries, &outset.pawn_tries) {
        heard.say(Seats::Both, said);
    }
}

fn capture(rules: &RuleSet, m: Move, role: Role) -> Announcement {
    let (square, ep) = match rules.en_passant {
        EnPassantTold::VictimSquare => (m.victim().unwrap_or(m.to), false),
        EnPassantTold::LandingSquare => (m.to, false),
        EnPassantTold::NamedLandingSquare => (m.to, m.en_passant()),
    };
    let what = match rules.capture {
        CaptureTold::Square => None,
        CaptureTold::PawnOrPiece if role == Role::Pawn => Some(Captured::Pawn),
        CaptureTold::PawnOrPiece => Some(Captured::Piece),
        CaptureTold::Exact => exact(role),
    };
    Announcement::Capture {
        square: square.into(),
        what,
        ep,
        by: None,
    }
}

const fn exact(role: Role) -> Option<Captured> {
    match role {
        Role::Pawn => Some(Captured::Pawn),
        Role::Knight => Some(Captured::Knight),
        Role::Bishop => Some(Captured::Bishop),
        Role::Rook => Some(Captured::Rook),
        Role::Queen => Some(Captured::Queen),
        Role::King => None,
    }
}

fn promotion(rules: &RuleSet, before: &Position) -> Option<Announcement> {
    match rules.promotion {
        PromotionTold::Silent => None,
        PromotionTold::Told => Some(Announcement::Promotion { side: None }),
        PromotionTold::ToldWithSide => Some(Announcement::Promotion {
            side: Some(before.turn()),
        }),
    }
}

fn pawn_tries(told: PawnTries, tries: &chess::PawnTries) -> Option<Announcement> {
    let (n, to, from) = match told {
        PawnTries::Silent | PawnTries::Ask(_) => return None,
        PawnTries::Count if tries.count == 0 => return None,
        PawnTries::Count | PawnTries::CountFromZero => (Some(tries.count), None, None),
        _ if tries.count == 0 => return None,
        PawnTries::Fact => return Some(Announcement::Try),
        PawnTries::CaptureFact => return Some(Announcement::PawnCapture),
        PawnTries::Targets => (None, Some(cells(tries.to)), None),
        PawnTries::Sources => (None, None, Some(cells(tries.from))),
    };
    Some(Announcement::Tries { n, to, from })
}

/// File by file, as their names are sorted.
fn cells(squares: Bitboard) -> Vec<Cell> {
    let mut cells: Vec<Cell> = squares.into_iter().map(Cell::from).collect();
    cells.sort_unstable_by_key(|cell| (cell.file, cell.rank));
    cells
}

/// The kinds of check that the side to move is in, sorted by name; two in a double check along
/// two kinds of line. A pawn checks along its diagonal.
pub fn check_directions(
    words: CheckWords,
    position: &Position,
    checkers: Bitboard,
) -> Vec<Direction> {
    let king = position.king(position.turn());
    let knights = position.board().knights();
    let mut directions: Vec<Direction> = checkers
        .into_iter()
        .map(|checker| {
            if knights.contains(checker) {
                Direction::Knight
            } else {
                line(words, king, checker)
            }
        })
        .collect();
    directions.sort_unstable();
    directions.dedup();
    directions
}

/// The name of the line from a king to the man on it that attacks him.
fn line(words: CheckWords, king: Square, checker: Square) -> Direction {
    let same_file = king.file() == checker.file();
    let same_rank = king.rank() == checker.rank();
    // Parallel to a1-h8: files and ranks rise together.
    let rising = (king.file() < checker.file()) == (king.rank() < checker.rank());
    match words {
        CheckWords::Absolute if same_file => Direction::Vertical,
        CheckWords::Absolute if same_rank => Direction::Horizontal,
        CheckWords::Absolute if rising => Direction::RightDiagonal,
        CheckWords::Absolute => Direction::LeftDiagonal,
        CheckWords::LongShort if same_file => Direction::File,
        CheckWords::LongShort if same_rank => Direction::Rank,
        CheckWords::LongShort if rising == rising_is_long(king) => Direction::Long,
        CheckWords::LongShort => Direction::Short,
    }
}

/// Of the two diagonals through a square the one parallel to a1-h8 is longer in the quadrants
/// a1-d4 and e5-h8, the other one elsewhere; they are never equal.
fn rising_is_long(king: Square) -> bool {
    let far = |coordinate: u32| coordinate >= 4;
    far(u32::from(king.file())) == far(u32::from(king.rank()))
}

/// The announcement of a refusal.
pub(crate) const fn refused(word: RefusalWord, why: Option<Why>) -> Announcement {
    match word {
        RefusalWord::No => Announcement::No,
        RefusalWord::Illegal => Announcement::Illegal,
        RefusalWord::Nonsense => Announcement::Nonsense { why },
        RefusalWord::Impossible => Announcement::Impossible { why },
        RefusalWord::HellNo => Announcement::HellNo,
        RefusalWord::Error => Announcement::Error { why },
    }
}

/// The verdict of a refusal.
pub(crate) const fn verdict(word: RefusalWord) -> Verdict {
    match word {
        RefusalWord::No => Verdict::No,
        RefusalWord::Illegal => Verdict::Illegal,
        RefusalWord::Nonsense => Verdict::Nonsense,
        RefusalWord::Impossible => Verdict::Impossible,
        RefusalWord::HellNo => Verdict::HellNo,
        RefusalWord::Error => Verdict::Error,
    }
}
