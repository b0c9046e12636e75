//! Rooms in one process, on a real store, with time set by hand. Each test plays clients by hand
//! over the transport, so that every single message is seen.

mod computer;
mod house;

use std::time::Duration;

use games::BySide;
use games::Side::{Black, White};
use net::Presence;
use protocol::client::{Command, MarkChange, Offer};
use protocol::computer::Manner;
use protocol::host::{HostMessage, Line, LineEvent, RefusalCode};
use protocol::terms::Terms;
use protocol::view::Phase;
use referee::EndReason;
use server::{JoinError, NewTable, OpenGameError, Seat};

use house::{House, chat, end_of, persons, terms, timed};

#[tokio::test]
async fn clocks_start_when_both_have_joined() {
    let house = House::new();
    let game = house.open(timed(60), persons()).await;
    let mut white = house.join(game, White).await;
    house.pass(10_000).await;
    let mut black = house.join(game, Black).await;
    assert_eq!(
        black.frame().await.left_ms(White),
        60_000,
        "nobody sat there"
    );
    house.pass(1_000).await;
    white.ask(1, chat("hello")).await;
    white.frame().await;
    assert_eq!(white.frame().await.left_ms(White), 59_000);
}

#[tokio::test]
async fn a_flag_falls_when_its_time_has_come_and_is_kept() {
    let house = House::new();
    let game = house.open(timed(60), persons()).await;
    let (mut white, mut black) = (house.join(game, White).await, house.join(game, Black).await);
    house.pass(60_000).await;
    for player in [&mut white, &mut black] {
        let record = player.ended().await;
        assert_eq!(record.reason, EndReason::Flag);
        assert_eq!(end_of(player.last()), Some(EndReason::Flag));
    }
    drop((white, black));
    house.host.close(game).await;
    let stored = house.store.load(game).expect("it was kept");
    assert_eq!(stored.meta.reason, Some(EndReason::Flag));
}

#[tokio::test]
async fn a_try_that_arrived_in_time_beats_the_flag_however_slow_the_disk() {
    let house = House::new();
    let game = house.open(timed(60), persons()).await;
    let (mut white, _black) = (house.join(game, White).await, house.join(game, Black).await);
    house.pass(59_900).await;
    for id in 1..=9 {
        white.ask(id, chat("the disk is busy with this")).await;
    }
    white.ask(10, house::try_at(0, 0, "e2e4")).await;
    // All have arrived; hardly one of them is on disk.
    for _ in 0..5 {
        tokio::task::yield_now().await;
    }
    house.pass(200).await;
    assert_eq!(white.answered(10).await, Ok(()));
    let view = &white.last().view;
    assert_eq!((view.ply, view.phase), (1, Phase::Playing));
    let left = view.clock.expect("there are clocks").left_ms;
    assert_eq!(left.white, 100, "a slow disk costs nobody time");
}

#[tokio::test]
async fn a_command_that_comes_twice_acts_once_also_after_a_restart() {
    let house = House::new();
    let game = house.open(terms(), persons()).await;
    let mut white = house.join(game, White).await;
    let mut black = house.join(game, Black).await;
    let bad = Command::Mark {
        change: MarkChange::DeleteDummy {
            cell: "e4".parse().unwrap(),
        },
    };
    for _ in 0..2 {
        assert_eq!(white.answer(1, chat("once")).await, Ok(()));
        assert_eq!(
            white.answer(2, bad.clone()).await,
            Err(RefusalCode::NoMarkThere)
        );
    }
    assert_eq!(
        white.answer(1, chat("another")).await,
        Err(RefusalCode::BadId)
    );
    assert_eq!(white.answer(3, chat("more")).await, Ok(()));
    assert_eq!(black.chats_heard(3).await, ["once", "more"]);

    house.host.close(game).await;
    house.host.go_on(game).await.expect("it is not over");
    let mut white = house.join(game, White).await;
    assert_eq!(white.welcome().await, 4, "numbers go on where they stopped");
    assert_eq!(white.answer(1, chat("once")).await, Ok(()));
    assert_eq!(white.answer(2, bad).await, Err(RefusalCode::NoMarkThere));
    house.host.close(game).await;
    let stored = house.store.load(game).expect("it is there");
    let told = serde_json::to_string(&stored.entries).unwrap();
    assert_eq!(told.matches("\"once\"").count(), 1, "{told}");
}

