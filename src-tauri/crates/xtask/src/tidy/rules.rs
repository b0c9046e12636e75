//! Rules that look at one file at a time.

use super::{Fault, File};

/// A file is read in one sitting.
const LONGEST: usize = 600;

/// A line with this word in a longer file says why it is longer.
const REASON: &str = "Longer than most:";

/// Everything against a rule in this file.
pub(super) fn faults(file: &File) -> Vec<Fault> {
    if file.path.starts_with("src-tauri/crates/xtask/src/tidy") {
        // The rules name what they forbid.
        return Vec::new();
    }
    [
        too_long,
        unfinished,
        window_door,
        sql_by_hand,
        unwrapped,
        truth_door,
        lintless,
        hosts,
        machine_paths,
        static_styles,
    ]
    .into_iter()
    .flat_map(|rule| rule(file))
    .collect()
}

fn is_source(file: &File) -> bool {
    file.has_ending(&["rs", "ts", "js", "mjs", "svelte", "css"])
}

fn is_locked(file: &File) -> bool {
    file.path.ends_with("Cargo.lock") || file.path.ends_with("package-lock.json")
}

/// A file stays below 600 lines with its tests.
fn too_long(file: &File) -> Vec<Fault> {
    let lines = file.text.lines().count();
    if !is_source(file) || lines <= LONGEST || file.text.contains(REASON) {
        return Vec::new();
    }
    let what = format!(
        "{lines} lines are more than {LONGEST}: split it, or say why in a line with \"{REASON}\""
    );
    vec![file.fault(1, what)]
}

/// Nothing waits in a comment: what is to be done is done, or written down elsewhere.
fn unfinished(file: &File) -> Vec<Fault> {
    const WORDS: [&str; 7] = [
        "TODO",
        "FIXME",
        "XXX",
        "HACK",
        "todo!(",
        "unimplemented!(",
        "dbg!(",
    ];
    if !is_source(file) {
        return Vec::new();
    }
    each_line(file, |line| {
        let word = WORDS.into_iter().find(|word| line.contains(word))?;
        Some(format!("{word}: finish it"))
    })
}

/// The page has one door to the program.
fn window_door(file: &File) -> Vec<Fault> {
    let is_door = file.path.starts_with("ui/src/backend") && file.has_ending(&["ts"]);
    if is_door || !file.path.starts_with("ui/src/") {
        return Vec::new();
    }
    each_line(file, |line| {
        let imports = line.contains("'@tauri-apps/") || line.contains("\"@tauri-apps/");
        imports.then(|| "only ui/src/backend*.ts imports @tauri-apps".to_owned())
    })
}

/// SQL stands in the store, and what varies in it is a bound parameter.
fn sql_by_hand(file: &File) -> Vec<Fault> {
    const WORDS: [&str; 6] = [
        "SELECT ",
        "INSERT INTO ",
        "UPDATE ",
        "DELETE FROM ",
        "CREATE TABLE ",
        "PRAGMA ",
    ];
    if !file.has_ending(&["rs"]) {
        return Vec::new();
    }
    let mut faults = Vec::new();
    let in_store = file.path.starts_with("src-tauri/crates/store/");
    for (at, _) in file.text.match_indices("format!(") {
        let call = &file.text[at..];
        let call = &call[..call.find(';').unwrap_or(call.len())];
        if WORDS.iter().any(|word| call.contains(word)) {
            let line = file.text[..at].lines().count().max(1);
            faults.push(file.fault(line, "SQL is never put together with format!"));
        }
    }
    if !in_store {
        faults.extend(each_line(file, |line| {
            let found = ["\"SELECT ", "\"INSERT INTO ", "\"DELETE FROM "]
                .iter()
                .any(|word| line.contains(word));
            found.then(|| "SQL stands in the store alone".to_owned())
        }));
    }
    faults
}

/// No `unwrap` outside tests; `expect` names the invariant.
fn unwrapped(file: &File) -> Vec<Fault> {
    let what = "no unwrap outside tests: use expect or `?`";
    outside_tests(file, ".unwrap()", what)
}

/// The true position of a running game is for the headless referee alone.
fn truth_door(file: &File) -> Vec<Fault> {
    let is_owner = file.path.starts_with("src-tauri/crates/umpire/")
        || file.path.ends_with("referee/src/proof.rs");
    if is_owner {
        return Vec::new();
    }
    let what = "only umpire may see the true position of a running game";
    outside_tests(file, "Proof::own_program()", what)
}

/// Lines with a word that only tests may have.
fn outside_tests(file: &File, word: &str, what: &str) -> Vec<Fault> {
    let name = file.path.rsplit('/').next().unwrap_or_default();
    let is_test = file.path.starts_with("tests/")
        || file.path.contains("/tests/")
        || name.starts_with("test")
        || name.ends_with("tests.rs");
    if is_test || !file.has_ending(&["rs"]) {
        return Vec::new();
    }
    let product = file.text.split("#[cfg(test)]\nmod ").next();
    let lines = product.unwrap_or_default().lines();
    (1..)
        .zip(lines)
        .filter(|(_, line)| line.contains(word) && !line.trim_start().starts_with("//"))
        .map(|(number, _)| file.fault(number, what))
        .collect()
}

