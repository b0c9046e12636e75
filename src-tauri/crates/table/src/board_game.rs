//! A board game of the list at a table: both see everything, and the judge only keeps the rules.
//!
//! What is said is the same for every game: the squares on which men were lost, a promotion, a
//! check, a pass, the end. Nothing here knows any one of them.

use std::collections::BTreeMap;

use games::list::{BeginError, Entry, written};
use games::open::{Choice, Ending, OpenGame, Scene, Standing};
use games::{BySide, Cell, Side};
use protocol::board::{BoardView, Demonstration};
use protocol::view::Hint;
use referee::{Announcement, EndCause, EndReason, GameResult, Heard, Ruling, Seats, Verdict};

use crate::start;
use crate::terms::TermsError;

/// The longest text of a move.
const MOVE_CHARS: usize = 16;

/// A board game in progress.
pub(crate) struct BoardGame {
    game: Box<dyn OpenGame>,
    ply: u32,
    outcome: Option<(EndReason, GameResult)>,
}

impl Clone for BoardGame {
    fn clone(&self) -> Self {
        Self {
            game: self.game.copy(),
            ..*self
        }
    }
}

impl BoardGame {
    /// The game of this name with these choices, at its start or from a position text.
    pub(crate) fn new(
        name: &str,
        options: &BTreeMap<String, String>,
        position: Option<&str>,
    ) -> Result<Self, TermsError> {
        let unknown = || TermsError {
            code: "bad-game",
            ..TermsError::new("game", format!("there is no game called {name:?}"))
        };
        let entry = Entry::named(name).ok_or_else(unknown)?;
        let game = entry
            .begin(position, &written(options))
            .map_err(cannot_begin)?;
        match game.standing().end() {
            Some(end) => Err(start::over(end_reason(end.ending))),
            None => Ok(Self {
                game,
                ply: 0,
                outcome: None,
            }),
        }
    }

    pub(crate) fn turn(&self) -> Side {
        self.game.turn()
    }

    pub(crate) fn ply(&self) -> u32 {
        self.ply
    }

    pub(crate) fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// What the board shows, and the position as text.
    pub(crate) fn shown(&self) -> (Scene, String) {
        (self.game.scene(), self.game.text())
    }

    pub(crate) fn scene(&self) -> Scene {
        self.game.scene()
    }

    /// The first words: whose turn it is, and a check that the position was set up with.
    pub(crate) fn opening(&self) -> BySide<Vec<Announcement>> {
        BySide::from(&Heard::by_both(self.situation()))
    }

    /// The answer to a move's text; what is no legal move is refused.
    pub(crate) fn judge(&self, text: &str) -> Ruling {
        let Some(choice) = self.choice(text) else {
            let mut ruling = Ruling::of(Verdict::Illegal);
            let mover = Seats::One(self.turn());
            ruling.heard.say(mover, Announcement::Illegal);
            return ruling;
        };
        let mut next = self.clone();
        next.record(text, Verdict::Legal);
        let mut said = self.said_of(&choice);
        let end = next.game.standing().end();
        let end = end.map(|end| (end_reason(end.ending), GameResult::of(end.winner)));
        match end {
            Some((reason, result)) => said.push(Announcement::End { reason, result }),
            None => said.extend(next.situation()),
        }
        Ruling {
            verdict: Verdict::Legal,
            heard: Heard::by_both(said),
            end,
        }
    }

    /// Lets a move that was judged before happen.
    pub(crate) fn record(&mut self, text: &str, verdict: Verdict) {
        if verdict == Verdict::Legal && self.game.play(text).is_ok() {
            self.ply += 1;
        }
    }

    /// Whether a move that was read from a log can have stood here.
    pub(crate) fn fits(&self, text: &str, verdict: Verdict) -> bool {
        verdict != Verdict::Legal || self.choice(text).is_some()
    }

    pub(crate) fn record_end(&mut self, reason: EndReason, result: GameResult) {
        self.outcome = Some((reason, result));
    }

    /// The end that comes from outside the board. Who runs out of time has lost.
    pub(crate) fn end_now(cause: EndCause) -> Ruling {
        cause.ruling_where(|_| true)
    }

    /// A move as it is written down: a capture has an x.
    pub(crate) fn notation(&self, text: &str) -> String {
        let takes = |choice: &Choice| !self.victims(choice).is_empty();
        if self.choice(text).as_ref().is_some_and(takes) {
            text.replacen('-', "x", 1)
        } else {
            text.to_owned()
        }
    }

