//! Who keeps the rules at a table: the referee of a hidden game, plain chess, or a board game.
//!
//! A table passes tries on as texts. The judge alone reads them.

use games::chess::{OwnBoard, Position, SetupError};
use games::open::{Rules as _, Scene};
use games::{BySide, Cell, Kind, Man, Side};
use protocol::client::Claim;
use protocol::terms::{Rules, Terms};
use protocol::view::Hint;
use referee::{
    Announcement, DrawClaim, DrawRule, EndCause, EndReason, GameResult, PawnTries, PromotesTo,
    Proof, Referee, RuleSet, Ruling, StartError, Try, Verdict,
};
use shakmaty::{Bitboard, Square};

use crate::board_game::{BoardGame, is_readable};
use crate::open_chess::OpenChess;
use crate::start;
use crate::terms::TermsError;

/// The keeper of the rules.
#[derive(Clone)]
pub(crate) enum Judge {
    /// Regular chess: both armies shown.
    Open(OpenChess),
    /// Kriegspiel.
    Hidden(Box<Referee>),
    /// Another board game, both armies shown.
    Board(BoardGame),
}

/// How a claim of a draw is answered.
pub(crate) enum ClaimAnswer {
    /// These rules have no such claim.
    NotInTheseRules,
    /// It is not true.
    Rejected,
    /// It is true.
    Granted(Ruling),
}

/// Why a practice game cannot go on from a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unplayable {
    /// No game can.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game would be over on it.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The square is none of the board.
    #[error("the board has no such square")]
    OffBoard,
    /// Another game than chess.
    #[error("men are put by hand on the chess board alone")]
    NoChess,
}

/// A try that the table has read already.
fn chess_try(text: &str) -> Try {
    text.parse().expect("a try that was read before")
}

/// What the board shows of a position of chess, and its text.
fn shown(position: &Position) -> (Scene, String) {
    (position.scene(), position.fen())
}

impl Judge {
    /// The judge of a game on these terms.
    pub(crate) fn new(terms: &Terms) -> Result<Self, TermsError> {
        if let Rules::Board { name, options } = &terms.rules {
            let game = BoardGame::new(name, options, terms.start.as_deref());
            return game.map(Self::Board);
        }
        let open = if terms.practice {
            Referee::for_practice
        } else {
            Referee::new
        };
        Self::open(&terms.rules, start::start_position(terms)?, open)
    }

    /// The judge of a game under these rules from this position.
    pub(crate) fn from_start(rules: &Rules, position: Position) -> Result<Self, TermsError> {
        Self::open(rules, position, Referee::new)
    }

    fn open(
        rules: &Rules,
        position: Position,
        open: impl FnOnce(RuleSet, Position) -> Result<Referee, StartError>,
    ) -> Result<Self, TermsError> {
        match rules {
            Rules::Chess => OpenChess::new(position)
                .map(Self::Open)
                .map_err(start::over),
            Rules::Hidden { set } => open((**set).clone(), position)
                .map(|referee| Self::Hidden(Box::new(referee)))
                .map_err(|why| start::unfit(&why)),
            Rules::Board { .. } => Err(TermsError::new("start", "this is no game of chess")),
        }
    }

    /// The practice game with a position that was changed by hand, as a log tells it.
    pub(crate) fn arrange(&mut self, fen: &str, counts: bool) {
        let arranged = self.read_arranged(fen, counts);
        *self = arranged.expect("the log is of this game");
    }

    /// Whether a position that was read from a log can have been arranged here.
    pub(crate) fn fits_arranged(&self, fen: &str) -> bool {
        self.shown().is_some() && self.read_arranged(fen, false).is_some()
    }

    fn read_arranged(&self, fen: &str, counts: bool) -> Option<Self> {
        let position = Position::from_fen(fen, self.shown()?.pawns()).ok()?;
        self.arranged(position, counts).ok()
    }

