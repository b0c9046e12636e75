//! One game between two players, refereed, as the tests need it.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses a part of this"
)]

use bots::{Budget, Player, Seen};
use games::Side;
use games::chess::Position;
use referee::{GameResult, Referee, RuleSet, Try, Verdict};
use shakmaty::{File, Rank, Role, Square};

/// Longer games are broken off.
const PLIES: u32 = 300;

/// Everything that happened at one table.
pub struct Table {
    pub referee: Referee,
    players: [Box<dyn Player>; 2],
}

/// One try and what became of it.
pub struct Tried {
    pub by: Side,
    pub text: Try,
    pub verdict: Verdict,
    pub heard: [Seen; 2],
}

impl Table {
    /// Both players hear the first words.
    pub fn open(rules: &RuleSet, start: &Position, players: [Box<dyn Player>; 2]) -> Self {
        let referee = Referee::new(rules.clone(), start.clone()).expect("a playable start");
        let mut table = Self { referee, players };
        let opening = table.referee.opening();
        for side in Side::ALL {
            table.players[side as usize].hear(&Seen {
                tried: None,
                heard: opening.get(side).clone(),
            });
        }
        table
    }

    /// One try by whoever is to move; none when the game is over or too long.
    pub fn step(&mut self, budget: &Budget) -> Option<Tried> {
        if self.referee.outcome().is_some() || self.referee.ply() >= PLIES {
            return None;
        }
        let by = self.referee.turn();
        let tried = self.players[by as usize].choose(budget);
        self.assert_possible(by, tried);
        let ruling = self.referee.submit(&tried);
        let heard = Side::ALL.map(|side| Seen {
            tried: (side == by).then_some((tried, ruling.verdict)),
            heard: ruling.heard.by(side).cloned().collect(),
        });
        for side in Side::ALL {
            self.players[side as usize].hear(&heard[side as usize]);
        }
        Some(Tried {
            by,
            text: tried,
            verdict: ruling.verdict,
            heard,
        })
    }

    /// The result so far; none while the game could go on.
    pub fn result(&self) -> Option<GameResult> {
        self.referee.outcome().map(|(_, result)| result)
    }

    fn assert_possible(&self, by: Side, tried: Try) {
        let own = self.referee.own_board(by);
        let kind = |kind: games::Kind| Role::from_char(kind.letter());
        let is_possible = match tried {
            Try::Move {
                from,
                to,
                promotion,
            } => own.is_possible(square(from), square(to), promotion.and_then(kind)),
            Try::Drop { kind: man, to } => {
                let role = kind(man).expect("a kind of chess");
                own.drop_reach(role).contains(square(to))
            }
            Try::Any => false,
        };
        assert!(
            is_possible,
            "{by} tries {tried}, which his own board does not allow"
        );
    }
}

fn square(cell: games::Cell) -> Square {
    Square::from_coords(File::new(cell.file.into()), Rank::new(cell.rank.into()))
}
