//! Scripts of a game, and what both seats hear of them.
//!
//! A line of a script is `TIME WHO WHAT`, such as `0:10 white e2e4` or `0:12 black mark e7 delete`;
//! times are minutes, seconds and, behind a point, milliseconds. `host` can `wait` and `resume`,
//! and `see` shows fields of a seat's view: `0:12 black see dummies clock`.

use games::{BySide, Cell, Kind, Side};
use protocol::client::{Claim, Command, MarkChange, Offer};
use protocol::host::{Line, LineEvent};
use protocol::terms::{Rules, SideTime, Terms};
use protocol::view::{Drawing, MarkColour, Shape, View};
use referee::{Announcement, RuleSet, RuleSetName};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Entry, GameId, Millis, Table};

/// The id of every game here.
pub(crate) const GAME: GameId = GameId::new(7);

/// A hidden game under SE's rules with ten minutes a side and no increment.
pub(crate) fn se() -> Terms {
    hidden(RuleSetName::Se)
}

/// The same with three minutes and five seconds.
pub(crate) fn short() -> Terms {
    Terms {
        time: Some(minutes(185_000, 0)),
        ..se()
    }
}

/// The same under another set.
pub(crate) fn hidden(set: RuleSetName) -> Terms {
    Terms {
        event: String::new(),
        rules: Rules::Hidden {
            set: Box::new(RuleSet::published(set)),
        },
        time: Some(minutes(600_000, 0)),
        rated: false,
        requests_after_end: true,
        start: None,
        names: BySide {
            white: "Ann".to_owned(),
            black: "Bob".to_owned(),
        },
        hand_over: false,
        practice: false,
    }
}

/// The same time for both sides.
pub(crate) fn minutes(main_ms: u64, increment_ms: u64) -> BySide<SideTime> {
    BySide::from_fn(|_| SideTime {
        main_ms,
        increment_ms,
    })
}

/// Terms with a start position.
pub(crate) fn from(mut terms: Terms, fen: &str) -> Terms {
    terms.start = Some(fen.to_owned());
    terms
}

/// The name of a value as it stands in messages.
pub(crate) fn word(value: impl Serialize) -> String {
    match serde_json::to_value(value).expect("a message") {
        serde_json::Value::String(text) => text,
        other => other.to_string(),
    }
}

fn of_word<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_value(serde_json::Value::String(text.to_owned()))
        .unwrap_or_else(|_| panic!("no such word: {text}"))
}

/// A game that is played by a script, with everything that was heard.
pub(crate) struct Script {
    pub(crate) table: Table,
    pub(crate) at: Millis,
    pub(crate) heard: String,
    told: BySide<usize>,
}

impl Script {
    pub(crate) fn new(terms: Terms) -> Self {
        let (table, entries) = Table::open(terms, GAME).expect("playable terms");
        assert_eq!(entries, table.log(), "the first entries are recorded");
        let mut script = Self {
            table,
            at: Millis(0),
            heard: String::new(),
            told: BySide { white: 0, black: 0 },
        };
        script.tell();
        script.heard.clear();
        script
    }

    /// Plays a script.
    pub(crate) fn play(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|l| !l.is_empty()) {
            let (time, rest) = line.split_once(' ').expect("TIME WHO WHAT");
            let (who, what) = rest.split_once(' ').expect("TIME WHO WHAT");
            self.at = read_time(time);
            for entry in self.table.due(self.at) {
                self.happen(&entry);
            }
            if let Some(fields) = what.strip_prefix("see ") {
                let view = self.table.view(of_word(who), self.at, true);
                let seen: Vec<String> = fields.split(' ').map(|f| see(&view, f)).collect();
                self.write(&format!("{time} {who} sees {}", seen.join(", ")));
                continue;
            }
            let entries = match (who, what) {
                ("host", "wait") => Vec::new(),
                ("host", "resume") => self.table.resume(self.at),
                _ => self.ask(time, of_word(who), what),
            };
            for entry in &entries {
                self.happen(entry);
            }
        }
    }

    fn ask(&mut self, time: &str, who: Side, what: &str) -> Vec<Entry> {
        let before = self.table.log().len();
        let command = command(&self.table, what);
        let decided = self.table.decide(self.at, who, &command);
        assert_eq!(self.table.log().len(), before, "deciding changes nothing");
        decided.unwrap_or_else(|refusal| {
            self.write(&format!("{time} {who} refused: {}", word(refusal.code)));
            Vec::new()
        })
    }

    fn happen(&mut self, entry: &Entry) {
        self.table.record(entry);
        self.tell();
    }

    fn write(&mut self, line: &str) {
        self.heard.push_str(line.trim());
        self.heard.push('\n');
    }

    fn tell(&mut self) {
        let new = BySide::from_fn(|seat| {
            let told = *self.told.get(seat);
            let lines = &self.table.lines(seat)[told..];
            lines.iter().map(write_line).collect::<Vec<_>>()
        });
        self.told = BySide::from_fn(|seat| self.table.lines(seat).len());
        if new.white == new.black {
            for (time, text) in new.white {
                self.write(&format!("{time} both: {text}"));
            }
            return;
        }
        for seat in Side::ALL {
            for (time, text) in new.get(seat) {
                self.write(&format!("{time} {seat}: {text}"));
            }
        }
    }
}

