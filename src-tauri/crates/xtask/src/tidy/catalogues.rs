//! The catalogues of texts: every language has the same keys, and each text the same variables.

use std::collections::{BTreeMap, BTreeSet};

use super::{Fault, File};

/// The texts of a language, by key.
type Catalogue<'a> = BTreeMap<String, Text<'a>>;

/// One text of a catalogue.
struct Text<'a> {
    file: &'a File,
    line: usize,
    variables: BTreeSet<&'a str>,
    /// Other texts that stand in it, whose variables are its own too.
    texts: BTreeSet<&'a str>,
}

/// What differs between the catalogues. A folder holds the files of one language.
pub(super) fn faults(files: &[File]) -> Vec<Fault> {
    let mut languages = BTreeMap::<&str, (&File, Catalogue<'_>)>::new();
    for file in files.iter().filter(|file| file.has_ending(&["ftl"])) {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let (_, catalogue) = languages
            .entry(folder)
            .or_insert_with(|| (file, Catalogue::new()));
        read(file, catalogue);
    }
    let mut faults = Vec::new();
    for (first, catalogue) in languages.values() {
        for (_, other) in languages.values() {
            faults.extend(lacking(first, catalogue, other));
        }
    }
    faults
}

/// What one catalogue, which begins with this file, lacks of another.
fn lacking<'a>(
    first: &'a File,
    catalogue: &'a Catalogue<'_>,
    other: &'a Catalogue<'_>,
) -> impl Iterator<Item = Fault> + 'a {
    other.iter().flat_map(move |(key, other_text)| {
        let other_path = &other_text.file.path;
        let Some(text) = catalogue.get(key) else {
            let what = format!("{key} is missing; {other_path} has it");
            return vec![first.fault(1, what)];
        };
        let found = all_variables(catalogue, key);
        all_variables(other, key)
            .difference(&found)
            .map(|name| {
                let what = format!("{key} does not use ${name}; {other_path} does");
                text.file.fault(text.line, what)
            })
            .collect()
    })
}

/// The variables of a text and of every text that stands in it.
fn all_variables<'a>(catalogue: &Catalogue<'a>, key: &'a str) -> BTreeSet<&'a str> {
    let mut keys = vec![key];
    let mut seen = BTreeSet::new();
    let mut variables = BTreeSet::new();
    while let Some(key) = keys.pop() {
        if let Some(text) = catalogue.get(key).filter(|_| seen.insert(key)) {
            variables.extend(&text.variables);
            keys.extend(&text.texts);
        }
    }
    variables
}

/// Keys (`key`, `-term`, `key.attribute`) and the variables of their texts.
fn read<'a>(file: &'a File, catalogue: &mut Catalogue<'a>) {
    let mut message = String::new();
    let mut key = String::new();
    for (line, content) in (1..).zip(file.text.lines()) {
        if content.starts_with('#') {
            continue;
        }
        if let Some(name) = name_before_equals(content) {
            if !name.starts_with('.') {
                message.clear();
            }
            key = [&message, name].concat();
            if message.is_empty() {
                name.clone_into(&mut message);
            }
            catalogue.entry(key.clone()).or_insert_with(|| Text {
                file,
                line,
                variables: BTreeSet::new(),
                texts: BTreeSet::new(),
            });
        }
        if let Some(text) = catalogue.get_mut(&key) {
            text.variables.extend(names_after(content, '$'));
            let texts = names_after(content, '{').filter(|name| !name.is_empty());
            text.texts.extend(texts);
        }
    }
}

/// The name of a message, a term or (indented, with a dot) an attribute that begins on this line.
fn name_before_equals(line: &str) -> Option<&str> {
    let (name, _) = line.split_once('=')?;
    let name = name.trim_end();
    let (name, rest) = match name.trim_start().strip_prefix('.') {
        Some(rest) if name.starts_with(' ') => (name.trim_start(), rest),
        _ => (name, name.strip_prefix('-').unwrap_or(name)),
    };
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    let begins = rest.starts_with(|letter: char| letter.is_ascii_alphabetic());
    (begins && rest.chars().all(plain)).then_some(name)
}

/// The names that follow this sign in a line; an empty one where something else follows.
fn names_after(line: &str, sign: char) -> impl Iterator<Item = &str> {
    line.split(sign).skip(1).map(|rest| {
        let rest = rest.trim_start();
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        let end = rest.find(|letter: char| !plain(letter));
        &rest[..end.unwrap_or(rest.len())]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(english: &str, romanian: &str, expected: &[&str]) {
        let file = |path: &str, text: &str| File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let files = [file("en/a.ftl", english), file("ro/a.ftl", romanian)];
        let found: Vec<String> = faults(&files).iter().map(Fault::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn keys_and_variables_are_the_same_in_all_languages() {
        check("a = A\n", "a = Ă\n", &[]);
        check(
            "a = A\nb = B\n",
            "a = Ă\n",
            &["ro/a.ftl:1: b is missing; en/a.ftl has it"],
        );
        check(
            "# Not = a key\na = { $n ->\n    [one] one = 1\n   *[other] { $n }\n  }\n",
            "a =\n    { $n } și { $m }\n",
            &["en/a.ftl:2: a does not use $m; ro/a.ftl does"],
        );
        check("a = { b }\nb = { $n }\n", "a = { $n }\nb = { $n }\n", &[]);
        check(
            "a = A\n  .title = T\n",
            "a = A\n  .hint = T\n",
            &[
                "en/a.ftl:1: a.hint is missing; ro/a.ftl has it",
                "ro/a.ftl:1: a.title is missing; en/a.ftl has it",
            ],
        );
    }
}
