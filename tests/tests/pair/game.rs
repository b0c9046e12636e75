//! One game of a pair: its terms, its table, and a referee who shows the truth to the test.

use games::chess::Position;
use games::{BySide, Cell, Kind, Side};
use protocol::client::Command;
use protocol::terms::{Rules, SideTime, Terms};
use referee::{Proof, Referee, RuleSet, RuleSetName, Try, Verdict};
use table::{Entry, Event, GameId, Millis, Table};

/// Rules, times and start of a pair. Options and starts come one after the other.
pub(crate) fn terms(name: RuleSetName, seed: u64) -> Terms {
    let mut set = RuleSet::published(name);
    for (key, value) in options(name, seed) {
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
        start: start(name, seed).map(str::to_owned),
        names: BySide {
            white: "Ann".to_owned(),
            black: "Bob".to_owned(),
        },
        hand_over: false,
        practice: false,
    }
}

/// Two of three games of SE keep its refusals from the other side.
fn options(name: RuleSetName, seed: u64) -> &'static [(&'static str, &'static str)] {
    match (name, seed % 3) {
        (RuleSetName::Se, 0) => &[("opponent_hears_no", "false")],
        (RuleSetName::Se, 1) => &[
            ("opponent_hears_no", "false"),
            ("announce_try_count", "false"),
        ],
        _ => &[],
    }
}

fn start(name: RuleSetName, seed: u64) -> Option<&'static str> {
    let number = seed / 3 % 3;
    if name == RuleSetName::Crazykrieg {
        return match number {
            0 => None,
            1 => Some("r3k2r/pp3ppp/2n1bn2/3p4/3P4/2N1BN2/PP3PPP/R3K2R[QPPqpp] w KQkq - 0 10"),
            _ => Some("4k2r/1P3ppp/8/2pP4/6b1/8/P4PPP/R3K3[NPnp] b Qk - 0 20"),
        };
    }
    match number {
        0 => None,
        1 => Some("r3k2r/pp3ppp/2n1bn2/3p4/3P4/2N1BN2/PP3PPP/R3K2R w KQkq - 0 10"),
        _ => Some("4k2r/1P3ppp/8/2pP4/6b1/8/P4PPP/R3K3 b Qk - 0 20"),
    }
}

/// A table, and beside it a referee who shows the truth to the test.
pub(crate) struct Game {
    pub table: Table,
    pub referee: Referee,
    /// What was asked at it, and when time had passed.
    pub script: Vec<Step>,
}

/// One step of a game that can be played again elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Step {
    pub at: Millis,
    /// Who asks for what; nothing when time alone has passed.
    pub asked: Option<(Side, Command)>,
}

impl Game {
    pub(crate) fn new(terms: Terms) -> Self {
        let referee = referee_of(&terms);
        let (table, _) = Table::open(terms, GameId::new(1)).expect("playable terms");
        Self {
            table,
            referee,
            script: Vec::new(),
        }
    }

    pub(crate) fn position(&self) -> &Position {
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
    pub(crate) fn legal_tries(&self) -> Vec<Try> {
        let position = self.position();
        let moves = position.legal_moves();
        let moves = moves.iter().map(|m| Try::Move {
            from: m.from.into(),
            to: m.to.into(),
            promotion: m.promotion.map(Kind::from),
        });
        let drops = position.legal_drops().map(|(role, to)| Try::Drop {
            kind: role.into(),
            to: to.into(),
        });
        moves.chain(drops).collect()
    }

    /// Every try that the own board of the side to move suggests.
    pub(crate) fn suggested_tries(&self) -> Vec<Try> {
        let side = self.referee.turn();
        let mut tries = Vec::new();
        for (from, to) in self.referee.hints(side) {
            tries.extend(to.into_iter().map(|to| Try::Move {
                from: from.into(),
                to: to.into(),
                promotion: None,
            }));
        }
        let own = self.referee.own_board(side);
        for role in own.pocket().men() {
            tries.extend(own.drop_reach(role).into_iter().map(|to| Try::Drop {
                kind: role.into(),
                to: to.into(),
            }));
        }
        tries
    }

    pub(crate) fn happen(&mut self, entries: &[Entry]) {
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

    pub(crate) fn note(&mut self, at: Millis, asked: Option<(Side, &Command)>) {
        let asked = asked.map(|(by, command)| (by, command.clone()));
        self.script.push(Step { at, asked });
    }

    pub(crate) fn ask(&mut self, at: Millis, by: Side, command: &Command) {
        self.note(at, Some((by, command)));
        let entries = self.table.decide(at, by, command);
        self.happen(&entries.expect("the test asks for what it may"));
    }

    pub(crate) fn try_now(&mut self, at: Millis, tried: Try) {
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
