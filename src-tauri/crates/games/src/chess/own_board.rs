//! What one player knows of his own side, and what he may try with it.

use arrayvec::ArrayVec;
use shakmaty::{Bitboard, Board, ByRole, CastlingSide, Color, Role, Square, attacks};

use super::castling::CastlingSquares;
use super::generate::EDGES;
use super::own_ground::OwnGround;
use super::position::Pawns;
use super::reserves::Pocket;
use super::slides;
use crate::{Man, Side};

/// The castling rights of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OwnCastling {
    /// On the king's side.
    pub short: bool,
    /// On the queen's side.
    pub long: bool,
}

/// What a player knows of his own side: own men, own castling rights, the pawn option. Nothing of
/// the enemy, so it may be shown to its owner and decides what he is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnBoard {
    ground: OwnGround,
    men: ByRole<Bitboard>,
    pocket: Pocket,
}

/// Every square pair of one own board; as long as a [`MoveList`](super::MoveList).
pub type Tries = ArrayVec<(Square, Square), 512>;

impl OwnBoard {
    /// A side with these men. Of two men on one square the later stands.
    pub fn new(side: Side, men: &[(Square, Role)], castling: OwnCastling, pawns: Pawns) -> Self {
        let color = Color::from(side);
        let mut board = Board::empty();
        for &(square, role) in men {
            board.set_piece_at(square, role.of(color));
        }
        let ground = OwnGround {
            color,
            own: board.occupied(),
            castling,
            pawns,
        };
        Self::from_board(ground, &board)
    }

    /// The own men out of a board with both sides; nothing else of it is looked at.
    #[inline]
    pub(super) fn from_board(ground: OwnGround, board: &Board) -> Self {
        Self {
            ground,
            men: ByRole::new_with(|role| board.by_role(role) & ground.own),
            pocket: Pocket::default(),
        }
    }

    /// The same side with these men to drop.
    #[must_use]
    #[inline]
    pub fn with_pocket(self, pocket: Pocket) -> Self {
        Self { pocket, ..self }
    }

    /// The men that he may drop.
    #[inline]
    pub fn pocket(&self) -> Pocket {
        self.pocket
    }

    /// The squares where a man of this kind could be dropped if the enemy stood nowhere; empty
    /// when his pocket has none.
    pub fn drop_reach(&self, role: Role) -> Bitboard {
        if self.pocket.count(role) == 0 {
            return Bitboard(0);
        }
        match role {
            Role::Pawn => !self.ground.own & !EDGES,
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => !self.ground.own,
        }
    }

    /// Whose side this is.
    pub fn side(&self) -> Side {
        self.ground.color.into()
    }

    /// His castling rights.
    pub fn castling(&self) -> OwnCastling {
        self.ground.castling
    }

    /// Which way pawns may move.
    pub fn pawns(&self) -> Pawns {
        self.ground.pawns
    }

    /// The squares of his men.
    pub fn occupied(&self) -> Bitboard {
        self.ground.own
    }

