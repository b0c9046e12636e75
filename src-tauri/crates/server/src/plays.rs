//! Who plays in the computer's place: a player of a hidden game, one of a game in which both see
//! everything, or an engine.

use std::path::Path;

use bots::uci::{Engine, Fault, Patience};
use bots::{BoardKind, BoardLevel, BoardPlayer, Budget, Kind, Seen};
use games::Side;
use games::list::{Entry, written};
use games::open::OpenGame;
use protocol::computer::Computer;
use protocol::host::Tried;
use protocol::terms::{Rules, Terms};
use referee::{Announcement, Try, Verdict};

/// One ruling as the computer's seat heard it.
pub(crate) struct Heard {
    pub(crate) tried: Option<Tried>,
    pub(crate) said: Vec<Announcement>,
}

impl Heard {
    fn seen(&self) -> Seen {
        Seen {
            tried: self.tried.as_ref().and_then(read_try),
            heard: self.said.clone(),
        }
    }

    /// The text of a move that stands.
    fn moved(&self) -> Option<&str> {
        let tried = self.tried.as_ref()?;
        (tried.verdict == Verdict::Legal).then_some(&tried.text)
    }
}

fn read_try(tried: &Tried) -> Option<(Try, Verdict)> {
    Some((tried.text.parse().ok()?, tried.verdict))
}

/// A player with its memory.
pub(crate) enum Plays {
    Hidden(Box<dyn bots::Player>),
    Board(Box<Board>),
    Engine(Box<EngineSeat>),
}

impl Plays {
    /// The player of a computer on these terms; none when there is no such game.
    pub(crate) fn new(computer: &Computer, side: Side, terms: &Terms, seed: u64) -> Option<Self> {
        if let Rules::Hidden { set } = &terms.rules {
            // A host opens no game with another level; a stored game may come from a later version.
            let kind = Kind::of_level(computer.level).unwrap_or(Kind::Pimc);
            let start = table::start_position(terms).ok()?;
            let player = bots::hidden(kind, set, side, &start, seed);
            return Some(Self::Hidden(player));
        }
        let game = begin(terms)?;
        if let Some(program) = &computer.manner.engine {
            return Some(Self::Engine(Box::new(EngineSeat {
                program: program.clone(),
                waiting: Some(game),
                moves: Vec::new(),
                engine: None,
            })));
        }
        let strongest = BoardLevel::ALL[BoardLevel::ALL.len() - 1];
        let level = BoardLevel::new(computer.level).unwrap_or(strongest);
        let player = BoardPlayer::new(BoardKind::Level(level), seed);
        Some(Self::Board(Box::new(Board { player, game })))
    }

    pub(crate) fn hear(&mut self, heard: &Heard) {
        match self {
            Self::Hidden(player) => player.hear(&heard.seen()),
            Self::Board(board) => {
                // What the table has ruled legal is legal here.
                heard.moved().map(|text| board.game.play(text));
            }
            Self::Engine(seat) => seat.moves.extend(heard.moved().map(str::to_owned)),
        }
    }

    pub(crate) fn choose(&mut self, budget: &Budget) -> Result<String, Fault> {
        match self {
            Self::Hidden(player) => Ok(player.choose(budget).to_string()),
            Self::Board(board) => Ok(board.player.choose(&*board.game, budget)),
            Self::Engine(seat) => seat.choose(budget),
        }
    }

    /// What it expects of the game, in hundredths of a pawn for its own side; nothing where it does
    /// not say.
    pub(crate) fn hope(&self) -> Option<i32> {
        match self {
            Self::Board(board) => board.player.hope(),
            Self::Hidden(_) | Self::Engine(_) => None,
        }
    }
}

/// A player of a game in which both see everything, and the game.
pub(crate) struct Board {
    player: BoardPlayer,
    game: Box<dyn OpenGame>,
}

/// An engine, started when it is first asked for a move.
pub(crate) struct EngineSeat {
    program: String,
    /// The game at its start, until the engine has it.
    waiting: Option<Box<dyn OpenGame>>,
    /// Moves that the engine has not heard.
    moves: Vec<String>,
    engine: Option<Engine>,
}

impl EngineSeat {
    fn choose(&mut self, budget: &Budget) -> Result<String, Fault> {
        if let Some(game) = self.waiting.take() {
            self.engine = Some(start(&self.program, game)?);
        }
        // One that did not start has failed, and is asked no more.
        let engine = self.engine.as_mut().ok_or(Fault::Ended)?;
        for text in self.moves.drain(..) {
            // What the table has ruled legal is legal here.
            let _ = engine.hear(&text);
        }
        engine.choose(budget)
    }
}

fn start(program: &str, game: Box<dyn OpenGame>) -> Result<Engine, Fault> {
    Engine::start(Path::new(program), &[], game, Patience::default())
}

/// Starts an engine for a game on these terms and ends it again.
///
/// # Errors
/// Why it cannot play that game.
pub(crate) fn try_engine(program: &str, terms: &Terms) -> Result<(), Fault> {
    let none = Fault::NotForEngines(games::engine::NotForEngines::Game);
    start(program, begin(terms).ok_or(none)?).map(drop)
}

/// A game in which both see everything, at the start that the terms name; none of a hidden game.
fn begin(terms: &Terms) -> Option<Box<dyn OpenGame>> {
    let (name, options) = match &terms.rules {
        Rules::Hidden { .. } => return None,
        Rules::Chess => ("chess", Vec::new()),
        Rules::Board { name, options } => (name.as_str(), written(options)),
    };
    let entry = Entry::named(name)?;
    entry.begin(terms.start.as_deref(), &options).ok()
}

/// The levels that the computer can have under these rules, the weakest first.
pub(crate) fn levels(rules: &Rules) -> Vec<u8> {
    match rules {
        Rules::Hidden { .. } => Kind::ALL.map(Kind::level).to_vec(),
        Rules::Chess | Rules::Board { .. } => board_levels(),
    }
}

/// The levels that the computer can have where both see everything, the weakest first.
pub fn board_levels() -> Vec<u8> {
    BoardLevel::ALL.iter().map(|level| level.level).collect()
}
