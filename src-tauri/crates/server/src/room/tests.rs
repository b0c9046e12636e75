//! A room by itself.

use super::*;

#[tokio::test]
async fn a_computer_that_was_cut_off_sits_down_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = store::Store::open(folder.path()).unwrap();
    let (door, inbox) = mpsc::channel(8);
    let game = table::GameId::new(7);
    let terms = protocol::terms::Terms {
        event: String::new(),
        rules: protocol::terms::Rules::Chess,
        time: None,
        rated: false,
        requests_after_end: false,
        start: None,
        names: BySide::from_fn(|_| "Computer".to_owned()),
        hand_over: false,
        practice: false,
    };
    let (table, entries) = Table::open(terms, game).unwrap();
    let saved = entries.len() as u32;
    let place = || Place::new(Seat::Bot { level: 1 }, crate::answers::Answers::default());
    let mut room = Room {
        time: TableTime::held_at(table.last_at()),
        lines: Lines::new(table.terms()),
        table,
        journal: Journal::new(store.writer(), game, saved),
        places: BySide::from_fn(|_| place()),
        manners: Manners {
            clock: Clock::by_hand().0,
            bot_pause: Duration::ZERO,
            retry: Duration::ZERO,
            thinking: Arc::new(Semaphore::new(1)),
            faults: Faults::new(),
        },
        opposite: Opposite::default(),
        seed: 7,
        inbox,
        door: door.downgrade(),
        everyone_here: true,
        ends: 0,
        retry_at: None,
        resting: false,
        noticed: None,
        absence: Absence::default(),
        write_clocks_at: None,
    };
    for seating in 1..=BOT_SEATINGS + 2 {
        room.begin_when_seated();
        let place = &room.places.white;
        assert_eq!(place.is_empty(), seating > BOT_SEATINGS, "{seating}");
        for end in 1..=room.ends {
            room.places.white.leave(EndId(end));
        }
    }
}
