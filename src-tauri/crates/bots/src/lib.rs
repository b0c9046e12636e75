//! Computer players that know what a seat hears.
