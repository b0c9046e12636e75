//! A person and the computer change sides while their game goes on, or the computer gets another name.

use games::{BySide, Side};
use protocol::host::{Refusal, RefusalCode};

use crate::allow::{needs, refuse};
use crate::ids::Millis;
use crate::log::{Entry, Event};
use crate::table::Table;
use crate::terms::check_name;

impl Table {
    /// The players change sides. Whether one of them is the computer is not for the table to know.
    ///
    /// # Errors
    /// The game is over or put away, something in it is hidden, it is rated, or two people play it.
    pub fn change_sides(&self, at: Millis) -> Result<Entry, Refusal> {
        self.goes_on()?;
        needs(!self.judge.is_hidden(), "secrets of either side")?;
        needs(!self.terms.rated, "a result that counts")?;
        let one = !self.terms.practice && !self.terms.hand_over;
        needs(one, "no computer to change sides with")?;
        let BySide { white, black } = self.terms.names.clone();
        let names = BySide {
            white: black,
            black: white,
        };
        let swapped = true;
        Ok(self.seated(at, Event::Seated { swapped, names }))
    }

    /// The player of a side is called so from now on; none where he is called so already.
    ///
    /// # Errors
    /// It is no name, or the game is over.
    pub fn rename(&self, at: Millis, side: Side, name: &str) -> Result<Option<Entry>, Refusal> {
        self.goes_on()?;
        check_name(name).map_err(|why| refuse(RefusalCode::OutOfRange, why))?;
        if self.terms.names.get(side) == name {
            return Ok(None);
        }
        let mut names = self.terms.names.clone();
        name.clone_into(names.get_mut(side));
        let swapped = false;
        Ok(Some(self.seated(at, Event::Seated { swapped, names })))
    }

    fn seated(&self, at: Millis, event: Event) -> Entry {
        let at = at.max(self.last_at());
        Entry { at, event }
    }

    /// Notes go with the player; what the side that is left had asked for is forgotten.
    pub(crate) fn happen_seated(&mut self, swapped: bool, names: &BySide<String>) {
        self.terms.names.clone_from(names);
        if swapped {
            self.offers.clear();
            let BySide { white, black } = &mut self.seats;
            std::mem::swap(&mut white.notes, &mut black.notes);
        }
    }
}
