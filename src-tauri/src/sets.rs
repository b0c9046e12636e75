//! The rule sets that are offered: the published ones and the player's own.

use protocol::sets::{OfferedSet, SetChoice, UnreadSet};
use protocol::window::WindowError;
use referee::{RuleSet, RuleSetName};
use store::{CommitError, OwnSet, ReadError, Store};

use crate::library::{Library, told};
use crate::request::{self, field};
use crate::texts::{Language, Texts};

/// Every set that can be played, in the order of the menus, and the player's own that cannot.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Sets {
    /// The published ones, the last played first; then the player's own by their names. Before
    /// them all comes the one that was used last.
    pub(crate) offered: Vec<OfferedSet>,
    /// Sets that this program cannot read.
    pub(crate) unread: Vec<UnreadSet>,
}

impl Sets {
    /// The published sets alone.
    pub(crate) fn published() -> Self {
        Self::new(&[], Vec::new(), None)
    }

    /// Reads the player's own sets, and what was played last.
    pub(crate) fn read(store: &Store) -> Result<Self, ReadError> {
        Ok(Self::new(
            &store.rules_by_use()?,
            store.own_sets()?,
            store.last_rules()?.as_ref(),
        ))
    }

    fn new(by_use: &[String], own: Vec<OwnSet>, last: Option<&RuleSet>) -> Self {
        let rank = |name: &RuleSetName| {
            let used = by_use.iter().position(|word| word == name.as_str());
            used.unwrap_or(by_use.len())
        };
        let mut published = RuleSet::ALL;
        published.sort_by_key(rank);
        let mut sets = Self::default();
        for name in published {
            let set = RuleSet::published(name);
            sets.offered.push(OfferedSet::new(None, set));
        }
        for OwnSet { number, title, set } in own {
            match set {
                Ok(set) => sets.offered.push(OfferedSet::new(Some(number), set)),
                Err(fault) => sets.unread.push(UnreadSet {
                    own: number,
                    title,
                    fault,
                }),
            }
        }
        let is_last = |offered: &OfferedSet| {
            last.is_some_and(|last| {
                last.title == offered.set.title && last.base == offered.set.base
            })
        };
        if let Some(at) = sets.offered.iter().position(is_last) {
            sets.offered[..=at].rotate_right(1);
        }
        sets
    }
}

impl Library {
    /// Keeps a rule set of the player's own: a new one, or in place of the one with this number.
    pub(crate) async fn save_set(
        &self,
        own: Option<u32>,
        choice: SetChoice,
    ) -> Result<(), WindowError> {
        let set = SetChoice {
            title: read_title(&choice.title)?,
            ..choice
        };
        let rules = set.rules().map_err(|error| request::bad_option(&error))?;
        let writer = self.opened()?.store.writer();
        writer.save_set(own, rules).await.map_err(|error| {
            if let CommitError::TitleTaken { .. } = error {
                taken()
            } else {
                told(error)
            }
        })
    }

    /// Deletes a rule set of the player's own.
    pub(crate) async fn delete_set(&self, own: u32) -> Result<(), WindowError> {
        let writer = self.opened()?.store.writer();
        writer.delete_set(own).await.map_err(told)
    }
}

/// A set's name without blanks around it, and none that a published set has.
fn read_title(title: &str) -> Result<String, WindowError> {
    let title = request::read_name("title", title)?;
    let wanted = title.to_lowercase();
    let languages = [Language::English, Language::Romanian].map(Texts::new);
    let is_published = languages.iter().any(|texts| {
        let named = |key, name: RuleSetName| texts.word(key, "rules", name.as_str()).to_lowercase();
        let is_its_name =
            |name| named("rules-name", name) == wanted || named("rules-short", name) == wanted;
        RuleSet::ALL.into_iter().any(is_its_name)
    });
    if is_published {
        Err(taken())
    } else {
        Ok(title)
    }
}

fn taken() -> WindowError {
    field(
        "title",
        "title-taken",
        "another rule set has this name already",
    )
}

#[cfg(test)]
mod tests {
    use protocol::sets::SetFault;

