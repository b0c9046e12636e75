//! Legal moves, generated with masks for pins and checks and handed to a sink: a list, a count, or
//! the mere question whether there is any.

use std::ops::ControlFlow;

use shakmaty::{Bitboard, CastlingSide, Color, Rank, Role, Square, attacks};

use super::castling::CastlingSquares;
use super::king_lines::KingLines;
use super::legality::reach;
use super::moves::{Move, MoveKind, MoveList};
use super::position::{Pawns, Position};

/// Whether to go on generating.
type Flow = ControlFlow<()>;

/// Takes legal moves in bulk and may stop the generator.
trait Sink {
    /// Moves of one man, not a pawn, to each of these squares.
    fn man(&mut self, from: Square, role: Role, to: Bitboard) -> Flow;
    /// Moves of one pawn to each of these squares from the square that lies `step` before it.
    fn pawns(&mut self, to: Bitboard, step: i32, kind: MoveKind) -> Flow;
    /// Castling on a wing.
    fn castle(&mut self, color: Color, wing: CastlingSide) -> Flow;
}

/// Writes every move down.
struct List<'a> {
    position: &'a Position,
    moves: &'a mut MoveList,
}

/// The kinds that a pawn may become in chess.
pub(super) const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Both edge ranks; a pawn that arrives there is promoted.
pub(super) const EDGES: Bitboard = Bitboard(0xff00_0000_0000_00ff);

impl Sink for List<'_> {
    #[inline]
    fn man(&mut self, from: Square, role: Role, to: Bitboard) -> Flow {
        let board = &self.position.board;
        for to in to & !board.occupied() {
            self.moves.push(plain(from, to, role, None));
        }
        for to in to & board.occupied() {
            self.moves.push(plain(from, to, role, board.role_at(to)));
        }
        Flow::Continue(())
    }

    #[inline]
    fn pawns(&mut self, to: Bitboard, step: i32, kind: MoveKind) -> Flow {
        for to in to {
            let from = Square::new((to.to_u32() as i32 - step) as u32);
            let capture = match kind {
                MoveKind::EnPassant => Some(Role::Pawn),
                _ => self.position.board.role_at(to),
            };
            let m = Move {
                kind,
                ..plain(from, to, Role::Pawn, capture)
            };
            if EDGES.contains(to) {
                self.moves.extend(PROMOTIONS.map(|role| Move {
                    promotion: Some(role),
                    ..m
                }));
            } else {
                self.moves.push(m);
            }
        }
        Flow::Continue(())
    }

    fn castle(&mut self, color: Color, wing: CastlingSide) -> Flow {
        self.moves.push(castling(color, wing));
        Flow::Continue(())
    }
}

/// A move of no special kind.
pub(super) const fn plain(from: Square, to: Square, role: Role, capture: Option<Role>) -> Move {
    Move {
        from,
        to,
        role,
        promotion: None,
        capture,
        kind: MoveKind::Plain,
    }
}

/// Castling as a move.
pub(super) fn castling(color: Color, wing: CastlingSide) -> Move {
    let squares = CastlingSquares::of(color, wing);
    let kind = match wing {
        CastlingSide::KingSide => MoveKind::CastleShort,
        CastlingSide::QueenSide => MoveKind::CastleLong,
    };
    Move {
        kind,
        ..plain(squares.king_from, squares.king_to, Role::King, None)
    }
}

/// Counts moves without writing them down.
struct Count(usize);

impl Sink for Count {
    #[inline]
    fn man(&mut self, _: Square, _: Role, to: Bitboard) -> Flow {
        self.0 += to.count();
        Flow::Continue(())
    }

    #[inline]
    fn pawns(&mut self, to: Bitboard, _: i32, _: MoveKind) -> Flow {
        self.0 += to.count() + 3 * (to & EDGES).count();
        Flow::Continue(())
    }

    fn castle(&mut self, _: Color, _: CastlingSide) -> Flow {
        self.0 += 1;
        Flow::Continue(())
    }
}

/// Stops at the first move.
struct Any;

impl Any {
    fn stop_if(found: bool) -> Flow {
        if found {
            Flow::Break(())
        } else {
            Flow::Continue(())
        }
    }
}

impl Sink for Any {
    #[inline]
    fn man(&mut self, _: Square, _: Role, to: Bitboard) -> Flow {
        Self::stop_if(to.any())
    }

