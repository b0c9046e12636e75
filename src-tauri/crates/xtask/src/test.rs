//! `cargo xtask test`: every check and every test, the quick ones first.

use clap::Args;

use crate::command::{command, run};
use crate::setup::{self, Need};
use crate::{Done, journeys, page, run as program, tidy};

/// How long each target of `tests/tests/fuzz.rs` runs; they run side by side.
const FUZZ_SECONDS: &str = "ENCOUNTER_FUZZ_SECONDS";

/// Which tests.
#[derive(Args)]
pub(crate) struct Options {
    /// Leaves the journeys in the real window out, and says so.
    #[arg(long)]
    no_journeys: bool,
}

/// Sets up what is missing and passes every test.
pub(crate) fn test(options: &Options) -> Done {
    setup::set_up(Need::Test)?;
    run(&mut command("cargo", &["fmt", "--all", "--check"]))?;
    tidy::tidy()?;
    page::build()?;
    page::check()?;
    run(&mut command(
        "cargo",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--locked",
            "--",
            "-D",
            "warnings",
        ],
    ))?;
    run(command(
        "cargo",
        &[
            "doc",
            "--workspace",
            "--no-deps",
            "--locked",
            "--document-private-items",
        ],
    )
    .env("RUSTDOCFLAGS", "-D warnings"))?;
    run(command("cargo", &["test", "--workspace", "--locked"]).env(FUZZ_SECONDS, "60"))?;
    if options.no_journeys {
        println!("The journeys in the real window were left out, as asked.");
        return Ok(());
    }
    program::build_program(false)?;
    Ok(journeys::run_all(&journeys::Options::default())?)
}
