//! The frame that the page's component tests show is what a table says: it is recorded here.
//!
//! `UPDATE_RECORDED=1 cargo test -p table --test table page` writes it.

use std::fs;
use std::path::Path;

use games::{BySide, Side};
use protocol::host::Frame;
use protocol::terms::Terms;

use crate::script::{Script, minutes, se};

/// A game in full swing: a capture, a check, pawn tries, No, Error, marks, words and a request.
const SCRIPT: &str = "
    0:04 white e2e4
    0:05 black d8d4
    0:09 black d7d5
    0:11 white mark d7 d5
    0:12 white e4d5
    0:14 black d8d1
    0:16 black d8d5
    0:20 white g1f3
    0:23 black d5e5
    0:25 black chat Well seen.
    0:28 white f1e2
    0:33 black e5e2
    0:35 white mark d8 e2
    0:36 white notes The queen is on the e-file.
    0:39 white g2g5
    0:40 black offer draw
    0:42 white f3d4
";

fn terms() -> Terms {
    Terms {
        event: "Thursday evening".to_owned(),
        time: Some(minutes(277_400, 0)),
        names: BySide {
            white: "Ioana".to_owned(),
            black: "Computer, level 2".to_owned(),
        },
        ..se()
    }
}

#[test]
fn the_page_is_shown_what_a_table_says() {
    let mut game = Script::new(terms());
    game.play(SCRIPT);
    let frame = Frame {
        view: game.table.view(Side::White, game.at, true),
        first: 0,
        lines: game.table.lines(Side::White).to_vec(),
    };
    let text = serde_json::to_string_pretty(&frame).expect("a message") + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui/src/recorded/frame.json");
    if std::env::var_os("UPDATE_RECORDED").is_some() {
        fs::write(&path, &text).expect("the page's folder can be written");
    }
    let recorded = fs::read_to_string(&path).expect("the recorded frame is part of the page");
    assert!(recorded == text, "{} is out of date", path.display());
}
