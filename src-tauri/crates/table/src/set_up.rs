//! The set-up board: what a position allows while it is being set up, and whether a game can begin from it.

use games::chess::{CastlingRights, Setup};
use games::{BySide, Cell, Side};
use protocol::set_up::{Castling, SetUp};
use protocol::terms::Rules;
use shakmaty::{Board, CastlingSide, Color, Role};

use crate::judge::Judge;
use crate::start;
use crate::terms::TermsError;

/// What there is to say of a position that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looked {
    /// The position as a FEN, with what holds of the wanted rights.
    pub fen: String,
    /// The castling rights that the men allow.
    pub castling: BySide<Castling>,
    /// The squares that a pawn can just have passed, with a pawn that could take it there.
    pub en_passant: Vec<Cell>,
    /// Why no game can begin from it under the rules.
    pub problem: Option<TermsError>,
}

/// Looks at a position that is being set up for a game under these rules.
///
/// A man off the board or of a kind that chess has not is left out.
pub fn look_at_set_up(set_up: &SetUp, rules: &Rules) -> Looked {
    let mut setup = unchecked(set_up, rules);
    let allowed = setup.castling_at_home();
    let passed = setup.en_passant_squares();
    setup.castling = rights(|color, wing| {
        let wanted = set_up.castling.get(color.into());
        let wanted = match wing {
            CastlingSide::KingSide => wanted.short,
            CastlingSide::QueenSide => wanted.long,
        };
        wanted && allowed.has(color, wing)
    });
    let wanted = set_up.en_passant.and_then(Cell::on_chess_board);
    setup.en_passant = wanted.filter(|&square| passed.contains(square));
    let fen = setup.fen();
    let begun = start::read(&fen, rules).and_then(|start| Judge::from_start(rules, start));
    Looked {
        fen,
        castling: by_side(allowed),
        en_passant: passed.into_iter().map(Cell::from).collect(),
        problem: begun.err(),
    }
}

/// The position of a text, for the set-up board. A castling right that the men do not allow is
/// wanted all the same, so that it is there once king and rook stand at home.
///
/// # Errors
/// When it cannot be read, or no game under these rules can begin from it.
pub fn read_set_up(fen: &str, rules: &Rules) -> Result<SetUp, TermsError> {
    let position = start::read(fen, rules)?;
    if position.reserves().is_some() {
        return Err(start::reserves_in_set_up());
    }
    let setup = position.setup();
    let men = position.men();
    Judge::from_start(rules, position)?;
    let allowed = setup.castling_at_home();
    let wanted = rights(|color, wing| setup.castling.has(color, wing) || !allowed.has(color, wing));
    Ok(SetUp {
        men,
        turn: setup.turn,
        castling: by_side(wanted),
        en_passant: setup.en_passant.map(Cell::from),
        halfmoves: setup.halfmoves,
        fullmoves: setup.fullmoves,
    })
}

fn unchecked(set_up: &SetUp, rules: &Rules) -> Setup {
    let mut board = Board::empty();
    for man in &set_up.men {
        let role = Role::from_char(man.kind.letter());
        if let (Some(square), Some(role)) = (man.cell.on_chess_board(), role) {
            board.set_piece_at(square, role.of(man.side.into()));
        }
    }
    Setup {
        board,
        turn: set_up.turn,
        castling: CastlingRights::NONE,
        en_passant: None,
        pawns: start::pawns_under(rules),
        halfmoves: set_up.halfmoves,
        fullmoves: set_up.fullmoves.max(1),
        reserves: None,
    }
}

fn rights(holds: impl Fn(Color, CastlingSide) -> bool) -> CastlingRights {
    let mut rights = CastlingRights::NONE;
    for color in Color::ALL {
        for wing in CastlingSide::ALL {
            if holds(color, wing) {
                rights = rights.with(color, wing);
            }
        }
    }
    rights
}

