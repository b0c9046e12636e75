//! The journeys: the real program in a real window on a virtual display, driven as a person would.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;

use crate::command::{command, run};
use crate::setup::{self, Need};
use crate::{Done, page, run as program};

/// Which journeys, and how often.
#[derive(Args)]
pub(crate) struct Options {
    /// How often each journey is made; every one must pass.
    #[arg(long, default_value_t = 1)]
    repeat: u32,
    /// Only journeys whose name contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Takes the optimised build.
    #[arg(long)]
    release: bool,
}

/// Which pictures, and where to.
#[derive(Args)]
pub(crate) struct Pictures {
    /// Where the pictures are written: each screen in both themes and both sizes.
    folder: PathBuf,
    /// The window's language.
    #[arg(long, default_value = "en", value_parser = ["en", "ro"])]
    language: String,
    /// With the larger text.
    #[arg(long)]
    larger: bool,
    /// The window's sizes, with commas between them.
    #[arg(long, default_value = "960x640,1920x1080", value_name = "WIDTHxHEIGHT")]
    sizes: String,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            repeat: 1,
            only: String::new(),
            release: false,
        }
    }
}

/// Installs and builds what the journeys need, then makes them.
pub(crate) fn set_up_and_run(options: &Options) -> Done {
    setup::set_up(Need::Test)?;
    page::build()?;
    program::build_program(options.release)?;
    Ok(run_all(options)?)
}

/// Makes the journeys with the program as it was built.
pub(crate) fn run_all(options: &Options) -> Result<()> {
    let repeat = options.repeat.to_string();
    let mut arguments = vec!["--repeat", &repeat];
    if !options.only.is_empty() {
        arguments.extend(["--only", &options.only]);
    }
    drive(&arguments, options.release)
}

/// Writes a picture of the window with a game in full swing.
pub(crate) fn picture(file: &Path, size: &str, theme: &str, release: bool) -> Result<()> {
    let file = std::path::absolute(file)?;
    let file = file.to_string_lossy();
    drive(
        &["--picture", &file, "--size", size, "--theme", theme],
        release,
    )?;
    println!("wrote {file}");
    Ok(())
}

/// Installs and builds what the journeys need, then makes a picture of every screen.
pub(crate) fn pictures(options: &Pictures) -> Done {
    setup::set_up(Need::Test)?;
    page::build()?;
    program::build_program(false)?;
    let folder = std::path::absolute(&options.folder)?;
    let folder = folder.to_string_lossy();
    let mut arguments = vec!["--screens", &folder, "--language", &options.language];
    arguments.extend(["--sizes", &options.sizes]);
    if options.larger {
        arguments.push("--larger");
    }
    Ok(drive(&arguments, false)?)
}

/// A bus of its own for each run: the person's notifications are left alone.
fn drive(arguments: &[&str], release: bool) -> Result<()> {
    page::install("tests/journeys")?;
    let program = program::program(release);
    let mut node = command(
        "dbus-run-session",
        &["--", "node", "tests/journeys/run.mjs"],
    );
    node.arg("--program").arg(program).args(arguments);
    run(&mut node)
}
