//! The position that a game starts from, and why one cannot be played.

use games::Side;
use games::chess::{FenError, FenFault, Pawns, Position, SetupError};
use protocol::terms::{Rules, Terms};
use referee::{EndReason, StartError};

use crate::terms::TermsError;

/// The position that a game on these terms starts from. Both players see it.
///
/// # Errors
/// When the terms name one that cannot be read.
pub fn start_position(terms: &Terms) -> Result<Position, TermsError> {
    match &terms.start {
        None => Ok(Position::start(pawns_under(&terms.rules))),
        Some(fen) => read(fen, &terms.rules),
    }
}

/// The position of a text under these rules.
///
/// # Errors
/// When it cannot be read, or no game of chess can go on from it.
pub(crate) fn read(fen: &str, rules: &Rules) -> Result<Position, TermsError> {
    Position::from_fen(fen, pawns_under(rules)).map_err(unreadable)
}

/// Which way pawns move under these rules.
pub(crate) fn pawns_under(rules: &Rules) -> Pawns {
    match rules {
        Rules::Hidden { set } if set.pawns_move_backward => Pawns::MayStepBack,
        Rules::Hidden { .. } | Rules::Chess | Rules::Board { .. } => Pawns::Forward,
    }
}

/// No game can begin where one ends.
pub(crate) fn over(reason: EndReason) -> TermsError {
    let detail = StartError::Over(reason).to_string();
    fault(
        "fen-over",
        vec![("reason", reason.as_str().to_owned())],
        detail,
    )
}

/// Why a rule set cannot start from a readable position.
pub(crate) fn unfit(error: &StartError) -> TermsError {
    match *error {
        StartError::Over(reason) => over(reason),
        StartError::Pawns => fault("fen-pawns", Vec::new(), error.to_string()),
        StartError::Reserves => fault("fen-reserves", Vec::new(), error.to_string()),
    }
}

fn unreadable(error: FenError) -> TermsError {
    let found = |found: char| vec![("found", found.to_string())];
    let (code, mut args) = match error.fault {
        FenFault::Board { found: sign } => ("fen-board", found(sign)),
        FenFault::RankLength { rank, .. } => ("fen-rank-length", vec![("rank", rank.to_string())]),
        FenFault::Ranks { .. } => ("fen-ranks", Vec::new()),
        FenFault::Turn => ("fen-turn", Vec::new()),
        FenFault::Castling => ("fen-castling", Vec::new()),
        FenFault::EnPassant => ("fen-en-passant", Vec::new()),
        FenFault::Count => ("fen-count", Vec::new()),
        FenFault::Rest => ("fen-rest", Vec::new()),
        FenFault::Pocket { found: sign } => ("fen-pocket", found(sign)),
        FenFault::PocketEnd => ("fen-pocket-end", Vec::new()),
        FenFault::Setup(setup) => unplayable(setup),
    };
    args.push(("at", error.at.to_string()));
    fault(code, args, error.to_string())
}

/// Why no game can go on from a position that can be read.
fn unplayable(error: SetupError) -> (&'static str, Vec<(&'static str, String)>) {
    let of = |side: Side| ("side", side.to_string());
    let many = |count: usize| ("count", count.to_string());
    match error {
        SetupError::NoKing { side } => ("fen-no-king", vec![of(side)]),
        SetupError::ManyKings { side, count } => ("fen-many-kings", vec![of(side), many(count)]),
        SetupError::ManyMen { side, count } => ("fen-many-men", vec![of(side), many(count)]),
        SetupError::ManyMenInAll { count } => ("fen-many-men-in-all", vec![many(count)]),
        SetupError::PawnOnEdge { square } => {
            ("fen-pawn-on-edge", vec![("square", square.to_string())])
        }
        SetupError::EnemyInCheck { side } => ("fen-enemy-in-check", vec![of(side)]),
        SetupError::Castling { side, rook } => (
            "fen-castling-rook",
            vec![of(side), ("square", rook.to_string())],
        ),
        SetupError::EnPassant { square } => {
            ("fen-en-passant-pawn", vec![("square", square.to_string())])
        }
    }
}

/// The set-up board shows squares only.
pub(crate) fn reserves_in_set_up() -> TermsError {
    fault(
        "fen-set-up-reserves",
        Vec::new(),
        "the set-up board has no reserves".to_owned(),
    )
}

fn fault(code: &'static str, args: Vec<(&'static str, String)>, detail: String) -> TermsError {
    TermsError {
        code,
        args,
        ..TermsError::new("start", detail)
    }
}
