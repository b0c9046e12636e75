//! One pair of games that look the same to one seat.
#![allow(dead_code, reason = "each test file uses a part of it")]

mod game;

use games::{Cell, Kind, Side};
use protocol::client::{Claim, Command, MarkChange, Offer};
use protocol::host::LineEvent;
use protocol::view::{Drawing, MarkColour, Phase, Shape};
use rand::Rng;
use rand::SeedableRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::{Announcement, RuleSetName, Ruling, Try, Verdict};
use table::Millis;

pub(crate) use game::{Game, Step, terms};

/// Makes the bytes that a seat is sent: its view, and its lines from the given one on.
pub(crate) type Builder = fn(&Game, Side, Millis, usize) -> Vec<u8>;

/// What pairs of games have shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Report {
    /// Pairs whose true positions differed at some moment.
    pub differing_truth: u64,
    /// Pairs with refused tries of the enemy, heard by the viewer or not.
    pub with_refused_tries: u64,
    /// Pairs in which the enemy asked "Any?" and the viewer did not hear that it was answered yes.
    pub with_secret_answers: u64,
    /// Pairs of frames that were compared.
    pub frames: u64,
    /// Pairs of errors that were compared.
    pub errors: u64,
    /// Warnings among the lines.
    pub warnings: u64,
    /// The first difference that the viewer could have seen.
    pub difference: Option<String>,
}

impl Report {
    pub(crate) fn add(&mut self, other: Self) {
        self.differing_truth += other.differing_truth;
        self.with_refused_tries += other.with_refused_tries;
        self.with_secret_answers += other.with_secret_answers;
        self.frames += other.frames;
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.difference = self.difference.take().or(other.difference);
    }
}

/// Two games, played side by side as long as they look the same to the viewer.
struct Pair {
    first: Game,
    second: Game,
    viewer: Side,
    at: Millis,
    rng: Xoshiro256PlusPlus,
    build: Builder,
    /// Lines that the viewer was sent.
    told: usize,
    report: Report,
}

/// What was asked at both games of a pair, to be played again elsewhere.
pub(crate) struct Scripts {
    pub viewer: Side,
    pub games: [Vec<Step>; 2],
    pub differing_truth: bool,
}

/// One pair, the same for a seed each time, as what was asked.
pub(crate) fn scripts(rules: RuleSetName, seed: u64) -> Scripts {
    let pair = played(rules, seed, |_, _, _, _| Vec::new());
    Scripts {
        viewer: pair.viewer,
        games: [pair.first.script, pair.second.script],
        differing_truth: pair.report.differing_truth > 0,
    }
}

/// Plays one pair, the same for a seed each time.
pub(crate) fn play(rules: RuleSetName, seed: u64, build: Builder) -> Report {
    played(rules, seed, build).report
}

fn played(rules: RuleSetName, seed: u64, build: Builder) -> Pair {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let viewer = if rng.random() {
        Side::White
    } else {
        Side::Black
    };
    let mut pair = Pair {
        first: Game::new(terms(rules, seed)),
        second: Game::new(terms(rules, seed)),
        viewer,
        at: Millis(0),
        rng,
        build,
        told: 0,
        report: Report::default(),
    };
    let plies = pair.rng.random_range(4..9);
    pair.compare();
    for _ in 0..plies {
        if pair.report.difference.is_some() || !pair.ply() {
            break;
        }
    }
    pair.compare_snapshot();
    pair.count_warnings();
    pair
}

impl Pair {
    /// Plays one half-move in both; false when the games have ended or no two moves look alike.
    fn ply(&mut self) -> bool {
        if self.first.table.phase() != Phase::Playing {
            return false;
        }
        self.wait(25_000);
        self.talk();
        self.provoke_errors();
        let played = if self.first.table.turn() == self.viewer {
            self.viewer_moves()
        } else {
            self.unheard_tries();
            self.heard_refusals();
            self.enemy_moves()
        };
        let differ = self.first.position() != self.second.position();
        self.report.differing_truth |= u64::from(differ);
        played
    }

    /// Time passes, and what is due in it happens in both.
    fn wait(&mut self, at_most_ms: u64) {
        self.at.0 += self.rng.random_range(0..at_most_ms);
        self.first.note(self.at, None);
        self.second.note(self.at, None);
        let due = self.first.table.due(self.at);
        assert_eq!(
            due,
            self.second.table.due(self.at),
            "warnings depend on clocks"
        );
        for entry in due {
            self.first.happen(std::slice::from_ref(&entry));
            self.second.happen(&[entry]);
            self.compare();
        }
    }

    fn both(&mut self, by: Side, command: &Command) {
        self.first.ask(self.at, by, command);
        self.second.ask(self.at, by, command);
        self.compare();
    }

