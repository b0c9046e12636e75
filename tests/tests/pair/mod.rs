//! One pair of games that look the same to one seat.

use games::chess::Position;
use games::{BySide, Cell, Kind, Side};
use protocol::client::{Claim, Command, MarkChange, Offer};
use protocol::host::LineEvent;
use protocol::terms::{Rules, SideTime, Terms};
use protocol::view::Phase;
use rand::Rng;
use rand::SeedableRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::{Announcement, Proof, Referee, RuleSet, RuleSetName, Ruling, Try, Verdict};
use table::{Entry, Event, GameId, Millis, Table};

/// Makes the bytes that a seat is sent: its view, and its lines from the given one on.
pub(crate) type Builder = fn(&Game, Side, Millis, usize) -> Vec<u8>;

/// What pairs of games have shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Report {
    /// Pairs whose true positions differed at some moment.
    pub differing_truth: u64,
    /// Pairs with refused tries of the enemy that the viewer did not hear.
    pub with_unheard_tries: u64,
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
        self.with_unheard_tries += other.with_unheard_tries;
        self.frames += other.frames;
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.difference = self.difference.take().or(other.difference);
    }
}

/// Rules, times and start of a pair, one after the other.
pub(crate) fn terms(seed: u64) -> Terms {
    const SETS: [(RuleSetName, &[(&str, &str)]); 10] = [
        (RuleSetName::Se, &[("opponent_hears_no", "false")]),
        (RuleSetName::Wild16, &[]),
        (RuleSetName::Se, &[]),
        (
            RuleSetName::Se,
            &[
                ("opponent_hears_no", "false"),
                ("announce_try_count", "false"),
            ],
        ),
        (RuleSetName::English, &[]),
        (RuleSetName::Traditional, &[]),
        (RuleSetName::Berkeley, &[]),
        (RuleSetName::BerkeleyAny, &[]),
        (RuleSetName::Cincinnati, &[]),
        (RuleSetName::Rand, &[]),
    ];
    const STARTS: [Option<&str>; 3] = [
        None,
        Some("r3k2r/pp3ppp/2n1bn2/3p4/3P4/2N1BN2/PP3PPP/R3K2R w KQkq - 0 10"),
        Some("4k2r/1P3ppp/8/2pP4/6b1/8/P4PPP/R3K3 b Qk - 0 20"),
    ];
    let (name, options) = SETS[seed as usize % SETS.len()];
    let mut set = RuleSet::published(name);
    for (key, value) in options {
        set.set(key, value).expect("the set has this option");
    }
    Terms {
        event: String::new(),
        rules: Rules::Hidden { set: Box::new(set) },
        time: Some(BySide::from_fn(|_| SideTime {
            main_ms: 200_000,
            increment_ms: 1000,
        })),
        rated: false,
        requests_after_end: false,
        start: STARTS[seed as usize / SETS.len() % STARTS.len()].map(str::to_owned),
        names: BySide {
            white: "Ann".to_owned(),
            black: "Bob".to_owned(),
        },
        hand_over: false,
    }
}

/// A table, and beside it a referee who shows the truth to the test.
pub(crate) struct Game {
    pub table: Table,
    pub referee: Referee,
}

impl Game {
    pub(crate) fn new(terms: Terms) -> Self {
        let referee = referee_of(&terms);
        let (table, _) = Table::open(terms, GameId::new(1)).expect("playable terms");
        Self { table, referee }
    }

    fn position(&self) -> &Position {
        self.referee.truth(Proof::own_program())
    }

    /// Whether the side to move could go there in truth.
    pub(crate) fn is_legal(&self, from: Cell, to: Cell) -> bool {
        let moves = self.position().legal_moves();
        moves
            .iter()
            .any(|m| Cell::from(m.from) == from && Cell::from(m.to) == to)
    }

    /// Every legal try of the side to move.
    fn legal_tries(&self) -> Vec<Try> {
        let moves = self.position().legal_moves();
        let tried = |m: &games::chess::Move| Try::Move {
            from: m.from.into(),
            to: m.to.into(),
            promotion: m.promotion.map(Kind::from),
        };
        moves.iter().map(tried).collect()
    }

    /// Every try that the own board of the side to move suggests.
    fn suggested_tries(&self) -> Vec<Try> {
        let hints = self.referee.hints(self.referee.turn());
        let hints = hints.into_iter().flat_map(|(from, to)| {
            to.into_iter().map(move |to| Try::Move {
                from: from.into(),
                to: to.into(),
                promotion: None,
            })
        });
        hints.collect()
    }

    fn happen(&mut self, entries: &[Entry]) {
        for entry in entries {
            self.table.record(entry);
            match &entry.event {
                Event::Tried {
                    text, verdict, end, ..
                } => {
                    let tried: Try = text.parse().expect("a try of the test");
                    self.referee.record(&tried, *verdict);
                    if let Some(end) = end {
                        self.referee.record_end(end.reason, end.result);
                    }
                }
                Event::TakenBack { to_ply, .. } => self.referee_goes_back(*to_ply),
                _ => {}
            }
        }
    }

