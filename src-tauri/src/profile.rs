//! What the player's own page shows, from what is stored.

use protocol::profile::{Profile, RulesPlayed, ScopeRating};
use protocol::window::WindowError;
use rating::Scope;
use store::{ReadError, Store};

use crate::library::{Library, blocking};

impl Library {
    /// The player and his games in figures, as they stand at this moment (milliseconds since 1970).
    pub(crate) async fn profile(&self, now: i64) -> Result<Profile, WindowError> {
        let store = self.opened()?.store;
        blocking(move || profile(&store, now)).await
    }
}

fn profile(store: &Store, now: i64) -> Result<Profile, ReadError> {
    let rated = store.rated()?;
    let ratings = [Scope::All, Scope::People, Scope::Computers].map(|scope| ScopeRating {
        scope,
        curve: rating::curve(&rated, scope, now),
    });
    let favourites = store.favourite_rules()?.into_iter();
    Ok(Profile {
        ratings: ratings.into(),
        against: store.head_to_head()?,
        favourites: favourites
            .map(|(rules, games)| RulesPlayed { rules, games })
            .collect(),
    })
}
