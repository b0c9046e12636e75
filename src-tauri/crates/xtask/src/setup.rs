//! What has to be installed before anything can be built, run or tested.

use crate::command::{command, output, run, succeeds};
use crate::{Done, Stop};

/// What the packages are wanted for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    /// Building and opening the window.
    Run,
    /// Also tests and pictures without a display.
    Test,
}

/// Debian's packages for building.
const BUILD: [&str; 6] = [
    "libwebkit2gtk-4.1-dev",
    "libgtk-3-dev",
    "librsvg2-dev",
    "build-essential",
    "pkg-config",
    "file",
];

/// Debian's packages for the journeys: a display, a window manager so that "in front" means
/// something, a driver for the webview, a notification service, and a tool that takes pictures.
const JOURNEYS: [&str; 10] = [
    "xvfb",
    "xauth",
    "imagemagick",
    "webkit2gtk-driver",
    "dbus",
    "dunst",
    "libnotify-bin",
    "xdotool",
    "openbox",
    "fonts-dejavu-core",
];

/// Debian's packages that tests play against: an engine of other people's.
const PEERS: [&str; 1] = ["fairy-stockfish"];

/// The oldest Node.js that the page's build tools run on.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Installs what is missing, or says what to install.
pub(crate) fn set_up(need: Need) -> Done {
    system_packages(need)?;
    node()
}

fn system_packages(need: Need) -> Done {
    match std::env::consts::OS {
        "linux" if succeeds("dpkg-query", &["--version"]) => debian(need),
        "linux" => other_linux(),
        "macos" if succeeds("xcode-select", &["-p"]) => Ok(()),
        "macos" => {
            missing("the Xcode command line tools are missing: run `xcode-select --install`")
        }
        "windows" if webview2_is_there() => Ok(()),
        "windows" => missing(
            "the package \"Microsoft Edge WebView2 Runtime\" is missing: install it from Microsoft's page",
        ),
        other => missing(&format!(
            "Encounter has not been built on {other}: it needs WebKitGTK 4.1 or the system's own webview"
        )),
    }
}

fn webview2_is_there() -> bool {
    let key = r"HKLM\SOFTWARE\WOW6432Node\Microsoft\EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}";
    succeeds("reg", &["query", key])
}

fn other_linux() -> Done {
    if succeeds("pkg-config", &["--exists", "webkit2gtk-4.1", "librsvg-2.0"]) {
        return Ok(());
    }
    missing(
        "the development packages of WebKitGTK 4.1 and librsvg are missing: install them with your system's package manager",
    )
}

fn debian(need: Need) -> Done {
    let wanted: &[&[&str]] = match need {
        Need::Run => &[&BUILD],
        Need::Test => &[&BUILD, &JOURNEYS, &PEERS],
    };
    let absent: Vec<&str> = wanted
        .iter()
        .flat_map(|list| list.iter().copied())
        .filter(|name| !is_installed(name))
        .collect();
    if absent.is_empty() {
        return Ok(());
    }
    println!("Debian packages to install: {}", absent.join(" "));
    let sudo = match output("id", &["-u"]).as_deref() {
        Some("0") => None,
        _ if succeeds("sudo", &["-n", "true"]) => Some("sudo"),
        _ => {
            return missing(&format!(
                "Debian packages are missing; run: sudo apt-get update && sudo apt-get install -y --no-install-recommends {}",
                absent.join(" ")
            ));
        }
    };
    apt_get(sudo, &["update"])?;
    let install = ["install", "-y", "--no-install-recommends"];
    apt_get(sudo, &[&install[..], &absent].concat())
}

fn apt_get(sudo: Option<&str>, arguments: &[&str]) -> Done {
    let words: Vec<&str> = sudo
        .into_iter()
        .chain([
            "env",
            "DEBIAN_FRONTEND=noninteractive",
            "apt-get",
            "-q",
            "-o",
            "DPkg::Lock::Timeout=600",
        ])
        .chain(arguments.iter().copied())
        .collect();
    Ok(run(&mut command(words[0], &words[1..]))?)
}

fn is_installed(package: &str) -> bool {
    output("dpkg-query", &["-W", "-f", "${db:Status-Status}", package]).as_deref()
        == Some("installed")
}

fn node() -> Done {
    let Some(text) = output("node", &["--version"]) else {
        return missing("Node.js is missing: install version 20.19 or newer, with npm");
    };
    if node_version(&text).is_none_or(|version| version < OLDEST_NODE) {
        return missing(&format!(
            "Node.js {text} is too old: install version 20.19 or newer"
        ));
    }
    if !succeeds(crate::page::npm(), &["--version"]) {
        return missing("npm is missing: it comes with Node.js 20.19 or newer");
    }
    Ok(())
}

fn node_version(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.strip_prefix('v')?.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

fn missing(sentence: &str) -> Done {
    Err(Stop::Missing(sentence.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_node_is_told_from_a_new_one() {
        assert_eq!(node_version("v20.19.0"), Some((20, 19)));
        assert!(node_version("v18.20.4").is_some_and(|version| version < OLDEST_NODE));
        assert!(node_version("v22.1.0").is_some_and(|version| version > OLDEST_NODE));
        assert_eq!(node_version("nonsense"), None);
    }
}
