//! cargo xtask run, test, bundle, tidy.

fn main() {}
