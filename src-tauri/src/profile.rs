//! What the pages about the player and his opponents show, and what he keeps there.

use calendar::Tz;
use protocol::profile::{Details, OpponentPage, Profile, RulesPlayed, ScopeRating};
use protocol::window::WindowError;
use rating::Scope;
use store::{ReadError, Store};

use crate::library::{Library, blocking, told};
use crate::{picture, request};

/// Characters of what is told about a person.
const LONGEST_ABOUT: usize = 2_000;
/// Languages of a person, and characters of one.
const MOST_LANGUAGES: usize = 20;
const LONGEST_LANGUAGE: usize = 40;

impl Library {
    /// The player and his games in figures, as they stand at this moment (milliseconds since 1970).
    pub(crate) async fn profile(&self, now: i64) -> Result<Profile, WindowError> {
        let store = self.opened()?.store;
        blocking(move || profile(&store, now)).await
    }

    /// Keeps what the player tells of himself.
    pub(crate) async fn save_details(&self, details: Details) -> Result<(), WindowError> {
        let details = checked(details)?;
        let writer = self.opened()?.store.writer();
        writer.save_details(details).await.map_err(told)
    }

    /// Keeps a file's picture as the player's; or that he has none. The kept one is the answer.
    pub(crate) async fn save_picture(
        &self,
        file: Option<Vec<u8>>,
    ) -> Result<Option<String>, WindowError> {
        let shrink = move || file.as_deref().map(picture::shrink).transpose();
        let kept = tokio::task::spawn_blocking(shrink).await.map_err(told)??;
        let address = kept.as_deref().map(picture::address);
        let writer = self.opened()?.store.writer();
        writer.save_picture(kept).await.map_err(told)?;
        Ok(address)
    }

    /// What there is about an opponent.
    pub(crate) async fn opponent(&self, name: String) -> Result<OpponentPage, WindowError> {
        let store = self.opened()?.store;
        blocking(move || opponent(&store, &name)).await
    }

    /// Keeps what the player writes about an opponent.
    pub(crate) async fn save_opponent(
        &self,
        name: String,
        details: Details,
    ) -> Result<(), WindowError> {
        let details = checked(details)?;
        let writer = self.opened()?.store.writer();
        writer.save_opponent(name, details).await.map_err(told)
    }
}

/// What is told of a person, tidied.
fn checked(mut details: Details) -> Result<Details, WindowError> {
    details.zone = details.zone.filter(|zone| !zone.is_empty());
    if let Some(zone) = &details.zone
        && zone.parse::<Tz>().is_err()
    {
        return Err(request::field("zone", "profile-bad-zone", zone));
    }
    for language in &mut details.languages {
        *language = language.trim().to_owned();
    }
    details.languages.retain(|language| !language.is_empty());
    let is_long = |language: &String| language.chars().count() > LONGEST_LANGUAGE;
    if details.languages.len() > MOST_LANGUAGES || details.languages.iter().any(is_long) {
        let detail = "at most 20 languages of at most 40 characters";
        return Err(request::field("languages", "profile-bad-languages", detail));
    }
    details.about = details.about.trim().to_owned();
    if details.about.chars().count() > LONGEST_ABOUT {
        let detail = "at most 2,000 characters";
        return Err(request::field("about", "profile-bad-about", detail));
    }
    Ok(details)
}

fn opponent(store: &Store, name: &str) -> Result<OpponentPage, ReadError> {
    let mut against = store.head_to_head()?;
    against.retain(|one| one.opponent.eq_ignore_ascii_case(name));
    Ok(OpponentPage {
        details: store.opponent(name)?,
        against,
    })
}

fn profile(store: &Store, now: i64) -> Result<Profile, ReadError> {
    let rated = store.rated()?;
    let ratings = [Scope::All, Scope::People, Scope::Computers].map(|scope| ScopeRating {
        scope,
        curve: rating::curve(&rated, scope, now),
    });
    let favourites = store.favourite_rules()?.into_iter();
    Ok(Profile {
        details: store.details()?,
        picture: store.picture()?.as_deref().map(picture::address),
        ratings: ratings.into(),
        against: store.head_to_head()?,
        favourites: favourites
            .map(|(rules, games)| RulesPlayed { rules, games })
            .collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong after a change of what is told.
    fn fault(change: impl FnOnce(&mut Details)) -> Option<String> {
        let mut details = Details::default();
        change(&mut details);
        match checked(details) {
            Err(WindowError::Field { field, .. }) => Some(field),
            _ => None,
        }
    }

    #[test]
    fn what_is_told_of_a_person_is_tidied() {
        let details = checked(Details {
            zone: Some(String::new()),
            languages: vec![" română ".to_owned(), "  ".to_owned()],
            about: " Plays on Thursdays \n".to_owned(),
        });
        let expected = Details {
            zone: None,
            languages: vec!["română".to_owned()],
            about: "Plays on Thursdays".to_owned(),
        };
        assert_eq!(details.ok(), Some(expected));
    }

    #[test]
    fn what_cannot_be_kept_is_refused_by_its_field() {
        assert_eq!(fault(|it| it.zone = Some("Asia/Tokyo".to_owned())), None);
        let zone = fault(|it| it.zone = Some("Mars/Olympus".to_owned()));
        assert_eq!(zone.as_deref(), Some("zone"));
        let languages = fault(|it| it.languages = vec!["ro".to_owned(); 21]);
        assert_eq!(languages.as_deref(), Some("languages"));
        let about = fault(|it| it.about = "ș".repeat(2_001));
        assert_eq!(about.as_deref(), Some("about"));
    }

    #[tokio::test]
    async fn a_bad_picture_leaves_the_old_one() {
        let dir = tempfile::tempdir().unwrap();
        let library = Library::open(dir.path().to_owned(), server::Options::default());
        let mut file = std::io::Cursor::new(Vec::new());
        let picture = image::DynamicImage::new_rgb8(300, 300);
        picture
            .write_to(&mut file, image::ImageFormat::Png)
            .unwrap();
        let kept = library.save_picture(Some(file.into_inner())).await.unwrap();
        let shown = || async { library.profile(0).await.unwrap().picture };
        assert!(kept.is_some());
        assert_eq!(shown().await, kept);
        assert!(library.save_picture(Some(b"no".to_vec())).await.is_err());
        assert_eq!(shown().await, kept);
        assert_eq!(library.save_picture(None).await.unwrap(), None);
        assert_eq!(shown().await, None);
    }

    #[tokio::test]
    async fn what_is_written_about_an_opponent_is_found_under_his_name() {
        let dir = tempfile::tempdir().unwrap();
        let library = Library::open(dir.path().to_owned(), server::Options::default());
        let details = Details {
            about: "Castles late".to_owned(),
            ..Details::default()
        };
        let name = "Ștefan".to_owned();
        library.save_opponent(name, details.clone()).await.unwrap();
        let page = library.opponent("Ștefan".to_owned()).await.unwrap();
        assert_eq!((page.details, page.against), (details, Vec::new()));
    }
}
