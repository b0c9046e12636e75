//! A host that a test plays by hand.

use std::time::Duration;

use client::Client;
use protocol::HostEnd;
use protocol::client::ClientMessage;
use protocol::view::View;
use serde_json::json;

pub(crate) fn view(ply: u32) -> View {
    let view = json!({
        "game": "0123456789abcdef0123456789abcdef", "seat": "white",
        "terms": {
            "event": "", "rules": {"game": "chess"}, "time": null, "rated": false,
            "requests_after_end": false, "names": {"white": "A", "black": "B"}, "hand_over": false
        },
        "hidden": false, "phase": {"phase": "playing"}, "turn": "white", "ply": ply, "attempt": 0,
        "owes_pawn_capture": false, "taken_back": 0, "files": 8, "ranks": 8, "men": [], "hints": [], "promotes_to": [], "dummies": [],
        "cubes": [], "highlights": [], "drawings": [], "doubtful": [],
        "can_undo_mark": false, "can_redo_mark": false, "clock": null, "capture": null,
        "check": [], "last_move": null, "latest": [], "offers": [], "may": [], "notes": "",
        "saved": true
    });
    serde_json::from_value(view).expect("a view")
}

pub(crate) fn seated() -> (Client, HostEnd) {
    let (transport, host) = protocol::channel();
    (Client::start(transport), host)
}

pub(crate) async fn heard(host: &mut HostEnd) -> ClientMessage {
    host.from_client.recv().await.expect("the client is there")
}

pub(crate) async fn hears_nothing(host: &mut HostEnd) -> bool {
    let wait = Duration::from_millis(20);
    tokio::time::timeout(wait, host.from_client.recv())
        .await
        .is_err()
}
