use std::collections::BTreeSet;

use games::Side;
use protocol::window::Record;
use referee::{Announcement, EndReason, GameResult};

use super::*;

fn demo(name: DemoName) -> Demo {
    play(name).unwrap_or_else(|fault| panic!("{name:?}: {fault}"))
}

fn moves_of(record: &Record, side: Side) -> usize {
    let stood = |step: &&protocol::window::Step| {
        step.tried
            .as_ref()
            .is_some_and(|tried| tried.by == side && tried.verdict == Verdict::Legal)
    };
    record.steps.iter().filter(stood).count()
}

fn says(record: &Record, wanted: fn(&Announcement) -> bool) -> bool {
    let heard = |step: &protocol::window::Step| {
        step.heard.white.iter().any(wanted) || step.heard.black.iter().any(wanted)
    };
    record.steps.iter().any(heard)
}

#[test]
fn every_demo_is_played_as_written_to_its_end() {
    let ends = DemoName::ALL.map(|name| {
        let record = demo(name).record;
        (record.reason, record.result)
    });
    assert_eq!(
        ends,
        [
            (EndReason::Checkmate, GameResult::WhiteWins),
            (EndReason::Resign, GameResult::WhiteWins),
            (EndReason::Checkmate, GameResult::BlackWins),
        ]
    );
}

#[test]
fn every_demo_has_15_to_40_moves_a_side_with_marks_and_clocks() {
    for name in DemoName::ALL {
        let record = demo(name).record;
        for side in [Side::White, Side::Black] {
            let moves = moves_of(&record, side);
            assert!((15..=40).contains(&moves), "{name:?}: {side} has {moves}");
        }
        let changed = record
            .steps
            .windows(2)
            .filter(|pair| pair[0].dummies != pair[1].dummies)
            .count();
        assert!(changed >= 20, "{name:?}: marks change at {changed} steps");
        let lowest = record.steps.iter().filter_map(|step| step.left_ms);
        let lowest = lowest.map(|left| left.white.min(left.black)).min();
        assert!(lowest > Some(60_000), "{name:?}: nobody is in time trouble");
    }
}

#[test]
fn the_demos_show_what_they_promise() {
    let [mate, queen, english] = DemoName::ALL.map(|name| demo(name).record);
    for record in [&mate, &queen] {
        assert!(says(record, |said| matches!(
            said,
            Announcement::Tries { .. }
        )));
        assert!(says(record, |said| matches!(
            said,
            Announcement::Check { .. }
        )));
        assert!(says(record, |said| matches!(said, Announcement::No)));
    }
    assert!(says(&queen, |said| matches!(
        said,
        Announcement::Promotion { .. }
    )));
    let tried = |record: &Record, text: &str, verdict| {
        record.steps.iter().any(|step| {
            let tried = step.tried.as_ref();
            tried.is_some_and(|tried| tried.text == text && tried.verdict == verdict)
        })
    };
    assert!(tried(&queen, "d5c6", Verdict::Legal), "in passing");
    assert!(tried(&english, "any?", Verdict::AnyYes));
    assert!(tried(&english, "any?", Verdict::AnyNo));
}

#[test]
fn notes_stand_at_steps_of_their_record_and_have_keys_of_their_own() {
    let mut keys = BTreeSet::new();
    for name in DemoName::ALL {
        let Demo { record, notes, .. } = demo(name);
        assert!(notes.len() >= 6, "{name:?}");
        assert_eq!(notes[0].step, 0, "{name:?} begins with a note");
        let last = record.steps.len() as u32 - 1;
        assert_eq!(notes[notes.len() - 1].step, last, "{name:?} ends with one");
        for pair in notes.windows(2) {
            assert!(pair[0].step < pair[1].step, "{name:?}: one note a step");
        }
        keys.extend(notes.into_iter().map(|note| (name as u8, note.text)));
    }
    let catalogue = include_str!("../../../../ui/i18n/en/demos.ftl");
    for (_, key) in &keys {
        assert!(
            catalogue.contains(&format!("\n{key} = ")),
            "{key} has no text"
        );
    }
    let texts: BTreeSet<_> = keys.iter().map(|(_, text)| text).collect();
    assert_eq!(texts.len(), keys.len());
}

#[test]
fn a_script_that_is_at_fault_is_no_demo() {
    let script = |moments: &str| {
        format!(
            r#"{{"set":"se","names":{{"white":"A","black":"B"}},"minutes":5,"increment_s":0,"moments":[{moments}]}}"#
        )
    };
    let fault = |moments: &str| play_script(DemoName::Mate, &script(moments)).unwrap_err();
    let first = |verdict: &str| {
        format!(r#"{{"what":"try","by":"white","after_s":1,"try":"e2e4","verdict":"{verdict}"}}"#)
    };
    assert_eq!(fault(&first("legal")), Fault::NotOver);
    assert_eq!(
        fault(&first("no")),
        Fault::OtherVerdict {
            moment: 0,
            said: Some(Verdict::Legal)
        }
    );
    let mark = r#"{"what":"mark","by":"white","mark":"delete_dummy","cell":"e4"}"#;
    assert!(matches!(fault(mark), Fault::Refused { moment: 0, .. }));
    assert!(matches!(fault("nonsense"), Fault::Unreadable(_)));
}