    fn referee_goes_back(&mut self, to_ply: u32) {
        let mut tries: Vec<(u32, Try, Verdict)> = Vec::new();
        let mut ply = 0;
        for entry in self.table.log() {
            match &entry.event {
                Event::Tried { text, verdict, .. } => {
                    tries.push((ply, text.parse().expect("a try of the test"), *verdict));
                    ply += u32::from(*verdict == Verdict::Legal);
                }
                Event::TakenBack { to_ply, .. } => {
                    ply = *to_ply;
                    tries.retain(|(ply, ..)| ply < to_ply);
                }
                _ => {}
            }
        }
        assert_eq!(ply, to_ply, "the log's last entry is the take-back");
        self.referee = referee_of(self.table.terms());
        for (_, tried, verdict) in tries {
            self.referee.record(&tried, verdict);
        }
    }

    fn ask(&mut self, at: Millis, by: Side, command: &Command) {
        let entries = self.table.decide(at, by, command);
        self.happen(&entries.expect("the test asks for what it may"));
    }

    fn try_now(&mut self, at: Millis, tried: Try) {
        let by = self.table.turn();
        let view = self.table.view(by, at, true);
        let command = Command::Try {
            ply: view.ply,
            attempt: view.attempt,
            taken_back: view.taken_back,
            text: tried.to_string(),
        };
        self.ask(at, by, &command);
    }
}

fn referee_of(terms: &Terms) -> Referee {
    let Rules::Hidden { set } = &terms.rules else {
        panic!("every pair is of hidden games");
    };
    let pawns = games::chess::Pawns::Forward;
    let position = match &terms.start {
        Some(fen) => Position::from_fen(fen, pawns).expect("a start of the test"),
        None => Position::start(pawns),
    };
    Referee::new((**set).clone(), position).expect("a start of the test")
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

/// Plays one pair, the same for a seed each time.
pub(crate) fn play(seed: u64, build: Builder) -> Report {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let viewer = if rng.random() {
        Side::White
    } else {
        Side::Black
    };
    let mut pair = Pair {
        first: Game::new(terms(seed)),
        second: Game::new(terms(seed)),
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
    pair.report
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
            self.enemy_moves()
        };
        let differ = self.first.position() != self.second.position();
        self.report.differing_truth |= u64::from(differ);
        played
    }

    /// Time passes, and what is due in it happens in both.
    fn wait(&mut self, at_most_ms: u64) {
        self.at.0 += self.rng.random_range(0..at_most_ms);
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
        one.verdict == other.verdict && self.heard(one) == self.heard(other)
    }

    fn heard<'a>(&self, ruling: &'a Ruling) -> &'a [Announcement] {
        ruling.heard.get(self.viewer)
    }

    /// The enemy's moves differ where they can, and are announced alike.
    fn enemy_moves(&mut self) -> bool {
        let mut ours = self.first.legal_tries();
        let mut theirs = self.second.legal_tries();
        ours.shuffle(&mut self.rng);
        theirs.shuffle(&mut self.rng);
        for one in ours.into_iter().take(5) {
            let ruling = self.first.referee.judge(&one);
            let alike = |other: &&Try| {
                let answer = self.second.referee.judge(other);
                self.sounds_alike(&ruling, &answer)
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
        let game = self.game(in_first);
        let unheard = |tried: &Try| {
            let ruling = game.referee.judge(tried);
            ruling.verdict.is_refusal() && ruling.heard.get(viewer).is_empty()
        };
        if let Some(tried) = tries.into_iter().find(unheard) {
            game.try_now(at, tried);
            self.report.with_unheard_tries = 1;
        }
    }

    fn unheard_mark(&mut self, in_first: bool) {
        let (at, enemy) = (self.at, self.viewer.other());
        let view = self.game(in_first).table.view(enemy, at, true);
        let dummy = view.dummies.choose(&mut self.rng).map(|man| man.cell);
        let command = match (dummy, self.rng.random_range(0..4)) {
            (Some(cell), 0) => Command::Mark {
                change: MarkChange::DeleteDummy { cell },
            },
            (_, 1) if view.can_undo_mark => Command::UndoMark,
            (_, 2) => Command::Notes {
                text: format!("{}", at.0),
            },
            _ => Command::Mark {
                change: MarkChange::AddDummy {
                    cell: Cell::new(self.rng.random_range(0..8), self.rng.random_range(0..8)),
                    kind: Kind::QUEEN,
                },
            },
        };
        let game = self.game(in_first);
        if let Ok(entries) = game.table.decide(at, enemy, &command) {
            game.happen(&entries);
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
        ];
        let Some(command) = vain.choose(&mut self.rng) else {
            return;
        };
        let ask = |game: &Game| {
            let answer = game.table.decide(self.at, self.viewer, command);
            let refusal = answer.expect_err("it is in vain");
            serde_json::to_vec(&refusal).expect("a message can be written")
        };
        let (one, other) = (ask(&self.first), ask(&self.second));
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
