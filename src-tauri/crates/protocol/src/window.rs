//! What passes between the program and its page beside a game's frames.

use std::collections::BTreeMap;

use games::open::{Held, Spot};
use games::{BySide, Cell, Man, Side};
use referee::{Announcement, EndReason, GameResult};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::{GameChoice, OfferedGame};
use crate::computer::Opponent;
use crate::host::{Frame, LineEvent, Refusal, Tried};
use crate::link::Lights;
use crate::practice::PracticeOrigin;
use crate::set_up::KeptSetUp;
use crate::sets::{OfferedSet, SetChoice, UnreadSet};
use crate::terms::{SideTime, Terms};
use crate::view::{Cube, Drawing, Highlight};

/// What the program pushes to its page over the window's one channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "push", rename_all = "snake_case")]
pub enum Push {
    /// A frame of the game on the table, for the seat that sits at the window.
    Frame(Box<Frame>),
    /// Two people at one machine change places: everything is hidden until `take_seat`.
    HandOver {
        /// Who sits down.
        to: Side,
        /// That player's name.
        name: String,
    },
    /// The advance move of the seat at the window has changed.
    Advance {
        /// What it is now.
        advance: Advance,
    },
    /// The game on the table has ended; its record can be replayed now.
    Ended {
        /// The game's id.
        game: String,
    },
    /// A guest has accepted the invitation; his game is on the table.
    Begun,
    /// How the two machines hear each other has changed; none at a table of one machine.
    Lights {
        /// How.
        lights: Option<Lights>,
    },
    /// Something to tell in the window.
    Notice {
        /// What kind.
        notice: Notice,
    },
}

/// A try that a player enters in the other side's time. It stays with the player's own program
/// until it is due.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "advance", rename_all = "snake_case")]
pub enum Advance {
    /// None is entered.
    #[default]
    None,
    /// It waits for the other side's move, or is on its way to the referee.
    Waits {
        /// `e2e4`, `e7e8q` or `N@d4`.
        text: String,
    },
    /// It was not played; told until the next move.
    Dropped {
        /// Likewise.
        text: String,
        /// Why.
        why: AdvanceDropped,
    },
}

/// Why an advance move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AdvanceDropped {
    /// The other side's move brought news.
    News,
    /// The other side waits for an answer that the move would have given.
    Request,
}

/// Something that the window tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "notice", rename_all = "snake_case")]
pub enum Notice {
    /// No notification service answered; warnings are shown in the window alone.
    NoNotifications {
        /// The system's words.
        detail: String,
    },
    /// The host is gone; the game can be gone on with from the start screen.
    HostGone,
    /// The engine that played has failed, and has lost its game.
    Engine {
        /// The kind of fault, as the catalogues name it.
        code: String,
        /// What happened, in plain words.
        detail: String,
    },
}

/// Everything that the page needs once, when it opens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Startup {
    /// The program's version.
    pub version: String,
    /// The player's name; none on the first start.
    pub name: Option<String>,
    /// The preferences.
    pub settings: Settings,
    /// The system's language where the preferences choose none: `en` or `ro`.
    pub system_language: String,
    /// Every rule set that can be played: the published ones, then the player's own, and before
    /// them all the one that was used last.
    pub rule_sets: Vec<OfferedSet>,
    /// The player's own sets that cannot be played here.
    pub unread_sets: Vec<UnreadSet>,
    /// Every board game that can be played besides chess, in the order of the list.
    pub games: Vec<OfferedGame>,
    /// The computer's levels that can be chosen, weakest first.
    pub levels: Vec<u8>,
    /// Its levels in games in which both see everything, likewise.
    pub board_levels: Vec<u8>,
    /// Games that can be gone on with, newest first.
    pub unfinished: Vec<GameRow>,
    /// Set when the stored games could not be opened.
    pub store_problem: Option<StoreProblem>,
    /// A game that the page is to show at once: it was on the table when the page was loaded anew.
    pub open_game: Option<String>,
    /// The host at whose table on another machine a seat was taken last.
    pub last_host: Option<String>,
}

/// Why the stored games could not be opened. The file is kept as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StoreProblem {
    /// `damaged`, `newer` or `io`.
    pub code: StoreProblemCode,
    /// The file.
    pub path: String,
    /// More, in the system's words; empty where the code says all.
    pub detail: String,
}

/// What is wrong with the stored games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StoreProblemCode {
    /// The file is no database, or is broken.
    Damaged,
    /// The file was written by a later version of the program.
    Newer,
    /// The file cannot be read or written.
    Io,
}

