//! Engines that behave, and scripts that do not.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use games::list::Entry;

use super::*;

/// Debian's place for it; elsewhere it is looked for in the path.
fn fairy_stockfish() -> PathBuf {
    let debian = PathBuf::from("/usr/games/fairy-stockfish");
    if debian.exists() {
        debian
    } else {
        "fairy-stockfish".into()
    }
}

fn game(name: &str, position: Option<&str>) -> Box<dyn OpenGame> {
    let entry = Entry::named(name).expect("a game of the list");
    entry.begin(position, &[]).expect("a readable position")
}

fn fairy(game: Box<dyn OpenGame>) -> Result<Engine, Fault> {
    Engine::start(&fairy_stockfish(), &[], game, Patience::default())
}

fn nodes(nodes: u64) -> Budget {
    Budget {
        nodes: Some(nodes),
        ..Budget::default()
    }
}

#[track_caller]
fn check_best(name: &str, position: &str, expected: &str) {
    let mut engine = fairy(game(name, Some(position))).expect("Fairy-Stockfish is installed");
    assert!(
        engine.name().starts_with("Fairy-Stockfish"),
        "{}",
        engine.name()
    );
    let chosen = engine.choose(&nodes(20_000)).expect("a move");
    assert_eq!(chosen, expected, "{name}: {position}");
}

#[test]
fn an_engine_finds_what_wins() {
    check_best("chess", "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1", "a1a8");
    check_best("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8q");
    // The king is taken, by a move that would be none in chess.
    check_best("dumb", "3k1/5/5/3R1/K3r w - pR", "d2-d5");
    check_best("dumb", "5/5/5/3k1/3K1 w - pR", "d1-d2");
    check_best("dumb", "n3k/1P3/5/5/K4 w - pBNQR", "b4-a5=Q");
}

#[test]
fn a_whole_game_is_heard_and_answered() {
    for (name, plies) in [("chess", 40), ("dumb", 400)] {
        let mut engine = fairy(game(name, None)).expect("it starts");
        let mut played = 0;
        while engine.game().standing().winner().is_none() && played < plies {
            if engine.game().moves().is_empty() {
                break;
            }
            let chosen = engine.choose(&nodes(300)).expect("a legal move");
            engine.hear(&chosen).expect("it is legal");
            played += 1;
        }
        assert!(played > 5, "{name}: {played} half-moves");
    }
}

#[test]
fn castling_that_cannot_be_told_begins_a_new_position() {
    let start = "1k2r/ppppp/5/5/PPPPP/1K2R w - c5k,pR";
    let mut engine = fairy(game("dumb", Some(start))).expect("it starts");
    engine.hear("b1-e1").expect("castling is legal");
    let chosen = engine.choose(&nodes(1_000)).expect("a move");
    let legal = engine.game().moves();
    assert!(legal.contains(&chosen), "{chosen} of {legal:?}");
    assert_eq!(engine.hear("a1-a2"), Err(PlayError::NotLegal));
}

#[test]
fn a_thinking_engine_stops_when_it_is_asked_to() {
    let mut engine = fairy(game("chess", None)).expect("it starts");
    let budget = Budget {
        movetime: Some(Duration::from_mins(1)),
        cancel: Arc::new(AtomicBool::new(false)),
        ..Budget::default()
    };
    let cancel = Arc::clone(&budget.cancel);
    let started = Instant::now();
    let asker = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        cancel.store(true, Ordering::Relaxed);
    });
    let chosen = engine.choose(&budget).expect("its best so far");
    asker.join().expect("it was asked");
    assert!(engine.game().moves().contains(&chosen), "{chosen}");
    assert!(started.elapsed() < Duration::from_secs(30));
}

#[test]
fn what_an_engine_cannot_be_told_is_refused() {
    let refused = |game| match fairy(game) {
        Err(fault) => fault.to_string(),
        Ok(_) => "it plays".to_owned(),
    };
    assert_eq!(refused(game("sjakti", None)), "no engine knows this game");
    let wizard = game("dumb", Some("4k/3W1/5/5/3K1 w - pN"));
    assert_eq!(
        refused(wizard),
        "no engine can be told what the wizard does"
    );
}

/// A shell script in the place of an engine.
struct Script {
    folder: tempfile::TempDir,
}