    /// Where each man of a side can go; nothing out of its turn.
    pub(crate) fn hints(&self, side: Side) -> Vec<Hint> {
        let mut hints: BTreeMap<Cell, Vec<Cell>> = BTreeMap::new();
        for choice in self.choices_of(side) {
            if let (Some(from), Some(to)) = (choice.from, choice.to) {
                hints.entry(from).or_default().push(to);
            }
        }
        let hint = |(from, mut to): (Cell, Vec<Cell>)| {
            to.sort_unstable();
            to.dedup();
            Hint { from, to }
        };
        hints.into_iter().map(hint).collect()
    }

    /// What the board shows besides the men; the moves where they are asked for.
    pub(crate) fn view(&self, choices_of: Option<Side>) -> BoardView {
        let scene = self.game.scene();
        BoardView {
            ground: scene.ground,
            frozen: scene.frozen,
            checked: scene.checked,
            held: scene.held,
            choices: choices_of.map_or_else(Vec::new, |side| self.choices_of(side)),
            demonstration: self.demonstration(),
        }
    }

    pub(crate) fn has_demonstrations(&self) -> bool {
        self.game.has_demonstrations()
    }

    pub(crate) fn demonstration(&self) -> Option<Demonstration> {
        let (shown, missing) = self.game.demonstration()?;
        Some(Demonstration {
            side: shown.side,
            moves_left: shown.moves_left,
            missing,
        })
    }

    pub(crate) fn draw_declined(&mut self, by: Side) {
        self.game.draw_declined(by);
    }

    fn choices_of(&self, side: Side) -> Vec<Choice> {
        if self.turn() == side {
            self.game.choices()
        } else {
            Vec::new()
        }
    }

    fn choice(&self, text: &str) -> Option<Choice> {
        let mut choices = self.game.choices().into_iter();
        choices.find(|choice| choice.text == text)
    }

    /// Squares on which the move makes men vanish.
    fn victims(&self, choice: &Choice) -> Vec<Cell> {
        let men = self.game.scene().men.into_iter();
        let lost = men.filter(|man| {
            let taken = choice.to == Some(man.cell) && man.side != self.turn();
            taken || choice.struck.contains(&man.cell)
        });
        lost.map(|man| man.cell).collect()
    }

    fn said_of(&self, choice: &Choice) -> Vec<Announcement> {
        let capture = |square| Announcement::Capture {
            square,
            what: None,
            ep: false,
            by: None,
        };
        let mut said: Vec<Announcement> = self.victims(choice).into_iter().map(capture).collect();
        match (choice.from, choice.to, choice.kind) {
            (Some(_), Some(square), Some(_)) => said.push(Announcement::Promoted { square }),
            (None, None, _) => said.push(Announcement::Pass { side: self.turn() }),
            (Some(_), None, _) | (Some(_), Some(_), None) | (None, Some(_), _) => {}
        }
        said
    }

    fn situation(&self) -> Vec<Announcement> {
        let mut said = vec![Announcement::Turn { side: self.turn() }];
        if self.game.standing() == Standing::Check {
            said.push(Announcement::Check { dirs: Vec::new() });
        }
        said
    }
}

/// Whether a text can be a move of any game: a few characters that can be typed.
pub(crate) fn is_readable(text: &str) -> bool {
    (1..=MOVE_CHARS).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic())
}

/// Why a board game cannot begin, as an error of its terms.
pub fn cannot_begin(error: BeginError) -> TermsError {
    match error {
        BeginError::Position { at, what } => TermsError {
            code: "bad-position",
            args: vec![("at", at.to_string())],
            ..TermsError::new("start", what)
        },
        BeginError::Option { option, what } => TermsError {
            code: "bad-game-option",
            args: vec![("option", option.clone())],
            ..TermsError::new("options", format!("{option}: {what}"))
        },
    }
}

/// Why a game has ended that ended on its board.
pub const fn end_reason(ending: Ending) -> EndReason {
    match ending {
        Ending::Checkmate => EndReason::Checkmate,
        Ending::Stalemate => EndReason::Stalemate,
        Ending::Immobile => EndReason::Immobile,
        Ending::NoMove => EndReason::NoMove,
        Ending::Flag => EndReason::FlagCorner,
        Ending::KingCaptured => EndReason::KingCaptured,
        Ending::Insufficient => EndReason::Insufficient,
        Ending::Fifty => EndReason::Fifty,
        Ending::Hundred => EndReason::Hundred,
        Ending::Repetition => EndReason::Recurrence,
        Ending::Demonstration => EndReason::Demonstration,
    }
}
