//! Position texts: Forsyth-Edwards notation, read strictly and written with the en passant square
//! only when a capture there is legal.

use std::fmt::Write as _;

use shakmaty::{Bitboard, Board, CastlingSide, Color, File, Piece, Rank, Role, Square};

use super::castling::CastlingRights;
use super::position::{Pawns, Position};
use super::reserves::{Pocket, Reserves};
use super::setup::{Setup, SetupError};
use crate::Side;
use crate::text::{Field, TextError, fields};

/// Why a FEN could not be read, and where.
pub type FenError = TextError<FenFault>;

/// What is wrong with a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenFault {
    /// Not a letter of a man, a digit or a slash.
    #[error("{found:?} is no man, digit 1 to 8 or slash")]
    Board {
        /// What stands there.
        found: char,
    },
    /// A rank that has not eight squares.
    #[error("rank {rank} has {squares} squares instead of 8")]
    RankLength {
        /// Its number, 8 first.
        rank: u8,
        /// How many squares were named, or more.
        squares: u8,
    },
    /// Not eight ranks.
    #[error("the board has {ranks} ranks instead of 8")]
    Ranks {
        /// How many there are, or more.
        ranks: u8,
    },
    /// The side to move is not said.
    #[error("the side to move must be w or b")]
    Turn,
    /// The castling rights are unreadable.
    #[error("castling rights must be - or letters of KQkq, each once")]
    Castling,
    /// The en passant square is unreadable.
    #[error("the en passant square must be - or a square")]
    EnPassant,
    /// A count of moves is unreadable.
    #[error("a count of moves must be a whole number below 100000")]
    Count,
    /// More fields than six.
    #[error("nothing may follow the move number")]
    Rest,
    /// The pockets are unreadable.
    #[error("{found:?} is no man that a pocket can hold")]
    Pocket {
        /// What stands there.
        found: char,
    },
    /// The pockets do not end.
    #[error("the pockets must end with ]")]
    PocketEnd,
    /// Readable, but no game can go on from it.
    #[error("{0}")]
    Setup(SetupError),
}

impl Position {
    /// Reads a position text. Behind the men may stand the pockets of a game with reserves, as
    /// `[QPn]`, and behind a promoted man then a `~`. Everything from the castling rights on may be left out.
    ///
    /// # Errors
    ///
    /// When the text is unreadable or no game can go on from it; the error says at which
    /// character.
    pub fn from_fen(fen: &str, pawns: Pawns) -> Result<Self, FenError> {
        let (fields, end) = fields(fen);
        let field = |index: usize, default: &'static str| {
            fields.get(index).copied().unwrap_or(Field {
                text: default,
                at: end,
            })
        };
        let placement = field(0, "");
        let men = read_men(placement)?;
        let (turn, castling, passed) = (field(1, ""), field(2, "-"), field(3, "-"));
        let setup = Setup {
            board: men.board,
            turn: read_turn(turn)?,
            castling: read_castling(castling)?,
            en_passant: read_en_passant(passed)?,
            pawns,
            halfmoves: read_count(field(4, "0"))?,
            fullmoves: read_count(field(5, "1"))?.max(1),
            reserves: men.reserves,
        };
        if let Some(rest) = fields.get(6) {
            return Err(rest.fault(FenFault::Rest));
        }
        setup.into_position().map_err(|error| {
            let field = match error {
                SetupError::NoKing { .. }
                | SetupError::ManyKings { .. }
                | SetupError::ManyMen { .. }
                | SetupError::ManyMenInAll { .. } => placement,
                SetupError::PawnOnEdge { square } => Field {
                    at: placement.at + offset_of(placement.text, square),
                    ..placement
                },
                SetupError::EnemyInCheck { .. } => turn,
                SetupError::Castling { .. } => castling,
                SetupError::EnPassant { .. } => passed,
            };
            field.fault(FenFault::Setup(error))
        })
    }

    /// The position as Forsyth-Edwards notation. The en passant square is written only when a
    /// capture there is legal.
    pub fn fen(&self) -> String {
        let en_passant = self.legal_en_passant();
        let setup = Setup {
            en_passant,
            ..self.setup()
        };
        setup.fen()
    }
}

