//! Any order of commands, by both, repeated and late.

use std::collections::BTreeSet;

use games::{BySide, Cell, Side};
use proptest::prelude::*;
use protocol::client::{Claim, Command, Offer};
use protocol::host::LineEvent;
use protocol::terms::{Rules, Terms};
use protocol::view::{Phase, View};
use referee::{RuleSetName, Verdict};
use table::{Entry, Event, Millis, Table};

use crate::cubes::{assert_marks_fit, change};
use crate::script::{GAME, assert_same_when_read_again, from, hidden, minutes, se};

/// One step of a random game; numbers choose among what is there.
#[derive(Clone, Debug)]
enum Step {
    /// A hinted try, bound to a moment that may be wrong.
    Try {
        pick: usize,
        late: u32,
    },
    /// Any text at all.
    Text(String),
    Other(Command),
    /// The newest offer is agreed to.
    Agree,
    /// Whoever is waited for sits down.
    Sit,
    /// One of the last commands once more, from so far back.
    Again(usize),
    Restart,
}

fn command() -> impl Strategy<Value = Command> {
    let offers = prop::sample::select(vec![
        Offer::Draw,
        Offer::TakeBack,
        Offer::ClockOff,
        Offer::ClockOn,
        Offer::Adjourn,
        Offer::MinuteAfterEnd,
        Offer::TakeBackAfterEnd,
    ]);
    let id = 0..6_u32;
    prop_oneof![
        6 => change().prop_map(|change| Command::Mark { change }),
        2 => Just(Command::UndoMark),
        1 => Just(Command::RedoMark),
        4 => offers.prop_map(|offer| Command::Offer { offer }),
        1 => id.clone().prop_map(|offer| Command::Accept { offer }),
        1 => id.clone().prop_map(|offer| Command::Decline { offer }),
        1 => id.prop_map(|offer| Command::Withdraw { offer }),
        1 => Just(Command::Claim { claim: Claim::Fifty }),
        1 => Just(Command::Claim { claim: Claim::Repetition }),
        1 => Just(Command::AskNoes),
        1 => Just(Command::AddMinute),
        1 => Just(Command::Chat { text: "hm".to_owned() }),
        1 => Just(Command::Notes { text: "knight?".to_owned() }),
        1 => Just(Command::Ready),
        1 => Just(Command::Flag),
        1 => prop_oneof![19 => Just(Command::Ready), 1 => Just(Command::Resign), 1 => Just(Command::Abort), 1 => Just(Command::QuickDraw)],
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => (any::<usize>(), prop_oneof![9 => Just(0), 1 => 0..3_u32])
            .prop_map(|(pick, late)| Step::Try { pick, late }),
        1 => prop::sample::select(vec!["any?", "N@d4", "e2", "e1g1", "i9j9", "e7e8k"])
            .prop_map(|text| Step::Text(text.to_owned())),
        10 => command().prop_map(Step::Other),
        3 => Just(Step::Agree),
        3 => Just(Step::Sit),
        3 => (0..12_usize).prop_map(Step::Again),
        1 => Just(Step::Restart),
    ]
}

fn terms() -> impl Strategy<Value = Terms> {
    let base = prop_oneof![
        Just(se()),
        Just(hidden(RuleSetName::Wild16)),
        Just(hidden(RuleSetName::Rand)),
        Just(hidden(RuleSetName::BerkeleyAny)),
        Just(hidden(RuleSetName::Crazykrieg)),
        Just(Terms {
            rules: Rules::Chess,
            ..se()
        }),
        board("sjakti", &[]),
        board("invasion", &[]),
        board("dumb", &["columns=6", "castling=true", "en_passant=true"]),
        Just(from(se(), "r3k2r/P6p/8/3pP3/8/8/p6P/R3K2R w KQkq d6 0 1")),
    ];
    let time = prop_oneof![Just(None), Just(Some(minutes(60_000, 2000)))];
    (base, time, any::<bool>(), any::<bool>()).prop_map(|(terms, time, hand_over, after)| Terms {
        time,
        hand_over,
        requests_after_end: after,
        ..terms
    })
}

fn board(name: &str, options: &[&str]) -> Just<Terms> {
    Just(crate::boards::board(name, options))
}

struct Play {
    table: Table,
    at: Millis,
    asked: Vec<(Side, Command)>,
}

impl Play {
    fn step(&mut self, by: Side, wait: u64, step: &Step) {
        self.at.0 += wait;
        for entry in self.table.due(self.at) {
            self.happen(&entry);
        }
        let (by, command) = match step {
            Step::Restart => {
                for entry in self.table.resume(self.at) {
                    self.happen(&entry);
                }
                return;
            }
            Step::Again(back) => match self.asked.iter().nth_back(*back).cloned() {
                Some(before) => before,
                None => return,
            },
            Step::Try { pick, late } => {
                let by = self.table.turn();
                (by, self.hinted(by, *pick, *late))
            }
            Step::Agree => match self.table.view(by, self.at, true).offers.last() {
                Some(offer) => (offer.by.other(), Command::Accept { offer: offer.id }),
                None => return,
            },
            Step::Sit => (self.table.turn(), Command::Ready),
            Step::Text(text) => (by, self.bound(by, text.clone(), 0)),
            Step::Other(command) => (by, command.clone()),
        };
        self.asked.push((by, command.clone()));
        let before = self.snapshot();
        let in_time = is_in_time(&command, &before.get(by).0);
        match self.table.decide(self.at, by, &command) {
            Err(_) => assert!(
                self.snapshot() == before,
                "a refused command changes nothing"
            ),
            Ok(entries) => {
                assert!(in_time, "{command:?} was for an earlier moment");
                for entry in &entries {
                    self.happen(entry);
                }
            }
        }
    }