    #[inline]
    fn pawns(&mut self, to: Bitboard, _: i32, _: MoveKind) -> Flow {
        Self::stop_if(to.any())
    }

    fn castle(&mut self, _: Color, _: CastlingSide) -> Flow {
        Flow::Break(())
    }
}

/// The legal pawn captures as squares; the choice of a promotion makes no difference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PawnTries {
    /// Distinct pairs of from and to.
    pub count: u8,
    /// Where the capturing pawns stand.
    pub from: Bitboard,
    /// Where they land.
    pub to: Bitboard,
}

impl Sink for PawnTries {
    fn man(&mut self, _: Square, _: Role, _: Bitboard) -> Flow {
        Flow::Continue(())
    }

    #[inline]
    fn pawns(&mut self, to: Bitboard, step: i32, _: MoveKind) -> Flow {
        self.count += to.count() as u8;
        self.from |= to.shift(-step);
        self.to |= to;
        Flow::Continue(())
    }

    fn castle(&mut self, _: Color, _: CastlingSide) -> Flow {
        Flow::Continue(())
    }
}

impl Position {
    /// Every legal move of a man on the board; drops are told by
    /// [`drop_squares`](Self::drop_squares).
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        let _ = Generator::new(self).all(&mut self.list(&mut moves));
        moves
    }

    /// Every legal pawn capture, en passant too; four for each capture that promotes.
    pub fn pawn_captures(&self) -> MoveList {
        let mut moves = MoveList::new();
        if self.a_pawn_attacks() {
            let _ = Generator::new(self).pawn_captures(&mut self.list(&mut moves));
        }
        moves
    }

    /// The legal pawn captures, counted and as squares; quicker than listing them.
    pub fn pawn_tries(&self) -> PawnTries {
        self.pawn_tries_given(&self.king_lines())
    }

    /// [`pawn_tries`](Self::pawn_tries) for who knows the [`king_lines`](Self::king_lines)
    /// already.
    #[inline]
    pub fn pawn_tries_given(&self, lines: &KingLines) -> PawnTries {
        let mut tries = PawnTries::default();
        if self.a_pawn_attacks() {
            let _ = Generator::given(self, lines).pawn_captures(&mut tries);
        }
        tries
    }

    /// Whether there is any legal move or drop; found without generating them all.
    pub fn has_legal_move(&self) -> bool {
        self.has_legal_move_given(&self.king_lines())
    }

    /// [`has_legal_move`](Self::has_legal_move) for who knows the
    /// [`king_lines`](Self::king_lines) already.
    #[inline]
    pub fn has_legal_move_given(&self, lines: &KingLines) -> bool {
        (lines.checkers.is_empty() && self.a_free_man_can_step())
            || self.king_can_step()
            || Generator::given(self, lines).all(&mut Any).is_break()
            || self.has_legal_drop()
    }

    /// Whether there is any legal move or drop that is not a pawn capture.
    pub fn has_legal_move_but_pawn_captures(&self) -> bool {
        Generator::new(self).but_pawn_captures(&mut Any).is_break() || self.has_legal_drop()
    }

    /// The number of legal moves.
    pub(super) fn count_legal_moves(&self) -> usize {
        let mut count = Count(0);
        let _ = Generator::new(self).all(&mut count);
        count.0
    }

    /// The squares where a man other than the king ends every check; all when there is none.
    pub(super) fn check_ends(&self) -> Bitboard {
        self.king_lines().check_ends(self.king_square(self.turn))
    }

    /// The en passant square, if a capture there is legal.
    pub(super) fn legal_en_passant(&self) -> Option<Square> {
        let square = self.en_passant?;
        let generator = Generator::new(self);
        generator.en_passant(&mut Any).is_break().then_some(square)
    }

    fn list<'a>(&'a self, moves: &'a mut MoveList) -> List<'a> {
        List {
            position: self,
            moves,
        }
    }

    /// Whether a man that no line joins to its king, so that it cannot be pinned, can make a step
    /// of one square, or a knight's: the quickest proof that a side that is not in check can move.
    fn a_free_man_can_step(&self) -> bool {
        let board = &self.board;
        let own = board.by_color(self.turn);
        let lines = reach(Role::Queen, self.king_square(self.turn));
        let free = own & !lines;
        let pawns = ahead(board.pawns() & free, self.turn) & !board.occupied();
        let straight = orthogonal(board.rooks_and_queens() & free) & !own;
        let slanted = diagonal(board.bishops_and_queens() & free) & !own;
        let mut knights = (board.knights() & free).into_iter();
        pawns.any()
            || (straight | slanted).any()
            || knights.any(|from| !attacks::knight_attacks(from).is_subset(own))
    }

    fn king_can_step(&self) -> bool {
        let king = self.king_square(self.turn);
        let occupied = self.board.occupied().without(king);
        (attacks::king_attacks(king) & !self.board.by_color(self.turn))
            .into_iter()
            .any(|to| self.attackers(to, occupied).is_empty())
    }

    /// Whether any pawn of the side to move attacks an enemy man or the square of a passing pawn,
    /// pins and checks aside.
    #[inline]
    fn a_pawn_attacks(&self) -> bool {
        let us = self.turn;
        let pawns = self.board.pawns() & self.board.by_color(us);
        let attacked = west(pawns, us) | east(pawns, us);
        self.en_passant.is_some() || (attacked & self.board.by_color(us.other())).any()
    }
}

