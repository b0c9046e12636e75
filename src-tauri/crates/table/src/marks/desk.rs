//! Everything that a player has marked: where he thinks the enemy's men stand, and what he drew.

use std::collections::BTreeMap;

use games::{Cell, Kind, Man, Side};
use protocol::client::MarkChange;
use protocol::host::{Refusal, RefusalCode};
use protocol::view::{Cube, Drawing, Highlight, Shape};
use shakmaty::{Bitboard, Role};

use crate::allow::refuse;

/// The men that a side has at most, where none comes back from a reserve.
const MOST_MEN: usize = 16;

/// A player's marks. A cube that is tied is tied to a dummy pawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Desk {
    /// In the order in which they came to the board.
    dummies: Vec<(Cell, Kind)>,
    /// With the square of the pawn that each is tied to.
    cubes: BTreeMap<Cell, Option<Cell>>,
    highlights: Vec<Highlight>,
    drawings: Vec<Drawing>,
}

impl Desk {
    /// A desk with dummies alone.
    pub(crate) fn new(dummies: impl IntoIterator<Item = (Cell, Kind)>) -> Self {
        Self {
            dummies: dummies.into_iter().collect(),
            ..Self::default()
        }
    }

    /// The dummies, sorted by square, in the colour of the enemy.
    pub(crate) fn dummies(&self, enemy: Side) -> Vec<Man> {
        let man = |&(cell, kind): &(Cell, Kind)| Man {
            cell,
            side: enemy,
            kind,
        };
        let mut men: Vec<Man> = self.dummies.iter().map(man).collect();
        men.sort_unstable_by_key(|man| man.cell);
        men
    }

    /// The cubes, sorted by square.
    pub(crate) fn cubes(&self) -> Vec<Cube> {
        let cube = |(&cell, &pawn): (&Cell, &Option<Cell>)| Cube { cell, pawn };
        self.cubes.iter().map(cube).collect()
    }

    /// The highlighted squares, in the player's order.
    pub(crate) fn highlights(&self) -> Vec<Highlight> {
        self.highlights.clone()
    }

    /// The arrows and circles, in the player's order.
    pub(crate) fn drawings(&self) -> Vec<Drawing> {
        self.drawings.clone()
    }

    /// Squares of dummies that contradict the player's own knowledge: newer than the sixteenth where
    /// the number of men is limited, pawns where no pawn can be, and those on squares that an own man
    /// has just crossed.
    pub(crate) fn doubtful(&self, limited: bool, crossed: Bitboard) -> Vec<Cell> {
        let doubtful = |(at, &(cell, kind)): (usize, &(Cell, Kind))| {
            let many = limited && at >= MOST_MEN;
            let edge = kind == Kind::PAWN && matches!(cell.rank, 0 | 7);
            let was_crossed = cell
                .on_chess_board()
                .is_some_and(|square| crossed.contains(square));
            (many || edge || was_crossed).then_some(cell)
        };
        let mut cells: Vec<Cell> = self
            .dummies
            .iter()
            .enumerate()
            .filter_map(doubtful)
            .collect();
        cells.sort_unstable();
        cells
    }

    /// Whether a dummy or cube stands on one of these squares.
    pub(crate) fn stands_on(&self, taken: impl Fn(Cell) -> bool) -> bool {
        let mut dummies = self.dummies.iter().map(|(cell, _)| *cell);
        dummies.any(&taken) || self.cubes.keys().copied().any(taken)
    }

    /// What takes the marks from a square on which an own man has come to stand.
    pub(crate) fn clearing(&self, cell: Cell) -> Vec<MarkChange> {
        let dummy = self.place(cell).map(|_| MarkChange::DeleteDummy { cell });
        let cube = self
            .cubes
            .contains_key(&cell)
            .then_some(MarkChange::DeleteCube { cell });
        dummy.into_iter().chain(cube).collect()
    }

    /// The marks after a change. Where own men stand is not looked at.
    ///
    /// # Errors
    /// When a mark would stand off the board or is none, or there is none of its kind to change.
    pub(crate) fn changed(&self, change: &MarkChange) -> Result<Self, Refusal> {
        let mut next = self.clone();
        match *change {
            MarkChange::AddDummy { cell, kind } => next.add_dummy(cell, kind)?,
            MarkChange::MoveDummy { from, to } => next.move_dummy(from, to)?,
            MarkChange::DeleteDummy { cell } => next.delete_dummy(cell)?,
            MarkChange::AddCube { cell } => {
                on_board(cell)?;
                next.cubes.entry(cell).or_insert(None);
            }
            MarkChange::MoveCube { from, to } => next.move_cube(from, to)?,
            MarkChange::DeleteCube { cell } => {
                next.cubes.remove(&cell).ok_or_else(no_cube)?;
            }
            MarkChange::TieCube { cell, pawn } => next.tie(cell, pawn)?,
            MarkChange::UntieCube { cell } => {
                *next.cubes.get_mut(&cell).ok_or_else(no_cube)? = None;
            }
            MarkChange::AddHighlight { cell } => next.highlight(cell)?,
            MarkChange::RemoveHighlight { cell } => {
                take_out(&mut next.highlights, "highlighted square", |lit| {
                    lit.cell == cell
                })?;
            }
            MarkChange::ClearHighlights => next.highlights.clear(),
            MarkChange::Draw { drawing } => next.draw(drawing)?,
            MarkChange::Erase { shape } => {
                take_out(&mut next.drawings, "arrow or circle", |drawn| {
                    drawn.shape == shape
                })?;
            }
            MarkChange::ClearDrawings => next.drawings.clear(),
        }
        Ok(next)
    }

