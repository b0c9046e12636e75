//! Mending a refuted board: hidden men are moved until it fits what is known of the present
//! position. Never a guess from nothing; most of the old board stays.

use games::chess::{CastlingRights, Position, Reserves, Setup};
use referee::{Announcement, Captured};
use shakmaty::{Bitboard, Board, CastlingSide, Color, File, Rank, Role, Square};

use crate::belief::said_at;
use crate::chance::Chance;
use crate::seat::Seat;
use crate::step::Step;

/// How many changes of one board are tried.
const CHANGES: usize = 48;
/// More than any board can have against it.
const UNPLAYABLE: usize = usize::MAX;

/// One thing known of the present position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Evidence {
    /// An enemy man stands here: he has just captured.
    Occupied(Square),
    /// Nothing stands here: the own man has just passed.
    Empty(Bitboard),
    /// Exactly this was said of checks and pawn captures.
    Words(Vec<Announcement>),
    /// This step was refused.
    Refused(Step),
}

/// What the own move has just taken from the enemy, as far as it was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Toll {
    /// Nothing.
    #[default]
    Nothing,
    /// A pawn.
    Pawn,
    /// A man that is no pawn.
    Piece,
    /// Some man.
    Man,
}

impl Toll {
    pub(crate) fn of(heard: &[Announcement]) -> Self {
        let captured = heard.iter().find_map(|said| {
            if let Announcement::Capture { what, .. } = said {
                Some(*what)
            } else {
                None
            }
        });
        match captured {
            None => Self::Nothing,
            Some(None) => Self::Man,
            Some(Some(Captured::Pawn)) => Self::Pawn,
            Some(Some(
                Captured::Piece
                | Captured::Knight
                | Captured::Bishop
                | Captured::Rook
                | Captured::Queen,
            )) => Self::Piece,
        }
    }

    pub(crate) fn is_due(self) -> bool {
        self != Self::Nothing
    }
}

/// What a mended board has to fit.
pub(crate) struct Scene<'a> {
    pub(crate) seat: &'a Seat,
    pub(crate) evidence: &'a [Evidence],
    pub(crate) enemy_men: usize,
    pub(crate) toll: Toll,
}

