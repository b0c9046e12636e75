//! The house's chores: `cargo xtask run`, `test`, `journeys`, `pictures`, `bundle`, `tidy`.
//!
//! `run` and `test` install what is missing first. Nothing here is needed at run time.

mod bundle;
mod command;
mod journeys;
mod page;
mod run;
mod setup;
mod test;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Builds, runs and tests Encounter, and installs what that needs.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Installs what is missing, builds everything and opens the window.
    Run(run::Options),
    /// Installs what is missing and passes every test, the journeys in the real window included.
    Test(test::Options),
    /// Passes the journeys in the real window alone.
    Journeys(journeys::Options),
    /// Makes pictures of every screen, to be looked at.
    Pictures(journeys::Pictures),
    /// Makes packages that install the program: a .deb and an .rpm on Linux.
    Bundle,
    /// Checks the rules of the house that no other tool checks.
    Tidy,
}

/// Why a chore ended early.
enum Stop {
    /// Something that the person has to do first; exit status 2.
    Missing(String),
    /// A chore failed; exit status 1.
    Failed(anyhow::Error),
}

impl<E: Into<anyhow::Error>> From<E> for Stop {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// What a chore ends with.
type Done = Result<(), Stop>;

fn main() -> ExitCode {
    let done = match Arguments::parse().chore {
        Chore::Run(options) => run::run(&options),
        Chore::Test(options) => test::test(&options),
        Chore::Journeys(options) => journeys::set_up_and_run(&options),
        Chore::Pictures(options) => journeys::pictures(&options),
        Chore::Bundle => bundle::bundle(),
        Chore::Tidy => tidy::tidy(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop::Missing(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::from(2)
        }
        Err(Stop::Failed(error)) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(3)
        .expect("xtask lies three folders below the root")
        .to_owned()
}