    fn place(&self, cell: Cell) -> Option<usize> {
        self.dummies.iter().position(|(at, _)| *at == cell)
    }

    fn add_dummy(&mut self, cell: Cell, kind: Kind) -> Result<(), Refusal> {
        on_board(cell)?;
        if Role::from_char(kind.letter()).is_none() {
            let why = "a dummy is a chess man";
            return Err(refuse(RefusalCode::BadMark, why));
        }
        match self.place(cell) {
            Some(place) => self.dummies[place].1 = kind,
            None => self.dummies.push((cell, kind)),
        }
        if kind != Kind::PAWN {
            self.untie_from(cell);
        }
        Ok(())
    }

    fn move_dummy(&mut self, from: Cell, to: Cell) -> Result<(), Refusal> {
        on_board(from)?;
        on_board(to)?;
        if self.place(from).is_none() {
            return Err(no_dummy());
        }
        if from == to {
            return Ok(());
        }
        if self.place(to).is_some() {
            self.delete_dummy(to)?;
        }
        if let Some(place) = self.place(from) {
            self.dummies[place].0 = to;
        }
        for pawn in self.cubes.values_mut().flatten() {
            if *pawn == from {
                *pawn = to;
            }
        }
        Ok(())
    }

    fn delete_dummy(&mut self, cell: Cell) -> Result<(), Refusal> {
        let place = self.place(cell).ok_or_else(no_dummy)?;
        self.dummies.remove(place);
        self.untie_from(cell);
        Ok(())
    }

    fn untie_from(&mut self, dummy: Cell) {
        for pawn in self.cubes.values_mut() {
            if *pawn == Some(dummy) {
                *pawn = None;
            }
        }
    }

    fn move_cube(&mut self, from: Cell, to: Cell) -> Result<(), Refusal> {
        on_board(to)?;
        let pawn = self.cubes.remove(&from).ok_or_else(no_cube)?;
        self.cubes.insert(to, pawn);
        Ok(())
    }

    fn tie(&mut self, cell: Cell, pawn: Cell) -> Result<(), Refusal> {
        let is_pawn = self.dummies.contains(&(pawn, Kind::PAWN));
        let tied = self.cubes.get_mut(&cell).ok_or_else(no_cube)?;
        if !is_pawn {
            let why = "no dummy pawn stands there";
            return Err(refuse(RefusalCode::NoDummyPawn, why));
        }
        *tied = Some(pawn);
        Ok(())
    }

    fn highlight(&mut self, cell: Cell) -> Result<(), Refusal> {
        on_board(cell)?;
        if self.highlights.iter().all(|lit| lit.cell != cell) {
            let red = self.highlights.iter().all(|lit| !lit.red);
            self.highlights.push(Highlight { cell, red });
        }
        Ok(())
    }

    fn draw(&mut self, drawing: Drawing) -> Result<(), Refusal> {
        match drawing.shape {
            Shape::Circle { cell } => on_board(cell)?,
            Shape::Arrow { from, to } => {
                on_board(from)?;
                on_board(to)?;
                if from == to {
                    let why = "an arrow leads to another square";
                    return Err(refuse(RefusalCode::BadMark, why));
                }
            }
        }
        let mut drawn = self.drawings.iter_mut();
        match drawn.find(|drawn| drawn.shape == drawing.shape) {
            Some(same) => same.colour = drawing.colour,
            None => self.drawings.push(drawing),
        }
        Ok(())
    }
}

fn on_board(cell: Cell) -> Result<(), Refusal> {
    let refused = || refuse(RefusalCode::MarkOffBoard, "a mark stands on the board");
    cell.on_chess_board().map(|_| ()).ok_or_else(refused)
}

fn no_dummy() -> Refusal {
    refuse(RefusalCode::NoMarkThere, "no dummy stands there")
}

fn no_cube() -> Refusal {
    refuse(RefusalCode::NoMarkThere, "no cube stands there")
}

fn take_out<T>(marks: &mut Vec<T>, what: &str, is: impl Fn(&T) -> bool) -> Result<(), Refusal> {
    let none = || refuse(RefusalCode::NoMarkThere, &format!("no {what} is there"));
    let place = marks.iter().position(is).ok_or_else(none)?;
    marks.remove(place);
    Ok(())
}
