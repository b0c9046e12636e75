//! What a player knows for certain: his own men, whose turn it is, what was said last, and what
//! was refused in this turn.

use games::chess::{OwnBoard, OwnCastling, Position};
use games::{Cell, Kind, Side};
use referee::{Announcement, PawnTries, PromotesTo, RuleSet, Try, Verdict};
use shakmaty::{Color, File, Rank, Role, Square};

use crate::Seen;

/// What one ruling changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// Nothing that matters to a player: the first words, or the enemy's refused try.
    Nothing,
    /// The own try was refused.
    Refused(Step),
    /// The own try stands, and the enemy is to move.
    Moved(Step),
    /// The enemy has moved.
    EnemyMoved,
}

/// A try that moves one of the own men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Step {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) promotion: Option<Role>,
}

impl Step {
    /// The step as it is submitted.
    pub(crate) fn to_try(self) -> Try {
        Try::Move {
            from: self.from.into(),
            to: self.to.into(),
            promotion: self.promotion.map(Kind::from),
        }
    }

    pub(crate) fn of_try(tried: Try) -> Option<Self> {
        match tried {
            Try::Move {
                from,
                to,
                promotion,
            } => Some(Self {
                from: square(from)?,
                to: square(to)?,
                promotion: promotion.and_then(|kind| Role::from_char(kind.letter())),
            }),
            Try::Drop { .. } | Try::Any => None,
        }
    }
}

/// A square of the chess board.
pub(crate) fn square(cell: Cell) -> Option<Square> {
    (cell.file < 8 && cell.rank < 8).then(|| {
        Square::from_coords(
            File::new(u32::from(cell.file)),
            Rank::new(u32::from(cell.rank)),
        )
    })
}

/// What was said of the own pawn captures in this turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PawnTry {
    /// The rules tell nothing.
    Untold,
    /// There is none.
    Absent,
    /// There is at least one.
    Present,
    /// Only onto these squares.
    Onto(Vec<Square>),
    /// Only from these squares.
    From(Vec<Square>),
}

/// One player's certain knowledge.
#[derive(Clone)]
pub(crate) struct Seat {
    side: Side,
    rules: RuleSet,
    own: OwnBoard,
    turn: Side,
    refused: Vec<Step>,
    failed_captures: u8,
    pawn_try: PawnTry,
    captured_on: Option<Square>,
    passed: Option<Square>,
}

impl Seat {
    pub(crate) fn new(rules: &RuleSet, side: Side, start: &Position) -> Self {
        Self {
            side,
            rules: rules.clone(),
            own: start.own_board(side),
            turn: start.turn(),
            refused: Vec::new(),
            failed_captures: 0,
            pawn_try: PawnTry::Untold,
            captured_on: None,
            passed: None,
        }
    }

    pub(crate) fn side(&self) -> Side {
        self.side
    }

    pub(crate) fn rules(&self) -> &RuleSet {
        &self.rules
    }

