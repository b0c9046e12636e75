//! Whole games for the tests: a host on a real store, and players who try what their hints allow.
#![allow(dead_code, reason = "each test file uses a part of it")]

use client::Client;
use games::{BySide, Cell, Kind, Man, Side};
use protocol::client::{Command, MarkChange};
use protocol::host::Frame;
use protocol::terms::{Rules, SideTime, Terms};
use protocol::view::{May, Phase, View};
use rand::Rng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::{RuleSet, RuleSetName};

/// The terms of a game with ten minutes and an increment for each side.
pub(crate) fn terms(rules: Rules) -> Terms {
    let time = SideTime {
        main_ms: 600_000,
        increment_ms: 2_000,
    };
    Terms {
        event: "tests".to_owned(),
        rules,
        time: Some(BySide {
            white: time,
            black: time,
        }),
        rated: false,
        requests_after_end: true,
        start: None,
        names: BySide {
            white: "Ana".to_owned(),
            black: "Bogdan".to_owned(),
        },
        hand_over: false,
        practice: false,
    }
}

pub(crate) fn hidden(name: RuleSetName) -> Rules {
    Rules::Hidden {
        set: Box::new(RuleSet::published(name)),
    }
}

/// A board game of the list with its usual choices.
pub(crate) fn board(name: &str) -> Rules {
    Rules::Board {
        name: name.to_owned(),
        options: std::collections::BTreeMap::new(),
    }
}

/// Who tries at random what his hints allow.
pub(crate) struct Guesser {
    pub(crate) side: Side,
    pub(crate) client: Client,
    pub(crate) chance: Xoshiro256PlusPlus,
    /// Tries of this turn, which are not repeated.
    tried: Vec<String>,
}

impl Guesser {
    pub(crate) fn new(side: Side, client: Client, chance: Xoshiro256PlusPlus) -> Self {
        Self {
            side,
            client,
            chance,
            tried: Vec::new(),
        }
    }

    /// Whether a try is due from this player.
    pub(crate) fn is_due(&self, view: &View) -> bool {
        view.phase == Phase::Playing && view.turn == self.side && view.may.contains(&May::Try)
    }

    /// A try for this view; none when every hint was tried.
    pub(crate) fn next_try(&mut self, view: &View) -> Option<Command> {
        if view.attempt == 0 {
            self.tried.clear();
        }
        let open: Vec<String> = all_tries(view)
            .into_iter()
            .filter(|text| !self.tried.contains(text))
            .collect();
        let text = open.choose(&mut self.chance)?.clone();
        self.tried.push(text.clone());
        Some(Command::Try {
            ply: view.ply,
            attempt: view.attempt,
            taken_back: view.taken_back,
            text,
        })
    }

    /// Plays until the game is over; gives up after so many half-moves.
    pub(crate) async fn play(mut self, plies: u32) -> Self {
        let mut frames = self.client.frames();
        while let Some(frame) = frames.next().await {
            if let Phase::Over { .. } = frame.view.phase {
                break;
            }
            if !self.is_due(&frame.view) {
                continue;
            }
            let command = if frame.view.ply >= plies {
                Command::Resign
            } else {
                self.next_try(&frame.view).unwrap_or(Command::Resign)
            };
            self.client.send(command).await.expect("a due try is heard");
        }
        self
    }

    /// A change of one mark.
    pub(crate) fn next_mark(&mut self, frame: &Frame) -> Command {
        let cell = Cell::new(
            self.chance.random_range(0..8),
            self.chance.random_range(0..8),
        );
        let dummy = frame.view.dummies.choose(&mut self.chance);
        let cube = frame.view.cubes.choose(&mut self.chance);
        let change = match (self.chance.random_range(0..8), dummy) {
            (0, _) => return Command::UndoMark,
            (1, _) => return Command::RedoMark,
            (2, Some(dummy)) => MarkChange::DeleteDummy { cell: dummy.cell },
            (3, Some(dummy)) => MarkChange::MoveDummy {
                from: dummy.cell,
                to: cell,
            },
            (4, _) => MarkChange::AddHighlight { cell },
            (5, Some(dummy)) => match cube {
                Some(cube) => MarkChange::TieCube {
                    cell: cube.cell,
                    pawn: dummy.cell,
                },
                None => MarkChange::AddCube { cell },
            },
            _ => MarkChange::AddDummy {
                cell,
                kind: Kind::PAWN,
            },
        };
        Command::Mark { change }
    }
}

fn all_tries(view: &View) -> Vec<String> {
    if let Some(board) = &view.board {
        let choices = board.choices.iter();
        return choices.map(|choice| choice.text.clone()).collect();
    }
    let mut tries = Vec::new();
    for hint in &view.hints {
        let pawn = view.men.contains(&Man {
            cell: hint.from,
            side: view.seat,
            kind: Kind::PAWN,
        });
        for to in &hint.to {
            let promotes = pawn && (to.rank == 0 || to.rank == 7);
            let letter = view.promotes_to.first().filter(|_| promotes);
            let letter = letter.map(Kind::to_string).unwrap_or_default();
            tries.push(format!("{}{to}{letter}", hint.from));
        }
    }
    tries
}
