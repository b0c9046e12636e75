//! Who plays in a match: the computer players of this program, and other people's programs.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, bail};
use bots::{Budget, Kind, Player, Seen};
use games::Side;
use games::chess::Position;
use referee::{Announcement, RuleSet, Try, Verdict};
use serde::Serialize;

/// A player as it is named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlayerName {
    /// A player of this program.
    Own(Kind),
    /// A program that speaks the line protocol.
    Line(Arc<str>),
}

impl FromStr for PlayerName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wanted = "a player is random, greedy, level:N, uci:COMMAND or line:COMMAND";
        match text.split_once(':') {
            None if text == "random" => Ok(Self::Own(Kind::Random)),
            None if text == "greedy" => Ok(Self::Own(Kind::Greedy)),
            Some(("level", level)) => {
                let level = level.parse().map_err(|_| format!("{text:?}: {wanted}"))?;
                let kind = Kind::of_level(level).map_err(|error| error.to_string())?;
                Ok(Self::Own(kind))
            }
            Some(("uci", _)) => Err("engines that speak UCI cannot play here yet".to_owned()),
            Some(("line", command)) if !command.trim().is_empty() => Ok(Self::Line(command.into())),
            None | Some(_) => Err(format!("{text:?}: {wanted}")),
        }
    }
}

impl std::fmt::Display for PlayerName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Own(Kind::Random) => f.write_str("random"),
            Self::Own(Kind::Greedy) => f.write_str("greedy"),
            Self::Own(Kind::Pimc) => f.write_str("level:3"),
            Self::Line(command) => write!(f, "line:{command}"),
        }
    }
}

/// A player in a seat.
pub(crate) enum Seated {
    /// One of this program.
    Own(Box<dyn Player>),
    /// Another program.
    Line(Box<LineProgram>),
}

impl Seated {
    /// Seats a player. Without a rule set the game is regular chess.
    ///
    /// # Errors
    ///
    /// When the program cannot be started.
    pub(crate) fn new(
        name: &PlayerName,
        rules: Option<&RuleSet>,
        side: Side,
        start: &Position,
        seed: u64,
    ) -> anyhow::Result<Self> {
        Ok(match (name, rules) {
            (PlayerName::Own(kind), Some(rules)) => {
                Self::Own(bots::hidden(*kind, rules, side, start, seed))
            }
            (PlayerName::Own(kind), None) => Self::Own(bots::open(*kind, side, start, seed)),
            (PlayerName::Line(command), _) => {
                Self::Line(Box::new(LineProgram::start(command, rules, side, start)?))
            }
        })
    }

    /// Tells what the seat hears.
    ///
    /// # Errors
    ///
    /// When the program does not read.
    pub(crate) fn hear(&mut self, seen: &Seen) -> anyhow::Result<()> {
        match self {
            Self::Own(player) => {
                player.hear(seen);
                Ok(())
            }
            Self::Line(program) => program.hear(seen),
        }
    }

    /// Asks for a try.
    ///
    /// # Errors
    ///
    /// When the program has ended or writes something else.
    pub(crate) fn choose(&mut self, budget: &Budget) -> anyhow::Result<Try> {
        match self {
            Self::Own(player) => Ok(player.choose(budget)),
            Self::Line(program) => program.choose(),
        }
    }

    /// Whether its thinking is done by this process and so can be measured.
    pub(crate) const fn is_own(&self) -> bool {
        matches!(self, Self::Own(_))
    }
}

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

#[derive(Serialize)]
struct GameLine<'a> {
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'a RuleSet>,
    seat: Side,
    position: String,
}

/// A ruling as `umpire referee` prints it, with one seat's words and without the position. Steps
/// are counted by the seat.
#[derive(Serialize)]
struct RulingLine<'a> {
    step: u32,
    #[serde(rename = "try", skip_serializing_if = "Option::is_none")]
    tried: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<&'a [Announcement]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<&'a [Announcement]>,
}

impl LineProgram {
    fn start(
        command: &str,
        rules: Option<&RuleSet>,
        side: Side,
        start: &Position,
    ) -> anyhow::Result<Self> {
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
            side,
            step: 0,
        };
        program.write(&GameLine {
            game: rules.map_or("chess", |_| "encounter"),
            rules,
            seat: side,
            position: start.fen(),
        })?;
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

