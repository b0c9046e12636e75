//! What a player knows for certain: his own men, whose turn it is, what was said last, and what
//! was refused in this turn.

use games::chess::{OwnBoard, OwnCastling, Pocket, Position};
use games::{BySide, Cell, Side};
use referee::{Announcement, Captured, PawnTries, PromotesTo, RuleSet, Verdict};
use shakmaty::{Color, File, Role, Square};

use crate::Seen;
use crate::step::Step;

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
    dropped: Option<Role>,
    pockets: BySide<Pocket>,
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
            dropped: None,
            pockets: BySide::from_fn(|side| start.pocket(side)),
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

    /// The kind of man that was dropped last, if the last completed turn was a drop.
    pub(crate) fn dropped(&self) -> Option<Role> {
        self.dropped
    }

    /// The men that each side may drop. Both players know them.
    pub(crate) fn pockets(&self) -> &BySide<Pocket> {
        &self.pockets
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
        self.refused.iter().any(|&refused| match (refused, step) {
            (Step::Move { from, to, .. }, Step::Move { from: f, to: t, .. }) => {
                (f, t) == (from, to)
            }
            (Step::Drop { .. }, _) | (_, Step::Drop { .. }) => refused == step,
        })
    }

    fn begin_turn(&mut self, side: Side) {
        self.turn = side;
        self.refused.clear();
        self.failed_captures = 0;
        self.captured_on = None;
        self.dropped = None;
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
            if let Announcement::Capture { square, what, .. } = said {
                self.note_capture(*square, *what, news);
            } else if let Announcement::Drop { piece } = said {
                self.note_drop(piece, news);
            }
            if self.turn == self.side
                && let Some(told) = pawn_try(said)
            {
                self.pawn_try = told;
            }
        }
    }

    fn note_capture(&mut self, cell: Cell, what: Option<Captured>, news: News) {
        self.captured_on = cell.on_chess_board();
        let mover = self.mover(news);
        if self.rules.reserves
            && let Some(role) = what.and_then(exact)
        {
            let men = self.pockets.get(mover).men().into_iter();
            *self.pockets.get_mut(mover) = men.chain([role]).collect();
        }
        if mover == self.side {
            self.fill_pocket();
        } else if let Some(at) = self.captured_on {
            self.lose(at);
        }
    }

    fn note_drop(&mut self, piece: &str, news: News) {
        let kinds = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ];
        let role = kinds.into_iter().find(|&role| name(role) == piece);
        self.dropped = role;
        let mover = self.mover(news);
        let mut men = self.pockets.get(mover).men();
        if let Some(index) = men.iter().position(|&man| Some(man) == role) {
            men.remove(index);
        }
        *self.pockets.get_mut(mover) = men.into_iter().collect();
        self.fill_pocket();
    }

    fn mover(&self, news: News) -> Side {
        match news {
            News::EnemyMoved => self.side.other(),
            News::Nothing | News::Refused(_) | News::Moved(_) => self.side,
        }
    }

    fn fill_pocket(&mut self) {
        let pocket = *self.pockets.get(self.side);
        self.own = self.own.clone().with_pocket(pocket);
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
        let mut men = self.men();
        match step {
            Step::Move {
                from,
                to,
                promotion,
            } => {
                let Some(role) = self.own.role_at(from) else {
                    return;
                };
                self.passed = passed(role, from, to);
                men.retain(|&(square, _)| square != from);
                men.push((to, promotion.unwrap_or(role)));
                if role == Role::King && from.file().distance(to.file()) == 2 {
                    bring_rook(&mut men, to);
                }
                self.rebuild(&men, &[from]);
            }
            Step::Drop { role, to } => {
                men.push((to, role));
                self.rebuild(&men, &[]);
            }
        }
    }

    fn rebuild(&mut self, men: &[(Square, Role)], left: &[Square]) {
        let home = Color::from(self.side).backrank();
        let kept = self.own.castling();
        let stays = |file| !left.contains(&Square::from_coords(file, home));
        let castling = OwnCastling {
            short: kept.short && stays(File::E) && stays(File::H),
            long: kept.long && stays(File::E) && stays(File::A),
        };
        let own = OwnBoard::new(self.side, men, castling, self.own.pawns());
        self.own = own.with_pocket(*self.pockets.get(self.side));
    }

    /// Whether a pawn would capture.
    pub(crate) fn is_pawn_capture(&self, step: Step) -> bool {
        match step {
            Step::Move { from, to, .. } => {
                self.own.by_role(Role::Pawn).contains(from) && from.file() != to.file()
            }
            Step::Drop { .. } => false,
        }
    }

    /// Whether the referee takes no more pawn captures in this turn.
    pub(crate) fn captures_are_spent(&self) -> bool {
        let limit = self.rules.try_limit.unwrap_or(u8::MAX);
        self.pawn_try != PawnTry::Absent && self.failed_captures >= limit
    }

    /// Whether what was said rules this step out.
    pub(crate) fn is_senseless(&self, step: Step) -> bool {
        let Step::Move { from, to, .. } = step else {
            return false;
        };
        self.is_pawn_capture(step)
            && match &self.pawn_try {
                PawnTry::Untold | PawnTry::Present => false,
                PawnTry::Absent => true,
                PawnTry::Onto(squares) => !squares.contains(&to),
                PawnTry::From(squares) => !squares.contains(&from),
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
            let step = |promotion| Step::Move {
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
        for role in [
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
            Role::Pawn,
        ] {
            let squares = self.own.drop_reach(role).into_iter();
            steps.extend(squares.map(|to| Step::Drop { role, to }));
        }
        steps
    }
}

/// The square that a pawn passes with a double step.
fn passed(role: Role, from: Square, to: Square) -> Option<Square> {
    let is_double = role == Role::Pawn && from.rank().distance(to.rank()) == 2;
    is_double.then(|| Square::new(u32::midpoint(from.to_u32(), to.to_u32())))
}

/// Castling: the rook comes to the king's other side.
fn bring_rook(men: &mut Vec<(Square, Role)>, king: Square) {
    let (from, to) = if king.file() == File::G {
        (File::H, File::F)
    } else {
        (File::A, File::D)
    };
    let corner = Square::from_coords(from, king.rank());
    men.retain(|&(square, _)| square != corner);
    men.push((Square::from_coords(to, king.rank()), Role::Rook));
}

/// The kind of a captured man, where it is told exactly.
const fn exact(what: Captured) -> Option<Role> {
    match what {
        Captured::Pawn => Some(Role::Pawn),
        Captured::Piece => None,
        Captured::Knight => Some(Role::Knight),
        Captured::Bishop => Some(Role::Bishop),
        Captured::Rook => Some(Role::Rook),
        Captured::Queen => Some(Role::Queen),
    }
}

/// The full name of a kind of man, as drops are told.
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

fn pawn_try(said: &Announcement) -> Option<PawnTry> {
    let squares = |cells: &[Cell]| {
        cells
            .iter()
            .copied()
            .filter_map(Cell::on_chess_board)
            .collect()
    };
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
        | Announcement::Promoted { .. }
        | Announcement::Pass { .. }
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
