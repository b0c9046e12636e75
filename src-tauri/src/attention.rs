//! What the program tells a person who is looking at something else: time warnings and requests.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use games::Side;
use protocol::client::Offer;
use protocol::host::{Line, LineEvent};

use crate::notices::Notifier;
use crate::texts::Texts;

/// Whether the window is in front, and how to call when it is not.
#[derive(Clone)]
pub(crate) struct Attention {
    in_front: Arc<AtomicBool>,
    rejects: Arc<AtomicBool>,
    notifier: Notifier,
    texts: Arc<Mutex<Texts>>,
}

impl Attention {
    /// The window is taken to be in front until it says otherwise.
    pub(crate) fn new(notifier: Notifier, texts: Texts) -> Self {
        Self {
            in_front: Arc::new(AtomicBool::new(true)),
            rejects: Arc::new(AtomicBool::new(false)),
            notifier,
            texts: Arc::new(Mutex::new(texts)),
        }
    }

    /// The window came to the front, or went.
    pub(crate) fn set_in_front(&self, in_front: bool) {
        self.in_front.store(in_front, Ordering::Relaxed);
    }

    /// Whether the person wants to hear of no request of the other side.
    pub(crate) fn reject_requests(&self, rejects: bool) {
        self.rejects.store(rejects, Ordering::Relaxed);
    }

    /// Whether each request of the other side is declined unseen.
    pub(crate) fn rejects_requests(&self) -> bool {
        self.rejects.load(Ordering::Relaxed)
    }

    /// The person chose another language.
    pub(crate) fn speak(&self, texts: Texts) {
        *self.texts.lock().unwrap_or_else(PoisonError::into_inner) = texts;
    }

    /// Something written in the person's language.
    pub(crate) fn text<T>(&self, write: impl FnOnce(&Texts) -> T) -> T {
        write(&self.texts.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Reminds of an appointment, wherever the person looks.
    pub(crate) fn remind(&self, title: String, body: String) {
        self.notifier.notify(title, body);
    }

    /// Calls for what these lines tell a seat, unless the window is in front. A notification
    /// says nothing of the position.
    pub(crate) fn call(&self, seat: Side, lines: &[Line]) {
        if self.in_front.load(Ordering::Relaxed) {
            return;
        }
        let rejected = |event: &LineEvent| {
            self.rejects_requests() && matches!(event, LineEvent::Offered { .. })
        };
        for line in lines.iter().filter(|line| !rejected(&line.event)) {
            if let Some((title, body)) = self.text(|texts| message(texts, seat, &line.event)) {
                self.notifier.notify(title, body);
            }
        }
    }
}

fn message(texts: &Texts, seat: Side, event: &LineEvent) -> Option<(String, String)> {
    match event {
        LineEvent::TimeWarning { side, below_s } if *side == seat => Some((
            texts.text("time-warning-title", None),
            texts.number("time-warning-body", "seconds", *below_s),
        )),
        LineEvent::Offered { by, offer } if *by != seat => Some((
            texts.text("request-title", None),
            texts.text(offer_key(*offer), None),
        )),
        LineEvent::Ruling { .. }
        | LineEvent::Placed { .. }
        | LineEvent::TimeWarning { .. }
        | LineEvent::Offered { .. }
        | LineEvent::Answered { .. }
        | LineEvent::TakenBack { .. }
        | LineEvent::MinuteAdded { .. }
        | LineEvent::Chat { .. }
        | LineEvent::Clocks { .. }
        | LineEvent::Resumed
        | LineEvent::Adjourned
        | LineEvent::Seated { .. } => None,
    }
}

const fn offer_key(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "request-body-draw",
        Offer::TakeBack => "request-body-take-back",
        Offer::ClockOff => "request-body-clock-off",
        Offer::ClockOn => "request-body-clock-on",
        Offer::Adjourn => "request-body-adjourn",
        Offer::MinuteAfterEnd => "request-body-minute-after-end",
        Offer::TakeBackAfterEnd => "request-body-take-back-after-end",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;

    #[test]
    fn only_the_own_clock_and_the_other_sides_requests_call() {
        let texts = Texts::new(Language::English);
        let warning = LineEvent::TimeWarning {
            side: Side::White,
            below_s: 60,
        };
        assert!(message(&texts, Side::White, &warning).is_some());
        assert_eq!(message(&texts, Side::Black, &warning), None);
        let offered = LineEvent::Offered {
            by: Side::White,
            offer: Offer::Draw,
        };
        assert_eq!(message(&texts, Side::White, &offered), None);
        assert!(message(&texts, Side::Black, &offered).is_some());
    }

    #[test]
    fn every_request_has_a_text() {
        let texts = Texts::new(Language::Romanian);
        for offer in [
            Offer::Draw,
            Offer::TakeBack,
            Offer::ClockOff,
            Offer::ClockOn,
            Offer::Adjourn,
            Offer::MinuteAfterEnd,
            Offer::TakeBackAfterEnd,
        ] {
            let key = offer_key(offer);
            assert_ne!(texts.text(key, None), key, "the catalogue lacks it");
        }
    }
}