    /// What both seats hear happens in both games.
    fn talk(&mut self) {
        if !self.rng.random_bool(0.1) {
            return;
        }
        let by = if self.rng.random() {
            Side::White
        } else {
            Side::Black
        };
        let text = "hm".to_owned();
        self.both(by, &Command::Chat { text });
        let table = &self.first.table;
        let back = if table.turn() == by { 2 } else { 1 };
        if table.ply() >= back && self.rng.random() {
            let offer = Offer::TakeBack;
            self.both(by, &Command::Offer { offer });
            let offer = self.first.table.view(by, self.at, true).offers;
            let offer = offer.last().expect("the offer stands").id;
            self.both(by.other(), &Command::Accept { offer });
        }
    }

    /// The viewer tries until a move stands, where both referees answer alike.
    fn viewer_moves(&mut self) -> bool {
        let mut tries = self.first.suggested_tries();
        tries.extend(["e1e8", "a1a1", "any?"].map(|text| text.parse::<Try>().expect("a try")));
        tries.shuffle(&mut self.rng);
        for tried in tries.into_iter().take(30) {
            let answers = [&self.first, &self.second].map(|game| game.referee.judge(&tried));
            let [one, other] = &answers;
            if !self.sounds_alike(one, other) || one.verdict == Verdict::NotAvailable {
                continue;
            }
            self.first.try_now(self.at, tried);
            self.second.try_now(self.at, tried);
            self.compare();
            if one.verdict == Verdict::Legal {
                return true;
            }
            self.wait(500);
        }
        false
    }

    fn sounds_alike(&self, one: &Ruling, other: &Ruling) -> bool {
        one.verdict == other.verdict && self.heard(one).eq(self.heard(other))
    }

