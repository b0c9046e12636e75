//! What the tests in `tests/*.rs` share.

pub mod cases;
pub mod strict;
