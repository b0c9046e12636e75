//! One line of text that leads a guest to a host.
//!
//! `encounter:1/ADDRESS,ADDRESS/FINGERPRINT/SECRET/CHECK`. Blanks and line breaks that a mail
//! program put in are ignored.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use ring::digest::{SHA256, digest};

use crate::identity::Fingerprint;
use crate::keys::{self, Secret};

/// How every invitation begins.
const BEGINNING: &str = "encounter:";
/// The form that is written.
const FORM: &str = "1";
/// Bytes of the check.
const CHECK: usize = 5;
/// The most addresses that one has.
const ADDRESSES: usize = 16;
/// The longest text that is looked at.
const LONGEST: usize = 2_000;

/// Where a host is, how to know him, and what to show him.
#[derive(Clone, PartialEq, Eq)]
pub struct Invitation {
    /// Where the host may be reached, the likeliest first.
    pub addresses: Vec<SocketAddr>,
    /// The host's key.
    pub fingerprint: Fingerprint,
    /// What opens the seat.
    pub secret: Secret,
}

/// Why a text is no invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvitationError {
    /// It is something else.
    #[error("this text is no invitation")]
    NoInvitation,
    /// It was made by a later version of the program.
    #[error("this invitation was made by a newer version of the program")]
    Newer,
    /// A part is missing or was changed.
    #[error("this invitation is damaged: a part is missing or was changed")]
    Damaged,
    /// No address stands in it.
    #[error("this invitation names no address")]
    NoAddress,
}

impl fmt::Debug for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Invitation({})", self.fingerprint)
    }
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let addresses: Vec<String> = self.addresses.iter().map(ToString::to_string).collect();
        let (secret, addresses) = (String::from(self.secret.clone()), addresses.join(","));
        let text = format!(
            "{BEGINNING}{FORM}/{addresses}/{}/{secret}",
            self.fingerprint
        );
        write!(f, "{text}/{}", check(&text))
    }
}

impl FromStr for Invitation {
    type Err = InvitationError;

    fn from_str(text: &str) -> Result<Self, InvitationError> {
        if text.len() > LONGEST {
            return Err(InvitationError::NoInvitation);
        }
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let text = text.to_lowercase();
        let rest = text
            .strip_prefix(BEGINNING)
            .ok_or(InvitationError::NoInvitation)?;
        let (form, rest) = rest.split_once('/').ok_or(InvitationError::Damaged)?;
        if form != FORM {
            let is_newer = form.parse::<u32>().is_ok_and(|form| form > 1);
            return Err(if is_newer {
                InvitationError::Newer
            } else {
                InvitationError::Damaged
            });
        }
        let (whole, written) = text.rsplit_once('/').ok_or(InvitationError::Damaged)?;
        if check(whole) != written {
            return Err(InvitationError::Damaged);
        }
        read(rest).ok_or(InvitationError::Damaged)?
    }
}

/// What stands between the form and the end; none if a part is missing.
fn read(rest: &str) -> Option<Result<Invitation, InvitationError>> {
    let mut parts = rest.split('/');
    let addresses = parts.next()?;
    let fingerprint = parts.next()?.parse().ok()?;
    let secret = parts.next()?.parse().ok()?;
    let addresses: Vec<SocketAddr> = addresses
        .split(',')
        .filter(|address| !address.is_empty())
        .take(ADDRESSES)
        .map(str::parse)
        .collect::<Result<_, _>>()
        .ok()?;
    if addresses.is_empty() {
        return Some(Err(InvitationError::NoAddress));
    }
    Some(Ok(Invitation {
        addresses,
        fingerprint,
        secret,
    }))
}

fn check(text: &str) -> String {
    let hash = digest(&SHA256, text.as_bytes());
    keys::write(&hash.as_ref()[..CHECK])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn invitation() -> Invitation {
        let fingerprint = keys::write(&[3; 32]).parse().unwrap();
        Invitation {
            addresses: vec![
                "192.168.1.5:47115".parse().unwrap(),
                "[2001:db8::1]:47115".parse().unwrap(),
            ],
            fingerprint,
            secret: Secret::new([9; 16]),
        }
    }

    fn read(text: &str) -> Result<Invitation, InvitationError> {
        text.parse()
    }

    #[test]
    fn an_invitation_survives_what_mail_does_to_it() {
        let text = invitation().to_string();
        assert_eq!(
            text,
            "encounter:1/192.168.1.5:47115,[2001:db8::1]:47115/\
             ambqgaydambqgaydambqgaydambqgaydambqgaydambqgaydambq/\
             beeqscijbeeqscijbeeqscijbe/llcemltg"
        );
        let (first, second) = text.split_at(60);
        assert_eq!(read(&format!(" {first}\r\n  {second}\n")), Ok(invitation()));
        assert_eq!(read(&text.to_uppercase()), Ok(invitation()));
    }

    #[test]
    fn an_invitation_shows_neither_address_nor_secret() {
        let pass = crate::Pass::new(&invitation());
        for shown in [format!("{:?}", invitation()), format!("{pass:?}")] {
            assert!(shown.contains("ambqgayd"), "its key says whose it is");
            let telling = ["192.168", "47115", "2001", "beeqscij"];
            assert!(!telling.iter().any(|part| shown.contains(part)), "{shown}");
        }
    }

    #[test]
    fn each_wrong_text_is_told_apart() {
        let text = invitation().to_string();
        let nowhere = Invitation {
            addresses: Vec::new(),
            ..invitation()
        };
        let newer = text.replace(":1/", ":2/");
        let cases = [
            ("e2e4", InvitationError::NoInvitation),
            ("", InvitationError::NoInvitation),
            (&newer, InvitationError::Newer),
            (&text[..text.len() - 1], InvitationError::Damaged),
            (&text[..40], InvitationError::Damaged),
            (&text.replace("1.5", "1.6"), InvitationError::Damaged),
            (&nowhere.to_string(), InvitationError::NoAddress),
            (&"x".repeat(LONGEST + 1), InvitationError::NoInvitation),
        ];
        for (text, error) in cases {
            assert_eq!(read(text), Err(error), "{text}");
        }
    }
}
