//! Two machines, in one process over the loopback interface: a whole hidden game over a line that
//! is cut again and again, a host who is started anew, and a man in the middle.

mod line;
mod play;

use std::time::Duration;

use client::Client;
use games::Side;
use net::{ByeCode, ConnectError, Invitation, Pass, Remote, Secret, join, look, resume};
use protocol::client::Command;
use protocol::host::{Frame, LineEvent};
use protocol::link::Light;
use protocol::view::Phase;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::time::timeout;

use line::Proxy;
use line::machine::{Machine, pace};
use play::Guesser;

/// Half-moves of a game.
const PLIES: u32 = 60;
/// What does not come within this time never comes.
const LONG: Duration = Duration::from_secs(30);

/// Plays one seat to the end; how many tries were sent.
async fn play(side: Side, client: Client, plies: u32) -> (Client, usize) {
    let chance = Xoshiro256PlusPlus::seed_from_u64(side as u64);
    let mut player = Guesser::new(side, client.clone(), chance);
    let mut frames = client.frames();
    let mut tries = 0;
    while let Some(frame) = frames.next().await {
        if let Phase::Over { .. } = frame.view.phase {
            break;
        }
        if !player.is_due(&frame.view) {
            continue;
        }
        let due = (frame.view.ply < plies).then(|| player.next_try(&frame.view));
        let command = due.flatten().unwrap_or(Command::Resign);
        tries += usize::from(command != Command::Resign);
        let sent = timeout(LONG, client.send(command)).await;
        sent.expect("it is answered").expect("a due try is heard");
    }
    (client, tries)
}