    /// His men of one kind.
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.men[role]
    }

    /// What stands on a square, if it is his.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        self.men.find(|men| men.contains(square))
    }

    /// His men, sorted by square.
    pub fn men(&self) -> Vec<Man> {
        let mut men: Vec<Man> = self
            .ground
            .own
            .into_iter()
            .filter_map(|square| {
                Some(Man {
                    cell: square.into(),
                    side: self.side(),
                    kind: self.role_at(square)?.into(),
                })
            })
            .collect();
        men.sort_unstable();
        men
    }

    /// The squares that his man on this square could reach if the rest of the board were whatever
    /// helps it: lines end before own men only, a pawn's diagonals count, castling needs the right
    /// and no own man between. Empty where he has no man.
    pub fn reach(&self, from: Square) -> Bitboard {
        match self.role_at(from) {
            None => Bitboard(0),
            Some(role) => self.ground.reach(role, from),
        }
    }

    /// What his pawns could reach together, each kind of step for itself: how many squares it is
    /// from where a pawn stands to where it lands, counted as [`Square`] counts them, and the
    /// squares where pawns land with it.
    #[inline]
    pub fn pawn_steps(&self) -> [(i32, Bitboard); 5] {
        self.ground.pawn_steps(self.men.pawn)
    }

    /// Whether any arrangement of enemy men could make this try a legal move; what has been
    /// announced is not considered. A promotion must be said exactly when a pawn reaches the last
    /// rank.
    #[inline]
    pub fn is_possible(&self, from: Square, to: Square, promotion: Option<Role>) -> bool {
        let role = self.role_at(from);
        role.is_some_and(|role| self.ground.is_possible(role, from, to, promotion))
    }

    /// Whether this is a pawn's step to the last rank.
    #[inline]
    pub fn promotes(&self, from: Square, to: Square) -> bool {
        self.men.pawn.contains(from) && EDGES.contains(to)
    }

    /// The squares that his man has crossed with a move after which this board stands: what lies
    /// between its ends, and in castling what lay between king and rook.
    pub fn crossed(&self, from: Square, to: Square) -> Bitboard {
        let castled = |wing: &CastlingSide| {
            let squares = CastlingSquares::of(self.ground.color, *wing);
            let moved = (squares.king_from, squares.king_to) == (from, to);
            (moved && self.men.king.contains(to)).then_some(squares.between)
        };
        let castled = CastlingSide::ALL.iter().find_map(castled);
        castled.unwrap_or_else(|| attacks::between(from, to))
    }

    /// Shows each of his men with the squares that it could [reach](Self::reach).
    #[inline]
    pub fn each_reach(&self, mut see: impl FnMut(Square, Bitboard)) {
        for from in self.men.pawn {
            see(from, self.ground.pawn_reach(from));
        }
        self.each_piece_reach(see);
    }

    /// [`each_reach`](Self::each_reach) without the pawns.
    #[inline]
    pub fn each_piece_reach(&self, mut see: impl FnMut(Square, Bitboard)) {
        let free = !self.ground.own;
        for from in self.men.knight {
            see(from, attacks::knight_attacks(from) & free);
        }
        for from in self.men.bishop {
            see(from, slides::bishop(from, self.ground.own) & free);
        }
        for from in self.men.rook {
            see(from, slides::rook(from, self.ground.own) & free);
        }
        for from in self.men.queen {
            see(from, slides::queen(from, self.ground.own) & free);
        }
        for from in self.men.king {
            see(from, self.ground.reach(Role::King, from));
        }
    }

    /// Every possible pair of squares, man by man.
    pub fn tries(&self) -> Tries {
        let mut tries = Tries::new();
        self.each_reach(|from, to| tries.extend(to.into_iter().map(|to| (from, to))));
        tries
    }

    /// The move in standard algebraic notation as this player would write it: told apart from his
    /// other men by what he can see, without a sign for check.
    pub fn notation(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        captured: bool,
    ) -> String {
        let Some(role) = self.role_at(from) else {
            return format!("{from}{to}");
        };
        if role == Role::King
            && let Some(wing) = CastlingSquares::wing(self.ground.color, from, to)
        {
            return match wing {
                CastlingSide::KingSide => "O-O".to_owned(),
                CastlingSide::QueenSide => "O-O-O".to_owned(),
            };
        }
        let letter = match role {
            Role::Pawn => String::new(),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                role.upper_char().to_string()
            }
        };
        let told_apart = self.told_apart(role, from, to, captured);
        let takes = if captured { "x" } else { "" };
        let becomes = promotion.map_or(String::new(), |kind| format!("={}", kind.upper_char()));
        format!("{letter}{told_apart}{takes}{to}{becomes}")
    }

    /// What of the square that is left must be written.
    fn told_apart(&self, role: Role, from: Square, to: Square, captured: bool) -> String {
        let file = from.file().char();
        if role == Role::Pawn && captured {
            return file.to_string();
        }
        let rivals: Bitboard = self.men[role]
            .without(from)
            .into_iter()
            .filter(|&rival| self.ground.reach(role, rival).contains(to))
            .filter(|&rival| role != Role::Pawn || rival.file() == from.file())
            .collect();
        if rivals.is_empty() {
            String::new()
        } else if role != Role::Pawn && (rivals & Bitboard::from(from.file())).is_empty() {
            file.to_string()
        } else if role != Role::Pawn && (rivals & Bitboard::from(from.rank())).is_empty() {
            from.rank().char().to_string()
        } else {
            from.to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White men as `Ke1 Ra1 e2`, castling rights as in a FEN, and what one man may reach.
    fn board(men: &str, rights: &str, pawns: Pawns) -> OwnBoard {
        let men: Vec<(Square, Role)> = men
            .split(' ')
            .map(|man| {
                let (letter, square) = man.split_at(man.len() - 2);
                let role = letter
                    .chars()
                    .next()
                    .map_or(Some(Role::Pawn), Role::from_char);
                let square = square.parse().expect("a square");
                (square, role.expect("a letter of a man"))
            })
            .collect();
        let castling = OwnCastling {
            short: rights.contains('K'),
            long: rights.contains('Q'),
        };
        OwnBoard::new(Side::White, &men, castling, pawns)
    }

    #[track_caller]
    fn check(men: &str, rights: &str, from: &str, expected: &str) {
        check_with(Pawns::Forward, men, rights, from, expected);
    }

    #[track_caller]
    fn check_with(pawns: Pawns, men: &str, rights: &str, from: &str, expected: &str) {
        let own = board(men, rights, pawns);
        let from: Square = from.parse().expect("a square");
        let reached: Vec<String> = own
            .reach(from)
            .into_iter()
            .map(|square| square.to_string())
            .collect();
        assert_eq!(reached.join(" "), expected, "{men} {rights} from {from}");
        for to in Square::ALL {
            let promotion = own.promotes(from, to).then_some(Role::Queen);
            let possible = own.is_possible(from, to, promotion);
            assert_eq!(possible, own.reach(from).contains(to), "{from}{to}");
        }
    }

    #[test]
    fn lines_end_before_own_men_only() {
        check("Ke1 Ra1 a3", "", "a1", "b1 c1 d1 a2");
        check("Ke1 Bc1 d2", "", "c1", "b2 a3");
        check("Ke1 Nb1 d2", "", "b1", "a3 c3");
        check("Ke1 Ra1", "", "h8", "");
    }

    #[test]
    fn a_pawn_may_always_try_its_diagonals() {
        check("Ke1 e2", "", "e2", "d3 e3 f3 e4");
        check("Ke1 e2 d3", "", "e2", "e3 f3 e4");
        check("Ke1 e2 Ne3", "", "e2", "d3 f3");
        check("Ke1 e2 Ne4", "", "e2", "d3 e3 f3");
        check("Ke1 a7", "", "a7", "a8 b8");
    }

    #[test]
    fn a_pawn_may_step_back_by_option_but_not_to_the_first_rank() {
        let back = Pawns::MayStepBack;
        check_with(back, "Ke1 e3", "", "e3", "e2 d4 e4 f4");
        check_with(back, "Ke1 e2", "", "e2", "d3 e3 f3 e4");
        check_with(back, "Ke2 e3", "", "e3", "d4 e4 f4");
        check("Ke1 e3", "", "e3", "d4 e4 f4");
    }

    #[test]
    fn castling_needs_the_right_and_no_own_man_between() {
        let men = "Ke1 Ra1 Rh1 d2 e2 f2";
        check(men, "KQ", "e1", "c1 d1 f1 g1");
        check(men, "K", "e1", "d1 f1 g1");
        check(men, "", "e1", "d1 f1");
        check("Ke1 Ra1 Rh1 Nb1 Bf1 d2 e2 f2", "KQ", "e1", "d1");
    }

    #[test]
    fn a_promotion_is_said_exactly_on_the_last_rank() {
        let own = board("Ke1 a7 Qb6", "", Pawns::Forward);
        let possible = |from: &str, to: &str, role| {
            let [from, to] = [from, to].map(|text| text.parse().expect("a square"));
            own.is_possible(from, to, role)
        };
        assert!(possible("a7", "a8", Some(Role::Knight)));
        assert!(!possible("a7", "a8", None), "the letter is missing");
        assert!(!possible("a7", "a8", Some(Role::King)), "no second king");
        assert!(!possible("a7", "a8", Some(Role::Pawn)), "it cannot stay");
        assert!(!possible("b6", "b8", Some(Role::Queen)), "no pawn moves");
        assert!(possible("b6", "b8", None));
    }

    #[test]
    fn the_enemy_leaves_no_trace() {
        use super::super::position::Position;
        let own = |fen| {
            let position = Position::from_fen(fen, Pawns::Forward).expect("a readable text");
            position.own_board(Side::White)
        };
        assert_eq!(
            own("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 3 9"),
            own("4k3/8/8/3q4/8/7b/PPPPPPPP/R3K2R w KQ - 0 1"),
        );
    }

    #[track_caller]
    fn check_notation(men: &str, m: &str, captured: bool, expected: &str) {
        let own = board(men, "KQ", Pawns::MayStepBack);
        let [from, to] = [&m[..2], &m[2..4]].map(|text| text.parse().expect("a square"));
        let promotion = m[4..].chars().next().and_then(Role::from_char);
        assert_eq!(
            own.notation(from, to, promotion, captured),
            expected,
            "{men} {m}"
        );
    }

    #[test]
    fn a_slide_a_double_step_and_castling_cross_squares() {
        let crossed = |men: &str, from: &str, to: &str| {
            let square = |text: &str| text.parse::<Square>().expect("a square");
            let own = board(men, "", Pawns::Forward);
            let crossed = own.crossed(square(from), square(to)).into_iter();
            let crossed: Vec<String> = crossed.map(|square| square.to_string()).collect();
            crossed.join(" ")
        };
        assert_eq!(crossed("Ke1 Ra8", "a5", "a8"), "a6 a7");
        assert_eq!(crossed("Ke1 Bg7", "d4", "g7"), "e5 f6");
        assert_eq!(crossed("Ke1 Nc3", "b1", "c3"), "");
        assert_eq!(crossed("Ke1 e4", "e2", "e4"), "e3");
        assert_eq!(crossed("Kc1 Rd1", "e1", "c1"), "b1 c1 d1");
        assert_eq!(crossed("Ke2 Rg1", "e1", "g1"), "f1");
    }

    #[test]
    fn notation_tells_own_men_apart() {
        check_notation("Ke1 Nb1 Nf3", "f3d2", false, "Nfd2");
        check_notation("Ke1 Nb1 Nf3", "f3d4", true, "Nxd4");
        check_notation("Kg1 Ra1 Ra5", "a1a3", false, "R1a3");
        check_notation("Kg8 Qa1 Qa5 Qe5", "a5c3", false, "Qa5c3");
        check_notation("Ke1 e4 d2", "e4d5", true, "exd5");
        check_notation("Ke1 e4 e2", "e4e3", false, "e4e3");
        check_notation("Ke1 e4 d2", "e4e3", false, "e3");
        check_notation("Ke1 b7", "b7a8q", true, "bxa8=Q");
        check_notation("Ke1 Rh1", "e1g1", false, "O-O");
        check_notation("Ke1 Ra1", "e1c1", false, "O-O-O");
    }
}
