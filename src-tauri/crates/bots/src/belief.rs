//! The boards that a player imagines: each fits what it has heard.

/// How many boards are kept.
pub(crate) const SAMPLES: usize = 64;