impl Script {
    fn new(text: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("engine.sh"), text).expect("a script");
        Self { folder }
    }

    fn start(&self) -> Result<Engine, Fault> {
        let patience = Patience {
            start: Duration::from_secs(2),
            answer: Duration::from_millis(400),
        };
        let script = self.folder.path().join("engine.sh").display().to_string();
        Engine::start("/bin/sh".as_ref(), &[script], game("chess", None), patience)
    }
}

/// An engine that is polite until it is to move.
fn answering(go: &str) -> Script {
    Script::new(&format!(
        "while read word rest; do case $word in uci) echo uciok;; isready) echo readyok;; \
         go) {go};; esac; done"
    ))
}

#[track_caller]
fn check_fault(script: &Script, expected: &str) {
    let started = Instant::now();
    let chosen = script.start().and_then(|mut engine| {
        engine.choose(&Budget {
            movetime: Some(Duration::from_millis(10)),
            ..Budget::default()
        })
    });
    let fault = chosen.expect_err("it fails");
    assert_eq!(fault.code(), expected, "{fault}");
    assert!(started.elapsed() < Duration::from_secs(20), "{fault}");
}

#[test]
fn an_engine_that_fails_is_told_by_its_fault() {
    check_fault(&Script::new("sleep 1000"), "silent");
    check_fault(&Script::new("echo uciok; sleep 1000"), "silent");
    check_fault(&Script::new("exit 3"), "ended");
    check_fault(&answering("exit"), "ended");
    check_fault(&answering(":"), "silent");
    check_fault(&answering("echo bestmove e2e5"), "illegal");
    check_fault(&answering("echo bestmove"), "illegal");
    check_fault(&answering("echo bestmove '(none)'"), "illegal");
    check_fault(&answering("yes 'info depth 1'"), "silent");
    check_fault(&answering("tr '\\0' x < /dev/zero"), "long-line");
}

#[test]
fn a_move_that_came_before_the_question_is_none() {
    let early = Script::new(
        "echo uciok; echo readyok; echo bestmove e2e4; while read word rest; do case $word in \
         isready) echo readyok;; go) echo bestmove d2d4;; esac; done",
    );
    let mut engine = early.start().expect("it starts");
    assert_eq!(engine.choose(&nodes(1)).expect("a move"), "d2d4");
}

#[test]
fn an_illegal_move_is_named_within_bounds() {
    let mut engine = answering("echo bestmove $(seq -s x 2000)").start();
    let engine = engine.as_mut().expect("it starts");
    let fault = engine.choose(&nodes(1)).expect_err("no move").to_string();
    assert!(fault.starts_with("the engine played \"1x2x"), "{fault}");
    assert!(fault.len() < 100, "{fault}");
}

#[test]
fn an_engine_ends_with_all_that_it_has_started() {
    let script = Script::new("sleep 1000 & echo id name $!; echo uciok; echo readyok; wait");
    let engine = script.start().expect("it starts");
    let started = PathBuf::from(format!("/proc/{}", engine.name()));
    let is_linux = cfg!(target_os = "linux");
    assert_eq!(started.exists(), is_linux, "the script's own program runs");
    drop(engine);
    let deadline = Instant::now() + Duration::from_secs(10);
    while is_running(&started) && Instant::now() < deadline {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(!is_running(&started), "it was ended too");
}

/// Whether a program runs; one that only waits to be forgotten does not.
fn is_running(place: &std::path::Path) -> bool {
    let status = std::fs::read_to_string(place.join("status"));
    status.is_ok_and(|status| !status.contains("State:\tZ"))
}

#[test]
fn a_bad_path_says_what_and_where() {
    #[track_caller]
    fn check(program: &std::path::Path, expected: &str) {
        let started = Engine::start(program, &[], game("chess", None), Patience::default());
        let fault = started.err().expect("nothing starts").to_string();
        assert_eq!(fault, format!("{}: {expected}", program.display()));
    }
    check("/no/such/engine".as_ref(), "there is no such file");
    let folder = tempfile::tempdir().expect("a folder");
    check(folder.path(), "this is a folder, not a program");
    let text = folder.path().join("notes.txt");
    std::fs::write(&text, "not a program").expect("a file");
    check(&text, "this file is not a program that may be run");
}

#[test]
fn an_engine_that_is_no_fairy_stockfish_does_not_know_dumb_chess() {
    let script = answering(":");
    let path = script.folder.path().join("engine.sh").display().to_string();
    let dumb = game("dumb", None);
    let started = Engine::start("/bin/sh".as_ref(), &[path], dumb, Patience::default());
    let fault = started.err().expect("it is refused");
    assert_eq!(fault.code(), "unknown-game");
}