#[tokio::test]
async fn a_second_join_takes_the_seat_and_hears_everything() {
    let house = House::new();
    let game = house.open(terms(), persons()).await;
    let mut first = house.join(game, White).await;
    let _black = house.join(game, Black).await;
    assert_eq!(first.answer(1, chat("before")).await, Ok(()));
    let mut second = house.join(game, White).await;
    assert_eq!(second.welcome().await, 2);
    let frame = second.frame().await;
    assert_eq!(frame.0.first, 0);
    assert_eq!(frame.chats(), ["before"]);
    assert!(first.is_cut_off().await, "one end holds a seat");
    assert_eq!(second.answer(2, chat("after")).await, Ok(()));
}

#[tokio::test]
async fn a_player_who_does_not_read_is_cut_off_and_the_game_goes_on() {
    let house = House::new();
    let game = house.open(terms(), persons()).await;
    let mut white = house.join(game, White).await;
    let mut black = house.join(game, Black).await;
    for id in 1..=protocol::HOST_QUEUE as u64 + 5 {
        assert_eq!(white.answer(id, chat("hear me")).await, Ok(()));
    }
    assert!(black.is_cut_off().await);
    let mut black = house.join(game, Black).await;
    let heard = black.frame().await.chats().len();
    assert_eq!(heard, protocol::HOST_QUEUE + 5, "nothing is lost");
}

#[tokio::test]
async fn marks_and_refused_tries_are_not_told_to_the_other_side() {
    let house = House::new();
    let game = house.open(house::unheard_refusals(), persons()).await;
    let mut white = house.join(game, White).await;
    let mut black = house.join(game, Black).await;
    black.frame().await;
    let mark = MarkChange::DeleteDummy {
        cell: "e7".parse().unwrap(),
    };
    assert_eq!(
        white.answer(1, Command::Mark { change: mark }).await,
        Ok(())
    );
    assert_eq!(white.answer(2, house::try_at(0, 0, "e2e5")).await, Ok(()));
    assert_eq!(white.last().view.attempt, 1, "it was heard and refused");
    assert!(black.hears_nothing().await);
    assert_eq!(white.answer(3, house::try_at(0, 1, "e2e4")).await, Ok(()));
    assert_eq!(black.frame().await.0.view.ply, 1);
}

#[tokio::test]
async fn on_a_full_disk_a_game_goes_on_in_memory_and_is_written_later() {
    let house = House::new();
    let game = house.open(terms(), persons()).await;
    let mut white = house.join(game, White).await;
    let mut black = house.join(game, Black).await;
    black.frame().await;
    let writer = house.store.writer();
    writer.set_disk_full(true).await.unwrap();
    let mut id = 0;
    while id < 20 && (id == 0 || white.last().view.saved) {
        id += 1;
        assert_eq!(white.answer(id, house::long_notes(id)).await, Ok(()));
    }
    assert!(!white.last().view.saved, "the window says so");
    assert!(
        black.hears_nothing().await,
        "notes are private, full or not"
    );
    assert_eq!(
        white.answer(id + 1, house::try_at(0, 0, "e2e4")).await,
        Ok(())
    );
    assert!(!black.frame().await.0.view.saved);
    let on_disk = house.store.load(game).unwrap();

    writer.set_disk_full(false).await.unwrap();
    house.pass(5_000).await;
    assert!(white.frame().await.0.view.saved, "the tail was written");
    assert!(black.frame().await.0.view.saved);
    let written = house.store.load(game).unwrap();
    assert!(written.entries.len() > on_disk.entries.len());
    assert_eq!(written.commands.len() as u64, id + 1);
    assert_eq!(written.meta.plies, 1);
    let table = table::Table::replay(game, &written.entries).expect("a whole log");
    assert_eq!(table.lines(White), white.log());
    assert_eq!(table.lines(Black), black.log());
}

