//! The SQL table `settings`: the preferences as one JSON object.
//!
//! A field that cannot be read counts as not set, and one that is not known is kept, so that a
//! change of the program loses no more than it must.

use protocol::window::Settings;
use rusqlite::{Connection, OptionalExtension};
use serde_json::{Map, Value};

use crate::CommitError;

/// The preferences; the usual ones where none were kept.
pub(crate) fn read(connection: &Connection) -> rusqlite::Result<Settings> {
    Ok(from_object(&stored(connection)?))
}

/// Keeps the preferences, beside stored fields that this program does not know.
pub(crate) fn save(connection: &Connection, settings: &Settings) -> Result<(), CommitError> {
    let mut object = stored(connection)?;
    object.extend(to_object(settings));
    connection.execute(
        "INSERT INTO settings (only, value) VALUES (1, ?1)
         ON CONFLICT (only) DO UPDATE SET value = excluded.value",
        [Value::Object(object).to_string()],
    )?;
    Ok(())
}

fn stored(connection: &Connection) -> rusqlite::Result<Map<String, Value>> {
    let text: Option<String> = connection
        .query_row("SELECT value FROM settings", [], |row| row.get(0))
        .optional()?;
    let object = text.and_then(|text| serde_json::from_str(&text).ok());
    Ok(object.unwrap_or_default())
}

fn to_object(settings: &Settings) -> Map<String, Value> {
    match serde_json::to_value(settings) {
        Ok(Value::Object(object)) => object,
        other => unreachable!("preferences are written as an object, not as {other:?}"),
    }
}

/// Takes each field that can be read, and the usual value for every other.
fn from_object(object: &Map<String, Value>) -> Settings {
    let mut good = to_object(&Settings::default());
    for (field, value) in object {
        let mut with_it = good.clone();
        with_it.insert(field.clone(), value.clone());
        if serde_json::from_value::<Settings>(Value::Object(with_it.clone())).is_ok() {
            good = with_it;
        }
    }
    serde_json::from_value(Value::Object(good)).expect("each field has been tried")
}

#[cfg(test)]
mod tests {
    use protocol::window::Theme;

    use super::*;
    use crate::Store;

    /// Reads this stored text.
    #[track_caller]
    fn check(text: &str, expected: &Settings) {
        let object = serde_json::from_str(text).unwrap_or_default();
        assert_eq!(from_object(&object), *expected, "{text}");
    }

    #[test]
    fn a_bad_field_loses_only_itself() {
        let usual = Settings::default;
        let dark = Settings {
            theme: Theme::Dark,
            ..usual()
        };
        check("{}", &usual());
        check("no object", &usual());
        check(r#"{"theme":"dark"}"#, &dark);
        check(
            r#"{"theme":"dark","hints":"perhaps","replay_step_ms":-1}"#,
            &dark,
        );
        check(r#"{"theme":"dark","last_request":{"event":"half"}}"#, &dark);
        check(r#"{"theme":"mauve"}"#, &usual());
    }

    #[tokio::test]
    async fn preferences_are_kept_beside_unknown_ones() {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path()).unwrap();
        assert_eq!(store.settings().unwrap(), Settings::default());
        let connection = crate::open::open(&store.path()).unwrap();
        let sql = r#"INSERT INTO settings VALUES (1, '{"later":[1],"hints":7}')"#;
        connection.execute(sql, []).unwrap();
        let settings = Settings {
            language: Some("ro".to_owned()),
            ..store.settings().unwrap()
        };
        let saved = store.writer().save_settings(settings.clone()).await;
        assert_eq!(saved, Ok(()));
        assert_eq!(store.settings().unwrap(), settings);
        let object = stored(&connection).unwrap();
        assert_eq!(object["later"], serde_json::json!([1]));
        assert_eq!(object["hints"], serde_json::json!(true));
    }
}