    fn arranged(&self, position: Position, counts: bool) -> Result<Self, Unplayable> {
        match self {
            Self::Open(chess) => chess
                .arranged(position, counts)
                .map(Self::Open)
                .map_err(|reason| StartError::Over(reason).into()),
            Self::Hidden(referee) => referee
                .arranged(position, counts)
                .map(|referee| Self::Hidden(Box::new(referee)))
                .map_err(Into::into),
            Self::Board(_) => Err(Unplayable::NoChess),
        }
    }

    /// Practice: the same position with this side to move.
    pub(crate) fn with_turn(&self, side: Side) -> Result<Self, Unplayable> {
        let position = self.shown().ok_or(Unplayable::NoChess)?;
        self.arranged(position.with_turn(side)?, false)
    }

    /// Practice: the position with the man of one square put on another.
    pub(crate) fn with_man_put(&self, from: Cell, to: Cell) -> Result<Self, Unplayable> {
        let position = self.shown().ok_or(Unplayable::NoChess)?;
        let (Some(from), Some(to)) = (from.on_chess_board(), to.on_chess_board()) else {
            return Err(Unplayable::OffBoard);
        };
        self.arranged(position.with_man_put(from, to)?, true)
    }

    /// Practice: the man on a square.
    pub(crate) fn man_on(&self, cell: Cell) -> Option<Man> {
        let men = self.shown()?.men();
        men.into_iter().find(|man| man.cell == cell)
    }

    /// Whether some arrangement of the enemy would make a try of this side a move.
    pub(crate) fn is_possible(&self, side: Side, tried: Try) -> bool {
        let board = self.own_board(side);
        let tried = tried.chess_move();
        board
            .zip(tried)
            .is_some_and(|(board, (from, to, role))| board.is_possible(from, to, role))
    }

    /// Whether the enemy is hidden.
    pub(crate) fn is_hidden(&self) -> bool {
        match self {
            Self::Open(_) | Self::Board(_) => false,
            Self::Hidden(referee) => Proof::practice(referee).is_none(),
        }
    }

    /// The board game, if it is one.
    pub(crate) fn board(&self) -> Option<&BoardGame> {
        match self {
            Self::Open(_) | Self::Hidden(_) => None,
            Self::Board(board) => Some(board),
        }
    }

