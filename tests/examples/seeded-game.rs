//! Looks for a game that shows everything once, for the journeys in the real window.
//!
//! White is played by the strongest player from what it hears, Black by the weakest from a seed.
//! The first seed whose game has a NO, a capture, a check, a pawn try that was taken and a
//! promotion, and ends with White's mate in at most 60 moves, is printed: the seed and White's
//! tries, refused ones included. The same seed gives the same answers in the program.

use std::time::Duration;

use bots::{Budget, Kind, Player, Seen};
use client::Client;
use games::chess::{Pawns, Position};
use games::{BySide, Side};
use protocol::client::Command;
use protocol::computer::Manner;
use protocol::host::{Frame, LineEvent};
use protocol::terms::{Rules, Terms};
use protocol::view::Phase;
use protocol::window::{Record, Step};
use referee::{Announcement, EndReason, GameResult, RuleSet, RuleSetName, Verdict};
use server::{Clock, Host, NewTable, Options, Seat};
use store::Store;

/// The picture is taken before so many half-moves, while the board is full.
const PICTURE_UNTIL: u32 = 40;

/// The longest game that is of use, in half-moves.
const LONGEST: u32 = 120;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    for seed in 1.. {
        let record = play(seed).await?;
        eprintln!(
            "seed {seed}: {} {:?} after {} steps",
            record.result.as_str(),
            record.reason,
            record.steps.len()
        );
        let picture = best_picture(&record);
        if picture > 0 && shows_everything(&record) {
            let tries: Vec<&str> = white_tries(&record).map(|(_, text, _)| text).collect();
            let verdicts: Vec<Verdict> = white_tries(&record)
                .map(|(_, _, verdict)| verdict)
                .collect();
            println!(
                "{}",
                serde_json::json!({ "seed": seed, "tries": tries, "verdicts": verdicts, "picture": picture })
            );
            return Ok(());
        }
    }
    Ok(())
}

async fn play(seed: u64) -> anyhow::Result<Record> {
    let folder = tempfile::tempdir()?;
    let options = Options {
        bot_pause: Duration::ZERO,
        seed: Some(seed),
        ..Options::default()
    };
    let host = Host::with_options(Store::open(folder.path())?, Clock::system(), options);
    // The program draws the colour by lot first, whether it needs it or not.
    host.lot();
    let rules = RuleSet::published(RuleSetName::Se);
    let seats = BySide {
        white: Seat::Person,
        black: Seat::Bot { level: 1 },
    };
    let game = host
        .open(NewTable {
            terms: terms(&rules),
            seats,
            manner: Manner::default(),
        })
        .await?;
    let client = Client::start(host.join(game, Side::White).await?);
    let mut white = bots::hidden(
        Kind::Pimc,
        &rules,
        Side::White,
        &Position::start(Pawns::Forward),
        seed,
    );
    let mut frames = client.frames();
    while let Some(frame) = frames.next().await {
        hear(white.as_mut(), &frame);
        if matches!(frame.view.phase, Phase::Over { .. }) {
            break;
        }
        let command = match (frame.view.turn, frame.view.ply) {
            (_, LONGEST..) => Command::Resign,
            (Side::White, ply) => {
                let text = white.choose(&Budget::unlimited()).to_string();
                Command::Try {
                    ply,
                    attempt: frame.view.attempt,
                    taken_back: frame.view.taken_back,
                    text,
                }
            }
            (Side::Black, _) => continue,
        };
        client
            .send(command)
            .await
            .map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?;
    }
    let record = client.ended().await;
    host.shut_down().await;
    record
        .map(|record| record.as_ref().clone())
        .ok_or_else(|| anyhow::anyhow!("no record"))
}

fn terms(rules: &RuleSet) -> Terms {
    Terms {
        event: String::new(),
        rules: Rules::Hidden {
            set: Box::new(rules.clone()),
        },
        time: None,
        rated: false,
        requests_after_end: true,
        start: None,
        names: BySide {
            white: "Ann".to_owned(),
            black: "Computer".to_owned(),
        },
        hand_over: false,
        practice: false,
    }
}

fn hear(player: &mut dyn Player, frame: &Frame) {
    for line in &frame.lines {
        if let LineEvent::Ruling { tried, said } = &line.event {
            let tried = tried
                .as_ref()
                .and_then(|tried| Some((tried.text.parse().ok()?, tried.verdict)));
            player.hear(&Seen {
                tried,
                heard: said.clone(),
            });
        }
    }
}

fn white_tries(record: &Record) -> impl Iterator<Item = (&Step, &str, Verdict)> {
    record.steps.iter().filter_map(|step| {
        let tried = step
            .tried
            .as_ref()
            .filter(|tried| tried.by == Side::White)?;
        Some((step, tried.text.as_str(), tried.verdict))
    })
}

/// How many of White's tries show the most at once: the last one is a NO while the square of
/// Black's last capture is framed. Prefers a moment when much has happened.
fn best_picture(record: &Record) -> usize {
    let mut count = 0;
    let mut framed = false;
    let mut best = 0;
    for step in &record.steps {
        let Some(tried) = &step.tried else { continue };
        let moved = tried.verdict == Verdict::Legal;
        count += usize::from(tried.by == Side::White);
        if tried.by == Side::White
            && framed
            && tried.verdict == Verdict::No
            && step.ply < PICTURE_UNTIL
        {
            best = count;
        }
        if moved {
            framed = tried.by == Side::Black && step.capture.is_some();
        }
    }
    best
}

fn shows_everything(record: &Record) -> bool {
    let mated = record.reason == EndReason::Checkmate && record.result == GameResult::WhiteWins;
    let refused = white_tries(record).any(|(_, _, verdict)| verdict == Verdict::No);
    let said = |wanted: fn(&Announcement) -> bool| {
        white_tries(record).any(|(step, _, _)| step.heard.white.iter().any(wanted))
    };
    let promoted =
        white_tries(record).any(|(_, text, verdict)| verdict == Verdict::Legal && text.len() == 5);
    mated
        && refused
        && promoted
        && said(|one| matches!(one, Announcement::Capture { .. }))
        && said(|one| matches!(one, Announcement::Check { .. }))
        && took_a_pawn_try(record)
}

/// A pawn try was announced to White, and his next legal move was a capture by a pawn.
fn took_a_pawn_try(record: &Record) -> bool {
    record.steps.windows(2).any(|pair| {
        let [before, after] = pair else { return false };
        let announced = before
            .heard
            .white
            .iter()
            .any(|one| matches!(one, Announcement::Tries { .. }));
        let pawn_took = after.tried.as_ref().is_some_and(|tried| {
            let mut letters = tried.notation.chars();
            tried.by == Side::White
                && letters.next().is_some_and(|c| c.is_ascii_lowercase())
                && letters.next() == Some('x')
        });
        announced && pawn_took && after.capture.is_some()
    })
}