    use super::*;

    fn choice(title: &str, options: &[(&str, &str)]) -> SetChoice {
        let options = options.iter();
        SetChoice {
            base: RuleSetName::Cincinnati,
            title: title.to_owned(),
            options: options
                .map(|&(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
        }
    }

    fn own(number: u32, title: &str) -> OwnSet {
        let set = choice(title, &[]).rules();
        OwnSet {
            number,
            title: title.to_owned(),
            set: Ok(set.expect("no option is wrong")),
        }
    }

    fn names(sets: &Sets) -> Vec<String> {
        let sets = sets.offered.iter().map(|offered| &offered.set);
        sets.map(|set| match &*set.title {
            "" => set.name().to_owned(),
            title => title.to_owned(),
        })
        .collect()
    }

    #[test]
    fn the_last_used_set_comes_first() {
        let used = ["rand".to_owned(), "chess".to_owned(), "se".to_owned()];
        let sets = Sets::new(&used, vec![own(1, "Club"), own(2, "Home")], None);
        assert_eq!(names(&sets)[..3], ["rand", "se", "english"]);
        assert_eq!(names(&sets)[9..], ["Club", "Home"]);
        let last = choice("Home", &[]).rules().expect("no option is wrong");
        let sets = Sets::new(&used, vec![own(1, "Club"), own(2, "Home")], Some(&last));
        assert_eq!(names(&sets)[..3], ["Home", "rand", "se"]);
        assert_eq!(names(&sets)[10..], ["Club"]);
        let sets = Sets::new(&used, vec![own(1, "Club")], Some(&last));
        assert_eq!(names(&sets)[0], "rand", "a deleted set is not offered");
    }

    #[test]
    fn a_set_that_cannot_be_read_is_told_and_not_offered() {
        let unread = OwnSet {
            set: Err(SetFault::Newer),
            ..own(3, "Later")
        };
        let sets = Sets::new(&[], vec![unread], None);
        assert_eq!(sets.offered.len(), RuleSet::ALL.len());
        assert_eq!((sets.unread[0].own, &*sets.unread[0].title), (3, "Later"));
    }

    #[tokio::test]
    async fn what_is_wrong_with_a_set_is_named_and_nothing_is_kept() {
        let dir = tempfile::tempdir().expect("a folder");
        let library = Library::open(dir.path().to_owned(), server::Options::default());
        let long = "x".repeat(41);
        let codes = [
            (choice("", &[]), "bad-name-length"),
            (choice(&long, &[]), "bad-name-length"),
            (choice("a\u{202e}b", &[]), "bad-name-characters"),
            (choice(" wild 16 ", &[]), "title-taken"),
            (choice("Tradiționale", &[]), "title-taken"),
            (choice("Mine", &[("try_squares", "targets")]), "bad-option"),
            (choice("Mine", &[("fifty", "sometimes")]), "bad-option"),
        ];
        for (choice, expected) in codes {
            match library.save_set(None, choice.clone()).await {
                Err(WindowError::Field { code, .. }) => assert_eq!(code, expected, "{choice:?}"),
                other => panic!("{choice:?} gave {other:?}"),
            }
        }
        let kept = library.startup().await.expect("a store that opens");
        assert_eq!(kept.rule_sets.len(), RuleSet::ALL.len());
    }

    #[tokio::test]
    async fn a_set_is_kept_and_offered_after_the_published_ones() {
        let dir = tempfile::tempdir().expect("a folder");
        let library = Library::open(dir.path().to_owned(), server::Options::default());
        let club = choice(" Club ", &[("fifty", "automatic")]);
        assert_eq!(library.save_set(None, club.clone()).await, Ok(()));
        let again = library.save_set(None, club).await;
        assert_eq!(again, Err(taken()));
        let kept = library.startup().await.expect("a store that opens");
        let last = kept.rule_sets.last().expect("sets");
        assert_eq!(&*last.set.title, "Club");
        let number = last.own.expect("an own set");
        assert_eq!(library.delete_set(number).await, Ok(()));
        assert!(library.delete_set(number).await.is_err());
    }
}
