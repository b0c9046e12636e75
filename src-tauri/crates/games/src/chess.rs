//! Chess, orthodox and with pawns that may step back.
