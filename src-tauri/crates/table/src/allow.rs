//! Who may ask for what, and when. Decided from what both sides know alone, so that neither an
//! answer nor a button tells anything.

use games::Side;
use protocol::client::{Claim, Offer};
use protocol::host::{Refusal, RefusalCode};
use protocol::view::Phase;

use crate::board_game::BoardGame;
use crate::table::Table;

/// A kind of request, without its particulars.
#[derive(Clone, Copy)]
pub(crate) enum Ask {
    Try,
    Practise,
    Any,
    Noes,
    Offer(Offer),
    Claim(Claim),
    QuickDraw,
    Resign,
    Abort,
    AddMinute,
    Mark,
}

pub(crate) fn refuse(code: RefusalCode, detail: &str) -> Refusal {
    Refusal {
        code,
        detail: detail.to_owned(),
    }
}

impl Table {
    /// Whether a seat may ask for this now.
    pub(crate) fn allows(&self, seat: Side, ask: Ask) -> Result<(), Refusal> {
        let seat = self.speaker(seat);
        match ask {
            Ask::Try => self.goes_on().and(self.sits(seat)),
            Ask::Practise => needs(self.terms.practice, "two players"),
            Ask::Any => {
                self.goes_on().and(self.sits(seat))?;
                needs(self.judge.has_any_question(), "no question for pawn tries")
            }
            Ask::Noes => {
                self.goes_on()?;
                needs(self.judge.has_noes_question(), "no question for noes")?;
                self.sits(seat)
            }
            Ask::Claim(claim) => {
                self.goes_on()?;
                needs(self.judge.has_claim(claim), "no such claim")?;
                self.sits(seat)
            }
            Ask::Offer(offer) => self.allows_offer(seat, offer),
            Ask::QuickDraw => {
                self.goes_on()?;
                let friendly = self.judge.board().is_some() && !self.terms.rated;
                needs(friendly, "no draw without asking")
            }
            Ask::Resign => self.goes_on(),
            Ask::Abort => {
                self.goes_on()?;
                let early = self.ply() <= 2 || self.terms.practice;
                let why = "a game is broken off before the second move only";
                if early {
                    Ok(())
                } else {
                    Err(refuse(RefusalCode::OutOfRange, why))
                }
            }
            Ask::AddMinute => {
                self.goes_on()?;
                needs(self.clock.is_some(), "no clocks")
            }
            Ask::Mark => {
                if self.end.is_some() {
                    return Err(refuse(RefusalCode::Over, "the game is over"));
                }
                needs(
                    self.judge.is_hidden(),
                    "no dummies where both armies are shown",
                )
            }
        }
    }

    fn allows_offer(&self, seat: Side, offer: Offer) -> Result<(), Refusal> {
        let clock_is = |on| self.clock.as_ref().is_some_and(|clock| clock.is_on() == on);
        match offer {
            Offer::Draw => {
                self.goes_on()?;
                let board = self.judge.board();
                let demonstration = board.and_then(BoardGame::demonstration);
                needs(demonstration.is_none(), "a demonstration to be ended first")
            }
            Offer::Adjourn => {
                self.goes_on()?;
                needs(!self.terms.practice, "nobody to agree with")
            }
            Offer::TakeBack => {
                self.goes_on()?;
                there(self.back_to(seat).is_some(), "no own move to take back")
            }
            Offer::ClockOff => {
                self.goes_on()?;
                needs(self.clock.is_some(), "no clocks")?;
                there(clock_is(true), "the clocks are off")
            }
            Offer::ClockOn => {
                self.goes_on()?;
                needs(self.clock.is_some(), "no clocks")?;
                there(clock_is(false), "the clocks are on")
            }
            Offer::MinuteAfterEnd => {
                self.ended_with_requests()?;
                let why = "a minute more is for the side whose flag fell";
                there(self.flagged() == Some(seat), why)
            }
            Offer::TakeBackAfterEnd => {
                self.ended_with_requests()?;
                there(self.back_to(seat).is_some(), "no own move to take back")
            }
        }
    }

    /// To how many half-moves a take-back by this side leads: his last completed move is undone.
    pub(crate) fn back_to(&self, seat: Side) -> Option<u32> {
        let answered = self.turn() == seat && !self.terms.practice;
        let back = if answered { 2 } else { 1 };
        self.ply().checked_sub(back)
    }

    pub(crate) fn goes_on(&self) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Over { .. } => Err(refuse(RefusalCode::Over, "the game is over")),
            Phase::Adjourned => Err(refuse(RefusalCode::Adjourned, "the game is put away")),
            Phase::HandOver { .. } | Phase::Playing => Ok(()),
        }
    }

    /// It is this seat's turn, and its player sits at the board.
    fn sits(&self, seat: Side) -> Result<(), Refusal> {
        if self.turn() != seat {
            Err(refuse(
                RefusalCode::NotYourTurn,
                "it is the other side's turn",
            ))
        } else if self.held.is_some() {
            Err(refuse(RefusalCode::HandOver, "the players change places"))
        } else {
            Ok(())
        }
    }

    fn ended_with_requests(&self) -> Result<(), Refusal> {
        if self.end.is_none() {
            return Err(refuse(RefusalCode::NotOver, "the game goes on"));
        }
        needs(self.terms.requests_after_end, "no requests after the end")
    }
}

pub(crate) fn needs(has: bool, what: &str) -> Result<(), Refusal> {
    if has {
        Ok(())
    } else {
        let detail = format!("this game has {what}");
        Err(refuse(RefusalCode::NotInTheseRules, &detail))
    }
}

fn there(is: bool, why: &str) -> Result<(), Refusal> {
    if is {
        Ok(())
    } else {
        Err(refuse(RefusalCode::NothingThere, why))
    }
}