#[tokio::test]
async fn on_a_full_disk_a_game_with_somebody_elsewhere_waits_and_its_clocks_are_held() {
    let house = House::new();
    let game = house.open(timed(60), persons()).await;
    let mut white = house.join(game, White).await;
    let mut black = house.join_from_away(game, Black).await;
    house.pass(10_000).await;
    assert_eq!(white.answer(1, chat("ten seconds")).await, Ok(()));
    let writer = house.store.writer();
    writer.set_disk_full(true).await.unwrap();
    let mut id = 2;
    while id < 20 && white.answer(id, house::long_notes(id)).await == Ok(()) {
        id += 1;
    }
    let waiting = white.answer(id, chat("the game waits")).await;
    assert_eq!(waiting, Err(RefusalCode::NotSaved));
    house.pass(4_999).await;
    let waiting = black.answer(1, chat("still")).await;
    assert_eq!(waiting, Err(RefusalCode::NotSaved));

    writer.set_disk_full(false).await.unwrap();
    house.pass(5_000).await;
    assert_eq!(white.answer(id, chat("on we go")).await, Ok(()));
    let frame = white.last();
    assert!(frame.view.saved);
    let left = frame.view.clock.expect("there are clocks").left_ms;
    assert_eq!(left.white, 50_000, "waiting was charged to nobody");
    let resumed = LineEvent::Resumed;
    let said = white.log().iter().any(|line| line.event == resumed);
    assert!(said, "the referee says so");
    assert_eq!(black.answer(1, chat("at last")).await, Ok(()));
    let heard = black.chats_heard(5).await;
    assert_eq!(heard, ["ten seconds", "on we go", "at last"]);
}

#[tokio::test]
async fn the_time_of_a_player_elsewhere_who_is_cut_off_is_held_within_a_bound() {
    let house = House::new();
    let game = house.open(timed(600), persons()).await;
    let white = house.join_from_away(game, White).await;
    let black = house.join(game, Black).await;
    house.pass(10_000).await;
    drop(white);
    house.pass(0).await;
    house.pass(60_000).await;
    let mut white = house.join_from_away(game, White).await;
    assert_eq!(white.answer(1, chat("back")).await, Ok(()));
    let told = house::Told(white.last().clone());
    assert_eq!(told.left_ms(White), 590_000, "a minute was held");
    assert_eq!(told.left_ms(Black), 600_000);
    let said = |log: &[Line]| {
        log.iter()
            .filter(|line| line.event == LineEvent::Resumed)
            .count()
    };
    assert_eq!(said(white.log()), 1, "the referee says so");

    drop(white);
    house.pass(0).await;
    house.pass(200_000).await;
    let mut white = house.join_from_away(game, White).await;
    assert_eq!(white.answer(2, chat("back again")).await, Ok(()));
    let told = house::Told(white.last().clone());
    assert_eq!(told.left_ms(White), 510_000, "two more minutes were held");

    // It is White's time that ran; Black, who is not to move, is not waited for.
    drop(black);
    house.pass(0).await;
    house.pass(10_000).await;
    assert_eq!(white.answer(3, chat("alone")).await, Ok(()));
    assert_eq!(house::Told(white.last().clone()).left_ms(White), 500_000);
}

#[tokio::test]
async fn what_a_slow_line_costs_is_given_back_from_a_small_bank() {
    let house = House::new();
    let game = house.open(timed(60), persons()).await;
    let (line, near) = (Presence::far(400), Presence::here());
    let joined = house.host.join_over_a_line(game, White, line.clone());
    let mut white = house::Player::new(joined.await.expect("a running game"));
    let joined = house.host.join_over_a_line(game, Black, near);
    let mut black = house::Player::new(joined.await.expect("a running game"));
    let mut answers = Vec::new();
    // Each takes three seconds for his move, by the host's clock.
    for (id, ply) in (1..).zip([0, 2, 4, 6]) {
        let text = ["e2e4", "d2d4", "c2c4", "b2b4"][id as usize - 1];
        house.pass(3_000).await;
        answers.push(white.answer(id, house::try_at(ply, 0, text)).await);
        let text = ["e7e6", "d7d6", "c7c6", "b7b6"][id as usize - 1];
        house.pass(3_000).await;
        answers.push(black.answer(id, house::try_at(ply + 1, 0, text)).await);
    }
    assert_eq!(answers, vec![Ok(()); 8]);
    assert_eq!(white.answer(5, chat("how late?")).await, Ok(()));
    let told = house::Told(white.last().clone());
    // A minute has gains of 333 ms: 999 at the start, and 333 for each move.
    let given = [400, 400, 400, 400].iter().sum::<u64>();
    assert_eq!(told.left_ms(White), 60_000 - 12_000 + given);
    assert_eq!(told.left_ms(Black), 60_000 - 12_000, "he is near");
    assert_eq!(u64::from(line.seen().given_ms), given, "both are shown it");
}

