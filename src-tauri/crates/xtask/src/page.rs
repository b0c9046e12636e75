//! The page: its packages, its build, its own checks.

use std::path::Path;

use anyhow::{Context, Result};

use crate::command::{command, run};

/// npm's name on this system.
pub(crate) const fn npm() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

/// Tauri's command line, below the workspace's folder; it comes with the page's packages.
pub(crate) const fn tauri() -> &'static str {
    if cfg!(windows) {
        "ui/node_modules/.bin/tauri.cmd"
    } else {
        "ui/node_modules/.bin/tauri"
    }
}

/// Builds the page into `ui/dist`, which the program embeds.
pub(crate) fn build() -> Result<()> {
    install("ui")?;
    npm_in("ui", &["run", "build"])
}

/// The page's formatter, linter, type check and component tests.
pub(crate) fn check() -> Result<()> {
    install("ui")?;
    npm_in("ui", &["run", "check"])?;
    npm_in("ui", &["test"])
}

/// Installs a folder's packages when its lock file is newer than what is installed.
pub(crate) fn install(folder: &str) -> Result<()> {
    let folder_path = crate::root().join(folder);
    let lock = folder_path.join("package-lock.json");
    let installed = folder_path.join("node_modules/.package-lock.json");
    if is_newer(&installed, &lock)? {
        return Ok(());
    }
    npm_in(folder, &["ci", "--no-audit", "--no-fund"])
}

fn is_newer(installed: &Path, lock: &Path) -> Result<bool> {
    let lock_time = lock
        .metadata()
        .and_then(|data| data.modified())
        .with_context(|| format!("no {}", lock.display()))?;
    Ok(installed
        .metadata()
        .and_then(|data| data.modified())
        .is_ok_and(|time| time >= lock_time))
}

fn npm_in(folder: &str, arguments: &[&str]) -> Result<()> {
    run(command(npm(), arguments).current_dir(crate::root().join(folder)))
}
