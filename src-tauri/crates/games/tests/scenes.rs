//! What a board shows of positions and moves, written by hand.

use games::Side;
use games::list::Entry;
use games::open::{Choice, Ground, OpenGame, Scene};

fn game(name: &str, position: &str) -> Box<dyn OpenGame> {
    let entry = Entry::named(name).expect("a game of the list");
    entry.begin(Some(position), &[]).expect("a readable text")
}

fn scene(name: &str, position: &str) -> Scene {
    game(name, position).scene()
}

fn choice(name: &str, position: &str, text: &str) -> Choice {
    let mut choices = game(name, position).choices().into_iter();
    let known = choices.find(|choice| choice.text == text);
    known.unwrap_or_else(|| panic!("{text} is no move of {position}"))
}

fn joined(values: &[impl ToString]) -> String {
    let texts: Vec<String> = values.iter().map(ToString::to_string).collect();
    texts.join(" ")
}

/// From, to, what it becomes, and what is struck.
#[track_caller]
fn check_move(name: &str, position: &str, text: &str, expected: &str) {
    let choice = choice(name, position, text);
    let cell = |cell: Option<games::Cell>| cell.map_or("-".to_owned(), |cell| cell.to_string());
    let kind = choice.kind.map_or("-".to_owned(), |kind| kind.to_string());
    let found = format!(
        "{} {} {kind} [{}]",
        cell(choice.from),
        cell(choice.to),
        joined(&choice.struck)
    );
    assert_eq!(found, expected, "{position} {text}");
}

#[track_caller]
fn check_scene(name: &str, position: &str, frozen: &str, checked: &str) {
    let scene = scene(name, position);
    assert_eq!(joined(&scene.frozen), frozen, "frozen in {position}");
    assert_eq!(joined(&scene.checked), checked, "checked in {position}");
}

/// Men by square, as letters in the case of their army.
fn men(scene: &Scene) -> String {
    let letter = |man: &games::Man| {
        let letter = man.kind.letter();
        let letter = match man.side {
            Side::White => letter.to_ascii_uppercase(),
            Side::Black => letter,
        };
        format!("{letter}{}", man.cell)
    };
    joined(&scene.men.iter().map(letter).collect::<Vec<_>>())
}

fn squares(scene: &Scene, ground: Ground, side: Option<Side>) -> String {
    let spots = scene.ground.iter();
    let spots = spots.filter(|spot| spot.ground == ground && spot.side == side);
    joined(&spots.map(|spot| spot.cell).collect::<Vec<_>>())
}

const S20: &str = "#######/##k####/##.####/#######/####.##/#######/#####K. w";

#[test]
fn sjakti_shows_the_tiles_that_are_gone() {
    let scene = scene(
        "sjakti",
        "#.....#/.w.k.w./......./......./......./.W.K.W./#.....# w",
    );
    assert_eq!((scene.files, scene.ranks), (7, 7));
    assert_eq!(squares(&scene, Ground::Gone, None), "a1 g1 a7 g7");
    assert_eq!(men(&scene), "Wb2 Kd2 Wf2 wb6 kd6 wf6");
    assert_eq!(scene.held, []);
}

#[test]
fn a_jump_names_the_tile_that_goes() {
    let position = "#######/##k####/##.####/#######/####.##/#####W#/#####K. w";
    check_move("sjakti", position, "f2-c5", "f2 c5 - [e3]");
    check_move("sjakti", position, "f2-e3", "f2 e3 - []");
    let pass = "#######/######k/######./#######/#######/#######/K###### w";
    check_move("sjakti", pass, "pass", "- - - []");
    check_scene("sjakti", S20, "", "");
    let check = "#######/######k/#######/w######/#######/#.#####/K##.### w";
    check_scene("sjakti", check, "", "a1");
}

#[test]
fn dumb_chess_shows_who_is_frozen_and_checked() {
    check_scene("dumb", "4k/5/5/1w3/KNP2 w - pQ", "a1 b1 c1", "");
    check_scene("dumb", "k4/5/1wW2/5/4K w - pQ", "b3 c3", "");
    check_scene("dumb", "4k/5/5/5/r3K w - pQ", "", "e1");
    let scene = scene("dumb", "rnbqk/ppppp/5/5/PPPPP/RNBQK w - pBNQR");
    assert_eq!((scene.files, scene.ranks), (5, 6));
    assert_eq!(scene.men.len(), 20);
    assert_eq!(scene.ground, []);
}

