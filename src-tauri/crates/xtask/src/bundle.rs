//! `cargo xtask bundle`: packages that install the program.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::Done;
use crate::command::{command, run};
use crate::setup::{self, Need};
use crate::{page, run as program};

/// Installs what is missing, builds with all optimisations and packs. Prints what was made.
pub(crate) fn bundle() -> Done {
    setup::set_up(Need::Run)?;
    page::build()?;
    program::build_program(true)?;
    let program = program::program(true);
    let folder = program.parent().expect("a program lies in a folder");
    let tauri = crate::root().join(page::tauri());
    let tauri = tauri.to_str().expect("the workspace's path is text");
    run(&mut command(tauri, &["bundle", "--bundles", kinds()]))?;
    let packages = packages(&folder.join("bundle"))?;
    if packages.is_empty() {
        Err(anyhow::anyhow!("no package was made"))?;
    }
    for (path, bytes) in packages {
        println!("{} ({:.1} MB)", path.display(), bytes as f64 / 1e6);
    }
    Ok(())
}

/// What is made on this system. Named one by one: "all" would fetch tools from the net.
const fn kinds() -> &'static str {
    if cfg!(target_os = "macos") {
        "app,dmg"
    } else if cfg!(windows) {
        "nsis"
    } else {
        "deb,rpm"
    }
}

/// The packages below a folder with their sizes, one folder a kind.
fn packages(folder: &Path) -> anyhow::Result<Vec<(PathBuf, u64)>> {
    const ENDINGS: [&str; 4] = ["deb", "rpm", "dmg", "exe"];
    let mut packages = Vec::new();
    for kind in list(folder)? {
        if !kind.is_dir() {
            continue;
        }
        for path in list(&kind)? {
            let ending = path.extension().and_then(|ending| ending.to_str());
            if ending.is_some_and(|ending| ENDINGS.contains(&ending)) {
                let bytes = path.metadata()?.len();
                packages.push((path, bytes));
            }
        }
    }
    packages.sort();
    Ok(packages)
}

fn list(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        bail!("there is no folder {}", folder.display());
    }
    std::fs::read_dir(folder)?
        .map(|entry| Ok(entry.context("a folder cannot be read")?.path()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_found_in_the_folder_of_their_kind() {
        let folder = std::env::temp_dir().join(format!("bundle-{}", std::process::id()));
        for (kind, file) in [
            ("deb", "a.deb"),
            ("deb", "control.tar.gz"),
            ("rpm", "a.rpm"),
        ] {
            std::fs::create_dir_all(folder.join(kind)).unwrap();
            std::fs::write(folder.join(kind).join(file), "12345").unwrap();
        }
        let found = packages(&folder).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        let expected = ["deb/a.deb", "rpm/a.rpm"].map(|path| (folder.join(path), 5));
        assert_eq!(found, expected);
        assert!(packages(&folder).is_err(), "no folder, no packages");
    }
}