/// Plays a script and holds what was heard against what is expected; then reads the log again.
#[track_caller]
pub(crate) fn check(terms: Terms, script: &str, expected: &str) -> Script {
    let mut game = Script::new(terms);
    game.play(script);
    let expected: Vec<&str> = expected.trim().lines().map(str::trim).collect();
    let heard: Vec<&str> = game.heard.trim().lines().collect();
    assert_eq!(heard, expected, "what was heard:\n{}\n", game.heard.trim());
    assert_same_when_read_again(&game.table, game.at);
    game
}

/// A game that is read from its log, as text, is the same game.
#[track_caller]
pub(crate) fn assert_same_when_read_again(table: &Table, at: Millis) {
    let text = serde_json::to_string(table.log()).expect("a log can be written");
    let entries: Vec<Entry> = serde_json::from_str(&text).expect("a log can be read");
    assert_eq!(entries, table.log(), "a log is read as it was written");
    let again = Table::replay(GAME, &entries).expect("a log is a game");
    for seat in Side::ALL {
        assert_eq!(again.view(seat, at, true), table.view(seat, at, true));
        assert_eq!(again.lines(seat), table.lines(seat));
    }
    assert_eq!(again.next_due(), table.next_due(), "the clocks go on alike");
    assert_eq!(again.record_of(), table.record_of());
}

/// The command of a script's words, bound to the table as it stands.
pub(crate) fn command(table: &Table, what: &str) -> Command {
    let words: Vec<&str> = what.split(' ').collect();
    let number = |text: &str| text.parse().expect("a number");
    match words.as_slice() {
        ["try", ply, attempt, back, text] => Command::Try {
            ply: number(ply),
            attempt: number(attempt),
            taken_back: number(back),
            text: (*text).to_owned(),
        },
        ["practise", text] => practise(table, text, false),
        ["keep", text] => practise(table, text, true),
        ["undo"] => Command::UndoMark,
        ["redo"] => Command::RedoMark,
        ["offer", offer] => Command::Offer {
            offer: of_word::<Offer>(offer),
        },
        ["accept", id] => Command::Accept { offer: number(id) },
        ["decline", id] => Command::Decline { offer: number(id) },
        ["withdraw", id] => Command::Withdraw { offer: number(id) },
        ["claim", claim] => Command::Claim {
            claim: of_word::<Claim>(claim),
        },
        ["noes"] => Command::AskNoes,
        ["quick_draw"] => Command::QuickDraw,
        ["resign"] => Command::Resign,
        ["abort"] => Command::Abort,
        ["minute"] => Command::AddMinute,
        ["chat", ..] => Command::Chat {
            text: what["chat ".len()..].to_owned(),
        },
        ["notes", ..] => Command::Notes {
            text: what["notes ".len()..].to_owned(),
        },
        ["ready"] => Command::Ready,
        ["flag"] => Command::Flag,
        [
            "mark" | "cube" | "tie" | "untie" | "plus" | "draw" | "erase",
            ..,
        ] => Command::Mark {
            change: mark(&words),
        },
        [text] => {
            let view = table.view(table.turn(), table.last_at(), true);
            Command::Try {
                ply: view.ply,
                attempt: view.attempt,
                taken_back: view.taken_back,
                text: (*text).to_owned(),
            }
        }
        _ => panic!("no such command: {what}"),
    }
}

