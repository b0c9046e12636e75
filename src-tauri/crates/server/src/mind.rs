//! What a computer's seat has heard, and the player that it was told to.

use bots::{Kind, Seen};
use games::Side;
use protocol::host::{Frame, Line, LineEvent, Tried};
use protocol::terms::{Rules, Terms};
use referee::Try;

/// A player with its memory: which rulings it was told, and which player this is, so that one that
/// was lent out does not come back after a take-back made it worthless.
pub(crate) struct Player {
    plays: Box<dyn bots::Player>,
    told: usize,
    generation: u64,
}

impl Player {
    pub(crate) fn choose(&mut self, budget: &bots::Budget) -> Try {
        self.plays.choose(budget)
    }
}

/// Everything that the seat has heard, and the player while it does not think.
pub(crate) struct Mind {
    kind: Kind,
    side: Side,
    terms: Terms,
    seed: u64,
    heard: Vec<Heard>,
    player: Option<Player>,
    generation: u64,
    lent: bool,
}

struct Heard {
    /// Half-moves completed before it.
    ply: u32,
    seen: Seen,
}

impl Mind {
    pub(crate) fn new(kind: Kind, side: Side, terms: &Terms, seed: u64) -> Self {
        Self {
            kind,
            side,
            terms: terms.clone(),
            seed,
            heard: Vec::new(),
            player: None,
            generation: 0,
            lent: false,
        }
    }

    /// Hears the new lines of a frame.
    pub(crate) fn hear(&mut self, frame: &Frame) {
        if frame.first == 0 {
            self.forget();
            self.heard.clear();
        }
        for line in &frame.lines {
            self.hear_line(line);
        }
    }

    fn hear_line(&mut self, line: &Line) {
        match &line.event {
            LineEvent::Ruling { tried, said } => self.heard.push(Heard {
                ply: line.ply,
                seen: Seen {
                    tried: tried.as_ref().and_then(read_try),
                    heard: said.clone(),
                },
            }),
            LineEvent::TakenBack { to_ply } => {
                // The first ruling set the game up; it stands before every move.
                let mut first = true;
                self.heard
                    .retain(|heard| std::mem::take(&mut first) || heard.ply < *to_ply);
                self.forget();
            }
            LineEvent::Placed { .. }
            | LineEvent::Offered { .. }
            | LineEvent::Answered { .. }
            | LineEvent::MinuteAdded { .. }
            | LineEvent::Chat { .. }
            | LineEvent::TimeWarning { .. }
            | LineEvent::Clocks { .. }
            | LineEvent::Resumed
            | LineEvent::Adjourned => {}
        }
    }

    /// The player is made anew when it is needed.
    fn forget(&mut self) {
        self.player = None;
        self.generation += 1;
    }

    /// Another kind of player goes on, told everything that was heard.
    pub(crate) fn replace(&mut self, kind: Kind) {
        self.kind = kind;
        self.lent = false;
        self.forget();
    }

    /// Gives the player away to think, told everything that was heard. None while it is away.
    pub(crate) fn lend(&mut self) -> Option<Player> {
        if self.lent {
            return None;
        }
        let mut player = match self.player.take() {
            Some(player) => player,
            None => self.make()?,
        };
        for heard in &self.heard[player.told..] {
            player.plays.hear(&heard.seen);
        }
        player.told = self.heard.len();
        self.lent = true;
        Some(player)
    }

    /// The player comes back.
    pub(crate) fn take_back(&mut self, player: Player) {
        self.lent = false;
        if player.generation == self.generation {
            self.player = Some(player);
        }
    }

    fn make(&self) -> Option<Player> {
        // No table is opened on terms without one.
        let start = table::start_position(&self.terms).ok()?;
        let plays = match &self.terms.rules {
            Rules::Hidden { set } => bots::hidden(self.kind, set, self.side, &start, self.seed),
            Rules::Chess => bots::open(self.kind, self.side, &start, self.seed),
            Rules::Board { .. } => return None,
        };
        Some(Player {
            plays,
            told: 0,
            generation: self.generation,
        })
    }
}

fn read_try(tried: &Tried) -> Option<(Try, referee::Verdict)> {
    Some((tried.text.parse().ok()?, tried.verdict))
}
