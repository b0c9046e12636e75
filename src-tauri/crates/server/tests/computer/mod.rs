//! What the computer's seat asks for and how it answers.

mod manner;
mod sides;

use games::Side::{self, Black, White};
use protocol::client::{Command, Offer};
use protocol::host::{LineEvent, OfferAnswer};
use referee::EndReason;
use server::Seat;

use crate::house::{House, Player, end_of, persons, terms, try_at};

/// A person with White against the computer, from a position.
async fn against(level: u8, start: Option<&str>) -> (House, Player) {
    let house = House::new();
    let mut terms = terms();
    terms.start = start.map(str::to_owned);
    let mut seats = persons();
    seats.black = Seat::Bot { level };
    let game = house.open(terms, seats).await;
    let player = house.join(game, White).await;
    (house, player)
}

/// Reads until a line of the log fits.
async fn hears(player: &mut Player, fits: impl Fn(&LineEvent) -> bool) {
    while !player.log().iter().any(|line| fits(&line.event)) {
        player.message().await;
    }
}

fn answer_of(wanted: Offer, how: OfferAnswer) -> impl Fn(&LineEvent) -> bool {
    move |event| {
        matches!(event, LineEvent::Answered { by: Black, offer, answer }
            if *offer == wanted && *answer == how)
    }
}

fn offer_by(side: Side, wanted: Offer) -> impl Fn(&LineEvent) -> bool {
    move |event| matches!(event, LineEvent::Offered { by, offer } if *by == side && *offer == wanted)
}

const BARE_KING: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

#[tokio::test]
async fn it_offers_a_draw_when_it_cannot_win_any_more() {
    let (_house, mut white) = against(2, Some(BARE_KING)).await;
    white.ask(1, try_at(0, 0, "e1e2")).await;
    hears(&mut white, offer_by(Black, Offer::Draw)).await;
    let view = &white.last().view;
    assert_eq!((view.ply, view.turn), (2, White), "with its move");
}

#[tokio::test]
async fn it_agrees_to_a_draw_only_when_it_cannot_win() {
    let (_house, mut white) = against(1, Some(BARE_KING)).await;
    let draw = || Command::Offer { offer: Offer::Draw };
    white.ask(1, draw()).await;
    hears(&mut white, answer_of(Offer::Draw, OfferAnswer::Accepted)).await;
    white.ended().await;
    assert_eq!(end_of(white.last()), Some(EndReason::Agreed));

    let (_house, mut white) = against(1, None).await;
    white.ask(1, draw()).await;
    hears(&mut white, answer_of(Offer::Draw, OfferAnswer::Declined)).await;
}

#[tokio::test]
async fn it_grants_what_costs_it_nothing() {
    let (_house, mut white) = against(1, None).await;
    white.ask(1, try_at(0, 0, "e2e4")).await;
    // A move that is on its way would decline what is asked before it.
    while white.log().last().is_none_or(|line| line.ply < 1) {
        white.message().await;
    }
    let take_back = Command::Offer {
        offer: Offer::TakeBack,
    };
    white.ask(2, take_back).await;
    hears(&mut white, |event| {
        matches!(event, LineEvent::TakenBack { .. })
    })
    .await;
    let adjourn = Command::Offer {
        offer: Offer::Adjourn,
    };
    white.ask(3, adjourn).await;
    hears(&mut white, |event| matches!(event, LineEvent::Adjourned)).await;
}