fn mark(words: &[&str]) -> MarkChange {
    match *words {
        ["mark", cell, "delete"] => MarkChange::DeleteDummy {
            cell: cell_of(cell),
        },
        ["mark", from, to] if to.len() > 1 => MarkChange::MoveDummy {
            from: cell_of(from),
            to: cell_of(to),
        },
        ["mark", cell, kind] => MarkChange::AddDummy {
            cell: cell_of(cell),
            kind: kind.parse::<Kind>().expect("a kind"),
        },
        ["cube", cell] => MarkChange::AddCube {
            cell: cell_of(cell),
        },
        ["cube", cell, "delete"] => MarkChange::DeleteCube {
            cell: cell_of(cell),
        },
        ["cube", from, to] => MarkChange::MoveCube {
            from: cell_of(from),
            to: cell_of(to),
        },
        ["tie", cell, pawn] => MarkChange::TieCube {
            cell: cell_of(cell),
            pawn: cell_of(pawn),
        },
        ["untie", cell] => MarkChange::UntieCube {
            cell: cell_of(cell),
        },
        ["plus", "clear"] => MarkChange::ClearHighlights,
        ["plus", cell] => MarkChange::AddHighlight {
            cell: cell_of(cell),
        },
        ["plus", cell, "delete"] => MarkChange::RemoveHighlight {
            cell: cell_of(cell),
        },
        ["draw", colour, ref cells @ ..] => MarkChange::Draw {
            drawing: Drawing {
                shape: shape(cells),
                colour: of_word::<MarkColour>(colour),
            },
        },
        ["erase", "all"] => MarkChange::ClearDrawings,
        ["erase", ref cells @ ..] => MarkChange::Erase {
            shape: shape(cells),
        },
        _ => panic!("no such mark: {words:?}"),
    }
}

fn shape(cells: &[&str]) -> Shape {
    match *cells {
        [cell] => Shape::Circle {
            cell: cell_of(cell),
        },
        [from, to] => Shape::Arrow {
            from: cell_of(from),
            to: cell_of(to),
        },
        _ => panic!("no such shape: {cells:?}"),
    }
}

/// A man of either side moves or is put somewhere, at this moment.
pub(crate) fn practise(table: &Table, text: &str, keep_turn: bool) -> Command {
    let view = table.view(Side::White, table.last_at(), true);
    Command::Practise {
        ply: view.ply,
        attempt: view.attempt,
        taken_back: view.taken_back,
        text: text.to_owned(),
        keep_turn,
    }
}

fn cell_of(text: &str) -> Cell {
    text.parse().expect("a square")
}

/// Reads `1:02.500`.
pub(crate) fn read_time(text: &str) -> Millis {
    let (minutes, rest) = text.split_once(':').expect("M:SS");
    let (seconds, millis) = rest.split_once('.').unwrap_or((rest, "0"));
    let number = |text: &str| text.parse::<u64>().expect("a number");
    Millis((number(minutes) * 60 + number(seconds)) * 1000 + number(millis))
}

/// Writes `1:02.500`, and `1:02` for whole seconds.
pub(crate) fn write_time(ms: u64) -> String {
    let (minutes, seconds, millis) = (ms / 60_000, ms / 1000 % 60, ms % 1000);
    if millis == 0 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}.{millis:03}")
    }
}

fn write_line(line: &Line) -> (String, String) {
    let text = match &line.event {
        LineEvent::Ruling { tried, said } => {
            let tried = tried.as_ref().map_or(String::new(), |tried| {
                let refused = if tried.verdict.is_refusal() { "?" } else { "" };
                format!("{}{refused} ", tried.notation)
            });
            let said: Vec<String> = said.iter().map(write_said).collect();
            format!("{tried}({})", said.join(", "))
        }
        LineEvent::Placed { placed, said } => {
            let said: Vec<String> = said.iter().map(write_said).collect();
            let man = placed.man;
            format!(
                "{}{} put on {} ({})",
                man.kind,
                placed.from,
                man.cell,
                said.join(", ")
            )
        }
        LineEvent::Offered { by, offer } => format!("{by} offers {}", word(offer)),
        LineEvent::Answered { by, offer, answer } => {
            format!("{by} {} {}", word(answer), word(offer))
        }
        LineEvent::TakenBack { to_ply } => format!("taken back to {to_ply}"),
        LineEvent::MinuteAdded { to } => format!("a minute for {to}"),
        LineEvent::Chat { by, text } => format!("{by} says {text}"),
        LineEvent::TimeWarning { side, below_s } => format!("{side} below {below_s}"),
        LineEvent::Clocks { on } => format!("clocks {}", if *on { "on" } else { "off" }),
        LineEvent::Resumed => "resumed".to_owned(),
        LineEvent::Adjourned => "adjourned".to_owned(),
        LineEvent::Seated { names } => format!("{} has White", names.white),
    };
    (write_time(line.at_ms), text)
}

