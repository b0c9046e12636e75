//! Opening the file: first looked at without touching it, then for real.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::OpenError;
use crate::sql::schema;

/// What the database keeps beside a database: its log, that log's index, and the journal of the other
/// mode. The log comes first wherever they are moved, so that it is never left to a new file.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// The database in a data folder.
pub(crate) fn path_in(dir: &Path) -> PathBuf {
    dir.join("encounter.db")
}

/// Opens the file for writing and brings it to the newest version. A file that should not be
/// written is left as it is.
pub(crate) fn open(path: &Path) -> Result<Connection, OpenError> {
    if let Some(dir) = path.parent() {
        std::fs::create_dir_all(dir).map_err(|error| OpenError::io(dir, &error))?;
    }
    let size = size(path)?;
    if size == 0 && self::size(&beside(path, "-wal"))? > 0 {
        return Err(OpenError::damaged(path, "its beginning is missing"));
    }
    // What is shorter than the shortest database would be taken for an empty one.
    if (1..512).contains(&size) {
        return Err(OpenError::damaged(path, "it is too short to be a database"));
    }
    if self::size(&beside(path, "-journal"))? > 0 {
        // Left by a crash in the very first write; only a writer can put the file right.
        let connection = connect_to_write(path)?;
        check(path, &connection)?;
        return bring_up_to_date(path, connection);
    }
    if size > 0 {
        check(path, &connect_to_look(path)?)?;
    }
    bring_up_to_date(path, connect_to_write(path)?)
}

/// Moves the file and what the database keeps beside it to a name with the date.
pub(crate) fn move_aside(path: &Path) -> Result<(), OpenError> {
    let kept = free_name(path)?;
    let moves = BESIDE
        .map(|suffix| (beside(path, suffix), beside(&kept, suffix)))
        .into_iter()
        .chain([(path.to_owned(), kept.clone())]);
    for (from, to) in moves {
        if exists(&from)? {
            std::fs::rename(&from, &to).map_err(|error| OpenError::io(&from, &error))?;
        }
    }
    Ok(())
}

/// `encounter-2026-11-29-184500.db`, with a number when that is taken.
fn free_name(path: &Path) -> Result<PathBuf, OpenError> {
    let date = chrono::Local::now().format("%Y-%m-%d-%H%M%S");
    for number in 1_u32.. {
        let name = match number {
            1 => format!("encounter-{date}.db"),
            _ => format!("encounter-{date}-{number}.db"),
        };
        let name = path.with_file_name(name);
        let taken = std::iter::once(name.clone())
            .chain(BESIDE.map(|suffix| beside(&name, suffix)))
            .map(|name| exists(&name))
            .collect::<Result<Vec<_>, _>>()?;
        if !taken.contains(&true) {
            return Ok(name);
        }
    }
    unreachable!("a folder holds fewer files than there are numbers")
}

fn exists(path: &Path) -> Result<bool, OpenError> {
    path.try_exists()
        .map_err(|error| OpenError::io(path, &error))
}

/// The file's size, 0 when there is none.
fn size(path: &Path) -> Result<u64, OpenError> {
    match path.metadata() {
        Ok(data) if data.is_dir() => Err(OpenError::io(path, &"it is a folder")),
        Ok(data) => Ok(data.len()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(0),
        Err(error) => Err(OpenError::io(path, &error)),
    }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// A connection that changes neither the file nor, when it was closed properly, its folder.
fn connect_to_look(path: &Path) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let opened = if exists(&beside(path, "-wal"))? {
        Connection::open_with_flags(path, flags)
    } else {
        let flags = flags | OpenFlags::SQLITE_OPEN_URI;
        Connection::open_with_flags(immutable_uri(path), flags)
    };
    opened
        .and_then(|connection| {
            // The log after a crash is read too, but not written into the file.
            connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
            Ok(connection)
        })
        .map_err(|error| OpenError::from_sqlite(path, &error))
}

/// A name for the database library that says: nobody changes this file now.
fn immutable_uri(path: &Path) -> String {
    let mut uri = String::from("file:");
    let text = path
        .to_string_lossy()
        .replace(std::path::MAIN_SEPARATOR, "/");
    if std::path::MAIN_SEPARATOR == '\\' {
        uri.push('/');
    }
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b':' => {
                uri.push(char::from(byte));
            }
            _ => write!(uri, "%{byte:02X}").expect("a string takes everything"),
        }
    }
    uri.push_str("?immutable=1");
    uri
}

/// Whether this is a whole database of this program, of a version that it knows.
fn check(path: &Path, connection: &Connection) -> Result<(), OpenError> {
    let version = pragma(path, connection, "user_version")?;
    let application = pragma(path, connection, "application_id")?;
    if application != schema::APPLICATION_ID && !is_empty(path, connection)? {
        return Err(OpenError::damaged(path, "another program made it"));
    }
    if version > schema::KNOWN {
        return Err(OpenError::Newer {
            path: path.to_owned(),
            found: version,
            known: schema::KNOWN,
        });
    }
    let verdict: String = connection
        .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
        .map_err(|error| OpenError::from_sqlite(path, &error))?;
    if verdict == "ok" {
        Ok(())
    } else {
        Err(OpenError::damaged(path, verdict))
    }
}

fn pragma(path: &Path, connection: &Connection, name: &str) -> Result<i64, OpenError> {
    connection
        .pragma_query_value(None, name, |row| row.get(0))
        .map_err(|error| OpenError::from_sqlite(path, &error))
}

fn is_empty(path: &Path, connection: &Connection) -> Result<bool, OpenError> {
    connection
        .query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| {
            row.get(0)
        })
        .map_err(|error| OpenError::from_sqlite(path, &error))
}

fn connect_to_write(path: &Path) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(path, flags).map_err(|error| OpenError::from_sqlite(path, &error))
}

fn bring_up_to_date(path: &Path, mut connection: Connection) -> Result<Connection, OpenError> {
    schema::prepare_writer(&connection).map_err(|error| OpenError::from_sqlite(path, &error))?;
    schema::migrate(&mut connection).map_err(|error| OpenError::io(path, &error))?;
    Ok(connection)
}

#[cfg(test)]
mod tests;