#[test]
fn dumb_moves_name_what_they_become_and_take_in_passing() {
    check_move(
        "dumb",
        "k4/5/5/2Pp1/5/K4 w d4 e,pQ",
        "c3-d4",
        "c3 d4 - [d3]",
    );
    check_move("dumb", "n3k/1P3/5/5/K4 w - pBNQR", "b4-b5=N", "b4 b5 n []");
    check_move("dumb", "n3k/p4/A4/5/K4 w - pN", "a3-a5", "a3 a5 q []");
    check_move("dumb", "4k/5/5/5/1K2R w - c5k,pR", "b1-e1", "b1 e1 - []");
}

/// Ten ranks with a sea; rows from the top, the four of the sea by their six squares of land.
fn invasion(top: [&str; 3], sea: [&str; 4], bottom: [&str; 3], rest: &str) -> String {
    let sea = sea.map(|land| format!("{}~~~~{}", &land[..3], &land[3..]));
    let top = top.join("/");
    format!("{top}/{}/{} {rest}", sea.join("/"), bottom.join("/"))
}

const LAND: &str = "..........";

#[test]
fn invasion_shows_sea_camps_and_corners() {
    let position = invasion(
        ["h.........", LAND, LAND],
        ["......"; 4],
        [LAND, "..U.......", ".........H"],
        "w 1-",
    );
    let scene = scene("invasion", &position);
    assert_eq!(men(&scene), "Hj1 Uc2 ha10");
    let sea = "d4 e4 f4 g4 d5 e5 f5 g5 d6 e6 f6 g6 d7 e7 f7 g7";
    assert_eq!(squares(&scene, Ground::Sea, None), sea);
    assert_eq!(squares(&scene, Ground::Red, None), "a1 j10");
    let (white, black) = (Some(Side::White), Some(Side::Black));
    assert_eq!(squares(&scene, Ground::Home, white), "j1");
    assert_eq!(squares(&scene, Ground::Home, black), "a10");
    assert_eq!(
        squares(&scene, Ground::Camp, white),
        "h1 i1 h2 i2 j2 h3 i3 j3"
    );
    assert_eq!(
        squares(&scene, Ground::Camp, black),
        "a8 b8 c8 a9 b9 c9 b10 c10"
    );
    let held: Vec<(Side, bool)> = scene
        .held
        .iter()
        .map(|held| (held.side, held.ready))
        .collect();
    assert_eq!(
        held,
        [(Side::White, true)],
        "a spent bomb is not there any more"
    );
}

#[test]
fn a_tank_sweeps_its_path_over_own_men_too() {
    let position = invasion(
        ["h.........", LAND, LAND],
        ["......", "......", ".s....", ".S...."],
        [".T........", LAND, ".........H"],
        "w 00",
    );
    check_move("invasion", &position, "b3-b6", "b3 b6 - [b4 b5 b6]");
    check_move("invasion", &position, "b3-a3", "b3 a3 - [a3]");
}

#[test]
fn a_bomb_names_its_blast() {
    let position = invasion(
        ["h.........", LAND, LAND],
        ["......"; 4],
        [LAND, LAND, ".........H"],
        "w 10",
    );
    check_move(
        "invasion",
        &position,
        "B@i2",
        "- i2 b [h1 i1 h2 i2 j2 h3 i3 j3]",
    );
    check_move(
        "invasion",
        &position,
        "B@c3",
        "- c3 b [b2 c2 d2 b3 c3 d3 b4 c4]",
    );
}

#[test]
fn troopers_and_paratroopers_become_something_else() {
    let position = invasion(
        ["h.........", LAND, LAND],
        ["..S...", "......", "..P...", "......"],
        [LAND, LAND, ".........H"],
        "w 00",
    );
    check_move("invasion", &position, "c7-c8=P", "c7 c8 p []");
    check_move("invasion", &position, "c7-b7", "c7 b7 - []");
    check_move("invasion", &position, "c5-h5", "c5 h5 - []");
}

#[test]
fn chess_shows_its_checks_and_captures_in_passing() {
    check_scene("chess", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "", "e1");
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    check_move("chess", passing, "e5d6", "e5 d6 - [d5]");
    check_move(
        "chess",
        "8/P3k3/8/8/8/8/8/4K3 w - - 0 1",
        "a7a8n",
        "a7 a8 n []",
    );
}
