//! One game of Kriegspiel as its referee sees it.

use std::fmt;

use games::chess::{OwnBoard, Pawns, Position};
use games::{BySide, Side};
use shakmaty::{Bitboard, Square};

use crate::announce;
use crate::ends;
use crate::heard::Heard;
use crate::judge::Assessed;
use crate::played::Played;
use crate::proof::Proof;
use crate::rules::{DrawRule, RuleSet};
use crate::ruling::{DrawClaim, EndCause, Ruling, StartError};
use crate::turn::{Outset, Turn};
use crate::vocabulary::{Announcement, EndReason, GameResult, Try, Verdict};

/// The referee of one game: the true position, the rules, and what the turn has brought so far.
///
/// It is neither `Serialize` nor shown by `Debug`. The truth leaves it by [`Referee::truth`] only.
#[derive(Clone)]
pub struct Referee {
    pub(crate) rules: RuleSet,
    pub(crate) position: Position,
    pub(crate) memory: Turn,
    pub(crate) outcome: Option<(EndReason, GameResult)>,
    /// Refusals that the last completed move cost.
    pub(crate) last_refusals: u32,
    pub(crate) ply: u32,
    /// Keys of the positions that can still be repeated, the present one the last; kept only where
    /// the set has a rule of repetition.
    pub(crate) keys: Vec<u64>,
    /// One person moves both sides, and nothing is hidden from him.
    practice: bool,
}

impl fmt::Debug for Referee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Referee")
    }
}

impl Referee {
    /// Opens a game under these rules.
    ///
    /// # Errors
    /// When the position is already an end, was set up for other pawns than the set has, or has
    /// reserves where the set has none. Where it has, a position without them begins with empty
    /// ones.
    pub fn new(rules: RuleSet, position: Position) -> Result<Self, StartError> {
        if rules.pawns_move_backward != (position.pawns() == Pawns::MayStepBack) {
            return Err(StartError::Pawns);
        }
        if position.reserves().is_some() && !rules.reserves {
            return Err(StartError::Reserves);
        }
        let position = if rules.reserves {
            position.with_reserves()
        } else {
            position
        };
        let mut memory = Turn::default();
        memory.begin(Outset::of(&rules, &position));
        let mut referee = Self {
            rules,
            position,
            memory,
            outcome: None,
            last_refusals: 0,
            ply: 0,
            keys: Vec::new(),
            practice: false,
        };
        referee.remember_position();
        let outset = &referee.memory.outset;
        match ends::end_at(&referee.rules, &referee.keys, &referee.position, outset) {
            Some((reason, _)) => Err(StartError::Over(reason)),
            None => Ok(referee),
        }
    }

    /// Opens a practice game, in which one person moves both sides and sees both.
    ///
    /// # Errors
    /// As [`new`](Self::new).
    pub fn for_practice(rules: RuleSet, position: Position) -> Result<Self, StartError> {
        Ok(Self {
            practice: true,
            ..Self::new(rules, position)?
        })
    }

    /// The practice game with another position on the board, by hand and not by a move; a turn
    /// begins in it. A man that was put elsewhere counts as a half-move, a given turn does not.
    ///
    /// # Errors
    /// As [`new`](Self::new).
    ///
    /// # Panics
    /// When this is no practice game.
    pub fn arranged(&self, position: Position, counts: bool) -> Result<Self, StartError> {
        assert!(self.practice, "nobody changes a game by hand");
        Ok(Self {
            ply: self.ply + u32::from(counts),
            practice: true,
            ..Self::new(self.rules.clone(), position)?
        })
    }

    /// Whether one person moves both sides.
    pub const fn is_practice(&self) -> bool {
        self.practice
    }

    /// What is said when the position is set up.
    pub fn opening(&self) -> BySide<Vec<Announcement>> {
        let mut heard = Heard::default();
        let outset = &self.memory.outset;
        announce::next_turn(&self.rules, &self.position, outset, &mut heard);
        BySide::from(&heard)
    }

    /// Rules on one try. Changes nothing; after the end nothing is available.
    pub fn judge(&self, tried: &Try) -> Ruling {
        match self.assess(*tried) {
            Assessed::Played(played) => {
                let mut ruling = Ruling::of(Verdict::Legal);
                let mut position = self.position.clone();
                ends::play(&self.rules, &self.keys, &mut position, played, &mut ruling);
                ruling
            }
            other => self.unplayed(other),
        }
    }

