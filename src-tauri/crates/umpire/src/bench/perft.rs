//! The moves of chess, made and counted, against cozy-chess.

use std::hint::black_box;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::ensure;
use clap::{Args, ValueEnum};
use games::chess::{Pawns, Position, perft, perft_each};
use serde::Serialize;

use super::clock::Stopwatch;
use super::{dumb, median, ratios};
use crate::output;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The game: chess against cozy-chess, Dumb Chess against Fairy-Stockfish.
    #[arg(long, default_value = "chess")]
    game: Game,
    /// Fairy-Stockfish's program, for Dumb Chess.
    #[arg(
        long,
        value_name = "PATH",
        default_value = "/usr/games/fairy-stockfish"
    )]
    engine: PathBuf,
    /// Rounds; a figure is the median over them.
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(5..))]
    rounds: u32,
    /// Moves deep, from each position of chess.
    #[arg(long, default_value_t = 4)]
    depth: u32,
}

/// A game with a peer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Game {
    /// Chess.
    Chess,
    /// Dumb Chess.
    Dumb,
}

/// The positions that everybody counts: the start, a middle game, an ending, promotions.
const POSITIONS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
];

/// The ways of counting, by turns within each round.
#[derive(Clone, Copy)]
enum Way {
    Made,
    PeerMade,
    Counted,
    PeerCounted,
    SteppingBack,
}

const WAYS: [Way; 5] = [
    Way::Made,
    Way::PeerMade,
    Way::Counted,
    Way::PeerCounted,
    Way::SteppingBack,
];

#[derive(Serialize)]
struct Figures {
    bench: &'static str,
    peer: &'static str,
    rounds: u32,
    depth: u32,
    nodes: u64,
    made: Compared,
    counted: Compared,
    stepping_back: Compared,
}

#[derive(Serialize)]
struct Compared {
    nodes_per_second: f64,
    peer_nodes_per_second: f64,
    ratio: f64,
    ratios: Vec<f64>,
}

/// Runs the benchmark of the game and prints its figures.
///
/// # Errors
///
/// When the peer is not there, or counts differently.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    match arguments.game {
        Game::Chess => chess(arguments),
        Game::Dumb => dumb::run(arguments.rounds, &arguments.engine),
    }
}

/// Runs every way in every round.
fn chess(arguments: &Arguments) -> anyhow::Result<()> {
    let mut speeds: [Vec<f64>; WAYS.len()] = Default::default();
    let mut nodes = 0;
    for _ in 0..arguments.rounds {
        let mut counts = [0; WAYS.len()];
        let mut times = [Duration::ZERO; WAYS.len()];
        for fen in POSITIONS {
            for (index, &way) in WAYS.iter().enumerate() {
                let started = Stopwatch::start();
                counts[index] += black_box(count(way, fen, arguments.depth));
                times[index] += started.elapsed();
            }
        }
        ensure!(
            counts[..4].iter().all(|&count| count == counts[0]),
            "the two libraries count differently: {counts:?}"
        );
        nodes = counts[0];
        for (index, speed) in speeds.iter_mut().enumerate() {
            speed.push(counts[index] as f64 / times[index].as_secs_f64());
        }
    }
    let [made, peer_made, counted, peer_counted, back] = &speeds;
    output::line(&Figures {
        bench: "perft",
        peer: "cozy-chess 0.3",
        rounds: arguments.rounds,
        depth: arguments.depth,
        nodes,
        made: compare(made, peer_made),
        counted: compare(counted, peer_counted),
        stepping_back: compare(back, peer_made),
    })
}

fn compare(ours: &[f64], peer: &[f64]) -> Compared {
    let ratios = ratios(ours, peer);
    Compared {
        nodes_per_second: median(ours).round(),
        peer_nodes_per_second: median(peer).round(),
        ratio: median(&ratios),
        ratios,
    }
}

fn count(way: Way, fen: &str, depth: u32) -> u64 {
    let ours = |pawns| Position::from_fen(fen, pawns).expect("the positions are readable");
    let peer = || fen.parse().expect("the positions are readable");
    match way {
        Way::Made => perft_each(&ours(Pawns::Forward), depth),
        Way::PeerMade => peer_each(&peer(), depth),
        Way::Counted => perft(&ours(Pawns::Forward), depth),
        Way::PeerCounted => peer_bulk(&peer(), depth),
        Way::SteppingBack => perft_each(&ours(Pawns::MayStepBack), depth),
    }
}

fn peer_each(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for m in moves {
            let mut child = board.clone();
            child.play_unchecked(m);
            nodes += peer_each(&child, depth - 1);
        }
        false
    });
    nodes
}

fn peer_bulk(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for m in moves {
            let mut child = board.clone();
            child.play_unchecked(m);
            nodes += peer_bulk(&child, depth - 1);
        }
        false
    });
    nodes
}