fn by_side(rights: CastlingRights) -> BySide<Castling> {
    BySide::from_fn(|side: Side| Castling {
        short: rights.has(side.into(), CastlingSide::KingSide),
        long: rights.has(side.into(), CastlingSide::QueenSide),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{Kind, Man};
    use referee::{RuleSet, RuleSetName};

    fn se() -> Rules {
        Rules::Hidden {
            set: Box::new(RuleSet::published(RuleSetName::Se)),
        }
    }

    /// A set-up of men such as `wke1 bpd4`, with every castling right wanted.
    fn set_up(men: &str, turn: Side, en_passant: Option<&str>) -> SetUp {
        let man = |text: &str| Man {
            side: if text.starts_with('w') {
                Side::White
            } else {
                Side::Black
            },
            kind: text[1..2].parse().unwrap(),
            cell: text[2..].parse().unwrap(),
        };
        let both = Castling {
            short: true,
            long: true,
        };
        SetUp {
            men: men.split(' ').map(man).collect(),
            turn,
            castling: BySide {
                white: both,
                black: both,
            },
            en_passant: en_passant.map(|cell| cell.parse().unwrap()),
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    #[track_caller]
    fn check(set_up: &SetUp, fen: &str, passed: &str, problem: Option<&str>) {
        let looked = look_at_set_up(set_up, &se());
        let found = looked.en_passant.iter().map(Cell::to_string);
        assert_eq!(looked.fen, fen);
        assert_eq!(found.collect::<Vec<_>>().join(" "), passed, "{fen}");
        assert_eq!(looked.problem.map(|problem| problem.code), problem, "{fen}");
    }

    #[test]
    fn a_right_holds_while_king_and_rook_are_at_home() {
        let mut one = set_up("wke1 wra1 wrg1 bke8 brh8 bpa7", Side::Black, None);
        check(&one, "4k2r/p7/8/8/8/8/8/R3K1R1 b Qk - 0 1", "", None);
        one.castling.black.short = false;
        check(&one, "4k2r/p7/8/8/8/8/8/R3K1R1 b Q - 0 1", "", None);
    }

    #[test]
    fn a_square_is_passed_while_a_pawn_can_take_there() {
        let men = "wke1 bke8 wpe5 bpd5 bpf5 bpa4 wpb4";
        let one = set_up(men, Side::White, Some("d6"));
        check(&one, "4k3/8/8/3pPp2/pP6/8/8/4K3 w - d6 0 1", "d6 f6", None);
        let one = set_up(men, Side::Black, Some("d6"));
        check(&one, "4k3/8/8/3pPp2/pP6/8/8/4K3 b - - 0 1", "b3", None);
    }

    #[test]
    fn an_impossible_position_is_shown_with_its_reason() {
        let one = set_up("wke1 wpa1", Side::White, None);
        check(
            &one,
            "8/8/8/8/8/8/8/P3K3 w - - 0 1",
            "",
            Some("fen-no-king"),
        );
        let one = set_up("wkg6 bkh8 wrb8", Side::Black, None);
        check(&one, "1R5k/8/6K1/8/8/8/8/8 b - - 0 1", "", Some("fen-over"));
    }

    #[test]
    fn a_text_comes_back_as_it_was_read_and_a_bad_one_is_refused() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "4k2r/8/8/2pP4/8/8/8/R3K3 w k c6 3 40",
        ] {
            let read = read_set_up(fen, &se()).unwrap();
            assert_eq!(look_at_set_up(&read, &se()).fen, fen);
        }
        for (fen, code) in [
            ("rubbish", "fen-board"),
            ("4k3/8/8/8/8/8/8/R3K3 w K -", "fen-castling-rook"),
            ("4k3/8/8/8/8/8/8/4K3[Q] w", "fen-set-up-reserves"),
            ("R5k1/5ppp/8/8/8/8/8/4K3 b", "fen-over"),
        ] {
            let refused = read_set_up(fen, &se()).map_err(|error| error.code);
            assert_eq!(refused, Err(code), "{fen}");
        }
    }

    #[test]
    fn a_man_that_chess_has_not_is_left_out() {
        let mut one = set_up("wke1 bke8 wpa2", Side::White, None);
        one.men.push(Man {
            side: Side::White,
            kind: Kind::from_letter('z').unwrap(),
            cell: Cell::new(3, 3),
        });
        one.men.push(Man {
            side: Side::White,
            kind: Kind::PAWN,
            cell: Cell::new(9, 9),
        });
        check(&one, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "", None);
    }
}
