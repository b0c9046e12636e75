//! The practice board: one person moves both sides, in turn or not, and puts men by hand.

use games::{Cell, Kind, Side};
use proptest::prelude::*;
use protocol::client::{Command, Offer};
use protocol::terms::{Rules, Terms};
use protocol::view::Phase;
use referee::RuleSetName;
use table::{Event, Millis, Table};

use crate::script::{GAME, assert_same_when_read_again, check, from, hidden, practise, se};

fn practice(terms: Terms) -> Terms {
    Terms {
        practice: true,
        time: None,
        ..terms
    }
}

const KINGS: &str = "4k3/3p4/8/8/8/8/4P3/R3K3 w - - 0 1";

#[test]
fn both_armies_are_seen_and_moved_and_nothing_is_marked() {
    check(
        practice(from(se(), KINGS)),
        "0:01 white see men dummies may
         0:02 white practise e2e4
         0:03 white practise d7d5
         0:04 white see turn last
         0:05 white mark e5 p",
        "0:01 white sees ra1 ke1 pe2 pd7 ke8, , try offer_draw resign abort
         0:02 both: e4 (black)
         0:03 both: d5 (white, 1 tries)
         0:04 white sees white 2 0, last Some((d7, d5))
         0:05 white refused: not_in_these_rules",
    );
}

#[test]
fn an_ordinary_no_changes_nothing() {
    check(
        practice(from(se(), "4k3/4r3/8/8/3p4/8/3PR3/4K3 w - - 0 1")),
        "0:01 white practise e2g2
         0:02 white practise e2e8
         0:03 white practise d2c3
         0:04 white practise d4e3
         0:05 white see turn men",
        "0:01 both: Rg2? (no)
         0:02 both: Re8? (no)
         0:03 both: dxc3? (no)
         0:04 both: dxe3? (no)
         0:05 white sees white 0 4, ke1 pd2 re2 pd4 re7 ke8",
    );
}

#[test]
fn what_is_no_move_puts_the_man_there() {
    check(
        practice(from(se(), KINGS)),
        "0:01 white practise a1c5
         0:02 white see turn men
         0:03 white practise c5d7
         0:04 white practise d7e7
         0:05 white see turn check
         0:06 white offer take_back
         0:07 white see turn men",
        "0:01 both: ra1 put on c5 (white)
         0:02 white sees white 1 0, ke1 pe2 rc5 pd7 ke8
         0:03 both: rc5 put on d7 (white)
         0:04 both: Re7 (black, check vertical)
         0:05 white sees black 3 0, check [Vertical]
         0:06 both: taken back to 2
         0:07 white sees white 2 0, ke1 pe2 rd7 ke8",
    );
}

#[test]
fn what_cannot_be_played_on_is_refused_with_the_reason() {
    check(
        practice(from(se(), "4k3/3p4/8/8/8/8/4P3/R3K2r w - - 0 1")),
        "0:01 white practise a1e8
         0:02 white practise d7d1
         0:03 white practise e2d8
         0:04 white practise e1e7
         0:05 white practise d4d5
         0:06 white practise d7d6
         0:07 white see turn",
        "0:01 white refused: king_stays
         0:02 white refused: pawn_on_edge
         0:03 white refused: pawn_on_edge
         0:04 white refused: both_in_check
         0:05 white refused: no_man_there
         0:06 white refused: check_first
         0:07 white sees white 0 0",
    );
}

#[test]
fn a_side_moves_out_of_turn_or_again() {
    check(
        practice(from(se(), KINGS)),
        "0:01 white practise d7d5
         0:02 white see turn
         0:03 white keep a1a3
         0:04 white see turn
         0:05 white keep a3a8
         0:06 white see turn
         0:07 white offer take_back
         0:08 white see turn",
        "0:01 both: (black)
         0:01 both: d5 (white)
         0:02 white sees white 1 0
         0:03 both: Ra3 (black)
         0:03 both: (white)
         0:04 white sees white 2 0
         0:05 both: Ra8 (black, check horizontal)
         0:06 white sees black 3 0
         0:07 both: taken back to 2
         0:07 both: (white)
         0:08 white sees white 2 0",
    );
}

#[test]
fn it_ends_by_the_word_of_the_one_who_practises() {
    let script = |command: &str| format!("0:01 white practise e2e4\n0:02 white {command}");
    for (command, end) in [
        ("resign", "resign 1-0"),
        ("offer draw", "agreed 1/2-1/2"),
        ("abort", "aborted *"),
    ] {
        let expected = format!("0:01 both: e4 (black)\n0:02 both: ({end})");
        check(practice(from(se(), KINGS)), &script(command), &expected);
    }
}

#[test]
fn chess_is_practised_too() {
    let chess = Terms {
        rules: Rules::Chess,
        ..se()
    };
    check(
        practice(from(chess, KINGS)),
        "0:01 white practise e2d3
         0:02 white practise d7d5
         0:03 white practise a1b3
         0:04 white see turn men",
        "0:01 both: exd3? (illegal)
         0:02 both: (black)
         0:02 both: d5 (white)
         0:03 both: ra1 put on b3 (white)
         0:04 white sees white 2 0, ke1 pe2 rb3 pd5 ke8",
    );
}

