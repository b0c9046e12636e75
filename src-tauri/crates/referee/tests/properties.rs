//! What holds of every game under every set, tried on random games.

use std::collections::HashSet;

use games::chess::{Move, OwnBoard, Pawns, Position};
use games::{Cell, Kind, Side};
use proptest::prelude::*;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::{
    Announcement, Proof, Referee, RefusalWord, RuleSet, RuleSetName, Ruling, Try, Verdict,
};
use shakmaty::Square;

fn open(name: RuleSetName, pawns: Pawns) -> Referee {
    let mut rules = RuleSet::published(name);
    rules.pawns_move_backward = pawns == Pawns::MayStepBack;
    Referee::new(rules, Position::start(pawns)).expect("a start")
}

/// One of the moves that the own board allows, most of them with a queen's letter where it needs
/// one; now and then any two squares, or the question.
fn random_try(referee: &Referee, rng: &mut impl Rng) -> Try {
    let hints = referee.hints(referee.turn());
    match rng.random_range(0..20) {
        0 => Try::Any,
        2..=5 if referee.rules().reserves => Try::Drop {
            kind: [Kind::PAWN, Kind::KNIGHT, Kind::QUEEN][rng.random_range(0..3)],
            to: Square::new(rng.random_range(0..64)).into(),
        },
        1 => Try::Move {
            from: Square::new(rng.random_range(0..64)).into(),
            to: Square::new(rng.random_range(0..64)).into(),
            promotion: None,
        },
        _ => {
            let (from, reach) = hints[rng.random_range(0..hints.len())];
            let to = reach.into_iter().nth(rng.random_range(0..reach.count()));
            let to = to.expect("a man with somewhere to go");
            let promotes = !referee
                .own_board(referee.turn())
                .is_possible(from, to, None);
            let kinds = [Kind::QUEEN, Kind::ROOK, Kind::KNIGHT];
            Try::Move {
                from: from.into(),
                to: to.into(),
                promotion: promotes.then(|| kinds[rng.random_range(0..3)]),
            }
        }
    }
}

fn names() -> impl Strategy<Value = (RuleSetName, Pawns, u64)> {
    let pawns = prop_oneof![Just(Pawns::Forward), Just(Pawns::MayStepBack)];
    (
        prop::sample::select(RuleSet::ALL.to_vec()),
        pawns,
        any::<u64>(),
    )
}

fn as_try(m: Move) -> Try {
    Try::Move {
        from: m.from.into(),
        to: m.to.into(),
        promotion: m.promotion.map(Kind::from),
    }
}

