//! `cargo xtask run`: builds everything and opens the window, or writes a picture of it.

use std::path::PathBuf;

use clap::Args;

use crate::command::{command, run as run_command};
use crate::setup::{self, Need};
use crate::{Done, Stop, journeys, page};

/// How the window is opened.
#[derive(Args)]
pub(crate) struct Options {
    /// Opens the window on a virtual display with a game on the board, writes a picture and ends.
    #[arg(long, value_name = "FILE")]
    screenshot: Option<PathBuf>,
    /// The picture's size.
    #[arg(
        long,
        default_value = "1280x900",
        value_name = "WIDTHxHEIGHT",
        requires = "screenshot"
    )]
    size: String,
    /// The picture's colours: light or dark.
    #[arg(long, default_value = "light", value_parser = ["light", "dark"], requires = "screenshot")]
    theme: String,
    /// Builds with all optimisations.
    #[arg(long)]
    release: bool,
    /// What the program itself is to be told, after `--`.
    #[arg(last = true)]
    arguments: Vec<String>,
}

/// Installs what is missing, builds, and opens the window.
pub(crate) fn run(options: &Options) -> Done {
    let need = if options.screenshot.is_some() {
        Need::Test
    } else {
        Need::Run
    };
    if options.screenshot.is_none() && !has_display() {
        return Err(Stop::Missing(
            "there is no display to open a window on; for a picture of it run: cargo xtask run --screenshot FILE".to_owned(),
        ));
    }
    setup::set_up(need)?;
    page::build()?;
    build_program(options.release)?;
    if let Some(file) = &options.screenshot {
        return Ok(journeys::picture(
            file,
            &options.size,
            &options.theme,
            options.release,
        )?);
    }
    let program = program(options.release);
    let program = program.to_str().expect("the workspace's path is text");
    Ok(run_command(command(program, &[]).args(&options.arguments))?)
}

fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    std::env::consts::OS != "linux" || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Builds the desktop program; the page must be built before.
pub(crate) fn build_program(release: bool) -> anyhow::Result<()> {
    let mut build = command("cargo", &["build", "--package", "encounter"]);
    if release {
        build.arg("--release");
    }
    run_command(&mut build)
}

/// Where cargo puts the desktop program.
pub(crate) fn program(release: bool) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| crate::root().join("target"), PathBuf::from);
    let folder = if release { "release" } else { "debug" };
    target
        .join(folder)
        .join(format!("encounter{}", std::env::consts::EXE_SUFFIX))
}
