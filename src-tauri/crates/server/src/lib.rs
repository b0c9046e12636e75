//! Rooms that run tables.
