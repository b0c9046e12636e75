//! What a seat's commands were answered: a number that comes twice acts once.

use std::collections::BTreeMap;

use protocol::client::{ClientMessage, Command};
use protocol::host::{HostMessage, Refusal, RefusalCode};
use serde::{Deserialize, Serialize};

/// How a command ended.
pub(crate) type Answer = Result<(), Refusal>;

/// A command and its answer, as they are stored beside the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Answered {
    command: Command,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    refusal: Option<Refusal>,
}

impl Answered {
    pub(crate) fn new(command: Command, answer: &Answer) -> Self {
        Self {
            command,
            refusal: answer.as_ref().err().cloned(),
        }
    }
}

/// The answers that one seat was given.
#[derive(Debug, Default)]
pub(crate) struct Answers(BTreeMap<u64, Answered>);

impl Answers {
    /// The number of the next new command.
    pub(crate) fn next(&self) -> u64 {
        self.0.last_key_value().map_or(1, |(id, _)| id + 1)
    }

    /// The answer to a number that is not new: the first one again, or that it was used before
    /// for something else.
    pub(crate) fn again(&self, message: &ClientMessage) -> Option<Answer> {
        if message.id >= self.next() {
            return None;
        }
        Some(match self.0.get(&message.id) {
            Some(first) if first.command == message.command => {
                first.refusal.clone().map_or(Ok(()), Err)
            }
            _ => Err(Refusal {
                code: RefusalCode::BadId,
                detail: "this number was used before for something else".to_owned(),
            }),
        })
    }

    pub(crate) fn keep(&mut self, id: u64, answered: Answered) {
        self.0.insert(id, answered);
    }
}

/// The message that carries an answer.
pub(crate) fn reply(id: u64, answer: Answer) -> HostMessage {
    match answer {
        Ok(()) => HostMessage::Done { id },
        Err(refusal) => HostMessage::Refused { id, refusal },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(id: u64, text: &str) -> ClientMessage {
        let text = text.to_owned();
        ClientMessage {
            id,
            command: Command::Chat { text },
        }
    }

    #[test]
    fn the_first_answer_is_given_again() {
        let mut answers = Answers::default();
        let done = message(1, "hello");
        let refused = message(3, "");
        let refusal = Err(Refusal {
            code: RefusalCode::OutOfRange,
            detail: "empty".to_owned(),
        });
        assert_eq!(answers.again(&done), None, "it is new");
        answers.keep(1, Answered::new(done.command.clone(), &Ok(())));
        answers.keep(3, Answered::new(refused.command.clone(), &refusal));

        assert_eq!(answers.again(&done), Some(Ok(())));
        assert_eq!(answers.again(&refused), Some(refusal));
        assert_eq!(answers.next(), 4);
        for other in [message(1, "something else"), message(2, "left out")] {
            let answer = answers.again(&other).expect("it is not new");
            assert_eq!(answer.unwrap_err().code, RefusalCode::BadId);
        }
    }

    #[test]
    fn an_answer_that_was_stored_before_take_backs_were_counted_is_read() {
        let stored = r#"{"command":{"do":"try","ply":4,"attempt":1,"text":"e2e4"}}"#;
        let expected = Command::Try {
            ply: 4,
            attempt: 1,
            taken_back: 0,
            text: "e2e4".to_owned(),
        };
        let read: Answered = serde_json::from_str(stored).unwrap();
        assert_eq!(read, Answered::new(expected, &Ok(())));
    }
}
