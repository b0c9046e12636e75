//! SQLite: games as logs, profile, preferences.
