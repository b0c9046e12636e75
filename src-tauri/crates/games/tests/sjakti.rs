//! Sjakti against a second generator, which walks over letters square by square.

mod naive;
mod walk;

use naive::{AROUND, Letters, is_of, text};

type Square = (i32, i32);

/// The nearest tile ahead of a square, and who is on it.
fn seen(board: &Letters, from: Square, step: Square) -> Option<(Square, char)> {
    let mut to = from;
    loop {
        to = (to.0 + step.0, to.1 + step.1);
        match board.at(to.0, to.1)? {
            '#' => {}
            letter => return Some((to, letter)),
        }
    }
}

fn king(board: &Letters, turn: &str) -> Square {
    let king = if turn == "w" { 'K' } else { 'k' };
    let mut squares = board.squares().into_iter();
    squares
        .find(|(_, letter)| *letter == king)
        .expect("a king")
        .0
}

/// Whether a man on this square would be seen by an enemy.
fn seen_by_enemy(board: &Letters, square: Square, turn: &str) -> bool {
    let men = AROUND.map(|step| seen(board, square, step));
    men.into_iter()
        .flatten()
        .any(|(_, man)| man != '.' && !is_of(man, turn))
}

fn after(board: &Letters, from: Square, to: Square, removed: Option<Square>) -> Letters {
    let mut after = board.clone();
    let man = after.lift(from);
    after.put(to, man);
    if let Some(tile) = removed {
        after.put(tile, '#');
    }
    after
}

/// A move's text, and the board after it.
type Found = (String, Letters);

fn moves_of(board: &Letters, turn: &str) -> Vec<Found> {
    let check = seen_by_enemy(board, king(board, turn), turn);
    let mut moves = Vec::new();
    for (from, man) in board.squares() {
        if !is_of(man, turn) || check && man.eq_ignore_ascii_case(&'w') {
            continue;
        }
        for step in AROUND {
            let Some((first, there)) = seen(board, from, step) else {
                continue;
            };
            let takes = there.eq_ignore_ascii_case(&'w')
                && !is_of(there, turn)
                && man.eq_ignore_ascii_case(&'k');
            let far = first != (from.0 + step.0, from.1 + step.1);
            if (there == '.' || takes) && !(check && far) {
                moves.push((text(from, first), after(board, from, first, None)));
            }
            let jumps = man.eq_ignore_ascii_case(&'w') && there == '.';
            if let Some((second, '.')) = seen(board, first, step).filter(|_| jumps) {
                let after = after(board, from, second, Some(first));
                moves.push((text(from, second), after));
            }
        }
    }
    moves.retain(|(_, after)| !seen_by_enemy(after, king(after, turn), turn));
    moves.sort_unstable_by(|one, other| one.0.cmp(&other.0));
    moves
}

/// What the naive rules say of a position: its moves and the word for it.
fn judged(board: &Letters, turn: &str) -> (Vec<Found>, &'static str) {
    let check = seen_by_enemy(board, king(board, turn), turn);
    let other = if turn == "w" { "b" } else { "w" };
    let moves = moves_of(board, turn);
    match (moves.is_empty(), check) {
        (true, true) => (moves, "checkmate"),
        (true, false) if moves_of(board, other).is_empty() => (moves, "immobile"),
        (true, false) => (vec![("pass".to_owned(), board.clone())], "pass"),
        (false, true) => (moves, "check"),
        (false, false) => (moves, "ongoing"),
    }
}

fn read(position: &str) -> (Letters, &str) {
    let (placement, turn) = position.split_once(' ').expect("two fields");
    (Letters::read(placement), turn)
}

#[test]
fn a_naive_generator_agrees_on_random_games() {
    let starts = [
        "......./.w.k.w./......./......./......./.W.K.W./....... w",
        "#.....#/.w.k.w./......./......./......./.W.K.W./#.....# w",
        "#.....#/.w.k.w./..#.#../......./..#.#../.W.K.W./#.....# b",
    ];
    let (mut mates, mut passes, mut checks) = (0, 0, 0);
    walk::positions(
        "sjakti",
        &starts.map(str::to_owned),
        20_000,
        |game, before| {
            let position = game.text();
            let (board, turn) = read(&position);
            if let Some((before, m)) = before {
                let (before, turn) = read(before);
                let (moves, _) = judged(&before, turn);
                let made = moves.into_iter().find(|(text, _)| text == m);
                assert_eq!(made.map(|(_, board)| board), Some(board.clone()), "{m}");
            }
            let standing = game.standing().as_str();
            if ["repetition", "insufficient"].contains(&standing) {
                return;
            }
            let (moves, word) = judged(&board, turn);
            let moves: Vec<String> = moves.into_iter().map(|(text, _)| text).collect();
            assert_eq!(game.moves(), moves, "{position}");
            assert_eq!(standing, word, "{position}");
            mates += usize::from(word == "checkmate");
            passes += usize::from(word == "pass");
            checks += usize::from(word == "check");
            let again: games::sjakti::Position = position.parse().expect("we read what we write");
            assert_eq!(again.to_string(), position, "a text reads back");
        },
    );
    assert!(
        mates > 20 && passes > 10 && checks > 500,
        "random games bring {mates} mates, {passes} passes, {checks} checks"
    );
}