/// What can be seen of a referee from outside.
fn state(referee: &Referee) -> String {
    let fen = referee.truth(Proof::own_program()).fen();
    format!("{fen} {} {:?}", referee.ply(), referee.outcome())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(27))]

    /// Nothing is played but legal moves, and every legal move of a fresh turn is, but for the
    /// promotions that a set forbids.
    #[test]
    fn a_try_stands_exactly_when_it_is_legal((name, pawns, seed) in names()) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut referee = open(name, pawns);
        while referee.outcome().is_none() && referee.ply() < 50 {
            let moves = referee.truth(Proof::own_program()).legal_moves();
            let legal: HashSet<Try> = moves.iter().map(|m| as_try(*m)).collect();
            for tried in &legal {
                let verdict = referee.judge(tried).verdict;
                let forbidden = name == RuleSetName::Se && verdict == Verdict::Error;
                prop_assert!(verdict == Verdict::Legal || forbidden, "{tried} {verdict:?}");
            }
            let every_pair = referee.ply().is_multiple_of(7);
            for from in Square::ALL.into_iter().filter(|_| every_pair) {
                for to in Square::ALL {
                    let tried = Try::Move { from: from.into(), to: to.into(), promotion: None };
                    let stands = referee.judge(&tried).verdict == Verdict::Legal;
                    prop_assert_eq!(stands, legal.contains(&tried), "{}", tried);
                }
            }
            referee.submit(&as_try(moves[rng.random_range(0..moves.len())]));
        }
    }

    /// A refused try changes nothing but the memory of the turn, judging changes nothing at all,
    /// and submitting is judging and then recording.
    #[test]
    fn a_recorded_game_is_the_same_game((name, pawns, seed) in names()) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut referee = open(name, pawns);
        let mut replayed = referee.clone();
        for _ in 0..400 {
            if referee.outcome().is_some() {
                break;
            }
            let tried = random_try(&referee, &mut rng);
            let before = state(&referee);
            let judged = referee.judge(&tried);
            prop_assert_eq!(&judged, &referee.judge(&tried), "judging is pure");
            prop_assert_eq!(&before, &state(&referee));
            let ruling = referee.submit(&tried);
            prop_assert_eq!(&judged, &ruling, "{} {}", name, tried);
            if ruling.verdict != Verdict::Legal {
                prop_assert_eq!(&before, &state(&referee), "{} changed the game", tried);
            }
            prop_assert!(replayed.fits(&tried, ruling.verdict));
            replayed.record(&tried, ruling.verdict);
            if let Some((reason, result)) = ruling.end {
                replayed.record_end(reason, result);
            }
            prop_assert_eq!(state(&referee), state(&replayed));
        }
    }

    /// Whether a try is impossible on the own board is the same wherever the enemy stands.
    #[test]
    fn hidden_men_do_not_change_what_the_own_board_forbids((name, pawns, seed) in names()) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut referee = open(name, pawns);
        while referee.outcome().is_none() && referee.ply() < 40 {
            referee.submit(&random_try(&referee, &mut rng));
        }
        let side = referee.turn();
        let own = referee.own_board(side);
        let Some(bare) = with_a_bare_enemy_king(&referee, side, pawns) else {
            return Ok(());
        };
        if referee.outcome().is_some() {
            return Ok(());
        }
        for from in Square::ALL {
            for to in Square::ALL {
                let tried = Try::Move { from: from.into(), to: to.into(), promotion: None };
                let here = own_board_says(&referee, tried);
                prop_assert_eq!(here, !own.is_possible(from, to, None), "{} {}", name, tried);
                prop_assert_eq!(here, own_board_says(&bare, tried), "{} {}", name, tried);
            }
        }
    }

    /// The referee's hints are the own board's, and for own men only.
    #[test]
    fn hints_are_the_own_boards((name, pawns, seed) in names()) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut referee = open(name, pawns);
        for _ in 0..100 {
            if referee.outcome().is_some() {
                break;
            }
            referee.submit(&random_try(&referee, &mut rng));
            for side in Side::ALL {
                let own: OwnBoard = referee.own_board(side);
                let hints = referee.hints(side);
                prop_assert!(hints.iter().all(|(from, to)| own.reach(*from) == *to && to.any()));
                let men = own.men().into_iter().map(|man| man.cell);
                let from: HashSet<Cell> = hints.iter().map(|(from, _)| Cell::from(*from)).collect();
                prop_assert!(from.is_subset(&men.collect()));
            }
        }
    }
}

/// The same own men and rights, the enemy with nothing but a king in a corner.
fn with_a_bare_enemy_king(referee: &Referee, side: Side, pawns: Pawns) -> Option<Referee> {
    let mut setup = referee.truth(Proof::own_program()).setup();
    let king = setup.board.king_of(shakmaty::Color::from(side.other()))?;
    for square in setup.board.by_color(side.other().into()).without(king) {
        setup.board.discard_piece_at(square);
    }
    let own = referee.own_board(side).castling();
    let fen = setup.into_position().ok()?.fen();
    let position = Position::from_fen(&fen, pawns).ok()?;
    (position.own_board(side).castling() == own).then_some(())?;
    Referee::new(referee.rules().clone(), position).ok()
}

/// Whether the first test refuses the try: asked of a fresh turn and of a set that has a word of
/// its own for it.
fn own_board_says(referee: &Referee, tried: Try) -> bool {
    let mut rules = referee.rules().clone();
    rules.own_board.word = RefusalWord::Error;
    let position = referee.truth(Proof::own_program()).clone();
    let fresh = Referee::new(rules, position).expect("a game that goes on");
    let Ruling { verdict, heard, .. } = fresh.judge(&tried);
    let error = heard.by(referee.turn());
    let error = error.filter(|item| matches!(item, Announcement::Error { why: None }));
    assert_eq!(error.count() == 1, verdict == Verdict::Error);
    verdict == Verdict::Error
}
