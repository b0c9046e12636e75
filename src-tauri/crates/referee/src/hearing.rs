//! Who hears what of a try that moves nothing.

use crate::announce;
use crate::heard::Seats;
use crate::judge::{Assessed, ask_rule};
use crate::known::possible_pawn_captures;
use crate::referee::Referee;
use crate::rules::{AskRule, Hearers, RefusalRule};
use crate::ruling::Ruling;
use crate::vocabulary::{Announcement, Answer, Verdict, Why};

impl Referee {
    /// The ruling on a try that moves nothing.
    pub(crate) fn unplayed(&self, assessed: Assessed) -> Ruling {
        match assessed {
            Assessed::Played(_) => unreachable!("a move that stands is ruled on with its position"),
            Assessed::Refused(rule, why) => self.refused(rule, why),
            Assessed::OverLimit => {
                let mut ruling = Ruling::of(Verdict::ErrorLimit);
                let mover = self.seats(Hearers::Mover);
                ruling.heard.say(mover, Announcement::ErrorLimit);
                ruling
            }
            Assessed::Answered(ask, answer) => self.answered(ask, answer),
            Assessed::NotAvailable => Ruling::of(Verdict::NotAvailable),
        }
    }

    fn seats(&self, hearers: Hearers) -> Seats {
        match hearers {
            Hearers::Both => Seats::Both,
            Hearers::Mover => Seats::One(self.turn()),
        }
    }

    fn refused(&self, rule: RefusalRule, why: Option<Why>) -> Ruling {
        let (said, verdict) = announce::refused(rule.word, why);
        let mut ruling = Ruling::of(verdict);
        let for_opponent = self.why_for_opponent(why);
        if rule.heard_by == Hearers::Both && for_opponent != why {
            ruling.heard.say(self.seats(Hearers::Mover), said);
            let (said, _) = announce::refused(rule.word, for_opponent);
            ruling.heard.say(Seats::One(self.turn().other()), said);
        } else {
            ruling.heard.say(self.seats(rule.heard_by), said);
        }
        ruling
    }

    /// That a pawn capture is owed would give away a "yes" that the mover alone has heard
    /// (Berkeley III.E: asked and answered secretly).
    fn why_for_opponent(&self, why: Option<Why>) -> Option<Why> {
        let private = ask_rule(&self.rules).is_some_and(|ask| ask.heard_by == Hearers::Mover);
        why.filter(|why| !(private && *why == Why::MustTryPawnCapture))
    }

    fn answered(&self, ask: AskRule, answer: Answer) -> Ruling {
        let mut ruling = Ruling::of(match answer {
            Answer::Yes => Verdict::AnyYes,
            Answer::No => Verdict::AnyNo,
        });
        let said = Announcement::Any { answer };
        ruling.heard.say(self.seats(ask.heard_by), said);
        if ask.no_adds_to_count && answer == Answer::No {
            let n = possible_pawn_captures(&self.position);
            let opponent = Seats::One(self.turn().other());
            ruling.heard.say(opponent, Announcement::IllegalCount { n });
        }
        ruling
    }
}
