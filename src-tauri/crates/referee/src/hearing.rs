//! Who hears what of a try that moves nothing.

use games::BySide;

use crate::announce;
use crate::judge::{Assessed, ask_rule};
use crate::known::possible_pawn_captures;
use crate::referee::Referee;
use crate::rules::{AskRule, Hearers, RefusalRule};
use crate::ruling::Ruling;
use crate::vocabulary::{Announcement, Answer, Verdict, Why};

/// Both seats hear the same.
pub(crate) fn both(say: Vec<Announcement>) -> BySide<Vec<Announcement>> {
    BySide {
        white: say.clone(),
        black: say,
    }
}

impl Referee {
    /// The ruling on a try that moves nothing.
    pub(crate) fn unplayed(&self, assessed: Assessed) -> Ruling {
        match assessed {
            Assessed::Played(_) => unreachable!("a move that stands is ruled on with its position"),
            Assessed::Refused(rule, why) => self.refused(rule, why),
            Assessed::OverLimit => Ruling {
                verdict: Verdict::ErrorLimit,
                heard: self.heard_by_mover(Announcement::ErrorLimit),
                end: None,
            },
            Assessed::Answered(ask, answer) => self.answered(ask, answer),
            Assessed::NotAvailable => Ruling {
                verdict: Verdict::NotAvailable,
                heard: BySide::default(),
                end: None,
            },
        }
    }

    fn heard_by_mover(&self, say: Announcement) -> BySide<Vec<Announcement>> {
        let mut heard = BySide::default();
        *heard.get_mut(self.turn()) = vec![say];
        heard
    }

    fn refused(&self, rule: RefusalRule, why: Option<Why>) -> Ruling {
        let (say, verdict) = announce::refused(rule.word, why);
        let mut heard = self.heard_by_mover(say);
        if rule.heard_by == Hearers::Both {
            let (say, _) = announce::refused(rule.word, self.why_for_opponent(why));
            *heard.get_mut(self.turn().other()) = vec![say];
        }
        Ruling {
            verdict,
            heard,
            end: None,
        }
    }

    /// That a pawn capture is owed would give away a "yes" that the mover alone has heard
    /// (Berkeley III.E: asked and answered secretly).
    fn why_for_opponent(&self, why: Option<Why>) -> Option<Why> {
        let private = ask_rule(&self.rules).is_some_and(|ask| ask.heard_by == Hearers::Mover);
        why.filter(|why| !(private && *why == Why::MustTryPawnCapture))
    }

    fn answered(&self, ask: AskRule, answer: Answer) -> Ruling {
        let say = Announcement::Any { answer };
        let mut heard = match ask.heard_by {
            Hearers::Both => both(vec![say]),
            Hearers::Mover => self.heard_by_mover(say),
        };
        if ask.no_adds_to_count && answer == Answer::No {
            heard
                .get_mut(self.turn().other())
                .push(Announcement::IllegalCount {
                    n: possible_pawn_captures(&self.position),
                });
        }
        let verdict = match answer {
            Answer::Yes => Verdict::AnyYes,
            Answer::No => Verdict::AnyNo,
        };
        Ruling {
            verdict,
            heard,
            end: None,
        }
    }
}
