//! The program's own command line.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;
use server::Options;

/// Chess with a hidden enemy: Kriegspiel with a computer referee.
#[derive(Debug, Clone, Parser)]
#[command(name = "encounter", version)]
pub(crate) struct Arguments {
    /// Keeps games and settings in this folder instead of the system's.
    #[arg(long, value_name = "DIR", env = "ENCOUNTER_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Seeds every draw by lot and every computer player, so that a game can be played again.
    #[arg(long, value_name = "NUMBER", env = "ENCOUNTER_SEED")]
    pub(crate) seed: Option<u64>,
    /// The computer takes at least so many milliseconds for a move.
    #[arg(long, value_name = "MILLISECONDS", env = "ENCOUNTER_COMPUTER_PAUSE")]
    pub(crate) computer_pause: Option<u64>,
    /// The calendar's clock is so many seconds ahead of the machine's, to try reminders.
    #[arg(
        long,
        value_name = "SECONDS",
        env = "ENCOUNTER_CLOCK_AHEAD",
        default_value_t = 0,
        allow_negative_numbers = true
    )]
    pub(crate) clock_ahead: i64,
    /// Waits for guests from other machines at this address alone.
    #[arg(long, value_name = "ADDRESS", env = "ENCOUNTER_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
}

impl Arguments {
    /// How the host behaves: with the seed and the pause that were asked for.
    pub(crate) fn options(&self) -> Options {
        let usual = Options::default();
        Options {
            seed: self.seed,
            bot_pause: self
                .computer_pause
                .map_or(usual.bot_pause, Duration::from_millis),
            ..usual
        }
    }
}
