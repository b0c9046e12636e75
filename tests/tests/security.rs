//! What `docs/security.md` promises: the tests that it names exist, and the window's rights are as
//! narrow as it says.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("tests lie below the root").to_owned()
}

/// The texts of all Rust files by name; those of one name stand together.
fn sources(folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("it can be listed").path();
        let name = path.file_name().expect("a name").to_string_lossy();
        if path.is_dir() {
            if name != "node_modules" && name != "target" {
                sources(&path, found);
            }
        } else if is_rust(&path) {
            let text = std::fs::read_to_string(&path).expect("a text");
            found.entry(name.into_owned()).or_default().push_str(&text);
        }
    }
}

fn is_rust(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "rs")
}

/// What stands between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn every_test_that_the_table_names_exists() {
    let page = std::fs::read_to_string(root().join("docs/security.md")).expect("a text");
    let mut files = BTreeMap::new();
    sources(&root().join("src-tauri"), &mut files);
    sources(&root().join("tests"), &mut files);
    let rows = page.lines().filter(|line| line.starts_with("| "));
    let mut named = 0;
    for row in rows.skip(1) {
        let cells: Vec<&str> = row.split(" | ").collect();
        assert_eq!(cells.len(), 4, "{row}");
        let mut file = None;
        for word in quoted(cells[3]) {
            if is_rust(Path::new(word)) {
                file = Some(files.get(word).unwrap_or_else(|| panic!("no file {word}")));
                continue;
            }
            let text = file.unwrap_or_else(|| panic!("no file before {word}"));
            let function = format!("fn {word}(");
            let (before, _) = text
                .split_once(&function)
                .unwrap_or_else(|| panic!("no test {word}"));
            let last = before.rsplit("\n}\n").next().unwrap_or_default();
            assert!(
                last.contains("test]") || last.contains("::test("),
                "{word} is no test"
            );
            named += 1;
        }
        assert!(file.is_some() || cells[3].starts_with("none"), "{row}");
    }
    assert!(named > 20, "the table was read: {named} tests");
}

#[test]
fn the_window_may_do_no_more_than_it_needs() {
    let text = std::fs::read_to_string(root().join("tauri.conf.json")).expect("a text");
    let settings: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let app = &settings["app"];
    assert_eq!(app["withGlobalTauri"], false);
    assert_eq!(app["security"]["freezePrototype"], true);
    assert_eq!(app["security"]["capabilities"], serde_json::json!(["main"]));
    let policy = app["security"]["csp"].as_str().expect("a policy");
    assert_eq!(
        policy,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src ipc: http://ipc.localhost; base-uri 'none'; \
         form-action 'none'"
    );
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).expect("a text");
    assert!(!manifest.contains("devtools"), "none in a release");
    let shell = std::fs::read_to_string(root().join("src-tauri/src/lib.rs")).expect("a text");
    assert!(
        shell.contains(".on_navigation("),
        "the page stays where it is"
    );
}