/// Every crate has the workspace's lints.
fn lintless(file: &File) -> Vec<Fault> {
    let is_crate = file.path.ends_with("Cargo.toml") && file.text.contains("[package]");
    if is_crate && !file.text.contains("[lints]\nworkspace = true") {
        return vec![file.fault(
            1,
            "the workspace's lints are missing: [lints] workspace = true",
        )];
    }
    Vec::new()
}

/// Where packages come from stands in lock files alone, and there it is the public place.
fn hosts(file: &File) -> Vec<Fault> {
    if is_locked(file) {
        return each_line(file, |line| {
            let is_elsewhere = line.starts_with("source = ") && !line.contains("\"registry+");
            let is_named = line.contains("\"resolved\": \"");
            (is_elsewhere || is_named).then(|| "a package comes from a place of its own".to_owned())
        });
    }
    each_line(file, |line| {
        let setting = ["registry=", "registry =", "registry+https", "index-url"]
            .into_iter()
            .find(|setting| line.contains(setting))?;
        Some(format!(
            "{setting}: where packages come from stands in lock files alone"
        ))
    })
}

/// Nothing of the machine on which it was written.
fn machine_paths(file: &File) -> Vec<Fault> {
    const HOMES: [&str; 2] = [concat!("/ro", "ot/"), concat!("/Us", "ers/")];
    each_line(file, |line| {
        let path = HOMES.into_iter().find(|path| line.contains(path))?;
        Some(format!("{path} is a path of one machine"))
    })
}

/// The page's policy forbids styles in attributes; `style:property` is set by code and allowed.
fn static_styles(file: &File) -> Vec<Fault> {
    if !file.has_ending(&["svelte", "html"]) {
        return Vec::new();
    }
    each_line(file, |line| {
        let found = line.contains(" style=\"") || line.contains(" style={");
        found.then(|| "a style in an attribute is not applied: use a class".to_owned())
    })
}

fn each_line(file: &File, rule: impl Fn(&str) -> Option<String>) -> Vec<Fault> {
    file.lines()
        .filter_map(|(number, line)| Some(file.fault(number, rule(line)?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines on which a text in this place has faults.
    #[track_caller]
    fn check(path: &str, text: &str, expected: &[usize]) {
        let file = File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let found = faults(&file);
        let lines: Vec<usize> = found.iter().map(|fault| fault.line).collect();
        assert_eq!(lines, expected, "{path}: {text:.60} {found:?}");
    }

    #[test]
    fn long_files_say_why() {
        check("a.rs", &"\n".repeat(600), &[]);
        check("a.rs", &"\n".repeat(601), &[1]);
        check("a.md", &"\n".repeat(601), &[]);
        let reason = "// Longer than most: one table.\n";
        check("a.rs", &[reason, &"\n".repeat(600)].concat(), &[]);
    }

    #[test]
    fn nothing_is_left_unfinished() {
        check("a.ts", "one\n// TODO(me): two\n", &[2]);
        check("a.rs", "fn a() {\n    todo!()\n}\n", &[2]);
    }

    #[test]
    fn the_page_has_one_door() {
        let import = "import { invoke } from '@tauri-apps/api/core';\n";
        check("ui/src/backend.ts", import, &[]);
        check("ui/src/table/Table.svelte", import, &[1]);
    }

    #[test]
    fn sql_is_bound_and_stands_in_the_store() {
        let bound = "a(\n    \"SELECT * FROM games WHERE id = ?1\",\n)";
        check("src-tauri/crates/store/src/sql/games.rs", bound, &[]);
        check("src-tauri/crates/server/src/lib.rs", bound, &[2]);
        let made = "let a =\n    format!(\n        \"x SELECT {a}\",\n    );";
        check("src-tauri/crates/store/src/sql/games.rs", made, &[2]);
    }

    #[test]
    fn only_tests_unwrap() {
        let text = "a.unwrap();\n#[cfg(test)]\nmod tests {\n    a.unwrap();\n}\n";
        check("src-tauri/src/lib.rs", text, &[1]);
        check("src-tauri/crates/store/src/open/tests.rs", text, &[]);
        check("tests/tests/secrecy.rs", text, &[]);
    }

    #[test]
    fn every_crate_has_the_lints() {
        check("a/Cargo.toml", "[package]\nname = \"a\"\n", &[1]);
        let with = "[package]\n[lints]\nworkspace = true\n";
        check("a/Cargo.toml", with, &[]);
    }

    #[test]
    fn packages_come_from_the_public_place() {
        check(
            "Cargo.lock",
            "source = \"registry+https://example.org\"\n",
            &[],
        );
        check("Cargo.lock", "source = \"git+https://example.org\"\n", &[1]);
        check("ui/.npmrc", "registry=https://example.org\n", &[1]);
    }

    #[test]
    fn no_machine_is_named() {
        let path = concat!("see /Us", "ers/ann/README.md\n");
        check("README.md", path, &[1]);
        check("README.md", "see ~/.local/share\n", &[]);
    }

    #[test]
    fn the_truth_has_one_door() {
        let text = "let position = referee.truth(Proof::own_program());\n";
        check("src-tauri/crates/table/src/view.rs", text, &[1]);
        check("src-tauri/crates/umpire/src/referee.rs", text, &[]);
        check("src-tauri/crates/referee/tests/properties.rs", text, &[]);
    }

    #[test]
    fn styles_stand_in_classes() {
        check(
            "a.svelte",
            "<p style:top=\"1px\">\n<p style=\"top: 1px\">\n",
            &[2],
        );
    }
}