#[test]
fn practice_is_one_persons_and_never_rated() {
    for terms in [
        Terms {
            rated: true,
            ..practice(se())
        },
        Terms {
            hand_over: true,
            ..practice(se())
        },
    ] {
        let refused = Table::open(terms, GAME).unwrap_err();
        assert_eq!(refused.field, "practice");
    }
    let (game, _) = Table::open(se(), GAME).unwrap();
    let refused = game.decide(Millis(0), Side::White, &practise(&game, "a1c5", false));
    assert_eq!(
        refused.unwrap_err().code,
        protocol::host::RefusalCode::NotInTheseRules
    );
}

#[test]
fn a_log_of_two_players_is_not_changed_by_hand() {
    let (mut game, _) = Table::open(practice(from(se(), KINGS)), GAME).unwrap();
    for entry in game
        .decide(Millis(5), Side::White, &practise(&game, "a1c5", false))
        .unwrap()
    {
        game.record(&entry);
    }
    let mut log = game.log().to_vec();
    if let Event::Started { terms, .. } = &mut log[0].event {
        terms.practice = false;
    }
    let error = Table::replay(GAME, &log).unwrap_err();
    assert_eq!(
        error.to_string(),
        "entry 1 of the log: nobody practises here"
    );
    let mut log = game.log().to_vec();
    if let Event::Arranged { fen, .. } = &mut log[1].event {
        *fen = "4k3/8/8/8/8/8/8/8 w - - 0 1".to_owned();
    }
    let error = Table::replay(GAME, &log).unwrap_err();
    assert_eq!(
        error.to_string(),
        "entry 1 of the log: its position cannot be played"
    );
}

/// One step of a random practice.
#[derive(Clone, Debug)]
enum Step {
    /// Some man goes to some square.
    Put {
        pick: usize,
        to: Cell,
        keep: bool,
    },
    /// Some man goes where it may hope to.
    Hint {
        pick: usize,
        keep: bool,
    },
    Back,
}

fn step() -> impl Strategy<Value = Step> {
    let cell = (0..8_u8, 0..8_u8).prop_map(|(file, rank)| Cell::new(file, rank));
    prop_oneof![
        4 => (any::<usize>(), cell, any::<bool>())
            .prop_map(|(pick, to, keep)| Step::Put { pick, to, keep }),
        4 => (any::<usize>(), any::<bool>()).prop_map(|(pick, keep)| Step::Hint { pick, keep }),
        1 => Just(Step::Back),
    ]
}

fn terms() -> impl Strategy<Value = Terms> {
    let base = prop_oneof![
        Just(se()),
        Just(hidden(RuleSetName::BerkeleyAny)),
        Just(hidden(RuleSetName::Crazykrieg)),
        Just(Terms {
            rules: Rules::Chess,
            ..se()
        }),
    ];
    base.prop_map(practice)
}

fn command(table: &Table, step: &Step) -> Command {
    let view = table.view(Side::White, table.last_at(), true);
    let (text, keep) = match *step {
        Step::Back => {
            return Command::Offer {
                offer: Offer::TakeBack,
            };
        }
        Step::Put { pick, to, keep } => (
            format!("{}{to}", view.men[pick % view.men.len()].cell),
            keep,
        ),
        Step::Hint { pick, keep } => {
            let hopes: Vec<String> = view
                .hints
                .iter()
                .flat_map(|hint| hint.to.iter().map(|to| format!("{}{to}", hint.from)))
                .collect();
            (hopes[pick % hopes.len()].clone(), keep)
        }
    };
    practise(table, &text, keep)
}

proptest! {
    #[test]
    fn whatever_is_done_the_position_can_be_played_and_read_again(
        terms in terms(),
        steps in prop::collection::vec(step(), 1..60),
    ) {
        let (mut table, _) = Table::open(terms, GAME).unwrap();
        for (number, step) in steps.iter().enumerate() {
            if !matches!(table.phase(), Phase::Playing) {
                break;
            }
            let at = Millis(number as u64);
            let decided = table.decide(at, Side::White, &command(&table, step));
            for entry in decided.unwrap_or_default() {
                table.record(&entry);
            }
            let view = table.view(Side::Black, at, true);
            let kings = view.men.iter().filter(|man| man.kind == Kind::KING);
            prop_assert_eq!(kings.count(), 2, "both kings stand");
        }
        let at = table.last_at();
        for entry in table.decide(at, Side::White, &Command::Abort).unwrap_or_default() {
            table.record(&entry);
        }
        let record = table.record_of().expect("it is over");
        let last = record.steps.last().expect("a step");
        prop_assert_eq!(&last.men, &table.view(Side::White, at, true).men);
        assert_same_when_read_again(&table, at);
    }
}
