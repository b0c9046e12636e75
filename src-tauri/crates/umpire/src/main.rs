//! `umpire`, the headless program: for scripts, tests and other people's programs.
//!
//! What is meant for programs goes to standard output as JSON, one object a line. An error goes to
//! standard error as one sentence, with exit status 2.

mod bench;
mod board;
mod match_command;
mod match_engine;
mod match_game;
mod match_line;
mod match_open;
mod match_play;
mod match_player;
mod match_tally;
mod moves;
mod output;
mod perft;
mod referee;
mod rules;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Referee, rules and benchmarks of Encounter without a window.
#[derive(Parser)]
#[command(name = "umpire", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Referee tries from standard input, one a line.
    Referee(referee::Arguments),
    /// The legal moves of a position and how the game stands.
    Moves(moves::Arguments),
    /// Count the games of a given length.
    Perft(perft::Arguments),
    /// Play computer against computer and print the score.
    Match(match_command::Arguments),
    /// Run one named benchmark and print its figures.
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    let done = match arguments.command {
        Command::Referee(arguments) => referee::run(&arguments),
        Command::Moves(arguments) => moves::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Match(arguments) => match_command::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if output::is_closed(&error) => ExitCode::SUCCESS,
        Err(error) => fail(&format!("{error:#}")),
    }
}

/// Help goes to standard output; of a wrong option only the sentence that names it.
fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        return match error.print() {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::from(2),
        };
    }
    let text = error.render().to_string();
    let words: Vec<&str> = text
        .lines()
        .take_while(|line| !line.starts_with("Usage:"))
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with("For more information"))
        .collect();
    let sentence = words.join(" ");
    fail(sentence.strip_prefix("error: ").unwrap_or(&sentence))
}

fn fail(sentence: &str) -> ExitCode {
    eprintln!("umpire: {sentence}");
    ExitCode::from(2)
}