    fn hear(&mut self, seen: &Seen) -> anyhow::Result<()> {
        let heard = Some(seen.heard.as_slice());
        let line = RulingLine {
            step: self.step,
            tried: seen.tried.map(|(tried, _)| tried.to_string()),
            verdict: seen.tried.map(|(_, verdict)| verdict),
            white: heard.filter(|_| self.side == Side::White),
            black: heard.filter(|_| self.side == Side::Black),
        };
        self.step += 1;
        self.write(&line)
    }

    fn choose(&mut self) -> anyhow::Result<Try> {
        let mut line = String::new();
        let read = self.output.read_line(&mut line);
        if read.with_context(|| format!("line:{}", self.command))? == 0 {
            bail!("line:{} has ended before the game", self.command);
        }
        let tried = line.trim().parse();
        tried.with_context(|| format!("line:{}", self.command))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Result<PlayerName, &str>) {
        assert_eq!(text.parse(), expected.map_err(str::to_owned), "{text:?}");
    }

    #[test]
    fn players_are_named() {
        check("random", Ok(PlayerName::Own(Kind::Random)));
        check("greedy", Ok(PlayerName::Own(Kind::Greedy)));
        check("level:3", Ok(PlayerName::Own(Kind::Pimc)));
        check("line:./bot -q", Ok(PlayerName::Line("./bot -q".into())));
    }

    #[test]
    fn other_words_are_refused_with_a_sentence() {
        let wanted = "a player is random, greedy, level:N, uci:COMMAND or line:COMMAND";
        check("clever", Err(&format!("\"clever\": {wanted}")));
        check("line: ", Err(&format!("\"line: \": {wanted}")));
        check("level:x", Err(&format!("\"level:x\": {wanted}")));
        check(
            "level:4",
            Err("there is no level 4: the levels are 1 (random), 2 (greedy) and 3 (pimc)"),
        );
        check(
            "uci:stockfish",
            Err("engines that speak UCI cannot play here yet"),
        );
    }

    #[cfg(unix)]
    fn line_player(command: &str) -> Seated {
        let name = PlayerName::Line(command.into());
        let rules = RuleSet::published(referee::RuleSetName::Se);
        let start = Position::start(games::chess::Pawns::Forward);
        Seated::new(&name, Some(&rules), Side::White, &start, 0).expect("the program starts")
    }

    #[cfg(unix)]
    #[test]
    fn another_program_hears_json_and_answers_with_a_try() {
        // Answers every line with the try that it finds in it, or with its own.
        let folder = tempfile::tempdir().expect("a folder");
        let script = folder.path().join("player.sh");
        std::fs::write(
            &script,
            r#"read game; read first
               case $first in *'"white":[{"say":"turn","side":"white"}]}') echo e2e4;; *) echo bad;; esac
               read second
               case $second in '{"step":1,"try":"e2e4","verdict":"no",'*) echo d2d4;; *) echo bad;; esac"#,
        )
        .expect("a script");
        let mut player = line_player(&format!("sh {}", script.display()));
        let opening = Seen {
            tried: None,
            heard: vec![Announcement::Turn { side: Side::White }],
        };
        player.hear(&opening).expect("it reads");
        let tried = player.choose(&Budget::default()).expect("it answers");
        assert_eq!(tried.to_string(), "e2e4");
        let refused = Seen {
            tried: Some((tried, Verdict::No)),
            heard: vec![Announcement::No],
        };
        player.hear(&refused).expect("it reads");
        let tried = player.choose(&Budget::default()).expect("it answers");
        assert_eq!(tried.to_string(), "d2d4");
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_does_not_speak_the_protocol_is_named() {
        let mut player = line_player("cat");
        let error = player.choose(&Budget::default()).expect_err("no try");
        assert_eq!(error.to_string(), "line:cat");
        // Reads a line, so that there is somebody to begin with, says nothing and ends.
        let mut player = line_player("sed -n 1q");
        let error = player.choose(&Budget::default()).expect_err("it has ended");
        assert_eq!(
            error.to_string(),
            "line:sed -n 1q has ended before the game"
        );
    }
}
