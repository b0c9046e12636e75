//! Who hears what of a try that moves nothing.

use crate::announce;
use crate::heard::{Heard, Seats};
use crate::judge::{Assessed, ask_rule};
use crate::known::possible_pawn_captures;
use crate::referee::Referee;
use crate::rules::{AskRule, Hearers, RefusalRule};
use crate::ruling::Ruling;
use crate::vocabulary::{Announcement, Answer, Verdict, Why};

impl Assessed {
    /// The answer in one word.
    pub(crate) const fn verdict(self) -> Verdict {
        match self {
            Self::Played(_) => Verdict::Legal,
            Self::Refused(rule, _) => announce::verdict(rule.word),
            Self::OverLimit => Verdict::ErrorLimit,
            Self::Answered(_, Answer::Yes) => Verdict::AnyYes,
            Self::Answered(_, Answer::No) => Verdict::AnyNo,
            Self::NotAvailable => Verdict::NotAvailable,
        }
    }
}

impl Referee {
    /// The ruling on a try that moves nothing. What the turn has brought so far makes no
    /// difference any more.
    pub(crate) fn unplayed(&self, assessed: Assessed) -> Ruling {
        let mut ruling = Ruling::of(assessed.verdict());
        let heard = &mut ruling.heard;
        match assessed {
            Assessed::Played(_) => unreachable!("a move that stands is ruled on with its position"),
            Assessed::Refused(rule, why) => self.refused(rule, why, heard),
            Assessed::OverLimit => heard.say(self.seats(Hearers::Mover), Announcement::ErrorLimit),
            Assessed::Answered(ask, answer) => self.answered(ask, answer, heard),
            Assessed::NotAvailable => {}
        }
        ruling
    }

    fn seats(&self, hearers: Hearers) -> Seats {
        match hearers {
            Hearers::Both => Seats::Both,
            Hearers::Mover => Seats::One(self.turn()),
        }
    }

    fn refused(&self, rule: RefusalRule, why: Option<Why>, heard: &mut Heard) {
        let said = announce::refused(rule.word, why);
        let for_opponent = self.why_for_opponent(why);
        if rule.heard_by == Hearers::Both && for_opponent != why {
            heard.say(self.seats(Hearers::Mover), said);
            let said = announce::refused(rule.word, for_opponent);
            heard.say(Seats::One(self.turn().other()), said);
        } else {
            heard.say(self.seats(rule.heard_by), said);
        }
    }

    /// That a pawn capture is owed would give away a "yes" that the mover alone has heard
    /// (Berkeley III.E: asked and answered secretly).
    fn why_for_opponent(&self, why: Option<Why>) -> Option<Why> {
        let private = ask_rule(&self.rules).is_some_and(|ask| ask.heard_by == Hearers::Mover);
        why.filter(|why| !(private && *why == Why::MustTryPawnCapture))
    }

    fn answered(&self, ask: AskRule, answer: Answer, heard: &mut Heard) {
        let said = Announcement::Any { answer };
        heard.say(self.seats(ask.heard_by), said);
        if ask.no_adds_to_count && answer == Answer::No {
            let n = possible_pawn_captures(&self.position);
            let opponent = Seats::One(self.turn().other());
            heard.say(opponent, Announcement::IllegalCount { n });
        }
    }
}
