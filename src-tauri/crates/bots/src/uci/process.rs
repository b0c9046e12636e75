//! A program that is spoken to line by line, and cannot hold up whoever speaks to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::Instant;

use super::fault::Fault;

/// A longer line is a fault.
pub(super) const LONGEST_LINE: u64 = 64 * 1024;
/// So many lines wait for each other; then the program waits until one is read.
const WAITING_LINES: usize = 64;

/// What was read of a program's output.
enum Heard {
    Line(String),
    TooLong,
}

/// A running program with a thread for what it reads and one for what it writes. Both threads end
/// with the program.
pub(super) struct Process {
    child: Child,
    to: SyncSender<String>,
    from: Receiver<Heard>,
}

impl Process {
    /// Starts a program, without a shell.
    pub(super) fn start(program: &Path, arguments: &[String]) -> Result<Self, Fault> {
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        apart(&mut command);
        let mut child = command
            .spawn()
            .map_err(|error| Fault::start(program, &error))?;
        let input = child.stdin.take().expect("its input is a pipe");
        let output = child.stdout.take().expect("its output is a pipe");
        let (to, lines) = sync_channel(WAITING_LINES);
        let (heard, from) = sync_channel(WAITING_LINES);
        thread::spawn(move || write(input, &lines));
        thread::spawn(move || read(output, &heard));
        Ok(Self { child, to, from })
    }

    /// Writes a line.
    pub(super) fn tell(&mut self, line: &str) -> Result<(), Fault> {
        tracing::trace!("to the engine: {line}");
        match self.to.try_send(line.to_owned()) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => Err(Fault::Deaf),
            Err(TrySendError::Disconnected(_)) => Err(Fault::Ended),
        }
    }

    /// The next line; none when there is none by then.
    pub(super) fn next(&mut self, until: Instant) -> Result<Option<String>, Fault> {
        let wait = until.saturating_duration_since(Instant::now());
        match self.from.recv_timeout(wait) {
            Ok(Heard::Line(line)) => Ok(Some(line)),
            Ok(Heard::TooLong) => Err(Fault::LongLine),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended),
        }
    }

    /// Reads up to a line that says only `word`, and hands over those before it.
    pub(super) fn until(
        &mut self,
        deadline: Instant,
        word: &str,
        mut hear: impl FnMut(&str),
    ) -> Result<(), Fault> {
        while Instant::now() < deadline {
            match self.next(deadline)? {
                Some(line) if line == word => return Ok(()),
                Some(line) => hear(&line),
                None => break,
            }
        }
        Err(Fault::Silent)
    }
}

impl Drop for Process {
    /// Neither the program nor what it has started outlives the game; who is gone already does no
    /// harm.
    fn drop(&mut self) {
        end(&mut self.child);
        let _ = self.child.wait();
    }
}

/// Sets a program apart, so that it and all that it starts can be ended together.
#[cfg(unix)]
fn apart(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// Keeps a program from opening a window of its own for its words.
#[cfg(windows)]
fn apart(command: &mut Command) {
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    std::os::windows::process::CommandExt::creation_flags(command, CREATE_NO_WINDOW);
}

#[cfg(unix)]
fn end(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // The number stays the child's until it is waited for.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}

#[cfg(windows)]
fn end(child: &mut Child) {
    let _ = child.kill();
}

/// Writes lines until the program or the player is gone.
fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if input.write_all(line.as_bytes()).is_err() {
            break;
        }
    }
}

/// Reads lines until the program or the player is gone.
fn read(output: ChildStdout, heard: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        let mut bounded = output.by_ref().take(LONGEST_LINE);
        match bounded.read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        let too_long = line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n');
        let said = if too_long {
            Heard::TooLong
        } else {
            Heard::Line(String::from_utf8_lossy(&line).trim().to_owned())
        };
        if heard.send(said).is_err() || too_long {
            break;
        }
    }
}
