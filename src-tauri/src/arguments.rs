//! The program's own command line.

use std::path::PathBuf;

use clap::Parser;

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
}
