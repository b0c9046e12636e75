//! What a computer's seat has heard, and the player that it was told to.

use bots::Budget;
use bots::uci::Fault;
use games::Side;
use protocol::computer::{Computer, Manner};
use protocol::host::{Frame, Line, LineEvent};
use protocol::terms::Terms;

use crate::plays::{Heard, Plays};

/// A player with its memory: which rulings it was told, and which player this is, so that one that
/// was lent out does not come back after a take-back made it worthless.
pub(crate) struct Player {
    plays: Plays,
    told: usize,
    generation: u64,
}

impl Player {
    pub(crate) fn choose(&mut self, budget: &Budget) -> Result<String, Fault> {
        self.plays.choose(budget)
    }
}

/// Everything that the seat has heard, and the player while it does not think.
pub(crate) struct Mind {
    computer: Computer,
    side: Side,
    terms: Terms,
    seed: u64,
    heard: Vec<(u32, Heard)>,
    player: Option<Player>,
    generation: u64,
    lent: bool,
    hope: Option<i32>,
}

impl Mind {
    pub(crate) fn new(computer: &Computer, side: Side, terms: &Terms, seed: u64) -> Self {
        Self {
            computer: computer.clone(),
            side,
            terms: terms.clone(),
            seed,
            heard: Vec::new(),
            player: None,
            generation: 0,
            lent: false,
            hope: None,
        }
    }

    /// What its player expected of its last move, in hundredths of a pawn.
    pub(crate) fn hope(&self) -> Option<i32> {
        self.hope
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
            LineEvent::Ruling { tried, said } => {
                let heard = Heard {
                    tried: tried.clone(),
                    said: said.clone(),
                };
                // With the half-moves completed before it.
                self.heard.push((line.ply, heard));
            }
            LineEvent::TakenBack { to_ply } => {
                // The first ruling set the game up; it stands before every move.
                let mut first = true;
                self.heard
                    .retain(|(ply, _)| std::mem::take(&mut first) || ply < to_ply);
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
            | LineEvent::Adjourned
            | LineEvent::Seated { .. } => {}
        }
    }

    /// The player is made anew when it is needed.
    fn forget(&mut self) {
        self.player = None;
        self.generation += 1;
    }

    /// The weakest player goes on, told everything that was heard.
    pub(crate) fn simplify(&mut self) {
        self.computer = Computer {
            level: 1,
            manner: Manner::default(),
        };
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
        for (_, heard) in &self.heard[player.told..] {
            player.plays.hear(heard);
        }
        player.told = self.heard.len();
        self.lent = true;
        Some(player)
    }

    /// The player comes back.
    pub(crate) fn take_back(&mut self, player: Player) {
        self.lent = false;
        self.hope = player.plays.hope();
        if player.generation == self.generation {
            self.player = Some(player);
        }
    }

    fn make(&self) -> Option<Player> {
        // No table is opened on terms without one.
        let plays = Plays::new(&self.computer, self.side, &self.terms, self.seed)?;
        Some(Player {
            plays,
            told: 0,
            generation: self.generation,
        })
    }
}