/// The preferences that the program keeps.
#[expect(
    clippy::struct_excessive_bools,
    reason = "a message: each is one switch of its own"
)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(optional_fields = false)]
pub struct Settings {
    /// `en` or `ro`; none follows the system.
    pub language: Option<String>,
    /// Light, dark or as the system.
    pub theme: Theme,
    /// Coordinates on the board.
    pub coordinates: Coordinates,
    /// When the clocks show tenths.
    pub tenths: Tenths,
    /// How men are moved.
    pub drop: DropMode,
    /// The dots on squares that a man could reach.
    pub hints: bool,
    /// Board colours: `map`, `wood` or `slate`.
    pub board: String,
    /// Colours of the player's own in place of those of `board` and of the drawings.
    pub own_colours: OwnColours,
    /// The set of men: the name of its folder of drawings.
    pub men: String,
    /// Own men are drawn white and the enemy's black, whatever their real colours are.
    pub enemy_black: bool,
    /// The men that are really on the board are not drawn.
    pub blindfold: bool,
    /// How long a man slides to another square: 0 (at once) to 2,000 milliseconds.
    pub slide_ms: u32,
    /// A press becomes a drag after so many pixels, 1 to 50.
    pub drag_distance: u32,
    /// Larger text.
    pub larger_text: bool,
    /// Accepting a request takes two presses.
    pub accept_twice: bool,
    /// Every request of the other side is declined unseen.
    pub reject_requests: bool,
    /// Whether pawn marker cubes are on is remembered from game to game; otherwise a game begins
    /// with them off.
    pub remember_cubes: bool,
    /// Whether they were on when that was remembered last.
    pub cubes_on: bool,
    /// The tool for highlighted squares is chosen without its instruction.
    pub skip_highlight_help: bool,
    /// Dummies that contradict what the player knows are pointed out.
    pub point_out_dummies: bool,
    /// Practice: the sides move in turn; off, the side that moved is to move again.
    pub auto_turn: bool,
    /// Replay: milliseconds for one step, 100 to 10,000.
    pub replay_step_ms: u32,
    /// Replay: milliseconds that a man slides to another square, 0 to 2000.
    pub replay_slide_ms: u32,
    /// Replay: whose marks stand over the truth.
    pub replay_letters: ReplayLetters,
    /// Replay: of the dummies only the pawns.
    pub replay_pawns_only: bool,
    /// Replay: the squares of the cubes, too.
    pub replay_cubes: bool,
    /// The last game request, offered again.
    pub last_request: Option<NewGame>,
    /// The position on the set-up board; none before the first.
    pub set_up: Option<KeptSetUp>,
    /// Where practice games that are not over lead back to.
    pub practice_origins: Vec<PracticeOrigin>,
    /// Start positions of board games that the player keeps under names.
    pub own_starts: Vec<OwnStart>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::System,
            coordinates: Coordinates::Edge,
            tenths: Tenths::BelowTen,
            drop: DropMode::Both,
            hints: true,
            board: "map".to_owned(),
            own_colours: OwnColours::default(),
            men: "cburnett".to_owned(),
            enemy_black: false,
            blindfold: false,
            slide_ms: 120,
            drag_distance: 3,
            larger_text: false,
            accept_twice: true,
            reject_requests: false,
            remember_cubes: false,
            cubes_on: false,
            skip_highlight_help: false,
            point_out_dummies: false,
            auto_turn: true,
            replay_step_ms: 1000,
            replay_slide_ms: 200,
            replay_letters: ReplayLetters::Enemy,
            replay_pawns_only: false,
            replay_cubes: true,
            last_request: None,
            set_up: None,
            practice_origins: Vec::new(),
            own_starts: Vec::new(),
        }
    }
}

/// A start position of a board game, kept under a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OwnStart {
    /// The game's name in the list.
    pub game: String,
    /// What the player calls it, 1 to 40 characters.
    pub name: String,
    /// The position, as the game writes it.
    pub start: String,
}

/// Colours of the player's own, each written `#rrggbb`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(optional_fields = false)]
pub struct OwnColours {
    /// They are used.
    pub on: bool,
    /// The light squares.
    pub light: String,
    /// The dark squares.
    pub dark: String,
    /// The board's border.
    pub border: String,
    /// The white men.
    pub white_men: String,
    /// The black men.
    pub black_men: String,
}

impl Default for OwnColours {
    fn default() -> Self {
        Self {
            on: false,
            light: "#ece5d3".to_owned(),
            dark: "#a8b094".to_owned(),
            border: "#5f656c".to_owned(),
            white_men: "#ffffff".to_owned(),
            black_men: "#000000".to_owned(),
        }
    }
}

/// Light, dark or as the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system.
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// Where the board shows its coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Coordinates {
    /// Nowhere.
    None,
    /// Along two edges.
    Edge,
    /// On every square.
    Every,
}

/// When the clocks show tenths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Tenths {
    /// Never.
    Never,
    /// Below ten seconds.
    BelowTen,
    /// Always.
    Always,
}

/// Whose marks a replay shows over the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ReplayLetters {
    /// Where the viewer thought that his enemy stood.
    Enemy,
    /// Where the enemy thought that the viewer stood.
    Friendly,
    /// Both.
    Both,
    /// Neither.
    None,
}

/// How men are moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DropMode {
    /// By drag alone.
    Drag,
    /// By two clicks alone.
    Click,
    /// Either way.
    Both,
}

