//! An advance move waits with the client until the other side has moved.

mod host;

use client::Client;
use games::Side;
use protocol::HostEnd;
use protocol::board::BoardView;
use protocol::client::{Command, Offer};
use protocol::host::{Frame, HostMessage, Line, LineEvent, RefusalCode};
use protocol::view::{OfferView, Phase};
use protocol::window::{Advance, AdvanceDropped};
use referee::Announcement;

use host::{heard, hears_nothing, seated, view};

/// White sits here; Black thinks about his move after one half-move.
struct Table {
    client: Client,
    host: HostEnd,
    lines: u32,
}

impl Table {
    async fn set() -> Self {
        let (client, host) = seated();
        let mut table = Self {
            client,
            host,
            lines: 0,
        };
        table.send(HostMessage::Welcome { next: 1 }).await;
        let said = [Announcement::Turn { side: Side::Black }];
        table.show(1, &[ruling(0, &said)], |_| {}).await;
        table
    }

    async fn send(&mut self, message: HostMessage) {
        self.host.to_client.send(message).await.expect("a client");
    }

    /// Shows a view after `ply` half-moves and waits until the client has it.
    async fn show(
        &mut self,
        ply: u32,
        lines: &[Line],
        change: impl FnOnce(&mut protocol::view::View),
    ) {
        let mut view = view(ply);
        view.turn = if ply.is_multiple_of(2) {
            Side::White
        } else {
            Side::Black
        };
        change(&mut view);
        let first = self.lines;
        self.lines += lines.len() as u32;
        let mut frames = self.client.frames();
        if first > 0 {
            frames.next().await;
        }
        let lines = lines.to_vec();
        let frame = Frame { view, first, lines };
        self.send(HostMessage::Frame(Box::new(frame))).await;
        frames.next().await.expect("a frame");
        tokio::task::yield_now().await;
    }

    fn advance(&self) -> Advance {
        self.client.advances().borrow().clone()
    }
}

fn ruling(ply: u32, said: &[Announcement]) -> Line {
    let side = if ply.is_multiple_of(2) {
        Side::White
    } else {
        Side::Black
    };
    event(
        ply,
        side,
        LineEvent::Ruling {
            tried: None,
            said: said.to_vec(),
        },
    )
}

fn event(ply: u32, side: Side, event: LineEvent) -> Line {
    Line {
        at_ms: 0,
        ply,
        side,
        event,
    }
}

fn quiet() -> Vec<Announcement> {
    let none = Announcement::Tries {
        n: Some(0),
        to: None,
        from: None,
    };
    vec![Announcement::Turn { side: Side::White }, none]
}

fn waits(text: &str) -> Advance {
    Advance::Waits {
        text: text.to_owned(),
    }
}

