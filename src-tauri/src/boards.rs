//! Positions of board games to look at: nothing is stored, and no table runs.

use games::list::{Entry, written};
use games::open::OpenGame;
use protocol::board::{BoardLook, GameChoice};
use protocol::window::WindowError;
use referee::GameResult;

use crate::request::{bad_terms, field};

/// A position after some moves.
///
/// # Errors
/// There is no such game or option, the position is unreadable, or a move is not legal.
pub(crate) fn look(
    game: &GameChoice,
    position: Option<&str>,
    moves: &[String],
) -> Result<BoardLook, WindowError> {
    let entry = Entry::named(&game.name).ok_or(WindowError::NoSuchGame)?;
    let mut board = entry
        .begin(position, &written(&game.options))
        .map_err(|error| bad_terms(&table::cannot_begin(error)))?;
    for text in moves {
        let illegal = |error| field("moves", "bad-move", &format!("{text}: {error}"));
        board.play(text).map_err(illegal)?;
    }
    Ok(looked(board.as_ref()))
}

fn looked(board: &dyn OpenGame) -> BoardLook {
    let end = board.standing().end();
    BoardLook {
        position: board.text(),
        turn: board.turn(),
        scene: board.scene(),
        choices: board.choices(),
        reason: end.map(|end| table::end_reason(end.ending)),
        result: end.map(|end| GameResult::of(end.winner)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use referee::EndReason;

    fn chosen(name: &str, options: &[(&str, &str)]) -> GameChoice {
        let options = options.iter().copied();
        GameChoice {
            name: name.to_owned(),
            options: options.map(|(k, v)| (k.to_owned(), v.to_owned())).collect(),
        }
    }

    fn looked(game: &str, position: &str, moves: &[&str]) -> Result<BoardLook, WindowError> {
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        look(&chosen(game, &[]), Some(position), &moves)
    }

    #[test]
    fn a_position_is_shown_after_the_moves() {
        let start = "##k####/#######/##.####/#######/####.##/#####W#/#####K. w";
        let before = looked("sjakti", start, &[]).expect("a position");
        assert_eq!((before.reason, before.result), (None, None));
        assert_eq!(before.choices.len(), 4);
        let after = looked("sjakti", start, &["f2-c5"]).expect("a legal move");
        assert_eq!(after.reason, Some(EndReason::Checkmate));
        assert_eq!(after.result, Some(GameResult::WhiteWins));
        assert!(after.choices.is_empty());
        let again = looked("sjakti", &after.position, &[]).expect("its own text");
        assert_eq!(again.scene, after.scene);
    }

    #[track_caller]
    fn check_fault(looked: Result<BoardLook, WindowError>, expected: [&str; 3]) {
        match looked {
            Err(WindowError::Field {
                field,
                code,
                detail,
                ..
            }) => assert_eq!([field.as_str(), &code, &detail], expected),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        check_fault(
            looked("dumb", "4k/5/5/5/4K w - pQ", &["e1-e3"]),
            ["moves", "bad-move", "e1-e3: not a legal move here"],
        );
        check_fault(
            look(&chosen("dumb", &[("rows", "9")]), None, &[]),
            ["options", "bad-game-option", "rows=9: rows is one of 6, 5"],
        );
        assert!(matches!(
            looked("sjakti", "......x/ w", &[]),
            Err(WindowError::Field { field, code, detail, .. })
                if field == "start" && code == "bad-position" && !detail.is_empty()
        ));
        assert_eq!(looked("halma", "", &[]), Err(WindowError::NoSuchGame));
    }

    /// The page's tests try moves on a position that the program really shows.
    #[test]
    fn the_pages_recorded_look_is_the_programs() {
        let recorded = include_str!("../../ui/src/recorded/board-look.json");
        let recorded: BoardLook = serde_json::from_str(recorded).expect("a look");
        let now = looked("sjakti", &recorded.position, &[]).expect("a position");
        let shown = serde_json::to_string(&now).expect("plain values");
        assert_eq!(recorded, now, "record this: {shown}");
    }
}
