//! Games as scripts with what both seats hear, and whatever order of commands.

mod anything;
mod boards;
mod clocks;
mod cubes;
mod ends;
mod marks;
mod page;
mod page_boards;
mod practice;
mod questions;
mod script;
mod take_back;
mod whole;
