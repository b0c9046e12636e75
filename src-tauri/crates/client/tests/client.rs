//! A client against a host that the test plays by hand.

mod host;

use protocol::client::Command;
use protocol::host::{Frame, HostMessage, Line, LineEvent, Refusal, RefusalCode};

use host::{heard, hears_nothing, seated, view};

fn line(text: &str) -> Line {
    let event = LineEvent::Chat {
        by: games::Side::White,
        text: text.to_owned(),
    };
    Line {
        at_ms: 0,
        ply: 0,
        side: games::Side::White,
        event,
    }
}

fn frame(ply: u32, first: u32, lines: &[&str]) -> HostMessage {
    HostMessage::Frame(Box::new(Frame {
        view: view(ply),
        first,
        lines: lines.iter().map(|text| line(text)).collect(),
    }))
}

/// `ply: first [lines]`, to compare frames as texts.
fn told(frame: Option<Frame>) -> String {
    let Some(frame) = frame else {
        return "gone".to_owned();
    };
    let texts: Vec<&str> = frame
        .lines
        .iter()
        .map(|line| match &line.event {
            LineEvent::Chat { text, .. } => text.as_str(),
            other => panic!("the test sends no {other:?}"),
        })
        .collect();
    format!("{}: {} {texts:?}", frame.view.ply, frame.first)
}

fn try_at(ply: u32) -> Command {
    Command::Try {
        ply,
        attempt: 0,
        taken_back: 0,
        text: "e2e4".to_owned(),
    }
}

#[tokio::test]
async fn commands_are_numbered_from_where_the_host_says() {
    let (client, mut host) = seated();
    let asked = tokio::spawn({
        let client = client.clone();
        async move { client.send(Command::UndoMark).await }
    });
    assert!(
        hears_nothing(&mut host).await,
        "no number is known before the welcome"
    );
    host.to_client
        .send(HostMessage::Welcome { next: 7 })
        .await
        .unwrap();
    assert_eq!(heard(&mut host).await.id, 7);
    host.to_client
        .send(HostMessage::Done { id: 7 })
        .await
        .unwrap();
    assert_eq!(asked.await.unwrap(), Ok(()));
}

#[tokio::test]
async fn one_try_is_in_flight_and_nothing_else_waits_for_it() {
    let (client, mut host) = seated();
    host.to_client
        .send(HostMessage::Welcome { next: 1 })
        .await
        .unwrap();
    let mut asked = Vec::new();
    for command in [try_at(0), try_at(1), Command::UndoMark, Command::RedoMark] {
        let client = client.clone();
        asked.push(tokio::spawn(async move { client.send(command).await }));
        tokio::task::yield_now().await;
    }
    let sent = [
        heard(&mut host).await,
        heard(&mut host).await,
        heard(&mut host).await,
    ];
    assert_eq!(
        sent.map(|message| (message.id, message.command)),
        [
            (1, try_at(0)),
            (2, Command::UndoMark),
            (3, Command::RedoMark)
        ]
    );
    assert!(hears_nothing(&mut host).await, "the second try waits");

    let refusal = Refusal {
        code: RefusalCode::Stale,
        detail: String::new(),
    };
    let refused = HostMessage::Refused {
        id: 1,
        refusal: refusal.clone(),
    };
    host.to_client.send(refused).await.unwrap();
    let next = heard(&mut host).await;
    assert_eq!((next.id, next.command), (4, try_at(1)));
    assert_eq!(asked.remove(0).await.unwrap(), Err(refusal));
}

#[tokio::test]
async fn every_subscriber_gets_the_whole_log_and_then_what_is_new() {
    let (client, host) = seated();
    let mut early = client.frames();
    host.to_client.send(frame(0, 0, &["a"])).await.unwrap();
    assert_eq!(told(early.next().await), r#"0: 0 ["a"]"#);
    host.to_client.send(frame(1, 1, &["b"])).await.unwrap();
    assert_eq!(told(early.next().await), r#"1: 1 ["b"]"#);
    assert_eq!(told(client.snapshot().await), r#"1: 0 ["a", "b"]"#);

    let mut late = client.frames();
    host.to_client.send(frame(2, 2, &["c"])).await.unwrap();
    assert_eq!(told(early.next().await), r#"2: 2 ["c"]"#);
    host.to_client.send(frame(3, 3, &["d"])).await.unwrap();
    host.to_client.send(frame(4, 4, &["e"])).await.unwrap();
    tokio::task::yield_now().await;
    assert_eq!(
        told(early.next().await),
        r#"4: 3 ["d", "e"]"#,
        "who comes late gets all lines and the newest view"
    );
    assert_eq!(told(late.next().await), r#"4: 0 ["a", "b", "c", "d", "e"]"#);

    host.to_client.send(frame(5, 0, &["new"])).await.unwrap();
    assert_eq!(told(late.next().await), r#"5: 0 ["new"]"#, "a whole log");
    drop(host);
    while early.next().await.is_some() {}
    assert_eq!(told(late.next().await), "gone");
    assert_eq!(
        told(client.snapshot().await),
        r#"5: 0 ["new"]"#,
        "what was seen is kept when the host is gone"
    );
}

#[tokio::test]
async fn a_frame_that_leaves_lines_out_ends_the_link() {
    let (client, host) = seated();
    host.to_client.send(frame(0, 0, &["a"])).await.unwrap();
    host.to_client.send(frame(1, 2, &["c"])).await.unwrap();
    client.gone().await;
    assert_eq!(told(client.snapshot().await), r#"0: 0 ["a"]"#);
}

#[tokio::test]
async fn who_waits_learns_that_the_host_is_gone() {
    let (client, mut host) = seated();
    host.to_client
        .send(HostMessage::Welcome { next: 1 })
        .await
        .unwrap();
    let asked = tokio::spawn({
        let client = client.clone();
        async move { client.send(try_at(0)).await }
    });
    heard(&mut host).await;
    drop(host);
    let code = |answer: Result<(), Refusal>| answer.expect_err("the host is gone").code;
    assert_eq!(code(asked.await.unwrap()), RefusalCode::Gone);
    assert_eq!(
        code(client.send(Command::UndoMark).await),
        RefusalCode::Gone
    );
    assert!(client.snapshot().await.is_none(), "no frame ever came");
    assert!(client.ended().await.is_none(), "and no record");
}

#[tokio::test]
async fn a_player_who_leaves_closes_his_end() {
    let (client, mut host) = seated();
    let frames = client.frames();
    drop(client);
    assert!(host.from_client.recv().await.is_none());
    drop(frames);
}
