//! One player's side of a transport.