/// These pawns one step ahead.
#[inline]
pub(super) const fn ahead(pawns: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard(pawns.0 << 8),
        Color::Black => Bitboard(pawns.0 >> 8),
    }
}

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// The squares that these pawns attack toward the a-file.
#[inline]
pub(super) const fn west(pawns: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard((pawns.0 & NOT_A) << 7),
        Color::Black => Bitboard((pawns.0 & NOT_A) >> 9),
    }
}

/// The squares that these pawns attack toward the h-file.
#[inline]
pub(super) const fn east(pawns: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard((pawns.0 & NOT_H) << 9),
        Color::Black => Bitboard((pawns.0 & NOT_H) >> 7),
    }
}

/// The squares beside these along ranks and files.
#[inline]
const fn orthogonal(men: Bitboard) -> Bitboard {
    let men = men.0;
    Bitboard(men << 8 | men >> 8 | (men & NOT_H) << 1 | (men & NOT_A) >> 1)
}

/// The squares beside these along diagonals.
#[inline]
const fn diagonal(men: Bitboard) -> Bitboard {
    let (to_h, to_a) = (men.0 & NOT_H, men.0 & NOT_A);
    Bitboard(to_h << 9 | to_h >> 7 | to_a << 7 | to_a >> 9)
}

/// What must be known of a position before its moves can be written down.
struct Generator<'a> {
    position: &'a Position,
    us: Color,
    own: Bitboard,
    enemy: Bitboard,
    occupied: Bitboard,
    king: Square,
    checkers: Bitboard,
    /// Own men that shield the king and can move only along the line to him.
    pinned: Bitboard,
    /// Where a man other than the king may go: not onto own men, and in check only where the
    /// check ends.
    targets: Bitboard,
}

impl<'a> Generator<'a> {
    #[inline]
    fn new(position: &'a Position) -> Self {
        Self::given(position, &position.king_lines())
    }

    #[inline]
    fn given(position: &'a Position, lines: &KingLines) -> Self {
        let us = position.turn;
        let own = position.board.by_color(us);
        let king = position.king_square(us);
        Self {
            position,
            us,
            own,
            enemy: position.board.by_color(us.other()),
            occupied: position.board.occupied(),
            king,
            checkers: lines.checkers,
            pinned: lines.pinned,
            targets: lines.check_ends(king) & !own,
        }
    }

    #[inline]
    fn all<S: Sink>(&self, sink: &mut S) -> Flow {
        self.but_pawn_captures(sink)?;
        self.pawn_captures(sink)
    }

    #[inline]
    fn but_pawn_captures<S: Sink>(&self, sink: &mut S) -> Flow {
        if self.targets.any() {
            self.pawn_steps(sink)?;
            self.pieces(sink)?;
        }
        self.king_moves(sink)
    }

    #[inline]
    fn pieces<S: Sink>(&self, sink: &mut S) -> Flow {
        let board = &self.position.board;
        for from in board.knights() & self.own & !self.pinned {
            let to = attacks::knight_attacks(from) & self.targets;
            sink.man(from, Role::Knight, to)?;
        }
        for from in board.bishops() & self.own {
            let to = attacks::bishop_attacks(from, self.occupied);
            sink.man(from, Role::Bishop, to & self.free(from))?;
        }
        for from in board.rooks() & self.own {
            let to = attacks::rook_attacks(from, self.occupied);
            sink.man(from, Role::Rook, to & self.free(from))?;
        }
        for from in board.queens() & self.own {
            let to = attacks::queen_attacks(from, self.occupied);
            sink.man(from, Role::Queen, to & self.free(from))?;
        }
        Flow::Continue(())
    }

