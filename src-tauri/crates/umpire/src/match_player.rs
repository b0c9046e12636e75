//! Who plays in a match: the computer players of this program, and other people's programs.

use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, bail};
use bots::{Budget, Kind, Player, Seen};
use games::Side;
use games::chess::Position;
use referee::{RuleSet, Try};

use crate::match_line::{GameLine, LineProgram};

/// A player as it is named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlayerName {
    /// Plays any move.
    Random,
    /// Takes what it can.
    Greedy,
    /// A level of this program; which levels there are depends on the game.
    Level(u8),
    /// An engine of the UCI protocol.
    Uci(Arc<str>),
    /// A program that speaks the line protocol.
    Line(Arc<str>),
}

impl FromStr for PlayerName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wanted = "a player is random, greedy, level:N, uci:COMMAND or line:COMMAND";
        match text.split_once(':') {
            None if text == "random" => Ok(Self::Random),
            None if text == "greedy" => Ok(Self::Greedy),
            Some(("level", level)) => {
                let level = level.parse().map_err(|_| format!("{text:?}: {wanted}"))?;
                Ok(Self::Level(level))
            }
            Some(("uci", command)) if !command.trim().is_empty() => Ok(Self::Uci(command.into())),
            Some(("line", command)) if !command.trim().is_empty() => Ok(Self::Line(command.into())),
            None | Some(_) => Err(format!("{text:?}: {wanted}")),
        }
    }
}

impl std::fmt::Display for PlayerName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Uci(command) => write!(f, "uci:{command}"),
            Self::Line(command) => write!(f, "line:{command}"),
        }
    }
}

/// A player in a seat of a hidden game.
pub(crate) enum Seated {
    /// One of this program.
    Own(Box<dyn Player>),
    /// Another program.
    Line(Box<LineProgram>),
}

impl Seated {
    /// Seats a player.
    ///
    /// # Errors
    ///
    /// When the program cannot be started, or there is no such level.
    pub(crate) fn new(
        name: &PlayerName,
        rules: &RuleSet,
        side: Side,
        start: &Position,
        seed: u64,
    ) -> anyhow::Result<Self> {
        let own = |kind| Self::Own(bots::hidden(kind, rules, side, start, seed));
        Ok(match name {
            PlayerName::Random => own(Kind::Random),
            PlayerName::Greedy => own(Kind::Greedy),
            PlayerName::Level(level) => own(Kind::of_level(*level)?),
            PlayerName::Uci(command) => {
                bail!("uci:{command} speaks UCI, which knows no hidden game")
            }
            PlayerName::Line(command) => {
                let game = GameLine {
                    game: "encounter",
                    rules: Some(rules),
                    seat: side,
                    position: start.fen(),
                };
                Self::Line(Box::new(LineProgram::start(command, &game)?))
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
            Self::Line(program) => {
                let tried = seen
                    .tried
                    .map(|(tried, verdict)| (tried.to_string(), verdict));
                let tried = tried
                    .as_ref()
                    .map(|(text, verdict)| (text.as_str(), *verdict));
                program.hear(tried, &seen.heard)
            }
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
            Self::Line(program) => {
                let tried = program.answer()?.parse();
                tried.with_context(|| program.name())
            }
        }
    }

    /// Whether its thinking is done by this process and so can be measured.
    pub(crate) const fn is_own(&self) -> bool {
        matches!(self, Self::Own(_))
    }
}

#[cfg(test)]
mod tests {
    use referee::{Announcement, Verdict};

    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Result<PlayerName, &str>) {
        assert_eq!(text.parse(), expected.map_err(str::to_owned), "{text:?}");
    }

    #[test]
    fn players_are_named() {
        check("random", Ok(PlayerName::Random));
        check("greedy", Ok(PlayerName::Greedy));
        check("level:3", Ok(PlayerName::Level(3)));
        check("uci:fish -x", Ok(PlayerName::Uci("fish -x".into())));
        check("line:./bot -q", Ok(PlayerName::Line("./bot -q".into())));
    }

    #[test]
    fn other_words_are_refused_with_a_sentence() {
        let wanted = "a player is random, greedy, level:N, uci:COMMAND or line:COMMAND";
        check("clever", Err(&format!("\"clever\": {wanted}")));
        check("line: ", Err(&format!("\"line: \": {wanted}")));
        check("level:x", Err(&format!("\"level:x\": {wanted}")));
        check("uci:", Err(&format!("\"uci:\": {wanted}")));
    }

    #[cfg(unix)]
    fn line_player(command: &str) -> Seated {
        let name = PlayerName::Line(command.into());
        let rules = RuleSet::published(referee::RuleSetName::Se);
        let start = Position::start(games::chess::Pawns::Forward);
        Seated::new(&name, &rules, Side::White, &start, 0).expect("the program starts")
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
