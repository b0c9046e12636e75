//! The catalogue of texts, for what the program says outside its page.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// A language that has a catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    /// English.
    English,
    /// Romanian.
    Romanian,
}

impl Language {
    /// The chosen language, or the system's.
    pub(crate) fn choose(chosen: Option<&str>) -> Self {
        chosen.map_or_else(Self::of_system, Self::named)
    }

    /// The system's language.
    pub(crate) fn of_system() -> Self {
        Self::named(&sys_locale::get_locale().unwrap_or_default())
    }

    /// The language of a name such as `ro` or `ro-RO`; English stands for all that have no catalogue.
    fn named(name: &str) -> Self {
        match name.split(['-', '_', '.']).next() {
            Some("ro") => Self::Romanian,
            _ => Self::English,
        }
    }

    /// `en` or `ro`.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Romanian => "ro",
        }
    }

    /// The files of the catalogue with words that the program speaks; the others are for the page.
    const fn catalogue(self) -> &'static [&'static str] {
        macro_rules! files {
            ($language:literal) => {
                &[
                    include_str!(concat!("../../ui/i18n/", $language, "/calendar.ftl")),
                    include_str!(concat!("../../ui/i18n/", $language, "/pages.ftl")),
                    include_str!(concat!("../../ui/i18n/", $language, "/sets.ftl")),
                    include_str!(concat!("../../ui/i18n/", $language, "/table.ftl")),
                    include_str!(concat!("../../ui/i18n/", $language, "/words.ftl")),
                ]
            };
        }
        match self {
            Self::English => files!("en"),
            Self::Romanian => files!("ro"),
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        self.code()
            .parse()
            .expect("both names are language identifiers")
    }
}

/// The texts of one language.
pub(crate) struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads a catalogue that is part of the program.
    pub(crate) fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        bundle.set_use_isolating(false);
        for &file in language.catalogue() {
            // A fault in a line leaves the other lines usable; a test holds all files faultless.
            let resource = match FluentResource::try_new(file.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// The text of a key, or the key itself when the catalogue lacks it.
    pub(crate) fn text(&self, key: &str, arguments: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            return key.to_owned();
        };
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, arguments, &mut errors)
            .into_owned()
    }

    /// A text that depends on one word of the game.
    pub(crate) fn word(&self, key: &str, name: &str, value: &str) -> String {
        let arguments = FluentArgs::from_iter([(name, value)]);
        self.text(key, Some(&arguments))
    }

    /// A text with one number in it.
    pub(crate) fn number(&self, key: &str, name: &str, value: u32) -> String {
        let arguments = FluentArgs::from_iter([(name, value)]);
        self.text(key, Some(&arguments))
    }
}

#[cfg(test)]
mod tests {
    use referee::RuleSet;

    use super::*;

    #[test]
    fn both_catalogues_are_read_without_a_fault() {
        for language in [Language::English, Language::Romanian] {
            for &file in language.catalogue() {
                let faults = FluentResource::try_new(file.to_owned())
                    .err()
                    .map(|(_, faults)| faults);
                assert_eq!(faults, None, "{language:?}");
            }
        }
    }

    #[test]
    fn every_option_of_every_rule_set_is_named_and_explained() {
        let plain = |text: &str| text.replace(['“', '”'], "\"").replace('’', "'");
        for name in RuleSet::ALL {
            for option in RuleSet::published(name).options() {
                let key = option.key.replace('_', "-");
                let source = format!("option-source-{key}");
                let english = Texts::new(Language::English);
                let said = english.word(&source, "rules", name.as_str());
                assert_eq!(plain(&said), option.doc, "the referee says the same");
                for texts in [english, Texts::new(Language::Romanian)] {
                    let label = format!("option-{key}");
                    for key in [&label, &source] {
                        assert_ne!(&texts.word(key, "rules", name.as_str()), key);
                    }
                }
            }
        }
    }

    #[test]
    fn every_rule_set_is_named_and_described() {
        for texts in [Language::English, Language::Romanian].map(Texts::new) {
            let own = texts.word("rules-note", "rules", "of one's own");
            for name in RuleSet::ALL {
                let word = |key| texts.word(key, "rules", name.as_str());
                assert_ne!(word("rules-name"), name.as_str());
                assert_ne!(word("rules-note"), own, "{name}");
            }
        }
    }

    #[test]
    fn a_time_warning_names_what_is_left() {
        let texts = Texts::new(Language::English);
        for (below, word) in [(180, "3"), (120, "2"), (60, "1"), (30, "30")] {
            let body = texts.number("time-warning-body", "seconds", below);
            assert!(body.contains(word), "{below}: {body}");
        }
        assert_eq!(texts.text("no-such-key", None), "no-such-key");
    }

    #[test]
    fn the_chosen_language_beats_the_system() {
        assert_eq!(Language::choose(Some("ro")), Language::Romanian);
        assert_eq!(Language::choose(Some("en")), Language::English);
    }

    #[test]
    fn a_language_is_known_in_every_country_and_no_other_is_taken_for_it() {
        for (name, language) in [
            ("ro-RO", Language::Romanian),
            ("ro_MD.UTF-8", Language::Romanian),
            ("rom", Language::English),
            ("de-AT", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(Language::named(name), language, "{name:?}");
        }
    }
}