    /// Where a man on this square may go as far as pins and checks are concerned.
    #[inline]
    fn free(&self, from: Square) -> Bitboard {
        if self.pinned.contains(from) {
            self.targets & attacks::ray(self.king, from)
        } else {
            self.targets
        }
    }

    #[inline]
    fn king_moves<S: Sink>(&self, sink: &mut S) -> Flow {
        let occupied = self.occupied.without(self.king);
        let mut to = attacks::king_attacks(self.king) & !self.own;
        for square in to {
            if self.attacked(square, occupied) {
                to.discard(square);
            }
        }
        if to.any() {
            sink.man(self.king, Role::King, to)?;
        }
        if self.checkers.any() || !self.position.castling.has_any(self.us) {
            return Flow::Continue(());
        }
        for wing in CastlingSide::ALL {
            if self.can_castle(wing) {
                sink.castle(self.us, wing)?;
            }
        }
        Flow::Continue(())
    }

    /// Whether castling on this wing is legal, given that the king is not in check.
    fn can_castle(&self, wing: CastlingSide) -> bool {
        let squares = CastlingSquares::of(self.us, wing);
        self.position.castling.has(self.us, wing)
            && (self.occupied & squares.between).is_empty()
            && !self.attacked(squares.rook_to, self.occupied)
            && !self.attacked(squares.king_to, self.occupied)
    }

    #[inline]
    fn attacked(&self, square: Square, occupied: Bitboard) -> bool {
        self.position
            .board
            .attacks_to(square, self.us.other(), occupied)
            .any()
    }

    #[inline]
    fn pawns(&self) -> Bitboard {
        self.position.board.pawns() & self.own
    }

    #[inline]
    fn pawn_steps<S: Sink>(&self, sink: &mut S) -> Flow {
        let empty = !self.occupied;
        let file = Bitboard::from(self.king.file());
        let movable = self.pawns() & (!self.pinned | file);
        let once = ahead(movable, self.us) & empty;
        let third = Bitboard::from(self.us.fold_wb(Rank::Third, Rank::Sixth));
        let twice = ahead(once & third, self.us) & empty;
        let step = self.us.fold_wb(8, -8);
        sink.pawns(once & self.targets, step, MoveKind::Plain)?;
        sink.pawns(twice & self.targets, 2 * step, MoveKind::DoubleStep)?;
        match self.position.pawns {
            Pawns::Forward => Flow::Continue(()),
            Pawns::MayStepBack => {
                let back = ahead(movable, self.us.other()) & empty & !EDGES;
                sink.pawns(back & self.targets, -step, MoveKind::StepBack)
            }
        }
    }

    #[inline]
    fn pawn_captures<S: Sink>(&self, sink: &mut S) -> Flow {
        let free = self.pawns() & !self.pinned;
        let targets = self.enemy & self.targets;
        let (west_step, east_step) = self.us.fold_wb((7, 9), (-9, -7));
        sink.pawns(west(free, self.us) & targets, west_step, MoveKind::Plain)?;
        sink.pawns(east(free, self.us) & targets, east_step, MoveKind::Plain)?;
        for from in self.pawns() & self.pinned {
            let on_ray = targets & attacks::ray(self.king, from);
            let from = Bitboard::from(from);
            sink.pawns(west(from, self.us) & on_ray, west_step, MoveKind::Plain)?;
            sink.pawns(east(from, self.us) & on_ray, east_step, MoveKind::Plain)?;
        }
        self.en_passant(sink)
    }

    /// Captures en passant, each tested by looking at the board without both pawns.
    fn en_passant<S: Sink>(&self, sink: &mut S) -> Flow {
        let Some(to) = self.position.en_passant else {
            return Flow::Continue(());
        };
        for from in attacks::pawn_attacks(self.us.other(), to) & self.pawns() {
            let victim = Square::from_coords(to.file(), from.rank());
            let occupied = self.occupied.without(from).without(victim).with(to);
            let board = &self.position.board;
            let attackers = board.attacks_to(self.king, self.us.other(), occupied);
            if attackers.without(victim).is_empty() {
                let step = to.to_u32() as i32 - from.to_u32() as i32;
                sink.pawns(Bitboard::from(to), step, MoveKind::EnPassant)?;
            }
        }
        Flow::Continue(())
    }
}