    /// Takes a ruling as it was read from a log. It is trusted, and nothing is judged again: an
    /// end that came with the move is taken by [`record_end`](Self::record_end).
    ///
    /// # Panics
    /// When the log says that an illegal move stood; [`fits`](Self::fits) tells.
    pub fn record(&mut self, tried: &Try, verdict: Verdict) {
        if verdict == Verdict::Legal {
            let played = Played::legal(&self.position, *tried).expect("the log is of this game");
            played.on(&mut self.position);
            self.pass_turn(Outset::of(&self.rules, &self.position));
        } else {
            self.remember(*tried, verdict);
        }
    }

    /// Whether a ruling read from a log can belong to this game: only a legal move can have stood.
    pub fn fits(&self, tried: &Try, verdict: Verdict) -> bool {
        verdict != Verdict::Legal || Played::legal(&self.position, *tried).is_some()
    }

    /// Rules on one try and takes the ruling at once: the same as [`judge`](Self::judge), then
    /// [`record`](Self::record) and [`record_end`](Self::record_end).
    pub fn submit(&mut self, tried: &Try) -> Ruling {
        match self.assess(*tried) {
            Assessed::Played(played) => self.play(played),
            other => self.turn_down(*tried, other),
        }
    }

    /// Never inlined, nor is [`turn_down`](Self::turn_down): so the ruling is made where the
    /// caller wants it and not copied there.
    #[inline(never)]
    fn play(&mut self, played: Played) -> Ruling {
        let mut ruling = Ruling::of(Verdict::Legal);
        let position = &mut self.position;
        let outset = ends::play(&self.rules, &self.keys, position, played, &mut ruling);
        self.outcome = ruling.end;
        self.pass_turn(outset);
        ruling
    }

    #[inline(never)]
    fn turn_down(&mut self, tried: Try, assessed: Assessed) -> Ruling {
        self.remember(tried, assessed.verdict());
        self.unplayed(assessed)
    }

    /// What an end from outside the board says. `None` of it is recorded here.
    pub fn end_now(&self, cause: EndCause) -> Ruling {
        cause.ruling(&self.position)
    }

    /// Takes an end, its own or one read from a log.
    pub fn record_end(&mut self, reason: EndReason, result: GameResult) {
        self.outcome = Some((reason, result));
    }

    /// The draw that the side to move claims; `None` when the set knows no such claim or it does
    /// not hold, and then nobody hears of it.
    pub fn claim(&self, claim: DrawClaim) -> Option<Ruling> {
        let (rule, holds, reason) = match claim {
            DrawClaim::Fifty => (self.rules.fifty, self.fifty_moves(), EndReason::Fifty),
            DrawClaim::Repetition => (
                self.rules.repetition,
                self.times_seen() >= 3,
                EndReason::Repetition,
            ),
        };
        let claimed = rule == DrawRule::Claim && holds && self.outcome.is_none();
        claimed.then(|| Ruling::ended(reason, GameResult::Draw))
    }

    /// RAND, rule 9: before his own move a player may ask how many refusals the enemy's last move
    /// cost. Both hear the answer; the verdict is "legal", and the turn does not pass. `None` when
    /// the set has no such question or it is not his to ask.
    pub fn noes(&self, asker: Side) -> Option<Ruling> {
        let may_ask = self.rules.noes_question
            && self.outcome.is_none()
            && self.ply > 0
            && asker == self.turn();
        may_ask.then(|| Ruling {
            verdict: Verdict::Legal,
            heard: Heard::by_both([Announcement::IllegalCount {
                n: self.last_refusals,
            }]),
            end: None,
        })
    }

    /// Whether the side to move has been answered "yes" to "Any?" and still owes a pawn capture.
    /// Where the question is private, only that side may know.
    pub fn owes_pawn_capture(&self) -> bool {
        self.memory.owes_pawn_capture
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        self.position.turn()
    }

    /// Moves that stood since the game was opened.
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// The rules of this game.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// How the game ended, once it has.
    pub const fn outcome(&self) -> Option<(EndReason, GameResult)> {
        self.outcome
    }

    /// What one player knows of his own side.
    pub fn own_board(&self, side: Side) -> OwnBoard {
        self.position.own_board(side)
    }

    /// Where each of a player's men could go, from his own board and the options alone. A man
    /// that can go nowhere is left out.
    pub fn hints(&self, side: Side) -> Vec<(Square, Bitboard)> {
        let own = self.own_board(side);
        let men = self.position.board().by_color(side.into());
        men.into_iter()
            .map(|from| (from, own.reach(from)))
            .filter(|(_, to)| to.any())
            .collect()
    }

    /// The true position, for whoever can prove that he may see it.
    ///
    /// # Panics
    /// When the proof is the end of another game and this one goes on.
    pub fn truth(&self, proof: Proof) -> &Position {
        assert!(
            proof.is_own_program() || self.practice || self.outcome.is_some(),
            "the game goes on"
        );
        &self.position
    }
}