impl Setup {
    /// The setup as Forsyth-Edwards notation, whether or not it makes sense.
    pub fn fen(&self) -> String {
        let mut text = String::with_capacity(90);
        write_men(&self.board, self.reserves.as_ref(), &mut text);
        text.push(' ');
        text.push(Color::from(self.turn).char());
        text.push(' ');
        write_castling(self.castling, &mut text);
        let passed = self.en_passant;
        let passed = passed.map_or("-".to_owned(), |square| square.to_string());
        write!(text, " {passed} {} {}", self.halfmoves, self.fullmoves)
            .expect("a string takes any text");
        text
    }
}

/// The first field: the men on the board, and the reserves where the game has them.
struct Men {
    board: Board,
    reserves: Option<Reserves>,
}

fn read_men(field: Field<'_>) -> Result<Men, FenError> {
    let (board, pockets) = match field.text.split_once('[') {
        None => (field.text, None),
        Some((board, pockets)) => (board, Some(pockets)),
    };
    let on_board = Field {
        text: board,
        ..field
    };
    let (board, promoted) = read_board(on_board, pockets.is_some())?;
    let Some(pockets) = pockets else {
        return Ok(Men {
            board,
            reserves: None,
        });
    };
    let at = on_board.end() + 1;
    let (white, black) = read_pockets(Field { text: pockets, at })?;
    let reserves = Reserves {
        white,
        black,
        promoted,
    };
    Ok(Men {
        board,
        reserves: Some(reserves),
    })
}

/// Both pockets, up to the bracket that ends them.
fn read_pockets(field: Field<'_>) -> Result<(Pocket, Pocket), FenError> {
    let Some(letters) = field.text.strip_suffix(']') else {
        return Err(FenError {
            at: field.end(),
            fault: FenFault::PocketEnd,
        });
    };
    let mut pockets = (Pocket::default(), Pocket::default());
    for (index, found) in letters.chars().enumerate() {
        let piece = Piece::from_char(found).filter(|piece| piece.role != Role::King);
        let piece = piece.ok_or(FenError {
            at: field.at + index,
            fault: FenFault::Pocket { found },
        })?;
        match piece.color {
            Color::White => pockets.0.add(piece.role),
            Color::Black => pockets.1.add(piece.role),
        }
    }
    Ok(pockets)
}

/// The men, and which of them are marked as promoted where such marks may stand.
fn read_board(field: Field<'_>, marks: bool) -> Result<(Board, Bitboard), FenError> {
    let mut board = Board::empty();
    let mut promoted = Bitboard(0);
    let mut rank = 7;
    let mut file = 0;
    for (index, found) in field.text.chars().enumerate() {
        let fault = |fault| FenError {
            at: field.at + index,
            fault,
        };
        match found {
            '/' => {
                full_rank(rank, file).map_err(fault)?;
                if rank == 0 {
                    return Err(fault(FenFault::Ranks { ranks: 9 }));
                }
                rank -= 1;
                file = 0;
            }
            '1'..='8' => file += found as u32 - '0' as u32,
            '~' if marks && file > 0 => promoted.add(Square::new(rank * 8 + file - 1)),
            _ => {
                let piece = Piece::from_char(found).ok_or(fault(FenFault::Board { found }))?;
                if file < 8 {
                    board.set_piece_at(Square::new(rank * 8 + file), piece);
                }
                file += 1;
            }
        }
        if file > 8 {
            full_rank(rank, file).map_err(fault)?;
        }
    }
    let end = |fault| FenError {
        at: field.end(),
        fault,
    };
    full_rank(rank, file).map_err(end)?;
    if rank > 0 {
        let ranks = 8 - rank as u8;
        return Err(end(FenFault::Ranks { ranks }));
    }
    Ok((board, promoted))
}