#[tokio::test]
async fn a_quiet_move_lets_it_be_played_at_once() {
    let mut table = Table::set().await;
    table.client.advance(1, "e4e5".to_owned()).await.unwrap();
    assert_eq!(table.advance(), waits("e4e5"));
    assert!(hears_nothing(&mut table.host).await, "not before its time");

    let refused = [ruling(1, &[Announcement::No])];
    table.show(1, &refused, |_| {}).await;
    assert_eq!(table.advance(), waits("e4e5"), "his refused try is no news");
    assert!(hears_nothing(&mut table.host).await);

    table.show(2, &[ruling(1, &quiet())], |_| {}).await;
    let sent = heard(&mut table.host).await;
    let expected = Command::Try {
        ply: 2,
        attempt: 0,
        taken_back: 0,
        text: "e4e5".to_owned(),
    };
    assert_eq!(sent.command, expected);
    assert_eq!(table.advance(), waits("e4e5"), "until it is answered");
    table.send(HostMessage::Done { id: sent.id }).await;
    let mut advances = table.client.advances();
    advances
        .wait_for(|now| *now == Advance::None)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_move_of_a_board_game_waits_at_a_board_game_alone() {
    let mut table = Table::set().await;
    let refused = table.client.advance(1, "e4-e5".to_owned()).await;
    assert_eq!(refused.unwrap_err().code, RefusalCode::Unreadable);
    let board = BoardView {
        ground: Vec::new(),
        frozen: Vec::new(),
        checked: Vec::new(),
        held: Vec::new(),
        choices: Vec::new(),
        demonstration: None,
    };
    let show = |view: &mut protocol::view::View| view.board = Some(Box::new(board));
    table.show(1, &[ruling(1, &[Announcement::No])], show).await;
    table.client.advance(1, "e4-e5".to_owned()).await.unwrap();
    assert_eq!(table.advance(), waits("e4-e5"));
}

#[tokio::test]
async fn the_answer_to_one_leaves_the_next_one_waiting() {
    let mut table = Table::set().await;
    table.client.advance(1, "e4e5".to_owned()).await.unwrap();
    table.show(2, &[ruling(1, &quiet())], |_| {}).await;
    let sent = heard(&mut table.host).await;
    let turn = [Announcement::Turn { side: Side::Black }];
    table.show(3, &[ruling(2, &turn)], |_| {}).await;
    table.client.advance(3, "d2d4".to_owned()).await.unwrap();
    table.send(HostMessage::Done { id: sent.id }).await;
    table
        .show(3, &[ruling(3, &[Announcement::No])], |_| {})
        .await;
    assert_eq!(table.advance(), waits("d2d4"));
}

#[tokio::test]
async fn news_drops_it_with_a_word_that_stands_until_the_next_move() {
    for news in [
        Announcement::Try,
        Announcement::Check { dirs: Vec::new() },
        Announcement::Promotion { side: None },
    ] {
        let mut table = Table::set().await;
        table.client.advance(1, "e4e5".to_owned()).await.unwrap();
        let said = [quiet(), vec![news]].concat();
        table.show(2, &[ruling(1, &said)], |_| {}).await;
        let dropped = Advance::Dropped {
            text: "e4e5".to_owned(),
            why: AdvanceDropped::News,
        };
        assert_eq!(table.advance(), dropped);
        assert!(hears_nothing(&mut table.host).await, "it is never sent");
        table.show(3, &[ruling(2, &quiet())], |_| {}).await;
        assert_eq!(table.advance(), Advance::None);
    }
}

#[tokio::test]
async fn a_request_that_it_would_answer_drops_it() {
    let mut table = Table::set().await;
    table.client.advance(1, "e4e5".to_owned()).await.unwrap();
    let offer = |view: &mut protocol::view::View| {
        view.offers = vec![OfferView {
            id: 1,
            by: Side::Black,
            offer: Offer::Draw,
        }];
    };
    table.show(2, &[ruling(1, &quiet())], offer).await;
    let dropped = Advance::Dropped {
        text: "e4e5".to_owned(),
        why: AdvanceDropped::Request,
    };
    assert_eq!(table.advance(), dropped);
    assert!(hears_nothing(&mut table.host).await);
}

#[tokio::test]
async fn take_back_adjournment_and_end_drop_it_without_a_word() {
    let mut taken = Table::set().await;
    taken.client.advance(1, "e4e5".to_owned()).await.unwrap();
    let back = LineEvent::TakenBack { to_ply: 0 };
    taken
        .show(0, &[event(1, Side::Black, back)], |view| {
            view.taken_back = 1;
        })
        .await;
    assert_eq!(taken.advance(), Advance::None);

    let mut adjourned = Table::set().await;
    adjourned
        .client
        .advance(1, "e4e5".to_owned())
        .await
        .unwrap();
    let line = event(1, Side::Black, LineEvent::Adjourned);
    let put_away = |view: &mut protocol::view::View| view.phase = Phase::Adjourned;
    adjourned.show(1, &[line], put_away).await;
    assert_eq!(adjourned.advance(), Advance::None);
    adjourned.show(2, &[ruling(1, &quiet())], |_| {}).await;
    assert!(hears_nothing(&mut adjourned.host).await);
}

#[tokio::test]
async fn it_can_be_withdrawn_and_replaced_before_its_time() {
    let mut table = Table::set().await;
    table.client.advance(1, "e4e5".to_owned()).await.unwrap();
    table.client.advance(1, "d2d4".to_owned()).await.unwrap();
    assert_eq!(table.advance(), waits("d2d4"));
    table.client.withdraw_advance().await.unwrap();
    let mut advances = table.client.advances();
    advances
        .wait_for(|now| *now == Advance::None)
        .await
        .unwrap();
    table.show(2, &[ruling(1, &quiet())], |_| {}).await;
    assert!(hears_nothing(&mut table.host).await);
}

#[tokio::test]
async fn it_is_entered_in_the_other_sides_time_only() {
    let mut table = Table::set().await;
    assert!(table.client.advance(0, "e4e5".to_owned()).await.is_err());
    assert!(table.client.advance(1, "hello".to_owned()).await.is_err());
    assert!(table.client.advance(1, "any?".to_owned()).await.is_err());
    table.show(2, &[ruling(1, &quiet())], |_| {}).await;
    assert!(table.client.advance(2, "e4e5".to_owned()).await.is_err());
    assert_eq!(table.advance(), Advance::None);
}