fn tries_in(frame: &Frame) -> usize {
    let is_try = |event: &LineEvent| matches!(event, LineEvent::Ruling { tried: Some(tried), .. } if tried.by == frame.view.seat);
    let lines = frame.lines.iter();
    lines.filter(|line| is_try(&line.event)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_over_a_line_that_is_cut_again_and_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let machine = Machine::start(folder.path()).await;
    let proxy = Proxy::to(machine.listening.address()).await;
    let (invitation, begun) = machine.invite(&proxy).await;
    let text = invitation.to_string();
    let invitation: Invitation = text.parse().expect("it is one");

    let offer = look(&invitation).await.expect("it is open");
    assert_eq!((offer.host.as_str(), offer.seat), ("Ana", Side::Black));
    let pass = Pass::new(&invitation);
    let joined = join(&invitation, &pass, "Bogdan", pace()).await;
    let Remote {
        game,
        seat,
        transport,
        mut lights,
    } = joined.expect("the seat is free");
    let id = begun.await.expect("the game has begun");
    assert_eq!((&game, seat), (&id.to_string(), Side::Black));

    let here = machine.host.join(id, Side::White).await.expect("it runs");
    let cutting = tokio::spawn(async move {
        let mut cut = 0;
        loop {
            tokio::time::sleep(Duration::from_millis(120)).await;
            cut += proxy.cut();
            if cut >= 12 {
                return (proxy, cut);
            }
        }
    });
    let white = tokio::spawn(play(Side::White, Client::start(here), PLIES));
    let black = tokio::spawn(play(Side::Black, Client::start(transport), PLIES));
    let (white, white_tries) = white.await.expect("it ends");
    let (black, black_tries) = black.await.expect("it ends");
    // The connection lasts beyond the game.
    let (proxy, cuts) = timeout(LONG, cutting)
        .await
        .expect("it is cut")
        .expect("whole");
    assert!(cuts >= 12);
    let green =
        lights.wait_for(|lights| lights.host == Light::Green && lights.opponent == Light::Green);
    timeout(LONG, green)
        .await
        .expect("it comes back")
        .expect("it lasts");
    let record = timeout(LONG, black.ended()).await.expect("it comes");
    assert_eq!(record, white.ended().await, "both have the same record");
    assert!(record.is_some());

    for (client, side, tries) in [
        (white, Side::White, white_tries),
        (black, Side::Black, black_tries),
    ] {
        let seen = client.snapshot().await.expect("a frame");
        assert_eq!(tries_in(&seen), tries, "each try was made once: {side:?}");
        assert_eq!(seen.view.terms.names.black, "Bogdan");
        let kept = machine.as_it_has_it(id, side).await;
        assert_eq!(seen, kept, "{side:?} has what the host has");
    }
    drop(proxy);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_comes_back_to_a_host_that_was_started_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let machine = Machine::start(folder.path()).await;
    let proxy = Proxy::to(machine.listening.address()).await;
    let (invitation, begun) = machine.invite(&proxy).await;
    let pass = Pass::new(&invitation);
    let remote = join(&invitation, &pass, "Bogdan", pace())
        .await
        .expect("free");
    let game = begun.await.expect("it begins");
    let white = machine.host.join(game, Side::White).await.expect("it runs");
    let (white, black) = (Client::start(white), Client::start(remote.transport));
    let chat = |text: &str| Command::Chat {
        text: text.to_owned(),
    };
    white.send(chat("hello")).await.expect("it is said");
    black.send(chat("salut")).await.expect("it is said");
    let guest_side = machine.guests.guest_of(game).await;
    assert_eq!(guest_side, Some(Side::Black));
    drop((white, black));
    machine.host.shut_down().await;
    drop((machine, proxy));

    let machine = Machine::start(folder.path()).await;
    let proxy = Proxy::to(machine.listening.address()).await;
    let pass = Pass {
        addresses: vec![proxy.address],
        ..pass
    };
    let early = resume(&pass, pace()).await.expect_err("it rests");
    assert_eq!(early, ConnectError::Refused(ByeCode::NotRunning));
    machine.host.go_on(game).await.expect("it goes on");
    assert_eq!(machine.guests.guest_of(game).await, Some(Side::Black));
    let remote = resume(&pass, pace()).await.expect("it runs again");
    assert_eq!(remote.seat, Side::Black);
    let white = Client::start(machine.host.join(game, Side::White).await.expect("it runs"));
    let black = Client::start(remote.transport);
    black.send(chat("back")).await.expect("it is said");
    let seen = white.snapshot().await.expect("a frame");
    let said: Vec<&str> = seen
        .lines
        .iter()
        .filter_map(|line| match &line.event {
            LineEvent::Chat { text, .. } => Some(text.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(said, ["hello", "salut", "back"]);
}

#[tokio::test]
async fn an_invitation_opens_one_seat_to_one_guest() {
    let folder = tempfile::tempdir().expect("a folder");
    let machine = Machine::start(folder.path()).await;
    let proxy = Proxy::to(machine.listening.address()).await;
    let (invitation, _begun) = machine.invite(&proxy).await;
    let nobody = machine.invitation(proxy.address, Secret::random());
    let refused = |code| Some(ConnectError::Refused(code));
    assert_eq!(look(&nobody).await.err(), refused(ByeCode::WrongSecret));
    let pass = Pass::new(&invitation);
    let no_name = join(&invitation, &pass, "\u{202e}", pace()).await;
    assert_eq!(no_name.err(), refused(ByeCode::BadName));
    let first = join(&invitation, &pass, "Bogdan", pace())
        .await
        .expect("free");
    let again = join(&invitation, &pass, "Bogdan", pace())
        .await
        .expect("the same guest");
    assert_eq!(
        first.game, again.game,
        "one game, however often it is asked for"
    );
    let other = Pass::new(&invitation);
    let taken = join(&invitation, &other, "Mihai", pace()).await;
    assert_eq!(taken.err(), refused(ByeCode::Taken));
    assert_eq!(look(&invitation).await.err(), refused(ByeCode::Taken));

    let (withdrawn, _begun) = machine.invite(&proxy).await;
    machine.guests.withdraw(&withdrawn.secret).await;
    assert_eq!(look(&withdrawn).await.err(), refused(ByeCode::WrongSecret));
}

#[tokio::test]
async fn a_man_in_the_middle_with_another_certificate_is_refused() {
    let (folder, between) = (tempfile::tempdir(), tempfile::tempdir());
    let (folder, between) = (folder.expect("a folder"), between.expect("a folder"));
    let machine = Machine::start(folder.path()).await;
    let other = Machine::start(between.path()).await;
    let proxy = Proxy::to(machine.listening.address()).await;
    let (invitation, _begun) = machine.invite(&proxy).await;
    let diverted = Invitation {
        addresses: vec![other.listening.address()],
        ..invitation.clone()
    };
    assert_eq!(look(&diverted).await.err(), Some(ConnectError::WrongKey));
    let pass = Pass::new(&diverted);
    let joined = join(&diverted, &pass, "Bogdan", pace()).await;
    assert_eq!(joined.err(), Some(ConnectError::WrongKey));
    assert!(look(&invitation).await.is_ok(), "nothing was used up");
}