impl Scene<'_> {
    /// The refuted board with hidden men moved so that it fits, if that succeeds.
    pub(crate) fn mend(&self, refuted: &Position, chance: &mut Chance) -> Option<Position> {
        let mut board = self.with_own_men(refuted, chance)?;
        let mut faults = self.faults(&board, refuted);
        for _ in 0..CHANGES {
            if faults == 0 {
                break;
            }
            let changed = self.changed(&board, chance)?;
            let left = self.faults(&changed, refuted);
            if left <= faults {
                board = changed;
                faults = left;
            }
        }
        if faults > 0 {
            return None;
        }
        self.position(&board, refuted)
    }

    fn enemy(&self) -> Color {
        self.seat.side().other().into()
    }

    /// Own men as they stand now; the enemy's where they were imagined, as far as there is room.
    fn with_own_men(&self, refuted: &Position, chance: &mut Chance) -> Option<Board> {
        let color = Color::from(self.seat.side());
        let own = self.seat.own();
        let mut board = refuted.board().clone();
        for square in board.by_color(color) {
            board.discard_piece_at(square);
        }
        let displaced: Vec<Role> = own
            .occupied()
            .into_iter()
            .filter_map(|square| board.remove_piece_at(square))
            .map(|man| man.role)
            .collect();
        for square in own.occupied() {
            let role = own.role_at(square).expect("an occupied square");
            board.set_piece_at(square, role.of(color));
        }
        for role in displaced {
            let room = room_for(role, &board);
            board.set_piece_at(pick(room, chance)?, role.of(self.enemy()));
        }
        while board.by_color(self.enemy()).count() > self.enemy_men {
            let victim = self.victim(&board, chance)?;
            board.discard_piece_at(victim);
        }
        while board.by_color(self.enemy()).count() < self.enemy_men {
            let role = self.seat.dropped().unwrap_or(Role::Pawn);
            let to = pick(room_for(role, &board), chance)?;
            board.set_piece_at(to, role.of(self.enemy()));
        }
        Some(board)
    }

    /// A man that may be the captured one.
    fn victim(&self, board: &Board, chance: &mut Chance) -> Option<Square> {
        let men = board.by_color(self.enemy()) & !board.kings();
        let told = match self.toll {
            Toll::Pawn => men & board.pawns(),
            Toll::Piece => men & !board.pawns(),
            Toll::Nothing | Toll::Man => men,
        };
        pick(if told.any() { told } else { men }, chance)
    }

    /// The board with one hidden man moved.
    fn changed(&self, board: &Board, chance: &mut Chance) -> Option<Board> {
        let mut board = board.clone();
        let men = board.by_color(self.enemy());
        let from = pick(men, chance)?;
        let man = board.remove_piece_at(from)?;
        let room = room_for(man.role, &board);
        let wanted: Bitboard = self
            .evidence
            .iter()
            .filter_map(|evidence| match evidence {
                Evidence::Occupied(square) => Some(*square),
                Evidence::Empty(_) | Evidence::Words(_) | Evidence::Refused(_) => None,
            })
            .collect();
        let missing = wanted & room;
        let to = pick(
            if missing.any() {
                missing
            } else {
                room.without(from)
            },
            chance,
        )?;
        board.set_piece_at(to, man);
        Some(board)
    }

    /// How much of the evidence speaks against a board.
    fn faults(&self, board: &Board, refuted: &Position) -> usize {
        let Some(position) = self.position(board, refuted) else {
            return UNPLAYABLE;
        };
        self.evidence
            .iter()
            .filter(|evidence| !self.holds(evidence, &position))
            .count()
    }

    fn holds(&self, evidence: &Evidence, position: &Position) -> bool {
        match evidence {
            Evidence::Occupied(square) => position.board().color_at(*square) == Some(self.enemy()),
            Evidence::Empty(squares) => (position.board().occupied() & *squares).is_empty(),
            Evidence::Words(words) => {
                said_at(self.seat.rules(), self.seat.side(), position) == *words
            }
            Evidence::Refused(step) => !step.is_legal(position),
        }
    }

    fn position(&self, board: &Board, refuted: &Position) -> Option<Position> {
        let setup = Setup {
            board: board.clone(),
            turn: self.seat.turn(),
            castling: self.castling(board, refuted),
            en_passant: self.seat.passed_square(),
            pawns: refuted.pawns(),
            reserves: self.reserves(refuted),
            halfmoves: refuted.halfmoves(),
            fullmoves: refuted.fullmoves(),
        };
        setup.into_position().ok()
    }

    /// The pockets as they are known; promoted men as imagined.
    fn reserves(&self, refuted: &Position) -> Option<Reserves> {
        let pockets = self.seat.pockets();
        refuted.reserves().map(|imagined| Reserves {
            white: pockets.white,
            black: pockets.black,
            promoted: imagined.promoted,
        })
    }

    /// Own rights as they are; the enemy's as imagined, while king and rook are at home.
    fn castling(&self, board: &Board, refuted: &Position) -> CastlingRights {
        let enemy = self.enemy();
        let home = enemy.backrank();
        let at = |file, role: Role| {
            board.piece_at(Square::from_coords(file, home)) == Some(role.of(enemy))
        };
        let mut rights = CastlingRights::NONE;
        for wing in CastlingSide::ALL {
            let (corner, own) = match wing {
                CastlingSide::KingSide => (File::H, self.seat.own().castling().short),
                CastlingSide::QueenSide => (File::A, self.seat.own().castling().long),
            };
            if own {
                rights = rights.with(enemy.other(), wing);
            }
            let kept = refuted.castling_rights().has(enemy, wing);
            if kept && at(File::E, Role::King) && at(corner, Role::Rook) {
                rights = rights.with(enemy, wing);
            }
        }
        rights
    }
}

/// Empty squares where such a man may stand.
fn room_for(role: Role, board: &Board) -> Bitboard {
    let edges = Bitboard::from(Rank::First) | Bitboard::from(Rank::Eighth);
    match role {
        Role::Pawn => !board.occupied() & !edges,
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => !board.occupied(),
    }
}

fn pick(squares: Bitboard, chance: &mut Chance) -> Option<Square> {
    if squares.is_empty() {
        return None;
    }
    let index = chance.below(squares.count() as u64);
    squares.into_iter().nth(index as usize)
}
