//! The page's TypeScript types are the Rust types: `ui/src/types` equals what is generated now.
//!
//! `UPDATE_TYPES=1 cargo test -p protocol --test types` writes them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use protocol::board::BoardLook;
use protocol::calendar::{AppointmentLook, CalendarPage};
use protocol::client::ClientMessage;
use protocol::computer::ComputerHere;
use protocol::demo::Demo;
use protocol::history::{HistoryQuery, HistoryWords, PositionPage, Remarks};
use protocol::host::HostMessage;
use protocol::link::{Hosted, InvitationOffer};
use protocol::profile::{OpponentPage, Profile};
use protocol::set_up::{SetUp, SetUpLook};
use protocol::sets::OfferedSet;
use protocol::window::{HistoryPage, NewGame, Push, Record, Settings, Startup, WindowError};
use referee::RuleSet;
use ts_rs::{Config, TS};

const HEADER: &str =
    "// Made from the Rust types by `UPDATE_TYPES=1 cargo test -p protocol --test types`.\n";

/// File names and texts, sorted.
type Files = BTreeMap<String, String>;

fn committed_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui/src/types")
}

fn read(folder: &Path) -> Files {
    let Ok(entries) = fs::read_dir(folder) else {
        return Files::new();
    };
    entries
        .map(|entry| {
            let entry = entry.expect("a folder that was just opened");
            let name = entry.file_name().into_string().expect("a plain name");
            let text = fs::read_to_string(entry.path()).expect("a text");
            (name, text)
        })
        .collect()
}

fn generated() -> Files {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let config = Config::new()
        .with_out_dir(folder.path())
        .with_large_int("number");
    let export =
        |result: Result<(), ts_rs::ExportError>| result.expect("every type can be written");
    export(ClientMessage::export_all(&config));
    export(HostMessage::export_all(&config));
    export(Push::export_all(&config));
    export(Startup::export_all(&config));
    export(Settings::export_all(&config));
    export(ComputerHere::export_all(&config));
    export(NewGame::export_all(&config));
    export(HistoryQuery::export_all(&config));
    export(HistoryPage::export_all(&config));
    export(PositionPage::export_all(&config));
    export(HistoryWords::export_all(&config));
    export(Remarks::export_all(&config));
    export(Record::export_all(&config));
    export(WindowError::export_all(&config));
    export(BoardLook::export_all(&config));
    export(SetUp::export_all(&config));
    export(SetUpLook::export_all(&config));
    export(Demo::export_all(&config));
    export(Profile::export_all(&config));
    export(OpponentPage::export_all(&config));
    export(CalendarPage::export_all(&config));
    export(AppointmentLook::export_all(&config));
    export(calendar::ics::Preview::export_all(&config));
    export(Hosted::export_all(&config));
    export(InvitationOffer::export_all(&config));
    let mut files = read(folder.path());
    let mut index = HEADER.to_owned();
    for name in files.keys() {
        let name = name.trim_end_matches(".ts");
        let _ = writeln!(index, "export type {{ {name} }} from \"./{name}\";");
    }
    files.insert("index.ts".to_owned(), index);
    files
}

/// The page's tests show the sets that the referee has.
#[test]
fn the_pages_recorded_rule_sets_are_the_referees() {
    let path = committed_folder().join("../recorded/rule-sets.json");
    let sets = RuleSet::ALL.map(|name| OfferedSet::new(None, RuleSet::published(name)));
    let expected = serde_json::to_value(sets).expect("plain values");
    if std::env::var_os("UPDATE_TYPES").is_some() {
        let text = serde_json::to_string_pretty(&expected).expect("plain values");
        fs::write(&path, text + "\n").expect("the page's folder can be written");
    }
    let committed = fs::read_to_string(&path).expect("a text");
    let committed: serde_json::Value = serde_json::from_str(&committed).expect("a JSON text");
    assert_eq!(committed, expected, "{} is out of date", path.display());
}

#[test]
fn the_pages_types_are_the_rust_types() {
    let folder = committed_folder();
    let expected = generated();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("the page's folder can be written");
        for (name, text) in &expected {
            fs::write(folder.join(name), text).expect("the page's folder can be written");
        }
    }
    let committed = read(&folder);
    let names = |files: &Files| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&committed), names(&expected), "{}", folder.display());
    for (name, text) in &expected {
        assert_eq!(&committed[name], text, "ui/src/types/{name} is out of date");
    }
}
