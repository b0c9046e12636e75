//! `umpire referee`: tries from standard input, one a line, and what each seat hears of them.

use std::io::BufRead;

use anyhow::{Context, anyhow};
use clap::Args;
use games::BySide;
use referee::{Announcement, DrawClaim, EndCause, Proof, Referee, Ruling, Try, Verdict};
use serde::Serialize;

use crate::output;
use crate::rules::{Game, options_help};

#[derive(Args)]
#[command(after_help = options_help(std::env::args()))]
pub(crate) struct Arguments {
    #[command(flatten)]
    game: Game,
}

/// What one line asks of the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Request {
    /// A try of the side to move.
    Try(Try),
    /// An end from outside the board.
    End(EndCause),
    /// The side to move claims a draw.
    Claim(DrawClaim),
    /// The side to move asks how many refusals the last move cost.
    Noes,
}

/// What one request brought.
#[derive(Serialize)]
struct Answer<'a> {
    step: u32,
    #[serde(rename = "try", skip_serializing_if = "Option::is_none")]
    tried: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
    white: Vec<Announcement>,
    black: Vec<Announcement>,
    fen: String,
}

/// Referees until the game ends or the input does.
///
/// # Errors
///
/// When an option or a line makes no sense; what was refereed before has been written.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let mut referee = arguments.game.referee()?;
    let BySide { white, black } = referee.opening();
    output::line(&Answer {
        step: 0,
        tried: None,
        verdict: None,
        white,
        black,
        fen: truth(&referee),
    })?;
    let mut step = 0;
    for (index, line) in std::io::stdin().lock().lines().enumerate() {
        let name = || format!("line {}", index + 1);
        let line = line.with_context(name)?;
        let text = line.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let request = read(text)
            .ok_or_else(|| unreadable(text))
            .with_context(name)?;
        let ruling = answer(&mut referee, request);
        step += 1;
        let BySide { white, black } = BySide::from(&ruling.heard);
        output::line(&Answer {
            step,
            tried: Some(text),
            verdict: Some(ruling.verdict),
            white,
            black,
            fen: truth(&referee),
        })?;
        if referee.outcome().is_some() {
            break;
        }
    }
    Ok(())
}

/// Whoever runs this program is the referee, so he sees both boards.
fn truth(referee: &Referee) -> String {
    referee.truth(Proof::own_program()).fen()
}

fn read(text: &str) -> Option<Request> {
    match text.split_once(':') {
        Some(("flag", side)) => Some(Request::End(EndCause::Flag(side.parse().ok()?))),
        Some(("resign", side)) => Some(Request::End(EndCause::Resign(side.parse().ok()?))),
        Some(("claim", "fifty")) => Some(Request::Claim(DrawClaim::Fifty)),
        Some(("claim", "repetition")) => Some(Request::Claim(DrawClaim::Repetition)),
        Some(_) => None,
        None if text == "draw" => Some(Request::End(EndCause::Agreed)),
        None if text == "noes?" => Some(Request::Noes),
        None => Some(Request::Try(text.parse().ok()?)),
    }
}

fn unreadable(text: &str) -> anyhow::Error {
    anyhow!(
        "{text:?} is no move such as e2e4 or e7e8q, no drop such as N@d4, and none of any?, \
         noes?, draw, flag:SIDE, resign:SIDE, claim:fifty, claim:repetition"
    )
}

/// The referee's answer; a request that the rules do not grant changes nothing.
fn answer(referee: &mut Referee, request: Request) -> Ruling {
    let granted = match request {
        Request::Try(tried) => return referee.submit(&tried),
        Request::End(cause) => Some(referee.end_now(cause)),
        Request::Claim(claim) => referee.claim(claim),
        Request::Noes => referee.noes(referee.turn()),
    };
    let ruling = granted.unwrap_or_else(|| Ruling::of(Verdict::NotAvailable));
    if let Some((reason, result)) = ruling.end {
        referee.record_end(reason, result);
    }
    ruling
}

#[cfg(test)]
mod tests {
    use games::Side;

    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<Request>) {
        assert_eq!(read(text), expected, "{text:?}");
    }

    #[test]
    fn lines_are_tries_or_requests() {
        check("any?", Some(Request::Try(Try::Any)));
        check(
            "flag:white",
            Some(Request::End(EndCause::Flag(Side::White))),
        );
        check(
            "resign:black",
            Some(Request::End(EndCause::Resign(Side::Black))),
        );
        check("draw", Some(Request::End(EndCause::Agreed)));
        check("claim:fifty", Some(Request::Claim(DrawClaim::Fifty)));
        check("noes?", Some(Request::Noes));
        for bad in ["flag:", "flag:red", "claim:", "draw?", "e2", "e2e4e5", "N@"] {
            check(bad, None);
        }
    }
}
