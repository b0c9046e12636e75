//! Where the window stands and how large it is, kept from one start to the next.
//!
//! It is no preference of the player's and changes with every push at the window's edge, so it has
//! a small file of its own beside the games. A file that cannot be read counts as none.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use tauri::{Monitor, WebviewWindow};

/// The file's name in the folder for data.
const FILE: &str = "window.json";

/// A window's place, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Place {
    /// Width and height of what is inside, when it is not maximized.
    pub(crate) size: (f64, f64),
    /// Left and top, where the system tells them.
    pub(crate) at: Option<(f64, f64)>,
    /// It fills its screen.
    pub(crate) maximized: bool,
}

/// A screen, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Screen {
    at: (f64, f64),
    size: (f64, f64),
}

impl From<&Monitor> for Screen {
    fn from(monitor: &Monitor) -> Self {
        let scale = monitor.scale_factor();
        let at = monitor.position().to_logical::<f64>(scale);
        let size = monitor.size().to_logical::<f64>(scale);
        Self {
            at: (at.x, at.y),
            size: (size.width, size.height),
        }
    }
}

impl Place {
    /// The place where it can be seen: no larger than the largest screen, and left to the system
    /// where its upper left corner is on none.
    pub(crate) fn seen_on(self, screens: &[Screen]) -> Self {
        let widest = screens.iter().map(|screen| screen.size.0);
        let highest = screens.iter().map(|screen| screen.size.1);
        let size = (
            widest
                .reduce(f64::max)
                .map_or(self.size.0, |most| self.size.0.min(most)),
            highest
                .reduce(f64::max)
                .map_or(self.size.1, |most| self.size.1.min(most)),
        );
        let holds = |&(x, y): &(f64, f64)| {
            screens.iter().any(|screen| {
                let (left, top) = (x - screen.at.0, y - screen.at.1);
                (0.0..screen.size.0).contains(&left) && (0.0..screen.size.1).contains(&top)
            })
        };
        Self {
            size,
            at: self.at.filter(holds),
            ..self
        }
    }

    /// The place of a window now; a maximized one keeps the place that it goes back to.
    fn of(window: &WebviewWindow, before: Self) -> tauri::Result<Self> {
        if window.is_minimized()? {
            return Ok(before);
        }
        if window.is_maximized()? || window.is_fullscreen()? {
            return Ok(Self {
                maximized: true,
                ..before
            });
        }
        let scale = window.scale_factor()?;
        let size = window.inner_size()?.to_logical::<f64>(scale);
        let at = window.outer_position().ok();
        let at = at.map(|at| at.to_logical::<f64>(scale));
        Ok(Self {
            size: (size.width, size.height),
            at: at.map(|at| (at.x, at.y)),
            maximized: false,
        })
    }
}

/// The last known place of the window, and its file.
pub(crate) struct KeptPlace {
    file: PathBuf,
    place: Mutex<Place>,
}

impl KeptPlace {
    /// Reads the place that was kept in this folder; `usual` where there is none.
    pub(crate) fn read(folder: &Path, usual: Place) -> Self {
        let file = folder.join(FILE);
        let read = || serde_json::from_slice(&fs::read(&file).ok()?).ok();
        let place = Mutex::new(read().unwrap_or(usual));
        Self { file, place }
    }

    /// The last known place.
    pub(crate) fn place(&self) -> Place {
        *self.place.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes over where the window is now.
    pub(crate) fn follow(&self, window: &WebviewWindow) {
        if let Ok(now) = Place::of(window, self.place()) {
            self.take(now);
        }
    }

    fn take(&self, place: Place) {
        *self.place.lock().unwrap_or_else(PoisonError::into_inner) = place;
    }

    /// Writes the last known place down; a disk that does not take it costs nothing else.
    pub(crate) fn keep(&self) {
        let Ok(text) = serde_json::to_vec(&self.place()) else {
            return;
        };
        if let Err(error) = fs::write(&self.file, text) {
            tracing::warn!(%error, "the window's place was not kept");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Place = Place {
        size: (1280.0, 860.0),
        at: None,
        maximized: false,
    };

    const SCREENS: [Screen; 2] = [
        Screen {
            at: (0.0, 0.0),
            size: (1920.0, 1080.0),
        },
        Screen {
            at: (1920.0, 0.0),
            size: (1280.0, 1200.0),
        },
    ];

    #[track_caller]
    fn check(at: (f64, f64), size: (f64, f64), expected: (Option<(f64, f64)>, (f64, f64))) {
        let place = Place {
            at: Some(at),
            size,
            ..USUAL
        };
        let seen = place.seen_on(&SCREENS);
        assert_eq!((seen.at, seen.size), expected);
    }

    #[test]
    fn a_place_on_no_screen_is_left_to_the_system() {
        let size = (1000.0, 700.0);
        check((2000.0, 1150.0), size, (Some((2000.0, 1150.0)), size));
        check((100.0, 1150.0), size, (None, size));
        check((-1.0, 0.0), size, (None, size));
    }

    #[test]
    fn a_window_is_no_larger_than_the_largest_screen() {
        check(
            (0.0, 0.0),
            (3000.0, 3000.0),
            (Some((0.0, 0.0)), (1920.0, 1200.0)),
        );
    }

    #[test]
    fn a_place_is_found_again_and_a_bad_file_counts_as_none() {
        let folder = tempfile::tempdir().unwrap();
        let kept = KeptPlace::read(folder.path(), USUAL);
        assert_eq!(kept.place(), USUAL);
        let other = Place {
            size: (1000.5, 700.0),
            at: Some((-3.0, 40.0)),
            maximized: true,
        };
        kept.take(other);
        kept.keep();
        assert_eq!(KeptPlace::read(folder.path(), USUAL).place(), other);
        fs::write(folder.path().join(FILE), "{\"size\":").unwrap();
        assert_eq!(KeptPlace::read(folder.path(), USUAL).place(), USUAL);
    }
}
