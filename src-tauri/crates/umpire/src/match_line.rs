//! Other people's programs that speak the line protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, bail};
use games::Side;
use referee::{RuleSet, Verdict};
use serde::Serialize;

/// Another program. It reads, one JSON object a line, first the game, then exactly what its seat
/// hears; whenever its side is to move it writes one try as a line. The end of its input is the
/// end of the game.
pub(crate) struct LineProgram {
    command: String,
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    side: Side,
    step: u32,
}

/// The first line: what is played, and which seat the program has.
#[derive(Serialize)]
pub(crate) struct GameLine<'a> {
    pub(crate) game: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rules: Option<&'a RuleSet>,
    pub(crate) seat: Side,
    pub(crate) position: String,
}

/// A ruling as `umpire referee` prints it, with one seat's words and without the position. Steps
/// are counted by the seat.
#[derive(Serialize)]
struct RulingLine<'a, T> {
    step: u32,
    #[serde(rename = "try", skip_serializing_if = "Option::is_none")]
    tried: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<&'a [T]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<&'a [T]>,
}

impl LineProgram {
    /// Starts the program and tells it what is played.
    ///
    /// # Errors
    ///
    /// When it cannot be started or does not read.
    pub(crate) fn start(command: &str, game: &GameLine<'_>) -> anyhow::Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().context("line: without a command")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("line:{command}"))?;
        let input = child.stdin.take();
        let output = child.stdout.take().context("the program has no output")?;
        let mut program = Self {
            command: command.to_owned(),
            child,
            input,
            output: BufReader::new(output),
            side: game.seat,
            step: 0,
        };
        program.write(game)?;
        Ok(program)
    }

    fn write(&mut self, line: &impl Serialize) -> anyhow::Result<()> {
        let input = self
            .input
            .as_mut()
            .context("the program's input is closed")?;
        let mut text = serde_json::to_string(line)?;
        text.push('\n');
        input
            .write_all(text.as_bytes())
            .and_then(|()| input.flush())
            .with_context(|| format!("line:{} does not read", self.command))
    }

    /// Tells what the seat hears, in whatever words the game has.
    ///
    /// # Errors
    ///
    /// When the program does not read.
    pub(crate) fn hear<T: Serialize>(
        &mut self,
        tried: Option<(&str, Verdict)>,
        heard: &[T],
    ) -> anyhow::Result<()> {
        let heard = Some(heard);
        let line = RulingLine {
            step: self.step,
            tried: tried.map(|(tried, _)| tried),
            verdict: tried.map(|(_, verdict)| verdict),
            white: heard.filter(|_| self.side == Side::White),
            black: heard.filter(|_| self.side == Side::Black),
        };
        self.step += 1;
        self.write(&line)
    }

    /// The program's next line.
    ///
    /// # Errors
    ///
    /// When the program has ended.
    pub(crate) fn answer(&mut self) -> anyhow::Result<String> {
        let mut line = String::new();
        let read = self.output.read_line(&mut line);
        if read.with_context(|| self.name())? == 0 {
            bail!("{} has ended before the game", self.name());
        }
        Ok(line.trim().to_owned())
    }

    /// As it is named on the command line.
    pub(crate) fn name(&self) -> String {
        format!("line:{}", self.command)
    }
}

impl Drop for LineProgram {
    fn drop(&mut self) {
        drop(self.input.take());
        // It may have ended by itself; then there is nothing left to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
