//! The boards of Dumb Chess, counted, against Fairy-Stockfish as a program of its own.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use games::engine::EngineGame;
use games::list::Entry;
use games::open::OpenGame;
use serde::Serialize;

use super::clock::Stopwatch;
use super::{median, ratios};
use crate::output;

/// A board that both programs know.
struct Board {
    name: &'static str,
    men: &'static str,
    promotions: &'static str,
    en_passant: bool,
    depth: u32,
}

const BOARDS: [Board; 6] = [
    board("5x5", "rnbqk/ppppp/5/PPPPP/RNBQK", 7),
    board("6x5", "rnbqk/ppppp/5/5/PPPPP/RNBQK", 7),
    board("6x6", "rnqkbr/pppppp/6/6/PPPPPP/RNQKBR", 7),
    board("6x8", "rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR", 6),
    Board {
        en_passant: true,
        ..board("6x8ep", "rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR", 5)
    },
    Board {
        promotions: "BDNQR",
        ..board("6x6duke", "rndkbq/pppppp/6/6/PPPPPP/RNDKBQ", 6)
    },
];

const fn board(name: &'static str, men: &'static str, depth: u32) -> Board {
    Board {
        name,
        men,
        promotions: "BNQR",
        en_passant: false,
        depth,
    }
}

impl Board {
    /// What the peer must know.
    fn variant(&self) -> anyhow::Result<String> {
        let EngineGame::Described(lines) = self.begin()?.engine_game()? else {
            bail!("Dumb Chess is described to engines");
        };
        Ok(format!("[{}]\n{lines}\n", self.name))
    }

    fn position(&self) -> String {
        let option = if self.en_passant { "e," } else { "" };
        format!("{} w - {option}p{}", self.men, self.promotions)
    }

    fn begin(&self) -> anyhow::Result<Box<dyn OpenGame>> {
        let entry = Entry::named("dumb").context("the list has Dumb Chess")?;
        Ok(entry.begin(Some(&self.position()), &[])?)
    }

    fn count(&self) -> anyhow::Result<(u64, Duration)> {
        let game = self.begin()?;
        let started = Stopwatch::start();
        let nodes = game.perft(self.depth);
        Ok((nodes, started.elapsed()))
    }
}

/// Fairy-Stockfish, running.
struct Peer {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    name: String,
    variants: PathBuf,
}

impl Peer {
    /// Starts the program with a file of all boards.
    fn start(program: &Path) -> anyhow::Result<Self> {
        let name = || format!("--engine {}", program.display());
        let variants = std::env::temp_dir().join(format!("umpire-{}.ini", std::process::id()));
        let described = BOARDS.iter().map(Board::variant);
        let described = described.collect::<anyhow::Result<String>>()?;
        fs::write(&variants, described).with_context(|| variants.display().to_string())?;
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(name)?;
        let input = child.stdin.take().context("its input is a pipe")?;
        let output = BufReader::new(child.stdout.take().context("its output is a pipe")?);
        let mut peer = Self {
            child,
            input,
            output,
            name: String::new(),
            variants,
        };
        let identity = peer.ask("uci", "id name ").with_context(name)?;
        peer.name = identity;
        let file = peer.variants.display().to_string();
        peer.tell(&format!("setoption name VariantPath value {file}"))?;
        Ok(peer)
    }

    fn tell(&mut self, line: &str) -> anyhow::Result<()> {
        writeln!(self.input, "{line}").context("the engine has ended")?;
        self.input.flush().context("the engine has ended")
    }

    /// What follows a beginning in the first line that has it.
    fn ask(&mut self, line: &str, beginning: &str) -> anyhow::Result<String> {
        self.tell(line)?;
        let mut answer = String::new();
        while self.output.read_line(&mut answer)? > 0 {
            if let Some(rest) = answer.trim_end().strip_prefix(beginning) {
                return Ok(rest.to_owned());
            }
            answer.clear();
        }
        bail!("the engine has ended without an answer to {line}")
    }

    fn count(&mut self, board: &Board) -> anyhow::Result<(u64, Duration)> {
        self.tell(&format!("setoption name UCI_Variant value {}", board.name))?;
        self.tell("position startpos")?;
        self.ask("isready", "readyok")?;
        let (started, before) = (Instant::now(), self.computed());
        let nodes = self.ask(&format!("go perft {}", board.depth), "Nodes searched: ")?;
        let spent = match (before, self.computed()) {
            (Some(before), Some(after)) if after > before => after.saturating_sub(before),
            _ => started.elapsed(),
        };
        Ok((nodes.parse().context("a number of nodes")?, spent))
    }

    /// Linux tells the nanoseconds that each of its threads has run.
    fn computed(&self) -> Option<Duration> {
        let threads = fs::read_dir(format!("/proc/{}/task", self.child.id())).ok()?;
        let nanoseconds = threads.map(|thread| {
            let text = fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
            text.split_whitespace().next()?.parse::<u64>().ok()
        });
        Some(Duration::from_nanos(nanoseconds.sum::<Option<u64>>()?))
    }
}

impl Drop for Peer {
    /// Neither the program nor its file outlives the benchmark; what is gone already does no harm.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_file(&self.variants);
    }
}

#[derive(Serialize)]
struct Figures {
    bench: &'static str,
    game: &'static str,
    peer: String,
    rounds: u32,
    boards: Vec<BoardFigures>,
}

#[derive(Serialize)]
struct BoardFigures {
    board: &'static str,
    depth: u32,
    nodes: u64,
    nodes_per_second: f64,
    peer_nodes_per_second: f64,
    ratio: f64,
    ratios: Vec<f64>,
}

/// Counts every board with both programs in turns and prints the figures.
///
/// # Errors
///
/// When the peer cannot be started, or the two count differently.
pub(super) fn run(rounds: u32, engine: &Path) -> anyhow::Result<()> {
    let mut peer = Peer::start(engine)?;
    let boards = BOARDS.iter().map(|board| measure(board, &mut peer, rounds));
    let boards = boards.collect::<anyhow::Result<_>>()?;
    output::line(&Figures {
        bench: "perft",
        game: "dumb",
        peer: peer.name.clone(),
        rounds,
        boards,
    })
}

fn measure(board: &Board, peer: &mut Peer, rounds: u32) -> anyhow::Result<BoardFigures> {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let mut counted = 0;
    for _ in 0..rounds {
        let (nodes, spent) = board.count()?;
        let (peer_nodes, peer_spent) = peer.count(board)?;
        let mut differ = format!("{} at depth {}: ", board.name, board.depth);
        write!(differ, "{nodes} nodes here, {peer_nodes} there")?;
        ensure!(nodes == peer_nodes, differ);
        ours.push(nodes as f64 / spent.as_secs_f64());
        theirs.push(peer_nodes as f64 / peer_spent.as_secs_f64());
        counted = nodes;
    }
    let ratios = ratios(&ours, &theirs);
    Ok(BoardFigures {
        board: board.name,
        depth: board.depth,
        nodes: counted,
        nodes_per_second: median(&ours).round(),
        peer_nodes_per_second: median(&theirs).round(),
        ratio: median(&ratios),
        ratios,
    })
}