fn write_said(said: &Announcement) -> String {
    match said {
        Announcement::Turn { side } => side.to_string(),
        Announcement::Capture { square, what, .. } => {
            let what = what.map_or(String::new(), |what| format!("{} ", word(what)));
            format!("captured {what}{square}")
        }
        Announcement::Check { dirs } => {
            let dirs: Vec<String> = dirs.iter().map(word).collect();
            format!("check {}", dirs.join(" "))
        }
        Announcement::Tries { n: Some(n), .. } => format!("{n} tries"),
        Announcement::End { reason, result } => format!("{} {}", word(reason), word(result)),
        Announcement::Promotion { .. } => "promotion".to_owned(),
        other => word(serde_json::to_value(other).expect("a message")["say"].clone()),
    }
}

fn see(view: &View, field: &str) -> String {
    match field {
        "clock" => view.clock.map_or("no clock".to_owned(), |clock| {
            let run = clock.running.map_or("none", Side::as_str);
            let left = clock.left_ms;
            format!(
                "{} {} {run} runs",
                write_time(left.white),
                write_time(left.black)
            )
        }),
        "dummies" => men(&view.dummies),
        "cubes" => joined(&view.cubes, |cube| {
            let tied = cube.pawn.map_or(String::new(), |pawn| format!(">{pawn}"));
            format!("{}{tied}", cube.cell)
        }),
        "pluses" => joined(&view.highlights, |lit| {
            format!("{}{}", lit.cell, if lit.red { " red" } else { "" })
        }),
        "drawings" => joined(&view.drawings, |drawn| {
            let colour = word(drawn.colour);
            match drawn.shape {
                Shape::Arrow { from, to } => format!("{colour} {from}{to}"),
                Shape::Circle { cell } => format!("{colour} {cell}"),
            }
        }),
        "doubtful" => joined(&view.doubtful, ToString::to_string),
        "men" => men(&view.men),
        "may" => view.may.iter().map(word).collect::<Vec<_>>().join(" "),
        "offers" => joined(&view.offers, |offer| {
            format!("{} {} {}", offer.id, offer.by, word(offer.offer))
        }),
        "turn" => format!("{} {} {}", view.turn, view.ply, view.attempt),
        "duty" => if view.owes_pawn_capture {
            "owes"
        } else {
            "free"
        }
        .to_owned(),
        "phase" => serde_json::to_string(&view.phase).expect("a message"),
        "capture" => format!("capture {:?}", view.capture),
        "check" => format!("check {:?}", view.check),
        "last" => format!("last {:?}", view.last_move),
        "undo" => format!("undo {} redo {}", view.can_undo_mark, view.can_redo_mark),
        "notes" => view.notes.clone(),
        "hints" => joined(&view.hints, |hint| {
            let to: String = hint.to.iter().map(ToString::to_string).collect();
            format!("{}:{to}", hint.from)
        }),
        "board" => see_board(view),
        "latest" => joined(&view.latest, write_said),
        other => panic!("no such field: {other}"),
    }
}

/// What a board shows besides the men, and how many moves it offers.
fn see_board(view: &View) -> String {
    let Some(board) = &view.board else {
        return "no board".to_owned();
    };
    let ground: Vec<_> = board.ground.iter().map(|spot| spot.cell).collect();
    let shown = board.demonstration.map_or(String::new(), |shown| {
        format!(
            "; {} {} left, {} missing",
            shown.side, shown.moves_left, shown.missing
        )
    });
    format!(
        "ground {ground:?} frozen {:?} checked {:?} {} moves{shown}",
        board.frozen,
        board.checked,
        board.choices.len()
    )
}

fn men(men: &[games::Man]) -> String {
    joined(men, |man| format!("{}{}", man.kind, man.cell))
}

fn joined<T>(items: &[T], text: impl Fn(&T) -> String) -> String {
    items.iter().map(text).collect::<Vec<_>>().join(" ")
}