    fn bound(&self, by: Side, text: String, late: u32) -> Command {
        let view = self.table.view(by, self.at, true);
        Command::Try {
            ply: view.ply.saturating_sub(late),
            attempt: view.attempt,
            taken_back: view.taken_back,
            text,
        }
    }

    fn hinted(&self, by: Side, pick: usize, late: u32) -> Command {
        let view = self.table.view(by, self.at, true);
        if let Some(board) = &view.board
            && let Some(choice) = board.choices.iter().cycle().nth(pick % 1000)
        {
            return self.bound(by, choice.text.clone(), late);
        }
        let tries: Vec<String> = view
            .hints
            .iter()
            .flat_map(|hint| hint.to.iter().map(|to| format!("{}{to}", hint.from)))
            .collect();
        let text = match tries.len() {
            0 => "e2e4".to_owned(),
            n => tries[pick % n].clone(),
        };
        let becomes = text.ends_with(['1', '8']) && pick.is_multiple_of(2);
        self.bound(by, text + if becomes { "q" } else { "" }, late)
    }

    fn snapshot(&self) -> BySide<(View, usize)> {
        BySide::from_fn(|seat| {
            let view = self.table.view(seat, self.at, true);
            (view, self.table.lines(seat).len())
        })
    }

    fn happen(&mut self, entry: &Entry) {
        let before = self.snapshot();
        self.table.record(entry);
        let after = self.snapshot();
        for seat in Side::ALL {
            if !entry.event.reaches(seat) {
                assert!(
                    before.get(seat) == after.get(seat),
                    "{seat} noticed {entry:?}"
                );
            }
        }
        self.assert_clocks(entry, &before.white.0, &after.white.0);
        assert_private(&after);
    }

    /// Between commands no dummy and no cube stands on an own man.
    fn assert_marks(&self) {
        for seat in Side::ALL {
            let view = self.table.view(seat, self.at, true);
            let men: BTreeSet<Cell> = view.men.iter().map(|man| man.cell).collect();
            let buried = view.dummies.iter().any(|man| men.contains(&man.cell));
            assert!(!buried || !view.hidden, "a dummy stands on an own man");
            let buried = view.cubes.iter().any(|cube| men.contains(&cube.cell));
            assert!(!buried, "a cube stands on an own man");
            assert_marks_fit(&view);
        }
    }

    /// Clocks grow by an increment, a minute, a take-back, or not at all.
    fn assert_clocks(&self, entry: &Entry, before: &View, after: &View) {
        let (Some(before), Some(after)) = (before.clock, after.clock) else {
            return;
        };
        let grown = |side: Side| {
            after
                .left_ms
                .get(side)
                .saturating_sub(*before.left_ms.get(side))
        };
        let allowed = |side: Side| match &entry.event {
            Event::Tried {
                by,
                verdict: Verdict::Legal,
                ..
            } if *by == side => 2000,
            Event::MinuteAdded { to, .. } if *to == side => 60_000,
            Event::TakenBack { .. } => u64::MAX,
            // What ran since the last entry is charged to nobody.
            Event::Resumed { .. } => self.at.0,
            _ => 0,
        };
        for side in Side::ALL {
            // The view before was made at this moment, the entry may be a little older.
            let late = self.at.0 - entry.at.0;
            assert!(
                grown(side) <= allowed(side).saturating_add(late),
                "{side} {entry:?}"
            );
        }
    }
}

/// A try is for the moment in which it was entered, and for no other.
fn is_in_time(command: &Command, now: &View) -> bool {
    let Command::Try {
        ply,
        attempt,
        taken_back,
        ..
    } = command
    else {
        return true;
    };
    (*ply, *attempt, *taken_back) == (now.ply, now.attempt, now.taken_back)
}

/// No log of a hidden game tells what the other side tried.
fn assert_lines_private(table: &Table) {
    for seat in Side::ALL {
        let hidden = table.view(seat, table.last_at(), true).hidden;
        let told = table.lines(seat).iter().any(|line| {
            let LineEvent::Ruling { tried, .. } = &line.event else {
                return false;
            };
            tried.as_ref().is_some_and(|tried| tried.by != seat)
        });
        assert!(!(hidden && told), "{seat} reads the other's tries");
    }
}

/// No view of a hidden game holds an enemy man.
fn assert_private(after: &BySide<(View, usize)>) {
    for seat in Side::ALL {
        let view = &after.get(seat).0;
        if view.hidden {
            assert!(view.men.iter().all(|man| man.side == seat));
        } else {
            assert!(view.dummies.is_empty() && view.cubes.is_empty());
        }
        if matches!(view.phase, Phase::Over { .. }) {
            assert!(view.clock.is_none_or(|clock| clock.running.is_none()));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_asked_the_table_stands(
        terms in terms(),
        steps in prop::collection::vec((any::<bool>(), 0..4000_u64, step()), 1..120),
    ) {
        let (table, _) = Table::open(terms, GAME).expect("playable terms");
        let mut play = Play { table, at: Millis(0), asked: Vec::new() };
        for (white, wait, step) in &steps {
            let by = if *white { Side::White } else { Side::Black };
            play.step(by, *wait, step);
            play.assert_marks();
        }
        assert_lines_private(&play.table);
        assert_same_when_read_again(&play.table, play.at);
    }
}
