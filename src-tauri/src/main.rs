//! Starts the desktop program.

fn main() {}