    fn heard<'a>(&self, ruling: &'a Ruling) -> impl Iterator<Item = &'a Announcement> {
        ruling.heard.by(self.viewer)
    }

    /// The enemy's moves differ where they can, and are announced alike.
    fn enemy_moves(&mut self) -> bool {
        let ours = self.first.legal_tries();
        let theirs = self.second.legal_tries();
        self.enemy_tries(ours, theirs, |ruling| ruling.verdict == Verdict::Legal)
    }

    /// The enemy's refused tries that the viewer hears of differ where they can.
    fn heard_refusals(&mut self) {
        let viewer = self.viewer;
        for _ in 0..self.rng.random_range(0..3) {
            let [ours, theirs] = [&self.first, &self.second].map(|game| {
                let mut tries = game.suggested_tries();
                tries.extend(
                    ["e1e8", "e8e1", "any?"].map(|text| text.parse::<Try>().expect("a try")),
                );
                tries
            });
            let heard = |ruling: &Ruling| {
                !matches!(ruling.verdict, Verdict::Legal | Verdict::NotAvailable)
                    && ruling.heard.by(viewer).next().is_some()
            };
            if self.enemy_tries(ours, theirs, heard) {
                self.report.with_refused_tries = 1;
            }
        }
    }

    /// One try of the enemy in each game with such a ruling, that sound alike to the viewer and
    /// differ where they can; false when there are none.
    fn enemy_tries(
        &mut self,
        mut ours: Vec<Try>,
        mut theirs: Vec<Try>,
        wanted: impl Fn(&Ruling) -> bool,
    ) -> bool {
        ours.shuffle(&mut self.rng);
        theirs.shuffle(&mut self.rng);
        let judged = ours
            .into_iter()
            .map(|one| (one, self.first.referee.judge(&one)));
        let ours: Vec<_> = judged
            .filter(|(_, ruling)| wanted(ruling))
            .take(5)
            .collect();
        for (one, ruling) in ours {
            let alike = |other: &&Try| {
                let answer = self.second.referee.judge(other);
                wanted(&answer) && self.sounds_alike(&ruling, &answer)
            };
            let different = theirs.iter().filter(|other| **other != one).find(alike);
            let same = || theirs.iter().filter(|other| **other == one).find(alike);
            let Some(&other) = different.or_else(same) else {
                continue;
            };
            self.first.try_now(self.at, one);
            self.second.try_now(self.at, other);
            self.compare();
            return true;
        }
        false
    }

    /// The enemy does in one game, and not in the other, what the viewer does not hear of.
    fn unheard_tries(&mut self) {
        for in_first in [true, false] {
            for _ in 0..self.rng.random_range(0..3) {
                self.wait(2000);
                if self.rng.random() {
                    self.unheard_try(in_first);
                } else {
                    self.unheard_mark(in_first);
                }
                self.compare();
            }
        }
    }

    fn game(&mut self, first: bool) -> &mut Game {
        if first {
            &mut self.first
        } else {
            &mut self.second
        }
    }

    fn unheard_try(&mut self, in_first: bool) {
        let (at, viewer) = (self.at, self.viewer);
        let mut tries = self.game(in_first).suggested_tries();
        tries.push("e1e8".parse().expect("a try"));
        tries.shuffle(&mut self.rng);
        if self.rng.random() {
            tries.insert(0, Try::Any);
        }
        let game = self.game(in_first);
        let unheard = |tried: &Try| {
            let ruling = game.referee.judge(tried);
            !matches!(ruling.verdict, Verdict::Legal | Verdict::NotAvailable)
                && ruling.heard.by(viewer).next().is_none()
        };
        if let Some(tried) = tries.into_iter().find(unheard) {
            let verdict = game.referee.judge(&tried).verdict;
            game.try_now(at, tried);
            self.report.with_refused_tries |= u64::from(verdict.is_refusal());
            self.report.with_secret_answers |= u64::from(verdict == Verdict::AnyYes);
        }
    }

    fn unheard_mark(&mut self, in_first: bool) {
        let (at, enemy) = (self.at, self.viewer.other());
        let view = self.game(in_first).table.view(enemy, at, true);
        let dummy = view.dummies.choose(&mut self.rng).map(|man| man.cell);
        let any = Cell::new(self.rng.random_range(0..8), self.rng.random_range(0..8));
        let mark = |change| Command::Mark { change };
        let command = match (dummy, self.rng.random_range(0..8)) {
            (Some(cell), 0) => mark(MarkChange::DeleteDummy { cell }),
            (_, 1) if view.can_undo_mark => Command::UndoMark,
            (_, 2) => Command::Notes {
                text: format!("{}", at.0),
            },
            (_, 3) => mark(MarkChange::AddCube { cell: any }),
            (Some(pawn), 4) if !view.cubes.is_empty() => mark(MarkChange::TieCube {
                cell: view.cubes[0].cell,
                pawn,
            }),
            (_, 5) => mark(MarkChange::AddHighlight { cell: any }),
            (_, 6) => mark(MarkChange::Draw {
                drawing: Drawing {
                    shape: Shape::Circle { cell: any },
                    colour: MarkColour::Red,
                },
            }),
            _ => mark(MarkChange::AddDummy {
                cell: any,
                kind: Kind::QUEEN,
            }),
        };
        let game = self.game(in_first);
        if game.table.decide(at, enemy, &command).is_ok() {
            game.ask(at, enemy, &command);
        }
    }

    /// Whatever the viewer asks in vain is refused in the same words.
    fn provoke_errors(&mut self) {
        let text = || "a1h8".to_owned();
        let now = self.first.table.view(self.viewer, self.at, true);
        let (ply, taken_back) = (now.ply, now.taken_back);
        let mine = now.men[0].cell;
        let vain = [
            Command::Try {
                ply: ply + 1,
                attempt: 0,
                taken_back,
                text: text(),
            },
            Command::Try {
                ply,
                attempt: 77,
                taken_back,
                text: text(),
            },
            Command::Try {
                ply,
                attempt: 0,
                taken_back: taken_back + 1,
                text: text(),
            },
            Command::Claim {
                claim: Claim::Fifty,
            },
            Command::Claim {
                claim: Claim::Repetition,
            },
            Command::Accept { offer: 99 },
            Command::RedoMark,
            Command::Ready,
            Command::Mark {
                change: MarkChange::AddDummy {
                    cell: mine,
                    kind: Kind::PAWN,
                },
            },
            Command::Mark {
                change: MarkChange::AddCube { cell: mine },
            },
        ];
        let Some(command) = vain.choose(&mut self.rng) else {
            return;
        };
        let (at, viewer) = (self.at, self.viewer);
        let ask = |game: &mut Game| {
            game.note(at, Some((viewer, command)));
            let answer = game.table.decide(at, viewer, command);
            let refusal = answer.expect_err("it is in vain");
            serde_json::to_vec(&refusal).expect("a message can be written")
        };
        let (one, other) = (ask(&mut self.first), ask(&mut self.second));
        self.report.errors += 1;
        self.note("error", &one, &other);
    }

    /// Compares what the viewer is sent now.
    fn compare(&mut self) {
        let [one, other] = [&self.first, &self.second]
            .map(|game| (self.build)(game, self.viewer, self.at, self.told));
        self.report.frames += 1;
        self.note("frame", &one, &other);
        self.told = self.first.table.lines(self.viewer).len();
    }

    /// Compares what the viewer is sent when he joins anew.
    fn compare_snapshot(&mut self) {
        self.told = 0;
        self.compare();
    }

    fn note(&mut self, what: &str, one: &[u8], other: &[u8]) {
        if one != other && self.report.difference.is_none() {
            let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
            self.report.difference = Some(format!(
                "{what} at {}:\n{}\n{}",
                self.at.0,
                text(one),
                text(other)
            ));
        }
    }

    fn count_warnings(&mut self) {
        let lines = self.first.table.lines(self.viewer).iter();
        let warning = |event: &LineEvent| matches!(event, LineEvent::TimeWarning { .. });
        self.report.warnings = lines.filter(|line| warning(&line.event)).count() as u64;
    }
}