fn full_rank(rank: u32, squares: u32) -> Result<(), FenFault> {
    if squares == 8 {
        return Ok(());
    }
    Err(FenFault::RankLength {
        rank: rank as u8 + 1,
        squares: squares as u8,
    })
}

/// How many characters of a readable placement stand before the man on this square.
fn offset_of(placement: &str, square: Square) -> usize {
    let (file, rank) = square.coords();
    let mut cell = (7, 0);
    placement
        .chars()
        .position(|letter| {
            let here = cell == (rank.to_u32(), file.to_u32()) && letter.is_ascii_alphabetic();
            match letter {
                '/' => cell = (cell.0 - 1, 0),
                '~' => {}
                _ => cell.1 += letter.to_digit(10).unwrap_or(1),
            }
            here
        })
        .unwrap_or(0)
}

fn read_turn(field: Field<'_>) -> Result<Side, FenError> {
    match field.text {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        _ => Err(field.fault(FenFault::Turn)),
    }
}

/// The letters of the castling rights, in their usual order.
const CASTLING_LETTERS: [(char, Color, CastlingSide); 4] = [
    ('K', Color::White, CastlingSide::KingSide),
    ('Q', Color::White, CastlingSide::QueenSide),
    ('k', Color::Black, CastlingSide::KingSide),
    ('q', Color::Black, CastlingSide::QueenSide),
];

fn read_castling(field: Field<'_>) -> Result<CastlingRights, FenError> {
    let mut rights = CastlingRights::NONE;
    if field.text == "-" {
        return Ok(rights);
    }
    for (index, letter) in field.text.chars().enumerate() {
        let known = CASTLING_LETTERS
            .into_iter()
            .find(|&(known, color, wing)| known == letter && !rights.has(color, wing));
        let Some((_, color, wing)) = known else {
            return Err(FenError {
                at: field.at + index,
                fault: FenFault::Castling,
            });
        };
        rights = rights.with(color, wing);
    }
    Ok(rights)
}

fn read_en_passant(field: Field<'_>) -> Result<Option<Square>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    match Square::from_ascii(field.text.as_bytes()) {
        Ok(square) => Ok(Some(square)),
        Err(_) => Err(field.fault(FenFault::EnPassant)),
    }
}

fn read_count(field: Field<'_>) -> Result<u32, FenError> {
    let digits = field.text.len() <= 5 && field.text.bytes().all(|byte| byte.is_ascii_digit());
    match field.text.parse() {
        Ok(count) if digits => Ok(count),
        _ => Err(field.fault(FenFault::Count)),
    }
}

fn write_men(board: &Board, reserves: Option<&Reserves>, text: &mut String) {
    let promoted = reserves.map_or(Bitboard(0), |reserves| reserves.promoted);
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for square in File::ALL.map(|file| Square::from_coords(file, rank)) {
            match board.piece_at(square) {
                None => empty += 1,
                Some(piece) => {
                    push_empty(&mut empty, text);
                    text.push(piece.char());
                }
            }
            if promoted.contains(square) {
                text.push('~');
            }
        }
        push_empty(&mut empty, text);
        if rank != Rank::First {
            text.push('/');
        }
    }
    if let Some(reserves) = reserves {
        let white = reserves.white.men().into_iter().map(Role::upper_char);
        let black = reserves.black.men().into_iter().map(Role::char);
        text.push('[');
        text.extend(white.chain(black));
        text.push(']');
    }
}

fn push_empty(empty: &mut u8, text: &mut String) {
    if *empty > 0 {
        text.push(char::from(b'0' + *empty));
        *empty = 0;
    }
}

fn write_castling(rights: CastlingRights, text: &mut String) {
    if rights == CastlingRights::NONE {
        text.push('-');
    }
    let kept = CASTLING_LETTERS
        .into_iter()
        .filter(|&(_, color, wing)| rights.has(color, wing));
    text.extend(kept.map(|(letter, ..)| letter));
}
