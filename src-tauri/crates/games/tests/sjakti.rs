//! Sjakti against a second generator, which walks over letters square by square.

mod naive;

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

/// The board after a move, if the mover's king is not seen then.
fn after(board: &Letters, from: Square, to: Square, removed: Option<Square>, turn: &str) -> bool {
    let mut after = board.clone();
    let man = board.at(from.0, from.1).expect("on the board");
    after.put(from, '.');
    after.put(to, man);
    if let Some(tile) = removed {
        after.put(tile, '#');
    }
    !seen_by_enemy(&after, king(&after, turn), turn)
}

fn moves_of(board: &Letters, turn: &str) -> Vec<String> {
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
            let far = first != (from.0 + step.0, from.1 + step.1);
            if man.eq_ignore_ascii_case(&'k') {
                let takes = there.eq_ignore_ascii_case(&'w') && !is_of(there, turn);
                let open = if check {
                    !far && (there == '.' || takes)
                } else {
                    there == '.'
                };
                if open && after(board, from, first, None, turn) {
                    moves.push(text(from, first));
                }
            } else if there == '.' {
                moves.push(text(from, first));
                let second = seen(board, first, step).filter(|(_, there)| *there == '.');
                if let Some((second, _)) = second
                    && after(board, from, second, Some(first), turn)
                {
                    moves.push(text(from, second));
                }
            }
        }
    }
    moves.sort_unstable();
    moves
}

#[test]
fn a_naive_generator_agrees_on_random_games() {
    let starts = [
        "......./.w.k.w./......./......./......./.W.K.W./....... w",
        "#.....#/.w.k.w./......./......./......./.W.K.W./#.....# w",
        "#.....#/.w.k.w./..#.#../......./..#.#../.W.K.W./#.....# b",
    ];
    let (mut mates, mut passes, mut checks) = (0, 0, 0);
    naive::positions("sjakti", &starts.map(str::to_owned), 20_000, |game| {
        let position = game.text();
        let (placement, turn) = position.split_once(' ').expect("two fields");
        let board = Letters::read(placement);
        let standing = game.standing().as_str();
        if ["repetition", "insufficient"].contains(&standing) {
            return;
        }
        let mut expected = moves_of(&board, turn);
        let check = seen_by_enemy(&board, king(&board, turn), turn);
        let other = if turn == "w" { "b" } else { "w" };
        let word = match (expected.is_empty(), check) {
            (true, true) => "checkmate",
            (true, false) if moves_of(&board, other).is_empty() => "immobile",
            (true, false) => {
                expected.push("pass".to_owned());
                "pass"
            }
            (false, true) => "check",
            (false, false) => "ongoing",
        };
        assert_eq!(game.moves(), expected, "{position}");
        assert_eq!(standing, word, "{position}");
        mates += usize::from(word == "checkmate");
        passes += usize::from(word == "pass");
        checks += usize::from(word == "check");
        let again: games::sjakti::Position = position.parse().expect("we read what we write");
        assert_eq!(again.to_string(), position, "a text reads back");
    });
    assert!(
        mates > 20 && passes > 10 && checks > 500,
        "{mates} {passes} {checks}"
    );
}