/// A game request: what the player chose in the dialog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NewGame {
    /// The event's name.
    pub event: String,
    /// The rule set, or none for regular chess and for a board game.
    pub rule_set: Option<SetChoice>,
    /// The board game, if it is neither Kriegspiel nor chess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board_game: Option<GameChoice>,
    /// The time of each side, the requester's first; none without a clock.
    pub time: Option<RequestTime>,
    /// The requester's colour.
    pub colour: ColourChoice,
    /// Counts for the rating.
    pub rated: bool,
    /// Requests after the end are allowed.
    pub requests_after_end: bool,
    /// The start position as a FEN or the board game's position text; none for the usual one.
    pub start: Option<String>,
    /// Against whom.
    pub opponent: Opponent,
}

/// The times of a game request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RequestTime {
    /// The requester's.
    pub mine: SideTime,
    /// The opponent's; the same without a handicap.
    pub theirs: SideTime,
}

/// A colour, or either by lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ColourChoice {
    /// White.
    White,
    /// Black.
    Black,
    /// By lot.
    Random,
}

/// An error for the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "error", rename_all = "snake_case")]
pub enum WindowError {
    /// A field of a form is wrong.
    Field {
        /// Which: `event`, `name`, `time.mine`, `time.theirs`, `start`, `level`, `rule_set`...
        field: String,
        /// Key of the catalogue's text.
        code: String,
        /// What that text names: a square, a side, a number.
        args: BTreeMap<String, String>,
        /// What and where, in plain words.
        detail: String,
    },
    /// The table refused the command.
    Refused(Refusal),
    /// The stored games could not be read or written.
    Store {
        /// What went wrong.
        detail: String,
    },
    /// There is no such game, or it does not allow this now.
    NoSuchGame,
}

/// One game in the history's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameRow {
    /// The game's id, 32 hexadecimal digits.
    pub game: String,
    /// Its number in this history, from 1.
    pub number: u32,
    /// Milliseconds since 1970, UTC.
    pub started_at: i64,
    /// The last event, likewise.
    pub last_at: i64,
    /// What was agreed.
    pub terms: Terms,
    /// The seat that the program's player had; none when both sat here.
    pub seat: Option<Side>,
    /// The computer's level, if it played.
    pub level: Option<u8>,
    /// Half-moves completed.
    pub plies: u32,
    /// Milliseconds left on the clocks, if there are any.
    pub left_ms: Option<BySide<u64>>,
    /// The side to move.
    pub turn: Side,
    /// Why it ended; none while it goes on.
    pub reason: Option<EndReason>,
    /// How it ended; none while it goes on.
    pub result: Option<GameResult>,
    /// Put away by consent.
    pub adjourned: bool,
    /// The words by which the player finds it again; told in the history's pages alone.
    #[serde(default)]
    pub tags: Vec<String>,
}

/// One page of the history's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HistoryPage {
    /// The rows.
    pub rows: Vec<GameRow>,
    /// How many there are in all.
    pub total: u32,
    /// There are more than that; they were not counted.
    pub has_more: bool,
}

/// An ended game, whole: both armies, every try, everything that was said, all marks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// What was agreed.
    pub terms: Terms,
    /// Files of the board.
    pub files: u8,
    /// Ranks of the board.
    pub ranks: u8,
    /// Why it ended.
    pub reason: EndReason,
    /// How it ended.
    pub result: GameResult,
    /// The set-up position first, then one step for each try, each other announcement, and the end.
    pub steps: Vec<Step>,
}

/// One step of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Step {
    /// Milliseconds since the table began.
    pub at_ms: u64,
    /// Half-moves completed after it.
    pub ply: u32,
    /// The side that was to move before it.
    pub side: Side,
    /// The try; none at the start and where the game ended without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tried: Option<Tried>,
    /// What both were told where it was neither a try nor the referee's word: a request, an added
    /// minute, a move taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub told: Option<LineEvent>,
    /// What each seat heard of the referee.
    pub heard: BySide<Vec<Announcement>>,
    /// Every man, after it.
    pub men: Vec<Man>,
    /// Each side's dummies, before the next step.
    pub dummies: BySide<Vec<Man>>,
    /// Each side's pawn marker cubes, likewise.
    #[serde(default)]
    pub cubes: BySide<Vec<Cube>>,
    /// Each side's highlighted squares, likewise.
    #[serde(default)]
    pub highlights: BySide<Vec<Highlight>>,
    /// Each side's arrows and circles, likewise.
    #[serde(default)]
    pub drawings: BySide<Vec<Drawing>>,
    /// Milliseconds left after it, if there are clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub left_ms: Option<BySide<u64>>,
    /// The capture square, if something was captured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub capture: Option<Cell>,
    /// The position as a FEN or the board game's position text.
    pub fen: String,
    /// Squares that are no plain land, after it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ground: Vec<Spot>,
    /// Men that are held fast, likewise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub frozen: Vec<Cell>,
    /// What stands beside the board, likewise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<Held>,
}
