-- What the player tells of himself beside his name.
ALTER TABLE profile ADD COLUMN details TEXT NOT NULL DEFAULT '{}'; -- a JSON object

-- What is kept of an opponent.
CREATE TABLE opponents (
    name    TEXT PRIMARY KEY COLLATE NOCASE,
    details TEXT NOT NULL -- a JSON object
) STRICT, WITHOUT ROWID;

-- What the player wrote about a game.
CREATE TABLE notes (
    game INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    text TEXT NOT NULL
) STRICT;

-- Words by which games are found again.
CREATE TABLE tags (
    tag  TEXT    NOT NULL COLLATE NOCASE,
    game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    PRIMARY KEY (tag, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX tags_by_game ON tags (game);

-- The results that count for the rating, each once; they outlive the game's row.
CREATE TABLE rated (
    game     TEXT    PRIMARY KEY, -- its id
    ended_at INTEGER NOT NULL,    -- milliseconds since 1970, UTC
    level    INTEGER,             -- of the computer, if it played
    opponent TEXT    NOT NULL,
    score    TEXT    NOT NULL     -- loss, draw, win
) STRICT, WITHOUT ROWID;

-- Appointments to play.
CREATE TABLE appointments (
    number      INTEGER PRIMARY KEY AUTOINCREMENT,
    uid         TEXT    NOT NULL UNIQUE,
    since       INTEGER NOT NULL, -- reminders before that were past when it was saved
    version     INTEGER NOT NULL, -- of the text
    appointment TEXT    NOT NULL  -- JSON
) STRICT;

-- Reminders that were told: a lead of an occasion, not the time at which it was told.
CREATE TABLE told (
    appointment INTEGER NOT NULL REFERENCES appointments (number) ON DELETE CASCADE,
    start       INTEGER NOT NULL, -- of the occasion, milliseconds since 1970, UTC
    lead        INTEGER NOT NULL, -- minutes
    PRIMARY KEY (appointment, start, lead)
) STRICT, WITHOUT ROWID;

-- The event stands in the terms; games are found by it.
ALTER TABLE games ADD COLUMN event TEXT GENERATED ALWAYS AS (json_extract(terms, '$.event')) VIRTUAL;
CREATE INDEX games_by_event ON games (event COLLATE NOCASE, started_at, number);
CREATE INDEX games_by_rules_and_start ON games (rules, started_at, number);
CREATE INDEX games_by_outcome_and_start ON games (outcome, started_at, number);
CREATE INDEX games_by_opponent_and_start ON games (opponent, started_at, number);

-- Parts of names, events and titles, by groups of three letters.
CREATE VIRTUAL TABLE games_text
    USING fts5 (search, content = 'games', content_rowid = 'number', tokenize = 'trigram');
INSERT INTO games_text (games_text) VALUES ('rebuild');
CREATE TRIGGER games_text_added AFTER INSERT ON games BEGIN
    INSERT INTO games_text (rowid, search) VALUES (NEW.number, NEW.search);
END;
CREATE TRIGGER games_text_deleted AFTER DELETE ON games BEGIN
    INSERT INTO games_text (games_text, rowid, search) VALUES ('delete', OLD.number, OLD.search);
END;

-- How many games there are of each kind, so that nobody has to count them.
CREATE TABLE tallies (
    rules    TEXT    NOT NULL,
    outcome  TEXT    NOT NULL, -- empty when nobody won
    opponent TEXT    NOT NULL COLLATE NOCASE,
    level    INTEGER NOT NULL, -- of the computer; 0 for a person
    seated   INTEGER NOT NULL, -- whether the program's player had one seat alone
    games    INTEGER NOT NULL,
    PRIMARY KEY (rules, outcome, opponent, level, seated)
) STRICT, WITHOUT ROWID;
INSERT INTO tallies
    SELECT rules, coalesce(outcome, ''), opponent, coalesce(level, 0), seat IS NOT NULL, count(*)
    FROM games GROUP BY 1, 2, 3, 4, 5;
CREATE TRIGGER games_tallied AFTER INSERT ON games BEGIN
    INSERT INTO tallies VALUES (NEW.rules, coalesce(NEW.outcome, ''), NEW.opponent,
        coalesce(NEW.level, 0), NEW.seat IS NOT NULL, 1)
    ON CONFLICT DO UPDATE SET games = games + 1;
END;
CREATE TRIGGER games_tallied_otherwise AFTER UPDATE OF result ON games
WHEN OLD.outcome IS NOT NEW.outcome BEGIN
    UPDATE tallies SET games = games - 1
    WHERE rules = OLD.rules AND outcome = coalesce(OLD.outcome, '') AND opponent = OLD.opponent
        AND level = coalesce(OLD.level, 0) AND seated = (OLD.seat IS NOT NULL);
    INSERT INTO tallies VALUES (NEW.rules, coalesce(NEW.outcome, ''), NEW.opponent,
        coalesce(NEW.level, 0), NEW.seat IS NOT NULL, 1)
    ON CONFLICT DO UPDATE SET games = games + 1;
    DELETE FROM tallies WHERE games = 0;
END;
CREATE TRIGGER games_tallied_no_more AFTER DELETE ON games BEGIN
    UPDATE tallies SET games = games - 1
    WHERE rules = OLD.rules AND outcome = coalesce(OLD.outcome, '') AND opponent = OLD.opponent
        AND level = coalesce(OLD.level, 0) AND seated = (OLD.seat IS NOT NULL);
    DELETE FROM tallies WHERE games = 0;
END;

-- The positions of an ended game: what each step put on which square. Empty where there are none on
-- a board of eight by eight squares.
CREATE TABLE traces (
    game  INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    trace BLOB NOT NULL
) STRICT;

-- Which games of a block of numbers had a man on a square in one part of the game: a bit a game.
CREATE TABLE seen (
    place INTEGER PRIMARY KEY, -- (block * 8 + part) * 768 + man * 64 + square
    games BLOB    NOT NULL
) STRICT;
