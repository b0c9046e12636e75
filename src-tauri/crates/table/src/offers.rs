//! What answering an offer brings.

use games::Side;
use protocol::client::Offer;
use protocol::host::{OfferAnswer, Refusal, RefusalCode};
use protocol::view::OfferView;
use referee::EndCause;

use crate::allow::{Ask, refuse};
use crate::decide::nothing_there;
use crate::ids::Millis;
use crate::log::Event;
use crate::table::Table;

impl Table {
    pub(crate) fn events_of_accept(
        &self,
        at: Millis,
        by: Side,
        id: u32,
    ) -> Result<Vec<Event>, Refusal> {
        let offer = self.standing(by.other(), id)?;
        self.allows(offer.by, Ask::Offer(offer.offer))?;
        let mut events = vec![answered(by, offer, OfferAnswer::Accepted)];
        events.extend(self.granted(at, offer.by, offer.offer)?);
        Ok(events)
    }

    /// What a side asked for and got.
    pub(crate) fn granted(
        &self,
        at: Millis,
        asker: Side,
        offer: Offer,
    ) -> Result<Vec<Event>, Refusal> {
        Ok(match offer {
            Offer::Draw => self.end_by(at, EndCause::Agreed),
            Offer::TakeBack | Offer::TakeBackAfterEnd => {
                let to_ply = self.back_to(asker);
                let to_ply = to_ply.ok_or_else(|| nothing_there("no own move to take back"))?;
                self.take_back(at, to_ply)
            }
            Offer::ClockOff | Offer::ClockOn => vec![Event::Clocks {
                on: offer == Offer::ClockOn,
                left: self.left_now(at),
            }],
            Offer::Adjourn => vec![Event::Adjourned {
                left: self.left_now(at),
            }],
            Offer::MinuteAfterEnd => {
                let mut events = vec![self.minute(at, asker)];
                events.extend(self.change_places(self.turn()));
                events
            }
        })
    }

    pub(crate) fn events_of_decline(&self, by: Side, id: u32) -> Result<Vec<Event>, Refusal> {
        let offer = self.standing(by.other(), id)?;
        Ok(vec![answered(by, offer, OfferAnswer::Declined)])
    }

    pub(crate) fn events_of_withdraw(&self, by: Side, id: u32) -> Result<Vec<Event>, Refusal> {
        let offer = self.standing(by, id)?;
        Ok(vec![answered(by, offer, OfferAnswer::Withdrawn)])
    }

    fn standing(&self, by: Side, id: u32) -> Result<OfferView, Refusal> {
        let stands = |offer: &OfferView| offer.id == id && offer.by == by;
        let offer = self.offers.iter().copied().find(stands);
        offer.ok_or_else(|| refuse(RefusalCode::NoSuchOffer, "no such offer stands any more"))
    }
}

fn answered(by: Side, offer: OfferView, answer: OfferAnswer) -> Event {
    Event::Answered {
        by,
        offer: offer.offer,
        id: offer.id,
        answer,
    }
}
