//! `cargo xtask tidy`: rules of the house that no other tool checks. Each is a function from the
//! files to its faults; `cargo test -p xtask` holds them too.

mod catalogues;
mod rules;

use std::fmt;

use anyhow::{Context, Result, bail};

use crate::Done;
use crate::command::output;

/// A file of the tree.
#[derive(Clone, Debug)]
struct File {
    /// From the root, with `/`.
    path: String,
    text: String,
}

impl File {
    fn has_ending(&self, endings: &[&str]) -> bool {
        let ending = self.path.rsplit('.').next();
        ending.is_some_and(|ending| endings.contains(&ending))
    }

    /// Lines with their numbers from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }

    fn fault(&self, line: usize, what: impl Into<String>) -> Fault {
        Fault {
            path: self.path.clone(),
            line,
            what: what.into(),
        }
    }
}

/// Something against a rule.
#[derive(Debug, PartialEq, Eq)]
struct Fault {
    path: String,
    line: usize,
    what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Checks the tree and names every fault.
pub(crate) fn tidy() -> Done {
    let files = tree()?;
    let faults = faults(&files);
    for fault in &faults {
        eprintln!("{fault}");
    }
    match faults.len() {
        0 => println!("{} files are tidy", files.len()),
        count => Err(anyhow::anyhow!("{count} faults"))?,
    }
    Ok(())
}

fn faults(files: &[File]) -> Vec<Fault> {
    let mut faults: Vec<Fault> = files.iter().flat_map(rules::faults).collect();
    faults.extend(catalogues::faults(files));
    faults
}

/// Every text file that is or will be part of the repository.
fn tree() -> Result<Vec<File>> {
    let listed = output(
        "git",
        &["ls-files", "--cached", "--others", "--exclude-standard"],
    );
    let listed = listed.context("git cannot list the files of this folder")?;
    let mut files = Vec::new();
    for path in listed.lines() {
        let bytes = match std::fs::read(crate::root().join(path)) {
            Ok(bytes) => bytes,
            // Deleted, but not yet said so to git.
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
            Err(error) => bail!("{path}: {error}"),
        };
        if let Ok(text) = String::from_utf8(bytes) {
            let path = path.to_owned();
            files.push(File { path, text });
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_tidy() {
        let files = tree().unwrap();
        assert!(files.len() > 50, "the tree has been found");
        let faults: Vec<String> = faults(&files).iter().map(Fault::to_string).collect();
        assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    }
}
