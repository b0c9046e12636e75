//! A test that runs once more in a process of its own, to be killed there, and what it says.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write, stdout};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// What the child says stands on lines of their own, after this mark.
const MARK: &str = "@child ";

/// The child says something.
pub(crate) fn say(report: &impl Serialize) {
    let text = serde_json::to_string(report).expect("plain data");
    let mut out = stdout().lock();
    writeln!(out, "{MARK}{text}").expect("the parent listens");
    out.flush().expect("the parent listens");
}

/// Starts the ignored test of this name with these variables; what it says is piped.
pub(crate) fn start(test: &str, variables: [(&str, &OsStr); 2]) -> Child {
    Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", test, "--ignored", "--nocapture"])
        .envs(variables)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the test runs once more")
}

/// What a child says, read on a thread of its own; closed when the child is gone.
pub(crate) fn reports<R: DeserializeOwned + Send + 'static>(out: ChildStdout) -> Receiver<R> {
    let (say, heard) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            let text = line.split_once(MARK).map(|(_, text)| text);
            // The last line may be cut short; then it was never said.
            let report = text.and_then(|text| serde_json::from_str(text).ok());
            if report.is_some_and(|report| say.send(report).is_err()) {
                return;
            }
        }
    });
    heard
}
