//! Three whole games to be watched, with both sides' marks and comments.
//!
//! A script under `games/` says who tries what and when, what the referee answers, and how the marks
//! change. It is played through the [table](table::Table) as any game is, so that a demo cannot
//! disagree with the rules; an answer that differs from the script's is a fault.

mod script;

use games::BySide;
use protocol::client::Command;
use protocol::demo::{Demo, DemoName, DemoNote};
use protocol::terms::{Rules, SideTime, Terms};
use referee::{RuleSet, Verdict};
use table::{Event, GameId, Millis, Table, TermsError};

use script::{Moment, Script};

/// Why a script cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The text is no script.
    #[error("the script cannot be read: {0}")]
    Unreadable(String),
    /// No game can begin so.
    #[error("the game cannot begin: {0}")]
    Terms(TermsError),
    /// The table refused what the script does.
    #[error("moment {moment}: {detail}")]
    Refused {
        /// Its place in the script, from 0.
        moment: usize,
        /// The table's words.
        detail: String,
    },
    /// The referee answered something else.
    #[error("moment {moment}: the referee says {said:?}")]
    OtherVerdict {
        /// Its place in the script, from 0.
        moment: usize,
        /// The referee's answer.
        said: Option<Verdict>,
    },
    /// The script stops before the game is over.
    #[error("the game is not over at the script's end")]
    NotOver,
}

/// Plays a demo from its script to its end.
///
/// # Errors
/// When the script is at fault; the tests play each of them.
pub fn play(name: DemoName) -> Result<Demo, Fault> {
    play_script(name, text_of(name))
}

const fn text_of(name: DemoName) -> &'static str {
    match name {
        DemoName::Mate => include_str!("../games/mate.json"),
        DemoName::Queen => include_str!("../games/queen.json"),
        DemoName::English => include_str!("../games/english.json"),
    }
}

fn play_script(name: DemoName, text: &str) -> Result<Demo, Fault> {
    let script: Script =
        serde_json::from_str(text).map_err(|error| Fault::Unreadable(error.to_string()))?;
    let game = GameId::new(1 + name as u128);
    let (table, _) = Table::open(terms(&script), game).map_err(Fault::Terms)?;
    let mut play = Play {
        table,
        at: Millis(0),
        steps: 0,
        notes: Vec::new(),
    };
    for (place, moment) in script.moments.iter().enumerate() {
        play.make(place, moment)?;
    }
    let record = play.table.record_of().ok_or(Fault::NotOver)?;
    Ok(Demo {
        name,
        record,
        notes: play.notes,
    })
}

fn terms(script: &Script) -> Terms {
    Terms {
        event: String::new(),
        rules: Rules::Hidden {
            set: Box::new(RuleSet::published(script.set)),
        },
        time: Some(BySide::from_fn(|_| SideTime {
            main_ms: script.minutes * 60_000,
            increment_ms: script.increment_s * 1000,
        })),
        rated: false,
        requests_after_end: false,
        start: None,
        names: script.names.clone(),
        hand_over: false,
        practice: false,
    }
}

/// A script under way.
struct Play {
    table: Table,
    at: Millis,
    /// The newest step's place in the record to be.
    steps: u32,
    notes: Vec<DemoNote>,
}

impl Play {
    fn make(&mut self, place: usize, moment: &Moment) -> Result<(), Fault> {
        match moment {
            Moment::Note { text } => self.notes.push(DemoNote {
                step: self.steps,
                text: text.clone(),
            }),
            Moment::Mark { by, change } => {
                let change = change.clone();
                self.command(place, *by, &Command::Mark { change })?;
            }
            Moment::Try {
                by,
                after_s,
                text,
                verdict,
            } => {
                self.wait(*after_s);
                let view = self.table.view(*by, self.at, true);
                let command = Command::Try {
                    ply: view.ply,
                    attempt: view.attempt,
                    taken_back: view.taken_back,
                    text: text.clone(),
                };
                let said = self.command(place, *by, &command)?;
                if said != Some(*verdict) {
                    let moment = place;
                    return Err(Fault::OtherVerdict { moment, said });
                }
            }
            Moment::Resign { by, after_s } => {
                self.wait(*after_s);
                self.command(place, *by, &Command::Resign)?;
            }
        }
        Ok(())
    }

    fn wait(&mut self, seconds: u64) {
        self.at = Millis(self.at.0 + seconds * 1000);
    }

    /// Lets a command happen; the answer is the referee's, if it was a try.
    fn command(
        &mut self,
        moment: usize,
        by: games::Side,
        command: &Command,
    ) -> Result<Option<Verdict>, Fault> {
        let entries =
            self.table
                .decide(self.at, by, command)
                .map_err(|refusal| Fault::Refused {
                    moment,
                    detail: refusal.detail,
                })?;
        let mut said = None;
        for entry in &entries {
            self.table.record(entry);
            if let Event::Tried { verdict, .. } = &entry.event {
                said = Some(*verdict);
            }
            let is_step = matches!(entry.event, Event::Tried { .. } | Event::Ended { .. });
            self.steps += u32::from(is_step);
        }
        Ok(said)
    }
}

#[cfg(test)]
mod tests;