#[tokio::test]
async fn a_try_on_a_slow_line_that_was_made_in_time_beats_the_flag() {
    let house = House::new();
    let game = house.open(timed(60), persons()).await;
    let joined = house.host.join_over_a_line(game, White, Presence::far(500));
    let mut white = house::Player::new(joined.await.expect("a running game"));
    let mut black = house.join(game, Black).await;
    house.pass(60_300).await;
    assert_eq!(black.answer(1, Command::Flag).await, Ok(()), "not yet");
    assert_eq!(black.last().view.phase, Phase::Playing);
    assert_eq!(white.answer(1, house::try_at(0, 0, "e2e4")).await, Ok(()));
    assert_eq!(house::Told(white.last().clone()).left_ms(White), 200);
    house.pass(60_000).await;
    assert_eq!(black.ended().await.reason, EndReason::Flag, "Black is here");
}

#[tokio::test]
async fn a_killed_host_gives_no_more_than_a_second_back() {
    let house = House::new();
    let game = house.open(timed(600), persons()).await;
    let _white = house.join_from_away(game, White).await;
    let _black = house.join(game, Black).await;
    house.pass(10_400).await;
    let left = || house.store.load(game).expect("it is there").meta.left_ms;
    for _ in 0..1_000 {
        if left().is_some_and(|left| left.white == 589_600) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    house.pass(700).await;
    // The first host never closes the game, as if it had been killed here.
    let other = server::Host::new(house.store.clone(), server::Clock::by_hand().0);
    other.go_on(game).await.expect("it goes on");
    let transport = other.join(game, White).await.expect("it runs");
    let seen = first_frame_of(transport).await;
    let left = seen.view.clock.expect("there are clocks").left_ms;
    assert_eq!(
        left.white, 589_600,
        "of 11.1 seconds 10.4 were written down"
    );
    assert_eq!(left.black, 600_000);
    assert_eq!(
        seen.lines.last().map(|line| &line.event),
        Some(&LineEvent::Resumed)
    );
}

/// The first frame of whoever sits down.
async fn first_frame_of(mut transport: protocol::Transport) -> protocol::host::Frame {
    loop {
        match transport.from_host.recv().await.expect("the host is there") {
            HostMessage::Frame(frame) => return *frame,
            HostMessage::Welcome { .. } => {}
            other => panic!("a frame comes first, not {other:?}"),
        }
    }
}

#[tokio::test]
async fn a_full_disk_does_not_wake_an_adjourned_game() {
    let house = House::new();
    let game = house.open(timed(60), persons()).await;
    let mut white = house.join(game, White).await;
    let mut black = house.join_from_away(game, Black).await;
    let offer = Offer::Adjourn;
    assert_eq!(white.answer(1, Command::Offer { offer }).await, Ok(()));
    black.frame().await;
    let offer = black.frame().await.0.view.offers[0].id;
    assert_eq!(black.answer(1, Command::Accept { offer }).await, Ok(()));
    assert_eq!(black.last().view.phase, Phase::Adjourned);
    let writer = house.store.writer();
    writer.set_disk_full(true).await.unwrap();
    let mut id = 2;
    while id < 20 && white.answer(id, house::long_notes(id)).await == Ok(()) {
        id += 1;
    }

    writer.set_disk_full(false).await.unwrap();
    house.pass(5_000).await;
    assert_eq!(white.answer(id, chat("still here")).await, Ok(()));
    assert_eq!(white.last().view.phase, Phase::Adjourned);
    assert!(white.last().view.saved);
}

#[tokio::test]
async fn a_game_that_was_put_to_rest_goes_on_with_its_clocks() {
    let house = House::new();
    let game = house.open(timed(60), persons()).await;
    let (mut white, _black) = (house.join(game, White).await, house.join(game, Black).await);
    house.pass(5_000).await;
    assert_eq!(white.answer(1, chat("bye")).await, Ok(()));
    house.host.close(game).await;
    let gone = house.host.join(game, White).await;
    assert_eq!(gone.err(), Some(JoinError::NotRunning));

    house.pass(3_600_000).await;
    let seats = house.host.go_on(game).await.expect("it is not over");
    assert_eq!(seats, persons());
    let (mut white, mut black) = (house.join(game, White).await, house.join(game, Black).await);
    let frame = white.frame().await;
    assert_eq!(
        frame.left_ms(White),
        55_000,
        "time away is charged to nobody"
    );
    assert_eq!(frame.resumed(), 1, "the referee says so");
    house.pass(55_000).await;
    assert_eq!(black.ended().await.reason, EndReason::Flag);
}

#[tokio::test]
async fn two_people_at_one_machine_change_places() {
    let house = House::new();
    let mut terms = timed(60);
    terms.hand_over = true;
    let game = house.open(terms, persons()).await;
    let (mut white, mut black) = (house.join(game, White).await, house.join(game, Black).await);
    if white.frame().await.0.view.phase != Phase::Playing {
        assert_eq!(white.answer(1, Command::Ready).await, Ok(()));
    }
    house.pass(1_000).await;
    assert_eq!(white.answer(2, house::try_at(0, 0, "e2e4")).await, Ok(()));
    assert_eq!(white.last().view.phase, Phase::HandOver { to: Black });
    house.pass(30_000).await;
    let early = black.answer(1, house::try_at(1, 0, "e7e5")).await;
    assert_eq!(early, Err(RefusalCode::HandOver));
    assert_eq!(black.answer(2, Command::Ready).await, Ok(()));
    assert_eq!(black.last().view.phase, Phase::Playing);
    let left = black.last().view.clock.expect("there are clocks").left_ms;
    assert_eq!(left.black, 60_000, "the clock was held");
    assert_eq!(black.answer(3, house::try_at(1, 0, "e7e5")).await, Ok(()));
}

#[tokio::test]
async fn a_room_ends_when_the_game_is_over_and_all_have_left() {
    let house = House::new();
    let game = house.open(terms(), persons()).await;
    let mut white = house.join(game, White).await;
    let mut black = house.join(game, Black).await;
    assert_eq!(white.answer(1, Command::Resign).await, Ok(()));
    assert_eq!(black.ended().await.reason, EndReason::Resign);
    drop(white);
    tokio::time::sleep(Duration::from_millis(20)).await;
    let mut white = house.join(game, White).await;
    assert_eq!(white.ended().await.reason, EndReason::Resign, "told again");
    drop((white, black));
    let mut tries = 0;
    while house.host.seats(game).await.is_some() {
        tokio::time::sleep(Duration::from_millis(5)).await;
        tries += 1;
        assert!(tries < 400, "nobody is there any more");
    }
}

#[tokio::test]
async fn the_computers_seat_cannot_be_taken() {
    let house = House::new();
    let mut seats = persons();
    seats.black = Seat::Bot { level: 1 };
    let game = house.open(terms(), seats).await;
    let taken = house.host.join(game, Black).await;
    assert_eq!(taken.err(), Some(JoinError::BotSeat));
    let mut white = house.join(game, White).await;
    assert_eq!(white.answer(1, house::try_at(0, 0, "e2e4")).await, Ok(()));
    while white.last().view.ply < 2 {
        white.frame().await;
    }
    let offer = protocol::client::Offer::Draw;
    assert_eq!(white.answer(2, Command::Offer { offer }).await, Ok(()));
    while !white.last().view.offers.is_empty() {
        let HostMessage::Frame(_) = white.message().await else {
            panic!("the computer declines");
        };
    }
    assert_eq!(white.last().view.phase, Phase::Playing);
}

#[tokio::test]
async fn one_person_practises_and_goes_on_after_a_restart() {
    let house = House::new();
    let practice = Terms {
        practice: true,
        ..terms()
    };
    let seats = BySide {
        white: Seat::SamePerson,
        black: Seat::Person,
    };
    let game = house.open(practice, seats).await;
    let refused = house.host.join(game, White).await.err();
    assert_eq!(refused, Some(JoinError::SamePerson));
    let mut player = house.join(game, Black).await;
    let put = |ply, text: &str| Command::Practise {
        ply,
        attempt: 0,
        taken_back: 0,
        text: text.to_owned(),
        keep_turn: false,
    };
    assert_eq!(player.answer(1, put(0, "e7e5")).await, Ok(()));
    assert_eq!(player.answer(2, put(1, "d1d5")).await, Ok(()));
    house.host.close(game).await;
    let seated = house.host.go_on(game).await.expect("it is not over");
    assert_eq!(seated, seats);
    let mut player = house.join(game, Black).await;
    let men = player.frame().await.0.view.men;
    for cell in ["e5", "d5"] {
        assert!(men.iter().any(|man| man.cell.to_string() == cell), "{cell}");
    }
}

#[tokio::test]
async fn a_practice_board_has_one_person_and_no_other_table_has() {
    let house = House::new();
    let practice = Terms {
        practice: true,
        ..terms()
    };
    let one = BySide {
        white: Seat::Person,
        black: Seat::SamePerson,
    };
    for (terms, seats) in [(practice, persons()), (terms(), one)] {
        let refused = house
            .host
            .open(NewTable {
                terms,
                seats,
                manner: Manner::default(),
            })
            .await;
        assert!(matches!(refused, Err(OpenGameError::Seats)), "{refused:?}");
    }
}
