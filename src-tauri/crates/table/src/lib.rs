//! One game in progress, pure.