    /// Reads a try: the same text in the form in which it is kept.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub(crate) fn read(&self, text: &str) -> Result<String, String> {
        match self {
            Self::Open(_) | Self::Hidden(_) => {
                let tried = text.parse().map(|tried: Try| tried.to_string());
                tried.map_err(|why| why.to_string())
            }
            Self::Board(_) if is_readable(text) => Ok(text.to_owned()),
            Self::Board(_) => Err("a move is at most 16 letters, digits and signs".to_owned()),
        }
    }

    /// The rule set of a hidden game.
    fn rules(&self) -> Option<&RuleSet> {
        match self {
            Self::Open(_) | Self::Board(_) => None,
            Self::Hidden(referee) => Some(referee.rules()),
        }
    }

    pub(crate) fn turn(&self) -> Side {
        match self {
            Self::Open(chess) => chess.turn(),
            Self::Hidden(referee) => referee.turn(),
            Self::Board(board) => board.turn(),
        }
    }

    pub(crate) fn ply(&self) -> u32 {
        match self {
            Self::Open(chess) => chess.ply(),
            Self::Hidden(referee) => referee.ply(),
            Self::Board(board) => board.ply(),
        }
    }

    /// The referee's first words.
    pub(crate) fn opening(&self) -> BySide<Vec<Announcement>> {
        match self {
            Self::Open(chess) => chess.opening(),
            Self::Hidden(referee) => referee.opening(),
            Self::Board(board) => board.opening(),
        }
    }

    /// The answer to a try; nothing happens.
    pub(crate) fn judge(&self, text: &str) -> Ruling {
        match self {
            Self::Open(chess) => chess.judge(chess_try(text)),
            Self::Hidden(referee) => referee.judge(&chess_try(text)),
            Self::Board(board) => board.judge(text),
        }
    }

    /// Lets a try with its answer happen, without judging again.
    pub(crate) fn record(&mut self, text: &str, verdict: Verdict) {
        match self {
            Self::Open(chess) => chess.record(chess_try(text), verdict),
            Self::Hidden(referee) => referee.record(&chess_try(text), verdict),
            Self::Board(board) => board.record(text, verdict),
        }
    }

    /// Lets the end happen.
    pub(crate) fn record_end(&mut self, reason: EndReason, result: GameResult) {
        match self {
            Self::Open(chess) => chess.record_end(reason, result),
            Self::Hidden(referee) => referee.record_end(reason, result),
            Self::Board(board) => board.record_end(reason, result),
        }
    }

    /// The end that something outside the board would bring.
    pub(crate) fn end_now(&self, cause: EndCause) -> Ruling {
        match self {
            Self::Open(chess) => chess.end_now(cause),
            Self::Hidden(referee) => referee.end_now(cause),
            Self::Board(_) => BoardGame::end_now(cause),
        }
    }

    /// Whether the rules have this claim. Public.
    pub(crate) fn has_claim(&self, claim: Claim) -> bool {
        let rule = |set: &RuleSet| match claim {
            Claim::Fifty => set.fifty,
            Claim::Repetition => set.repetition,
        };
        self.rules().map(rule) == Some(DrawRule::Claim)
    }

    /// The answer to a claim of the side to move.
    pub(crate) fn claim(&self, claim: Claim) -> ClaimAnswer {
        let Self::Hidden(referee) = self else {
            return ClaimAnswer::NotInTheseRules;
        };
        if !self.has_claim(claim) {
            return ClaimAnswer::NotInTheseRules;
        }
        let claim = match claim {
            Claim::Fifty => DrawClaim::Fifty,
            Claim::Repetition => DrawClaim::Repetition,
        };
        referee
            .claim(claim)
            .map_or(ClaimAnswer::Rejected, ClaimAnswer::Granted)
    }

    /// Whether the rules have the question "Any?". Public.
    pub(crate) fn has_any_question(&self) -> bool {
        self.rules()
            .is_some_and(|set| matches!(set.pawn_tries, PawnTries::Ask(_)))
    }

    /// Whether the side to move owes a pawn capture after a "yes" to "Any?". For that side alone.
    pub(crate) fn owes_pawn_capture(&self) -> bool {
        match self {
            Self::Open(_) | Self::Board(_) => false,
            Self::Hidden(referee) => referee.owes_pawn_capture(),
        }
    }

    /// Whether the rules have the question for noes. Public.
    pub(crate) fn has_noes_question(&self) -> bool {
        self.rules().is_some_and(|set| set.noes_question)
    }

    /// How many refusals the last move cost, if the asker may know.
    pub(crate) fn noes(&self, asker: Side) -> Option<Ruling> {
        match self {
            Self::Open(_) | Self::Board(_) => None,
            Self::Hidden(referee) => referee.noes(asker),
        }
    }

    /// Whether no side ever has more than sixteen men: no man comes back from a reserve. Public.
    pub(crate) fn men_are_limited(&self) -> bool {
        self.rules().is_none_or(|set| !set.reserves)
    }

    /// What a side knows of its own men; none but chess men are known so.
    pub(crate) fn own_board(&self, side: Side) -> Option<OwnBoard> {
        match self {
            Self::Open(chess) => Some(chess.position().own_board(side)),
            Self::Hidden(referee) => Some(referee.own_board(side)),
            Self::Board(_) => None,
        }
    }

    /// A side's own men.
    pub(crate) fn own_men(&self, side: Side) -> Vec<Man> {
        match (self.own_board(side), self.board()) {
            (Some(own), _) => own.men(),
            (None, Some(board)) => {
                let men = board.scene().men.into_iter();
                men.filter(|man| man.side == side).collect()
            }
            (None, None) => Vec::new(),
        }
    }

    /// The men that a seat sees: his own, or all where nothing is hidden.
    pub(crate) fn men_for(&self, seat: Side) -> Vec<Man> {
        match self {
            Self::Board(board) => board.scene().men,
            Self::Open(_) | Self::Hidden(_) => match self.shown() {
                Some(position) => position.men(),
                None => self.own_men(seat),
            },
        }
    }

    /// Where a side's own men could go, from what it knows.
    pub(crate) fn hints(&self, side: Side) -> Vec<Hint> {
        let hints: Vec<(Square, Bitboard)> = match self {
            Self::Open(chess) => chess.hints(side),
            Self::Hidden(referee) => referee.hints(side),
            Self::Board(board) => return board.hints(side),
        };
        let hint = |(from, to): (Square, Bitboard)| Hint {
            from: from.into(),
            to: to.into_iter().map(Cell::from).collect(),
        };
        let mut hints: Vec<Hint> = hints.into_iter().map(hint).collect();
        hints.sort_unstable_by_key(|hint| hint.from);
        hints.retain(|hint| !hint.to.is_empty());
        hints
    }

    /// What a pawn may become, best first; a board game's moves say it themselves.
    pub(crate) fn promotes_to(&self) -> Vec<Kind> {
        if self.board().is_some() {
            return Vec::new();
        }
        match self.rules().map(|set| set.promotes_to) {
            Some(PromotesTo::QueenOrRook) => vec![Kind::QUEEN, Kind::ROOK],
            Some(PromotesTo::Any) | None => {
                vec![Kind::QUEEN, Kind::ROOK, Kind::BISHOP, Kind::KNIGHT]
            }
        }
    }

    /// A try of the side to move in its own board's notation.
    pub(crate) fn notation(&self, text: &str, ruling: &Ruling) -> String {
        match self {
            Self::Board(board) => board.notation(text),
            Self::Open(_) | Self::Hidden(_) => self.chess_notation(chess_try(text), ruling),
        }
    }

    fn chess_notation(&self, tried: Try, ruling: &Ruling) -> String {
        let board = self.own_board(self.turn());
        match board.zip(tried.chess_move()) {
            Some((board, (from, to, role))) => {
                let told = ruling.heard.by(self.turn());
                let mut told = told.filter(|said| matches!(said, Announcement::Capture { .. }));
                let pawn = board.role_at(from) == Some(shakmaty::Role::Pawn);
                let takes = told.next().is_some() || (pawn && from.file() != to.file());
                board.notation(from, to, role, takes)
            }
            None => tried.to_string(),
        }
    }

    /// Whether a try that was read from a log can have stood here.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn fits(&self, text: &str, verdict: Verdict) -> Result<(), &'static str> {
        self.read(text).map_err(|_| "its try cannot be read")?;
        let fits = match self {
            Self::Open(chess) => chess.fits(chess_try(text), verdict),
            Self::Hidden(referee) => referee.fits(&chess_try(text), verdict),
            Self::Board(board) => board.fits(text, verdict),
        };
        if fits {
            Ok(())
        } else {
            Err("its move cannot have stood")
        }
    }

    /// The position of a game of chess where nothing is hidden while it goes on.
    pub(crate) fn shown(&self) -> Option<&Position> {
        match self {
            Self::Open(chess) => Some(chess.position()),
            Self::Hidden(referee) => Proof::practice(referee).map(|proof| referee.truth(proof)),
            Self::Board(_) => None,
        }
    }

    /// What the board shows of a game that is over, and the position as text; none while it goes on.
    pub(crate) fn truth(&self) -> Option<(Scene, String)> {
        match self {
            Self::Open(chess) => chess.outcome().map(|_| shown(chess.position())),
            Self::Hidden(referee) => Proof::ended(referee).map(|proof| shown(referee.truth(proof))),
            Self::Board(board) => board.is_over().then(|| board.shown()),
        }
    }

    /// Files and ranks of the board.
    pub(crate) fn size(&self) -> (u8, u8) {
        match self {
            Self::Open(_) | Self::Hidden(_) => (8, 8),
            Self::Board(board) => {
                let scene = board.scene();
                (scene.files, scene.ranks)
            }
        }
    }

    /// This side refuses a draw.
    pub(crate) fn draw_declined(&mut self, by: Side) {
        match self {
            Self::Board(board) => board.draw_declined(by),
            Self::Open(_) | Self::Hidden(_) => {}
        }
    }
}