    pub(crate) fn own(&self) -> &OwnBoard {
        &self.own
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Side {
        self.turn
    }

    /// The square that an own pawn has just passed with a double step.
    pub(crate) fn passed_square(&self) -> Option<Square> {
        self.passed
    }

    /// Where the last completed move captured, as it was announced.
    pub(crate) fn captured_on(&self) -> Option<Square> {
        self.captured_on
    }

    pub(crate) fn pawn_try(&self) -> &PawnTry {
        &self.pawn_try
    }

    /// Takes one ruling in.
    pub(crate) fn hear(&mut self, seen: &Seen) -> News {
        let news = self.news(seen);
        match news {
            News::Nothing => {}
            News::Refused(step) => self.note_refusal(step),
            News::Moved(step) => {
                self.make(step);
                self.begin_turn(self.side.other());
            }
            News::EnemyMoved => self.begin_turn(self.side),
        }
        if !matches!(news, News::Refused(_)) {
            self.note_words(&seen.heard, news);
        }
        news
    }

    fn news(&self, seen: &Seen) -> News {
        let Some((tried, verdict)) = seen.tried else {
            let is_mine = Announcement::Turn { side: self.side };
            let has_passed = self.turn != self.side && seen.heard.contains(&is_mine);
            return if has_passed {
                News::EnemyMoved
            } else {
                News::Nothing
            };
        };
        match Step::of_try(tried) {
            Some(step) if verdict == Verdict::Legal => News::Moved(step),
            Some(step) if verdict.is_refusal() => News::Refused(step),
            Some(_) | None => News::Nothing,
        }
    }

    fn note_refusal(&mut self, step: Step) {
        if self.is_pawn_capture(step) {
            self.failed_captures = self.failed_captures.saturating_add(1);
        }
        if !self.was_refused(step) {
            self.refused.push(step);
        }
    }

    /// What a pawn would become makes no difference to a refusal.
    fn was_refused(&self, step: Step) -> bool {
        let same = |refused: &Step| refused.from == step.from && refused.to == step.to;
        self.refused.iter().any(same)
    }

    fn begin_turn(&mut self, side: Side) {
        self.turn = side;
        self.refused.clear();
        self.failed_captures = 0;
        self.captured_on = None;
        self.passed = self.passed.take_if(|_| side != self.side);
        self.pawn_try = match self.rules.pawn_tries {
            PawnTries::Silent | PawnTries::Ask(_) => PawnTry::Untold,
            PawnTries::Fact
            | PawnTries::CaptureFact
            | PawnTries::Count
            | PawnTries::CountFromZero
            | PawnTries::Targets
            | PawnTries::Sources => PawnTry::Absent,
        };
    }

    /// Takes in what was said of the move just completed, or of the start.
    fn note_words(&mut self, heard: &[Announcement], news: News) {
        for said in heard {
            if let Announcement::Capture { square: cell, .. } = said
                && let Some(at) = square(*cell)
            {
                self.captured_on = Some(at);
                if news == News::EnemyMoved {
                    self.lose(at);
                }
            }
            if self.turn == self.side
                && let Some(told) = pawn_try(said)
            {
                self.pawn_try = told;
            }
        }
    }

    /// Takes the own man off that the enemy captured. Where en passant is told by its landing
    /// square, the pawn stands one step ahead of it.
    fn lose(&mut self, at: Square) {
        let forward = if self.side == Side::White { 8 } else { -8 };
        let lost = if self.own.role_at(at).is_some() {
            Some(at)
        } else {
            at.offset(forward)
        };
        let Some(lost) = lost else { return };
        let mut men = self.men();
        men.retain(|&(square, _)| square != lost);
        self.rebuild(&men, &[lost]);
    }

    fn men(&self) -> Vec<(Square, Role)> {
        let occupied = self.own.occupied().into_iter();
        occupied
            .filter_map(|square| Some((square, self.own.role_at(square)?)))
            .collect()
    }

    fn make(&mut self, step: Step) {
        let Some(role) = self.own.role_at(step.from) else {
            return;
        };
        self.passed = passed(role, step);
        let mut men = self.men();
        men.retain(|&(square, _)| square != step.from);
        men.push((step.to, step.promotion.unwrap_or(role)));
        if role == Role::King && step.from.file().distance(step.to.file()) == 2 {
            bring_rook(&mut men, step);
        }
        self.rebuild(&men, &[step.from]);
    }

    fn rebuild(&mut self, men: &[(Square, Role)], left: &[Square]) {
        let home = Color::from(self.side).backrank();
        let kept = self.own.castling();
        let stays = |file| !left.contains(&Square::from_coords(file, home));
        let castling = OwnCastling {
            short: kept.short && stays(File::E) && stays(File::H),
            long: kept.long && stays(File::E) && stays(File::A),
        };
        self.own = OwnBoard::new(self.side, men, castling, self.own.pawns());
    }

    /// Whether a pawn would capture.
    pub(crate) fn is_pawn_capture(&self, step: Step) -> bool {
        self.own.by_role(Role::Pawn).contains(step.from) && step.from.file() != step.to.file()
    }

    /// Whether the referee takes no more pawn captures in this turn.
    pub(crate) fn captures_are_spent(&self) -> bool {
        let limit = self.rules.try_limit.unwrap_or(u8::MAX);
        self.pawn_try != PawnTry::Absent && self.failed_captures >= limit
    }

    /// Whether what was said rules this step out.
    pub(crate) fn is_senseless(&self, step: Step) -> bool {
        self.is_pawn_capture(step)
            && match &self.pawn_try {
                PawnTry::Untold | PawnTry::Present => false,
                PawnTry::Absent => true,
                PawnTry::Onto(squares) => !squares.contains(&step.to),
                PawnTry::From(squares) => !squares.contains(&step.from),
            }
    }

    /// Every step that the own board allows and that was not refused in this turn, without pawn
    /// captures once three have failed; what those limits would leave empty is given whole.
    pub(crate) fn steps(&self) -> Vec<Step> {
        let all = self.possible();
        let open: Vec<Step> = all
            .iter()
            .copied()
            .filter(|&step| !self.was_refused(step))
            .collect();
        let quiet: Vec<Step> = open
            .iter()
            .copied()
            .filter(|&step| !(self.captures_are_spent() && self.is_pawn_capture(step)))
            .collect();
        [quiet, open]
            .into_iter()
            .find(|steps| !steps.is_empty())
            .unwrap_or(all)
    }

    fn possible(&self) -> Vec<Step> {
        let becomes: &[Role] = match self.rules.promotes_to {
            PromotesTo::QueenOrRook => &[Role::Queen, Role::Rook],
            PromotesTo::Any => &[Role::Queen, Role::Rook, Role::Bishop, Role::Knight],
        };
        let mut steps = Vec::new();
        for (from, to) in self.own.tries() {
            let step = |promotion| Step {
                from,
                to,
                promotion,
            };
            if self.own.promotes(from, to) {
                steps.extend(becomes.iter().map(|&role| step(Some(role))));
            } else {
                steps.push(step(None));
            }
        }
        steps
    }
}

fn passed(role: Role, step: Step) -> Option<Square> {
    let is_double = role == Role::Pawn && step.from.rank().distance(step.to.rank()) == 2;
    is_double.then(|| Square::new(u32::midpoint(step.from.to_u32(), step.to.to_u32())))
}

fn bring_rook(men: &mut Vec<(Square, Role)>, castling: Step) {
    let rank = castling.to.rank();
    let (from, to) = if castling.to.file() == File::G {
        (File::H, File::F)
    } else {
        (File::A, File::D)
    };
    let corner = Square::from_coords(from, rank);
    men.retain(|&(square, _)| square != corner);
    men.push((Square::from_coords(to, rank), Role::Rook));
}

fn pawn_try(said: &Announcement) -> Option<PawnTry> {
    let squares = |cells: &[Cell]| cells.iter().copied().filter_map(square).collect();
    match said {
        Announcement::Tries { n: Some(0), .. } => Some(PawnTry::Absent),
        Announcement::Tries { to: Some(to), .. } => Some(PawnTry::Onto(squares(to))),
        Announcement::Tries {
            from: Some(from), ..
        } => Some(PawnTry::From(squares(from))),
        Announcement::Try | Announcement::PawnCapture | Announcement::Tries { .. } => {
            Some(PawnTry::Present)
        }
        Announcement::Turn { .. }
        | Announcement::Capture { .. }
        | Announcement::Check { .. }
        | Announcement::Promotion { .. }
        | Announcement::Drop { .. }
        | Announcement::Any { .. }
        | Announcement::IllegalCount { .. }
        | Announcement::End { .. }
        | Announcement::No
        | Announcement::Illegal
        | Announcement::Nonsense { .. }
        | Announcement::Impossible { .. }
        | Announcement::HellNo
        | Announcement::Error { .. }
        | Announcement::ErrorLimit => None,
    }
}
